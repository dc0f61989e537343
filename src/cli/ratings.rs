//! `tengen ratings`: the rating lists of a data folder, with or without a running server.

use super::file::load_at_most;
use super::prelude::*;
use crate::publishing::{FetchError, Fetching, fetch_list};
use crate::service::{By, Found};
use crate::{interchange::ratings, publishing::outside::check_address, rating::ListKind};
use clap::{Subcommand, ValueEnum};

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
    /// Say where a list is fetched from; without an address, print the addresses
    #[command(
        after_help = "Example: tengen ratings source egf https://go.example/list.html --every 24"
    )]
    Source {
        /// Which list: egf, ffg or aga
        #[arg(value_enum)]
        list: Option<List>,
        /// The address, or `none`
        #[arg(requires = "list")]
        url: Option<String>,
        /// How often the server fetches it, in hours; 0 for when asked only
        #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(i32).range(0..=8760))]
        every: i32,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Fetch the newest list from its address; on any error the one before stays
    #[command(after_help = "Example: tengen ratings fetch egf")]
    Fetch {
        /// Which list: egf, ffg or aga; every one that has an address if not given
        #[arg(value_enum)]
        list: Option<List>,
        /// Let the address be in a private network
        #[arg(long)]
        private: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Let a list go that should not have come in; the newest of those left is used
    #[command(after_help = "Example: tengen ratings remove egf 2026-08-01")]
    Remove {
        /// Which list: egf, ffg or aga
        #[arg(value_enum)]
        list: List,
        /// Its day, as `tengen ratings list` prints it
        date: NaiveDate,
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

pub(super) fn run(command: RatingsCommand) -> Result<String, Failure> {
    match command {
        RatingsCommand::Import { file, folder } => import(&file, &folder),
        RatingsCommand::Source { list, url, every, folder } => {
            source(&folder, list.map(Into::into), url.as_deref(), every)
        }
        RatingsCommand::Fetch { list, private, folder } => {
            let by = Fetching { private, ..Fetching::default() };
            fetch(&folder, list.map(Into::into), by)
        }
        RatingsCommand::Remove { list, date, folder } => {
            remove(&folder.service()?, list.into(), date)
        }
        RatingsCommand::List(folder) => lists(&folder.service()?),
        RatingsCommand::Search { text, list, limit, folder } => {
            search(&folder.service()?, &text.join(" "), list.map(Into::into), limit)
        }
    }
}

fn import(path: &Path, folder: &DataFolder) -> Result<String, Failure> {
    let bytes = load_at_most(path, ratings::MOST_BYTES)?;
    let ratings::TakenList { list, skipped } = ratings::read(&bytes, Local::now().date_naive())
        .map_err(|cause| CliError::Refused { path: path.to_owned(), cause })?;
    drop(bytes);
    for fault in skipped.iter().flat_map(|skipped| skipped.faults()) {
        eprintln!("{}: left out: {fault}", path.display());
    }
    let left_out = skipped.map_or(0, |skipped| skipped.faults().len() + skipped.more());
    let by = By { account: None, now: Utc::now(), form: None };
    folder.new_service()?.keep_rating_list(by, &list).map_err(|error| match error {
        ServiceError::Refused(why) => Failure::input(format!("{}: {why}", path.display())),
        error => anyhow::Error::from(error).context("the list could not be kept").into(),
    })?;
    let left_out = match left_out {
        0 => String::new(),
        some => format!(", {some} lines left out"),
    };
    Ok(format!("imported {} of {}: {} people{left_out}\n", list.kind, list.date, list.len()))
}

fn remove(service: &Service, kind: ListKind, date: NaiveDate) -> Result<String, Failure> {
    let by = By { account: None, now: Utc::now(), form: None };
    match service.remove_rating_list(by, kind, date) {
        Ok(_) => Ok(format!("removed {kind} of {date}\n")),
        Err(ServiceError::Unknown(_)) => Err(Failure::input(format!(
            "{kind} of {date}: no such list is kept; see: tengen ratings list"
        ))),
        Err(error) => {
            Err(anyhow::Error::from(error).context("the list could not be removed").into())
        }
    }
}

/// Without an address, prints the present ones.
fn source(
    folder: &DataFolder,
    list: Option<ListKind>,
    url: Option<&str>,
    every: i32,
) -> Result<String, Failure> {
    let service = folder.new_service()?;
    if let (Some(kind), Some(url)) = (list, url) {
        let source = Some((url, every)).filter(|_| url != "none");
        if source.is_some() {
            check_address(url, true).map_err(|why| Failure::input(format!("{kind}: {why}")))?;
        }
        service.set_list_source(kind, source).context("the address could not be kept")?;
    }
    let mut text = "list\tevery_hours\ttried\turl\tsaid\n".to_owned();
    for source in service.read(|c| c.list_sources()).context("the addresses cannot be read")? {
        let at = source.tried_at.map(|at| at.format("%Y-%m-%dT%H:%M:%SZ").to_string());
        let at = at.unwrap_or_default();
        let said = source.said.lines().next().unwrap_or_default().replace('\t', " ");
        text += &format!("{}\t{}\t{at}\t{}\t{said}\n", source.kind, source.every_hours, source.url);
    }
    Ok(text)
}

/// Without a list, all that have an address.
fn fetch(folder: &DataFolder, list: Option<ListKind>, by: Fetching) -> Result<String, Failure> {
    let service = folder.new_service()?;
    let sources = service.read(|c| c.list_sources()).context("the addresses cannot be read")?;
    let kinds = match list {
        Some(kind) => vec![kind],
        None => sources.iter().map(|source| source.kind).collect(),
    };
    if kinds.is_empty() {
        return Err(Failure::input("no list has an address; set one by: tengen ratings source"));
    }
    let (mut text, mut failed) = (String::new(), None);
    for kind in kinds {
        match fetch_list(&service, kind, Utc::now(), by) {
            Ok(one) => text += &format!("fetched {kind} of {}: {} people\n", one.date, one.people),
            Err(FetchError::Service(error)) if !matches!(error, ServiceError::Refused(_)) => {
                return Err(anyhow::Error::from(error).into());
            }
            Err(why) => {
                failed.get_or_insert(format!("{kind}: {why}; the list before stays"));
            }
        }
    }
    failed.map_or(Ok(text), |why| Err(Failure::input(why)))
}

fn lists(service: &Service) -> Result<String, Failure> {
    let mut text = "list\tdate\tpeople\timported\n".to_owned();
    for row in service.read(|c| c.rating_lists()).context("the lists cannot be read")? {
        let at = row.imported_at.format("%Y-%m-%dT%H:%M:%SZ");
        text += &format!("{}\t{}\t{}\t{at}\n", row.kind, row.date, row.people);
    }
    Ok(text)
}

fn search(
    service: &Service,
    typed: &str,
    only: Option<ListKind>,
    limit: usize,
) -> Result<String, Failure> {
    let found = service.search_ratings(typed, only, limit).context("the lists cannot be read")?;
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
