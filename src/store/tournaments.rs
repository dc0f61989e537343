use super::schema::{deleted_tournament, receipt, role, round, tournament};
use super::{BoardMark, Role, Store, entries, journal::ends::Committed, rounds};
use crate::prelude::*;
use chrono::NaiveDate;
use diesel::dsl::max;
use std::sync::Arc;

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

impl Snapshot {
    /// The event at its next revision.
    #[must_use]
    pub fn next(&self, tournament: Tournament) -> Self {
        let (revision, slug) = (self.revision + 1, self.slug.clone());
        Self { id: self.id, slug, revision, archived: self.archived, tournament }
    }
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
    created_at: NaiveDateTime,
    never_given: i32,
    hidden: bool,
    archived_at: Option<NaiveDateTime>,
    teams: String,
    series_of: i64,
}

const SETTINGS: &str = "tournament's settings";
const CLUB_GROUPS: &str = "club group";

/// Tournaments in the cache: a congress with its side events, and some more.
const MOST: usize = 64;

/// Least recently used cache of the newest committed snapshots.
#[derive(Default)]
pub(super) struct Latest {
    states: HashMap<TournamentId, State>,
    /// Counts lookups.
    clock: u64,
}

struct State {
    snapshot: Arc<Snapshot>,
    asked_at: u64,
}

impl Latest {
    fn get(&mut self, id: TournamentId) -> Option<&Arc<Snapshot>> {
        self.clock += 1;
        let state = self.states.get_mut(&id)?;
        state.asked_at = self.clock;
        Some(&state.snapshot)
    }

    /// Replaces an older snapshot; evicts the least recently used tournament.
    fn keep(&mut self, snapshot: Arc<Snapshot>) {
        let id = snapshot.id;
        if self.get(id).is_some_and(|known| known.revision > snapshot.revision) {
            return;
        }
        self.states.insert(id, State { snapshot, asked_at: self.clock });
        if self.states.len() > MOST {
            let oldest = self.states.iter().min_by_key(|(_, state)| state.asked_at);
            if let Some(oldest) = oldest.map(|(id, _)| *id) {
                self.states.remove(&oldest);
            }
        }
    }
}

impl Store {
    /// The current snapshot, cached unless another process changed it. In a writing transaction, call it before
    /// [`Tx::save`]: uncommitted data must not be cached.
    pub fn snapshot(&self, tx: &mut Tx, id: TournamentId) -> Result<Option<Arc<Snapshot>>> {
        let revision = tournament::table.find(id.0).select(tournament::revision);
        let Some(revision) = tx.first::<i64, _>(revision)? else { return Ok(None) };
        let known = self.latest.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(known) = known.filter(|known| known.revision == revision) {
            return Ok(Some(known));
        }
        let loaded = tx.snapshot_afresh(id)?.map(Arc::new);
        loaded.iter().for_each(|loaded| self.remember(loaded.clone()));
        Ok(loaded)
    }

    /// Caches a committed snapshot, unless a newer one is known.
    pub fn remember(&self, committed: Arc<Snapshot>) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).keep(committed);
    }

    /// Removes an event from the cache, after its deletion is committed.
    pub fn forget(&self, id: TournamentId) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).states.remove(&id);
    }
}

