//! Placing and capturing, ko and superko, suicide, passes and handicap, drawn.

use go::RulesetName::{self, Aga, Bga, Chinese, Ing, Japanese, Nz, TrompTaylor};
use go::{
    BoardSize, Color, History, KoRule, Move, PassesLeft, PlaceError, Ruleset, Stop, Violation,
    ViolationKind,
};

use crate::support::{board, mv, play, pt, pts, rules};

fn from(drawing: &str, name: RulesetName, to_move: Color) -> History {
    History::from_position(rules(name), board(drawing), to_move).expect("a legal position")
}

fn kinds(game: &History, color: Color, name: &str) -> Vec<ViolationKind> {
    game.violations(color, mv(name)).iter().map(Violation::kind).collect()
}

const KO: &str = "
    .....
    .XO..
    X.XO.
    .XO..
    .....";

#[test]
fn the_mover_captures_first() {
    let mut position = board("OX.\nX..\n...");
    assert_eq!(position.place(Color::Black, pt("C3")).map(|p| p.captured.len()), Ok(0));
    assert_eq!(position.stone(pt("A3")), Some(Color::White), "no stone goes without a move there");
    let mut position = board(".O.\nO..\n...");
    let placed = position.place(Color::Black, pt("A3")).expect("an empty point");
    assert_eq!(
        (placed.captured, placed.suicide),
        (pts(""), pts("A3")),
        "the board executes suicide"
    );
}

#[test]
fn captures_go_before_the_own_chain() {
    let mut position = board(".OX.\nOX..\nX...\n....");
    let both = position.place(Color::Black, pt("A4")).expect("an empty point");
    assert_eq!(
        (both.captured.len(), both.suicide.len()),
        (2, 0),
        "both lone stones had one liberty"
    );
    assert_eq!(position.rows(), ["X.X.", ".X..", "X...", "...."]);
}

#[test]
fn placing_says_why_not() {
    let mut position = board("X..\n...\n...");
    assert_eq!(position.place(Color::White, pt("A3")), Err(PlaceError::Occupied(pt("A3"))));
    assert!(matches!(position.place(Color::White, pt("D4")), Err(PlaceError::Point(_))));
    assert_eq!(position, board("X..\n...\n..."), "the board is as it was");
}

#[test]
fn chains_and_liberties() {
    let position = board(".XX.\n.XO.\n.OO.\n....");
    assert_eq!(position.chain(pt("B4")), pts("B3 B4 C4"));
    assert_eq!(position.liberties(pt("B4")), pts("A3 A4 D4"));
    assert_eq!(position.all_chains().len(), 2);
}

#[test]
fn a_ko_may_be_retaken_after_one_turn() {
    let mut game = from(KO, Japanese, Color::White);
    play(&mut game, "W B3");
    assert_eq!(game.ko(), Some((pt("C3"), Color::Black)));
    assert_eq!(kinds(&game, Color::Black, "C3"), [ViolationKind::Ko]);
    play(&mut game, "B E5 W E1");
    assert_eq!(game.ko(), None);
    play(&mut game, "B C3");
    assert_eq!(game.prisoners(Color::Black), 1);
}

#[test]
fn a_refused_move_hands_back_the_game() {
    let mut game = from(KO, Japanese, Color::White);
    play(&mut game, "W B3");
    let before = game.board().clone();
    let error = game.play(Color::Black, mv("C3")).expect_err("a ko");
    assert_eq!(error.violation, Violation::Ko(pt("C3")));
    assert_eq!(error.to_string(), "black C3: C3 retakes the ko at once");
    assert_eq!(*error.history.board(), before);
    assert_eq!(error.history.moves().len(), 1);
}

#[test]
fn one_play_can_break_two_rules() {
    let game = from("X..\n...\n...", Japanese, Color::White);
    assert_eq!(kinds(&game, Color::Black, "A3"), [ViolationKind::Turn, ViolationKind::Occupied]);
    assert_eq!(kinds(&game, Color::White, "J9"), [ViolationKind::OffBoard]);
    assert!(game.is_legal(Color::Black, Move::Pass), "a pass breaks no rule");
}

/// Sending two and returning one: the position repeats with the other player to move.
const SEND_TWO: &str = "
    .X.O.
    XXOO.
    OO...
    .....
    .....";

#[test]
fn superko_by_position_and_by_situation() {
    for (name, forbidden) in [(Japanese, false), (TrompTaylor, true), (Chinese, true), (Aga, false)]
    {
        let mut game = from(SEND_TWO, name, Color::Black);
        play(&mut game, "B C5 W pass");
        let after_two = game.board().hash();
        assert_ne!(after_two, board(SEND_TWO).hash());
        let mut lone = from(KO, name, Color::White);
        play(&mut lone, "W B3 B pass W pass");
        let kinds = kinds(&lone, Color::Black, "C3");
        let expected = if forbidden { vec![ViolationKind::Superko] } else { Vec::new() };
        let situational = rules(name).ko == KoRule::SituationalSuperko;
        let expected = if situational { vec![ViolationKind::Superko] } else { expected };
        assert_eq!(kinds, expected, "{name}");
    }
}

