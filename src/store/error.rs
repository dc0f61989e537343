use std::path::PathBuf;

use super::BackupError;
use super::journal::ends::Lost;

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
    Lock(std::io::Error),
    #[error("{0}")]
    Connect(diesel::r2d2::Error),
    #[error("{}: {cause}", path.display())]
    File { path: PathBuf, cause: std::io::Error },
    /// The file was replaced or removed while in use: what is written would be lost.
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
    #[error("{}: this is another program's database; name another file or folder", .0.display())]
    Foreign(PathBuf),
    #[error(
        "the database was changed by a newer Tengen (schema {found}); this version knows schemas up to {known}: install the newer one"
    )]
    Newer {
        /// The newest migration in the database.
        found: String,
        /// The newest one that this version knows.
        known: String,
    },
    #[error(
        "the database was made by a build from before the first release (schema {0}): with that build take every event out as a Tengen file, and bring the files into a new database here"
    )]
    Unreleased(String),
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
    /// Whether another database has to be named, as opposed to a failure of this one.
    #[must_use]
    pub const fn is_input(&self) -> bool {
        matches!(self, Self::Newer { .. } | Self::Unreleased(_) | Self::Foreign(_))
    }

    pub(super) fn is_away(&self) -> bool {
        match self {
            Self::Pool(_) | Self::Connect(_) => true,
            Self::Query(error) => is_gone(error),
            _ => false,
        }
    }

    #[must_use]
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
