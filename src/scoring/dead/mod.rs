//! Dead stones proposed. A survey of games played out with care says whose each point becomes
//! (B. Bouzy, B. Helmstetter, "Monte-Carlo Go Developments", 2003), and a chain that mostly becomes
//! the other colour's is dead. On top of it only what was measured to improve on it: proof
//! (D. B. Benson, 1976), small closed zones in doubt read to the end, the bent four in the corner, a shape, where the
//! rules say so, and a second look at whatever would be dead: whether a small region, read to the end, lets it live
//! at worst, and what becomes of it if the other side moves first. `cargo bench --bench dead_stones` measures a file of
//! finished games.
//! Always a proposal that people correct; what is in doubt is said to be so.

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

/// Proposes the status of every chain of a position at the end of a game. The same board, rules
/// and seed give the same proposal. Costs a bounded number of moves played and of positions read,
/// on 19×19 some 10 to 60 ms.
///
/// Not adjudicated: positions whose status the Japanese text settles by a rule about the whole
/// board (moonshine life). They are proposed as the local reading has them.
#[must_use]
pub fn propose(board: &Goban, rules: &Ruleset, seed: u64) -> Proposal {
    judge::Judge::new(board, seed).proposal(rules)
}

/// Stones of groups in seki that a count has to know of where nobody named any: under rules that count no eyes in
/// seki and to which an open neutral point alone makes none. Proposed on the board without the dead stones; empty
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
