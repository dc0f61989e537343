use crate::guarded;
use crate::prelude::*;
use store::{ComparedParts, JournalEnd, Store};

/// Journals whose verified end is remembered; beyond that, all are checked again from the start.
const MOST: usize = 1024;

/// The verified end of each journal, and events that differ from what their journals left.
#[derive(Default)]
pub(crate) struct CheckedJournals {
    ends: Mutex<HashMap<TournamentId, JournalEnd>>,
    differences: Mutex<Vec<String>>,
}

impl CheckedJournals {
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
    /// The first entry of a journal that does not fit its hash chain: it was tampered with. Every entry is checked, in
    /// parts, without a connection while hashes are computed.
    pub fn broken_journal(&self, id: TournamentId) -> Result<Option<i64>> {
        self.check_journal(id, JournalEnd::default())
    }

    /// As [`broken_journal`](Self::broken_journal), for entries since the last check by this process.
    pub fn broken_since(&self, id: TournamentId) -> Result<Option<i64>> {
        let known = self.checked.of(id);
        if known.seq > 0 {
            let hash = self.read(|c| c.journal_hash(id, known.seq))?;
            if hash.as_ref() != Some(&known.hash) {
                return self.broken_journal(id);
            }
        }
        self.check_journal(id, known)
    }

    /// A journal entry that this server signed and that is missing: the end was cut, or the whole was rewritten.
    pub fn cut_journal(&self, id: TournamentId) -> Result<Option<i64>> {
        let Some(signed) = self.store.signed_end(id).filter(|signed| signed.seq > 0) else {
            return Ok(None);
        };
        let there = self.read(|c| c.journal_hash(id, signed.seq))?;
        Ok((there != Some(signed.hash)).then_some(signed.seq))
    }

    /// The last entry up to which this process has verified the journal.
    pub fn journal_end(&self, id: TournamentId) -> JournalEnd {
        self.checked.of(id)
    }

    /// Every part of a tournament compared with what the journal's last entry about it left.
    pub fn compare_parts(&self, id: TournamentId) -> Result<ComparedParts> {
        let compared = self.read(|c| c.compare_parts(id))?;
        compared.ok_or(ServiceError::Unknown(Thing::Tournament))
    }

    pub fn compare_all(&self) -> Result<()> {
        let found = differences(&self.store)?;
        for difference in &found {
            tracing::error!("{difference}");
        }
        *self.checked.differences.lock().unwrap_or_else(PoisonError::into_inner) = found;
        Ok(())
    }

    /// Result of the last comparison: a sentence for each event that differs from its journal.
    pub fn differences(&self) -> Vec<String> {
        self.checked.differences.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn check_journal(&self, id: TournamentId, end: JournalEnd) -> Result<Option<i64>> {
        match self.store.check_journal(id, end)? {
            Ok(end) => {
                self.checked.keep(id, end);
                Ok(None)
            }
            Err(broken) => Ok(Some(broken)),
        }
    }
}

/// A sentence for each event that differs from its journal, or cannot be compared.
fn differences(store: &Store) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for event in store.read::<_, StoreError>(|c| c.tournaments())? {
        let difference = match guarded(|| difference(store, event.id)) {
            Ok(Err(error @ StoreError::Corrupt { .. })) => Some(error.to_string()),
            Ok(compared) => compared?,
            Err(panicked) => Some(panicked.to_string()),
        };
        found.extend(difference.map(|what| format!("{}: {what}", event.slug)));
    }
    Ok(found)
}

fn difference(store: &Store, id: TournamentId) -> Result<Option<String>, StoreError> {
    if let Err(seq) = store.check_journal(id, JournalEnd::default())? {
        return Ok(Some(format!("entry {seq} of the journal does not fit its chain")));
    }
    let parts = store.read::<_, StoreError>(|c| c.compare_parts(id))?.unwrap_or_default();
    Ok(parts.faults.first().map(ToString::to_string))
}
