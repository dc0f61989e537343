//! Whether a chain lives: a small region read to the end by alpha-beta of two values, with a transposition table. A
//! result that rests on a repetition is not cached (A. Kishimoto, M. Müller, "A General Solution to the Graph
//! History Interaction Problem", 2004). The owner loses every ko, plays no unnecessary move, and needs what M.
//! Müller calls safety under alternating play ("Playing it safe", 1997).

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::reader::Mixed;
use super::region::{POINTS, Region, Side, State};

const DEPTH: usize = 64;
/// Index of the pass among the moves.
const PASS: usize = POINTS;

/// A position, the side to move, and whether stones are still to be captured.
type Question = (State, Side, bool);

#[derive(Clone, Copy)]
enum Entry {
    Known(bool),
    /// On the current path, this number of moves from the root.
    OnTheWay(usize),
}

/// Whether the owner succeeds, and the depth of the position on the path that this rests on, if it rests on a
/// repetition.
#[derive(Clone, Copy)]
struct Outcome {
    wins: bool,
    rests_on: usize,
}

impl Outcome {
    const fn plain(wins: bool) -> Self {
        Self { wins, rests_on: usize::MAX }
    }
}

struct Search<'a> {
    region: &'a Region,
    target: u128,
    prey: u128,
    asked: HashMap<Question, Entry, BuildHasherDefault<Mixed>>,
    /// How often a move decided, by side and point: for move ordering.
    telling: [[u32; POINTS + 1]; 2],
    budget: &'a mut u32,
}

/// Whether the owner's chain on `target` stays on the board when the attacker moves first and wins every ko. `None`
/// if that takes more than `budget` positions; `budget` is reduced by those spent.
pub(super) fn lives(region: &Region, target: u128, budget: &mut u32) -> Option<bool> {
    search(region, (target, 0), Side::Attacker, budget)
}

/// As [`lives`], but its owner moves first.
pub(super) fn is_saved(region: &Region, target: u128, budget: &mut u32) -> Option<bool> {
    search(region, (target, 0), Side::Owner, budget)
}

/// Whether the owner, moving second, can capture the attacker's chain on `prey` and keep its own on `target`. That
/// excludes seki.
pub(super) fn takes(region: &Region, target: u128, prey: u128, budget: &mut u32) -> Option<bool> {
    search(region, (target, prey), Side::Attacker, budget)
}

fn search(
    region: &Region,
    (target, prey): (u128, u128),
    first: Side,
    budget: &mut u32,
) -> Option<bool> {
    let (asked, telling) = (HashMap::default(), [[0; POINTS + 1]; 2]);
    let mut search = Search { region, target, prey, asked, telling, budget };
    search.read(region.start, first, true, 0).map(|outcome| outcome.wins)
}

impl Search<'_> {
    fn read(&mut self, state: State, side: Side, hunts: bool, depth: usize) -> Option<Outcome> {
        if !state.has(Side::Owner, self.target) || self.region.is_hopeless(&state) {
            return Some(Outcome::plain(false));
        }
        let hunts = hunts && state.has(Side::Attacker, self.prey);
        let question = (state, side, hunts);
        match self.asked.get(&question) {
            Some(&Entry::Known(wins)) => return Some(Outcome::plain(wins)),
            Some(&Entry::OnTheWay(met)) => return Some(Outcome { wins: !hunts, rests_on: met }),
            None if !hunts && self.region.is_alive(&state, self.target) => {
                self.asked.insert(question, Entry::Known(true));
                return Some(Outcome::plain(true));
            }
            None if depth == DEPTH => return None,
            None => {}
        }
        *self.budget = self.budget.checked_sub(1)?;
        self.asked.insert(question, Entry::OnTheWay(depth));
        let found = self.best(question, depth);
        match found {
            Some(Outcome { wins, rests_on }) if rests_on >= depth => {
                self.asked.insert(question, Entry::Known(wins));
                Some(Outcome::plain(wins))
            }
            _ => {
                self.asked.remove(&question);
                found
            }
        }
    }

    /// The owner needs one move that succeeds, the attacker one that refutes. A side that has reached its aim may
    /// pass: the owner unless it hunts; the attacker then gains nothing, as both have passed.
    fn best(&mut self, (state, side, hunts): Question, depth: usize) -> Option<Outcome> {
        let wanted = side == Side::Owner;
        let mut moves = self.region.moves(&state, side, &self.telling[side as usize]);
        if wanted != hunts {
            moves.push((PASS, state.passed()));
        }
        let (mut all, mut unknown) = (Outcome::plain(!wanted), false);
        for (at, next) in moves {
            match self.read(next, side.other(), hunts, depth + 1) {
                Some(outcome) if outcome.wins == wanted => {
                    self.telling[side as usize][at] += 1;
                    return Some(outcome);
                }
                Some(outcome) => all.rests_on = all.rests_on.min(outcome.rests_on),
                None if *self.budget == 0 => return None,
                None => unknown = true,
            }
        }
        (!unknown).then_some(all)
    }
}

