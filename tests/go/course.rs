//! The phases of a game, as a player or a referee goes through them.

use go::RulesetName::{self, Aga, Bga, Chinese, Japanese, Korean, Nz, TrompTaylor};
use go::course::{
    AfterMove, Agreement, Confirmation, Course, CourseEnding, CourseError, Ended, KoPass, Playing,
    Stopped,
};
use go::{BoardSize, Color, HalfPoints, History, How, Move, NoResult, Outcome, Violation};

use crate::support::{board, half, mv, play, pt, pts, rules};

fn playing(name: RulesetName, moves: &str) -> Playing {
    let mut history = History::new(rules(name), BoardSize::new(9).expect("a board"));
    play(&mut history, moves);
    Playing::new(history)
}

/// The game after `moves` and the passes that stop it.
fn stopped(name: RulesetName, moves: &str) -> Stopped {
    match playing(name, moves).play(Color::Black, Move::Pass).expect("a pass") {
        AfterMove::Playing(game) => match game.play(Color::White, Move::Pass).expect("a pass") {
            AfterMove::Stopped(game) => game,
            other => panic!("not stopped: {other:?}"),
        },
        other => panic!("one pass stops nothing: {other:?}"),
    }
}

fn ended(name: RulesetName, moves: &str) -> Ended {
    let game = stopped(name, moves);
    let Agreement::Open(game) = game.claim_by(Color::Black, &[], &[]).expect("a claim") else {
        panic!("one player's claim ends nothing");
    };
    match game.claim_by(Color::White, &[], &[]).expect("a claim") {
        Agreement::Ended(game) => game,
        Agreement::Open(_) => panic!("both said the same"),
    }
}

#[test]
fn playing_stopped_ended_confirmed() {
    let game = ended(Japanese, "B E5 W C3");
    let outcome = game.outcome(half("3.5"));
    assert_eq!(outcome, Outcome::by_score(Color::Black, half("3.5")));
    let Confirmation::Waiting(game) = game.confirm(Color::Black, outcome).expect("first") else {
        panic!("one confirmation is not enough");
    };
    let Confirmation::Done(done) = game.confirm(Color::White, outcome).expect("second") else {
        panic!("both confirmed");
    };
    assert_eq!(*done.outcome(), outcome);
    let refused = Course::Confirmed(done).play(Color::Black, mv("A1")).expect_err("never changes");
    assert_eq!(refused.error, CourseError::Confirmed);
    assert_eq!(refused.game.phase(), "confirmed");
}

#[test]
fn players_confirm_the_same_outcome_or_none() {
    let game = ended(Japanese, "B E5 W C3");
    let (win, jigo) = (game.outcome(half("1")), game.outcome(HalfPoints::ZERO));
    let Confirmation::Waiting(game) = game.confirm(Color::Black, win).expect("first") else {
        panic!()
    };
    let refused = game.confirm(Color::White, jigo).expect_err("another outcome");
    assert!(matches!(refused.error, CourseError::Disagree { .. }));
    let Confirmation::Waiting(again) = refused.game.confirm(Color::Black, win).expect("again")
    else {
        panic!("the same player twice is still one player")
    };
    let Course::Stopped(game) = again.object().expect("it may be objected to") else {
        panic!("an objection reopens the count")
    };
    assert_eq!(game.claim(Color::Black), None);
}

#[test]
fn resumption_binds_and_the_opponent_moves_first() {
    let game = stopped(Japanese, "B E5 W C3").resume(Color::Black).expect("resumes");
    assert_eq!(game.history().to_move(), Color::White, "Black asked, White plays first");
    let game = stopped(Japanese, "B E5 W C3").resume(Color::White).expect("resumes");
    assert_eq!(game.history().to_move(), Color::Black);
    let AfterMove::Playing(game) = game.play(Color::Black, Move::Pass).expect("may pass") else {
        panic!("passes from before the stop no longer count")
    };
    assert!(matches!(game.play(Color::White, Move::Pass), Ok(AfterMove::Stopped(_))));
    for name in [Aga, Bga] {
        let game = stopped(name, "B E5 W C3").resume(Color::White).expect("resumes");
        assert_eq!(game.history().to_move(), Color::Black, "{name}: White passed last");
    }
}

#[test]
fn life_and_death_by_both() {
    let game = stopped(Japanese, "B E5 W C3 B D5 W C4");
    let Agreement::Open(game) = game.claim_by(Color::Black, &pts("C3"), &[]).expect("a claim")
    else {
        panic!()
    };
    let Agreement::Open(game) = game.claim_by(Color::White, &[], &[]).expect("a claim") else {
        panic!()
    };
    assert_eq!(game.disputed(), pts("C3 C4"), "a chain is marked as a whole");
    let refused = game.claim_by(Color::White, &pts("A1"), &[]).expect_err("no stone there");
    assert!(matches!(refused.error, CourseError::Life(_)));
    let Ok(Agreement::Ended(game)) = refused.game.claim_by(Color::White, &pts("C4"), &[]) else {
        panic!()
    };
    let CourseEnding::Count(life) = game.ending() else { panic!("by the count") };
    assert_eq!(life.dead().len(), 2);
}

