//! Handicap: stones that lie, stones that Black puts, and White's passes.

use go::Color::{Black, White};
use go::RulesetName::{self, Aga, Chinese, Ing, Japanese, Nz, TrompTaylor};
use go::{HandicapError, PointError};
use recording::{GameAct, RecordError, Step, Terms};

use crate::sheet::{Sheet, play, pt, pts, terms};

fn with(rules: RulesetName, lines: u32, handicap: u32) -> Sheet {
    Sheet::of(Terms { handicap, ..terms(rules, lines) })
}

fn put(name: &str) -> GameAct {
    GameAct::Handicap { point: pt(name) }
}

#[test]
fn fixed_stones_lie_and_white_is_to_move() {
    for rules in [Japanese, Aga] {
        let sheet = with(rules, 19, 4);
        let lie = sheet.game.start_position();
        assert!(pts("D4 Q16 D16 Q4").iter().all(|at| lie.stone(*at) == Some(Black)));
        assert_eq!((sheet.game.to_move(), sheet.phase()), (Some(White), "playing"));
        assert!(sheet.game.steps().is_empty(), "nothing was entered");
        assert_eq!(sheet.refused(put("C3")), RecordError::Phase("playing"));
        assert_eq!(sheet.refused(GameAct::UsualHandicap), RecordError::Phase("playing"));
        assert_eq!(sheet.moves("R14 O17").rows().len(), 19);
    }
}

#[test]
fn one_stone_is_none() {
    for rules in [Japanese, Chinese, Nz] {
        let sheet = with(rules, 19, 1);
        assert_eq!((sheet.phase(), sheet.game.to_move()), ("playing", Some(Black)));
        assert_eq!(sheet.game.board().stones().count(), 0);
    }
}

#[test]
fn black_places_freely_one_by_one() {
    for rules in [Chinese, Ing, TrompTaylor] {
        let mut sheet = with(rules, 9, 3);
        assert_eq!((sheet.phase(), sheet.game.to_move()), ("placing", Some(Black)));
        assert!(sheet.game.history().is_none() && sheet.game.count().is_none());
        assert_eq!(
            sheet.refused(play(Black, "D4")),
            RecordError::Phase("waiting for handicap stones")
        );
        assert_eq!(sheet.refused(GameAct::Stop), RecordError::Phase("waiting for handicap stones"));
        sheet.enter([put("E5"), put("C3")]);
        assert_eq!(sheet.game.board().stones().count(), 2);
        let taken = sheet.refused(put("E5"));
        assert_eq!(taken, RecordError::Handicap(HandicapError::Point(pt("E5"))));
        assert!(matches!(
            sheet.refused(put("K10")),
            RecordError::Point(PointError::OffBoard { .. })
        ));
        assert_eq!(
            sheet.refused(GameAct::UsualHandicap),
            RecordError::Phase("waiting for handicap stones")
        );
        sheet.enter([put("G7")]);
        assert_eq!((sheet.phase(), sheet.game.to_move()), ("playing", Some(White)));
        let all = pts("E5 C3 G7").into_iter().map(|at| (at, Some(Black))).collect();
        assert_eq!(sheet.game.steps(), [Step::Set { changes: all, to_move: White, ruling: None }]);
        assert!(sheet.game.start_position().stones().next().is_none());
        sheet.enter([play(White, "E6")]);
    }
}

#[test]
fn or_on_the_usual_points() {
    let sheet = with(Chinese, 19, 2).with([GameAct::UsualHandicap]);
    assert!(pts("Q16 D4").iter().all(|at| sheet.game.board().stone(*at) == Some(Black)));
    assert_eq!(sheet.game.to_move(), Some(White));
    let back = sheet.with([GameAct::Undo]);
    assert_eq!((back.phase(), back.game.board().stones().count()), ("placing", 0));
}

/// Boards without that many usual points, whatever the rules say of the place.
#[test]
fn boards_without_usual_points() {
    for (lines, stones) in [(8, 5), (6, 2), (19, 10)] {
        let sheet = with(Japanese, lines, stones);
        assert_eq!(sheet.phase(), "placing", "{stones} on {lines}");
        let none = sheet.refused(GameAct::UsualHandicap);
        assert!(
            matches!(none, RecordError::Handicap(HandicapError::NoFixedPoints { .. })),
            "{none}"
        );
    }
    let sheet = with(Japanese, 6, 2).with([put("B2"), put("E5")]);
    assert_eq!((sheet.phase(), sheet.game.to_move()), ("playing", Some(White)));
    let shut = with(Chinese, 2, 4).with([put("A1"), put("A2"), put("B1")]);
    assert!(matches!(shut.refused(put("B2")), RecordError::Position(_)), "no liberty is left");
}

#[test]
fn in_new_zealand_white_passes() {
    let sheet = with(Nz, 9, 3);
    assert_eq!((sheet.phase(), sheet.game.to_move()), ("playing", Some(Black)));
    let sheet = sheet.moves("C3 - G7 - E5 E6");
    assert_eq!((sheet.phase(), sheet.game.board().count(Black)), ("playing", 3));
}

/// The compensation is the rules' own: n stones, n−1, or none.
#[test]
fn handicap_is_counted_as_the_rules_say() {
    for (rules, points) in [(Chinese, "2"), (Aga, "1"), (Japanese, "0"), (Nz, "0")] {
        let mut sheet = with(rules, 9, 2);
        if sheet.phase() == "placing" {
            sheet.enter([GameAct::UsualHandicap]);
        }
        sheet.enter([GameAct::Stop, GameAct::Settle]);
        let count = sheet.game.count().expect("a count");
        assert_eq!(count.white.compensation.to_string(), points, "{rules}");
    }
}