#[test]
fn triple_ko_is_found_where_it_is_legal() {
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
    let moves =
        "W B8 B J1 W J2 B C8 W F8 B J4 W B8 B G8 W B4 B C8 W F8 B C4 W B8 B G8 W B4 B C8 W F8 B C4";
    let mut game = from(drawing, Japanese, Color::White);
    play(&mut game, moves);
    let cycle = game.cycle().expect("six moves lead back to the same board");
    assert_eq!((cycle.again, cycle.moves()), (18, 6));
    assert_eq!(game.cycles().last(), Some(&cycle));
    for name in [TrompTaylor, Aga, Chinese] {
        let mut strict = from(drawing, name, Color::White);
        let words: Vec<&str> = moves.split_whitespace().collect();
        let refused = words
            .chunks(2)
            .find_map(|w| strict.try_play(crate::support::color(w[0]), mv(w[1])).err());
        let superko = refused.as_ref().map(Violation::kind) == Some(ViolationKind::Superko);
        assert!(superko, "{name}: {refused:?}");
    }
}

#[test]
fn ing_lifts_ko_bans_after_two_passes() {
    let mut game = from(KO, Ing, Color::White);
    play(&mut game, "W B3");
    assert_eq!(kinds(&game, Color::Black, "C3"), [ViolationKind::Ko]);
    play(&mut game, "B A1 W E1 B pass W E2");
    assert_eq!(game.stop(), None);
    let mut game = from(KO, Ing, Color::White);
    play(&mut game, "W B3 B pass W pass");
    assert_eq!(game.stop(), None, "the first two passes only lift the bans");
    play(&mut game, "B C3");
    let mut game = from(KO, Ing, Color::White);
    play(&mut game, "W pass B pass W pass B pass");
    assert_eq!(game.stop(), Some(Stop::Passes));
}

#[test]
fn suicide_by_ruleset() {
    let lone = ".O.\nO..\n...";
    let pair = ".XO.\nOO..\n....\n....";
    for (name, one, two) in
        [(Japanese, false, false), (Ing, false, true), (Nz, true, true), (TrompTaylor, false, true)]
    {
        let game = from(lone, name, Color::Black);
        assert_eq!(game.is_legal(Color::Black, mv("A3")), one, "{name}, one stone");
        let mut game = from(pair, name, Color::Black);
        assert_eq!(game.is_legal(Color::Black, mv("A4")), two, "{name}, two stones");
        if two {
            play(&mut game, "B A4");
            assert_eq!(game.prisoners(Color::White), 2, "they go to the opponent");
            assert_eq!(game.board().count(Color::Black), 0);
        }
    }
}

#[test]
fn what_is_missing_once_both_have_passed() {
    let after = |name, moves: &str| {
        let mut game = History::new(rules(name), BoardSize::FULL);
        play(&mut game, moves);
        game.passes_left()
    };
    assert_eq!(after(Aga, "B D4 W pass B pass"), Some(PassesLeft::OfWhite), "Black passed last");
    assert_eq!(after(Aga, "B D4 W E4 B pass W pass"), None, "White passed last: play stops");
    assert_eq!(after(Ing, "B D4 W E4 B pass W pass"), Some(PassesLeft::InARow(2)));
    assert_eq!(after(Ing, "B D4 W E4 B pass W pass B pass"), Some(PassesLeft::InARow(1)));
    assert_eq!(after(Japanese, "B D4 W pass"), None);
}

#[test]
fn pass_stones_and_the_last_pass() {
    let mut game = History::new(rules(Aga), BoardSize::FULL);
    play(&mut game, "B D4 W pass B pass");
    assert_eq!(game.stop(), None, "White passes last");
    play(&mut game, "W pass");
    assert_eq!(game.stop(), Some(Stop::Passes));
    assert_eq!((game.prisoners(Color::Black), game.prisoners(Color::White)), (2, 1));
    let mut game = History::new(rules(Bga), BoardSize::FULL);
    play(&mut game, "B pass W pass");
    assert_eq!(game.stop(), Some(Stop::OpeningPasses));
    let three = Ruleset {
        passes: go::PassRule { to_stop: 3, ..rules(Japanese).passes },
        ..rules(Japanese)
    };
    let mut game = History::new(three, BoardSize::FULL);
    play(&mut game, "B pass W pass");
    assert_eq!(game.stop(), None);
    play(&mut game, "B pass");
    assert_eq!(game.stop(), Some(Stop::Passes));
}

#[test]
fn undo_gives_back_everything() {
    let mut game = from(KO, TrompTaylor, Color::White);
    play(&mut game, "W B3 B E5");
    let (rows, hash) = (game.board().rows(), game.board().hash());
    play(&mut game, "W A5 B C3");
    game.undo().expect("a move");
    game.undo().expect("a move");
    assert_eq!((game.board().rows(), game.board().hash()), (rows, hash));
    game.undo().expect("a move");
    assert_eq!(game.ko(), Some((pt("C3"), Color::Black)));
    assert_eq!(kinds(&game, Color::Black, "C3"), [ViolationKind::Superko]);
    assert_eq!(game.rewound(1).board(), game.board());
    game.undo().expect("a move");
    assert!(game.undo().is_none());
    assert_eq!(game.board().rows(), board(KO).rows());
}

#[test]
fn a_position_without_liberties_is_refused() {
    let bad = board("XO\nO.");
    assert!(History::from_position(rules(Japanese), bad, Color::Black).is_err());
}
