use std::sync::{Arc, PoisonError};

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;

use ::tournament::{EntryId, Settings, Tournament, TournamentId};

use super::connection::AnyConnection;
use super::listing::free_slug;
use super::open::{Result, Store, StoreError};
use super::schema::tournament;
use super::{board_changes, boards, clocks, entries, parts, referee_log};

/// A tournament as it stood at one revision, drafts included.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// Which tournament.
    pub id: TournamentId,
    /// Its name in addresses.
    pub slug: String,
    /// Counts its changes.
    pub revision: i64,
    /// Whether it is archived: it can be read only.
    pub archived: bool,
    /// The tournament.
    pub tournament: Tournament,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = tournament)]
struct TournamentRow {
    id: i64,
    slug: String,
    name: String,
    begins: NaiveDate,
    ends: NaiveDate,
    settings: String,
    club_groups: String,
    revision: i64,
    created_at: chrono::NaiveDateTime,
    never_given: i32,
    hidden: bool,
    archived_at: Option<chrono::NaiveDateTime>,
}

/// Times go to the database in UTC, cut to the microseconds that both databases keep.
pub(super) fn timestamp(at: DateTime<Utc>) -> chrono::NaiveDateTime {
    DateTime::from_timestamp_micros(at.timestamp_micros()).unwrap_or(at).naive_utc()
}

pub(super) fn json(what: &'static str, value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value)
        .map_err(|error| StoreError::Corrupt { what, why: error.to_string() })
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(what: &'static str, text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt { what, why: error.to_string() })
}

impl Store {
    /// The tournament as it stands, from memory if nobody changed it since. In a writing transaction, ask
    /// before [`save`](Self::save): what is not committed yet must not be remembered.
    ///
    /// # Errors
    /// If the database fails or holds what cannot be read.
    pub fn snapshot(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
    ) -> Result<Option<Arc<Snapshot>>> {
        let revision =
            tournament::table.find(id.0).select(tournament::revision).first::<i64>(c).optional()?;
        let Some(revision) = revision else { return Ok(None) };
        let known = self.latest.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(known) = known.filter(|known| known.revision == revision) {
            return Ok(Some(known));
        }
        let loaded = Arc::new(load(c, id)?);
        self.remember(loaded.clone());
        Ok(Some(loaded))
    }

    /// Keeps a committed state at hand, so that nobody need load it, unless a newer one is known.
    pub fn remember(&self, committed: Arc<Snapshot>) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).keep(committed);
    }
}

impl AnyConnection {
    /// The tournament as the tables have it at this moment, whatever is remembered.
    ///
    /// # Errors
    /// If the database fails or holds what cannot be read.
    pub fn snapshot_afresh(&mut self, id: TournamentId) -> Result<Option<Snapshot>> {
        let known =
            tournament::table.find(id.0).select(tournament::id).first::<i64>(self).optional()?;
        known.map(|_| load(self, id)).transpose()
    }

    /// Keeps a new tournament under a free address made from `wish`, and everything in it.
    ///
    /// Call it in [`Scope::Server`](super::Scope::Server).
    pub fn insert_tournament(
        &mut self,
        mut new: Tournament,
        wish: &str,
        now: DateTime<Utc>,
    ) -> Result<Snapshot> {
        new.entries.sort_by_key(|entry| entry.id);
        new.never_given = new.next_entry();
        board_changes::put_in_order(&[], &mut new.rounds);
        let id = super::ended::next_id(self)?;
        let slug = free_slug(self, wish)?;
        let row = TournamentRow {
            id: id.0,
            slug: slug.clone(),
            name: new.settings.name.clone(),
            begins: new.settings.begins,
            ends: new.settings.ends,
            settings: json("tournament's settings", &new.settings)?,
            club_groups: json("club group", &new.club_groups)?,
            revision: 1,
            created_at: timestamp(now),
            never_given: new.never_given.0,
            hidden: new.settings.hidden,
            archived_at: None,
        };
        diesel::insert_into(tournament::table).values(&row).execute(self)?;
        entries::insert(self, id, &new.entries)?;
        for round in &new.rounds {
            boards::insert_round(self, id, round)?;
        }
        clocks::save(self, id, &Default::default(), &new.clocks)?;
        parts::mark_changes(id, None, &new)?;
        Ok(Snapshot { id, slug, revision: 1, archived: false, tournament: new })
    }

