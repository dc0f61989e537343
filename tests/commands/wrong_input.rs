//! What cannot be used ends with 2, and the first line says what and where.

use crate::binary::{golden, said, tengen};

#[test]
fn bad_input_ends_with_2_and_says_what_and_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken.xml");
    std::fs::write(&broken, "<?xml version=\"1.0\"?>\n<Tournament><Players>").expect("written");
    let broken = broken.to_string_lossy();
    let harbour = golden("harbour-open.xml");
    let report = folder.path().join("report.txt");
    let text =
        "TOURNEY\tSpring Open\n\tlocation=Springfield, rules=AGA, start=2026-05-14\nPLAYERS\n";
    std::fs::write(&report, text).expect("written");
    let report = report.to_string_lossy();
    let nothing = folder.path().join("nothing");
    let nothing = nothing.to_string_lossy();
    let cases: [(&[&str], &str); 23] = [
        (&["standings", "nowhere.xml"], "nowhere.xml"),
        (&["standings", &broken], "broken.xml"),
        (&["standings", &report], "holds no line of report (AGA)"),
        (&["standings", &harbour, "--round", "9"], "--round 9"),
        (&["weights", &harbour, "--round", "0"], "round 0"),
        (&["pair", &harbour, "--round", "99"], "round 99"),
        (&["convert", &harbour, "--to", "pdf"], "pdf"),
        (&["standings", &harbour, "--format", "xml"], "xml"),
        (&["weights", &harbour, "--round", "1", "--format", "table"], "table"),
        (&["pair", &harbour, "--round", "1", "--format", "yaml"], "yaml"),
        (&["score", &harbour, "--rules", "aga", "--format", "tsv"], "tsv"),
        (&["ruling", "--format", "yaml"], "yaml"),
        (&["weights", &harbour, "--round", "-1"], "-1"),
        (&["weights", &harbour, "--round", "99999999999999"], "99999999999999"),
        (&["serve", "--listen", "nonsense"], "nonsense"),
        (&["serve", "--origin", "javascript:alert"], "javascript:alert"),
        (&["serve", "--max-players", "0"], "--max-players"),
        (&["serve", "--data", &broken], "broken.xml: is a file"),
        (&["serve", "--database", "mysql://x"], "--database: mysql:// is unknown"),
        (&["backup", "/nowhere/at/all"], "/nowhere/at: there is no such folder"),
        (&["verify", &harbour, "--key", "abc"], "abc"),
        (&["verify", &harbour], "it is no record of an event"),
        (&["import", &harbour, "--slug", "///", "--data", &nothing], "can stand in an address"),
    ];
    for (args, part) in cases {
        let out = tengen(args);
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        assert!(out.stdout.is_empty(), "{args:?}");
        let first = said(&out.stderr).lines().next().unwrap_or_default().to_owned();
        assert!(first.contains(part), "{args:?}: {first}");
    }
}
