use chrono::{DateTime, Utc};
use diesel::prelude::*;

use tournament::{EntryId, TournamentId};

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::personal_link;
use super::tournaments::timestamp;

/// Whose a personal link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkHolder {
    /// The tournament.
    pub tournament: TournamentId,
    /// The player.
    pub entry: EntryId,
}

impl AnyConnection {
    /// Keeps a player's link; the one they had before no longer holds.
    pub fn insert_personal_link(
        &mut self,
        holder: LinkHolder,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.revoke_personal_link(holder, now)?;
        diesel::insert_into(personal_link::table)
            .values((
                personal_link::token_hash.eq(token_hash),
                personal_link::tournament_id.eq(holder.tournament.0),
                personal_link::entry_id.eq(holder.entry.0),
                personal_link::created_at.eq(timestamp(now)),
            ))
            .execute(self)?;
        Ok(())
    }

    /// Whose the link of that secret's hash is, while it holds.
    pub fn link_holder(&mut self, token_hash: &str) -> Result<Option<LinkHolder>> {
        let row: Option<(i64, i32)> = personal_link::table
            .find(token_hash)
            .filter(personal_link::revoked_at.is_null())
            .select((personal_link::tournament_id, personal_link::entry_id))
            .first(self)
            .optional()?;
        Ok(row
            .map(|(id, entry)| LinkHolder { tournament: TournamentId(id), entry: EntryId(entry) }))
    }

    /// Who has a link that holds, and since when.
    pub fn personal_links(&mut self, id: TournamentId) -> Result<Vec<(EntryId, DateTime<Utc>)>> {
        let rows: Vec<(i32, chrono::NaiveDateTime)> = personal_link::table
            .filter(personal_link::tournament_id.eq(id.0))
            .filter(personal_link::revoked_at.is_null())
            .order(personal_link::entry_id)
            .select((personal_link::entry_id, personal_link::created_at))
            .load(self)?;
        Ok(rows.into_iter().map(|(entry, at)| (EntryId(entry), at.and_utc())).collect())
    }

    /// Withdraws a player's link; returns whether there was one.
    pub fn revoke_personal_link(&mut self, holder: LinkHolder, now: DateTime<Utc>) -> Result<bool> {
        let theirs = personal_link::table
            .filter(personal_link::tournament_id.eq(holder.tournament.0))
            .filter(personal_link::entry_id.eq(holder.entry.0))
            .filter(personal_link::revoked_at.is_null());
        let changed = diesel::update(theirs)
            .set(personal_link::revoked_at.eq(Some(timestamp(now))))
            .execute(self)?;
        Ok(changed > 0)
    }
}
