use super::DrawError;
use crate::prelude::*;
use matching::GroupBounds;

/// What an organiser fixed before the draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawOptions {
    /// Boards that stay as they are: seats, handicap and table; the rest is drawn around them.
    pub fixed: Vec<Board>,
    /// The player who gets the bye if one is needed; `None`: by the rule.
    pub bye: Option<EntryId>,
    /// Participants left without board and bye.
    pub left_out: Vec<EntryId>,
    /// Participants who rest by a plan and get a bye in addition to any other.
    pub resting: Vec<EntryId>,
    /// Pairs that must not be drawn: family, a quarrel, two who travel together, in either order. Entries that do
    /// not take part are ignored.
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// The seed of chance, where the settings ask for undetermined chance.
    pub seed: Option<u64>,
}

impl DrawOptions {
    /// The positions of participants to be drawn, in the order of entering, after a check of the options.
    pub(super) fn roster(&self, context: &RoundContext) -> Result<Vec<usize>, DrawError> {
        let mut named = HashSet::new();
        let seats = self.fixed.iter().flat_map(|board| [board.black, board.white]);
        for entry in seats
            .chain(self.left_out.iter().copied())
            .chain(self.bye)
            .chain(self.resting.iter().copied())
        {
            let position = context.position(entry).ok_or(DrawError::NotTakingPart(entry))?;
            if !named.insert(position) {
                return Err(DrawError::Twice(entry));
            }
        }
        let bye = self.bye.and_then(|entry| context.position(entry));
        self.check_tables()?;
        let everybody = 0..context.participants().len();
        Ok(everybody.filter(|i| !named.contains(i) || Some(*i) == bye).collect())
    }

    pub(super) fn named(&self) -> HashSet<EntryId> {
        let seats = self.fixed.iter().flat_map(|board| [board.black, board.white]);
        let others = self.left_out.iter().chain(&self.resting).copied();
        seats.chain(others).chain(self.bye).collect()
    }

    fn check_tables(&self) -> Result<(), DrawError> {
        let mut tables: HashSet<TableNo> = HashSet::new();
        match self.fixed.iter().find(|board| !tables.insert(board.table)) {
            Some(board) => Err(DrawError::TableTwice(board.table)),
            None => Ok(()),
        }
    }
}

/// Pairs that must not be drawn, by position, the lower first, participants only.
pub(super) fn forbidden_positions(
    context: &RoundContext,
    forbidden: &[(EntryId, EntryId)],
) -> HashSet<(usize, usize)> {
    let pairs = forbidden.iter();
    let pairs = pairs.filter_map(|(a, b)| Some((context.position(*a)?, context.position(*b)?)));
    pairs.filter(|(i, j)| i != j).map(|(i, j)| (i.min(j), i.max(j))).collect()
}

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

    fn should_continue(&self, left: usize) -> bool {
        self.context.watch().should_continue(self.count() - left, self.count())
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
