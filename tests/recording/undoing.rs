//! Taking back: the game is as it was before, the acts stay.

use go::Color::{Black, White};
use go::RulesetName::{Aga, Japanese, Nz};
use recording::{Game, GameAct, RecordError};
use referee::{Effect, RulingNo};

use crate::sheet::{Sheet, agree, as_played, confirm, mark, note, play, terms, view};

/// Enters acts one by one, then takes all of them back: each time the game is as it was then.
fn there_and_back(start: &Sheet, acts: &[GameAct]) {
    let mut sheet = start.clone();
    let mut seen = vec![view(&sheet.game)];
    for act in acts {
        sheet.enter([act.clone()]);
        seen.push(view(&sheet.game));
    }
    while seen.pop().is_some() {
        let Some(before) = seen.last() else { break };
        sheet.enter([GameAct::Undo]);
        assert_eq!(&view(&sheet.game), before, "after taking back act {}", seen.len());
    }
    assert_eq!(sheet.game.entered(), start.game.entered() + 2 * acts.len());
    let again = Game::of(sheet.game.terms().clone(), &sheet.acts).expect("they were taken");
    assert_eq!((view(&again), again.entered()), (view(&sheet.game), sheet.game.entered()));
}

#[test]
fn everything_comes_back() {
    let start = Sheet::after(Japanese, super::play::KO);
    let acts = [
        as_played(Black, "E4"),
        note("retaken at once"),
        GameAct::Clock { color: Black, seconds: 12, overtime: None },
        play(White, "H1"),
        as_played(White, "H2"),
        play(Black, "-"),
        play(White, "-"),
        mark("H1"),
        agree(Black),
        GameAct::Resume { color: White },
        play(Black, "-"),
        play(White, "G9"),
        GameAct::Stop,
        GameAct::Prisoners { black: 7, white: 1 },
        mark("G9"),
        agree(White),
        agree(Black),
        confirm(White),
        GameAct::Object,
        GameAct::Settle,
        GameAct::Object,
        GameAct::Fill { color: White, point: crate::sheet::pt("H9") },
        GameAct::Found { color: Black, point: crate::sheet::pt("H7") },
        GameAct::Answer { color: Black, answer: referee::ResumptionAnswer::Neither },
        GameAct::Answer { color: White, answer: referee::ResumptionAnswer::AsItLies },
        GameAct::Told,
        GameAct::Answer { color: Black, answer: referee::ResumptionAnswer::Neither },
        GameAct::Answer { color: White, answer: referee::ResumptionAnswer::Neither },
        crate::stopping::both_lose(),
        confirm(Black),
    ];
    there_and_back(&start, &acts);
}

#[test]
fn a_final_position_comes_back() {
    let acts = [
        GameAct::Put { point: crate::sheet::pt("D4"), stone: Some(Black) },
        GameAct::Put { point: crate::sheet::pt("D5"), stone: Some(White) },
        GameAct::Prisoners { black: 1, white: 2 },
        GameAct::Put { point: crate::sheet::pt("D4"), stone: None },
        GameAct::Position { black: crate::sheet::pts("C3"), white: crate::sheet::pts("G7 G6") },
        GameAct::Stop,
        mark("G7"),
        GameAct::Settle,
    ];
    there_and_back(&Sheet::nine(Japanese), &acts);
    there_and_back(&Sheet::nine(Nz), &acts);
    let mut free = terms(go::RulesetName::Chinese, 9);
    free.handicap = 2;
    there_and_back(&Sheet::of(free.clone()), &acts);
    let placed: Vec<GameAct> =
        ["C3", "G7"].map(|at| GameAct::Handicap { point: crate::sheet::pt(at) }).to_vec();
    there_and_back(&Sheet::of(free.clone()), &[placed, acts.to_vec()].concat());
    there_and_back(
        &Sheet::of(free.clone()),
        &[vec![GameAct::UsualHandicap], acts.to_vec()].concat(),
    );
}

#[test]
fn a_whole_game_comes_back_at_once() {
    let moves = ["D4", "E5", "-"].iter().zip([Black, White, Black]);
    let moves = moves.map(|(name, color)| crate::sheet::played(color, name)).collect();
    there_and_back(
        &Sheet::nine(Aga),
        &[GameAct::Moves { moves, remarks: vec![], sets: vec![] }, play(White, "-"), agree(White)],
    );
}

#[test]
fn there_is_nothing_before_the_beginning() {
    assert_eq!(Sheet::nine(Japanese).refused(GameAct::Undo), RecordError::Nothing);
    let back = Sheet::after(Japanese, "D4").with([GameAct::Undo]);
    assert_eq!(back.refused(GameAct::Undo), RecordError::Nothing);
    assert_eq!(back.refused(GameAct::Unruled { ruling: RulingNo(1) }), RecordError::Nothing);
    assert_eq!((back.game.entered(), back.game.last_act()), (2, None));
}

