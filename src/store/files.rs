use super::BackupError;
use super::connection::{Backend, file_of};
use crate::prelude::*;
use std::fs::OpenOptions;
use std::io;
use std::time::Duration;

/// Opens a file for writing, or makes it, and restricts it to the service's account.
pub fn own(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let file = private(&mut options).open(path)?;
    restrict(&file)?;
    Ok(file)
}

/// Makes a folder and its parents, if missing, readable by the service's account only.
pub fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}

/// A new file that only the service's account may read.
pub(super) fn new_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    private(options.read(true).write(true).create_new(true)).open(path)
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Restricts a folder to the service's account.
pub fn close_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { restrict(&File::open(folder)?) } else { Ok(()) }
}

#[cfg(unix)]
fn restrict(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    file.set_permissions(std::fs::Permissions::from_mode(mode & !0o077))
}

#[cfg(not(unix))]
fn restrict(_: &File) -> io::Result<()> {
    Ok(())
}

/// Makes a file's content and its name survive a power failure.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    OpenOptions::new().read(true).write(true).open(path)?.sync_all()?;
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Identity of the database's files when it was opened: itself and its write-ahead log.
pub(super) struct Watched(Vec<(PathBuf, Identity)>);

type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|about| (about.dev(), about.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

impl Watched {
    /// `None` where files have no identity.
    pub fn new(path: &str) -> Option<Self> {
        let of = |path: String| {
            let path = PathBuf::from(path);
            identity(&path).map(|identity| (path, identity))
        };
        let files: Vec<_> =
            [path.to_owned(), format!("{path}-wal")].into_iter().filter_map(of).collect();
        (!files.is_empty()).then_some(Self(files))
    }

    pub fn is_there(&self) -> bool {
        self.0.iter().all(|(path, known)| identity(path) == Some(*known))
    }
}

/// A temporary file; deleted on drop, unless it was settled.
pub(super) struct TempFile {
    pub path: PathBuf,
}

impl TempFile {
    /// In the folder of the final file.
    pub fn new(file: &Path) -> Result<Self, BackupError> {
        Self::named(Self::path_for(file))
    }

    /// For the holder of the database's lock: replaces what a crashed process with the same number left.
    pub fn replacing(file: &Path) -> Result<Self, BackupError> {
        drop(Self { path: Self::path_for(file) });
        Self::new(file)
    }

    fn path_for(file: &Path) -> PathBuf {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        file.with_file_name(format!(".{name}.part-{}", std::process::id()))
    }

    /// A file that is never settled: in the folder of an SQLite database, else in the system's folder for temporary
    /// files.
    pub fn passing(url: &str) -> Result<Self, BackupError> {
        let folder = match Backend::of(url) {
            Backend::Sqlite => PathBuf::from(file_of(url)),
            Backend::Postgres => std::env::temp_dir().join("any"),
        };
        Self::new(&folder.with_file_name("tengen.backup"))
    }

    pub fn named(path: PathBuf) -> Result<Self, BackupError> {
        match new_private(&path) {
            Ok(_) => Ok(Self { path }),
            Err(cause) => Err(BackupError::Unwritable { path, cause }),
        }
    }

    /// Gives the file its final name; fails if that exists, also if another process creates it at the same time.
    pub fn settle(self, name: &Path) -> Result<(), BackupError> {
        let settled =
            sync(&self.path).and_then(|()| name_new(&self.path, name)).and_then(|()| sync(name));
        settled.map_err(|cause| match cause.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists(name.to_owned()),
            _ => BackupError::Unwritable { path: name.to_owned(), cause },
        })
    }
}

/// Renames unless the name exists: a plain rename would replace that file.
fn name_new(part: &Path, name: &Path) -> io::Result<()> {
    match std::fs::hard_link(part, name) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {}
        linked => return linked,
    }
    // File systems without hard links, such as FAT: an empty file reserves the name.
    new_private(name)?;
    let renamed = while_held(|| std::fs::rename(part, name));
    renamed.inspect_err(|_| drop(std::fs::remove_file(name)))
}

/// Retries for a second what Windows refuses while another program, such as a virus scanner, has the file open; then
/// returns the last error.
pub fn while_held<T>(act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    // Access denied, sharing violation, lock violation.
    let held =
        |error: &io::Error| cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32 | 33));
    retry(act, held, Duration::from_millis(10))
}

/// Up to eight attempts, each after twice the wait of the one before.
fn retry<T>(
    mut act: impl FnMut() -> io::Result<T>,
    held: impl Fn(&io::Error) -> bool,
    first_wait: Duration,
) -> io::Result<T> {
    for attempt in 0..7 {
        match act() {
            Err(error) if held(&error) => std::thread::sleep(first_wait * 2_u32.pow(attempt)),
            done => return done,
        }
    }
    act()
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
    fn what_is_held_for_a_moment_is_tried_again_and_nothing_else_is() {
        let tried = |held_for: u32, as_held: bool| {
            let mut attempts = 0;
            let act = || {
                attempts += 1;
                if attempts > held_for { Ok(()) } else { Err(io::Error::other("held")) }
            };
            let done = retry(act, |_| as_held, Duration::ZERO).is_ok();
            (done, attempts)
        };
        assert_eq!(tried(0, true), (true, 1));
        assert_eq!(tried(7, true), (true, 8));
        assert_eq!(tried(8, true), (false, 8), "held for longer than a scanner does");
        assert_eq!(tried(1, false), (false, 1), "refused for good");
        assert!(while_held(|| std::fs::rename("/no/such", "/no/other")).is_err());
    }

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
