//! One consistent, checked file of all that a server keeps, made while it runs, and the way back.
//!
//! The file is an SQLite database with the schema of this program, whichever database it was made of: what was
//! backed up on PostgreSQL can be restored into a folder, and the other way round.

use std::io;
use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use r2d2::ManageConnection;

use super::connection::{AnyConnection, Backend, Manager};
use super::open::StoreError;
use super::{ferry, files, journal, migrate};

/// Why there is no backup, or nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is a file of that name.
    #[error("{}: there is such a file already; name another", .0.display())]
    Exists(PathBuf),
    /// The file cannot be written.
    #[error("{}: cannot be written: {cause}", path.display())]
    Unwritable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The file cannot be read.
    #[error("{}: cannot be read: {cause}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The file is no backup, or is damaged.
    #[error("{}: {why}", path.display())]
    NotABackup {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Something is there already.
    #[error("{0} is not empty; restore into an empty place")]
    NotEmpty(String),
    /// The database that is backed up is of an older version than this program.
    #[error("the database is of an older version; start its server with this version first")]
    Older,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// Whether what was asked for cannot be, rather than the machine having failed.
    #[must_use]
    pub const fn is_input(&self) -> bool {
        match self {
            Self::Exists(_) | Self::NotABackup { .. } | Self::NotEmpty(_) => true,
            Self::Unreadable { .. } | Self::Store(StoreError::Newer { .. }) => true,
            Self::Unwritable { .. } | Self::Older | Self::Store(_) => false,
        }
    }
}

/// A tournament of a backup.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct BackedUp {
    /// Its name in addresses.
    #[diesel(sql_type = Text)]
    pub slug: String,
    /// Its name.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// How many players it has.
    #[diesel(sql_type = BigInt)]
    pub players: i64,
    /// How many rounds, drafts included.
    #[diesel(sql_type = BigInt)]
    pub rounds: i64,
    /// How many boards.
    #[diesel(sql_type = BigInt)]
    pub boards: i64,
    /// How many entries its journal has.
    #[diesel(sql_type = BigInt)]
    pub journal: i64,
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// What is in a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupContents {
    /// How many people can sign in.
    pub accounts: i64,
    /// Every tournament, by its name in addresses.
    pub tournaments: Vec<BackedUp>,
}

/// Makes one consistent file of the database of that URL, while it is in use, and checks it. The file is closed
/// to others on the machine; what was written in part is taken away again.
///
/// # Errors
/// [`BackupError`].
pub fn back_up(url: &str, file: &Path) -> Result<BackupContents, BackupError> {
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let part = Part::new(file)?;
    let mut from = Manager::new(url)
        .connect()
        .map_err(|error| BackupError::Store(StoreError::Connect(error)))?;
    match &mut from {
        AnyConnection::Sqlite(c) => {
            migrate::refuse_newer(&migrate::applied(c)?)?;
            let into = part.path.to_string_lossy().into_owned();
            diesel::sql_query("VACUUM INTO ?")
                .bind::<Text, _>(into)
                .execute(c)
                .map_err(StoreError::from)?;
        }
        AnyConnection::Postgres(c) => ferry::to_file(c, &part.path)?,
    }
    let contents = check(&part.path).map_err(|error| renamed(error, &part.path, file))?;
    part.settle(file)?;
    Ok(contents)
}

/// Puts a backup into the place that the URL names, which must be empty, and checks it first. Nothing is there
/// if it fails.
///
/// # Errors
/// [`BackupError`].
pub fn restore(file: &Path, url: &str) -> Result<BackupContents, BackupError> {
    match Backend::of(url) {
        Backend::Sqlite => {
            let place = PathBuf::from(url.strip_prefix("sqlite:").unwrap_or(url));
            refuse_used(&place)?;
            let (part, contents) = checked_copy(file, &place.with_extension("part"))?;
            part.settle(&place)?;
            Ok(contents)
        }
        Backend::Postgres => {
            let name = format!("tengen-restore-{}", std::process::id());
            let (part, contents) = checked_copy(file, &std::env::temp_dir().join(name))?;
            ferry::from_file(&part.path, url)?;
            Ok(contents)
        }
    }
}

/// Copies the backup beside, so that checking changes nothing of it, and checks the copy.
fn checked_copy(file: &Path, copy: &Path) -> Result<(Part, BackupContents), BackupError> {
    let unreadable = |cause| BackupError::Unreadable { path: file.to_owned(), cause };
    let unwritable = |cause| BackupError::Unwritable { path: copy.to_owned(), cause };
    let mut from = std::fs::File::open(file).map_err(unreadable)?;
    let part = Part::named(copy.to_owned())?;
    let mut to = files::own(&part.path).map_err(unwritable)?;
    io::copy(&mut from, &mut to).map_err(unwritable)?;
    let contents = check(&part.path).map_err(|error| renamed(error, &part.path, file))?;
    Ok((part, contents))
}

