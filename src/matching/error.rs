use super::weight::Weights;
use std::fmt;

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
    /// [`Weights::should_continue`](super::Weights::should_continue) returned false.
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

/// The proof that no perfect matching of allowed pairs exists.
///
/// Every vertex of a component may be paired only inside its own component or with the barrier. Each component has
/// an odd number of vertices, so each needs a partner from the barrier, and there are more components than that.
/// (The condition of Tutte, 1947; the sets are those a maximum matching finds, as Gallai and Edmonds describe.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoValidPairing {
    /// The vertices that all components depend on, in order.
    pub barrier: Vec<usize>,
    /// The sets of odd size that depend on the barrier, each in order.
    pub components: Vec<Vec<usize>>,
    /// Vertices that a largest matching leaves over, in order.
    pub unpaired: Vec<usize>,
}

impl NoValidPairing {
    /// Whether this proves that the weights allow no perfect matching: the components are disjoint, odd, more than
    /// the barrier, and no allowed pair leads out of a component except to the barrier.
    pub fn holds<P: Weights>(&self, weights: &P) -> bool {
        let Some(part) = self.parts(weights.count()) else { return false };
        let odd = self.components.iter().all(|c| c.len() % 2 == 1);
        let leads_out = |a: usize, b: usize| {
            let (x, y) = (part[a], part[b]);
            x != y && x != 1 && y != 1 && weights.weight(a, b).is_some()
        };
        let pairs = || (0..part.len()).flat_map(|a| (a + 1..part.len()).map(move |b| (a, b)));
        odd && self.components.len() > self.barrier.len() && !pairs().any(|(a, b)| leads_out(a, b))
    }

    /// 0 for the rest, 1 for the barrier, from 2 the components.
    fn parts(&self, count: usize) -> Option<Vec<usize>> {
        let mut part = vec![0; count];
        let sets = std::iter::once(&self.barrier).chain(&self.components);
        for (number, set) in sets.enumerate() {
            for &v in set {
                if std::mem::replace(part.get_mut(v)?, number + 1) != 0 {
                    return None;
                }
            }
        }
        Some(part)
    }
}

impl fmt::Display for NoValidPairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sets, partners) = (self.components.len(), self.barrier.len());
        write!(
            f,
            "no valid pairing: {sets} sets of odd size compete for {partners} outside partners; {} stay over, \
             for example {:?}",
            sets - partners,
            self.components[0],
        )
    }
}

impl std::error::Error for NoValidPairing {}
