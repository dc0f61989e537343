use go::{Color, HalfPoints, RulesetName};
use referee::{
    ApplyError, ClockNote, Each, Effect, MoveNo, MovedStone, Penalty, PenaltyKind, PositionChange,
    RefereedGame, SetupChange, Verdict, apply,
};
use tournament::{Ending, Manner};

use crate::case::{KO, at, game, told};

fn stone(color: Color, from: &str, to: Option<&str>) -> MovedStone {
    MovedStone { color, from: at(from), to: to.map(at) }
}

fn position(position: PositionChange) -> Effect {
    Effect { position, ..Effect::nothing() }
}

/// Prisoners that Black and White gain.
fn gained(before: &RefereedGame, after: &RefereedGame) -> [i64; 2] {
    [Color::Black, Color::White].map(|color| after.prisoners(color) - before.prisoners(color))
}

fn ended(ending: Ending, confirmed: bool) -> RefereedGame {
    let game = RefereedGame::new(game(RulesetName::Japanese, KO));
    RefereedGame { ending, confirmed, ..game }
}

#[test]
fn a_displaced_stone_goes_back_where_the_record_has_it_elsewhere() {
    let before = RefereedGame::new(game(RulesetName::Japanese, "D4 F6 C3"));
    let back = position(PositionChange::StonesBack {
        stones: vec![stone(Color::Black, "G7", Some("D4"))],
    });
    let done = apply(&back, &before).expect("it applies");
    let board = done.history.board();
    assert_eq!((board.stone(at("G7")), board.stone(at("D4"))), (Some(Color::Black), None));
    assert_eq!(done.history.to_move(), Color::White);
    assert_eq!(gained(&before, &done), [0, 0]);
}

#[test]
fn a_record_that_has_the_stone_in_place_is_kept() {
    let before = RefereedGame::new(game(RulesetName::Japanese, "D4 F6 C3"));
    let back = position(PositionChange::StonesBack {
        stones: vec![stone(Color::Black, "D4", Some("E4"))],
    });
    let after = apply(&back, &before).expect("it applies");
    assert_eq!(after.snapshot(), before.snapshot());
}

#[test]
fn nothing_goes_back_onto_a_stone_or_without_liberty() {
    let taken = RefereedGame::new(game(RulesetName::Japanese, "D4 F6"));
    let back =
        position(PositionChange::StonesBack { stones: vec![stone(Color::Black, "F6", None)] });
    assert_eq!(apply(&back, &taken).expect_err("taken"), ApplyError::Taken(at("F6")));
    let shut = RefereedGame::new(game(RulesetName::Japanese, "A2 H8 B1 H7"));
    let back =
        position(PositionChange::StonesBack { stones: vec![stone(Color::White, "A1", None)] });
    assert!(matches!(apply(&back, &shut), Err(ApplyError::Illegal(_))));
    let off =
        position(PositionChange::StonesBack { stones: vec![stone(Color::White, "T19", None)] });
    assert!(apply(&off, &shut).is_err());
}

#[test]
fn captures_come_off_and_become_prisoners() {
    let before = RefereedGame::new(game(RulesetName::Japanese, "D4 F6 C3 F7"));
    let stones = vec![
        stone(Color::White, "F6", None),
        stone(Color::White, "F7", None),
        stone(Color::White, "F7", None),
    ];
    let off = position(PositionChange::CapturesOff { stones });
    let done = apply(&off, &before).expect("it applies");
    assert_eq!(done.prisoners(Color::Black), 2);
    assert_eq!(done.history.board().count(Color::White), 0);
    let back =
        position(PositionChange::StonesBack { stones: vec![stone(Color::White, "F6", None)] });
    let again = apply(&back, &done).expect("it applies");
    assert_eq!(again.prisoners(Color::Black), 1, "a stone put back leaves the lid");
}

