//! Files as they are found, from the command line: they open, and standard error says what was taken.

use std::process::Command;

use crate::root::repository;

fn tengen(args: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(args)
        .current_dir(repository())
        .output()
        .expect("the program runs")
}

#[test]
fn a_file_that_opengotha_opens_opens_and_what_was_taken_is_said() {
    let file = std::env::temp_dir().join(format!("tengen-impolite-{}.xml", std::process::id()));
    let golden = repository().join("tests/golden/tournaments/byes-and-absences.xml");
    let text = std::fs::read_to_string(golden).expect("the golden file");
    let text = text.replacen("rating=\"1614\"", "rating=\"-7800\"", 1).replace("7.5", "none");
    std::fs::write(&file, text).expect("a place for it");
    let path = file.to_str().expect("a plain path");
    for command in [&["standings", path][..], &["convert", path, "--to", "h9"]] {
        let out = tengen(command);
        assert!(out.status.success(), "{out:?}");
        let told = String::from_utf8(out.stderr).expect("UTF-8");
        assert!(told.contains("Player (line 4), rating: \"-7800\" cannot be used; -900 was taken"));
        assert!(told.contains("komi: \"none\" cannot be used; 7.5 was taken"), "{told}");
    }
    std::fs::remove_file(&file).expect("it is there");
}

#[test]
fn macmahon_and_results_are_enough_for_standings() {
    for file in ["formats/macmahon39.xml", "formats/sample.h9", "tournaments/both-lose.h9"] {
        let out = tengen(&["standings", &format!("tests/golden/{file}")]);
        assert!(out.status.success(), "{file}: {out:?}");
        assert!(out.stdout.starts_with(b"place\tname\tfirst_name\trank\tMMS"), "{file}");
    }
    // A list of people is an event in which nobody played yet.
    let list = tengen(&["standings", "tests/golden/formats/participants.csv"]);
    assert!(list.status.success(), "{list:?}");
    assert!(list.stdout.starts_with(b"place\tname\tfirst_name\trank"), "{list:?}");
}
