use std::fmt;

use super::obstacle::NoValidPairing;

/// Why no matching is returned.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields say what they hold
pub enum MatchingError {
    /// An odd number of vertices cannot be paired; give the bye a vertex.
    OddCount { count: usize },
    /// More vertices than the solver numbers.
    TooMany { count: usize, most: usize },
    /// A pair's weight is so large that sums of weights could wrap.
    WeightTooLarge { a: usize, b: usize },
    /// The duals would leave the range in which no sum can wrap.
    SpreadTooWide { count: usize },
    /// The two forced vertices are the same or not vertices at all.
    NoSuchPair { a: usize, b: usize, count: usize },
    /// No perfect matching is allowed.
    NoValidPairing(NoValidPairing),
    /// [`Weights::goes_on`](super::Weights::goes_on) returned false.
    GivenUp,
}

impl fmt::Display for MatchingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddCount { count } => write!(
                f,
                "{count} vertices cannot all be paired: add a bye seat to make the number even"
            ),
            Self::TooMany { count, most } => {
                write!(f, "{count} vertices are too many: at most {most} can be paired at a time")
            }
            Self::WeightTooLarge { a, b } => write!(
                f,
                "the weight of the pair {a}-{b} is too large: its absolute value may be at most 2^100"
            ),
            Self::SpreadTooWide { count } => {
                write!(f, "the weights are spread too widely for {count} vertices: scale them down")
            }
            Self::NoSuchPair { a, b, count } => {
                write!(f, "{a} and {b} are not two of the {count} vertices")
            }
            Self::NoValidPairing(why) => why.fmt(f),
            Self::GivenUp => f.write_str("the search was given up"),
        }
    }
}

impl std::error::Error for MatchingError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::NoValidPairing(why) => Some(why),
            _ => None,
        }
    }
}

impl From<NoValidPairing> for MatchingError {
    fn from(why: NoValidPairing) -> Self {
        Self::NoValidPairing(why)
    }
}
