use super::journal::ends::Lost;
use crate::prelude::*;
use std::io;
use std::sync::Mutex;
use std::time::Instant;

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database refused: {0}")]
    Query(#[source] diesel::result::Error),
    /// The connection pool gave no connection.
    #[error("the database cannot be reached: {0}")]
    Pool(#[from] r2d2::Error),
    /// The lock file next to the database cannot be taken.
    #[error("the lock file beside the database cannot be written: {0}")]
    Lock(io::Error),
    #[error("{0}")]
    Connect(diesel::r2d2::Error),
    #[error("{}: {cause}", path.display())]
    File { path: PathBuf, cause: io::Error },
    /// The file was replaced or removed while in use: writes would be lost.
    #[error("the database's file was replaced or taken away; nothing is written until a restart")]
    Gone,
    #[error("the system gives no random numbers: {0}")]
    Random(getrandom::Error),
    /// No answer at all; the statement may have been carried out or not.
    #[error("the database does not answer")]
    Silent,
    /// Acknowledged data is missing.
    #[error(
        "{0}. Nothing is written: restore a backup, or accept what is there by tengen verify --accept"
    )]
    Lost(Lost),
    /// The file is no database, or parts of it cannot be read.
    #[error("the database is damaged: {0}; restore a backup")]
    Damaged(String),
    /// Another database has to be named, or this one needs another version of the program.
    #[error("{0}")]
    Input(String),
    /// The copy before a migration failed.
    #[error("no copy could be made before bringing the database up to date: {0}")]
    Copy(Box<BackupError>),
    #[error("the database could not be brought up to date: {0}")]
    Migration(Box<dyn std::error::Error + Send + Sync>),
    /// A part of an event was changed without a journal entry; the transaction is rolled back.
    #[error("{0} was changed without an entry of the journal")]
    Unjournalled(String),
    /// A row holds a value that this version does not understand.
    #[error("the database holds a {what} that cannot be read: {why}")]
    Corrupt { what: &'static str, why: String },
    /// Optimistic lock: the tournament was changed since it was read, outside of the transaction.
    #[error("the tournament was changed meanwhile; it stood at revision {0}")]
    Outdated(i64),
    /// Optimistic lock: the board was changed since it was read.
    #[error("table {table} of round {round} was changed meanwhile")]
    Stale { round: i32, table: i32 },
}

/// A failure of the machine or the database that is no bug of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// The disk is full, or may not be written.
    Room,
    /// Pages of the file cannot be read.
    Damaged,
    /// The database is gone, or does not answer.
    Database,
}

impl From<diesel::result::Error> for StoreError {
    /// Errors of our column types carry their own [`StoreError`].
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DeserializeFieldError, Error};
        let Error::DeserializationError(why) = error else { return Self::Query(error) };
        let why = why.downcast::<DeserializeFieldError>().map_or_else(|why| why, |of| of.error);
        why.downcast().map_or_else(|why| Self::Query(Error::DeserializationError(why)), |own| *own)
    }
}

impl StoreError {
    /// Wrong input, as opposed to a failure of the database.
    pub const fn is_input(&self) -> bool {
        matches!(self, Self::Input(_))
    }

    pub(super) fn is_away(&self) -> bool {
        match self {
            Self::Pool(_) | Self::Connect(_) => true,
            Self::Query(error) => is_gone(error),
            _ => false,
        }
    }

    pub fn lack(&self) -> Option<Lack> {
        let said = match self {
            Self::Pool(_) | Self::Connect(_) => return Some(Lack::Database),
            Self::Gone | Self::Silent => return Some(Lack::Database),
            Self::Damaged(_) | Self::Lost(_) => return Some(Lack::Damaged),
            Self::Query(error) if is_gone(error) => return Some(Lack::Database),
            Self::Query(error) => error.to_string(),
            _ => return None,
        };
        let any = |words: &[&str]| words.iter().any(|words| said.contains(words));
        if any(&["disk is full", "readonly database", "No space left", "disk I/O error"]) {
            Some(Lack::Room)
        } else if any(&["malformed", "not a database"]) {
            Some(Lack::Damaged)
        } else if any(&[
            "connection",
            "unable to open database",
            "terminating",
            "shutting down",
            "statement timeout",
            "lock timeout",
            "database is locked",
            "starting up",
            "SSL",
        ]) {
            Some(Lack::Database)
        } else {
            None
        }
    }
}

impl From<diesel::ConnectionError> for StoreError {
    fn from(error: diesel::ConnectionError) -> Self {
        Self::Connect(diesel::r2d2::Error::ConnectionError(error))
    }
}

