use std::sync::{Arc, PoisonError};

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use ::tournament::{EntryId, Settings, Tournament, TournamentId};

use super::connection::AnyConnection;
use super::journal::ends::Committed;
use super::open::{Result, Store, StoreError};
use super::schema::{deleted_tournament, receipt, role, round, tournament};
use super::{AccountId, Role, entries, parts, referee_file, round_clocks, rounds};

/// A tournament at one revision, drafts included.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    pub id: TournamentId,
    /// Its name in URLs.
    pub slug: String,
    /// Raised by every change.
    pub revision: i64,
    /// An archived tournament is read-only.
    pub archived: bool,
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
    teams: String,
    series_of: i64,
}

/// UTC, cut to the microseconds that both databases keep.
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
    /// The current snapshot, cached unless another process changed it. In a writing transaction, call it before
    /// [`AnyConnection::save`]: uncommitted data must not be cached.
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

    /// Caches a committed snapshot, unless a newer one is known.
    pub fn remember(&self, committed: Arc<Snapshot>) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).keep(committed);
    }
}

impl AnyConnection {
    /// Reads the tables, without the cache.
    pub fn snapshot_afresh(&mut self, id: TournamentId) -> Result<Option<Snapshot>> {
        let known =
            tournament::table.find(id.0).select(tournament::id).first::<i64>(self).optional()?;
        known.map(|_| load(self, id)).transpose()
    }

    /// Saves a new tournament and everything in it, at a free slug made from `wish`. Call it in
    /// [`Scope::Server`](super::Scope::Server).
    pub fn insert_tournament(
        &mut self,
        mut new: Tournament,
        wish: &str,
        now: DateTime<Utc>,
    ) -> Result<Snapshot> {
        new.entries.sort_by_key(|entry| entry.id);
        new.never_given = new.next_entry();
        rounds::put_in_order(&[], &mut new.rounds);
        let id = next_id(self)?;
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
            teams: json("teams", &new.teams)?,
            series_of: id.0,
        };
        diesel::insert_into(tournament::table).values(&row).execute(self)?;
        entries::insert(self, id, &new.entries)?;
        for round in &new.rounds {
            rounds::insert_round(self, id, round)?;
        }
        round_clocks::save_clocks(self, id, &Default::default(), &new.clocks)?;
        parts::mark_changes(id, None, &new)?;
        Ok(Snapshot { id, slug, revision: 1, archived: false, tournament: new })
    }

    /// Writes what differs between the loaded tournament and the decided one, and raises the revision. Returns what
    /// loading would give now: sorted, with the boards' new versions.
    ///
    /// # Errors
    /// If the tournament or a board is not at the version it was loaded with.
    pub fn save(
        &mut self,
        before: &Snapshot,
        mut after: Tournament,
        mark: &super::BoardMark,
    ) -> Result<Snapshot> {
        let id = before.id;
        let was = &before.tournament;
        after.entries.sort_by_key(|entry| entry.id);
        // The maximum of both: numbers of removed entries are not given again.
        after.never_given = was.next_entry().max(after.next_entry());
        rounds::put_in_order(&was.rounds, &mut after.rounds);
        if was.settings != after.settings || was.club_groups != after.club_groups {
            save_settings(self, id, &after.settings, &json("club group", &after.club_groups)?)?;
        }
        if was.teams != after.teams {
            diesel::update(tournament::table.find(id.0))
                .set(tournament::teams.eq(json("teams", &after.teams)?))
                .execute(self)?;
        }
        if was.never_given != after.never_given {
            diesel::update(tournament::table.find(id.0))
                .set(tournament::never_given.eq(after.never_given.0))
                .execute(self)?;
        }
        entries::save(self, id, &was.entries, &after.entries)?;
        rounds::save(self, id, &was.rounds, &after.rounds, mark)?;
        round_clocks::save_clocks(self, id, &was.clocks, &after.clocks)?;
        entries::remove_gone(self, id, &was.entries, &after.entries)?;
        parts::mark_changes(id, Some(was), &after)?;
        let revision = count_revision(self, before)?;
        let (slug, archived) = (before.slug.clone(), before.archived);
        Ok(Snapshot { id, slug, revision, archived, tournament: after })
    }
}

/// Raises the revision; fails if it is not the loaded one.
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
    referee_file::load(c, id)?.keep_out(&mut entries);
    Ok(Snapshot {
        id,
        slug: row.slug,
        revision: row.revision,
        archived: row.archived_at.is_some(),
        tournament: Tournament {
            settings: parse("tournament's settings", &row.settings)?,
            entries,
            rounds: rounds::load(c, id)?,
            club_groups: parse("club group", &row.club_groups)?,
            teams: parse("teams", &row.teams)?,
            clocks: round_clocks::load_clocks(c, id)?,
            never_given: EntryId(row.never_given),
        },
    })
}

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournament)]
pub struct ListedTournament {
    #[diesel(deserialize_as = i64)]
    pub id: TournamentId,
    /// Its name in URLs.
    pub slug: String,
    pub name: String,
    /// First day.
    pub begins: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Visible to its organisers only.
    pub hidden: bool,
    #[diesel(select_expression = tournament::archived_at.is_not_null())]
    pub archived: bool,
}

