use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for writing that only the account of the service may read; makes it if it is not there, and
/// closes it to others if it was open to them.
///
/// # Errors
/// What the system says.
pub fn own(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let file = private(&mut options).open(path)?;
    shut(&file)?;
    Ok(file)
}

/// Makes a folder that only the account of the service may read, and those it lies in, if it is not there.
///
/// # Errors
/// What the system says.
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

/// Makes a new file that only the account of the service may read.
pub(super) fn new(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    private(options.read(true).write(true).create_new(true)).open(path)
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Closes a folder to others on the machine, if it was open to them.
///
/// # Errors
/// What the system says.
#[cfg(unix)]
pub fn close_folder(folder: &Path) -> io::Result<()> {
    shut(&File::open(folder)?)
}

/// No accounts, nobody to close it to.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn close_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn shut(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    file.set_permissions(std::fs::Permissions::from_mode(mode & !0o077))
}

#[cfg(not(unix))]
fn shut(_: &File) -> io::Result<()> {
    Ok(())
}

/// Makes what was written to a file, and its name in its folder, outlast a pulled plug.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    OpenOptions::new().read(true).write(true).open(path)?.sync_all()?;
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Which files a database was when it was opened: itself and the log beside it.
pub(super) struct Watched(Vec<(std::path::PathBuf, Identity)>);

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
    /// The files of that database; `None` where files cannot be told apart.
    pub fn new(path: &str) -> Option<Self> {
        let of = |path: String| {
            let path = std::path::PathBuf::from(path);
            identity(&path).map(|identity| (path, identity))
        };
        let files: Vec<_> =
            [path.to_owned(), format!("{path}-wal")].into_iter().filter_map(of).collect();
        (!files.is_empty()).then_some(Self(files))
    }

    /// Whether they still are where they were.
    pub fn is_there(&self) -> bool {
        self.0.iter().all(|(path, known)| identity(path) == Some(*known))
    }
}
