use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::{ComparedParts, JournalEnd, Store, StoreError};
use tournament::TournamentId;

use crate::{Result, Service, ServiceError, Thing};

/// How many entries are read at once.
const PART: i64 = 1000;

/// How many tournaments' journals are remembered to hold; after that, all are checked anew.
const MOST: usize = 1024;

/// How often every event is compared with its journal.
const EVERY: std::time::Duration = std::time::Duration::from_secs(60 * 60);

/// How far the journals of tournaments were found to hold, and which events are not what their journals left.
#[derive(Default)]
pub(crate) struct CheckedJournals {
    ends: Mutex<HashMap<TournamentId, JournalEnd>>,
    differences: Mutex<Vec<String>>,
}

impl CheckedJournals {
    fn compare_all(&self, store: &Store) -> Result<(), StoreError> {
        let found = differences(store)?;
        for difference in &found {
            tracing::error!("{difference}");
        }
        *self.differences.lock().unwrap_or_else(PoisonError::into_inner) = found;
        Ok(())
    }

    fn of(&self, id: TournamentId) -> JournalEnd {
        let ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.get(&id).cloned().unwrap_or_default()
    }

    fn keep(&self, id: TournamentId, end: JournalEnd) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        if ends.len() >= MOST {
            ends.clear();
        }
        ends.insert(id, end);
    }
}

impl Service {
    /// The first entry of a tournament's journal that does not fit its chain, if any: somebody changed it.
    /// Every entry is checked, a part at a time, with no connection held while hashes are computed.
    pub fn broken_journal(&self, id: TournamentId) -> Result<Option<i64>> {
        self.check_journal(id, JournalEnd::default())
    }

    /// The same for the entries since it was last found to hold by this process, which read those before.
    pub fn broken_since(&self, id: TournamentId) -> Result<Option<i64>> {
        let known = self.checked.of(id);
        if known.seq > 0 {
            let hash = self.store.read(|c| c.journal_hash(id, known.seq))?;
            if hash.as_ref() != Some(&known.hash) {
                return self.broken_journal(id);
            }
        }
        self.check_journal(id, known)
    }

    /// The entry of a tournament's journal that this server signed and that is not there, if any: the tail was
    /// cut, or all of it written anew.
    pub fn cut_journal(&self, id: TournamentId) -> Result<Option<i64>> {
        let Some(signed) = self.store.signed_end(id).filter(|signed| signed.seq > 0) else {
            return Ok(None);
        };
        let there = self.store.read(|c| c.journal_hash(id, signed.seq))?;
        Ok((there != Some(signed.hash)).then_some(signed.seq))
    }

    /// The last entry through which this process has found the journal to hold.
    #[must_use]
    pub fn journal_end(&self, id: TournamentId) -> JournalEnd {
        self.checked.of(id)
    }

    /// Every part of a tournament compared with what the journal's last entry about it left.
    ///
    /// # Errors
    /// [`Thing::Tournament`].
    pub fn compare_parts(&self, id: TournamentId) -> Result<ComparedParts> {
        let compared = self.store.read(|c| c.compare_parts(id))?;
        compared.ok_or(ServiceError::Unknown(Thing::Tournament))
    }

    /// Compares every event with its journal, now and once an hour, on a thread of its own that ends with the service.
    pub fn compare_hourly(&self) {
        let (store, checked) = (Arc::downgrade(&self.store), self.checked.clone());
        std::thread::spawn(move || {
            while let Some(store) = store.upgrade() {
                // A database that does not answer is compared in an hour.
                let _ = checked.compare_all(&store);
                drop(store);
                std::thread::sleep(EVERY);
            }
        });
    }

    /// Compares every event with its journal now.
    pub fn compare_all(&self) -> Result<()> {
        Ok(self.checked.compare_all(&self.store)?)
    }

    /// What the last comparison of all events found, a sentence for each event that is not what its journal left.
    #[must_use]
    pub fn differences(&self) -> Vec<String> {
        self.checked.differences.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn check_journal(&self, id: TournamentId, end: JournalEnd) -> Result<Option<i64>> {
        match chain_after(&self.store, id, end)? {
            Ok(end) => {
                self.checked.keep(id, end);
                Ok(None)
            }
            Err(broken) => Ok(Some(broken)),
        }
    }
}

/// Where the chain of a journal is at its end, if it goes on from `end`; else the first entry that does not fit.
fn chain_after(
    store: &Store,
    id: TournamentId,
    mut end: JournalEnd,
) -> Result<Result<JournalEnd, i64>, StoreError> {
    loop {
        let part = store.read::<_, StoreError>(|c| c.journal_after(id, end.seq, PART))?;
        if part.is_empty() {
            return Ok(Ok(end));
        }
        match part.check(end) {
            Ok(further) => end = further,
            Err(broken) => return Ok(Err(broken)),
        }
    }
}

/// A sentence for each event that is not what its journal left.
fn differences(store: &Store) -> Result<Vec<String>, StoreError> {
    let mut found = Vec::new();
    for event in store.read(|c| c.tournaments())? {
        let (id, slug) = (event.id, event.slug);
        if let Err(seq) = chain_after(store, id, JournalEnd::default())? {
            found.push(format!("{slug}: entry {seq} of the journal does not fit its chain"));
            continue;
        }
        let compared = store.read::<_, StoreError>(|c| c.compare_parts(id));
        match compared {
            Ok(parts) => found.extend(
                parts
                    .iter()
                    .flat_map(|p| &p.faults)
                    .take(1)
                    .map(|fault| format!("{slug}: {fault}")),
            ),
            Err(error @ StoreError::Corrupt { .. }) => found.push(format!("{slug}: {error}")),
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}
