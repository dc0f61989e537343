use super::prelude::*;
use crate::interchange::{Contents, Imported, MOST_BYTES, detect};
use std::fs::File;
use std::io::Read;

/// Reads a tournament from a file of any known program, recognised by its content.
///
/// At most one byte more than the largest file allowed is ever read.
pub fn load(path: &Path) -> Result<Tournament, CliError> {
    read(path).map(|imported| imported.tournament)
}

/// With notes about the file.
pub(super) fn read(path: &Path) -> Result<Imported, CliError> {
    let bytes = load_bytes(path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let today = Local::now().date_naive();
    match detect(&bytes, &name, today).map(|detected| detected.contents) {
        Ok(Contents::Tournament(imported)) => Ok(*imported),
        // A list of participants is an event without games.
        Ok(Contents::Participants(mut list)) => {
            let notes = std::mem::take(&mut list.notes);
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let name = check_name(&name).unwrap_or_else(|_| "Tournament".to_owned());
            Ok(Imported { tournament: list.into_tournament(&name, today), notes })
        }
        Err(cause) => Err(CliError::Refused { path: path.to_owned(), cause }),
    }
}

/// For a command that prints something else: the notes go to standard error, a line each.
pub(super) fn load_with_notes(path: &Path) -> Result<Tournament, CliError> {
    let imported = read(path)?;
    for note in &imported.notes {
        eprintln!("{}: {}", path.display(), note.to_string().replace('\n', " "));
    }
    Ok(imported.tournament)
}

pub(super) fn load_text(path: &Path) -> Result<String, CliError> {
    let unreadable = |cause| CliError::Unreadable { path: path.to_owned(), cause };
    let bytes = bytes_of(path).map_err(unreadable)?;
    String::from_utf8(bytes)
        .map_err(|error| unreadable(std::io::Error::new(std::io::ErrorKind::InvalidData, error)))
}

pub(super) fn load_bytes(path: &Path) -> Result<Vec<u8>, CliError> {
    bytes_of(path).map_err(|cause| CliError::Unreadable { path: path.to_owned(), cause })
}

/// Reads at most one byte more than `most`.
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
