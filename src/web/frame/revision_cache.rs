//! What everybody's page needs and nobody's alone: read once a revision.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::tournament::TournamentId;

use super::{Event, Lang};

/// Tournaments and languages of which something is kept at the most.
const MOST: usize = 64;

type Remembered = (i64, Arc<dyn Any + Send + Sync>);

/// What was read of the newest revision of each tournament, in a language.
#[derive(Default)]
pub(super) struct RevisionCache(Mutex<HashMap<(TournamentId, Lang, TypeId), Remembered>>);

impl RevisionCache {
    /// What is kept for the event as it stands; else what `read` makes, which is kept from then on. Two who come at
    /// once may both read.
    pub fn a_revision<T: Any + Send + Sync, E>(
        &self,
        event: &Event,
        t: Lang,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        if let Some(known) = self.known(event, t) {
            return Ok(known);
        }
        let (revision, key) = (event.snapshot.revision, (event.snapshot.id, t, TypeId::of::<T>()));
        let made = Arc::new(read()?);
        let mut kept = self.lock();
        if kept.get(&key).is_none_or(|kept| kept.0 < revision) {
            if kept.len() >= MOST {
                kept.clear();
            }
            kept.insert(key, (revision, made.clone()));
        }
        Ok(made)
    }

    /// What is kept for the event as it stands.
    pub fn known<T: Any + Send + Sync>(&self, event: &Event, t: Lang) -> Option<Arc<T>> {
        let (revision, key) = (event.snapshot.revision, (event.snapshot.id, t, TypeId::of::<T>()));
        let kept =
            self.lock().get(&key).filter(|kept| kept.0 == revision).map(|kept| kept.1.clone());
        kept?.downcast().ok()
    }

    // The map is whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<(TournamentId, Lang, TypeId), Remembered>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
