//! The worked examples of counting, entered as recorders would, against the count made by hand.

use go::Color::{Black, White};
use go::RulesetName::{self, Aga, Chinese, Ing, Japanese, Nz};
use go::course::LifeAndDeath;
use go::{Point, Ruleset};
use interchange::sgf::{PlayedLine, read, replay};
use recording::{GameAct, Terms};
use scoring::{Position, count};

#[path = "../support/root.rs"]
pub mod root;

use root::repository;

use crate::sheet::{Sheet, agree, confirm, mark, pts};

pub fn record(name: &str) -> Vec<u8> {
    let path = repository().join(format!("tests/golden/records/{name}.sgf"));
    std::fs::read(path).expect("a record")
}

fn replayed(name: &str, rules: RulesetName) -> PlayedLine {
    let tree = read(&record(name)).expect("a record").games.swap_remove(0);
    replay(&tree, &Ruleset::preset(rules)).expect("it can be replayed")
}

/// Record, dead stones, ruleset, result with the ruleset's komi; the jigo has komi 7.
const RESULTS: &[(&str, &str, RulesetName, &str)] = &[
    ("dead-stones", "H7 B3", Japanese, "W+16.5"),
    ("dead-stones", "H7 B3", Chinese, "W+16.5"),
    ("dame-open", "", Japanese, "W+6.5"),
    ("dame-open", "", Chinese, "W+17.5"),
    ("dame-black", "", Japanese, "W+16.5"),
    ("dame-black", "", Chinese, "W+16.5"),
    ("dame-white", "", Japanese, "W+16.5"),
    ("dame-white", "", Chinese, "W+18.5"),
    ("seki", "", Japanese, "W+3.5"),
    ("seki", "", Chinese, "W+5.5"),
    ("bent-four", "D9 B8 A6", Japanese, "W+13.5"),
    ("bent-four", "D9 B8 A6", Chinese, "W+16.5"),
    ("handicap", "", Japanese, "W+7.5"),
    ("handicap", "", Aga, "W+6.5"),
    ("handicap", "", Chinese, "W+7"),
    ("handicap", "", Nz, "W+5"),
    ("jigo", "", Japanese, "0"),
    ("jigo", "", Chinese, "0"),
    ("jigo", "", Ing, "B+0"),
];

fn terms(file: &PlayedLine, rules: RulesetName) -> Terms {
    let preset = Ruleset::preset(rules);
    let handicap = file.info.handicap;
    let usual = if handicap >= 2 { preset.handicap.komi } else { preset.komi };
    let komi = file.info.komi.unwrap_or(usual);
    Terms::new(rules, file.info.size, handicap, komi)
}

/// The final position of a file as a recorder puts it, with the prisoners on the lids.
fn set_up(file: &PlayedLine, terms: Terms) -> Sheet {
    let board = file.history.board();
    let of = |color| -> Vec<Point> {
        board.stones().filter(|(_, stone)| *stone == color).map(|(point, _)| point).collect()
    };
    let (black, white) = (file.history.prisoners(Black), file.history.prisoners(White));
    Sheet::of(terms).with([
        GameAct::Position { black: of(Black), white: of(White) },
        GameAct::Prisoners { black, white },
        GameAct::Stop,
    ])
}

#[test]
fn the_examples_come_out_as_the_texts_say() {
    for &(name, dead, rules, result) in RESULTS {
        let file = replayed(name, rules);
        let terms = terms(&file, rules);
        let mut sheet = set_up(&file, terms.clone());
        sheet.enter([mark(dead), agree(Black), agree(White)]);
        assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", result), "{name}, {rules}");
        let life = LifeAndDeath::mark(file.history.board(), &pts(dead), &[]).expect("stones");
        let position = Position::of(&file.history, &life, terms.handicap, terms.komi);
        assert_eq!(sheet.game.count(), Some(count(&position)), "{name}, {rules}");
        sheet.enter([confirm(Black), confirm(White)]);
        assert_eq!((sheet.phase(), sheet.result().as_str()), ("confirmed", result));
        let ending = sheet.game.ending();
        assert_eq!(ending.to_string().parse(), Ok(ending), "a board can keep it");
    }
}

/// Moves from the empty board that come to the example's position, White's and Black's stones in turn.
#[test]
fn an_example_played_out_counts_the_same() {
    for &(name, dead, rules, result) in RESULTS {
        let file = replayed(name, rules);
        let held = [file.history.prisoners(Black), file.history.prisoners(White)];
        if file.info.handicap >= 2 || (held != [0, 0] && rules == Japanese) {
            continue;
        }
        let board = file.history.board();
        let stones =
            board.stones().map(|(point, color)| recording::Played { color, point: Some(point) });
        let pass = |color| recording::Played { color, point: None };
        let needed = if rules == Ing { 4 } else { 2 };
        let passes = [White, Black].into_iter().cycle().take(needed).map(pass);
        let moves = stones.chain(passes).collect();
        let mut sheet = Sheet::of(terms(&file, rules)).with([GameAct::Moves {
            moves,
            remarks: vec![],
            sets: vec![],
        }]);
        if sheet.rows() != board.rows() {
            // Some stones would be taken on the way in this order: set up only.
            assert!(["seki", "bent-four"].contains(&name), "{name}");
            continue;
        }
        sheet.enter([mark(dead), agree(White), agree(Black)]);
        assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", result), "{name}, {rules}");
    }
}
