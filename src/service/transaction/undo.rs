//! Undo of acts on many people, until something was built on them.
//!
//! The last such act of an event is stored with the values before it. It is deleted when it was undone, something was
//! built on it, data of a person of the event was redacted, or a day has passed.

use crate::prelude::*;
use crate::registration::entries::refuse_to_move;
use store::{UndoRow, Ways};

const KEPT: Duration = Duration::days(1);

/// The version of [`ActOnMany`]; an act that another version wrote cannot be undone.
const VERSION: u32 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The time of the act, in microseconds.
    pub number: i64,
    pub deed: DeedKind,
    /// Number of people.
    pub count: usize,
    /// The revision that the act made.
    pub revision: i64,
}

#[derive(Serialize, Deserialize)]
struct ActOnMany {
    version: u32,
    deed: DeedKind,
    count: usize,
    /// Entries that it changed or removed, as they were.
    was: Vec<(Entry, Private)>,
    /// Entries that it changed or made.
    left: BTreeSet<EntryId>,
    /// Digest of those, and of the teams, after the act.
    digest: String,
    /// The teams before it, if it changed them.
    teams: Option<Teams>,
    rounds: usize,
    ways: Ways,
}

/// `None` if an entry is gone.
fn digest_of(now: &Tournament, entries: &BTreeSet<EntryId>, teams: bool) -> Option<String> {
    let entries = entries.iter().map(|id| now.entry(*id).map(|one| (one, &one.private)));
    let entries = entries.collect::<Option<Vec<_>>>()?;
    let text = serde_json::to_string(&(entries, teams.then_some(&now.teams))).ok()?;
    Some(Token::hash_of(&text))
}

impl ActOnMany {
    /// The last one of an event, if it is not too old.
    fn last(c: &mut Tx, id: TournamentId, at: DateTime<Utc>) -> Result<Option<(Undo, Self)>> {
        let oldest = (at - KEPT).timestamp_micros();
        let row = c.undo_row(id)?.filter(|row| row.number >= oldest);
        let read = |row: UndoRow| {
            let act: Self = serde_json::from_str(&row.act).ok()?;
            let (deed, count) = (act.deed, act.count);
            let undo = Undo { number: row.number, deed, count, revision: row.revision };
            (act.version == VERSION).then_some((undo, act))
        };
        Ok(row.and_then(read))
    }

    /// Whether everything is as the act left it.
    fn is_unchanged(&self, now: &Tournament) -> bool {
        let was: HashMap<EntryId, &Entry> = self.was.iter().map(|(was, _)| (was.id, was)).collect();
        let stands = |id: &EntryId| match (was.get(id), now.entry(*id)) {
            (Some(was), Some(is)) => refuse_to_move(now, is, was).is_ok(),
            (None, is) => is.is_some() && paired_rounds(now, *id).next().is_none(),
            (Some(_), None) => false,
        };
        let gone = |id: &EntryId| self.left.contains(id) || now.entry(*id).is_none();
        now.rounds.len() == self.rounds
            && digest_of(now, &self.left, self.teams.is_some()).as_ref() == Some(&self.digest)
            && self.left.iter().all(stands)
            && was.keys().all(gone)
    }

    /// The tournament without the act; `None` once something was built on it.
    fn undone(&self, now: &Tournament) -> Option<Tournament> {
        if !self.is_unchanged(now) {
            return None;
        }
        let mut then = now.clone();
        if let Some(was) = &self.teams {
            then.teams = was.clone();
        }
        then.entries.retain(|entry| !self.left.contains(&entry.id));
        then.entries.extend(self.was.iter().map(|(was, private)| {
            let excluded = now.entry(was.id).map_or(was.excluded, |is| is.excluded);
            Entry { private: private.clone(), excluded, ..was.clone() }
        }));
        Some(then)
    }
}

