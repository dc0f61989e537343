//! Matchings in order of what they lose, part by part.
//!
//! The best matching of a set has a runner-up: the best of all that lack one
//! of its pairs. With the pair whose lack gave the runner-up, the set splits
//! into those that have it, whose best is known, and those that do not, whose
//! best is the runner-up (Lawler, 1972; Hamacher and Queyranne, 1985). The
//! next in rank is the best runner-up of all parts.

use super::detour::Detours;
use super::error::MatchingError;
use super::near::Near;
use super::ranking::Ranked;
use super::restricted::{Lowered, Restricted};
use super::solved::{Demand, Solved};
use super::weight::Weights;

/// A set of matchings: those with all forced pairs and no banned one.
#[derive(Clone, Debug)]
struct Part {
    best: Ranked,
    forced: Vec<(usize, usize)>,
    banned: Vec<(usize, usize)>,
    /// At least the level of what lacks each pair of the best.
    lacks: Vec<i128>,
    second: Option<Second>,
}

/// The runner-up of a part.
#[derive(Clone, Debug)]
struct Second {
    ranked: Ranked,
    level: i128,
    /// The pair of the best, by its place, that it lacks.
    lacks: usize,
}

/// The matchings of one instance, split as far as they are ranked.
///
/// They are told apart by their level, which is what they lose against the
/// best of all in units: less than a unit is nothing.
pub(super) struct Partition<'a, P: Weights> {
    solved: Solved<&'a Near<'a, P>>,
    parts: Vec<Part>,
    unit: i128,
    /// The level from which on nothing is asked for.
    enough: Option<i128>,
}

impl<'a, P: Weights> Partition<'a, P> {
    /// All matchings of a solved instance, those below that level asked for.
    pub fn new(solved: Solved<&'a Near<'a, P>>, enough: Option<i128>) -> Self {
        let unit = solved.weights().unit();
        Partition { solved, parts: Vec::new(), unit, enough }
    }

    /// So many after the very best, as far as they are below what is enough.
    pub fn ranking(mut self, most: usize) -> Result<Vec<Vec<(usize, usize)>>, MatchingError> {
        let best = Ranked { pairs: self.solved.pairs(), total: self.solved.total() };
        let mut ranking = Vec::new();
        self.open(Part::new(best, Vec::new(), Vec::new()), most)?;
        while let Some(part) = self.next() {
            let Some(second) = &part.second else { break };
            ranking.push(second.ranked.pairs.clone());
            let left = most - ranking.len();
            if left == 0 {
                break;
            }
            let (with, without) = part.split(second);
            self.open(without, left)?;
            self.open(with, left)?;
        }
        Ok(ranking)
    }

    /// Takes out the part with the best runner-up, the earliest among equals.
    fn next(&mut self) -> Option<Part> {
        let parts = self.parts.iter().enumerate();
        let seconds = parts.filter_map(|(k, part)| Some((part.second.as_ref()?.level, k)));
        let (_, place) = seconds.min()?;
        Some(self.parts.remove(place))
    }

    /// Takes a part in, with its runner-up if that can be among the so many
    /// that are still wanted.
    fn open(&mut self, mut part: Part, wanted: usize) -> Result<(), MatchingError> {
        let enough = self.enough(wanted);
        let state = self.state(&part)?;
        if part.lacks.is_empty() {
            part.lacks = self.lacks(&state, &part.best, enough);
        }
        self.find_second(&mut part, &state, enough)?;
        self.parts.push(part);
        Ok(())
    }

    fn level(&self, total: i128) -> i128 {
        (self.solved.total() - total).div_euclid(self.unit)
    }

    /// A level that is not worth finding: nothing is asked for from there on,
    /// or the parts hold enough that is better or as good.
    fn enough(&self, wanted: usize) -> i128 {
        let seconds = self.parts.iter().filter_map(|part| part.second.as_ref());
        let mut levels: Vec<i128> = seconds.map(|second| second.level).collect();
        levels.sort_unstable();
        let held = levels.get(wanted - 1).copied().unwrap_or(i128::MAX);
        self.enough.map_or(held, |enough| enough.min(held))
    }

