//! `tengen ratings`: the rating lists of a data folder, beside a running server or without one.

use std::path::Path;

use anyhow::Context;
use chrono::{Local, Utc};

use crate::desk::{By, Desk, Found};
use crate::interchange::ratings;
use crate::rating::ListKind;

use super::CliError;
use super::args::{Place, RatingsAct};
use super::file::load_at_most;
use super::run::Failure;
use super::serve::{open_at, open_existing};

/// Does one of the acts; what it says goes to standard output.
pub(super) fn run(act: RatingsAct, at: &Place) -> Result<String, Failure> {
    match act {
        RatingsAct::Import { file } => import(&file, at),
        RatingsAct::List => lists(&open_existing(at)?),
        RatingsAct::Search { text, list, limit } => {
            search(&open_existing(at)?, &text.join(" "), list.map(Into::into), limit)
        }
    }
}

fn import(path: &Path, at: &Place) -> Result<String, Failure> {
    let bytes = load_at_most(path, ratings::MOST_BYTES)?;
    let list = ratings::read(&bytes, Local::now().date_naive())
        .map_err(|cause| CliError::Refused { path: path.to_owned(), cause })?;
    drop(bytes);
    let by = By { account: None, now: Utc::now(), form: None };
    open_at(at)?.keep_rating_list(by, &list).context("the list could not be kept")?;
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
