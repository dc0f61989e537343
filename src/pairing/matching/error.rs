//! Why there is no matching.

use thiserror::Error;

use super::obstacle::NoValidPairing;

/// Why no matching is returned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatchingError {
    /// An odd number of vertices cannot be paired; give the bye a vertex.
    #[error("{count} vertices cannot all be paired: add a bye seat to make the number even")]
    OddCount {
        /// How many vertices there are.
        count: usize,
    },
    /// More vertices than the solver numbers.
    #[error("{count} vertices are too many: at most {most} can be paired at a time")]
    TooMany {
        /// How many vertices there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A pair's weight is so large that sums of weights could wrap.
    #[error("the weight of the pair {a}-{b} is too large: its absolute value may be at most 2^100")]
    WeightTooLarge {
        /// The lower vertex.
        a: usize,
        /// The higher vertex.
        b: usize,
    },
    /// The duals would leave the range in which no sum can wrap.
    #[error("the weights are spread too widely for {count} vertices: scale them down")]
    SpreadTooWide {
        /// How many vertices there are.
        count: usize,
    },
    /// The two forced vertices are the same or not vertices at all.
    #[error("{a} and {b} are not two of the {count} vertices")]
    NoSuchPair {
        /// One vertex.
        a: usize,
        /// The other vertex.
        b: usize,
        /// How many vertices there are.
        count: usize,
    },
    /// Not everybody can be paired at once.
    #[error(transparent)]
    NoValidPairing(#[from] NoValidPairing),
}