impl Tx {
    /// Reads the tables, without the cache.
    pub fn snapshot_afresh(&mut self, id: TournamentId) -> Result<Option<Snapshot>> {
        let row: Option<TournamentRow> = self.first(tournament::table.find(id.0))?;
        let Some(row) = row else { return Ok(None) };
        let mut entries = entries::load(self, id)?;
        self.referee_file(id)?.keep_out(&mut entries);
        let tournament = Tournament {
            settings: parse(SETTINGS, &row.settings)?,
            entries,
            rounds: rounds::load(self, id)?,
            club_groups: parse(CLUB_GROUPS, &row.club_groups)?,
            teams: parse("teams", &row.teams)?,
            clocks: rounds::load_clocks(self, id)?,
            never_given: EntryId(row.never_given),
        };
        let (revision, archived) = (row.revision, row.archived_at.is_some());
        Ok(Some(Snapshot { id, slug: row.slug, revision, archived, tournament }))
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
        let (id, slug) = (self.next_tournament()?, self.free_slug(wish)?);
        let row = TournamentRow {
            id: id.0,
            slug: slug.clone(),
            name: new.settings.name.clone(),
            begins: new.settings.begins,
            ends: new.settings.ends,
            settings: json(SETTINGS, &new.settings)?,
            club_groups: json(CLUB_GROUPS, &new.club_groups)?,
            revision: 1,
            created_at: timestamp(now),
            never_given: new.never_given.0,
            hidden: new.settings.hidden,
            archived_at: None,
            teams: json("teams", &new.teams)?,
            series_of: id.0,
        };
        self.run(insert_into(tournament::table).values(&row))?;
        entries::insert(self, id, &new.entries)?;
        for round in &new.rounds {
            rounds::insert_round(self, id, round)?;
        }
        rounds::save_clocks(self, id, &Default::default(), &new.clocks)?;
        self.mark_changes(id, None, &new)?;
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
        mark: &BoardMark,
    ) -> Result<Snapshot> {
        let id = before.id;
        let was = &before.tournament;
        let row = tournament::table.find(id.0);
        after.entries.sort_by_key(|entry| entry.id);
        // The maximum of both: numbers of removed entries are not given again.
        after.never_given = was.next_entry().max(after.next_entry());
        rounds::put_in_order(&was.rounds, &mut after.rounds);
        if was.settings != after.settings || was.club_groups != after.club_groups {
            let settings = &after.settings;
            self.run(update(row).set((
                tournament::name.eq(&settings.name),
                tournament::begins.eq(settings.begins),
                tournament::ends.eq(settings.ends),
                tournament::hidden.eq(settings.hidden),
                tournament::settings.eq(json(SETTINGS, settings)?),
                tournament::club_groups.eq(json(CLUB_GROUPS, &after.club_groups)?),
            )))?;
        }
        if was.teams != after.teams {
            self.run(update(row).set(tournament::teams.eq(json("teams", &after.teams)?)))?;
        }
        if was.never_given != after.never_given {
            self.run(update(row).set(tournament::never_given.eq(after.never_given.0)))?;
        }
        entries::save(self, id, &was.entries, &after.entries)?;
        rounds::save(self, id, &was.rounds, &after.rounds, mark)?;
        rounds::save_clocks(self, id, &was.clocks, &after.clocks)?;
        entries::remove_gone(self, id, &was.entries, &after.entries)?;
        self.mark_changes(id, Some(was), &after)?;
        self.raise_revision(before)?;
        Ok(before.next(after))
    }

    /// Fails if the revision is not the loaded one.
    pub(super) fn raise_revision(&mut self, before: &Snapshot) -> Result<()> {
        let row = tournament::table.find(before.id.0);
        let row = row.filter(tournament::revision.eq(before.revision));
        match self.count(update(row).set(tournament::revision.eq(before.revision + 1)))? {
            1 => Ok(()),
            _ => Err(StoreError::Outdated(before.revision)),
        }
    }
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
    pub revision: i64,
    #[diesel(select_expression = tournament::archived_at.is_not_null())]
    pub archived: bool,
}

impl Tx {
    /// The latest first.
    pub fn tournaments(&mut self) -> Result<Vec<ListedTournament>> {
        let latest = tournament::table.order((tournament::begins.desc(), tournament::id.desc()));
        self.all(latest.select(ListedTournament::as_select()))
    }

