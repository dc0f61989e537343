use std::collections::{HashMap, HashSet};

use service::NewRevision;
use store::{GameCount, Store, StoreError};
use tournament::{RoundNo, TableNo, TournamentId};

/// A board whose record somebody watches.
pub type WatchedBoard = (TournamentId, RoundNo, TableNo);

/// Who wants to hear of what other instances on the same database do.
pub trait Follower: Send + 'static {
    /// A tournament is at another revision.
    fn changed(&self, told: &NewRevision);
    /// A tournament is deleted.
    fn deleted(&self, id: TournamentId);
    /// The boards of which news is wanted now; no others are asked for.
    fn watched(&self) -> HashSet<WatchedBoard>;
    /// How far the record of a watched board is; told again while nothing changes.
    fn recorded(&self, count: &GameCount);
}

/// What was told last to a follower of changes that other instances made.
///
/// A change made here is told by the service at once and then once more from here: followers must take the
/// same revision twice. While the database cannot be reached nothing is told; afterwards all that was
/// missed is.
#[derive(Default)]
pub struct News(Option<HashMap<TournamentId, i64>>);

impl News {
    /// Asks the database once, and tells what is new.
    ///
    /// # Errors
    /// If the database fails; what was missed is told the next time.
    pub fn tell(&mut self, store: &Store, follower: &impl Follower) -> Result<(), StoreError> {
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
