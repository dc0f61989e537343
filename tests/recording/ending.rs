//! Agreement, resignation, time, repetition, objection, confirmation, and the board of the round.

use go::Color::{self, Black, White};
use go::RulesetName::{Aga, Chinese, Ing, Japanese, Korean};
use go::course::{Course, CourseError};
use go::{HalfPoints, How, NoResult, Outcome};
use recording::{GameAct, RecordError, Terms, ending_of, outcome_of};
use tournament::{Ending, Manner};

use crate::sheet::{Sheet, agree, confirm, mark, note, play, terms};

/// Nine points each, all dame filled; Black to pass.
const WALL: &str = "D1 E1 D2 E2 D3 E3 D4 E4 D5 E5 D6 E6 D7 E7 D8 E8 D9 E9";

fn stopped() -> Sheet {
    Sheet::after(Japanese, WALL).moves("C3 G7 - -")
}

fn claim(sheet: &Sheet, color: Color) -> Option<usize> {
    match sheet.game.course() {
        Some(Course::Stopped(game)) => game.claim(color).map(|life| life.dead().len()),
        _ => None,
    }
}

#[test]
fn both_agree_and_both_confirm() {
    let mut sheet = stopped();
    sheet.enter([agree(Black)]);
    assert_eq!(
        (sheet.phase(), claim(&sheet, Black), claim(&sheet, White)),
        ("stopped", Some(0), None)
    );
    sheet.enter([agree(White)]);
    assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", "W+15.5"));
    sheet.enter([confirm(White)]);
    assert_eq!(sheet.phase(), "ended");
    let Some(Course::Ended(game)) = sheet.game.course() else { panic!("ended") };
    assert_eq!(game.confirmed_by(), Some(White));
    sheet.enter([confirm(White)]);
    assert_eq!(sheet.phase(), "ended", "the same player twice is one player");
    sheet.enter([confirm(Black)]);
    assert_eq!((sheet.phase(), sheet.result().as_str()), ("confirmed", "W+15.5"));
    assert_eq!(sheet.game.ending().to_string(), "W+15.5");
    assert!(sheet.game.agrees_with("W+15.5".parse().expect("a result")));
}

#[test]
fn a_disagreement_keeps_both_claims() {
    let mut sheet = stopped();
    sheet.enter([mark("C3"), agree(Black), mark("G7"), agree(White)]);
    assert_eq!((claim(&sheet, Black), claim(&sheet, White)), (Some(9 + 1), Some(1)));
    sheet.enter([mark("G7"), agree(Black)]);
    assert_eq!(sheet.phase(), "ended", "now both say the same");
    assert_eq!(sheet.game.count().expect("a count").lifted.len(), 1);
}

#[test]
fn the_marking_may_change_after_one_agreed() {
    let mut sheet = stopped();
    sheet.enter([agree(Black), mark("G7")]);
    assert_eq!(claim(&sheet, Black), Some(0), "Black agreed with another marking");
    sheet.enter([agree(White)]);
    assert_eq!(sheet.phase(), "stopped");
    sheet.enter([mark(""), agree(White)]);
    assert_eq!(sheet.phase(), "ended");
}

/// Who agreed, or confirmed, did so with the count that was shown then.
#[test]
fn the_lids_are_counted_before_both_agree() {
    let mut sheet = stopped();
    sheet.enter([agree(Black), GameAct::Prisoners { black: 3, white: 0 }, agree(White)]);
    assert_eq!((sheet.phase(), claim(&sheet, Black)), ("stopped", None));
    sheet.enter([agree(Black)]);
    assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", "W+12.5"));
    let late = sheet.refused(GameAct::Prisoners { black: 0, white: 0 });
    assert_eq!(late, RecordError::Phase("ended"));
    let confirmed = sheet.with([confirm(Black), confirm(White)]);
    let late = confirmed.refused(GameAct::Prisoners { black: 0, white: 0 });
    assert_eq!(late, RecordError::Course(CourseError::Confirmed));
}

