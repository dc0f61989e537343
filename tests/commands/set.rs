//! `--set FIELD=VALUE`: what an event has otherwise, on the command line.

use crate::binary::tengen;

const SUICIDE: &str = "(;GM[1]FF[4]SZ[5];B[ad];W[ca];B[be];W[ae])";

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn on(record: &str, args: &[&str]) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, record).expect("written");
    let file = file.to_string_lossy();
    let all: Vec<&str> = [args[0], &file].into_iter().chain(args[1..].iter().copied()).collect();
    let out = tengen(&all);
    (out.status.code(), said(&out.stdout), said(&out.stderr))
}

#[test]
fn the_rules_of_play_are_set_for_a_record() {
    let (_, usual, _) = on(SUICIDE, &["replay", "--rules", "japanese"]);
    assert!(usual.contains("\"suicide\""), "{usual}");
    let (code, own, _) = on(SUICIDE, &["replay", "--rules", "japanese", "--set", "suicide=legal"]);
    assert_eq!(code, Some(0));
    assert!(own.contains("\"violations\":[]"), "{own}");
    let (code, _, why) = on(SUICIDE, &["replay", "--rules", "japanese", "--set", "suicide=often"]);
    assert_eq!(code, Some(2));
    assert!(why.contains("--set: suicide: `often` cannot stand there: write forbidden"), "{why}");
    let (code, _, why) = on(SUICIDE, &["score", "--rules", "nz", "--set", "size=9"]);
    assert_eq!(code, Some(2));
    assert!(why.contains("no field `size`") && why.contains("open-dame"), "{why}");
}

/// A wall each, one neutral point between them, 5 points a side behind them.
const OPEN: &str =
    "(;GM[1]FF[4]SZ[5]KM[0]AB[ba][bb][bc][bd][be][cb][cd]AW[da][db][dc][dd][de][cc][ce])";

#[test]
fn open_points_and_their_groups_are_named() {
    let (_, japanese, why) = on(OPEN, &["score", "--rules", "japanese"]);
    assert!(japanese.contains("\"black\":0,\"white\":0"), "{japanese}");
    assert!(why.contains("C5 open") && why.contains("Black's group at B1 loses 5 points"), "{why}");
    let (_, club, why) = on(OPEN, &["score", "--rules", "club-beginners"]);
    assert!(club.contains("\"black\":5,\"white\":5"), "{club}");
    assert_eq!(why, "");
    let set = ["score", "--rules", "club-beginners", "--set", "open-dame=makes-seki"];
    assert!(on(OPEN, &set).1.contains("\"black\":0,\"white\":0"));
}

/// A draw on the board; each period of Ing overtime takes 2 points off.
#[test]
fn bought_time_is_taken_off_the_score() {
    let score = |periods| on(OPEN, &["score", "--rules", "club-beginners", "--overtime", periods]);
    let (_, paid, _) = score("1,3");
    assert!(paid.contains("\"black\":3,\"white\":-1,\"margin\":4"), "{paid}");
    assert!(paid.contains("\"winner\":\"black\",\"result\":\"B+4\""), "{paid}");
    let (code, _, why) = score("4,0");
    assert_eq!(code, Some(2));
    assert!(why.contains("two numbers from 0 to 3"), "{why}");
}

#[test]
fn the_german_rules_detect_dead_stones_and_say_so() {
    let (code, report, why) = on(OPEN, &["score", "--rules", "club-9x9"]);
    assert_eq!(code, Some(0));
    assert!(why.contains("dead stones detected, as club-9x9 have it"), "{why}");
    assert!(report.contains("\"status\":["), "{report}");
    let (_, _, named) = on(OPEN, &["score", "--rules", "club-9x9", "--dead", ""]);
    assert!(!named.contains("detected"), "{named}");
}

/// Two groups with an eye each hold each other over C9.
const SEKI: &str = "(;GM[1]FF[4]SZ[9]KM[0]AB[ba][ab][bb][ga][gb][cc][dc][ec][fc][gc][fd][fe][ff][fg][fh][fi]\
    AW[da][fa][cb][db][eb][fb][ac][bc][bd][cd][dd][ed][ee][ef][eg][eh][ei])";

