use serde_json::Value;

use store::Deed;
use tournament::TournamentId;

use crate::transaction::journal_redaction::NOTES;
use crate::{By, Done, Result, Service, ServiceError};

impl Service {
    /// Writes into the journal what the file a tournament came from said and the tournament does not; to
    /// be called right after it was made.
    pub fn note_import(&self, id: TournamentId, by: By<'_>, notes: &Value) -> Result<Done<()>> {
        self.once(id, by, |c| self.note(c, id, by, Deed::ImportNotes, notes))
    }

    /// What was written by [`Service::note_import`], if anything.
    pub fn import_notes(&self, id: TournamentId) -> Result<Option<Value>> {
        let first =
            self.store.read(|c| Ok::<_, ServiceError>(self.store.journal(c, id, Some(4), 3)?))?;
        let noted = first.into_iter().find(|row| row.act == Deed::ImportNotes.name());
        let told = noted.map(|row| row.told());
        // Before they stood beside the journal they were all of the entry.
        Ok(told.map(|told| told.get(NOTES).cloned().unwrap_or(told)))
    }
}
