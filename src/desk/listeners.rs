use std::sync::{PoisonError, RwLock};

use crate::tournament::TournamentId;

use super::Desk;

/// News of a tournament, told after the change is durable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Which tournament.
    pub id: TournamentId,
    /// Its name in addresses.
    pub slug: String,
    /// The revision it is at now.
    pub revision: i64,
}

type Listener = Box<dyn Fn(&Told) + Send + Sync>;

/// Those who want to hear of changes.
#[derive(Default)]
pub(super) struct Listeners(RwLock<Vec<Listener>>);

impl Listeners {
    pub(super) fn tell(&self, told: &Told) {
        for listener in self.0.read().unwrap_or_else(PoisonError::into_inner).iter() {
            listener(told);
        }
    }
}

impl Desk {
    /// Calls `listener` after every change of a tournament made by this process.
    pub fn listen(&self, listener: impl Fn(&Told) + Send + Sync + 'static) {
        self.listeners.0.write().unwrap_or_else(PoisonError::into_inner).push(Box::new(listener));
    }
}