#[test]
fn a_seki_is_named_or_proposed_and_said_so() {
    let points = |text: &str| {
        let report: serde_json::Value = serde_json::from_str(text).expect("JSON");
        (report["black"].as_f64().expect("points"), report["white"].as_f64().expect("points"))
    };
    for rules in ["korean", "egf", "club-9x9"] {
        let (code, report, why) = on(SEKI, &["score", "--rules", rules, "--dead", ""]);
        assert_eq!((code, points(&report)), (Some(0), (24.0, 21.0)), "{rules}");
        assert!(why.contains("seki proposed, ") && why.contains("A8"), "{why}");
        let named = ["score", "--rules", rules, "--dead", "", "--seki", "A8,D9"];
        let (code, report, why) = on(SEKI, &named);
        assert_eq!((code, points(&report), &*why), (Some(0), (24.0, 21.0), ""), "{rules}");
        let none = on(SEKI, &["score", "--rules", rules, "--dead", "", "--seki", ""]).1;
        assert_eq!(points(&none), (25.0, 22.0), "{rules}: it is said that there is none");
    }
    let table = ["score", "--rules", "korean", "--seki", "A8,D9", "--format", "table"];
    assert!(on(SEKI, &table).1.contains("\nseki    A8 B8 B9 C8 D8"), "{}", on(SEKI, &table).1);
    let (code, _, why) = on(SEKI, &["score", "--rules", "korean", "--seki", "A8,J10"]);
    assert_eq!(code, Some(2));
    assert!(why.contains("--seki"), "{why}");
    let (_, help, _) = on(SEKI, &["score", "--help"]);
    assert!(help.contains("--seki"), "{help}");
}

/// A dead black stone in White's territory.
const DEAD: &str =
    "(;GM[1]FF[4]SZ[5]KM[0]AB[ba][bb][bc][bd][be][ec]AW[da][db][dc][dd][de][ca][cb][cc][cd][ce])";

#[test]
fn a_dead_stone_is_worth_what_the_sheet_says() {
    let white = |rules: &str| on(DEAD, &["score", "--rules", rules, "--dead", "E3"]).1;
    assert!(white("club-dutch").contains("\"white\":6"), "{}", white("club-dutch"));
    assert!(white("club-beginners").contains("\"white\":5"), "{}", white("club-beginners"));
}

#[test]
fn one_handicap_stone_lets_white_move_first() {
    let record = "(;GM[1]FF[4]SZ[9]HA[1]AB[cc];W[gg];B[cg])";
    for rules in ["japanese", "chinese", "aga", "nz", "club-beginners"] {
        let (_, report, _) = on(record, &["replay", "--rules", rules]);
        assert!(report.contains("\"violations\":[]"), "{rules}: {report}");
    }
}

/// Ten stones have no fixed points: that is told in a sentence, and the record is played as it stands.
#[test]
fn a_handicap_without_fixed_points_is_told() {
    let stones = "[dd][pp][dp][pd][dj][pj][jd][jp][jj][cc]";
    let record = format!("(;GM[1]FF[4]SZ[19]HA[10]AB{stones};W[qq])");
    let (_, report, told) = on(&record, &["replay", "--rules", "japanese"]);
    assert!(report.contains("\"violations\":[]"), "{report}");
    let words = "HA[10]: 10 handicap stones have no fixed points on 19×19: at most 9";
    assert!(told.contains(words), "{told}");
    let (_, _, free) = on(&record, &["replay", "--rules", "chinese"]);
    assert!(!free.contains("HA[10]"), "{free}");
}

#[test]
fn a_procedure_is_set_for_a_ruling() {
    let ruling = |more: &[&str]| {
        let usual =
            ["ruling", "--procedure", "ngb", "--by", "black", "--move", "10", "--format", "table"];
        let args: Vec<&str> = usual.into_iter().chain(more.iter().copied()).collect();
        let out = tengen(&args);
        (out.status.code(), said(&out.stdout), said(&out.stderr))
    };
    let late = ["--incident", "ko-retake", "--noticed", "14"];
    assert!(ruling(&late).1.contains("The game goes on as it stands."));
    let wide = [&late[..], &["--set", "window=4"]].concat();
    assert!(ruling(&wide).1.contains("Back to the position before move 10."));
    let legal = ["--incident", "suicide", "--set", "suicide=legal"];
    assert!(ruling(&legal).1.contains("No offence."));
    let (code, _, why) = ruling(&["--incident", "suicide", "--set", "weather=fine"]);
    assert_eq!(code, Some(2));
    assert!(why.contains("--set: a procedure has no field `weather`"), "{why}");
    assert!(why.contains("or, of the rules of play, ") && why.contains("suicide"), "{why}");
}