#[cfg(test)]
mod tests {
    use go::{Cell, Goban, Index, Point};

    use super::super::surroundings::Surroundings;
    use super::*;

    /// Whether the first region found answers yes about the chain on a point.
    fn is_found(
        drawing: &str,
        name: &str,
        ask: impl Fn(&Goban, &Region, u128) -> Option<bool>,
    ) -> bool {
        let board = Goban::draw(drawing).expect("a drawing");
        let nothing = vec![false; board.grid_len()];
        let mut owners = vec![0.0; board.grid_len()];
        for (point, _) in board.stones() {
            let at = board.index(point);
            owners[usize::from(at)] = if board.cell(at) == Cell::Black { 1.0 } else { -1.0 };
        }
        let at = index(&board, name);
        let around = Surroundings::new(&board, &owners, &nothing, &nothing);
        around.regions(at, 0.0).any(|region| ask(&board, &region, region.bit(at)) == Some(true))
    }

    fn index(board: &Goban, name: &str) -> Index {
        let point: Point = name.parse().expect("a point");
        board.index(point)
    }

    fn alive(drawing: &str, name: &str) -> bool {
        is_found(drawing, name, |_, region, target| lives(region, target, &mut 20_000))
    }

    fn taken(drawing: &str, name: &str, prey: &str) -> bool {
        is_found(drawing, name, |board, region, target| match region.bit(index(board, prey)) {
            0 => None,
            prey => takes(region, target, prey, &mut 20_000),
        })
    }

    #[test]
    fn a_straight_four_lives_and_a_three_and_a_square_do_not() {
        assert!(alive("....XO.\nXXXXXO.\nOOOOOO.\n.......\n.......\n.......\n.......", "E7"));
        assert!(!alive("...XO..\nXXXXO..\nOOOOO..\n.......\n.......\n.......\n.......", "D7"));
        assert!(!alive("..XO...\n..XO...\nXXXO...\nOOOO...\n.......\n.......\n.......", "C7"));
    }

    #[test]
    fn a_rectangular_six_in_the_corner_lives_with_two_liberties_outside() {
        let six = |outside: &str| {
            let (first, second) = outside.split_at(1);
            format!("...X{first}O.\n...X{second}O.\nXXXXOO.\nOOOOOO.\n.......\n.......\n.......")
        };
        assert!(alive(&six(".."), "A5"));
        assert!(!alive(&six("OO"), "A5"));
        assert!(!alive(&six(".O"), "A5"));
    }

    #[test]
    fn a_stone_of_the_wall_is_taken_for_the_second_eye() {
        let wall = ".OXXO.XO.\n..X..XXO.\n..XXXXOO.\n.OOOOOO..\n.........\n.........\n.........\n\
                    .........\n.........";
        assert!(alive(wall, "C9"));
    }

    #[test]
    fn a_ko_is_no_life() {
        let square = "...XO..\n...XO..\n...XO..\nXXXOO..\nOOOOO..\n.......\n.......";
        assert!(!alive(square, "D7"));
        assert!(!alive(square, "A4"));
        assert!(!alive("OO.XO..\nOXXXO..\n.XOOO..\nXXO....\nOOO....\n.......\n.......", "D7"));
    }

    #[test]
    fn a_false_eye_is_none() {
        assert!(!alive(".XO....\nXXO....\nO.XO...\nXXXO...\n.XOO...\nXOO....\nOO.....", "A2"));
        assert!(!alive(".X.XO..\nXXXO...\nOOOO...\n.......\n.......\n.......\n.......", "B7"));
    }

    #[test]
    fn two_false_eyes_of_a_ring_are_two() {
        let dragon = ".XXXXXXXX\nXOOOOOOOX\nXO.OOO.OX\nXOOOOOOOX\nXOOOOOOOX\nXOOOOOOOX\n\
                      XO.OOO.OX\nXOOOOOOOX\nXXXXXXXX.";
        assert!(alive(dragon, "A8"));
        assert!(alive(dragon, "B9"));
    }

    #[test]
    fn in_a_seki_both_live_and_neither_takes() {
        let seki = "OXX.OOX..\nOXX.OOX..\nOOXXOXX..\n.OOOXX...\n...OX....\n...OX....\n...OX....\n\
                    ...OX....\n...OX....";
        assert!(alive(seki, "B9"));
        assert!(alive(seki, "E9"));
        assert!(!taken(seki, "B9", "E9"));
        assert!(!taken(seki, "E9", "B9"));
    }

    #[test]
    fn in_a_double_ko_both_live() {
        let seki = "X.XOO\nXXOOO\n.XOO.\nXXOOO\nXO.OO";
        assert!(alive(seki, "A5"));
        assert!(alive(seki, "D5"));
    }

    #[test]
    fn what_lies_in_an_eye_is_taken() {
        let eyes = ".X.O.XO\nXXXXXXO\nOOOOOOO\n.......\n.......\n.......\n.......";
        assert!(alive(eyes, "B7"));
        assert!(taken(eyes, "B7", "D7"));
    }
}
