use std::collections::{BTreeMap, HashSet};

use super::{Participant, RoundContext};
use matching::{GroupBounds, Weights};

#[derive(Debug)]
pub(super) struct Roster<'a> {
    context: &'a RoundContext,
    /// Positions among the participants, in the order of entering.
    positions: &'a [usize],
    /// Positions that must not be paired, the lower first.
    forbidden: &'a HashSet<(usize, usize)>,
}

impl<'a> Roster<'a> {
    pub const fn new(
        context: &'a RoundContext,
        positions: &'a [usize],
        forbidden: &'a HashSet<(usize, usize)>,
    ) -> Self {
        Self { context, positions, forbidden }
    }

    fn participant(&self, vertex: usize) -> &Participant {
        &self.context.participants()[self.positions[vertex]]
    }
}

impl Weights for Roster<'_> {
    type Value = i64;

    fn count(&self) -> usize {
        self.positions.len()
    }

    fn weight(&self, a: usize, b: usize) -> Option<i64> {
        let (i, j) = (self.positions[a], self.positions[b]);
        let allowed = self.context.allows(i, j)
            && (self.forbidden.is_empty() || !self.forbidden.contains(&(i, j)));
        allowed.then(|| self.context.weight(i, j).total)
    }

    fn goes_on(&self, left: usize) -> bool {
        self.context.watch().goes_on(self.count() - left, self.count())
    }

    /// Score groups. The bound of two groups is computed from one member each, who is excused from geography if any
    /// member is.
    fn bounds(&self) -> Option<GroupBounds<i64>> {
        let mut numbers: BTreeMap<i32, usize> = BTreeMap::new();
        for vertex in 0..self.count() {
            numbers.entry(self.participant(vertex).group).or_default();
        }
        for (number, at) in numbers.values_mut().zip(0..) {
            *number = at;
        }
        let mut examples: Vec<Option<Participant>> = vec![None; numbers.len()];
        let groups = (0..self.count()).map(|vertex| {
            let participant = self.participant(vertex);
            let group = numbers[&participant.group];
            let example = examples[group].get_or_insert_with(|| participant.clone());
            example.excused |= participant.excused;
            group
        });
        let groups: Vec<usize> = groups.collect();
        let examples: Vec<Participant> = examples.into_iter().flatten().collect();
        Some(GroupBounds::new(groups, |a, b| self.context.bound(&examples[a], &examples[b])))
    }
}