#[test]
fn the_lids_hold_what_a_player_counts_there() {
    let sheet = Sheet::after(Japanese, "A1 A2 J1 B1");
    assert_eq!(sheet.held(), (0, 1));
    let sheet = sheet.with([GameAct::Prisoners { black: 4, white: 2 }]);
    assert_eq!(sheet.held(), (4, 2));
    assert_eq!(
        sheet.refused(GameAct::Prisoners { black: 82, white: 0 }),
        RecordError::Prisoners(82)
    );
    let most = sheet.clone().with([GameAct::Prisoners { black: 81, white: 81 }]);
    assert_eq!(most.held(), (81, 81), "as many as the board has points");
    let none =
        sheet.with([GameAct::Prisoners { black: 0, white: 0 }, GameAct::Stop, GameAct::Settle]);
    assert_eq!(none.held(), (0, 0));
    assert_eq!(none.game.count().expect("a count").white.prisoners, 0);
}

#[test]
fn resignation_and_time() {
    for (act, stopped_too, result, shown) in [
        (GameAct::Resign { color: White }, true, "B+R", "B+R"),
        (GameAct::TimeLoss { color: Black }, false, "W+T", "W+T"),
    ] {
        let sheet = Sheet::after(Japanese, "D4 E4").with([act.clone()]);
        assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", result));
        assert_eq!(sheet.game.ending().to_string(), shown);
        assert!(sheet.game.count().is_none(), "nothing is counted");
        let on_stopped = stopped();
        if stopped_too {
            assert_eq!(on_stopped.with([act]).result(), result);
        } else {
            assert!(matches!(on_stopped.refused(act), RecordError::Course(CourseError::Phase(_))));
        }
        let confirmed = sheet.with([confirm(Black), confirm(White)]);
        assert_eq!(confirmed.phase(), "confirmed");
    }
}

#[test]
fn a_repetition_ends_the_game_if_the_rules_and_both_say_so() {
    let repeated = |rules| {
        let mut sheet = Sheet::after(rules, super::play::KO);
        // Both take the ko back and forth, illegally: every second time the board is as it was.
        let ko = |color, name: &str| crate::sheet::as_played(color, name);
        sheet.enter([ko(Black, "E4"), ko(White, "D4")]);
        sheet
    };
    let japanese = repeated(Japanese).with([GameAct::Repetition]);
    assert_eq!(japanese.game.outcome(), Some(Outcome::NoResult(NoResult::Repetition)));
    assert_eq!(japanese.game.ending(), Ending::NoResult);
    assert!(japanese.game.agrees_with(Ending::NoResult), "the board's result is its own");
    let korean = repeated(Korean).with([GameAct::Repetition]);
    assert_eq!(korean.result(), "0");
    for rules in [Chinese, Aga] {
        let error = repeated(rules).refused(GameAct::Repetition);
        assert_eq!(error, RecordError::Course(CourseError::NoAgreementOnRepetition), "{rules}");
    }
    let none = Sheet::after(Japanese, "D4 E4").refused(GameAct::Repetition);
    assert_eq!(none, RecordError::Course(CourseError::NoRepetition));
}

#[test]
fn an_objection_reopens_the_count_and_nothing_else() {
    let counted =
        stopped().with([mark("G7"), agree(Black), agree(White), confirm(Black), GameAct::Object]);
    assert_eq!((counted.phase(), counted.dead().len()), ("stopped", 1));
    assert_eq!(claim(&counted, Black), None);
    assert!(!counted.game.may_count_again(), "it is being counted");
    for end in [GameAct::Resign { color: Black }, GameAct::TimeLoss { color: White }] {
        let over = Sheet::after(Japanese, "D4 E4").with([end.clone()]);
        assert_eq!((over.phase(), over.game.may_count_again()), ("ended", false), "{end:?}");
        assert_eq!(over.clone().refused(GameAct::Object), RecordError::NotCounted, "{end:?}");
        let confirmed = over.with([confirm(White)]);
        assert_eq!(confirmed.refused(GameAct::Object), RecordError::NotCounted, "{end:?}");
    }
    let resigned = Sheet::after(Japanese, "D4 E4 - -").with([GameAct::Resign { color: White }]);
    assert_eq!(resigned.refused(GameAct::Object), RecordError::NotCounted, "on the stopped board");
}

/// Records of earlier days are read as they are, also one in which an objection took a resignation back.
#[test]
fn an_earlier_record_with_an_objection_to_a_resignation_is_read() {
    let acts = [play(Black, "D4"), GameAct::Resign { color: White }, GameAct::Object];
    let game = recording::Game::of(crate::sheet::terms(Japanese, 9), &acts).expect("it is read");
    assert_eq!(game.to_move(), Some(White));
}

