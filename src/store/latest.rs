use std::collections::HashMap;
use std::sync::Arc;

use tournament::TournamentId;

use super::Snapshot;

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
    pub fn get(&mut self, id: TournamentId) -> Option<&mut Arc<Snapshot>> {
        self.clock += 1;
        let state = self.states.get_mut(&id)?;
        state.asked_at = self.clock;
        Some(&mut state.snapshot)
    }

    pub fn forget(&mut self, id: TournamentId) {
        self.states.remove(&id);
    }

    /// Replaces an older snapshot; evicts the least recently used tournament.
    pub fn keep(&mut self, snapshot: Arc<Snapshot>) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{Federation, System, Tournament, preset};

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
