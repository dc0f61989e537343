//! Proposes dead stones. A survey of random games played with care estimates whose each point becomes (B. Bouzy, B.
//! Helmstetter, "Monte-Carlo Go Developments", 2003); a chain that mostly becomes the other colour's is dead. Added
//! to that is only what a measurement showed to improve it: proof (D. B. Benson, 1976), small closed zones in doubt
//! read to the end, the bent four in the corner where the rules have it, and a second look at stones that would be
//! dead: whether a small region, read to the end, lets them live, and what happens if the other side moves first.
//! `cargo bench --bench dead_stones` measures a file of finished games.
//! Always a proposal that people correct; doubtful chains are marked.

mod benson;
mod bent_four;
mod double_ko;
mod field;
mod judge;
mod life;
mod mixed;
mod playout;
mod reader;
mod region;
mod rng;
mod seki;
mod shapes;
mod status;
mod surroundings;
mod survey;

pub use status::{ChainStatus, Proposal, Status};

use std::collections::BTreeSet;

use go::{Goban, OpenDame, Point, Ruleset, SekiEyes};

/// Proposes the status of every chain of a position at the end of a game. The same board, rules and seed give the
/// same proposal. Costs a bounded number of moves played and of positions read, on 19×19 some 10 to 60 ms.
///
/// Positions whose status the Japanese text settles by a rule about the whole board (moonshine life) get their
/// local reading.
#[must_use]
pub fn propose(board: &Goban, rules: &Ruleset, seed: u64) -> Proposal {
    judge::Judge::new(board, seed).proposal(rules)
}

/// Stones of groups in seki that the players did not name but a count needs: under rules that count no eyes in seki
/// and under which an open neutral point alone makes none. Computed on the board without the dead stones; empty
/// under all other rules.
#[must_use]
pub fn unnamed_sekis(
    board: &Goban,
    rules: &Ruleset,
    dead: &BTreeSet<Point>,
    seed: u64,
) -> Vec<Point> {
    if rules.seki_eyes == SekiEyes::Counted || rules.open_dame == OpenDame::MakesSeki {
        return Vec::new();
    }
    let mut cleared = board.clone();
    cleared.put_all(dead.iter().map(|&point| (point, None))).expect("points of the board");
    propose(&cleared, rules, seed).stones(Status::Seki)
}
