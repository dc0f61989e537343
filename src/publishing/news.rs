use std::collections::{HashMap, HashSet};

use service::NewRevision;
use store::{GameCount, Store, StoreError};
use tournament::{RoundNo, TableNo, TournamentId};

pub type WatchedBoard = (TournamentId, RoundNo, TableNo);

/// Receives the changes that other instances make on the same database.
pub trait Follower: Send + 'static {
    fn changed(&self, told: &NewRevision);
    fn deleted(&self, id: TournamentId);
    /// The boards whose records are to be polled; no others are.
    fn watched(&self) -> HashSet<WatchedBoard>;
    /// The length of a watched board's record; called again while nothing changes.
    fn recorded(&self, count: &GameCount);
}

/// Polls for changes by other instances, and remembers the revisions that the follower has received.
///
/// Followers must accept a revision of this instance twice, from the act and the poll. While the database cannot be
/// reached nothing is reported; afterwards everything missed is.
#[derive(Default)]
pub struct News(Option<HashMap<TournamentId, i64>>);

impl News {
    /// Polls the database once, and reports every change.
    pub fn poll(&mut self, store: &Store, follower: &impl Follower) -> Result<(), StoreError> {
        let now = store.read(|c| c.revisions())?;
        let newest: HashMap<_, _> = now.iter().map(|(id, _, revision)| (*id, *revision)).collect();
        let there: HashSet<TournamentId> = newest.keys().copied().collect();
        if let Some(known) = self.0.replace(newest) {
            known.keys().filter(|id| !there.contains(id)).for_each(|id| follower.deleted(*id));
            for (id, slug, revision) in now {
                if known.get(&id) != Some(&revision) {
                    follower.changed(&NewRevision { id, slug, revision, at_once: true });
                }
            }
        }
        let watched = follower.watched();
        let tournaments: HashSet<TournamentId> = watched.iter().map(|(id, ..)| *id).collect();
        for id in tournaments {
            let counts = store.read(|c| c.game_counts(id))?;
            let here = |count: &&GameCount| watched.contains(&(id, count.round, count.table));
            counts.iter().filter(here).for_each(|count| follower.recorded(count));
        }
        Ok(())
    }
}
