use std::io;
use std::path::PathBuf;

use crate::{Lost, StoreError};

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

impl BackupError {
    /// Wrong input, as opposed to a failure of the machine.
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
