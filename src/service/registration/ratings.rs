use std::cmp::Reverse;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Days, Duration, NaiveDate, Utc};

use rating::{Hit, HitReason, ListIndex, ListKind, Listed, RatingList};
use store::{ListSource, RatingListRow, Scope};
use tournament::{Entry, EntryId};

use crate::{By, Done, Refusal, Result, Service, ServiceError, Thing};

/// How many lists of a kind are kept.
pub const LISTS_KEPT: usize = 6;

/// The newest list of each kind that this process has read, with its number in the store.
#[derive(Default)]
pub(crate) struct Searched(Mutex<Vec<(i64, Arc<ListIndex>)>>);

/// Somebody of a rating list who may be meant.
#[derive(Clone, Debug)]
pub struct Found {
    index: Arc<ListIndex>,
    /// How well and why.
    pub hit: Hit,
}

impl Found {
    /// The person at that place of a list.
    pub(crate) const fn at(index: Arc<ListIndex>, place: usize) -> Self {
        Self { index, hit: Hit { place, score: 1000, how: HitReason::Exact } }
    }

    /// The list they are on.
    #[must_use]
    pub fn list(&self) -> &RatingList {
        self.index.list()
    }

    /// What the list says of them.
    #[must_use]
    pub fn listed(&self) -> Listed<'_> {
        self.list().get(self.hit.place).unwrap_or_default()
    }
}

