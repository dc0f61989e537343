use std::fmt;

use super::weight::Weights;

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
