use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Rank;

/// A rating on the European scale (GoR): 1d is 2100, 100 points a rank, 30k is −900. Files hold −950 to 2950 or so;
/// a typed value outside −1000 … 3500 is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub i32);

impl Rating {
    /// The lowest rating a person may type.
    pub const MIN: i32 = -1000;
    /// The highest rating a person may type.
    pub const MAX: i32 = 3500;

    /// The rating in the middle of a rank: 2100 for 1d, 2000 for 1k.
    #[must_use]
    pub fn of(rank: Rank) -> Self {
        Self(2100 + 100 * rank.value())
    }

    /// The rank this rating is nearest to.
    #[must_use]
    pub fn rank(self) -> Rank {
        Rank::clamped((self.0 - 2050).div_euclid(100))
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no rating.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rating; write a whole number from -1000 to 3500, 2100 being 1 dan")]
pub struct ParseRatingError(pub String);

impl FromStr for Rating {
    type Err = ParseRatingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let value = text.trim().parse().map_err(|_| ParseRatingError(text.to_owned()))?;
        if (Self::MIN..=Self::MAX).contains(&value) {
            Ok(Self(value))
        } else {
            Err(ParseRatingError(text.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_and_the_rating_in_its_middle_agree() {
        for rank in Rank::all() {
            assert_eq!(Rating::of(rank).rank(), rank);
        }
        assert_eq!(Rating(2150).rank(), "2d".parse().unwrap());
        assert_eq!(Rating(2149).rank(), "1d".parse().unwrap());
    }

    #[test]
    fn a_rating_off_the_scale_is_refused() {
        assert!("3501".parse::<Rating>().is_err());
        assert!("15O2".parse::<Rating>().is_err());
    }
}
