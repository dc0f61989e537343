use super::{DraftError, MAX_TABLE};
use crate::prelude::*;

/// The participants of a round, and all other entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Roster {
    participants: Vec<EntryId>,
    taking_part: HashSet<EntryId>,
    known: HashSet<EntryId>,
    unused_tables: HashSet<TableNo>,
    fixed_tables: Vec<FixedTable>,
}

impl Roster {
    /// In the order of entering.
    pub fn of(tournament: &Tournament, round: RoundNo) -> Self {
        Self {
            participants: tournament.participants(round).map(|entry| entry.id).collect(),
            taking_part: tournament.participants(round).map(|entry| entry.id).collect(),
            known: tournament.entries.iter().map(|entry| entry.id).collect(),
            unused_tables: tournament.settings.draw.unused_tables.iter().copied().collect(),
            fixed_tables: tournament.settings.draw.fixed_tables.clone(),
        }
    }

    /// Moves a board to another table; a board that is there takes this one's table.
    pub fn move_to(
        &self,
        boards: &mut [Board],
        table: TableNo,
        other: TableNo,
    ) -> Result<(), DraftError> {
        if other.0 < 1 || other.0 > MAX_TABLE {
            return Err(DraftError::TableNumber(other));
        }
        let (moved, there) = (at(boards, table)?, at(boards, other).ok());
        for (board, to) in [(Some(moved), other), (there, table)] {
            if board.is_some_and(|board| !self.may_stand(&boards[board], to)) {
                return Err(DraftError::TableUnused(to));
            }
        }
        if let Some(there) = there {
            boards[there].table = table;
        }
        boards[moved].table = other;
        Ok(())
    }

    /// Whether the event allows a board at a table: one that is in use, or fixed for a player of it.
    fn may_stand(&self, board: &Board, table: TableNo) -> bool {
        let theirs =
            |fixed: &FixedTable| fixed.table == table && board.color_of(fixed.entry).is_some();
        !self.unused_tables.contains(&table) || self.fixed_tables.iter().any(theirs)
    }

    pub fn check(&self, entry: EntryId) -> Result<(), DraftError> {
        if !self.known.contains(&entry) {
            Err(DraftError::UnknownEntry(entry))
        } else if !self.taking_part.contains(&entry) {
            Err(DraftError::NotTakingPart(entry))
        } else {
            Ok(())
        }
    }

    pub fn unpaired(&self, boards: &[Board], byes: &[EntryId]) -> Vec<EntryId> {
        let placed: HashSet<EntryId> = places(boards, byes).collect();
        self.participants.iter().copied().filter(|entry| !placed.contains(entry)).collect()
    }

    /// Every entry must exist, no entry have two places, no table two boards.
    pub fn check_places(&self, boards: &[Board], byes: &[EntryId]) -> Result<(), DraftError> {
        let mut placed = HashSet::new();
        for entry in places(boards, byes) {
            if !self.known.contains(&entry) {
                return Err(DraftError::UnknownEntry(entry));
            }
            if !placed.insert(entry) {
                return Err(DraftError::Twice(entry));
            }
        }
        let mut tables = HashSet::new();
        match boards.iter().find(|board| !tables.insert(board.table)) {
            Some(board) => Err(DraftError::TableTwice(board.table)),
            None => Ok(()),
        }
    }

    pub fn check_participation(
        &self,
        boards: &[Board],
        byes: &[EntryId],
    ) -> Result<(), DraftError> {
        places(boards, byes).try_for_each(|entry| self.check(entry))
    }
}

pub(super) fn at(boards: &[Board], table: TableNo) -> Result<usize, DraftError> {
    let found = boards.iter().position(|board| board.table == table);
    found.ok_or(DraftError::NoBoard(table))
}

/// Everybody with a board or a bye, each time they have one.
fn places<'a>(boards: &'a [Board], byes: &'a [EntryId]) -> impl Iterator<Item = EntryId> + 'a {
    boards.iter().flat_map(|board| [board.black, board.white]).chain(byes.iter().copied())
}
