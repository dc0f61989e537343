//! Moves: what is legal, what is refused, what is kept as it was made.

use go::Color::{Black, White};
use go::RulesetName::{Aga, Chinese, Ing, Japanese, Nz, TrompTaylor};
use go::{Move, RulesetName, ViolationKind};
use recording::{GameAct, MOST_ACTS, MOST_LETTERS, Played, RecordError, Remark, Step};

use crate::sheet::{Sheet, as_played, note, play, played, pt, terms, view};

/// Black takes a ko on E4 with move 9, White retakes it after a turn elsewhere with move 12.
pub const KO: &str = "C4 F4 D5 E5 D3 E3 J9 D4 E4 A9 A1 D4";

/// White has A1 closed in with move 4.
const SHUT: &str = "J9 A2 J8 B1";

/// A1 and A2 would be two black stones without a liberty.
const SHUT_TWO: &str = "A1 B1 J9 B2 J8 A3";

fn kind(error: &RecordError) -> ViolationKind {
    match error {
        RecordError::Illegal { violation, .. } => violation.kind(),
        other => panic!("not a rule of play: {other}"),
    }
}

#[test]
fn moves_captures_and_prisoners() {
    let sheet = Sheet::after(Japanese, "D4 E5 E4 D5 C5 F4 D6 J1 E6 J2 F5");
    assert_eq!(sheet.held(), (2, 0), "D5 and E5 came off");
    assert_eq!(sheet.game.board().stone(pt("E5")), None);
    assert_eq!((sheet.game.to_move(), sheet.phase()), (Some(White), "playing"));
    assert_eq!((sheet.game.steps().len(), sheet.game.entered()), (11, 11));
    assert_eq!(sheet.game.steps()[1], Step::Move(played(White, "E5")));
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let cases: &[(RulesetName, &str, GameAct, ViolationKind)] = &[
        (Japanese, KO, play(Black, "E4"), ViolationKind::Ko),
        (Chinese, KO, play(Black, "E4"), ViolationKind::Ko),
        (Ing, KO, play(Black, "E4"), ViolationKind::Ko),
        (Aga, KO, play(Black, "E4"), ViolationKind::Superko),
        (Nz, KO, play(Black, "E4"), ViolationKind::Superko),
        (TrompTaylor, KO, play(Black, "E4"), ViolationKind::Superko),
        (Japanese, SHUT, play(Black, "A1"), ViolationKind::Suicide),
        (Ing, SHUT, play(Black, "A1"), ViolationKind::Suicide),
        (Japanese, SHUT_TWO, play(Black, "A2"), ViolationKind::Suicide),
        (Japanese, "D4", play(White, "D4"), ViolationKind::Occupied),
        (Japanese, "D4", play(Black, "E4"), ViolationKind::Turn),
        (Japanese, "D4", play(Black, "-"), ViolationKind::Turn),
        (Japanese, "D4", play(White, "K10"), ViolationKind::OffBoard),
    ];
    for (rules, moves, act, expected) in cases {
        let sheet = Sheet::after(*rules, moves);
        let error = sheet.refused(act.clone());
        assert_eq!(kind(&error), *expected, "{rules}: {act:?}: {error}");
    }
}

#[test]
fn the_ko_may_be_retaken_after_a_turn_elsewhere() {
    let sheet = Sheet::after(Japanese, KO).moves("H2 H1 E4");
    assert_eq!(sheet.game.board().stone(pt("D4")), None);
    assert_eq!(sheet.held(), (2, 1));
}

#[test]
fn several_stones_may_be_given_up_where_the_rules_say_so() {
    for rules in [Nz, TrompTaylor, Ing] {
        let sheet = Sheet::after(rules, SHUT_TWO).moves("A2");
        assert_eq!(sheet.held(), (0, 2), "{rules}");
        assert_eq!(sheet.game.board().stone(pt("A1")), None);
    }
}

#[test]
fn a_move_as_it_was_made_is_carried_out_and_the_game_goes_on() {
    let cases: &[(RulesetName, &str, GameAct, (i64, i64))] = &[
        (Japanese, KO, as_played(Black, "E4"), (2, 1)),
        (Aga, KO, as_played(Black, "E4"), (2, 1)),
        (Japanese, SHUT, as_played(Black, "A1"), (0, 1)),
        (Japanese, SHUT_TWO, as_played(Black, "A2"), (0, 2)),
        (Japanese, "D4", as_played(Black, "E4"), (0, 0)),
        (Japanese, "D4", as_played(White, "D4"), (0, 0)),
    ];
    for (rules, moves, act, held) in cases {
        let sheet = Sheet::after(*rules, moves).with([act.clone()]);
        let GameAct::AsPlayed(Played { color, .. }) = act else { panic!("as played") };
        assert_eq!(sheet.held(), *held, "{rules}: {act:?}");
        assert_eq!(sheet.game.to_move(), Some(color.other()), "{rules}: {act:?}");
        let on = sheet.moves("J5 J6");
        assert_eq!(on.phase(), "playing");
    }
    let sheet = Sheet::after(Japanese, "D4").with([as_played(White, "D4")]);
    assert_eq!(sheet.game.board().stone(pt("D4")), Some(White), "as the record has it");
    let off = Sheet::after(Japanese, "D4").refused(as_played(White, "T19"));
    assert!(matches!(off, RecordError::Point(_)), "{off}");
}

