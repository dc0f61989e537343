//! Backups of a database that has what was acknowledged: what lost something never passes for a whole one.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use diesel::prelude::*;

use tournament::TournamentId;

use super::backup::{BackupContents, back_up_if, write_if};
use super::backup_error::BackupError;
use super::connection::{AnyConnection, Backend};
use super::error::StoreError;
use super::journal_ends::{Heads, Lost};
use super::{JournalEnd, Store, journal_end_check};

/// Where journals end, by what was signed apart from the database.
type Ends = BTreeMap<i64, JournalEnd>;

impl Store {
    /// Makes a checked backup of this database into a new file.
    ///
    /// # Errors
    /// [`BackupError`]; also if the file in use was replaced or taken away, or anything that was acknowledged is
    /// missing. There is no file then.
    pub fn back_up(&self, file: &Path) -> Result<BackupContents, BackupError> {
        self.whole()?;
        let all = || self.heads.as_ref().map(Heads::all).unwrap_or_default();
        let ends = || all().into_iter().map(|(id, end)| (id.0, end)).collect();
        let before: Ends = ends();
        back_up_if(self.url(), file, |copy| {
            self.whole()?;
            holds(copy, still(before, &ends()), self.backend())
        })
    }
}

/// Makes a checked backup of the database of that URL, if it has what was signed in the folder `ends`.
///
/// # Errors
/// [`BackupError`], [`BackupError::Lost`] among them.
pub fn back_up_whole(
    url: &str,
    ends: Option<&Path>,
    file: &Path,
) -> Result<BackupContents, BackupError> {
    let before = signed(ends)?;
    back_up_if(url, file, |copy| holds(copy, still(before, &signed(ends)?), Backend::of(url)))
}

/// Writes a checked backup of the database of that URL, if it has what was signed in the folder `ends`: whole, or
/// nothing of it.
///
/// # Errors
/// [`BackupError`], [`BackupError::Lost`] among them.
pub fn write_whole(
    url: &str,
    ends: Option<&Path>,
    to: &mut impl Write,
) -> Result<BackupContents, BackupError> {
    let before = signed(ends)?;
    write_if(url, to, |copy| holds(copy, still(before, &signed(ends)?), Backend::of(url)))
}

/// What was signed in a folder; nothing if nothing is kept there.
fn signed(folder: Option<&Path>) -> Result<Ends, BackupError> {
    let Some(folder) = folder else { return Ok(Ends::new()) };
    let unreadable = |cause| BackupError::Unreadable { path: folder.to_owned(), cause };
    Heads::look(folder).map_err(unreadable)?.map_err(BackupError::Lost)
}

/// Those ends whose tournaments were not deleted meanwhile.
fn still(mut before: Ends, after: &Ends) -> Ends {
    before.retain(|id, _| after.contains_key(id));
    before
}

/// Whether a copy has these ends. Of PostgreSQL another instance may have deleted a tournament, and signed so elsewhere.
fn holds(copy: &Path, mut ends: Ends, of: Backend) -> Result<(), BackupError> {
    use super::schema::tournament::dsl::{id, tournament};
    let connect = |error| StoreError::Connect(diesel::r2d2::Error::ConnectionError(error));
    let mut c = SqliteConnection::establish(&copy.to_string_lossy()).map_err(connect)?;
    if of == Backend::Postgres {
        let there: Vec<i64> = tournament.select(id).load(&mut c).map_err(StoreError::from)?;
        ends.retain(|of, _| there.contains(of));
    }
    let ends = ends.into_iter().map(|(of, end)| (TournamentId(of), end));
    let lost: Option<Lost> = journal_end_check::missing(&mut AnyConnection::Sqlite(c), ends)?;
    lost.map_or(Ok(()), |lost| Err(BackupError::Lost(lost)))
}
