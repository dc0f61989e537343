use super::Proof;
use crate::prelude::*;
use matching::{MatchingError, NoValidPairing, solve};
use std::fmt;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    pub pairs: Vec<(usize, usize)>,
    pub proof: Proof,
    pub certificate: Certificate,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unsolved {
    NoValidPairing(NoValidPairing),
    GivenUp,
    /// The field is too large, or its weights too widely spread, for the solver's integers.
    TooLarge,
}

/// The perfect matching of greatest weight among an even number of vertices, its certificate checked.
pub(super) fn best_matching(weights: &impl Weights) -> Result<Solution, Unsolved> {
    match solve(weights) {
        Ok(solved) => {
            let checked = check(weights, solved.certificate());
            let proof = if checked.is_ok() { Proof::Optimal } else { Proof::Refused };
            let certificate = solved.certificate().clone();
            Ok(Solution { pairs: solved.pairs(), proof, certificate })
        }
        Err(MatchingError::NoValidPairing(why)) => Err(Unsolved::NoValidPairing(why)),
        Err(MatchingError::GivenUp) => Err(Unsolved::GivenUp),
        Err(_) => Err(Unsolved::TooLarge),
    }
}

/// Called repeatedly with the number of players who have an opponent at this moment, and the number of all; `false`
/// cancels the search. The first number falls too, since pairs are separated again.
type Watcher = dyn Fn(usize, usize) -> bool + Send + Sync;

/// Progress reports of a search, and its cancellation; or none.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<Watcher>>);

impl Watch {
    /// `watcher` gets the numbers of paired players and of all, and cancels the search by `false`.
    #[must_use]
    pub fn by(watcher: impl Fn(usize, usize) -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(watcher)))
    }

    pub(super) fn should_continue(&self, paired: usize, of: usize) -> bool {
        self.0.as_ref().is_none_or(|watcher| watcher(paired, of))
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Watch(by somebody)" } else { "Watch(by nobody)" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use matching::FnWeights;

    fn by_force(left: &[usize], weight: &dyn Fn(usize, usize) -> Option<i64>) -> Option<i64> {
        let Some((&first, rest)) = left.split_first() else { return Some(0) };
        let others = (0..rest.len()).filter_map(|at| {
            let mut remaining = rest.to_vec();
            let partner = remaining.remove(at);
            Some(weight(first, partner)? + by_force(&remaining, weight)?)
        });
        others.max()
    }

    /// Pseudo-random, some pairs forbidden, some weights negative.
    fn scattered(seed: u64) -> impl Fn(usize, usize) -> Option<i64> {
        move |a, b| {
            let mixed = (seed + (a * 31 + b * 17) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
            (!mixed.is_multiple_of(5)).then_some((mixed % 1000) as i64 - 300)
        }
    }

    #[test]
    fn it_finds_what_trying_everything_finds() {
        let (mut solved, mut stuck) = (0, 0);
        for seed in 0..60 {
            let count = 2 + 2 * (seed as usize % 4);
            let weight = scattered(seed);
            let all: Vec<usize> = (0..count).collect();
            let best = by_force(&all, &weight);
            let found = best_matching(&FnWeights::new(count, &weight)).ok().map(|solution| {
                assert_eq!(solution.proof, Proof::Optimal);
                solution.pairs.iter().map(|&(a, b)| weight(a, b).unwrap()).sum::<i64>()
            });
            assert_eq!(found, best, "seed {seed}");
            if best.is_some() { solved += 1 } else { stuck += 1 }
        }
        assert!(solved > 20 && stuck > 0, "{solved} solved, {stuck} stuck");
    }

    #[test]
    fn who_stays_over_is_named() {
        let star = FnWeights::new(4, |a: usize, _: usize| (a == 0).then_some(1_i64));
        let Err(Unsolved::NoValidPairing(why)) = best_matching(&star) else { panic!("a star") };
        assert_eq!((why.barrier, why.unpaired.len()), (vec![0], 2));
    }
}
