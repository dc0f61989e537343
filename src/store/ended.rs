//! Events that are over for good: archived, so that they can only be read, or deleted with all that was theirs.

use std::sync::PoisonError;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use ::tournament::TournamentId;

use super::connection::AnyConnection;
use super::journal_ends::Committed;
use super::open::{Result, Store};
use super::schema::{deleted_tournament, receipt, round, tournament};
use super::tournaments::{count_revision, timestamp};
use super::{AccountId, Snapshot};

/// A number that no tournament has or had.
pub(super) fn next_id(c: &mut AnyConnection) -> Result<TournamentId> {
    let last: Option<i64> = tournament::table.select(max(tournament::id)).first(c)?;
    let gone: Option<i64> =
        deleted_tournament::table.select(max(deleted_tournament::id)).first(c)?;
    Ok(TournamentId(last.max(gone).unwrap_or(0) + 1))
}

impl Store {
    /// Lets go of what is remembered of an event, once its deletion is durable.
    pub fn forget(&self, id: TournamentId) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).forget(id);
    }
}

impl AnyConnection {
    /// Archives an event, or takes it out of the archive; counts the revision.
    ///
    /// # Errors
    /// If the database fails, or the event is at another revision.
    pub fn set_archived(
        &mut self,
        before: &Snapshot,
        at: Option<DateTime<Utc>>,
    ) -> Result<Snapshot> {
        let revision = count_revision(self, before)?;
        diesel::update(tournament::table.find(before.id.0))
            .set(tournament::archived_at.eq(at.map(timestamp)))
            .execute(self)?;
        Ok(Snapshot { revision, archived: at.is_some(), ..before.clone() })
    }

    /// Whether an event is there, and then whether it is archived.
    pub fn is_archived(&mut self, id: TournamentId) -> Result<Option<bool>> {
        let row = tournament::table.find(id.0).select(tournament::archived_at);
        let found: Option<Option<NaiveDateTime>> = row.first(self).optional()?;
        Ok(found.map(|at| at.is_some()))
    }

    /// Deletes an event and every row that was its own; only that it was there stays. Call it with the event
    /// locked.
    pub fn delete_tournament(
        &mut self,
        gone: &Snapshot,
        by: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let id = gone.id.0;
        diesel::delete(receipt::table.filter(receipt::tournament_id.eq(id))).execute(self)?;
        // Boards and byes go with their rounds; they hold on to entries, which PostgreSQL would take first.
        diesel::delete(round::table.filter(round::tournament_id.eq(id))).execute(self)?;
        // Every other table of an event refers to it, directly or by its games.
        diesel::delete(tournament::table.find(id)).execute(self)?;
        let row = (
            deleted_tournament::id.eq(id),
            deleted_tournament::slug.eq(&gone.slug),
            deleted_tournament::deleted_at.eq(timestamp(now)),
            deleted_tournament::deleted_by.eq(by.map(|account| account.0)),
        );
        diesel::insert_into(deleted_tournament::table).values(row).execute(self)?;
        Store::committing(Committed::Deleted(gone.id));
        Ok(())
    }

    /// Whether an event of that address was deleted and none has it now.
    pub fn deleted_at(&mut self, slug: &str) -> Result<bool> {
        if slug.contains('\0') || self.find_slug(slug)?.is_some() {
            return Ok(false);
        }
        let known = deleted_tournament::table.filter(deleted_tournament::slug.eq(slug));
        Ok(known.count().get_result::<i64>(self)? > 0)
    }
}
