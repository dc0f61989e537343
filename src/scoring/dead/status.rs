use serde::{Deserialize, Serialize};

use crate::CountWarning;
use go::course::LifeAndDeath;
use go::{Color, Goban, Point};

/// What a chain is at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It stays on the board.
    Alive,
    /// It can be captured whatever its owner does.
    Dead,
    /// It stays, and so does an opposing chain with which it shares liberties that neither fills.
    Seki,
    /// It depends on who plays first: there is nothing to agree on yet.
    Unsettled,
}

/// A chain with its proposed status.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChainStatus {
    /// Its colour.
    pub color: Color,
    /// Its stones, from the lowest.
    pub stones: Vec<Point>,
    /// The proposal.
    pub status: Status,
    /// How sure the proposal is, 0 to 1; 1 is proven.
    pub confidence: f64,
}

/// A proposal for a whole board, chain by chain from the lowest stone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proposal {
    /// Every chain.
    pub chains: Vec<ChainStatus>,
}

impl Proposal {
    /// Every stone of that status.
    #[must_use]
    pub fn stones(&self, status: Status) -> Vec<Point> {
        let chains = self.chains.iter().filter(|c| c.status == status);
        let mut stones: Vec<Point> = chains.flat_map(|c| c.stones.iter().copied()).collect();
        stones.sort_unstable();
        stones
    }

    /// The proposal as a claim: dead and seki marked, everything else alive.
    #[must_use]
    pub fn life(&self, board: &Goban) -> LifeAndDeath {
        let (dead, seki) = (self.stones(Status::Dead), self.stones(Status::Seki));
        LifeAndDeath::mark(board, &dead, &seki)
            .expect("every chain of the proposal is on the board")
    }

    /// What to say before a count.
    #[must_use]
    pub fn warnings(&self) -> Vec<CountWarning> {
        let stones = self.stones(Status::Unsettled);
        if stones.is_empty() { Vec::new() } else { vec![CountWarning::Unsettled { stones }] }
    }
}
