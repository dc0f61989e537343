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
    /// For each member the later ones it may meet, with the weight, if they
    /// are not too many to be kept.
    lists: Option<Vec<Vec<(u32, i128)>>>,
}

/// So many pairs for each vertex are kept at most.
const KEPT: usize = 64;

/// Who may move, and with whom.
struct Moves {
    free: Vec<bool>,
    /// The pairs within the ceiling, while they are not too many.
    pairs: Option<Vec<(usize, usize)>>,
}

impl<'a, P: Weights> Near<'a, P> {
    /// What matchings that lose less than the ceiling can have.
    pub fn of(solved: &'a Solved<P>, ceiling: Option<i128>) -> Self {
        let slacks = Slacks::of(solved.certificate());
        let count = solved.weights().count();
        let (members, scale) = (Vec::new(), count as i128);
        let mut near = Near { solved, slacks, members, ceiling, scale, lists: None };
        let Moves { free, pairs } = near.moves(count);
        // A partner of somebody who moves must move too, or there is no such matching.
        let moves = |v: &usize| free[*v] && free[solved.partner(*v)];
        near.members = (0..count).filter(moves).collect();
        near.lists = pairs.map(|pairs| near.list(&pairs));
        near
    }

    fn moves(&self, count: usize) -> Moves {
        let mut moves = Moves { free: vec![false; count], pairs: Some(Vec::new()) };
        for a in 0..count {
            for b in a + 1..count {
                let known = moves.pairs.is_none() && moves.free[a] && moves.free[b];
                if known || self.slack(a, b).is_none() {
                    continue;
                }
                if self.solved.partner(a) != b {
                    (moves.free[a], moves.free[b]) = (true, true);
                }
                moves.pairs = moves.pairs.filter(|pairs| pairs.len() < KEPT * count);
                moves.pairs.iter_mut().for_each(|pairs| pairs.push((a, b)));
            }
        }
        moves
    }

    fn list(&self, pairs: &[(usize, usize)]) -> Vec<Vec<(u32, i128)>> {
        let mut lists = vec![Vec::new(); self.members.len()];
        let member = |v: usize| self.members.binary_search(&v).ok();
        for &(a, b) in pairs {
            if let (Some(i), Some(j)) = (member(a), member(b)) {
                lists[i].extend(self.scaled(a, b).map(|weight| (j as u32, weight)));
            }
        }
        lists
    }

    /// The pairs that may meet, the lower member first.
    pub fn may_meet(&self) -> Box<dyn Iterator<Item = (usize, usize)> + '_> {
        let count = self.members.len();
        match &self.lists {
            Some(lists) => Box::new(
                lists
                    .iter()
                    .enumerate()
                    .flat_map(|(a, list)| list.iter().map(move |&(b, _)| (a, b as usize))),
            ),
            None => Box::new((0..count).flat_map(move |a| (a + 1..count).map(move |b| (a, b)))),
        }
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

    /// What is left of twice the weight after both duals, in units.
    fn scaled(&self, a: usize, b: usize) -> Option<i128> {
        let weight = self.solved.weights().weight(a, b)?.widen();
        let left = 2 * weight - self.slacks.duals[a] - self.slacks.duals[b];
        Some(left * self.scale + i128::from(self.solved.partner(a) == b))
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
        if let Some(lists) = &self.lists {
            let place = lists[a].binary_search_by_key(&(b as u32), |(to, _)| *to).ok()?;
            return Some(lists[a][place].1);
        }
        let (a, b) = (self.members[a], self.members[b]);
        self.slack(a, b)?;
        self.scaled(a, b)
    }

    fn goes_on(&self, left: usize) -> bool {
        self.solved.weights().goes_on(left)
    }
}