    /// `of` may be any event of the series.
    pub fn events_of_series(&mut self, of: TournamentId) -> Result<Vec<TournamentId>> {
        let series = tournament::table.find(of.0).select(tournament::series_of);
        let Some(series) = self.first::<i64, _>(series)? else { return Ok(vec![of]) };
        let ids = tournament::table.filter(tournament::series_of.eq(series));
        let ids: Vec<i64> = self.all(ids.select(tournament::id))?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// Moves an event to the series of another.
    pub fn set_series(&mut self, id: TournamentId, of: TournamentId) -> Result<()> {
        let series = tournament::table.find(of.0).select(tournament::series_of);
        let series: i64 = self.one(series)?;
        self.run(update(tournament::table.find(id.0)).set(tournament::series_of.eq(series)))
    }

    /// Takes an event out of its series: it gets a number that no event's series has, or had.
    pub fn leave_series(&mut self, id: TournamentId, revision: i64) -> Result<()> {
        let alone = -((id.0 << 32) + revision);
        self.run(update(tournament::table.find(id.0)).set(tournament::series_of.eq(alone)))
    }

    /// Tournaments without an organiser, such as those imported by the command line.
    pub fn without_organiser(&mut self) -> Result<Vec<TournamentId>> {
        let organised = role::table.filter(role::what.eq(Role::Organiser.name()));
        let organised = tournament::id.ne_all(organised.select(role::tournament_id));
        let ids = tournament::table.filter(organised).select(tournament::id);
        Ok(self.all(ids)?.into_iter().map(TournamentId).collect())
    }

    /// Revision and slug of every tournament.
    pub fn revisions(&mut self) -> Result<Vec<(TournamentId, String, i64)>> {
        let columns = (tournament::id, tournament::slug, tournament::revision);
        let rows: Vec<(i64, String, i64)> = self.all(tournament::table.select(columns))?;
        let listed = |(id, slug, revision)| (TournamentId(id), slug, revision);
        Ok(rows.into_iter().map(listed).collect())
    }

    pub fn find_slug(&mut self, slug: &str) -> Result<Option<TournamentId>> {
        if slug.contains('\0') {
            return Ok(None); // PostgreSQL takes no such text
        }
        let found = tournament::table.filter(tournament::slug.eq(slug)).select(tournament::id);
        Ok(self.first(found)?.map(TournamentId))
    }

    /// `wish`, or `wish-2`, `wish-3`, … if that slug is taken.
    fn free_slug(&mut self, wish: &str) -> Result<String> {
        let taken: Vec<String> = self.all(tournament::table.select(tournament::slug))?;
        let free = std::iter::once(wish.to_owned())
            .chain((2..).map(|n| format!("{wish}-{n}")))
            .find(|slug| !taken.contains(slug));
        Ok(free.unwrap_or_else(|| wish.to_owned()))
    }

    /// A number that no tournament has or had.
    fn next_tournament(&mut self) -> Result<TournamentId> {
        let last: Option<i64> = self.one(tournament::table.select(max(tournament::id)))?;
        let gone = deleted_tournament::table.select(max(deleted_tournament::id));
        Ok(TournamentId(last.max(self.one(gone)?).unwrap_or(0) + 1))
    }

    /// Raises the revision; fails if the event is at another one than the loaded.
    pub fn set_archived(
        &mut self,
        before: &Snapshot,
        at: Option<DateTime<Utc>>,
    ) -> Result<Snapshot> {
        self.raise_revision(before)?;
        let archived_at = tournament::archived_at.eq(at.map(timestamp));
        self.run(update(tournament::table.find(before.id.0)).set(archived_at))?;
        Ok(Snapshot { archived: at.is_some(), ..before.next(before.tournament.clone()) })
    }

    /// Deletes an event and all its rows; only its slug is remembered. Call it with the event locked.
    pub fn delete_tournament(
        &mut self,
        gone: &Snapshot,
        by: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let id = gone.id.0;
        self.run(delete(receipt::table.filter(receipt::tournament_id.eq(id))))?;
        // Boards and byes are deleted with their rounds. They refer to entries, which PostgreSQL would delete first.
        self.run(delete(round::table.filter(round::tournament_id.eq(id))))?;
        // Every other table of an event refers to it, directly or by its games.
        self.run(delete(tournament::table.find(id)))?;
        let row = (
            deleted_tournament::id.eq(id),
            deleted_tournament::slug.eq(&gone.slug),
            deleted_tournament::deleted_at.eq(timestamp(now)),
            deleted_tournament::deleted_by.eq(by.map(|account| account.0)),
        );
        self.run(insert_into(deleted_tournament::table).values(row))?;
        self.committed.push(Committed::Deleted(gone.id));
        Ok(())
    }

    /// Whether an event of that slug was deleted and no other has it now.
    pub fn deleted_at(&mut self, slug: &str) -> Result<bool> {
        if slug.contains('\0') || self.find_slug(slug)?.is_some() {
            return Ok(false);
        }
        let known = deleted_tournament::table.filter(deleted_tournament::slug.eq(slug));
        Ok(self.one::<i64, _>(known.count())? > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::tournament::{Federation, System, Tournament, preset};

    fn state(id: i64, revision: i64) -> Arc<Snapshot> {
        let settings = preset(System::Swiss, Federation::Egf, "Open", Default::default());
        let (id, slug) = (TournamentId(id), String::new());
        let tournament = Tournament::new(settings);
        Arc::new(Snapshot { id, slug, revision, archived: false, tournament })
    }

    #[test]
    fn tournaments_nobody_asks_for_are_let_go() {
        let mut latest = Latest::default();
        for id in 0..1000 {
            latest.keep(state(id, 1));
            assert!(latest.get(TournamentId(0)).is_some(), "it is asked for all the time");
        }
        assert_eq!(latest.states.len(), MOST);
        assert!(latest.get(TournamentId(999)).is_some() && latest.get(TournamentId(1)).is_none());
    }

    #[test]
    fn an_older_state_never_takes_the_place_of_a_newer() {
        let mut latest = Latest::default();
        for revision in [1, 3, 2] {
            latest.keep(state(1, revision));
        }
        assert_eq!(latest.get(TournamentId(1)).map(|known| known.revision), Some(3));
    }
}
