//! What commands write, as `--format` names it. Writes are atomic: a file is complete under its name, or not there at all.

use super::prelude::*;
use crate::store::while_held;
use clap::ValueEnum;
use std::io::{self, Write};
use tempfile::{Builder, NamedTempFile, PathPersistError};

/// Writes a file with everything of an event that other accounts of the machine cannot read; an existing one is
/// replaced once this one is complete.
pub(super) fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    // The library's default: closed to others.
    write_whole(path, bytes, &Builder::new())
}

/// Writes a file like [`keep`], with the system's default permissions, or to standard output without a name.
pub(super) fn write(file: Option<&Path>, bytes: &[u8]) -> Result<(), Failure> {
    let Some(path) = file else { return super::run::print(bytes) };
    write_whole(path, bytes, &open_to_others())
}

fn open_to_others() -> Builder<'static, 'static> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut builder = Builder::new();
        builder.permissions(std::fs::Permissions::from_mode(0o666));
        builder
    }
    // Permissions come from its folder.
    #[cfg(not(unix))]
    Builder::new()
}

fn write_whole(path: &Path, bytes: &[u8], builder: &Builder<'_, '_>) -> Result<(), Failure> {
    let written = match std::fs::metadata(path) {
        // A pipe or a device cannot be replaced.
        Ok(there) if !there.is_file() => std::fs::write(path, bytes),
        // The target of a link is replaced, not the link.
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

/// A document as indented JSON that ends with a line break.
pub(super) fn pretty(document: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(document);
    text.expect("names, numbers and lists are always JSON") + "\n"
}

/// How weights and pairings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RowFormat {
    /// Fields parted by tabs, a header first.
    Tsv,
    /// JSON.
    Json,
}

/// How standings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// Fields parted by tabs, a header first.
    Tsv,
    /// One object with criteria and rows.
    Json,
    /// Columns side by side, for reading.
    Table,
}

/// How a report on a game, or a ruling, is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// One object.
    Json,
    /// For people.
    Table,
}
