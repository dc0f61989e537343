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
mod playout;
mod reader;
mod region;
mod shapes;
mod surroundings;

use crate::CountWarning;
use go::course::LifeAndDeath;
use go::{Color, Goban, OpenDame, Point, Ruleset, SekiEyes};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
    pub fn stones(&self, status: Status) -> Vec<Point> {
        let chains = self.chains.iter().filter(|c| c.status == status);
        let mut stones: Vec<Point> = chains.flat_map(|c| c.stones.iter().copied()).collect();
        stones.sort_unstable();
        stones
    }

    /// The proposal as a claim: dead and seki marked, everything else alive.
    pub fn life(&self, board: &Goban) -> LifeAndDeath {
        let (dead, seki) = (self.stones(Status::Dead), self.stones(Status::Seki));
        LifeAndDeath::mark(board, &dead, &seki)
            .expect("every chain of the proposal is on the board")
    }

    /// What to say before a count.
    pub fn warnings(&self) -> Vec<CountWarning> {
        let stones = self.stones(Status::Unsettled);
        if stones.is_empty() { Vec::new() } else { vec![CountWarning::Unsettled { stones }] }
    }
}
