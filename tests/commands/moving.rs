//! Files that are written, read back and written again; events brought into a data folder and taken out of it.

use std::path::Path;
use std::process::{Command, Output};

use crate::root::repository;

fn tengen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen")).args(args).output().expect("the program runs")
}

fn golden(name: &str) -> String {
    repository().join("tests/golden/tournaments").join(name).to_string_lossy().into_owned()
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn written(output: &Output) -> &[u8] {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    &output.stdout
}

#[test]
fn what_is_written_reads_back_and_is_written_the_same_again() {
    let folder = tempfile::tempdir().expect("a folder");
    for event in ["harbour-open", "both-lose", "open-half-points", "teams", "swiss-categories"] {
        let file = golden(&format!("{event}.xml"));
        for (to, ending) in
            [("h9", "h9"), ("tou", "tou"), ("csv", "csv"), ("json", "json"), ("opengotha", "xml")]
        {
            let first = tengen(&["convert", &file, "--to", to]);
            let path = folder.path().join(format!("{event}.{ending}"));
            std::fs::write(&path, written(&first)).expect("a place for it");
            let again = tengen(&["convert", plain(&path), "--to", to]);
            let (one, two) = (written(&first).to_vec(), written(&again).to_vec());
            let (one, two) = (String::from_utf8_lossy(&one), String::from_utf8_lossy(&two));
            for (first, again) in one.lines().zip(two.lines()) {
                assert_eq!(first, again, "{event} {to}");
            }
            assert_eq!(one.len(), two.len(), "{event} {to}");
            assert!(tengen(&["standings", plain(&path)]).status.success(), "{event} {to}");
        }
    }
}

/// A list can be tried by a script: an event in which nothing was played.
#[test]
fn a_list_of_people_is_converted_and_brought_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let (list, data) = (folder.path().join("spring-open.txt"), folder.path().join("data"));
    std::fs::write(&list, "Ada Lovett 5k\nJan van den Berg 6k\n").expect("written");
    let converted = tengen(&["convert", plain(&list), "--to", "csv"]);
    let csv = String::from_utf8_lossy(written(&converted)).into_owned();
    assert!(csv.contains("Lovett Ada,5k") && csv.contains("van den Berg Jan,6k"), "{csv}");
    let out = tengen(&["import", plain(&list), "--data", plain(&data)]);
    assert_eq!(written(&out), b"imported spring-open: 2 players, 0 rounds, 0 games\n");
}

#[test]
fn an_event_is_brought_in_and_taken_out_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let at = |args: &[&str]| {
        let mut all: Vec<&str> = args.to_vec();
        all.extend(["--data", plain(&data)]);
        tengen(&all)
    };
    let out = at(&["import", &golden("teams.xml"), "--slug", "League Day", "--hidden"]);
    assert_eq!(written(&out), b"imported league-day: 42 players, 5 rounds, 105 games\n");
    assert!(String::from_utf8_lossy(&out.stderr).contains("14 teams"), "{out:?}");
    let second = at(&["import", &golden("both-lose.h9")]);
    assert!(
        String::from_utf8_lossy(written(&second)).ends_with(": 17 players, 6 rounds, 42 games\n")
    );
    // The file of its own reproduces itself, and comes back in.
    let own = folder.path().join("own.json");
    written(&at(&["export", "league-day", "--to", "json", "--output", plain(&own)]));
    let verified = tengen(&["verify", plain(&own)]);
    assert!(String::from_utf8_lossy(written(&verified)).contains("tables 5 of 5"), "{verified:?}");
    let back = at(&["import", plain(&own), "--slug", "back"]);
    assert_eq!(written(&back), b"imported back: 42 players, 5 rounds, 105 games\n");
    let xml = at(&["export", "league-day", "--to", "opengotha"]);
    assert!(String::from_utf8_lossy(written(&xml)).contains("<Team teamName=\"Angers\""));
    let taken = at(&["import", plain(&own), "--slug", "back"]);
    assert_eq!(taken.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&taken.stderr).contains("back is another event's"));
    let file = folder.path().join("all.json");
    let all = at(&["export", "league-day", "--everything", plain(&file)]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "people's addresses are in it");
    }
    assert!(all.status.success() && all.stdout.is_empty());
    let all: serde_json::Value =
        serde_json::from_slice(&std::fs::read(&file).expect("it is there")).expect("JSON");
    assert_eq!(all["tournament"]["settings"]["hidden"], true);
    let rows = |table: &str| all["kept"][table].as_array().map_or(0, Vec::len);
    assert_eq!((rows("entry"), rows("board"), rows("journal")), (42, 105, 2));
    let (end, last) = (&all["journal_end"], &all["kept"]["journal"][1]);
    assert_eq!((&end["count"], &end["head"]), (&last["seq"], &last["hash"]));
    assert_eq!(end["signed"]["key"].as_str().map(str::len), Some(64), "{end}");
    let many = at(&["import", &golden("teams.xml"), "--max-players", "41"]);
    assert_eq!(many.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&many.stderr).contains("41"), "{many:?}");
    let refused = at(&["export", "league-day", "--to", "aga"]);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(2) && refused.stdout.is_empty(), "{said}");
    assert!(said.contains("has no member number"), "{said}");
    let first = said.lines().next().unwrap_or_default();
    assert!(first.contains("would come back for 42 reasons"), "{said}");
    let draft = at(&["export", "league-day", "--to", "aga", "--draft"]);
    assert!(String::from_utf8_lossy(written(&draft)).ends_with("END\n"));
    let unknown = at(&["export", "nowhere", "--to", "h9"]);
    assert_eq!(unknown.status.code(), Some(2));
    let neither = at(&["export", "league-day"]);
    assert_eq!(neither.status.code(), Some(2));
}
