use std::path::{Path, PathBuf};
use std::process::Output;

use crate::binary::tengen;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/ratings").join(name)
}

fn said(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn lists_are_brought_in_listed_and_searched() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let ratings = |args: &[&str]| {
        let args: Vec<&str> = ["ratings"].iter().chain(args).copied().collect();
        tengen(&[&args[..], &["--data", data]].concat())
    };
    let empty = ratings(&["list"]);
    assert_eq!(empty.status.code(), Some(2), "nothing is there yet");
    for (name, words) in [
        ("egf.html", "imported egf of 2018-02-22: 3000 people\n"),
        ("ffg.txt", "imported ffg of 2018-02-23: 1500 people\n"),
    ] {
        assert_eq!(said(&ratings(&["import", golden(name).to_str().unwrap()])), words);
    }
    let lists = said(&ratings(&["list"]));
    let lines: Vec<_> = lists.lines().map(|line| line.rsplit_once('\t').unwrap().0).collect();
    assert_eq!(lines, ["list\tdate\tpeople", "egf\t2018-02-22\t3000", "ffg\t2018-02-23\t1500"]);
    let found = said(&ratings(&["search", "Bondarchnko", "mstislav", "--limit", "1"]));
    let found: Vec<_> = found.lines().collect();
    assert_eq!(found[0], "list\tid\tname\tcountry\tclub\trank\trating\tdate");
    assert!(found[1].starts_with("egf\t") && found[1].ends_with("\t2018-02-22"), "{found:?}");
    assert!(found[1].contains("\tBondarchenko Mstislav\tRU\tNovo\t9k\t1174\t"), "{found:?}");
    let removed = said(&ratings(&["remove", "egf", "2018-02-22"]));
    assert_eq!(removed, "removed egf of 2018-02-22\n");
    let none = ratings(&["remove", "egf", "2018-02-22"]);
    assert_eq!(none.status.code(), Some(2), "it is gone");
    let french = said(&ratings(&["search", "4437979", "--list", "ffg"]));
    let second = french.lines().nth(1);
    assert_eq!(second, Some("ffg\t4437979\tAubrecourt Aurèle\tFR\t94MJ\t3k\t1773\t2018-02-23"));
}

#[test]
fn a_bad_list_is_refused_and_nothing_of_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let data = data.to_str().unwrap();
    let bad = golden("bad/egf-bad-number.html");
    let refused = tengen(&["ratings", "import", bad.to_str().unwrap(), "--data", data]);
    assert_eq!(refused.status.code(), Some(2));
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(why.contains("egf-bad-number.html: line 31, GoR: \"15O2\""), "{why}");
    assert!(!Path::new(data).exists(), "no data folder for a list that is refused");
}
