use std::io;
use std::path::{Path, PathBuf};

use super::connection::Backend;
use super::{BackupError, files};

/// A file that is being written; gone when this is dropped, unless it was settled.
pub(super) struct TempFile {
    pub path: PathBuf,
}

impl TempFile {
    /// One beside the file that it shall become.
    pub fn new(file: &Path) -> Result<Self, BackupError> {
        Self::named(Self::beside(file))
    }

    /// The same, by who holds the lock of the database: what a process of the same number left behind goes.
    pub fn anew(file: &Path) -> Result<Self, BackupError> {
        drop(Self { path: Self::beside(file) });
        Self::new(file)
    }

    fn beside(file: &Path) -> PathBuf {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        file.with_file_name(format!(".{name}.part-{}", std::process::id()))
    }

    /// One that shall become no file: beside the database of that URL if it is one, else in the system's folder for
    /// temporary files.
    pub fn passing(url: &str) -> Result<Self, BackupError> {
        let folder = match Backend::of(url) {
            Backend::Sqlite => PathBuf::from(url.strip_prefix("sqlite:").unwrap_or(url)),
            Backend::Postgres => std::env::temp_dir().join("any"),
        };
        Self::new(&folder.with_file_name("tengen.backup"))
    }

    pub fn named(path: PathBuf) -> Result<Self, BackupError> {
        match files::new(&path) {
            Ok(_) => Ok(Self { path }),
            Err(cause) => Err(BackupError::Unwritable { path, cause }),
        }
    }

    /// Gives it its name for good, which nothing has by then: of two at once the second is told so.
    pub fn settle(self, name: &Path) -> Result<(), BackupError> {
        let settled = files::sync(&self.path)
            .and_then(|()| name_new(&self.path, name))
            .and_then(|()| files::sync(name));
        settled.map_err(|cause| match cause.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists(name.to_owned()),
            _ => BackupError::Unwritable { path: name.to_owned(), cause },
        })
    }
}

/// Gives a file another name, unless a file has it: renaming alone would take that one's place.
fn name_new(part: &Path, name: &Path) -> io::Result<()> {
    match std::fs::hard_link(part, name) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {}
        linked => return linked,
    }
    // A stick's file system knows no second names; an empty file holds the place.
    files::new(name)?;
    std::fs::rename(part, name).inspect_err(|_| drop(std::fs::remove_file(name)))
}

impl Drop for TempFile {
    fn drop(&mut self) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            // Settled, or never written.
            let _ = std::fs::remove_file(format!("{}{ending}", self.path.display()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_at_once_one_gets_the_name() {
        const MANY: usize = 16;
        let folder = tempfile::tempdir().expect("a folder");
        let name = folder.path().join("one");
        let ready = std::sync::Barrier::new(MANY);
        let settle = &|no: usize| {
            let part = TempFile::named(folder.path().join(format!("part-{no}"))).expect("made");
            std::fs::write(&part.path, no.to_string()).expect("written");
            ready.wait();
            part.settle(&name).map(|()| no)
        };
        let settled: Vec<_> = std::thread::scope(|scope| {
            let all: Vec<_> = (0..MANY).map(|no| scope.spawn(move || settle(no))).collect();
            all.into_iter().map(|one| one.join().expect("it ends")).collect()
        });
        let done: Vec<_> = settled.iter().flatten().collect();
        assert_eq!(done.len(), 1, "the others are told");
        assert_eq!(std::fs::read_to_string(&name).expect("read"), done[0].to_string());
        let told = |one: &_| matches!(one, Ok(_) | Err(BackupError::Exists(_)));
        assert!(settled.iter().all(told));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }
}
