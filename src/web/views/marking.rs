//! Dead stones of a stopped board, as marked or as proposed.

use crate::web::prelude::*;
use scoring::{Status, propose};

/// Fixed, so that the same position always gets the same proposal.
const SEED: u64 = 1;

pub struct Marking {
    pub life: LifeAndDeath,
    /// Whether it is only a proposal, because nothing was marked yet.
    pub proposed: bool,
    pub doubtful: Vec<Point>,
}

/// `None` while the game is played, and if it ended without a count. A proposal runs playouts, which is slow.
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
