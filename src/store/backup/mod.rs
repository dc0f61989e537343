//! A consistent, checked backup of a running server in one file, and its restoration.
//!
//! The file is an SQLite database with this program's schema, made from either database: a backup of PostgreSQL can be
//! restored into a folder, and the other way round.

mod checksum;
pub(crate) mod pg_copy;

use crate::connection::{Backend, Manager, file_of};
use crate::files::{self, TempFile};
use crate::journal::ends::{self, Ends, Heads};
use crate::prelude::*;
use crate::{BackupError, Store, journal, migrate};
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::{BigInt, Text};
use r2d2::ManageConnection;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};

#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct BackedUp {
    id: i64,
    /// Its name in URLs.
    pub slug: String,
    pub name: String,
    pub players: i64,
    /// Drafts included.
    pub rounds: i64,
    pub boards: i64,
    /// Entries of its journal.
    pub journal: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupContents {
    pub accounts: i64,
    /// By slug.
    pub tournaments: Vec<BackedUp>,
}

/// Header of a file encrypted by `age`.
const ENCRYPTED: &[u8] = b"age-encryption.org/v1\n";

/// Backs up a database in use into a file. Only the service's account may read the file; a partial file is deleted.
fn back_up_to(
    url: &str,
    file: &Path,
    ends: impl Fn() -> Result<Ends, BackupError>,
) -> Result<BackupContents, BackupError> {
    let before = ends()?;
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let part = TempFile::new(file)?;
    let contents =
        checked(url, &part.path, before, ends).map_err(|error| renamed(error, &part.path, file))?;
    stamped(part)?.settle(file)?;
    Ok(contents)
}

/// Copies a database to a file, checks the copy, also for the signed ends of journals, and lists its contents.
fn checked(
    url: &str,
    to: &Path,
    mut before: Ends,
    ends: impl Fn() -> Result<Ends, BackupError>,
) -> Result<BackupContents, BackupError> {
    copy(url, to)?;
    let contents = check(to)?;
    let after = ends()?;
    // Tournaments may have been deleted during the copy.
    before.retain(|id, _| after.contains_key(id));
    refuse_shorter(to, before, Backend::of(url))?;
    Ok(contents)
}

pub(crate) fn stamped(part: TempFile) -> Result<TempFile, BackupError> {
    let unwritable = |cause| BackupError::Unwritable { path: part.path.clone(), cause };
    checksum::stamp(&part.path).map_err(unwritable)?;
    Ok(part)
}

fn copy(url: &str, to: &Path) -> Result<(), BackupError> {
    let mut from = Manager::new(url).connect().map_err(StoreError::Connect)?;
    match &mut from {
        AnyConnection::Sqlite(c) => vacuum_into(c, to),
        AnyConnection::Postgres(c) => pg_copy::to_file(c, to),
    }
    .map_err(|error| full(error, to))
}

/// In one read transaction.
pub(crate) fn vacuum_into(c: &mut SqliteConnection, to: &Path) -> Result<(), BackupError> {
    migrate::refuse_unknown(&migrate::applied(c)?)?;
    let into = to.to_string_lossy().into_owned();
    diesel::sql_query("VACUUM INTO ?").bind::<Text, _>(into).execute(c)?;
    Ok(())
}

/// Names the file that could not be written: SQLite says that a disk is full, but not which.
pub(crate) fn full(error: BackupError, file: &Path) -> BackupError {
    match error {
        BackupError::Store(StoreError::Query(cause))
            if ["disk is full", "disk I/O error"]
                .iter()
                .any(|said| cause.to_string().contains(said)) =>
        {
            BackupError::Unwritable { path: file.to_owned(), cause: io::Error::other(cause) }
        }
        other => other,
    }
}

/// Checks a backup and restores it to an empty place; leaves nothing there after an error.
pub fn restore(file: &Path, url: &str) -> Result<BackupContents, BackupError> {
    let unreadable = |cause| BackupError::Unreadable { path: file.to_owned(), cause };
    restore_from(&mut File::open(file).map_err(unreadable)?, file, url)
}

