use std::io;
use std::path::PathBuf;

use crate::{Lost, StoreError};

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
    /// What had been acknowledged is not there any more: a backup of what is left would pass for a whole one.
    #[error(
        "{0}. Nothing is backed up: restore a backup, or accept what is there by tengen verify --accept"
    )]
    Lost(Lost),
    /// Nobody said where a copy of the database may lie.
    #[error("it is of an older version, and no folder was named for a copy")]
    NoFolder,
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
            Self::Unreadable { .. } => true,
            Self::Store(why) => why.is_input(),
            Self::Unwritable { .. } | Self::Older | Self::NoFolder => false,
            Self::Lost(_) => false,
        }
    }
}
