//! Acts on many people, which can be taken back until something was built on them.
//!
//! What such an act changed is kept in the memory of this process alone, the last act of each event: nothing of people
//! who were taken out stays in the database, and after a restart an act stands.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::json;

use store::{AnyConnection, BoardMark, Deed, Snapshot, Ways};
use tournament::{Entry, EntryId, Teams, Tournament, TournamentId};

use crate::registration::entries::{paired_rounds, refuse_to_move};
use crate::{By, Done, Refusal, Result, Service};

/// So many events are remembered at once.
const MOST: usize = 64;

/// An act on many that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// By what it is known: when it was done, in microseconds.
    pub number: i64,
    /// What was done.
    pub deed: Deed,
    /// To how many.
    pub count: usize,
}

/// What an act on many changed.
#[derive(Clone)]
struct ActOnMany {
    undo: Undo,
    /// Every entry that differs by it, before and after.
    entries: Vec<(Option<Entry>, Option<Entry>)>,
    teams: Option<(Teams, Teams)>,
    rounds: usize,
    ways: Ways,
}

/// The last act on many of each event.
#[derive(Default)]
pub(crate) struct Undos(Mutex<HashMap<TournamentId, ActOnMany>>);

impl Undos {
    fn all(&self) -> MutexGuard<'_, HashMap<TournamentId, ActOnMany>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, id: TournamentId, act: ActOnMany) {
        let mut all = self.all();
        all.insert(id, act);
        if all.len() > MOST {
            let oldest = all.iter().min_by_key(|(_, act)| act.undo.number).map(|(id, _)| *id);
            oldest.and_then(|id| all.remove(&id));
        }
    }
}

impl ActOnMany {
    /// Whether everything stands as it left it, so that nothing was built on it.
    fn stands(&self, now: &Tournament) -> bool {
        let stands = |(was, is): &(Option<Entry>, Option<Entry>)| match (was, is) {
            (Some(was), Some(is)) => {
                now.entry(is.id) == Some(is) && refuse_to_move(now, is, was).is_ok()
            }
            (Some(was), None) => now.entry(was.id).is_none(),
            (_, Some(is)) => {
                now.entry(is.id) == Some(is) && paired_rounds(now, is.id).next().is_none()
            }
            (None, None) => true,
        };
        now.rounds.len() == self.rounds
            && self.teams.as_ref().is_none_or(|(_, is)| now.teams == *is)
            && self.entries.iter().all(stands)
    }

    /// The tournament without it; `None` once something was built on it.
    fn undone(&self, now: &Tournament) -> Option<Tournament> {
        if !self.stands(now) {
            return None;
        }
        let mut then = now.clone();
        if let Some((was, _)) = &self.teams {
            then.teams = was.clone();
        }
        let changed: HashSet<EntryId> =
            self.entries.iter().filter_map(|(_, is)| is.as_ref()).map(|is| is.id).collect();
        then.entries.retain(|entry| !changed.contains(&entry.id));
        then.entries.extend(self.entries.iter().filter_map(|(was, _)| was.clone()));
        Some(then)
    }
}

/// Every entry that differs, before and after.
fn differing(before: &Tournament, after: &Tournament) -> Vec<(Option<Entry>, Option<Entry>)> {
    let mut is: HashMap<EntryId, &Entry> = after.entries.iter().map(|e| (e.id, e)).collect();
    let known = before.entries.iter().map(|was| (Some(was.clone()), is.remove(&was.id).cloned()));
    let mut all: Vec<_> = known.collect();
    all.extend(is.into_values().map(|new| (None, Some(new.clone()))));
    all.retain(|(was, is)| was != is);
    all
}

impl Service {
    /// Remembers an act on many before it is saved, so that it can be taken back. What is not saved after all is never
    /// offered, since nobody stands as it says.
    pub(crate) fn remember_many(
        &self,
        c: &mut AnyConnection,
        (before, by): (&Snapshot, By<'_>),
        after: &Tournament,
        (deed, mut ways): (Deed, Ways),
    ) -> Result<()> {
        use Deed::{
            AdmitRegistrations, CheckIn, EditEntries, EditTeams, EnterMany, RemoveEntry,
            RemoveRegistrations,
        };
        let was = &before.tournament;
        let entries = match deed {
            EditEntries | CheckIn | EnterMany | RemoveEntry | AdmitRegistrations => {
                differing(was, after)
            }
            EditTeams | RemoveRegistrations => Vec::new(),
            _ => return Ok(()),
        };
        let gone = entries.iter().filter_map(|(was, is)| was.as_ref().filter(|_| is.is_none()));
        let gone: Vec<EntryId> = gone.map(|was| was.id).collect();
        let teams = after.teams.list.len().saturating_sub(was.teams.list.len());
        if gone.is_empty() && entries.len().max(ways.registrations()).max(teams) < 2 {
            return Ok(());
        }
        if !gone.is_empty() {
            ways = c.ways(before.id, &gone, &[])?;
        }
        let count = [entries.len(), ways.registrations(), teams].into_iter().find(|n| *n > 0);
        let number = by.now.timestamp_micros();
        let act = ActOnMany {
            undo: Undo { number, deed, count: count.unwrap_or_default() },
            teams: (was.teams != after.teams).then(|| (was.teams.clone(), after.teams.clone())),
            rounds: was.rounds.len(),
            entries,
            ways,
        };
        self.undos.keep(before.id, act);
        Ok(())
    }

    /// The last act on many, while nothing was built on it.
    #[must_use]
    pub fn undoable(&self, now: &Snapshot) -> Option<Undo> {
        let all = self.undos.all();
        let act = all.get(&now.id)?;
        act.stands(&now.tournament).then_some(act.undo)
    }

    /// Takes an act on many back: everybody stands as before it. Letters that went out stay. Returns how many it was.
    ///
    /// # Errors
    /// [`Refusal::BuiltOn`] once somebody or something was changed that it changed, or a round was drawn.
    pub fn undo(&self, id: TournamentId, by: By<'_>, number: i64) -> Result<Done<usize>> {
        let done = self.act(id, by, |c: &mut AnyConnection, before: &Snapshot| {
            let act = self.undos.all().get(&id).filter(|act| act.undo.number == number).cloned();
            let after = act.as_ref().and_then(|act| act.undone(&before.tournament));
            let (act, after) = act.zip(after).ok_or(Refusal::BuiltOn)?;
            self.refuse_larger(before.tournament.entries.len(), after.entries.len())?;
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = c.save(before, after, &mark)?;
            if !c.put_back(id, &act.ways, by.now)? {
                return Err(Refusal::BuiltOn.into());
            }
            let ids = act.entries.iter().filter_map(|(was, is)| was.as_ref().or(is.as_ref()));
            let ids: Vec<EntryId> = ids.map(|entry| entry.id).collect();
            let detail = json!({ "undone": act.undo.deed.name(), "entries": ids });
            self.note(c, id, by, Deed::Undo, &detail)?;
            Ok((act.undo.count, Some(saved)))
        })?;
        self.undos.all().retain(|event, act| *event != id || act.undo.number != number);
        Ok(done)
    }
}