impl Transaction<'_> {
    /// Keeps an act on many people, with the values before it.
    pub(crate) fn remember_many(
        &mut self,
        after: &Tournament,
        deed: DeedKind,
        mut ways: Ways,
    ) -> Result<()> {
        use DeedKind::{
            AdmitRegistrations, CheckIn, EditEntries, EditTeams, EnterMany, MergeEntries,
            RemoveEntry, RemoveRegistrations,
        };
        let (id, before) = (self.id, self.before.clone());
        let was = &before.tournament;
        let (mut changed, mut left) = (Vec::new(), BTreeSet::new());
        match deed {
            EditEntries | CheckIn | EnterMany | RemoveEntry | AdmitRegistrations => {
                let mut is: HashMap<EntryId, &Entry> =
                    after.entries.iter().map(|entry| (entry.id, entry)).collect();
                changed.extend(was.entries.iter().filter(|was| is.get(&was.id) != Some(was)));
                is.retain(|id, is| was.entry(*id) != Some(*is));
                left.extend(is.into_keys());
            }
            EditTeams | RemoveRegistrations => {}
            // One of those of the act may now be two.
            MergeEntries => return Ok(self.delete_undo(id)?),
            _ => return Ok(()),
        }
        let gone = changed.iter().map(|was| was.id).filter(|id| !left.contains(id));
        let gone: Vec<EntryId> = gone.collect();
        let (entries, registrations) = (left.len() + gone.len(), ways.registrations());
        let teams = after.teams.list.len().saturating_sub(was.teams.list.len());
        if gone.is_empty() && entries.max(registrations).max(teams) < 2 {
            return Ok(());
        }
        if !gone.is_empty() {
            ways = self.ways(id, &gone, &[])?;
        }
        let teams_changed = was.teams != after.teams;
        let count =
            [entries, registrations, teams].into_iter().find(|n| *n > 0).unwrap_or_default();
        let act = ActOnMany {
            version: VERSION,
            deed,
            count,
            was: changed.into_iter().map(|was| (was.clone(), was.private.clone())).collect(),
            digest: digest_of(after, &left, teams_changed).unwrap_or_default(),
            left,
            teams: teams_changed.then(|| was.teams.clone()),
            rounds: was.rounds.len(),
            ways,
        };
        let row = UndoRow {
            number: self.by.now.timestamp_micros(),
            revision: before.revision + 1,
            account: self.by.account,
            act: json!(act).to_string(),
        };
        Ok(self.keep_undo(id, &row)?)
    }
}

/// Deletes the last act on many once something was built on it.
pub(crate) fn drop_built_on(c: &mut Tx, now: &Snapshot, at: DateTime<Utc>) -> Result<()> {
    let earlier = c.undo_revision(now.id)?.is_some_and(|revision| revision < now.revision);
    if earlier && Service::undoable(c, now, at)?.is_none() {
        c.delete_undo(now.id)?;
    }
    Ok(())
}

impl Service {
    pub fn undoable(c: &mut Tx, now: &Snapshot, at: DateTime<Utc>) -> Result<Option<Undo>> {
        let last = ActOnMany::last(c, now.id, at)?;
        Ok(last.filter(|(_, act)| act.is_unchanged(&now.tournament)).map(|(undo, _)| undo))
    }
}

impl EventActs<'_> {
    /// Undoes an act on many. Letters that were sent stay. Returns the number of people. Fails with
    /// [`Refusal::BuiltOn`] once anything it changed was changed again, a round was drawn, or a day passed.
    pub fn undo(&self, number: i64) -> Acted<usize> {
        self.act(|tx, before| {
            let last = ActOnMany::last(tx, self.id, self.by.now)?;
            let act = last.filter(|(undo, _)| undo.number == number).map(|(_, act)| act);
            let after = act.as_ref().and_then(|act| act.undone(&before.tournament));
            let (act, after) = act.zip(after).ok_or(Refusal::BuiltOn)?;
            self.refuse_larger(before.tournament.entries.len(), after.entries.len())?;
            tx.save(after)?;
            if !tx.put_back(self.id, &act.ways, self.by.now)? {
                return Err(Refusal::BuiltOn.into());
            }
            tx.delete_undo(self.id)?;
            let mut ids = act.left;
            ids.extend(act.was.iter().map(|(was, _)| was.id));
            tx.note(&Deed::Undo { undone: act.deed, entries: ids, left: None })?;
            Ok(act.count)
        })
    }
}

impl Service {
    pub fn delete_old_undos(&self, now: DateTime<Utc>) -> Result<usize> {
        let oldest = (now - KEPT).timestamp_micros();
        self.store.write(Scope::Server, |c| Ok::<_, ServiceError>(c.delete_undos_before(oldest)?))
    }
}
