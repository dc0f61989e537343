use std::collections::HashSet;

use tournament::{Board, EntryId, TableNo};

use super::{DrawError, RoundContext};

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
