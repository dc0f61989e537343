use std::path::{Path, PathBuf};

use super::connection::Backend;
use super::{BackupError, files};

/// A file that is being written; gone when this is dropped, unless it was settled.
pub(super) struct Part {
    pub path: PathBuf,
}

impl Part {
    /// One beside the file that it shall become.
    pub fn new(file: &Path) -> Result<Self, BackupError> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Self::named(file.with_file_name(format!(".{name}.part-{}", std::process::id())))
    }

    /// One that is never to lie where the file goes, which others may take away: beside the database if it is a
    /// file, else where the system keeps what is in passing.
    pub fn apart(file: &Path, url: &str) -> Result<Self, BackupError> {
        let folder = match Backend::of(url) {
            Backend::Sqlite => PathBuf::from(url.strip_prefix("sqlite:").unwrap_or(url)),
            Backend::Postgres => std::env::temp_dir().join("any"),
        };
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Self::new(&folder.with_file_name(format!("{name}.plain")))
    }

    pub fn named(path: PathBuf) -> Result<Self, BackupError> {
        match files::new(&path) {
            Ok(_) => Ok(Self { path }),
            Err(cause) => Err(BackupError::Unwritable { path, cause }),
        }
    }

    /// Gives it its name for good.
    pub fn settle(self, name: &Path) -> Result<(), BackupError> {
        // Another backup may have been given it meanwhile.
        if name.exists() {
            return Err(BackupError::Exists(name.to_owned()));
        }
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
