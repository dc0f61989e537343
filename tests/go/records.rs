//! The worked examples of counting as game records, to the exact totals that `score` prints.

use go::RulesetName::{self, Aga, Chinese, Ing, Japanese, Nz};
use interchange::sgf::{Dead, ScoreReport, read, replay_report, score_report};

use crate::support::{pts, repository, rules};

fn record(name: &str) -> Vec<u8> {
    let path = repository().join(format!("tests/golden/records/{name}.sgf"));
    std::fs::read(path).expect("a record")
}

fn scored(name: &str, rules_name: RulesetName, dead: &str) -> ScoreReport {
    let game = read(&record(name)).expect("a record").games.swap_remove(0);
    score_report(&game, &rules(rules_name), &Dead::Named(pts(dead)), None).expect("counts")
}

/// Record, dead stones, ruleset, Black's total, White's with the ruleset's komi, result.
const COUNTS: &[(&str, &str, RulesetName, &str, &str, &str)] = &[
    ("dead-stones", "H7 B3", Japanese, "29", "45.5", "W+16.5"),
    ("dead-stones", "H7 B3", Chinese, "36", "52.5", "W+16.5"),
    ("dame-open", "", Japanese, "0", "6.5", "W+6.5"),
    ("dame-open", "", Chinese, "35", "52.5", "W+17.5"),
    ("dame-black", "", Japanese, "26", "42.5", "W+16.5"),
    ("dame-black", "", Chinese, "36", "52.5", "W+16.5"),
    ("dame-white", "", Japanese, "26", "42.5", "W+16.5"),
    ("dame-white", "", Chinese, "35", "53.5", "W+18.5"),
    ("seki", "", Japanese, "24", "27.5", "W+3.5"),
    ("seki", "", Chinese, "41", "46.5", "W+5.5"),
    ("bent-four", "D9 B8 A6", Japanese, "27", "40.5", "W+13.5"),
    ("bent-four", "D9 B8 A6", Chinese, "36", "52.5", "W+16.5"),
    ("handicap", "", Japanese, "27", "34.5", "W+7.5"),
    ("handicap", "", Aga, "38", "44.5", "W+6.5"),
    ("handicap", "", Chinese, "38", "45", "W+7"),
    ("handicap", "", Nz, "38", "43", "W+5"),
    ("jigo", "", Japanese, "35", "35", "0"),
    ("jigo", "", Chinese, "44", "44", "0"),
    ("jigo", "", Ing, "44", "44", "B+0"),
];

#[test]
fn examples_count_as_the_texts_say() {
    for &(name, dead, ruleset, black, white, result) in COUNTS {
        let report = scored(name, ruleset, dead);
        let totals = (report.black.to_string(), report.white.to_string());
        assert_eq!(totals, (black.to_owned(), white.to_owned()), "{name}, {ruleset}");
        assert_eq!(report.result, result, "{name}, {ruleset}");
        assert_eq!(report.dead.is_empty(), dead.is_empty(), "{name}, {ruleset}");
    }
}

#[test]
fn prisoners_are_those_of_the_moves() {
    for (name, ruleset, held) in [
        ("dead-stones", Japanese, (1, 2)),
        ("handicap", Japanese, (0, 0)),
        ("handicap", Aga, (2, 1)),
    ] {
        let game = read(&record(name)).expect("a record").games.swap_remove(0);
        let report = replay_report(&game, &rules(ruleset)).expect("replays");
        assert_eq!((report.black_prisoners, report.white_prisoners), held, "{name}, {ruleset}");
        assert!(report.violations.is_empty(), "{name}, {ruleset}: {:?}", report.violations);
    }
}