#[test]
fn a_whole_game_is_entered_as_one() {
    let moves = |names: &str| -> Vec<Played> {
        let colors = [Black, White].into_iter().cycle();
        colors.zip(names.split_whitespace()).map(|(color, name)| played(color, name)).collect()
    };
    let whole = GameAct::Moves { moves: moves(KO), remarks: vec![], sets: vec![] };
    let sheet = Sheet::nine(Japanese).with([whole.clone()]);
    let single = Sheet::after(Japanese, KO);
    assert_eq!((sheet.rows(), sheet.held()), (single.rows(), single.held()));
    assert_eq!(sheet.game.steps(), single.game.steps());
    assert_eq!(sheet.game.history().expect("a game").ko(), Some((pt("E4"), Black)));
    assert_eq!(Sheet::after(Japanese, "D4").refused(whole), RecordError::Moves(1));
    let bad = GameAct::Moves {
        moves: [moves("D4 E5"), vec![played(Black, "T19")]].concat(),
        remarks: vec![],
        sets: vec![],
    };
    assert!(matches!(Sheet::nine(Japanese).refused(bad), RecordError::Point(_)));
    let long = GameAct::Moves {
        moves: vec![played(Black, "D4"); MOST_ACTS + 1],
        remarks: vec![],
        sets: vec![],
    };
    assert_eq!(Sheet::nine(Japanese).refused(long), RecordError::Full);
}

/// Files say nothing about a stop: moves after two passes show that the game was resumed, and more passes
/// that nobody minded.
#[test]
fn a_whole_game_may_have_been_stopped_in_between() {
    let enter = |rules, names: &[(go::Color, &str)]| {
        let moves = names.iter().map(|(color, name)| played(*color, name)).collect();
        Sheet::nine(rules).with([GameAct::Moves { moves, remarks: vec![], sets: vec![] }])
    };
    let trailing = [(Black, "D4"), (White, "-"), (Black, "-"), (White, "-"), (Black, "-")];
    let sheet = enter(Japanese, &trailing);
    assert_eq!((sheet.phase(), sheet.game.steps().len()), ("stopped", 3));
    assert_eq!(enter(TrompTaylor, &trailing).phase(), "ended");
    let resumed = [(Black, "D4"), (White, "-"), (Black, "-"), (Black, "E4"), (White, "-")];
    let sheet = enter(Japanese, &resumed);
    assert_eq!(sheet.phase(), "playing", "one pass after the resumption stops nothing");
    let on = [(Black, "D4"), (White, "-"), (Black, "-"), (Black, "E4")];
    let moves = on.iter().map(|(color, name)| played(*color, name)).collect();
    let ended =
        Sheet::nine(TrompTaylor).refused(GameAct::Moves { moves, remarks: vec![], sets: vec![] });
    assert_eq!(ended, RecordError::Phase("ended"));
}

#[test]
fn notes_and_clocks_stay_at_their_move() {
    let clock = GameAct::Clock { color: White, seconds: 600, overtime: Some(3) };
    let mut sheet = Sheet::nine(Japanese);
    sheet.enter([note(" nigiri "), play(Black, "D4"), clock, note("a long think")]);
    let sheet = sheet.moves("E4");
    let remarks: Vec<(usize, Remark)> = vec![
        (0, Remark::Note("nigiri".to_owned())),
        (1, Remark::Clock { color: White, seconds: 600, overtime: Some(3) }),
        (1, Remark::Note("a long think".to_owned())),
    ];
    assert_eq!(sheet.game.remarks(), remarks);
    for bad in ["", " \n", &"x".repeat(MOST_LETTERS + 1)] {
        assert_eq!(sheet.refused(note(bad)), RecordError::Note);
    }
    assert_eq!(sheet.clone().with([note(&"é".repeat(MOST_LETTERS))]).game.remarks().len(), 4);
}

#[test]
fn a_record_is_full_some_time_but_rulings_still_fit() {
    let mut sheet = Sheet::after(Japanese, "D4");
    sheet.enter((1..MOST_ACTS).map(|i| note(&format!("note {i}"))));
    assert_eq!(sheet.game.entered(), MOST_ACTS);
    assert_eq!(sheet.refused(play(White, "E4")), RecordError::Full);
    assert_eq!(sheet.refused(GameAct::Undo), RecordError::Full);
    let ruling = referee::RulingNo(1);
    let effect = Box::new(referee::Effect::nothing());
    sheet.enter([GameAct::Ruled { ruling, effect }, GameAct::Unruled { ruling }]);
    let again = recording::Game::of(sheet.game.terms().clone(), &sheet.acts).expect("they fit");
    assert_eq!((again.entered(), view(&again)), (MOST_ACTS + 2, view(&sheet.game)));
    let more = sheet.acts.iter().chain([&GameAct::Stop]);
    let full = recording::Game::of(sheet.game.terms().clone(), more).expect_err("full");
    assert_eq!(full, (MOST_ACTS + 2, RecordError::Full));
}

#[test]
fn the_first_act_that_does_not_fit_is_named() {
    let acts = [play(Black, "D4"), play(White, "D4"), play(White, "E4")];
    let (place, error) = recording::Game::of(terms(Japanese, 9), &acts).expect_err("occupied");
    assert_eq!((place, kind(&error)), (1, ViolationKind::Occupied));
    let acts = [play(Black, "D4"), GameAct::Undo, GameAct::Undo];
    let nothing = recording::Game::of(terms(Japanese, 9), &acts).expect_err("nothing");
    assert_eq!(nothing, (2, RecordError::Nothing));
    assert_eq!(played(Black, "-").mv(), Move::Pass);
}
