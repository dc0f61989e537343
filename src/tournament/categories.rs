use serde::{Deserialize, Serialize};

use rating::Rank;

/// Categories of players by rank: the lower limits of all but the last, from the highest down. No limit means one
/// category for all. Category 0 is the strongest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Categories(pub Vec<Rank>);

impl Categories {
    /// How many there may be.
    pub const MOST: u8 = 9;

    /// How many categories there are, at least one.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len() + 1
    }

    /// The category of a rank, counted from 0 at the top.
    #[must_use]
    pub fn of(&self, rank: Rank) -> usize {
        self.0.iter().filter(|limit| rank < **limit).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_at_the_limit_belongs_to_the_upper_category() {
        let limits = Categories(["1d", "5k"].map(|r| r.parse().unwrap()).to_vec());
        let categories = ["3d", "1d", "1k", "5k", "6k"].map(|r| limits.of(r.parse().unwrap()));
        assert_eq!(categories, [0, 0, 1, 1, 2]);
    }
}
