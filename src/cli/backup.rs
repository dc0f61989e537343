//! `tengen backup` and `tengen restore`.

use std::fmt::Write as _;
use std::path::Path;

use chrono::Utc;

use crate::store::{BackupContents, back_up_whole, restore as restore_into};

use super::backups::make_in;
use super::data_folder::DataFolder;
use super::run::Failure;
use super::sealing::{KeyArgs, SealArgs};

/// Makes a backup while the server runs; returns what to print.
pub(super) fn backup(
    folder: &DataFolder,
    file: Option<&Path>,
    seal: &SealArgs,
) -> Result<String, Failure> {
    let place = file.and_then(Path::parent).filter(|place| !place.as_os_str().is_empty());
    if let Some(place) = place.filter(|place| !place.is_dir()) {
        return Err(Failure::input(format!("{}: there is no such folder", place.display())));
    }
    let (database, seal) = (folder.existing()?, seal.seal()?);
    let ends = folder.ends_of(&database);
    let make = |file: &Path| back_up_whole(&database, ends, file, seal.as_ref());
    let (file, contents) = match file {
        Some(file) if !file.is_dir() => (file.to_owned(), make(file)?),
        place => {
            let place = place.unwrap_or(Path::new(""));
            make_in(place, Utc::now(), seal.is_some(), make)?
        }
    };
    let encrypted = if seal.is_some() { ", encrypted" } else { "" };
    Ok(format!("backed up to {}{encrypted}, checked: {}", file.display(), said(&contents)))
}

/// Restores a backup into an empty place; returns what to print.
pub(super) fn restore(folder: &DataFolder, file: &Path, key: &KeyArgs) -> Result<String, Failure> {
    let was_there = folder.data.exists();
    let key = key.key(file)?;
    let url = folder.url()?;
    let contents = restore_into(file, &url, key.as_ref()).inspect_err(|_| {
        if !was_there {
            // Made for this alone; a folder with something in it stays.
            let _ = std::fs::remove_dir(&folder.data);
        }
    })?;
    Ok(format!("restored {}, checked: {}", file.display(), said(&contents)))
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
