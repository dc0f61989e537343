use std::sync::{PoisonError, RwLock};

use store::GameCount;
use tournament::TournamentId;

use crate::Service;

/// News of a tournament, after the commit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRevision {
    pub id: TournamentId,
    /// Its name in URLs.
    pub slug: String,
    pub revision: i64,
    /// Whether to notify all open pages at once. Results may be collected for a short time where very many listen.
    pub at_once: bool,
}

type Listener<T> = Box<dyn Fn(&T) + Send + Sync>;

#[derive(Default)]
pub(crate) struct Listeners {
    tournaments: RwLock<Vec<Listener<NewRevision>>>,
    games: RwLock<Vec<Listener<GameCount>>>,
    deletions: RwLock<Vec<Listener<TournamentId>>>,
}

impl Listeners {
    pub(crate) fn tell(&self, told: &NewRevision) {
        tell(&self.tournaments, told);
    }

    pub(crate) fn tell_game(&self, count: &GameCount) {
        tell(&self.games, count);
    }

    pub(crate) fn tell_deletion(&self, id: TournamentId) {
        tell(&self.deletions, &id);
    }
}

fn tell<T>(listeners: &RwLock<Vec<Listener<T>>>, news: &T) {
    for listener in listeners.read().unwrap_or_else(PoisonError::into_inner).iter() {
        listener(news);
    }
}

impl Service {
    /// Calls `listener` after every change of a tournament made by this process.
    pub fn listen(&self, listener: impl Fn(&NewRevision) + Send + Sync + 'static) {
        let mut all = self.listeners.tournaments.write().unwrap_or_else(PoisonError::into_inner);
        all.push(Box::new(listener));
    }

    /// Calls `listener` after every act at a recorded game made by this process.
    pub fn listen_to_games(&self, listener: impl Fn(&GameCount) + Send + Sync + 'static) {
        let mut all = self.listeners.games.write().unwrap_or_else(PoisonError::into_inner);
        all.push(Box::new(listener));
    }

    /// Calls `listener` after every deletion of a tournament by this process.
    pub fn listen_to_deletions(&self, listener: impl Fn(&TournamentId) + Send + Sync + 'static) {
        let mut all = self.listeners.deletions.write().unwrap_or_else(PoisonError::into_inner);
        all.push(Box::new(listener));
    }
}