#[test]
fn nothing_changes_a_confirmed_result() {
    let sheet = stopped().with([agree(Black), agree(White), confirm(Black), confirm(White)]);
    let confirmed = RecordError::Course(CourseError::Confirmed);
    for act in [
        play(Black, "A1"),
        crate::sheet::as_played(White, "-"),
        GameAct::Moves { moves: vec![], remarks: vec![], sets: vec![] },
        GameAct::Put { point: crate::sheet::pt("A1"), stone: None },
        GameAct::Position { black: vec![], white: vec![] },
        GameAct::Handicap { point: crate::sheet::pt("A1") },
        GameAct::UsualHandicap,
        GameAct::Prisoners { black: 1, white: 1 },
        GameAct::Stop,
        mark("G7"),
        agree(Black),
        GameAct::Settle,
        GameAct::NoAgreement,
        GameAct::Resume { color: Black },
        GameAct::Resign { color: White },
        GameAct::TimeLoss { color: White },
        GameAct::Repetition,
        GameAct::Object,
        confirm(Black),
        GameAct::Undo,
    ] {
        assert_eq!(sheet.refused(act.clone()), confirmed, "{act:?}");
    }
    let noted = sheet.with([note("a fine game")]);
    assert_eq!((noted.phase(), noted.result().as_str()), ("confirmed", "W+15.5"));
}

/// Under Ing rules Black wins an equal count: a win without points is none that a board shows as a margin.
#[test]
fn an_equal_count_that_black_wins_is_a_result_that_can_be_kept() {
    let mut terms = crate::sheet::terms(Ing, 9);
    terms.komi = HalfPoints::whole(-9);
    let sheet = Sheet::of(terms).moves(WALL).moves("- - - -");
    let sheet = sheet.with([agree(Black), agree(White)]);
    assert_eq!(sheet.result(), "B+0");
    let ending = sheet.game.ending();
    assert_eq!(ending, Ending::won(Black));
    assert_eq!(ending.to_string().parse(), Ok(ending));
    assert!(sheet.game.agrees_with(ending));
}

#[test]
fn endings_and_outcomes_are_the_same_thing() {
    for text in
        ["B+0.5", "W+27", "B+R", "W+T", "B+I", "W+F", "B+D", "0", "both-lose", "both-win", "void"]
    {
        let ending: Ending = text.parse().expect("a result");
        let outcome = outcome_of(ending).expect("an outcome");
        assert_eq!(ending_of(&outcome), ending, "{text}");
    }
    assert_eq!(outcome_of(Ending::Pending), None);
    let won = outcome_of(Ending::won(White)).expect("an outcome");
    assert_eq!(won, Outcome::Win { winner: White, how: How::Referee });
    for points in [0, 2001, i32::MAX] {
        let ending = ending_of(&Outcome::by_score(White, HalfPoints(points)));
        assert_eq!(ending.to_string().parse(), Ok(ending), "{points} half points");
        assert_eq!(ending, Ending::Won { winner: White, manner: Manner::Unstated });
    }
}

/// Who buys time pays 2 points a period (European Go Federation, General Tournament Rules): Black's 3 cost 6, White's 1
/// costs 2. Who confirmed did so with another score.
#[test]
fn bought_time_is_paid_with_points() {
    let bought = |black, white| GameAct::Overtime { black, white };
    let ing = Terms { ing_overtime: true, ..terms(Japanese, 9) };
    let mut sheet = Sheet::of(ing.clone()).moves("C3 G7 - -");
    sheet.enter([agree(Black), agree(White)]);
    assert_eq!(sheet.result(), "W+6.5");
    sheet.enter([confirm(Black), bought(3, 1)]);
    assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", "W+10.5"));
    assert_eq!(sheet.refused(bought(0, 4)), RecordError::Overtime(4));
    sheet.enter([confirm(White)]);
    assert_eq!(sheet.phase(), "ended", "Black had confirmed another score");
    sheet.enter([GameAct::Undo, GameAct::Undo]);
    assert_eq!(sheet.result(), "W+6.5", "it was a slip");
    assert_eq!(Sheet::nine(Japanese).refused(bought(1, 0)), RecordError::Overtime(1));
    let kept: Terms = serde_json::from_str(&serde_json::to_string(&ing).unwrap()).unwrap();
    assert_eq!(kept, ing);
}
