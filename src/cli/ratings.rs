//! `tengen ratings`: the rating lists of a data folder, beside a running server or without one.

use std::path::{Path, PathBuf};

use anyhow::Context;
use chrono::{Local, Utc};
use clap::{Subcommand, ValueEnum};

use crate::desk::{By, Desk, Found};
use crate::interchange::ratings;
use crate::rating::ListKind;

use super::CliError;
use super::data_folder::DataFolder;
use super::file::load_at_most;
use super::run::Failure;

/// What can be done with rating lists.
#[derive(Debug, Subcommand)]
pub(super) enum RatingsCommand {
    /// Read a list as it comes from the federation and keep it, or nothing of it
    #[command(after_help = "Example: tengen ratings import TDListA.txt")]
    Import {
        /// The list: EGF (HTML), FFG or AGA (TDList)
        file: PathBuf,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Print the lists that are kept: list, date, people, imported
    #[command(after_help = "Example: tengen ratings list")]
    List(DataFolder),
    /// Search the newest lists by parts of a name or by number; ratings are on the European scale
    #[command(after_help = "Example: tengen ratings search 'muller anna' --list egf --limit 5")]
    Search {
        /// Parts of a name in any order, or a PIN, licence or member number
        #[arg(required = true)]
        text: Vec<String>,
        /// Only this list: egf, ffg or aga
        #[arg(long, value_enum)]
        list: Option<List>,
        /// How many at the most
        #[arg(long, default_value_t = 10)]
        limit: usize,
        #[command(flatten)]
        folder: DataFolder,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum List {
    Egf,
    Ffg,
    Aga,
}

impl From<List> for ListKind {
    fn from(list: List) -> Self {
        match list {
            List::Egf => Self::Egf,
            List::Ffg => Self::Ffg,
            List::Aga => Self::Aga,
        }
    }
}

/// Does one of the acts; what it says goes to standard output.
pub(super) fn run(command: RatingsCommand) -> Result<String, Failure> {
    match command {
        RatingsCommand::Import { file, folder } => import(&file, &folder),
        RatingsCommand::List(folder) => lists(&folder.desk()?),
        RatingsCommand::Search { text, list, limit, folder } => {
            search(&folder.desk()?, &text.join(" "), list.map(Into::into), limit)
        }
    }
}

fn import(path: &Path, folder: &DataFolder) -> Result<String, Failure> {
    let bytes = load_at_most(path, ratings::MOST_BYTES)?;
    let list = ratings::read(&bytes, Local::now().date_naive())
        .map_err(|cause| CliError::Refused { path: path.to_owned(), cause })?;
    drop(bytes);
    let by = By { account: None, now: Utc::now(), form: None };
    folder.new_desk()?.keep_rating_list(by, &list).context("the list could not be kept")?;
    Ok(format!("imported {} of {}: {} people\n", list.kind, list.date, list.len()))
}

fn lists(desk: &Desk) -> Result<String, Failure> {
    let mut text = "list\tdate\tpeople\timported\n".to_owned();
    for row in desk.rating_lists().context("the lists cannot be read")? {
        let at = row.imported_at.format("%Y-%m-%dT%H:%M:%SZ");
        text += &format!("{}\t{}\t{}\t{at}\n", row.kind, row.date, row.people);
    }
    Ok(text)
}

fn search(
    desk: &Desk,
    typed: &str,
    only: Option<ListKind>,
    limit: usize,
) -> Result<String, Failure> {
    let found = desk.search_ratings(typed, only, limit).context("the lists cannot be read")?;
    let lines = found.iter().map(line);
    Ok("list\tid\tname\tcountry\tclub\trank\trating\tdate\n".to_owned()
        + &lines.collect::<String>())
}

fn line(found: &Found) -> String {
    let (list, listed) = (found.list(), found.listed());
    let rank = listed.rank().map(|rank| rank.to_string()).unwrap_or_default();
    let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let (name, date) = (listed.full_name(), list.date);
    let cells = [listed.id, &name, listed.country, listed.club, &rank, &rating];
    format!("{}\t{}\t{date}\n", list.kind, cells.join("\t"))
}
