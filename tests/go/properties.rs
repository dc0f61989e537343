//! Laws that hold for every game, tried on random ones.

use go::course::LifeAndDeath;
use go::{BoardSize, Color, Goban, HalfPoints, History, Move, Ruleset, RulesetName};
use proptest::prelude::*;
use scoring::{Position, count};

use crate::support::aga_by_territory;

/// A random legal game: each number picks among the legal points, some pick a pass.
fn game(rules: Ruleset, lines: u32, choices: &[u16]) -> History {
    let mut game = History::new(rules, BoardSize::new(lines).expect("2 to 25"));
    for &choice in choices {
        let legal = game.legal_points();
        let pass = legal.is_empty() || choice % 23 == 0;
        let mv =
            if pass { Move::Pass } else { Move::Play(legal[usize::from(choice) % legal.len()]) };
        let color = game.to_move();
        game.try_play(color, mv).expect("it was legal");
    }
    game
}

fn any_rules() -> impl Strategy<Value = Ruleset> {
    prop::sample::select(RulesetName::ALL.to_vec()).prop_map(Ruleset::preset)
}

fn stones_of(game: &History, color: Color) -> usize {
    let placed = |r: &&go::Record| r.color == color && r.mv != Move::Pass;
    game.moves().iter().filter(placed).count()
}

/// A slow board: one list of points, everything found anew.
fn captured_slowly(before: &Goban, color: Color, mv: Move) -> Goban {
    let mut after = before.clone();
    let Move::Play(point) = mv else { return after };
    after.put(point, Some(color)).expect("on the board");
    for side in [color.other(), color] {
        let chains = after.all_chains().into_iter();
        let gone = chains.filter(|(c, stones)| *c == side && after.liberties(stones[0]).is_empty());
        let gone: Vec<_> = gone.flat_map(|(_, stones)| stones).map(|p| (p, None)).collect();
        after.put_all(gone).expect("on the board");
    }
    after
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_chain_is_ever_without_a_liberty(rules in any_rules(), lines in 2_u32..=9, choices in prop::collection::vec(any::<u16>(), 0..160)) {
        let game = game(rules, lines, &choices);
        let board = game.board();
        prop_assert_eq!(board.hash(), board.recomputed_hash());
        for (point, _) in board.stones() {
            prop_assert!(!board.liberties(point).is_empty());
        }
    }

    #[test]
    fn stones_are_conserved(rules in any_rules(), lines in 2_u32..=9, choices in prop::collection::vec(any::<u16>(), 0..160)) {
        let game = game(rules, lines, &choices);
        for color in [Color::Black, Color::White] {
            let held = game.prisoners(color.other()) - game.pass_stones(color.other());
            prop_assert_eq!(stones_of(&game, color), game.board().count(color) + held as usize);
        }
    }

    #[test]
    fn undo_equals_replay(rules in any_rules(), lines in 2_u32..=9, choices in prop::collection::vec(any::<u16>(), 1..120), back in 1_usize..120) {
        let full = game(rules, lines, &choices);
        let mut undone = full.clone();
        let back = back.min(full.moves().len());
        for _ in 0..back {
            undone.undo().expect("a move is left");
        }
        let replayed = full.rewound(full.moves().len() - back);
        prop_assert_eq!(undone.board(), replayed.board());
        prop_assert_eq!(undone.board().hash(), replayed.board().hash());
        prop_assert_eq!(undone.ko(), replayed.ko());
        prop_assert_eq!(undone.prisoners(Color::Black), replayed.prisoners(Color::Black));
        prop_assert_eq!(undone.prisoners(Color::White), replayed.prisoners(Color::White));
        prop_assert_eq!(undone.legal_points(), replayed.legal_points());
    }

    #[test]
    fn captures_agree_with_a_slow_board(rules in any_rules(), lines in 2_u32..=7, choices in prop::collection::vec(any::<u16>(), 1..100)) {
        let full = game(rules, lines, &choices);
        let mut slow = Goban::new(full.board().size());
        for record in full.moves() {
            slow = captured_slowly(&slow, record.color, record.mv);
        }
        prop_assert_eq!(&slow, full.board());
    }

    #[test]
    fn superko_never_lets_a_position_come_back(lines in 2_u32..=4, choices in prop::collection::vec(any::<u16>(), 1..200)) {
        let full = game(Ruleset::preset(RulesetName::TrompTaylor), lines, &choices);
        let mut seen = vec![0];
        let mut replay = History::new(full.rules().clone(), full.board().size());
        for record in full.moves() {
            replay.try_play(record.color, record.mv).expect("legal");
            if record.mv != Move::Pass {
                prop_assert!(!seen.contains(&replay.board().hash()));
                seen.push(replay.board().hash());
            }
        }
    }

    /// AGA concise rules: when passes hand over stones and both made the same number of moves,
    /// area and territory differ by nothing.
    #[test]
    fn area_equals_territory_when_passes_are_paid(lines in 2_u32..=9, choices in prop::collection::vec(any::<u16>(), 0..160)) {
        let mut played = game(aga_by_territory(), lines, &choices);
        if played.to_move() == Color::White {
            played.try_play(Color::White, Move::Pass).expect("a pass");
        }
        let life = LifeAndDeath::all_alive();
        let territory = count(&Position::of(&played, &life, 0, HalfPoints::ZERO));
        let area_rules = Ruleset::preset(RulesetName::Aga);
        let area = count(&Position { rules: &area_rules, ..Position::of(&played, &life, 0, HalfPoints::ZERO) });
        prop_assert_eq!(territory.difference(), area.difference());
    }

    #[test]
    fn every_point_is_counted_once_by_area(rules in any_rules(), lines in 2_u32..=9, choices in prop::collection::vec(any::<u16>(), 0..160)) {
        let played = game(rules, lines, &choices);
        let life = LifeAndDeath::all_alive();
        let chinese = Ruleset::preset(RulesetName::Chinese);
        let c = count(&Position { rules: &chinese, ..Position::of(&played, &life, 0, HalfPoints::ZERO) });
        let sum = c.black.stones + c.white.stones + c.black.territory + c.white.territory;
        prop_assert_eq!(sum as usize + c.neutral.len(), played.board().size().points());
    }

    /// Any position whatever: every stone has exactly one status, and the count takes the proposal.
    #[test]
    fn a_proposal_covers_every_stone(rules in any_rules(), lines in 2_u32..=7, choices in prop::collection::vec(any::<u16>(), 0..80), seed in any::<u64>()) {
        let played = game(rules, lines, &choices);
        let proposal = scoring::propose(played.board(), played.rules(), seed);
        let mut stones: Vec<_> = proposal.chains.iter().flat_map(|c| c.stones.clone()).collect();
        stones.sort_unstable();
        prop_assert_eq!(stones, played.board().stones().map(|(p, _)| p).collect::<Vec<_>>());
        prop_assert!(proposal.chains.iter().all(|c| (0.0..=1.0).contains(&c.confidence)));
        let life = proposal.life(played.board());
        let counted = count(&Position::of(&played, &life, 0, HalfPoints::ZERO));
        prop_assert!(counted.lifted.iter().all(|p| life.dead().contains(p)));
    }
}
