//! Reads every file of a folder as `tengen import` would: how many are refused, and why.

use std::path::{Path, PathBuf};

use chrono::Local;

use crate::cli::CliError;
use crate::interchange::{Contents, MOST_BYTES, detect};

/// Extensions of files that are neither tournaments nor lists of players.
const OTHERS: [&str; 3] = ["md", "sgf", "png"];

/// Prints a row for each file: what was read, or the error; and at the end the counts.
pub(super) fn table(folder: &Path) -> Result<(), CliError> {
    let mut files = Vec::new();
    gather(folder, &mut files)?;
    files.sort();
    let (mut refused, mut notes) = (0, 0);
    println!("file\tread\tplayers\tgames\tnotes\twhy");
    for file in &files {
        let name = file.strip_prefix(folder).unwrap_or(file).display();
        let bytes = crate::cli::file::load_at_most(file, MOST_BYTES)?;
        let told = file.file_name().unwrap_or_default().to_string_lossy();
        match detect(&bytes, &told, Local::now().date_naive()).map(|found| found.contents) {
            Ok(Contents::Tournament(read)) => {
                let games: usize = read.tournament.rounds.iter().map(|r| r.boards.len()).sum();
                let players = read.tournament.entries.len();
                notes += read.notes.len();
                println!("{name}\ttournament\t{players}\t{games}\t{}\t", read.notes.len());
            }
            Ok(Contents::Participants(list)) => {
                println!("{name}\tplayers\t{}\t0\t{}\t", list.entries.len(), list.notes.len());
            }
            Err(why) => {
                refused += 1;
                println!("{name}\trefused\t\t\t\t{}", why.to_string().replace(['\n', '\t'], " "));
            }
        }
    }
    println!("# files={} refused={refused} notes={notes}", files.len());
    Ok(())
}

/// Recursively, without those of [`OTHERS`].
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), CliError> {
    let unreadable = |cause| CliError::Unreadable { path: folder.to_owned(), cause };
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let kind = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_dir() {
            gather(&path, files)?;
        } else if !OTHERS.contains(&kind.as_str()) {
            files.push(path);
        }
    }
    Ok(())
}
