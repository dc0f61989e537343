//! Files that a command writes: whole under their name, or not at all.

use std::io::{self, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile, PathPersistError};

use crate::store::while_held;

use super::CliError;
use super::run::Failure;

/// Writes everything of an event to a file that nobody else on the machine reads; an earlier one is replaced once this
/// one is whole.
///
/// # Errors
/// If it cannot be written; what was there before is still there then.
pub(super) fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    // As the library makes them: closed to others.
    whole(path, bytes, &Builder::new())
}

/// Writes to a file as [`keep`] does, open to others as the system has it, or to standard output where none is named.
///
/// # Errors
/// If it cannot be written.
pub(super) fn write(file: Option<&Path>, bytes: &[u8]) -> Result<(), Failure> {
    let Some(path) = file else { return super::run::print(bytes) };
    whole(path, bytes, &open_to_others())
}

fn open_to_others() -> Builder<'static, 'static> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut builder = Builder::new();
        builder.permissions(std::fs::Permissions::from_mode(0o666));
        builder
    }
    // As its folder has it.
    #[cfg(not(unix))]
    Builder::new()
}

fn whole(path: &Path, bytes: &[u8], builder: &Builder<'_, '_>) -> Result<(), Failure> {
    let written = match std::fs::metadata(path) {
        // A pipe or a device has no whole.
        Ok(there) if !there.is_file() => std::fs::write(path, bytes),
        // What a name leads to is replaced, not the name.
        Ok(_) => path.canonicalize().and_then(|path| replace(&path, bytes, builder)),
        Err(_) => replace(path, bytes, builder),
    };
    written.map_err(|cause| CliError::Unwritable { path: path.to_owned(), cause }.into())
}

fn replace(path: &Path, bytes: &[u8], builder: &Builder<'_, '_>) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut part: NamedTempFile = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
    part.write_all(bytes)?;
    part.as_file().sync_all()?;
    let mut part = Some(part.into_temp_path());
    while_held(|| match part.take().map(|whole| whole.persist(path)) {
        Some(Err(PathPersistError { error, path })) => {
            part = Some(path);
            Err(error)
        }
        _ => Ok(()),
    })
}
