//! The k best matchings, by partition.
//!
//! The matchings other than the best one of a set fall into parts: those
//! without its first pair, those with the first but without the second, and
//! so on (Murty, 1968; Lawler, 1972). The best of each part is one more
//! restricted matching; the best of all parts is the next in rank.

use super::error::MatchingError;
use super::restricted::Restricted;
use super::solved::{Demand, Solved};
use super::weight::Weights;

/// One of the best matchings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The pairs, the lower vertex first, in order.
    pub pairs: Vec<(usize, usize)>,
    /// The weight of the matching.
    pub total: i128,
}

/// The best matching of a part that is not split yet.
#[derive(Clone, Debug)]
struct Part {
    best: Ranked,
    forced: Vec<(usize, usize)>,
    banned: Vec<(usize, usize)>,
}

impl<P: Weights> Solved<P> {
    /// The `most` best matchings, the best first; fewer if there are fewer.
    ///
    /// Takes about n/2 warm solutions for each matching after the first.
    ///
    /// # Errors
    /// As [`solve`](super::solve), except that there is at least this one.
    pub fn ranking(&self, most: usize) -> Result<Vec<Ranked>, MatchingError> {
        let best = Ranked { pairs: self.pairs(), total: self.total() };
        let mut parts = vec![Part { best, forced: Vec::new(), banned: Vec::new() }];
        let mut ranking = Vec::new();
        while ranking.len() < most && !parts.is_empty() {
            let part = parts.remove(0);
            ranking.push(part.best.clone());
            if ranking.len() < most {
                parts.extend(self.split(&part)?);
                parts.sort_by_key(|p| std::cmp::Reverse(p.best.total));
                parts.truncate(most - ranking.len());
            }
        }
        Ok(ranking)
    }

    fn split(&self, part: &Part) -> Result<Vec<Part>, MatchingError> {
        let mut state = self.restricted(part)?;
        let (mut parts, mut forced) = (Vec::new(), part.forced.clone());
        for &(a, b) in part.best.pairs.iter().filter(|pair| !part.forced.contains(pair)) {
            let without = state.weights().clone().forbid(a, b);
            match state.resolve(without, &[Demand::Without(a, b)]) {
                Ok(next) => parts.push(part.narrowed(&next, &forced, (a, b))),
                Err(MatchingError::NoValidPairing(_)) => {}
                Err(error) => return Err(error),
            }
            let with = state.weights().clone().force(a, b);
            state = state.resolve(with, &[Demand::With(a, b)])?;
            forced.push((a, b));
        }
        Ok(parts)
    }

    fn restricted(&self, part: &Part) -> Result<Solved<Restricted<&P>>, MatchingError> {
        let mut weights = Restricted::new(self.weights());
        let mut demands = Vec::new();
        for &(a, b) in &part.forced {
            weights = weights.force(a, b);
            demands.push(Demand::With(a, b));
        }
        for &(a, b) in &part.banned {
            weights = weights.forbid(a, b);
            demands.push(Demand::Without(a, b));
        }
        self.resolve(weights, &demands)
    }
}

impl Part {
    fn narrowed<Q: Weights>(
        &self,
        next: &Solved<Q>,
        forced: &[(usize, usize)],
        banned: (usize, usize),
    ) -> Part {
        let best = Ranked { pairs: next.pairs(), total: next.total() };
        let mut all = self.banned.clone();
        all.push(banned);
        Part { best, forced: forced.to_vec(), banned: all }
    }
}