impl Service {
    /// Keeps a rating list in place of one of the same kind and day; of a kind the newest [`LISTS_KEPT`]. Every event
    /// of the server uses it.
    ///
    /// # Errors
    /// [`Refusal::ListToCome`] for one of a day later than tomorrow: it would stay the newest until that day.
    pub fn keep_rating_list(&self, by: By<'_>, list: &RatingList) -> Result<Done<RatingListRow>> {
        // Wherever on Earth the list was made, its day is at most tomorrow here.
        if list.date > by.now.date_naive() + Days::new(1) {
            return Err(Refusal::ListToCome { date: list.date }.into());
        }
        self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            self.keep_answer(c, Scope::Server, by, "")?;
            let row = c.keep_rating_list(list, by.account, by.now, LISTS_KEPT)?;
            Ok(Done::Now(row))
        })
    }

    /// Lets the list of that kind and day go; the newest of those left is used.
    ///
    /// # Errors
    /// [`Thing::RatingList`].
    pub fn remove_rating_list(
        &self,
        by: By<'_>,
        kind: ListKind,
        date: NaiveDate,
    ) -> Result<Done<()>> {
        self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            self.keep_answer(c, Scope::Server, by, "")?;
            match c.delete_rating_list(kind, date)? {
                true => Ok(Done::Now(())),
                false => Err(ServiceError::Unknown(Thing::RatingList)),
            }
        })
    }

    /// Every rating list that is kept, by kind, the newest day first.
    pub fn rating_lists(&self) -> Result<Vec<RatingListRow>> {
        self.store.read(|c| Ok(c.rating_lists()?))
    }

    /// The newest list of each kind, ready for searching. A list that another process brought in is read
    /// when it is first asked for.
    pub fn newest_ratings(&self) -> Result<Vec<Arc<ListIndex>>> {
        let mut rows = self.rating_lists()?;
        rows.dedup_by_key(|row| row.kind);
        // Held while a list is made ready, so that it is made ready once.
        let mut known = self.ratings.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(id, _)| rows.iter().any(|row| row.id == *id));
        for row in &rows {
            if known.iter().all(|(id, _)| *id != row.id) {
                let list = self.store.read(|c| c.rating_list(row.id))?;
                known.extend(list.map(|list| (row.id, Arc::new(ListIndex::new(Arc::new(list))))));
            }
        }
        known.sort_by_key(|(_, index)| index.list().kind);
        Ok(known.iter().map(|(_, index)| index.clone()).collect())
    }

    /// Up to `limit` people of the newest lists, or of one of them, who may be meant; best first.
    ///
    /// # Errors
    /// As [`Service::newest_ratings`].
    pub fn search_ratings(
        &self,
        typed: &str,
        only: Option<ListKind>,
        limit: usize,
    ) -> Result<Vec<Found>> {
        let mut found = Vec::new();
        for index in self.newest_ratings()? {
            if only.is_none_or(|kind| kind == index.list().kind) {
                let hits = index.search(typed, limit);
                found.extend(hits.into_iter().map(|hit| Found { index: index.clone(), hit }));
            }
        }
        found.sort_by_cached_key(|one| (Reverse(one.hit.score), Reverse(one.listed().rating)));
        found.truncate(limit);
        Ok(found)
    }

    /// What the newest list of that kind says of the person of that number.
    ///
    /// # Errors
    /// As [`Service::newest_ratings`].
    pub fn rated(&self, kind: ListKind, number: &str) -> Result<Option<Found>> {
        let index = self.newest_ratings()?.into_iter().find(|index| index.list().kind == kind);
        Ok(index.and_then(|index| {
            let hit = index.of_number(number)?;
            Some(Found { index, hit })
        }))
    }

    /// The person at that place of the list of that day, while it is the newest of its kind.
    ///
    /// # Errors
    /// As [`Service::newest_ratings`].
    pub fn listed_at(
        &self,
        kind: ListKind,
        date: NaiveDate,
        place: usize,
    ) -> Result<Option<Found>> {
        let mut newest = self.newest_ratings()?.into_iter();
        let index = newest.find(|index| index.list().kind == kind && index.list().date == date);
        Ok(index.filter(|index| place < index.list().len()).map(|index| Found::at(index, place)))
    }

    /// The same person in the newest lists of the other federations: those of the same name, in another
    /// spelling of accents or blanks, and country, where there is just one.
    ///
    /// # Errors
    /// As [`Service::newest_ratings`].
    pub fn also_listed(&self, found: &Found) -> Result<Vec<Found>> {
        let one = found.listed();
        let kind = found.list().kind;
        let mut also = Vec::new();
        for index in self.newest_ratings()?.into_iter().filter(|i| i.list().kind != kind) {
            let hits = index.namesakes(&one.full_name()).into_iter();
            let mut same = hits.map(|hit| Found { index: index.clone(), hit });
            match (same.next(), same.next()) {
                (Some(other), None) if other.listed().country == one.country => also.push(other),
                _ => {}
            }
        }
        Ok(also)
    }

    /// The entry of somebody listed, with their numbers in the other lists too; `None` if no list knows a
    /// grade or a rating.
    ///
    /// # Errors
    /// As [`Service::newest_ratings`].
    pub fn entry_of(&self, found: &Found) -> Result<Option<Entry>> {
        let kind = found.list().kind;
        let Some(mut entry) = Entry::of_listed(EntryId(0), kind, &found.listed()) else {
            return Ok(None);
        };
        for other in self.also_listed(found)? {
            entry = entry.known_to(other.list().kind, &other.listed());
        }
        Ok(Some(entry))
    }
}

impl Service {
    /// Where lists are fetched from.
    pub fn list_sources(&self) -> Result<Vec<ListSource>> {
        self.store.read(|c| Ok(c.list_sources()?))
    }

    /// Sets where a list comes from and how often it is fetched, in hours; nothing for nowhere.
    pub fn set_list_source(&self, kind: ListKind, source: Option<(&str, i32)>) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(c.set_list_source(kind, source)?))
    }

    /// Notes what came of fetching a list.
    pub fn note_list_fetched(&self, kind: ListKind, at: DateTime<Utc>, said: &str) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(c.note_list_fetched(kind, at, said)?))
    }

    /// The lists that are to be fetched by now.
    pub fn lists_due(&self, now: DateTime<Utc>) -> Result<Vec<ListSource>> {
        let due = |source: &ListSource| {
            let every = Duration::hours(source.every_hours.into());
            source.every_hours > 0 && source.tried_at.is_none_or(|at| at + every <= now)
        };
        Ok(self.list_sources()?.into_iter().filter(due).collect())
    }
}