/// Restores from a reader; `name` is the file's name in errors.
pub fn restore_from(
    from: &mut impl Read,
    name: &Path,
    url: &str,
) -> Result<BackupContents, BackupError> {
    match Backend::of(url) {
        Backend::Sqlite => {
            let place = PathBuf::from(file_of(url));
            refuse_used(&place)?;
            let (part, contents) = checked_copy(from, name, &place.with_extension("part"))?;
            part.settle(&place)?;
            Ok(contents)
        }
        Backend::Postgres => {
            let copy = format!("tengen-restore-{}", std::process::id());
            let (part, contents) = checked_copy(from, name, &std::env::temp_dir().join(copy))?;
            pg_copy::from_file(&part.path, url)?;
            Ok(contents)
        }
    }
}

/// Checks a copy, because checking changes the file.
fn checked_copy(
    from: &mut impl Read,
    name: &Path,
    copy: &Path,
) -> Result<(TempFile, BackupContents), BackupError> {
    let unreadable = |cause| BackupError::Unreadable { path: name.to_owned(), cause };
    let unwritable = |cause| BackupError::Unwritable { path: copy.to_owned(), cause };
    let mut from = BufReader::new(from);
    if from.fill_buf().map_err(unreadable)?.starts_with(ENCRYPTED) {
        let why = "it is encrypted; decrypt it on the way: age -d FILE | tengen restore -";
        return Err(BackupError::NotABackup { path: name.to_owned(), why: why.to_owned() });
    }
    let part = TempFile::named(copy.to_owned())?;
    let mut to = files::own(&part.path).map_err(unwritable)?;
    io::copy(&mut from, &mut to).map_err(unwritable)?;
    refuse_changed(&part.path, name)?;
    let contents = check(&part.path).map_err(|error| renamed(error, &part.path, name))?;
    Ok((part, contents))
}

/// Refuses a copy whose checksum is wrong; a file too short for a checksum is no backup.
fn refuse_changed(copy: &Path, file: &Path) -> Result<(), BackupError> {
    let why = match checksum::verify(copy) {
        Ok(true) => return Ok(()),
        Ok(false) => "it is damaged: its checksum is another one",
        Err(cause) if cause.kind() == ErrorKind::UnexpectedEof => {
            "this is no backup of Tengen: it is too short"
        }
        Err(cause) => return Err(BackupError::Unwritable { path: copy.to_owned(), cause }),
    };
    Err(BackupError::NotABackup { path: file.to_owned(), why: why.to_owned() })
}

/// Refuses a folder that is not empty.
fn refuse_used(place: &Path) -> Result<(), BackupError> {
    let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let unwritable = |cause| BackupError::Unwritable { path: folder.to_owned(), cause };
    let mut held = std::fs::read_dir(folder).map_err(unwritable)?;
    if held.next().is_some() {
        return Err(BackupError::NotEmpty(folder.display().to_string()));
    }
    Ok(())
}

/// Replaces the temporary file's name in an error by the final name.
pub(crate) fn renamed(error: BackupError, part: &Path, file: &Path) -> BackupError {
    match error {
        BackupError::NotABackup { path, why } if path == part => {
            BackupError::NotABackup { path: file.to_owned(), why }
        }
        BackupError::Unwritable { path, cause } if path == part => {
            BackupError::Unwritable { path: file.to_owned(), cause }
        }
        other => other,
    }
}

/// Refuses a backup that is truncated, foreign, damaged or newer; lists its contents.
pub(crate) fn check(path: &Path) -> Result<BackupContents, BackupError> {
    let not = |why: String| BackupError::NotABackup { path: path.to_owned(), why };
    let foreign =
        |error: diesel::result::Error| not(format!("this is no whole backup of Tengen: {error}"));
    let mut c = SqliteConnection::establish(&path.to_string_lossy())
        .map_err(|error| not(format!("this is no backup of Tengen: {error}")))?;
    let tables: i64 = sql::<BigInt>(
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' \
         AND name IN ('account', 'tournament', 'journal', '__diesel_schema_migrations')",
    )
    .get_result(&mut c)
    .map_err(foreign)?;
    if tables != 4 {
        return Err(not("this is no backup of Tengen: its tables are not there".to_owned()));
    }
    if let Some(wrong) = damage(&mut c, "integrity_check").map_err(foreign)? {
        return Err(not(format!("it is damaged: {wrong}")));
    }
    migrate::refuse_unknown(&migrate::applied(&mut c)?)?;
    let contents = contents(&mut c).map_err(foreign)?;
    for tournament in &contents.tournaments {
        journal::check_file(&mut c, TournamentId(tournament.id))?.map_err(|seq| {
            not(format!("the journal of {} does not hold at entry {seq}", tournament.slug))
        })?;
    }
    c.batch_execute("PRAGMA journal_mode = DELETE").map_err(foreign)?;
    Ok(contents)
}

