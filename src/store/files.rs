use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for writing that only the account of the service may read; makes it if it is not there, and
/// closes it to others if it was open to them.
pub(super) fn own(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let file = private(&mut options).open(path)?;
    shut(&file)?;
    Ok(file)
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
