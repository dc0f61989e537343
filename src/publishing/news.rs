use std::collections::{HashMap, HashSet};
use std::sync::Weak;
use std::time::Duration;

use desk::{DeskError, Told};
use store::{GameCount, Store};
use tournament::TournamentId;

/// Tells `listener` of changes that other instances on the same database made, and `watcher` of recorded
/// games that went on there, by asking for the
/// revisions and counts twice a second, on a thread of its own that ends with the store.
///
/// A change made here is told by the desk at once and then once more from here: listeners must take the
/// same revision twice. While the database cannot be reached nothing is told; afterwards all that was
/// missed is.
pub fn follow_revisions(
    store: Weak<Store>,
    listener: impl Fn(&Told) + Send + 'static,
    watcher: impl Fn(&GameCount) + Send + 'static,
) {
    std::thread::spawn(move || {
        let mut known: Option<HashMap<TournamentId, i64>> = None;
        let mut games: Option<HashSet<GameCount>> = None;
        loop {
            std::thread::sleep(Duration::from_millis(500));
            let Some(store) = store.upgrade() else { return };
            let Ok(now) = store.read(|c| Ok::<_, DeskError>(store.revisions(c)?)) else { continue };
            let newest = now.iter().map(|(id, _, revision)| (*id, *revision)).collect();
            if let Some(known) = known.replace(newest) {
                for (id, slug, revision) in now {
                    if known.get(&id) != Some(&revision) {
                        listener(&Told { id, slug, revision });
                    }
                }
            }
            let counted = store.read(|c| Ok::<_, DeskError>(store.game_counts(c, None)?));
            let Ok(counted) = counted else { continue };
            let counted: HashSet<GameCount> = counted.into_iter().collect();
            if let Some(games) = games.replace(counted.clone()) {
                counted.difference(&games).for_each(&watcher);
            }
        }
    });
}