/// Whether the connection broke, before, during or after the statement.
fn is_gone(error: &diesel::result::Error) -> bool {
    use diesel::result::{DatabaseErrorKind, Error};
    match error {
        Error::DatabaseError(kind, said) => {
            let broken = ["could not receive data", "could not send data", "recovery mode"];
            matches!(kind, DatabaseErrorKind::ClosedConnection)
                || matches!(kind, DatabaseErrorKind::UnableToSendCommand)
                || broken.iter().any(|words| said.message().contains(words))
        }
        // The first error was already returned to its caller.
        Error::BrokenTransactionManager => true,
        Error::RollbackErrorOnCommit { rollback_error, commit_error } => {
            is_gone(rollback_error) || is_gone(commit_error)
        }
        _ => false,
    }
}

#[derive(Clone, Copy, Debug)]
struct Down {
    since: Instant,
    /// Reading fails, too: then the next successful read ends the outage.
    reading: bool,
}

struct Outage(Mutex<Option<Down>>);

/// A process has one database; the commands of one server share its log.
static OUTAGE: Outage = Outage::none();

impl Outage {
    const fn none() -> Self {
        Self(Mutex::new(None))
    }

    /// Returns whether the outage is new.
    fn begins(&self, reading: bool) -> bool {
        let mut down = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = *down;
        let since = known.map_or_else(Instant::now, |known| known.since);
        let reading = reading || known.is_some_and(|known| known.reading);
        *down = Some(Down { since, reading });
        known.is_none()
    }

    /// Returns the beginning of the outage that this success ends.
    fn ends(&self, written: bool) -> Option<Instant> {
        let mut down = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        down.take_if(|down| written || down.reading).map(|over| over.since)
    }
}

/// A read or a durable write succeeded.
pub(super) fn works(written: bool) {
    if let Some(since) = OUTAGE.ends(written) {
        tracing::warn!(seconds = since.elapsed().as_secs(), "the database is back");
    }
}

impl StoreError {
    /// Whether this is an outage of the database, which is logged here once when it begins; `works` logs its end,
    /// however many requests meet it.
    pub fn is_logged_outage(&self) -> bool {
        let is_outage = self.lack().is_some();
        if is_outage && OUTAGE.begins(self.is_away()) {
            let error = one_line(&self.to_string());
            tracing::error!(%error, "the database is not available; the log says when it is back");
        }
        is_outage
    }
}

/// Messages of PostgreSQL's client have several lines.
fn one_line(said: &str) -> String {
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file exists already.
    #[error("{}: there is such a file already; name another", .0.display())]
    Exists(PathBuf),
    #[error("{}: cannot be written: {cause}", path.display())]
    Unwritable { path: PathBuf, cause: io::Error },
    #[error("{}: cannot be read: {cause}", path.display())]
    Unreadable { path: PathBuf, cause: io::Error },
    /// The file is no backup, or is damaged.
    #[error("{}: {why}", path.display())]
    NotABackup { path: PathBuf, why: String },
    /// The target database is not empty.
    #[error("{0} is not empty; restore into an empty place")]
    NotEmpty(String),
    /// The database has an older schema than this program.
    #[error("the database is of an older version; start its server with this version first")]
    Older,
    /// Acknowledged data is missing: a backup of the rest would pass for a complete one.
    #[error(
        "{0}. Nothing is backed up: restore a backup, or accept what is there by tengen verify --accept"
    )]
    Lost(Lost),
    /// No folder was named for a copy of the database.
    #[error("it is of an older version, and no folder was named for a copy")]
    NoFolder,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<diesel::result::Error> for BackupError {
    fn from(error: diesel::result::Error) -> Self {
        StoreError::from(error).into()
    }
}

impl BackupError {
    /// Wrong input, as opposed to a failure of the machine.
    pub const fn is_input(&self) -> bool {
        match self {
            Self::Exists(_) | Self::NotABackup { .. } | Self::NotEmpty(_) => true,
            Self::Unreadable { .. } => true,
            Self::Store(why) => why.is_input(),
            Self::Unwritable { .. } | Self::Older | Self::NoFolder | Self::Lost(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_is_said_once_and_once_that_it_is_over() {
        let outage = Outage::none();
        assert!(outage.ends(true).is_none(), "there was none");
        let said = (0..300).filter(|_| outage.begins(true)).count();
        assert_eq!(said, 1);
        assert_eq!(one_line("no file\n\tIs it running?\n"), "no file Is it running?");
        let over = (0..300).filter(|n| outage.ends(n % 2 == 0).is_some()).count();
        assert_eq!(over, 1);
        assert!(outage.begins(true), "another");
    }

    #[test]
    fn a_full_disk_that_can_be_read_is_over_when_something_is_written() {
        let outage = Outage::none();
        for _ in 0..300 {
            assert!(outage.ends(false).is_none(), "reading says nothing");
            outage.begins(false);
        }
        assert!(!outage.begins(false));
        assert!(outage.ends(true).is_some());
        // First writing fails, then reading, too.
        assert!(outage.begins(false) && !outage.begins(true));
        assert!(outage.ends(false).is_some());
    }
}
