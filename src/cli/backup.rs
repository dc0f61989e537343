//! `tengen backup` and `tengen restore`.

use std::fmt::Write as _;
use std::io::IsTerminal;
use std::path::Path;

use chrono::Utc;

use crate::store::{
    BackupContents, back_up_whole, restore as restore_into, restore_from, write_whole,
};

use super::backups::{make_in, refuse_inside};
use super::data_folder::DataFolder;
use super::run::Failure;

pub(super) const STANDARD: &str = "-";

/// Also while the server runs; returns what to print.
pub(super) fn backup(folder: &DataFolder, file: Option<&Path>) -> Result<String, Failure> {
    let place = file.and_then(Path::parent).filter(|place| !place.as_os_str().is_empty());
    if let Some(place) = place.filter(|place| !place.is_dir()) {
        return Err(Failure::input(format!("{}: there is no such folder", place.display())));
    }
    let database = folder.existing()?;
    let into = file.filter(|file| file.is_dir()).or(place).unwrap_or(Path::new("."));
    let named = file.map_or_else(|| "backup".to_owned(), |file| file.display().to_string());
    refuse_inside(&folder.data, into, &named)?;
    let ends = folder.ends_of(&database);
    let make = |file: &Path| back_up_whole(&database, ends, file);
    let (file, contents) = match file {
        Some(file) if !file.is_dir() => (file.to_owned(), make(file)?),
        place => make_in(place.unwrap_or(Path::new("")), Utc::now(), make)?,
    };
    Ok(format!("backed up to {}, checked: {}", file.display(), said(&contents)))
}

pub(super) fn stream(folder: &DataFolder) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    if output.is_terminal() {
        let why = "a backup is not for the eye: name a file, or say which program is to read it, \
                   tengen backup - | age -p > tengen.backup.age";
        return Err(Failure::input(why));
    }
    let database = folder.existing()?;
    let contents = write_whole(&database, folder.ends_of(&database), &mut output)?;
    eprint!("backed up to standard output, checked: {}", said(&contents));
    Ok(())
}

/// Restores a backup into an empty folder or database; returns what to print.
pub(super) fn restore(folder: &DataFolder, file: &Path) -> Result<String, Failure> {
    let was_there = folder.data.exists();
    let url = folder.url()?;
    let input = Path::new("standard input");
    let (name, restored) = match file == Path::new(STANDARD) {
        true => (input, restore_from(&mut std::io::stdin().lock(), input, &url)),
        false => (file, restore_into(file, &url)),
    };
    let contents = restored.inspect_err(|_| {
        if !was_there {
            // It was made for this restore; a folder with contents stays.
            let _ = std::fs::remove_dir(&folder.data);
        }
    })?;
    Ok(format!("restored {}, checked: {}", name.display(), said(&contents)))
}

fn said(contents: &BackupContents) -> String {
    let BackupContents { accounts, tournaments } = contents;
    let mut text = format!("{accounts} accounts, {} tournaments\n", tournaments.len());
    for event in tournaments {
        let _ = writeln!(
            text,
            "{}\t{}\t{} players, {} rounds, {} boards, {} journal entries",
            event.slug, event.name, event.players, event.rounds, event.boards, event.journal
        );
    }
    text
}
