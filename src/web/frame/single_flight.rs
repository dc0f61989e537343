//! One at a time makes a page; who asks for the same page meanwhile waits for it.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use tokio::sync::{Mutex, MutexGuard};

/// How many pages can be in the making without one waiting for another by chance.
const TURNS: usize = 256;

/// One at a time makes a page. Pages share them by their key.
pub(super) struct SingleFlight([Mutex<()>; TURNS]);

impl Default for SingleFlight {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Mutex::default()))
    }
}

impl SingleFlight {
    /// Waits for the turn at that page; it ends when the guard is dropped.
    pub async fn at(&self, page: &impl Hash) -> MutexGuard<'_, ()> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(page);
        let index = usize::try_from(hash % TURNS as u64).unwrap_or_default();
        self.0[index].lock().await
    }
}
