use std::path::PathBuf;

use crate::interchange::ReadError;

/// Why a command ended without doing its work. The first line of its text says what and where.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The file cannot be read at all.
    #[error("{}: cannot be read: {cause}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: std::io::Error,
    },
    /// The file cannot be written.
    #[error("{}: cannot be written: {cause}", path.display())]
    Unwritable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: std::io::Error,
    },
    /// What is in the file cannot be taken.
    #[error("{}: {cause}", path.display())]
    Refused {
        /// Which file.
        path: PathBuf,
        /// Everything that is wrong with it.
        cause: ReadError,
    },
    /// A game record cannot be read, played or counted.
    #[error("{}: {why}", path.display())]
    Record {
        /// Which file.
        path: PathBuf,
        /// The byte or move, and what is wrong there.
        why: String,
    },
    /// A field cannot be set.
    #[error("--set: {0}")]
    Set(String),
    /// An argument cannot be used.
    #[error("{argument}: {value:?} is unknown; write one of {allowed}")]
    Argument {
        /// The argument, such as `--to`.
        argument: &'static str,
        /// What was given.
        value: String,
        /// What may be given.
        allowed: String,
    },
}
