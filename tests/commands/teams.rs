//! `tengen standings --teams`, as others script against it, and what an import keeps of teams.

use std::process::{Command, Output};

use crate::root::repository;

fn tengen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen")).args(args).output().expect("the program runs")
}

fn golden(name: &str) -> String {
    repository().join("tests/golden").join(name).to_string_lossy().into_owned()
}

fn printed(args: &[&str]) -> String {
    let out = tengen(args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("UTF-8")
}

/// The first line of standard error of a command that is refused.
fn refused(args: &[&str]) -> String {
    let out = tengen(args);
    assert_eq!((out.status.code(), out.stdout.len()), (Some(2), 0), "{args:?}");
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    // What is to be said of the file stands before it.
    said.lines().find(|line| line.starts_with("tengen: ")).unwrap_or(&said).to_owned()
}

#[test]
fn a_round_of_teams_is_drawn_match_by_match_with_a_proof() {
    let file = golden("teams/four-by-four.xml");
    let text = printed(&["pair", &file, "--round", "3", "--teams"]);
    let rows: Vec<Vec<&str>> = text
        .lines()
        .skip(1)
        .filter(|l| !l.starts_with('#'))
        .map(|l| l.split('\t').collect())
        .collect();
    assert!(text.ends_with("# optimal=proved\n"), "{text}");
    assert_eq!(text.lines().next(), Some("match\tfirst\tsecond\ttable\twhite\tblack\thandicap"));
    let tables: Vec<i32> = rows.iter().map(|row| row[3].parse().expect("a table")).collect();
    assert!(tables.iter().copied().eq(1..=tables.len() as i32), "in a row: {tables:?}");
    let mut teams: Vec<&str> = rows.iter().flat_map(|row| [row[1], row[2]]).collect();
    teams.sort_unstable();
    teams.dedup();
    let matches = rows.last().expect("a row")[0].parse::<usize>().expect("a number");
    assert_eq!(teams.len(), matches * 2, "nobody twice: {text}");
    let json = printed(&["pair", &file, "--round", "3", "--teams", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["matches"].as_array().map(Vec::len), Some(matches));
    assert!(refused(&["pair", &file, "--round", "99", "--teams"]).contains("99"));
}

#[test]
fn the_proof_of_a_draw_of_teams_is_written_and_checked() {
    let file = golden("teams/four-by-four.xml");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof.txt").display().to_string();
    let drawn = printed(&["pair", &file, "--round", "3", "--teams", "--certificate", &path]);
    let text = std::fs::read_to_string(&path).expect("it is written");
    assert!(text.starts_with("team-draw-certificate 1\nround 3\nteams "), "{text}");
    let checked = printed(&["check", &file, "--round", "3", "--certificate", &path]);
    assert!(checked.starts_with("team1\tteam2\n"), "{checked}");
    assert!(checked.ends_with("# optimal=proved\n"), "{checked}");
    for row in checked.lines().skip(1).filter(|line| !line.starts_with('#')) {
        let (one, other) = row.split_once('\t').expect("two teams");
        let either = [format!("\t{one}\t{other}\t"), format!("\t{other}\t{one}\t")];
        assert!(either.iter().any(|pair| drawn.contains(pair)), "{row}: {drawn}");
    }
    let json =
        printed(&["check", &file, "--round", "3", "--certificate", &path, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["pairs"].as_array().map(Vec::len), Some(2));
    assert!(refused(&["check", &file, "--round", "2", "--certificate", &path]).contains("round 3"));
    std::fs::write(&path, text.replacen("total ", "total 1", 1)).expect("it is written");
    let said = refused(&["check", &file, "--round", "3", "--certificate", &path]);
    assert!(said.contains("not proved"), "{said}");
}

#[test]
fn every_table_of_opengotha_is_printed_as_it_is() {
    let mut printed_tables = 0;
    for (file, name) in [
        ("teams/four-by-four.xml", "four-by-four"),
        ("teams/substitutes.xml", "substitutes"),
        ("tournaments/teams.xml", "teams"),
    ] {
        let file = golden(file);
        let expected = std::fs::read_to_string(golden(&format!("teams/{name}.team-standings.tsv")));
        let expected = expected.expect("the tables are there");
        for table in expected.split("# round ").skip(1) {
            let (head, rows) = table.split_once('\n').expect("a head");
            let (round, criteria) = head.split_once(", criteria ").expect("criteria");
            let mut args = vec!["standings", &file, "--teams", "--round", round];
            if criteria != "of the file" {
                args.extend(["--criteria", criteria]);
            }
            assert_eq!(printed(&args), rows, "{name}, {head}");
            printed_tables += 1;
        }
        let last = expected.split("# round ").filter(|table| table.contains("of the file")).last();
        let (_, rows) = last.and_then(|table| table.split_once('\n')).expect("a table");
        assert_eq!(printed(&["standings", &file, "--teams"]), rows, "{name} without a round");
    }
    assert_eq!(printed_tables, 20);
}

#[test]
fn json_has_plain_numbers_and_the_table_is_aligned() {
    let file = golden("teams/four-by-four.xml");
    let at = ["standings", &file, "--teams", "--round", "2", "--criteria", "TEAMP,BDW", "--format"];
    let json = printed(&[&at[..], &["json"]].concat());
    let document: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(document["criteria"], serde_json::json!(["TEAMP", "BDW"]));
    assert_eq!(
        document["rows"][0],
        serde_json::json!({
            "place": 1, "number": 1, "team": "Alba", "criteria": {"TEAMP": 3, "BDW": 4.5},
            "rounds": ["3=(2)", "2+(2½)"]
        })
    );
    assert_eq!(
        printed(&[&at[..], &["table"]].concat()),
        "place  number  team     r1      r2  TEAMP  BDW\n\
        \x20   1       1  Alba  3=(2)  2+(2½)      3   4½\n\
        \x20   2       3  Ceta  4+(3)  1-(1½)      2   4½\n\
        \x20   3       2  Bora  1=(2)   4=(2)      2    4\n\
        \x20   4       4  Dena  2-(1)   3=(2)      1    3\n"
    );
}

#[test]
fn equals_share_their_place_and_players_are_ordered_by_other_criteria_too() {
    let file = golden("teams/substitutes.xml");
    let text = printed(&["standings", &file, "--teams", "--criteria", "TEAMP"]);
    let places: Vec<&str> = text.lines().skip(1).filter_map(|l| l.split('\t').next()).collect();
    assert_eq!(places, ["1", "2", "3", "3"]);
    let open = golden("tournaments/harbour-open.xml");
    let text = printed(&["standings", &open, "--criteria", "nbw,SOSW"]);
    assert!(text.starts_with("place\tname\tfirst_name\trank\tNBW\tSOSW\tr1\t"), "{text}");
    let wins: Vec<f64> = text
        .lines()
        .skip(1)
        .map(|line| line.split('\t').nth(4).expect("NBW").parse().expect("a number"))
        .collect();
    assert!(wins.is_sorted_by(|a, b| a >= b) && wins.len() == 58);
}

#[test]
fn what_cannot_be_printed_is_refused_in_a_line() {
    let (league, open) = (golden("teams/four-by-four.xml"), golden("tournaments/both-lose.xml"));
    for (args, begins) in [
        (vec![&*open, "--teams"], "tengen: --teams: the file has no teams; leave it out"),
        (vec![&league, "--teams", "--round", "7"], "tengen: --round 7: there is no such round"),
        (
            vec![&league, "--teams", "--criteria", "MMS"],
            "tengen: --criteria: no criterion of teams is called `MMS`",
        ),
        (
            vec![&league, "--criteria", "TEAMP"],
            "tengen: --criteria: no criterion is called `TEAMP`",
        ),
        (
            vec![&league, "--teams", "--criteria", "BDW,TEAMP,BDW"],
            "tengen: --criteria: BDW stands there twice",
        ),
        (
            vec![&league, "--teams", "--criteria", ""],
            "tengen: --criteria: no criterion of teams is called ``",
        ),
    ] {
        let why = refused(&[&["standings"], &args[..]].concat());
        assert!(why.starts_with(begins), "{begins}: {why}");
    }
}

#[test]
fn teams_come_out_of_a_data_folder_as_they_went_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let data = data.to_str().expect("a plain path");
    let xml = folder.path().join("again.xml");
    let xml = xml.to_str().expect("a plain path");
    let own = folder.path().join("again.json");
    let own = own.to_str().expect("a plain path");
    for (name, slug) in [("teams/substitutes.xml", "one"), ("tournaments/teams.xml", "other")] {
        let file = golden(name);
        printed(&["import", &file, "--slug", slug, "--data", data]);
        let table = printed(&["standings", &file, "--teams"]);
        printed(&["export", slug, "--to", "opengotha", "--output", xml, "--data", data]);
        assert_eq!(printed(&["standings", xml, "--teams"]), table, "{name}");
        printed(&["export", slug, "--to", "json", "--output", own, "--data", data]);
        assert_eq!(printed(&["standings", own, "--teams"]), table, "{name}");
        assert!(printed(&["verify", own]).contains("journal ok"), "{name}");
        let (came, again) = (std::fs::read_to_string(&file), std::fs::read_to_string(xml));
        let teams = |text: &str| {
            let (_, rest) = text.split_once("<Teams>").expect("teams");
            rest.split_once("</Teams>").expect("their end").0.to_owned()
        };
        assert_eq!(teams(&again.expect("read")), teams(&came.expect("read")), "{name}");
    }
}
