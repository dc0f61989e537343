//! What is marked on a stopped board, or proposed where nobody has marked anything.

use go::Point;
use go::course::{Course, LifeAndDeath};
use recording::Game;
use scoring::{Status, propose};

/// The seed of the playouts that propose dead stones: the same position always gets the same proposal.
const SEED: u64 = 1;

/// What is marked on a stopped board.
pub struct Marking {
    /// Dead stones, and those in seki.
    pub life: LifeAndDeath,
    /// Nobody has marked anything yet: it is only proposed.
    pub proposed: bool,
    /// Stones of which the proposal is not sure.
    pub doubtful: Vec<Point>,
}

/// What is marked, or proposed, which takes playouts: on the stopped board, and under a result by count.
pub fn marking(game: &Game) -> Option<Marking> {
    let entered =
        || Marking { life: game.marking().clone(), proposed: false, doubtful: Vec::new() };
    match game.course()? {
        Course::Stopped(_) if !game.is_marked() => {
            let board = game.board();
            let proposal = propose(&board, &game.terms().ruleset(), SEED);
            let doubtful = proposal.stones(Status::Unsettled);
            Some(Marking { life: proposal.life(&board), proposed: true, doubtful })
        }
        Course::Stopped(_) => Some(entered()),
        Course::Ended(_) | Course::Confirmed(_) => game.count().map(|_| entered()),
        Course::Playing(_) => None,
    }
}
