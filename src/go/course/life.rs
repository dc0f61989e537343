use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{Goban, Point};

/// Why a marking of dead stones fits no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LifeError {
    /// No stone lies on the point.
    #[error("no stone lies on {0}: it cannot be dead or in seki")]
    NoStone(Point),
    /// A stone was marked both dead and in seki.
    #[error("the stone on {0} is marked dead and in seki: choose one")]
    Both(Point),
}

crate::named! {
    /// What becomes of a stone when the game is counted.
    pub enum Fate {
        /// It stays on the board.
        Alive = "alive",
        /// It comes off (Japanese rules 1989, Art. 10.1).
        Dead = "dead",
        /// It stays, and nothing that it surrounds counts (Art. 8).
        Seki = "seki",
    }
}

/// The players' agreement: which stones are dead, and which groups are declared to be in seki. All other stones are
/// alive (Japanese rules 1989, Art. 7.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct LifeAndDeath {
    dead: BTreeSet<Point>,
    seki: BTreeSet<Point>,
}

impl LifeAndDeath {
    /// All stones alive.
    #[must_use]
    pub fn all_alive() -> Self {
        Self::default()
    }

    /// Marks whole chains: naming one stone names its chain. An error if a point has no stone or is marked both
    /// ways.
    pub fn mark(board: &Goban, dead: &[Point], seki: &[Point]) -> Result<Self, LifeError> {
        let dead = chains(board, dead)?;
        let seki = chains(board, seki)?;
        if let Some(&both) = dead.intersection(&seki).next() {
            return Err(LifeError::Both(both));
        }
        Ok(Self { dead, seki })
    }

    /// Turns a chain from dead to alive or from alive to dead.
    pub fn toggle(&mut self, board: &Goban, point: Point) -> Result<(), LifeError> {
        let chain = chains(board, &[point])?;
        self.seki.retain(|p| !chain.contains(p));
        if self.dead.contains(&point) {
            self.dead.retain(|p| !chain.contains(p));
        } else {
            self.dead.extend(chain);
        }
        Ok(())
    }

    /// What becomes of the stone on a point.
    pub fn fate(&self, point: Point) -> Fate {
        match (self.dead.contains(&point), self.seki.contains(&point)) {
            (true, _) => Fate::Dead,
            (false, true) => Fate::Seki,
            (false, false) => Fate::Alive,
        }
    }

    /// Gives some chains another fate. Naming one stone names its chain.
    pub fn with(mut self, board: &Goban, stones: &[Point], fate: Fate) -> Result<Self, LifeError> {
        let chains = chains(board, stones)?;
        self.dead.retain(|point| !chains.contains(point));
        self.seki.retain(|point| !chains.contains(point));
        match fate {
            Fate::Alive => {}
            Fate::Dead => self.dead.extend(chains),
            Fate::Seki => self.seki.extend(chains),
        }
        Ok(self)
    }

    /// Every dead stone.
    pub const fn dead(&self) -> &BTreeSet<Point> {
        &self.dead
    }

    /// Every stone declared to be in seki.
    pub const fn seki(&self) -> &BTreeSet<Point> {
        &self.seki
    }
}

fn chains(board: &Goban, points: &[Point]) -> Result<BTreeSet<Point>, LifeError> {
    let mut all = BTreeSet::new();
    for &point in points {
        if all.contains(&point) {
            continue;
        }
        let chain = board.chain(point);
        if chain.is_empty() {
            return Err(LifeError::NoStone(point));
        }
        all.extend(chain);
    }
    Ok(all)
}
