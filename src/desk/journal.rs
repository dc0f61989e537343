use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use store::{ComparedParts, JournalEnd, StoreError};
use tournament::TournamentId;

use super::{Desk, DeskError, Result, Thing};

/// How many entries are read at once.
const PART: i64 = 1000;

/// How many tournaments' journals are remembered to hold; after that, all are checked anew.
const MOST: usize = 1024;

/// How far the journals of tournaments were found to hold.
#[derive(Default)]
pub(super) struct CheckedJournals(Mutex<HashMap<TournamentId, JournalEnd>>);

impl CheckedJournals {
    fn of(&self, id: TournamentId) -> JournalEnd {
        let ends = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ends.get(&id).cloned().unwrap_or_default()
    }

    fn keep(&self, id: TournamentId, end: JournalEnd) {
        let mut ends = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if ends.len() >= MOST {
            ends.clear();
        }
        ends.insert(id, end);
    }
}

impl Desk {
    /// The first entry of a tournament's journal that does not fit its chain, if any: somebody changed it.
    /// Every entry is checked, a part at a time, with no connection held while hashes are computed.
    ///
    /// # Errors
    /// If the database fails.
    pub fn broken_journal(&self, id: TournamentId) -> Result<Option<i64>> {
        self.check_journal(id, JournalEnd::default())
    }

    /// The same for the entries since it was last found to hold by this process, which read those before.
    ///
    /// # Errors
    /// If the database fails.
    pub fn broken_since(&self, id: TournamentId) -> Result<Option<i64>> {
        let known = self.checked.of(id);
        if known.seq > 0 {
            let hash = self.store.read(|c| self.store.journal_hash(c, id, known.seq))?;
            if hash.as_ref() != Some(&known.hash) {
                return self.broken_journal(id);
            }
        }
        self.check_journal(id, known)
    }

    /// The entry of a tournament's journal that this server signed and that is not there, if any: the tail was
    /// cut, or all of it written anew.
    ///
    /// # Errors
    /// If the database fails.
    pub fn cut_journal(&self, id: TournamentId) -> Result<Option<i64>> {
        let Some(signed) = self.store.signed_end(id).filter(|signed| signed.seq > 0) else {
            return Ok(None);
        };
        let there = self.store.read(|c| self.store.journal_hash(c, id, signed.seq))?;
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
        let compared = self.store.read(|c| Ok::<_, DeskError>(self.store.compare_parts(c, id)?))?;
        compared.ok_or(DeskError::Unknown(Thing::Tournament))
    }

    fn check_journal(&self, id: TournamentId, mut end: JournalEnd) -> Result<Option<i64>> {
        loop {
            let next = |c: &mut _| self.store.journal_after(c, id, end.seq, PART);
            let part = self.store.read::<_, StoreError>(next)?;
            if part.is_empty() {
                self.checked.keep(id, end);
                return Ok(None);
            }
            match part.check(end) {
                Ok(further) => end = further,
                Err(broken) => return Ok(Some(broken)),
            }
        }
    }
}
