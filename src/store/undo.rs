//! The last act on many of each event, while it can be taken back.

use diesel::prelude::*;

use tournament::TournamentId;

use super::AccountId;
use super::connection::AnyConnection;
use super::open::Result;
use super::schema::undo;

/// What is needed to take an act back.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = undo)]
pub struct UndoRow {
    /// When it was done, in microseconds since 1970.
    pub number: i64,
    /// The tournament's revision as the act left it.
    pub revision: i64,
    /// Who did it.
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    /// The rest, as JSON.
    pub act: String,
}

impl AnyConnection {
    /// The last act on many of an event.
    pub fn undo_row(&mut self, id: TournamentId) -> Result<Option<UndoRow>> {
        Ok(undo::table.find(id.0).select(UndoRow::as_select()).first(self).optional()?)
    }

    /// The revision that it left.
    pub fn undo_revision(&mut self, id: TournamentId) -> Result<Option<i64>> {
        Ok(undo::table.find(id.0).select(undo::revision).first(self).optional()?)
    }

    /// Keeps the last act on many of an event in place of the one before. Call it with the event locked.
    pub fn keep_undo(&mut self, id: TournamentId, row: &UndoRow) -> Result<()> {
        self.delete_undo(id)?;
        diesel::insert_into(undo::table)
            .values((undo::tournament_id.eq(id.0), row))
            .execute(self)?;
        Ok(())
    }

    /// Deletes what was kept to take the last act on many back.
    pub fn delete_undo(&mut self, id: TournamentId) -> Result<()> {
        diesel::delete(undo::table.find(id.0)).execute(self)?;
        Ok(())
    }

    /// The same of all events whose act is from before that number; returns of how many.
    pub fn delete_undos_before(&mut self, number: i64) -> Result<usize> {
        Ok(diesel::delete(undo::table.filter(undo::number.lt(number))).execute(self)?)
    }
}