/// Result of one of SQLite's integrity checks, and rows that refer to missing ones; `None` if all is well.
pub(crate) fn damage(c: &mut SqliteConnection, check: &str) -> QueryResult<Option<String>> {
    let lines: Vec<String> = sql::<Text>(&format!("PRAGMA {check}")).load(c)?;
    if let Some(wrong) = lines.into_iter().find(|line| line != "ok") {
        return Ok(Some(wrong));
    }
    let astray: i64 =
        sql::<BigInt>("SELECT COUNT(*) FROM pragma_foreign_key_check").get_result(c)?;
    Ok((astray > 0).then(|| format!("{astray} rows refer to what is not there")))
}

fn contents(c: &mut SqliteConnection) -> QueryResult<BackupContents> {
    let accounts = sql::<BigInt>("SELECT COUNT(*) FROM account").get_result(c)?;
    let tournaments = sql::<(BigInt, Text, Text, BigInt, BigInt, BigInt, BigInt)>(
        "SELECT t.id, t.slug, t.name, \
         (SELECT COUNT(*) FROM entry WHERE tournament_id = t.id), \
         (SELECT COUNT(*) FROM round WHERE tournament_id = t.id), \
         (SELECT COUNT(*) FROM board WHERE tournament_id = t.id), \
         (SELECT COUNT(*) FROM journal WHERE tournament_id = t.id) \
         FROM tournament t ORDER BY t.slug",
    );
    Ok(BackupContents { accounts, tournaments: tournaments.load(c)? })
}

impl Store {
    /// Makes a checked backup of this database into a new file.
    ///
    /// # Errors
    /// Also if the file in use was replaced or removed, or acknowledged data is missing. Then there is no file.
    pub fn back_up(&self, file: &Path) -> Result<BackupContents, BackupError> {
        back_up_to(self.url(), file, || {
            self.refuse_lost()?;
            Ok(self.heads.as_ref().map(Heads::all).unwrap_or_default())
        })
    }
}

/// Makes a checked backup of a database, if it has all that was signed in the folder `ends`; else fails with
/// [`BackupError::Lost`].
pub fn back_up_whole(
    url: &str,
    ends: Option<&Path>,
    file: &Path,
) -> Result<BackupContents, BackupError> {
    back_up_to(url, file, || signed(ends))
}

/// Writes a checked backup of a database, complete or not at all, if it has all that was signed in the folder `ends`;
/// else fails with [`BackupError::Lost`].
pub fn write_whole(
    url: &str,
    ends: Option<&Path>,
    to: &mut impl Write,
) -> Result<BackupContents, BackupError> {
    let before = signed(ends)?;
    let part = TempFile::passing(url)?;
    let contents = checked(url, &part.path, before, || signed(ends))?;
    let part = stamped(part)?;
    let written = File::open(&part.path).and_then(|mut from| io::copy(&mut from, to));
    written
        .and_then(|_| to.flush())
        .map_err(|cause| BackupError::Unwritable { path: "standard output".into(), cause })?;
    Ok(contents)
}

/// Empty without a folder or signatures.
fn signed(folder: Option<&Path>) -> Result<Ends, BackupError> {
    let Some(folder) = folder else { return Ok(Ends::new()) };
    let unreadable = |cause| BackupError::Unreadable { path: folder.to_owned(), cause };
    Heads::look(folder).map_err(unreadable)?.map_err(BackupError::Lost)
}

/// Refuses a copy without these ends. With PostgreSQL another instance may have deleted a tournament, and signed that
/// elsewhere.
fn refuse_shorter(copy: &Path, mut ends: Ends, of: Backend) -> Result<(), BackupError> {
    use crate::schema::tournament::dsl::{id, tournament};
    let mut c = SqliteConnection::establish(&copy.to_string_lossy()).map_err(StoreError::from)?;
    if of == Backend::Postgres {
        let there: Vec<i64> = tournament.select(id).load(&mut c)?;
        ends.retain(|of, _| there.contains(&of.0));
    }
    let lost = ends::missing(&mut AnyConnection::Sqlite(c), &ends)?;
    lost.map_or(Ok(()), |lost| Err(BackupError::Lost(lost)))
}
