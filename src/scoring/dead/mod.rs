//! Dead stones proposed, in four steps: proof (Benson), play (seeded games played out with care),
//! reading (small zones searched to the end), and seki among what nobody can capture. Always a
//! proposal that people correct; what cannot be settled is said to be so.

mod benson;
mod fight;
mod groups;
mod judge;
mod patterns;
mod playout;
mod rng;
mod seki;
mod shape;
mod solver;
mod status;
mod zone;

pub use status::{ChainStatus, Proposal, Status};

use go::Board;

/// Proposes the status of every chain of a position at the end of a game. The same board and
/// seed give the same proposal. Costs a bounded number of games and of positions read: some
/// 10 to 40 ms on 19×19.
///
/// Not adjudicated: positions whose status the Japanese text settles by a rule about the whole
/// board (moonshine life, double ko with a life elsewhere). They are proposed as the local
/// reading has them.
#[must_use]
pub fn propose(board: &Board, seed: u64) -> Proposal {
    judge::Judge::new(board, seed).proposal()
}
