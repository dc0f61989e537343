//! An instance reduced to what matchings near the best one can have.

use super::ranking::Ranked;
use super::slack::Slacks;
use super::solved::Solved;
use super::weight::{Weight, Weights};

/// The vertices that have another partner within a ceiling, and those pairs.
///
/// A pair of slack s is in no matching that loses less than s/2. So whoever
/// has no other pair of less than twice the ceiling keeps their partner.
///
/// The weights are what is left of twice the weight after both duals, which
/// changes every matching alike; times the number of vertices, and one more
/// for pairs of the best matching, so that it is the only best one.
pub(super) struct Near<'a, P: Weights> {
    solved: &'a Solved<P>,
    slacks: Slacks,
    /// The vertices of the whole.
    members: Vec<usize>,
    ceiling: Option<i128>,
    /// More than the pairs of any matching.
    scale: i128,
}

impl<'a, P: Weights> Near<'a, P> {
    /// What matchings that lose less than the ceiling can have.
    pub fn of(solved: &'a Solved<P>, ceiling: Option<i128>) -> Self {
        let slacks = Slacks::of(solved.certificate());
        let count = solved.weights().count();
        let near = Near { solved, slacks, members: Vec::new(), ceiling, scale: count as i128 };
        let mut free = vec![false; count];
        for a in 0..count {
            for b in a + 1..count {
                if !(free[a] && free[b]) && solved.partner(a) != b && near.slack(a, b).is_some() {
                    (free[a], free[b]) = (true, true);
                }
            }
        }
        // A partner of somebody who moves must move too, or there is no such matching.
        let moves = |v: &usize| free[*v] && free[solved.partner(*v)];
        Near { members: (0..count).filter(moves).collect(), ..near }
    }

    /// Twice what a matching loses is what the weights lose in these units,
    /// with less than half a unit for pairs it does not share with the best.
    pub fn unit(&self) -> i128 {
        self.scale
    }

    /// A matching of the members as one of all.
    pub fn whole(&self, matching: &[(usize, usize)]) -> Ranked {
        let member = |v: usize| self.members.binary_search(&v).is_ok();
        let mut pairs = self.solved.pairs();
        pairs.retain(|&(a, _)| !member(a));
        pairs.extend(matching.iter().map(|&(a, b)| (self.members[a], self.members[b])));
        pairs.sort_unstable();
        let weight = |&(a, b): &(usize, usize)| self.solved.weights().weight(a, b);
        let total = pairs.iter().filter_map(weight).map(Weight::widen).sum();
        Ranked { pairs, total }
    }

    /// What is left of twice the weight after both duals.
    fn left(&self, a: usize, b: usize) -> Option<i128> {
        let weight = self.solved.weights().weight(a, b)?.widen();
        Some(2 * weight - self.slacks.duals[a] - self.slacks.duals[b])
    }

    /// The slack of a pair of the whole, if it is within the ceiling.
    fn slack(&self, a: usize, b: usize) -> Option<i128> {
        let weight = self.solved.weights().weight(a, b)?.widen();
        let slack = self.slacks.slack(a, b, weight);
        self.ceiling.is_none_or(|ceiling| slack < 2 * ceiling).then_some(slack)
    }
}

impl<P: Weights> Weights for Near<'_, P> {
    type Value = i128;

    fn count(&self) -> usize {
        self.members.len()
    }

    fn weight(&self, a: usize, b: usize) -> Option<i128> {
        let (a, b) = (self.members[a], self.members[b]);
        self.slack(a, b)?;
        let kept = i128::from(self.solved.partner(a) == b);
        Some(self.left(a, b)? * self.scale + kept)
    }
}