    fn state(&self, part: &Part) -> Result<Solved<Restricted<&Near<'a, P>>>, MatchingError> {
        let mut weights = Restricted::new(*self.solved.weights());
        let mut demands = Vec::new();
        for &(a, b) in &part.forced {
            weights = weights.force(a, b);
            demands.push(Demand::With(a, b));
        }
        for &(a, b) in &part.banned {
            weights = weights.forbid(a, b);
            demands.push(Demand::Without(a, b));
        }
        self.solved.resolve(weights, &demands)
    }

    /// The level that the lack of each pair leads to at least, by the duals.
    /// The state may hold another matching of the same total, without the
    /// pair: then there is no bound beyond that total.
    fn lacks<Q: Weights>(&self, state: &Solved<Q>, best: &Ranked, enough: i128) -> Vec<i128> {
        let mut detours = Detours::of(state, self.solved.weights().may_meet());
        let far = enough.saturating_mul(self.unit).saturating_add(best.total);
        let limit = far.saturating_sub(self.solved.total()).saturating_mul(2);
        let least = |&(a, b): &(usize, usize)| {
            let walk = if state.partner(a) == b { detours.least((a, b), limit) } else { 0 };
            self.level(best.total.saturating_sub(walk / 2 + walk % 2))
        };
        best.pairs.iter().map(least).collect()
    }

    /// Looks for the cheapest lack among those that the duals leave in doubt.
    ///
    /// Many are looked at in one go: if the best stays the best with all of a
    /// group's pairs lowered by some amount, the lack of any of them costs at
    /// least that amount. If not, the group is halved, and what was found
    /// instead is a matching too.
    fn find_second<Q: Weights<Value = i128>>(
        &self,
        part: &mut Part,
        state: &Solved<Q>,
        enough: i128,
    ) -> Result<(), MatchingError> {
        let mut least = enough;
        let mut groups = part.doubtful(enough);
        while let Some(mut group) = groups.pop() {
            group.retain(|&k| part.lacks[k] < least);
            let other = match group[..] {
                [] => continue,
                [k] => self.without(part, state, k)?,
                // With nothing known there is no amount to lower by.
                _ if least == i128::MAX => None,
                _ => match self.lowered(part, state, &group, least)? {
                    None => {
                        group.iter().for_each(|&k| part.lacks[k] = least);
                        continue;
                    }
                    other => other,
                },
            };
            if let Some(second) = other.filter(|second| second.level < least) {
                least = second.level;
                part.second = Some(second);
            }
            if group.len() > 1 {
                let rest = group.split_off(group.len() / 2);
                groups.extend([rest, group]);
            }
        }
        Ok(())
    }

    /// The best matching without one pair of the best.
    fn without<Q: Weights<Value = i128>>(
        &self,
        part: &mut Part,
        state: &Solved<Q>,
        k: usize,
    ) -> Result<Option<Second>, MatchingError> {
        let (a, b) = part.best.pairs[k];
        match state.without_pair(a, b) {
            Ok(next) => {
                let ranked = Ranked { pairs: next.pairs(), total: next.total() };
                let level = self.level(ranked.total);
                part.lacks[k] = level;
                Ok(Some(Second { ranked, level, lacks: k }))
            }
            Err(MatchingError::NoValidPairing(_)) => {
                part.lacks[k] = i128::MAX;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// What is the best instead if those pairs are lowered by what leads to a
    /// level; `None` if the best stays the best.
    fn lowered<Q: Weights<Value = i128>>(
        &self,
        part: &Part,
        state: &Solved<Q>,
        group: &[usize],
        level: i128,
    ) -> Result<Option<Second>, MatchingError> {
        let by = level * self.unit - (self.solved.total() - part.best.total);
        let pairs: Vec<(usize, usize)> = group.iter().map(|&k| part.best.pairs[k]).collect();
        let weights = Lowered::new(state.weights(), &pairs, by);
        let next = state.resolve(weights, &[Demand::Lowered(&pairs)])?;
        if next.total() <= part.best.total - by * pairs.len() as i128 {
            return Ok(None);
        }
        let lacks = group.iter().zip(&pairs).find(|(_, (a, b))| next.partner(*a) != *b);
        let weight = |&(a, b): &(usize, usize)| state.weights().weight(a, b);
        let total = next.pairs().iter().filter_map(weight).sum();
        let ranked = Ranked { pairs: next.pairs(), total };
        Ok(lacks.map(|(&lacks, _)| Second { level: self.level(total), ranked, lacks }))
    }
}

/// So many groups of pairs are looked at first.
const GROUPS: usize = 12;

impl Part {
    /// The pairs whose lack may lead below that level, the likeliest spread
    /// over all groups and last in each.
    fn doubtful(&self, enough: i128) -> Vec<Vec<usize>> {
        let open =
            |&k: &usize| self.lacks[k] < enough && !self.forced.contains(&self.best.pairs[k]);
        let mut doubtful: Vec<usize> = (0..self.best.pairs.len()).filter(open).collect();
        doubtful.sort_by_key(|&k| (std::cmp::Reverse(self.lacks[k]), k));
        let mut groups = vec![Vec::new(); GROUPS];
        for (at, k) in doubtful.into_iter().enumerate() {
            groups[at % GROUPS].push(k);
        }
        groups
    }

    fn new(best: Ranked, forced: Vec<(usize, usize)>, banned: Vec<(usize, usize)>) -> Self {
        Part { best, forced, banned, lacks: Vec::new(), second: None }
    }

    /// Those that have the pair which the runner-up lacks, for whom no other
    /// lack costs less than before; and those that do not, of which the
    /// runner-up is the best.
    fn split(&self, second: &Second) -> (Self, Self) {
        let pair = self.best.pairs[second.lacks];
        let (mut forced, mut banned) = (self.forced.clone(), self.banned.clone());
        banned.push(pair);
        let without = Part::new(second.ranked.clone(), forced.clone(), banned);
        forced.push(pair);
        let with = Part::new(self.best.clone(), forced, self.banned.clone());
        (Part { lacks: self.lacks.clone(), ..with }, without)
    }
}