#[test]
fn a_shifted_stone_goes_to_its_first_point() {
    let case = |moves: &str, text: &str| {
        let mut case = told("chinese-2002", text);
        case.incident.circumstances.stones = vec![stone(Color::Black, "C3", Some("C4"))];
        let record = game(RulesetName::Chinese, moves);
        let ruling = case.rule(Some(&record)).expect("it fits");
        apply(&ruling.effect, &RefereedGame::new(record))
    };
    let done = case("D4 F6 C4", "take-back by black at 3 noticed 3").expect("it applies");
    let board = done.history.board();
    assert_eq!((board.stone(at("C3")), board.stone(at("C4"))), (Some(Color::Black), None));
    assert_eq!((done.history.to_move(), done.history.moves().len()), (Color::White, 3));
    let effect = position(PositionChange::FirstPoint {
        at: Some(MoveNo(3)),
        stone: Some(stone(Color::Black, "C3", None)),
    });
    let late = apply(&effect, &RefereedGame::new(game(RulesetName::Chinese, "D4 F6 C4 G7")));
    assert_eq!(late.expect_err("late"), ApplyError::LaterMoves(MoveNo(3)));
}

#[test]
fn a_pass_stone_is_handed_over_once() {
    let effect = |pass: u32| Effect {
        position: PositionChange::BeforeAsPass {
            at: Some(MoveNo(13)),
            by: Color::Black,
            stones: 1,
        },
        turn: Some(Color::White),
        pass_stones: referee::Each { black: 0, white: pass },
        ..Effect::nothing()
    };
    for (rules, pass, held) in
        [(RulesetName::Aga, 1, 2), (RulesetName::Japanese, 1, 2), (RulesetName::Japanese, 0, 1)]
    {
        let before = RefereedGame::new(game(rules, KO));
        let after = apply(&effect(pass), &before).expect("it applies");
        assert_eq!(after.prisoners(Color::White), held, "{rules}, {pass}");
        assert_eq!(after.history.to_move(), Color::White);
    }
}

#[test]
fn a_confirmed_result_changes_only_where_a_text_allows_it() {
    let won = Ending::Won { winner: Color::White, manner: Manner::Resignation };
    let confirmed = ended(won, true);
    let loses = Effect::ends(Ending::BothLose { by_default: false });
    assert_eq!(apply(&loses, &confirmed).expect_err("confirmed"), ApplyError::Confirmed);
    let open = ended(won, false);
    assert_eq!(apply(&loses, &open).expect("open").ending.to_string(), "both-lose");
    let allowed = Effect { reopens_confirmed: true, ..loses };
    let after = apply(&allowed, &confirmed).expect("allowed");
    assert!(!after.confirmed && after.ending.to_string() == "both-lose");
}

#[test]
fn going_back_needs_a_move_that_was_played() {
    let before = RefereedGame::new(game(RulesetName::Japanese, "D4 F6"));
    let back = |at| apply(&position(PositionChange::Before { at }), &before).map(|_| ());
    assert_eq!(back(None), Err(ApplyError::MoveUnknown));
    assert_eq!(back(Some(MoveNo(3))), Err(ApplyError::NoSuchMove { at: MoveNo(3), moves: 2 }));
    assert_eq!(back(Some(MoveNo(0))), Err(ApplyError::NoSuchMove { at: MoveNo(0), moves: 2 }));
    assert_eq!(back(Some(MoveNo(1))), Ok(()));
}

#[test]
fn stones_points_and_colours_are_kept_beside_the_record() {
    let record = game(RulesetName::Korean, KO);
    let case = told("korean-2024", "captures-mishandled by white at 12 noticed 14");
    let ruling = case.rule(Some(&record)).expect("it fits");
    let before = RefereedGame::new(record.clone());
    let done = apply(&ruling.effect, &before).expect("it applies");
    assert_eq!(gained(&before, &done)[0], 2);
    let case = told("pair-go", "out-of-turn by black at 13 noticed 13");
    let ruling = case.rule(Some(&record.rewound(13))).expect("it fits");
    let done = apply(&ruling.effect, &RefereedGame::new(record.clone())).expect("it applies");
    assert_eq!(done.points.white.to_string(), "3");
    let case = told("chinese-2002", "wrong-colors at 1 noticed 9");
    let ruling = case.rule(Some(&record)).expect("it fits");
    let before = RefereedGame::new(record);
    let after = apply(&ruling.effect, &before).expect("it applies");
    assert!(!before.exchanged && after.exchanged);
}

#[test]
fn a_replay_begins_with_an_empty_board() {
    let record = game(RulesetName::Chinese, KO);
    let case = told("chinese-2002", "repetition");
    let ruling = case.rule(Some(&record)).expect("it fits");
    let replay =
        ruling.options.iter().find(|o| o.sentence().contains("replayed")).expect("an option");
    let after = apply(&replay.effect, &RefereedGame::new(record)).expect("it applies");
    assert_eq!(after.history.board().stones().count(), 0);
    assert_eq!((after.prisoners(Color::Black), after.ending), (0, Ending::Pending));
}