impl AnyConnection {
    /// The latest first.
    pub fn tournaments(&mut self) -> Result<Vec<ListedTournament>> {
        Ok(tournament::table
            .order((tournament::begins.desc(), tournament::id.desc()))
            .select(ListedTournament::as_select())
            .load(self)?)
    }

    /// `of` may be any event of the series.
    pub fn events_of_series(&mut self, of: TournamentId) -> Result<Vec<TournamentId>> {
        let series = tournament::table.find(of.0).select(tournament::series_of);
        let Some(series) = series.first::<i64>(self).optional()? else {
            return Ok(vec![of]);
        };
        let ids = tournament::table.filter(tournament::series_of.eq(series));
        let ids: Vec<i64> = ids.select(tournament::id).load(self)?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// Moves an event to the series of another.
    pub fn set_series(&mut self, id: TournamentId, of: TournamentId) -> Result<()> {
        let series = tournament::table.find(of.0).select(tournament::series_of);
        let series: i64 = series.first(self)?;
        diesel::update(tournament::table.find(id.0))
            .set(tournament::series_of.eq(series))
            .execute(self)?;
        Ok(())
    }

    /// Tournaments without an organiser, such as those imported by the command line.
    pub fn without_organiser(&mut self) -> Result<Vec<TournamentId>> {
        let of_role = role::table.filter(role::what.eq(Role::Organiser.name()));
        let organised: Vec<i64> = of_role.select(role::tournament_id).load(self)?;
        let mut all: Vec<i64> = tournament::table.select(tournament::id).load(self)?;
        all.retain(|id| !organised.contains(id));
        Ok(all.into_iter().map(TournamentId).collect())
    }

    /// Revision and slug of every tournament.
    pub fn revisions(&mut self) -> Result<Vec<(TournamentId, String, i64)>> {
        let rows: Vec<(i64, String, i64)> = tournament::table
            .select((tournament::id, tournament::slug, tournament::revision))
            .load(self)?;
        let listed = |(id, slug, revision)| (TournamentId(id), slug, revision);
        Ok(rows.into_iter().map(listed).collect())
    }

    pub fn find_slug(&mut self, slug: &str) -> Result<Option<TournamentId>> {
        if slug.contains('\0') {
            return Ok(None); // PostgreSQL takes no such text
        }
        let found = tournament::table
            .filter(tournament::slug.eq(slug))
            .select(tournament::id)
            .first::<i64>(self)
            .optional()?;
        Ok(found.map(TournamentId))
    }
}

/// `wish`, or `wish-2`, `wish-3`, … if that slug is taken.
pub(super) fn free_slug(c: &mut AnyConnection, wish: &str) -> Result<String> {
    let taken: Vec<String> = tournament::table.select(tournament::slug).load(c)?;
    let free = std::iter::once(wish.to_owned())
        .chain((2..).map(|n| format!("{wish}-{n}")))
        .find(|slug| !taken.contains(slug));
    Ok(free.unwrap_or_else(|| wish.to_owned()))
}

/// A number that no tournament has or had.
pub(super) fn next_id(c: &mut AnyConnection) -> Result<TournamentId> {
    let last: Option<i64> = tournament::table.select(max(tournament::id)).first(c)?;
    let gone: Option<i64> =
        deleted_tournament::table.select(max(deleted_tournament::id)).first(c)?;
    Ok(TournamentId(last.max(gone).unwrap_or(0) + 1))
}

impl Store {
    /// Removes an event from the cache, after its deletion is committed.
    pub fn forget(&self, id: TournamentId) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).forget(id);
    }
}

impl AnyConnection {
    /// Raises the revision; fails if the event is at another one than the loaded.
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

    /// `None` if there is no such event.
    pub fn is_archived(&mut self, id: TournamentId) -> Result<Option<bool>> {
        let row = tournament::table.find(id.0).select(tournament::archived_at);
        let found: Option<Option<NaiveDateTime>> = row.first(self).optional()?;
        Ok(found.map(|at| at.is_some()))
    }

    /// Deletes an event and all its rows; only its slug is remembered. Call it with the event locked.
    pub fn delete_tournament(
        &mut self,
        gone: &Snapshot,
        by: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let id = gone.id.0;
        diesel::delete(receipt::table.filter(receipt::tournament_id.eq(id))).execute(self)?;
        // Boards and byes are deleted with their rounds. They refer to entries, which PostgreSQL would delete first.
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

    /// Whether an event of that slug was deleted and no other has it now.
    pub fn deleted_at(&mut self, slug: &str) -> Result<bool> {
        if slug.contains('\0') || self.find_slug(slug)?.is_some() {
            return Ok(false);
        }
        let known = deleted_tournament::table.filter(deleted_tournament::slug.eq(slug));
        Ok(known.count().get_result::<i64>(self)? > 0)
    }
}
