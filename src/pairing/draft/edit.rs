use crate::draw::free_tables;
use crate::{RoundContext, tables};
use tournament::{Board, EntryId, MAX_HANDICAP, TableNo};

use super::{DraftError, MAX_TABLE, RoundDraft};

impl RoundDraft {
    /// Pairs two by hand, with colours and handicap as given, at the lowest free table, which it returns.
    /// Whoever had a bye gives it up.
    ///
    /// # Errors
    /// If one of them sits at a board, does not take part, or both are the same; or for the handicap.
    pub fn seat(
        &mut self,
        black: EntryId,
        white: EntryId,
        handicap: u8,
    ) -> Result<TableNo, DraftError> {
        if black == white {
            return Err(DraftError::Oneself(black));
        }
        check_handicap(handicap)?;
        for entry in [black, white] {
            self.check_unseated(entry)?;
        }
        let table = free_tables(&self.boards).next().unwrap_or(TableNo(MAX_TABLE));
        self.byes.retain(|entry| *entry != black && *entry != white);
        self.boards.push(Board::new(table, black, white, handicap));
        self.boards.sort_by_key(|board| board.table);
        Ok(table)
    }

    /// Pairs two by hand, with colours and handicap by the rule.
    ///
    /// # Errors
    /// As [`RoundDraft::seat`].
    pub fn pair(
        &mut self,
        context: &RoundContext,
        a: EntryId,
        b: EntryId,
    ) -> Result<TableNo, DraftError> {
        let participant =
            |entry| context.participant(entry).ok_or(DraftError::NotTakingPart(entry));
        let (black, white, handicap) = context.seats(participant(a)?, participant(b)?);
        self.seat(black, white, handicap)
    }

    /// Takes a board away; both players are unpaired then. Returns it as it was.
    ///
    /// # Errors
    /// If there is no board at the table, or it has a result.
    pub fn unpair(&mut self, table: TableNo) -> Result<Board, DraftError> {
        let at = self.at(table)?;
        self.check_no_result(at)?;
        Ok(self.boards.remove(at))
    }

    /// Exchanges Black and White.
    ///
    /// # Errors
    /// If there is no board at the table, or it has a result.
    pub fn swap_colors(&mut self, table: TableNo) -> Result<(), DraftError> {
        let at = self.at(table)?;
        self.check_no_result(at)?;
        let board = &mut self.boards[at];
        std::mem::swap(&mut board.black, &mut board.white);
        Ok(())
    }

    /// Gives another handicap, 0 to 9.
    ///
    /// # Errors
    /// If it is more, there is no board at the table, or it has a result.
    pub fn set_handicap(&mut self, table: TableNo, handicap: u8) -> Result<(), DraftError> {
        check_handicap(handicap)?;
        let at = self.at(table)?;
        self.check_no_result(at)?;
        self.boards[at].handicap = handicap;
        Ok(())
    }

    /// Moves a board to another table; if one stands there, the two change places.
    ///
    /// # Errors
    /// If there is no board at the table, or the other number is none a table can have.
    pub fn move_to(&mut self, table: TableNo, other: TableNo) -> Result<(), DraftError> {
        if other.0 < 1 || other.0 > MAX_TABLE {
            return Err(DraftError::TableNumber(other));
        }
        let at = self.at(table)?;
        if let Ok(there) = self.at(other) {
            self.boards[there].table = table;
        }
        self.boards[at].table = other;
        self.boards.sort_by_key(|board| board.table);
        Ok(())
    }

    /// Gives a bye to somebody who is unpaired.
    ///
    /// # Errors
    /// If that entry sits at a board, has a bye, or does not take part.
    pub fn give_bye(&mut self, entry: EntryId) -> Result<(), DraftError> {
        self.check_unseated(entry)?;
        if self.byes.contains(&entry) {
            return Err(DraftError::HasBye(entry));
        }
        self.byes.push(entry);
        Ok(())
    }

    /// Takes a bye back; the player is unpaired then.
    ///
    /// # Errors
    /// If that entry has none.
    pub fn take_bye(&mut self, entry: EntryId) -> Result<(), DraftError> {
        let at = self.byes.iter().position(|bye| *bye == entry);
        self.byes.remove(at.ok_or(DraftError::NoBye(entry))?);
        Ok(())
    }

    /// Numbers the tables 1, 2, 3 … in order of strength, as a draw does.
    pub fn renumber(&mut self, context: &RoundContext) {
        tables::renumber(context, &mut self.boards);
    }

    fn check_unseated(&self, entry: EntryId) -> Result<(), DraftError> {
        self.roster.check(entry)?;
        match self.boards.iter().find(|board| board.color_of(entry).is_some()) {
            Some(board) => Err(DraftError::AlreadyPaired { entry, table: board.table }),
            None => Ok(()),
        }
    }

    fn check_no_result(&self, at: usize) -> Result<(), DraftError> {
        let board = &self.boards[at];
        if board.ending.is_pending() { Ok(()) } else { Err(DraftError::HasResult(board.table)) }
    }
}

const fn check_handicap(handicap: u8) -> Result<(), DraftError> {
    if handicap > MAX_HANDICAP { Err(DraftError::Handicap(handicap)) } else { Ok(()) }
}