#[test]
fn a_pass_for_that_very_ko() {
    let drawing = ".....\n.XO..\nX.XO.\n.XO..\n.....";
    let history =
        History::from_position(rules(Japanese), board(drawing), Color::Black).expect("legal");
    let Course::Stopped(game) = Course::Playing(Playing::new(history))
        .play(Color::Black, Move::Pass)
        .and_then(|g| g.play(Color::White, Move::Pass))
        .expect("two passes")
    else {
        panic!("stopped")
    };
    let mut play = game.confirmation(Color::White);
    play.play(Color::White, pt("B3")).expect("takes the ko");
    assert_eq!(play.play(Color::Black, pt("C3")), Err(Violation::Ko(pt("C3"))));
    play.play(Color::Black, pt("E5")).expect("elsewhere");
    play.play(Color::White, pt("E1")).expect("elsewhere");
    assert_eq!(
        play.play(Color::Black, pt("C3")),
        Err(Violation::Ko(pt("C3"))),
        "a threat is no pass"
    );
    play.pass(Color::Black).expect("a pass without naming the ko");
    play.pass(Color::White).expect("a pass");
    assert_eq!(play.play(Color::Black, pt("C3")), Err(Violation::Ko(pt("C3"))));
    play.pass_for_ko(KoPass { color: Color::Black, ko: pt("C3") }).expect("for this ko");
    play.pass(Color::White).expect("a pass");
    play.play(Color::Black, pt("C3")).expect("now it may be retaken");
    assert!(play.banned(Color::White).contains(&pt("B3")));
    assert_eq!(
        game.history().board().rows(),
        board(drawing).rows(),
        "the game itself is untouched"
    );
}

#[test]
fn resignation_and_time() {
    let win = |ended: &Ended| ended.outcome(HalfPoints::ZERO);
    let resigned = playing(Japanese, "B E5").resign(Color::White);
    assert_eq!(win(&resigned), Outcome::Win { winner: Color::Black, how: How::Resignation });
    let late = playing(Japanese, "B E5").lose_on_time(Color::Black);
    assert_eq!(win(&late).sgf_result(), "W+T");
    let other = resigned.confirm(Color::White, Outcome::Jigo).expect_err("it was decided");
    assert!(matches!(other.error, CourseError::OtherOutcome(_)));
}

#[test]
fn both_lose() {
    let ended = stopped(Japanese, "B E5 W C3").no_agreement().expect("Art. 13.1");
    assert_eq!(ended.outcome(half("9")), Outcome::BothLose);
    assert_eq!(Outcome::BothLose.sgf_result(), "Void");
    assert!(!Outcome::BothLose.fits_sgf());
    let moved = playing(Japanese, "B E5 W C3").both_lose().expect("Art. 13.2");
    assert_eq!(moved.outcome(HalfPoints::ZERO), Outcome::BothLose);
    assert!(stopped(Chinese, "B E5 W C3").no_agreement().is_err(), "the referee decides");
    let alive = stopped(Nz, "B E5 W C3").no_agreement().expect("all stones live");
    assert!(matches!(alive.ending(), CourseEnding::Count(life) if life.dead().is_empty()));
    assert!(playing(Nz, "B E5").both_lose().is_err());
}

#[test]
fn no_result_by_repetition_and_agreement() {
    let drawing = "
        .XO..XO..
        X.XOX.XO.
        .XO..XO..
        .........
        .XO......
        X.XO.....
        .XO......
        .........
        .........";
    let cycle =
        "W B8 B J1 W J2 B C8 W F8 B J4 W B8 B G8 W B4 B C8 W F8 B C4 W B8 B G8 W B4 B C8 W F8 B C4";
    let repeated = |name| {
        let mut history =
            History::from_position(rules(name), board(drawing), Color::White).expect("legal");
        play(&mut history, cycle);
        Playing::new(history)
    };
    let ended = repeated(Japanese).agree_on_repetition().expect("Art. 12");
    assert_eq!(ended.outcome(HalfPoints::ZERO), Outcome::NoResult(NoResult::Repetition));
    let drawn = repeated(Korean).agree_on_repetition().expect("a draw");
    assert_eq!(drawn.outcome(half("1")), Outcome::Drawn);
    let early = playing(Japanese, "B E5").agree_on_repetition().expect_err("nothing repeated");
    assert_eq!(early.error, CourseError::NoRepetition);
    assert_eq!(early.game.history().moves().len(), 1);
}

#[test]
fn games_that_end_without_an_agreement() {
    let game = playing(TrompTaylor, "B E5 W C3 B pass");
    let AfterMove::Ended(game) = game.play(Color::White, Move::Pass).expect("a pass") else {
        panic!("two passes end the game")
    };
    assert!(matches!(game.ending(), CourseEnding::Count(life) if life.dead().is_empty()));
    let AfterMove::Ended(game) =
        playing(Bga, "B pass").play(Color::White, Move::Pass).expect("a pass")
    else {
        panic!("two opening passes end the game")
    };
    assert!(matches!(game.ending(), CourseEnding::Count(_)));
}

#[test]
fn turns_and_phases_are_kept() {
    let refused =
        playing(Japanese, "B E5").play(Color::Black, Move::Pass).expect_err("White's turn");
    assert_eq!(refused.error, CourseError::Violation(Violation::Turn(Color::Black)));
    let stopped = Course::Stopped(stopped(Japanese, "B E5 W C3"));
    let refused = stopped.play(Color::Black, mv("A1")).expect_err("not while stopped");
    assert_eq!(refused.error, CourseError::Phase("stopped"));
}