/// The place of a database that is not there yet, in a folder that holds nothing else.
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

fn renamed(error: BackupError, part: &Path, file: &Path) -> BackupError {
    match error {
        BackupError::NotABackup { path, why } if path == part => {
            BackupError::NotABackup { path: file.to_owned(), why }
        }
        other => other,
    }
}

/// A file that is being written; gone when this is dropped, unless it was settled.
struct Part {
    path: PathBuf,
}

impl Part {
    /// One beside the file that it shall become.
    fn new(file: &Path) -> Result<Self, BackupError> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Self::named(file.with_file_name(format!(".{name}.part-{}", std::process::id())))
    }

    fn named(path: PathBuf) -> Result<Self, BackupError> {
        match files::new(&path) {
            Ok(_) => Ok(Self { path }),
            Err(cause) => Err(BackupError::Unwritable { path, cause }),
        }
    }

    /// Gives it its name for good.
    fn settle(self, name: &Path) -> Result<(), BackupError> {
        let settled = files::sync(&self.path)
            .and_then(|()| std::fs::rename(&self.path, name))
            .and_then(|()| files::sync(name));
        settled.map_err(|cause| BackupError::Unwritable { path: name.to_owned(), cause })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            // Settled, or never written.
            let _ = std::fs::remove_file(format!("{}{ending}", self.path.display()));
        }
    }
}

#[derive(QueryableByName)]
struct Said {
    #[diesel(sql_type = Text)]
    said: String,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

/// Opens a backup, refuses one that is cut, foreign, damaged or newer, and says what is in it.
fn check(path: &Path) -> Result<BackupContents, BackupError> {
    let not = |why: String| BackupError::NotABackup { path: path.to_owned(), why };
    let foreign =
        |error: diesel::result::Error| not(format!("this is no whole backup of Tengen: {error}"));
    let mut c = SqliteConnection::establish(&path.to_string_lossy())
        .map_err(|error| not(format!("this is no backup of Tengen: {error}")))?;
    let tables: Number = diesel::sql_query(
        "SELECT COUNT(*) AS number FROM sqlite_master WHERE type = 'table' \
         AND name IN ('account', 'tournament', 'journal', '__diesel_schema_migrations')",
    )
    .get_result(&mut c)
    .map_err(foreign)?;
    if tables.number != 4 {
        return Err(not("this is no backup of Tengen: its tables are not there".to_owned()));
    }
    let sound: Vec<Said> =
        diesel::sql_query("SELECT integrity_check AS said FROM pragma_integrity_check")
            .load(&mut c)
            .map_err(foreign)?;
    if let Some(wrong) = sound.iter().find(|line| line.said != "ok") {
        return Err(not(format!("it is damaged: {}", wrong.said)));
    }
    migrate::refuse_newer(&migrate::applied(&mut c)?)?;
    let lost: Number = diesel::sql_query("SELECT COUNT(*) AS number FROM pragma_foreign_key_check")
        .get_result(&mut c)
        .map_err(foreign)?;
    if lost.number > 0 {
        return Err(not(format!("it is damaged: {} rows refer to what is not there", lost.number)));
    }
    let contents = contents(&mut c).map_err(foreign)?;
    for tournament in &contents.tournaments {
        journal::check_chain(&mut c, tournament.id)?.map_err(|seq| {
            not(format!("the journal of {} does not hold at entry {seq}", tournament.slug))
        })?;
    }
    c.batch_execute("PRAGMA journal_mode = DELETE").map_err(foreign)?;
    Ok(contents)
}

fn contents(c: &mut SqliteConnection) -> QueryResult<BackupContents> {
    let accounts: Number =
        diesel::sql_query("SELECT COUNT(*) AS number FROM account").get_result(c)?;
    let tournaments = diesel::sql_query(
        "SELECT t.id, t.slug, t.name, \
         (SELECT COUNT(*) FROM entry WHERE tournament_id = t.id) AS players, \
         (SELECT COUNT(*) FROM round WHERE tournament_id = t.id) AS rounds, \
         (SELECT COUNT(*) FROM board WHERE tournament_id = t.id) AS boards, \
         (SELECT COUNT(*) FROM journal WHERE tournament_id = t.id) AS journal \
         FROM tournament t ORDER BY t.slug",
    )
    .load(c)?;
    Ok(BackupContents { accounts: accounts.number, tournaments })
}
