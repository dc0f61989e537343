use std::path::PathBuf;

use crate::interchange::ReadError;

/// Why a command failed. The first line of its text says what and where.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    #[error("{}: cannot be read: {cause}", path.display())]
    Unreadable { path: PathBuf, cause: std::io::Error },
    #[error("{}: cannot be written: {cause}", path.display())]
    Unwritable { path: PathBuf, cause: std::io::Error },
    #[error("{}: {cause}", path.display())]
    Refused { path: PathBuf, cause: ReadError },
    #[error("{}: {why}", path.display())]
    Record {
        path: PathBuf,
        /// The byte or move, and what is wrong there.
        why: String,
    },
    #[error("--set: {0}")]
    Set(String),
    #[error("{argument}: {value:?} is unknown; write one of {allowed}")]
    Argument { argument: &'static str, value: String, allowed: String },
}
