//! What a matching loses at least if it lacks one of its pairs.
//!
//! Another matching without the pair a-b differs from this one by a cycle
//! through a and b, of pairs that come and pairs that go in turn. It loses at
//! least half the slack of those that come. The cheapest such cycle is not
//! easily found, but the cheapest walk that may meet itself is, as a shortest
//! path: from b to a new partner, on to the partner whom that one leaves, and
//! so on, until somebody takes a.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::slack::Slacks;
use super::solved::Solved;
use super::weight::{Weight, Weights};

/// So many new partners of each are listed; of the others it is only known
/// what they cost at least.
const LISTED: usize = 24;

/// For each vertex the new partners of least slack.
pub(super) struct Detours {
    partner: Vec<usize>,
    near: Vec<Vec<(i128, usize)>>,
    /// The least slack of a pair that is not listed.
    beyond: Vec<i128>,
    reached: Vec<i128>,
}

impl Detours {
    /// Looks at those pairs of a solved instance, the lower vertex first;
    /// there must be no others.
    pub fn of<P: Weights>(solved: &Solved<P>, pairs: impl Iterator<Item = (usize, usize)>) -> Self {
        let (slacks, weights) = (Slacks::of(solved.certificate()), solved.weights());
        let count = weights.count();
        let partner: Vec<usize> = (0..count).map(|v| solved.partner(v)).collect();
        let mut detours = Detours {
            near: vec![Vec::new(); count],
            beyond: vec![i128::MAX; count],
            reached: vec![i128::MAX; count],
            partner,
        };
        for (a, b) in pairs.filter(|&(a, b)| solved.partner(a) != b) {
            if let Some(weight) = weights.weight(a, b) {
                let slack = slacks.slack(a, b, weight.widen());
                detours.list(a, b, slack);
                detours.list(b, a, slack);
            }
        }
        (0..count).for_each(|v| detours.cut(v));
        detours
    }

    fn list(&mut self, from: usize, to: usize, slack: i128) {
        if slack >= self.beyond[from] {
            return;
        }
        self.near[from].push((slack, to));
        if self.near[from].len() == 2 * LISTED {
            self.cut(from);
        }
    }

    /// Keeps the nearest of a list, in order.
    fn cut(&mut self, v: usize) {
        let list = &mut self.near[v];
        list.sort_unstable();
        if let Some(&(slack, _)) = list.get(LISTED) {
            self.beyond[v] = self.beyond[v].min(slack);
            list.truncate(LISTED);
        }
    }

    /// At most twice what is lost without the pair; the limit if it is at
    /// least that.
    pub fn least(&mut self, (a, b): (usize, usize), limit: i128) -> i128 {
        let mut open = BinaryHeap::from([Reverse((0, b))]);
        let mut touched = vec![b];
        self.reached[b] = 0;
        let mut least = limit;
        while let Some(Reverse((far, v))) = open.pop() {
            if far >= least {
                break;
            }
            if far > self.reached[v] {
                continue;
            }
            least = least.min(far.saturating_add(self.beyond[v]));
            for &(slack, to) in &self.near[v] {
                let far = far.saturating_add(slack);
                if far >= least {
                    break;
                }
                if to == a {
                    least = far;
                } else if to != b && far < self.reached[self.partner[to]] {
                    let next = self.partner[to];
                    self.reached[next] = far;
                    touched.push(next);
                    open.push(Reverse((far, next)));
                }
            }
        }
        touched.into_iter().for_each(|v| self.reached[v] = i128::MAX);
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FnWeights, solve};

    fn scattered(seed: u64, spread: u64) -> impl Fn(usize, usize) -> Option<i64> {
        move |a, b| {
            let mixed = (seed + (a * 31 + b * 17) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 29;
            (!mixed.is_multiple_of(7)).then_some((mixed % spread) as i64)
        }
    }

    #[test]
    fn a_lack_never_costs_less_than_its_detour() {
        let (mut bounds, mut exact, mut above) = (0, 0, 0);
        for seed in 0..200 {
            let weights = FnWeights::new(14, scattered(seed, [3, 40, 1 << 30][seed as usize % 3]));
            let Ok(solved) = solve(&weights) else { continue };
            let pairs = (0..14).flat_map(|a| (a + 1..14).map(move |b| (a, b)));
            let mut detours = Detours::of(&solved, pairs);
            for (a, b) in solved.pairs() {
                let bound = detours.least((a, b), i128::MAX);
                let Ok(cost) = solved.cost_without(a, b) else { continue };
                assert!(bound <= 2 * cost, "seed {seed}, {a}-{b}: {bound} above twice {cost}");
                bounds += 1;
                exact += usize::from(bound == 2 * cost);
                above += usize::from(bound > 0);
            }
        }
        assert!(exact * 2 > bounds && above * 3 > bounds, "{exact} exact, {above} of {bounds}");
    }
}
