use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::interchange::{MOST_BYTES, json, opengotha};
use crate::tournament::Tournament;

use super::CliError;

/// Reads a tournament from a file of OpenGotha or Tengen's own JSON, told apart by how it begins.
///
/// At most one byte more than the largest file allowed is ever read.
///
/// # Errors
/// [`CliError`] if the file cannot be opened, or with everything that is wrong with what is in it.
pub fn load(path: &Path) -> Result<Tournament, CliError> {
    let bytes =
        bytes_of(path).map_err(|cause| CliError::Unreadable { path: path.to_owned(), cause })?;
    let begin = bytes.iter().find(|byte| !byte.is_ascii_whitespace() && **byte < 0x80);
    let read = if begin == Some(&b'{') { json::read(&bytes) } else { opengotha::read(&bytes) };
    read.map(|imported| imported.tournament)
        .map_err(|cause| CliError::Refused { path: path.to_owned(), cause })
}

/// Reads a text file whole, up to the same size.
pub(super) fn load_text(path: &Path) -> Result<String, CliError> {
    let unreadable = |cause| CliError::Unreadable { path: path.to_owned(), cause };
    let bytes = bytes_of(path).map_err(unreadable)?;
    String::from_utf8(bytes)
        .map_err(|error| unreadable(std::io::Error::new(std::io::ErrorKind::InvalidData, error)))
}

/// Reads a file whole, up to the same size.
pub(super) fn load_bytes(path: &Path) -> Result<Vec<u8>, CliError> {
    bytes_of(path).map_err(|cause| CliError::Unreadable { path: path.to_owned(), cause })
}

/// Reads a file, at most one byte more than `most`.
pub(super) fn load_at_most(path: &Path, most: usize) -> Result<Vec<u8>, CliError> {
    at_most(path, most).map_err(|cause| CliError::Unreadable { path: path.to_owned(), cause })
}

fn bytes_of(path: &Path) -> std::io::Result<Vec<u8>> {
    at_most(path, MOST_BYTES)
}

fn at_most(path: &Path, most: usize) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