#[test]
fn what_cannot_be_done_any_more_is_left_to_the_arbiter() {
    let mut case = told("chinese-1988", "stone-removed by black");
    case.incident.circumstances.stones = vec![stone(Color::Black, "F6", None)];
    let record = game(RulesetName::Chinese, "D4 F6 C4 G7");
    let ruling = case.rule(Some(&record)).expect("it fits");
    assert!(ruling.waits() && ruling.notes.contains(&referee::RulingNote::CannotBeDone));
    let options: Vec<String> = ruling.options.iter().map(|option| option.sentence()).collect();
    assert_eq!(options, ["The game goes on as it stands. Warning to Black."]);
}

#[test]
fn the_arbiter_sets_single_points() {
    let before = RefereedGame::new(game(RulesetName::Chinese, "D4 F6"));
    let points = vec![(at("D4"), None), (at("D5"), Some(Color::Black))];
    let after = apply(&position(PositionChange::ByHand { points }), &before).expect("it applies");
    assert_eq!(after.history.board().stone(at("D5")), Some(Color::Black));
    assert_eq!(after.history.board().count(Color::Black), 1);
}

#[test]
fn a_game_to_be_replayed_begins_without_the_points_of_the_ruling() {
    let before = RefereedGame::new(game(RulesetName::Japanese, "D4 F6"));
    let points = Each::only(Color::White, HalfPoints::whole(2));
    let given = |verdict| {
        let done = apply(&Effect { points, verdict, ..Effect::nothing() }, &before);
        done.expect("it applies").points.white
    };
    assert_eq!(given(Verdict::GoesOn), HalfPoints::whole(2));
    assert_eq!(given(Verdict::Replay), HalfPoints::ZERO);
}

/// A confirmed result: what would change it, the position, the turn or the count is refused, the rest is not.
#[test]
fn what_touches_a_confirmed_game_is_refused() {
    let won = Ending::Won { winner: Color::White, manner: Manner::Resignation };
    let confirmed = ended(won, true);
    let stones = || Each::only(Color::White, 1);
    for refused in [
        Effect { setup: SetupChange::ExchangeColors, ..Effect::nothing() },
        Effect { setup: SetupChange::AsPaired, ..Effect::nothing() },
        Effect { turn: Some(Color::Black), ..Effect::nothing() },
        Effect { prisoners: stones(), ..Effect::nothing() },
        Effect { pass_stones: stones(), ..Effect::nothing() },
        Effect { points: Each::only(Color::White, HalfPoints::ONE), ..Effect::nothing() },
        Effect { verdict: Verdict::Adjourned, ..Effect::nothing() },
        position(PositionChange::Reconstructed),
    ] {
        assert!(refused.touches_game(), "{refused:?}");
        assert_eq!(apply(&refused, &confirmed).expect_err("confirmed"), ApplyError::Confirmed);
    }
    let warned = Penalty { color: Color::Black, kind: PenaltyKind::Warning };
    for harmless in [
        Effect { penalties: vec![warned], ..Effect::nothing() },
        Effect { clock: ClockNote::SetRight, ..Effect::nothing() },
        Effect { verdict: Verdict::ResultStands, ..Effect::nothing() },
        Effect { verdict: Verdict::EndStands, ..Effect::nothing() },
    ] {
        assert!(!harmless.touches_game(), "{harmless:?}");
        let after = apply(&harmless, &confirmed).expect("it applies");
        assert_eq!(after.snapshot(), confirmed.snapshot());
    }
}

#[test]
fn a_stone_put_back_leaves_a_lid_once_and_only_one_that_holds_any() {
    let before = RefereedGame::new(game(RulesetName::Japanese, "D4 F6 C3"));
    let twice = vec![stone(Color::Black, "G7", None); 2];
    let back = position(PositionChange::StonesBack { stones: twice });
    let none = apply(&back, &before).expect("it applies");
    assert_eq!(gained(&before, &none), [0, 0], "White holds none");
    let held = RefereedGame { added: Each { black: 0, white: 3 }, ..before };
    let one = apply(&back, &held).expect("it applies");
    assert_eq!(gained(&held, &one), [0, -1]);
}
