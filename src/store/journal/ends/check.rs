//! The database held against the ends of journals that were signed apart from it.

use std::cmp::Ordering;
use std::path::Path;
use std::sync::PoisonError;

use diesel::prelude::*;

use tournament::TournamentId;

use super::{Heads, Lost, RecordSeal, SignedEnd};
use crate::connection::AnyConnection;
use crate::schema::journal;
use crate::{JournalEnd, Result, Store, StoreError};

impl Store {
    /// Keeps and signs where journals end in that folder, and compares what was signed before: if the database
    /// has less, it can be read and nothing is written. A tournament that was never signed is from now on.
    ///
    /// # Errors
    /// If the files cannot be read or written, or the database fails.
    pub fn anchored(mut self, folder: &Path) -> Result<Self> {
        let file = |cause| StoreError::File { path: folder.into(), cause };
        let heads = Heads::open(folder).map_err(file)?;
        let lost = match heads.wrong() {
            Some(wrong) => Some(wrong.clone()),
            None => self.read(|c| missing(c, heads.all()))?,
        };
        if lost.is_none() {
            heads.begin(self.read(Self::journal_ends)?).map_err(file)?;
        }
        self.heads = Some(heads);
        self.lose(lost);
        Ok(self)
    }

    /// Whether a server keeps ends of journals in that folder.
    #[must_use]
    pub fn keeps_ends(folder: &Path) -> bool {
        Heads::are_in(folder)
    }

    /// What was acknowledged and is not there any more, if that is known.
    #[must_use]
    pub fn lost(&self) -> Option<Lost> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether journals were there before the file of their ends was, though this server had kept one: how they went
    /// before cannot be compared with anything. So until [`accept_loss`](Self::accept_loss).
    #[must_use]
    pub fn ends_were_missing(&self) -> bool {
        self.heads.as_ref().is_some_and(Heads::begun_late)
    }

    /// Goes on from what is there, whatever was signed before; says for how many tournaments.
    ///
    /// # Errors
    /// If the file cannot be written, or the database fails.
    pub fn accept_loss(&self) -> Result<usize> {
        let Some(heads) = &self.heads else { return Ok(0) };
        let there = self.read(Self::journal_ends)?;
        let count = there.len();
        let unwritable = |cause| StoreError::File { path: heads.path().into(), cause };
        heads.accept(there).map_err(unwritable)?;
        self.lose(None);
        Ok(count)
    }

    /// The end of a tournament's journal that was last signed apart from the database.
    #[must_use]
    pub fn signed_end(&self, id: TournamentId) -> Option<JournalEnd> {
        self.heads.as_ref()?.of(id)
    }

    /// The end of a journal with the server's signature; `None` if the server has no key.
    #[must_use]
    pub fn sign_end(&self, id: TournamentId, end: &JournalEnd) -> Option<SignedEnd> {
        Some(self.heads.as_ref()?.sign(id, end))
    }

    /// A record of an event with that digest, sealed by the server; `None` if the server has no key.
    #[must_use]
    pub fn seal_record(&self, id: TournamentId, digest: &str) -> Option<RecordSeal> {
        Some(self.heads.as_ref()?.seal(id, digest))
    }

    /// The server's public key, in hexadecimal; `None` if it has none.
    #[must_use]
    pub fn public_key(&self) -> Option<String> {
        self.heads.as_ref().map(Heads::public_key)
    }

    /// A text that can be made of that one only with the key beside the database; `None` where there is none.
    #[must_use]
    pub fn sealed(&self, text: &str) -> Option<String> {
        Some(self.heads.as_ref()?.sealed(text))
    }

    /// Refuses to append to a journal that is shorter than it was.
    pub(crate) fn not_behind(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        last: &JournalEnd,
    ) -> Result<()> {
        let Some(signed) = self.signed_end(id) else { return Ok(()) };
        // Further than this process knows: another one writes too.
        let there = match signed.seq.cmp(&last.seq) {
            Ordering::Equal => signed.hash == last.hash,
            Ordering::Less => c.journal_hash(id, signed.seq)? == Some(signed.hash),
            Ordering::Greater => false,
        };
        if there {
            return Ok(());
        }
        let lost = Lost::Entries { tournament: id.0, seq: signed.seq };
        self.lose(Some(lost.clone()));
        Err(StoreError::Lost(lost))
    }

    fn lose(&self, lost: Option<Lost>) {
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = lost;
    }

    fn journal_ends(c: &mut AnyConnection) -> Result<Vec<(TournamentId, JournalEnd)>> {
        let last = journal::table
            .group_by(journal::tournament_id)
            .select((journal::tournament_id, diesel::dsl::max(journal::seq)));
        let last: Vec<(i64, Option<i64>)> = last.load(c)?;
        let mut ends = Vec::new();
        for (id, seq) in last {
            let seq = seq.unwrap_or_default();
            let hash = journal::table.find((id, seq)).select(journal::hash).first(c)?;
            ends.push((TournamentId(id), JournalEnd { seq, hash }));
        }
        Ok(ends)
    }
}

impl AnyConnection {
    /// The last entry of a tournament's journal; number zero if there is none.
    pub fn last_entry(&mut self, id: TournamentId) -> Result<JournalEnd> {
        let last = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .order(journal::seq.desc())
            .select((journal::seq, journal::hash))
            .first::<(i64, String)>(self)
            .optional()?;
        Ok(last.map(|(seq, hash)| JournalEnd { seq, hash }).unwrap_or_default())
    }
}

/// The first of these ends that a database has not.
pub(crate) fn missing(
    c: &mut AnyConnection,
    ends: impl IntoIterator<Item = (TournamentId, JournalEnd)>,
) -> Result<Option<Lost>> {
    for (id, end) in ends {
        let there = journal::table.find((id.0, end.seq)).select(journal::hash);
        if end.seq > 0 && there.first(c).optional()? != Some(end.hash) {
            return Ok(Some(Lost::Entries { tournament: id.0, seq: end.seq }));
        }
    }
    Ok(None)
}