#[test]
fn a_ruling_is_withdrawn_not_taken_back() {
    let (ruling, other) = (RulingNo(3), RulingNo(4));
    let effect = Box::new(Effect { turn: Some(White), ..Effect::nothing() });
    let before = Sheet::after(Japanese, "D4 E4");
    let ruled = before.clone().with([GameAct::Ruled { ruling, effect }]);
    assert_eq!(ruled.refused(GameAct::Undo), RecordError::Ruling(ruling));
    assert_eq!(ruled.refused(GameAct::Unruled { ruling: other }), RecordError::Ruling(ruling));
    let since = ruled.clone().with([GameAct::AsPlayed(crate::sheet::played(White, "G7"))]);
    let kept = since.clone().with([GameAct::Unruled { ruling }]);
    assert_eq!((kept.rows(), kept.game.to_move()), (since.rows(), since.game.to_move()));
    assert_eq!(kept.refused(GameAct::Undo), RecordError::Ruling(ruling), "that stands");
    assert_eq!(kept.refused(GameAct::Unruled { ruling }), RecordError::Nothing, "once");
    let back = since.with([GameAct::Undo, GameAct::Unruled { ruling }]);
    assert_eq!(view(&back.game), view(&before.game));
    assert_eq!(back.game.entered(), 6);
    let noted = ruled.with([note("after it"), GameAct::Unruled { ruling }]);
    assert_eq!(noted.game.to_move(), before.game.to_move(), "a note does not hold it");
    assert_eq!(noted.game.remarks().len(), 1, "and stays");
}

/// Taking back and entering again many times leaves what stands.
#[test]
fn a_record_of_many_corrections_holds_what_stands() {
    let mut acts = vec![GameAct::Moves {
        moves: (0..2_000).map(|i| crate::sheet::played([Black, White][i % 2], "D4")).collect(),
        remarks: vec![],
        sets: vec![],
    }];
    while acts.len() < recording::MOST_ACTS - 1 {
        acts.extend([note("no"), GameAct::Undo]);
    }
    let game = Game::of(terms(Japanese, 19), &acts).expect("they fit");
    assert_eq!((game.steps().len(), game.remarks().len()), (2_000, 0));
}

/// Only an arbiter enters these, or takes them back: those that settle the end without the players' agreement.
#[test]
fn what_an_arbiter_settled_is_an_arbiters() {
    let reason = || "seen".to_owned();
    let stopped = Sheet::after(Japanese, "D4 E4 - -");
    assert!(!stopped.game.was_settled());
    assert!(stopped.clone().with([GameAct::Settle]).game.was_settled());
    let fate = go::course::Fate::Dead;
    for (act, arbiters) in [
        (GameAct::Settle, true),
        (GameAct::NoAgreement, true),
        (GameAct::Decide { group: crate::sheet::pt("D4"), fate, reason: reason() }, true),
        (GameAct::BothLose { reason: reason() }, true),
        (GameAct::ConfirmFor { color: Black, reason: reason() }, true),
        (confirm(Black), false),
        (agree(Black), false),
        (mark("D4"), false),
        (GameAct::Object, false),
        (GameAct::Undo, false),
    ] {
        assert_eq!(act.is_an_arbiters(), arbiters, "{act:?}");
    }
    let confirmed = stopped.with([mark("D4"), agree(Black), agree(White)]);
    assert!(!confirmed.game.was_settled(), "the players did");
    let by_arbiter = confirmed.with([GameAct::ConfirmFor { color: Black, reason: reason() }]);
    assert!(by_arbiter.game.was_settled());
}

#[test]
fn the_way_back_before_a_ruling_undoes_what_came_since() {
    let ruling = RulingNo(3);
    let effect = Box::new(Effect { turn: Some(White), ..Effect::nothing() });
    let before = Sheet::after(Japanese, "D4 E4");
    let ruled = before.clone().with([GameAct::Ruled { ruling, effect }]);
    assert_eq!(ruled.game.back_before(ruling), None, "play has not continued");
    let noted = ruled.clone().with([note("seen")]);
    assert_eq!(noted.game.back_before(ruling), None, "a note is no play");
    assert_eq!(ruled.game.back_before(RulingNo(4)), None);
    let since = ruled.moves("G7 H7");
    let back = since.game.back_before(ruling).expect("a way");
    assert_eq!(back, [GameAct::Undo, GameAct::Undo, GameAct::Unruled { ruling }]);
    assert_eq!(view(&since.with(back).game), view(&before.game));
}
