//! Fetches rating lists from their federations.

use chrono::{DateTime, Local, Utc};

use interchange::{ReadError, ratings};
use rating::ListKind;
use service::{By, Service, ServiceError, each};
use tournament::{Message, Sentence};

use crate::outside::{OutsideError, Patience, get, note_lines};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fetching {
    /// Whether addresses in private networks are allowed.
    pub private: bool,
    pub patience: Patience,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fetched {
    pub kind: ListKind,
    pub date: chrono::NaiveDate,
    pub people: usize,
}

/// Why a list was not fetched. The previous one is kept.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// No address is configured.
    #[error("no address is set for this list")]
    NoSource,
    #[error(transparent)]
    Outside(#[from] OutsideError),
    /// The answer is no list, or a broken one.
    #[error("{0}")]
    Broken(ReadError),
    /// The list of another federation.
    #[error("the list there is that of {found}")]
    OtherList { found: ListKind },
    /// Less than half of the people of the previous list: it was probably cut off.
    #[error("the list there has {people} people, the one before {before}")]
    Shrunk { people: usize, before: usize },
    #[error(transparent)]
    Service(#[from] ServiceError),
}

impl FetchError {
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

/// Fetches a list and stores it, or keeps the previous one; the result is noted with the source.
pub fn fetch_list(
    service: &Service,
    kind: ListKind,
    now: DateTime<Utc>,
    by: Fetching,
) -> Result<Fetched, FetchError> {
    let sources = service.read(|c| c.list_sources())?;
    let source = sources.iter().find(|source| source.kind == kind).ok_or(FetchError::NoSource)?;
    let fetched = fetch(service, kind, &source.url, now, by);
    let said = match &fetched {
        Ok(Fetched { people, date, .. }) => {
            let done = Sentence::new("fetch-done");
            let done = done.with("people", *people).with("date", date.to_string());
            note_lines(&format!("{people} people of {date}"), &done)
        }
        Err(error) => note_lines(&error.to_string(), &error.sentence()),
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
    let kept = service.read(|c| c.rating_lists())?.into_iter().find(|row| row.kind == kind);
    let before = kept.and_then(|row| usize::try_from(row.people).ok()).unwrap_or(0);
    if list.len() * 2 < before {
        return Err(FetchError::Shrunk { people: list.len(), before });
    }
    service.keep_rating_list(By { account: None, now, form: None }, &list)?;
    Ok(Fetched { kind, date: list.date, people: list.len() })
}

/// Fetches every list that is due; returns how many were. Errors: names each list that cannot be fetched, which is also
/// noted with its source; the others are stored.
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
