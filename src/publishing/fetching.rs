//! Rating lists fetched from where their federations publish them.

use chrono::{DateTime, Local, Utc};

use interchange::{ReadError, ratings};
use rating::ListKind;
use service::{By, Service, ServiceError, each};
use tournament::{Message, Sentence};

use super::noted::noted;
use super::outside::{OutsideError, Patience, get};

/// How lists are fetched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fetching {
    /// Whether addresses in private networks may be asked.
    pub private: bool,
    /// How long an address has for its answer.
    pub patience: Patience,
}

/// A list that was fetched and kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fetched {
    /// Whose.
    pub kind: ListKind,
    /// As of which day.
    pub date: chrono::NaiveDate,
    /// How many people are on it.
    pub people: usize,
}

/// Why a list was not fetched. The one before is kept.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// Nobody said where it is.
    #[error("no address is set for this list")]
    NoSource,
    /// The server that has it does not give it.
    #[error(transparent)]
    Outside(#[from] OutsideError),
    /// What is there is no list, or a broken one.
    #[error("{0}")]
    Broken(ReadError),
    /// It is another federation's.
    #[error("the list there is that of {found}")]
    OtherList {
        /// Whose it is.
        found: ListKind,
    },
    /// It has less than half of the people of the one before: most likely it was cut off.
    #[error("the list there has {people} people, the one before {before}")]
    Shrunk {
        /// How many it has.
        people: usize,
        /// How many the one before has.
        before: usize,
    },
    /// The database.
    #[error(transparent)]
    Service(#[from] ServiceError),
}

impl FetchError {
    /// The sentence of the catalogues.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let said = Sentence::new;
        match self {
            Self::NoSource => said("fetch-no-source"),
            Self::Outside(why) => why.sentence(),
            Self::Broken(_) => said("fetch-broken"),
            Self::OtherList { found } => {
                said("fetch-other-list").with("list", found.name().to_uppercase())
            }
            Self::Shrunk { people, before } => {
                said("fetch-shrunk").with("people", *people).with("before", *before)
            }
            Self::Service(_) => said("fetch-not-kept"),
        }
    }
}

/// Fetches a list from its source and keeps it, or keeps the one before; what came of it is noted beside the source.
///
/// # Errors
/// [`FetchError`]; nothing of the list is kept then.
pub fn fetch_list(
    service: &Service,
    kind: ListKind,
    now: DateTime<Utc>,
    by: Fetching,
) -> Result<Fetched, FetchError> {
    let sources = service.list_sources()?;
    let source = sources.iter().find(|source| source.kind == kind).ok_or(FetchError::NoSource)?;
    let fetched = fetch(service, kind, &source.url, now, by);
    let said = match &fetched {
        Ok(Fetched { people, date, .. }) => {
            let done = Sentence::new("fetch-done");
            let done = done.with("people", *people).with("date", date.to_string());
            noted(&format!("{people} people of {date}"), &done)
        }
        Err(error) => noted(&error.to_string(), &error.sentence()),
    };
    service.note_list_fetched(kind, now, &said)?;
    fetched
}

fn fetch(
    service: &Service,
    kind: ListKind,
    url: &str,
    now: DateTime<Utc>,
    by: Fetching,
) -> Result<Fetched, FetchError> {
    let bytes = get(url, ratings::MOST_BYTES as u64, by.private, by.patience)?;
    let today = now.with_timezone(&Local).date_naive();
    let ratings::TakenList { list, skipped } =
        ratings::read(&bytes, today).map_err(FetchError::Broken)?;
    drop(bytes);
    if let Some(skipped) = skipped {
        tracing::warn!(list = %kind, "lines were left out: {skipped}");
    }
    if list.kind != kind {
        return Err(FetchError::OtherList { found: list.kind });
    }
    let kept = service.rating_lists()?.into_iter().find(|row| row.kind == kind);
    let before = kept.and_then(|row| usize::try_from(row.people).ok()).unwrap_or(0);
    if list.len() * 2 < before {
        return Err(FetchError::Shrunk { people: list.len(), before });
    }
    service.keep_rating_list(By { account: None, now, form: None }, &list)?;
    Ok(Fetched { kind, date: list.date, people: list.len() })
}

/// Fetches every list that is due by now. How many were.
///
/// # Errors
/// Names each list that cannot be fetched, which is noted beside its source, too; the others are.
pub fn fetch_due(
    service: &Service,
    now: DateTime<Utc>,
    by: Fetching,
) -> Result<usize, ServiceError> {
    each(
        service.lists_due(now)?,
        |source| source.kind,
        |source| match fetch_list(service, source.kind, now, by) {
            Ok(_) => Ok(1),
            Err(FetchError::Service(error)) => Err(error),
            Err(error) => Err(ServiceError::Background(error.to_string())),
        },
    )
}