    /// Writes what differs between the tournament as loaded and as decided, and counts the revision.
    /// Returns what loading it would give now: in order, with the boards' new versions.
    ///
    /// # Errors
    /// If the database fails, or the tournament or a board is not at the version it was loaded with.
    pub fn save(
        &mut self,
        before: &Snapshot,
        mut after: Tournament,
        mark: &super::BoardMark,
    ) -> Result<Snapshot> {
        let id = before.id;
        let was = &before.tournament;
        after.entries.sort_by_key(|entry| entry.id);
        // Of both: what was given before stays given though its entry is gone.
        after.never_given = was.next_entry().max(after.next_entry());
        board_changes::put_in_order(&was.rounds, &mut after.rounds);
        if was.settings != after.settings || was.club_groups != after.club_groups {
            save_settings(self, id, &after.settings, &json("club group", &after.club_groups)?)?;
        }
        if was.never_given != after.never_given {
            diesel::update(tournament::table.find(id.0))
                .set(tournament::never_given.eq(after.never_given.0))
                .execute(self)?;
        }
        entries::save(self, id, &was.entries, &after.entries)?;
        board_changes::save(self, id, &was.rounds, &after.rounds, mark)?;
        clocks::save(self, id, &was.clocks, &after.clocks)?;
        entries::remove_gone(self, id, &was.entries, &after.entries)?;
        parts::mark_changes(id, Some(was), &after)?;
        let revision = count_revision(self, before)?;
        let (slug, archived) = (before.slug.clone(), before.archived);
        Ok(Snapshot { id, slug, revision, archived, tournament: after })
    }
}

/// Counts the revision on from the one that was loaded.
pub(super) fn count_revision(c: &mut AnyConnection, before: &Snapshot) -> Result<i64> {
    let revision = before.revision + 1;
    let at_revision =
        tournament::table.find(before.id.0).filter(tournament::revision.eq(before.revision));
    if diesel::update(at_revision).set(tournament::revision.eq(revision)).execute(c)? == 1 {
        Ok(revision)
    } else {
        Err(StoreError::Outdated(before.revision))
    }
}

fn save_settings(
    c: &mut AnyConnection,
    id: TournamentId,
    settings: &Settings,
    club_groups: &str,
) -> Result<()> {
    diesel::update(tournament::table.find(id.0))
        .set((
            tournament::name.eq(&settings.name),
            tournament::begins.eq(settings.begins),
            tournament::ends.eq(settings.ends),
            tournament::hidden.eq(settings.hidden),
            tournament::settings.eq(json("tournament's settings", settings)?),
            tournament::club_groups.eq(club_groups),
        ))
        .execute(c)?;
    Ok(())
}

fn load(c: &mut AnyConnection, id: TournamentId) -> Result<Snapshot> {
    let row: TournamentRow = tournament::table.find(id.0).first(c)?;
    let mut entries = entries::load(c, id)?;
    referee_log::load(c, id)?.keep_out(&mut entries);
    Ok(Snapshot {
        id,
        slug: row.slug,
        revision: row.revision,
        archived: row.archived_at.is_some(),
        tournament: Tournament {
            settings: parse("tournament's settings", &row.settings)?,
            entries,
            rounds: boards::load(c, id)?,
            club_groups: parse("club group", &row.club_groups)?,
            clocks: clocks::load(c, id)?,
            never_given: EntryId(row.never_given),
        },
    })
}
