use crate::prelude::*;
use chrono::NaiveDate;
use interchange::complaints::{ListSays, Listings};
use rating::{Hit, HitReason, ListIndex, ListKind, Listed, RatingList, folded};
use std::cmp::Reverse;
use std::collections::HashSet;
use store::{ListSource, RatingListRow};

pub const LISTS_KEPT: usize = 6;

/// The newest list of each kind that this process has read, with its number in the store.
#[derive(Default)]
pub(crate) struct Searched(Mutex<Vec<(i64, Arc<ListIndex>)>>);

/// A person on a rating list, as a candidate.
#[derive(Clone, Debug)]
pub struct Found {
    index: Arc<ListIndex>,
    pub hit: Hit,
}

impl Found {
    pub(crate) const fn at(index: Arc<ListIndex>, place: usize) -> Self {
        Self { index, hit: Hit { place, score: 1000, how: HitReason::Exact } }
    }

    pub fn list(&self) -> &RatingList {
        self.index.list()
    }

    pub fn listed(&self) -> Listed<'_> {
        self.list().get(self.hit.place).unwrap_or_default()
    }
}

impl Service {
    /// Keeps a rating list in place of one of the same kind and day; of a kind the newest [`LISTS_KEPT`]. Every event
    /// of the server uses it. Fails with [`Refusal::ListToCome`] for one of a day later than tomorrow: it would stay
    /// the newest until that day.
    pub fn keep_rating_list(&self, by: By<'_>, list: &RatingList) -> Acted<RatingListRow> {
        // Wherever on Earth the list was made, its day is at most tomorrow here.
        if list.date > by.now.date_naive() + Days::new(1) {
            return Err(Refusal::ListToCome { date: list.date }.into());
        }
        let Some(mut c) = self.begin_on_server(by)? else { return Ok(Done::Before) };
        let row = c.keep_rating_list(list, by.account, by.now, LISTS_KEPT)?;
        self.commit_on_server(c, by, "")?;
        Ok(Done::Now(row))
    }

    /// Deletes the list of that kind and day; the newest one left is used. Fails with [`Thing::RatingList`].
    pub fn remove_rating_list(&self, by: By<'_>, kind: ListKind, date: NaiveDate) -> Acted<()> {
        let Some(mut c) = self.begin_on_server(by)? else { return Ok(Done::Before) };
        if !c.delete_rating_list(kind, date)? {
            return Err(ServiceError::Unknown(Thing::RatingList));
        }
        self.commit_on_server(c, by, "").map(Done::Now)
    }

    /// The newest list of each kind, ready for searching. A list that another process brought in is read
    /// when it is first asked for.
    pub fn newest_ratings(&self) -> Result<Vec<Arc<ListIndex>>> {
        let mut rows = self.read(|c| c.rating_lists())?;
        rows.dedup_by_key(|row| row.kind);
        // Held while a list is made ready, so that it is made ready once.
        let mut known = self.ratings.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(id, _)| rows.iter().any(|row| row.id == *id));
        for row in &rows {
            if known.iter().all(|(id, _)| *id != row.id) {
                let list = self.read(|c| c.rating_list(row.id))?;
                known.extend(list.map(|list| (row.id, Arc::new(ListIndex::new(Arc::new(list))))));
            }
        }
        known.sort_by_key(|(_, index)| index.list().kind);
        Ok(known.iter().map(|(_, index)| index.clone()).collect())
    }

    /// Up to `limit` candidates in the newest lists, or in one of them; best first.
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

    /// A person by number in the newest list.
    pub fn rated(&self, kind: ListKind, number: &str) -> Result<Option<Found>> {
        let index = self.newest_ratings()?.into_iter().find(|index| index.list().kind == kind);
        Ok(index.and_then(|index| {
            let hit = index.of_number(number)?;
            Some(Found { index, hit })
        }))
    }

    /// The person at that place of the list of that day, while it is the newest of its kind.
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

    /// The entry of a person on a list, with their numbers in the other lists; `None` if no list has a rank or a
    /// rating.
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
    /// Sets where a list comes from and how often it is fetched, in hours; `None` removes the source.
    pub fn set_list_source(&self, kind: ListKind, source: Option<(&str, i32)>) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(c.set_list_source(kind, source)?))
    }

    pub fn note_list_fetched(&self, kind: ListKind, at: DateTime<Utc>, said: &str) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(c.note_list_fetched(kind, at, said)?))
    }

    pub fn lists_due(&self, now: DateTime<Utc>) -> Result<Vec<ListSource>> {
        let due = |source: &ListSource| {
            let every = Duration::hours(source.every_hours.into());
            source.every_hours > 0 && source.tried_at.is_none_or(|at| at + every <= now)
        };
        Ok(self.read(|c| c.list_sources())?.into_iter().filter(due).collect())
    }
}

/// A difference between an entry and a rating list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListWarning {
    /// The number is not on the list.
    Unknown(ListKind),
    /// The number has another name on the list.
    OtherPerson(ListKind, String),
    /// Another entry has the same number.
    Twice(ListKind, EntryId),
    /// The membership ended before the event.
    Expired(NaiveDate),
    /// The entry has no number, and its name is on the list several times.
    Namesakes(ListKind, usize),
}

#[derive(Clone, Debug, Default)]
pub struct Checked {
    pub entry: EntryId,
    /// The only candidate.
    pub found: Option<Found>,
    pub candidates: Vec<Found>,
    pub warnings: Vec<ListWarning>,
}

impl Service {
    /// Compares every entry of a tournament with the newest lists: by its number, first in the list its rating came
    /// from; without one by its name.
    pub fn check_against_lists(&self, event: &Tournament) -> Result<Vec<Checked>> {
        let lists = self.newest_ratings()?;
        let lists: Vec<_> = lists.iter().map(|index| (index, places_in(index, event))).collect();
        let mut bearers: HashMap<(ListKind, &str), EntryId> = HashMap::new();
        let check = |entry: &Entry| {
            let mut checked = Checked { entry: entry.id, ..Checked::default() };
            // Lists rate single people; partners have one rating together.
            for (index, places) in lists.iter().filter(|_| !entry.is_pair()) {
                checked.hold_against(index, places, entry, event.settings.begins);
            }
            checked
        };
        let mut all: Vec<Checked> = event.entries.iter().map(check).collect();
        for (checked, entry) in all.iter_mut().zip(&event.entries) {
            for kind in ListKind::ALL {
                let number = entry.number_in(kind);
                if number.is_empty() {
                    continue;
                }
                let first = *bearers.entry((kind, number)).or_insert(entry.id);
                if first != entry.id {
                    checked.warnings.push(ListWarning::Twice(kind, first));
                }
            }
        }
        Ok(all)
    }
}

impl Checked {
    fn hold_against(
        &mut self,
        index: &Arc<ListIndex>,
        places: &HashMap<String, usize>,
        entry: &Entry,
        begins: NaiveDate,
    ) {
        let kind = index.list().kind;
        let number = entry.number_in(kind);
        if number.is_empty() {
            return self.look_for_name(index, entry);
        }
        let says = list_says(index, places, entry, begins);
        if says.unknown {
            return self.warnings.push(ListWarning::Unknown(kind));
        }
        if let Some(name) = says.other {
            return self.warnings.push(ListWarning::OtherPerson(kind, name));
        }
        self.warnings.extend(says.expired.map(ListWarning::Expired));
        let own = entry.rating_origin.to_lowercase().starts_with(kind.name());
        if own || self.found.is_none() {
            self.found = places.get(number).map(|place| Found::at(index.clone(), *place));
        }
    }

    fn look_for_name(&mut self, index: &Arc<ListIndex>, entry: &Entry) {
        let numbered = ListKind::ALL.iter().any(|kind| !entry.number_in(*kind).is_empty());
        match &unforeign_namesakes(index, entry)[..] {
            [] => {}
            [one] if self.found.is_none() && !numbered => self.found = Some(one.clone()),
            [_] => {}
            several if !numbered => {
                let kind = index.list().kind;
                self.warnings.push(ListWarning::Namesakes(kind, several.len()));
                self.candidates.extend(several.iter().cloned());
            }
            _ => {}
        }
    }
}

/// People of the entry's name on a list, without those of another country.
fn unforeign_namesakes(index: &Arc<ListIndex>, entry: &Entry) -> Vec<Found> {
    let foreign = |found: &Found| {
        let country = found.listed().country;
        !country.is_empty() && !entry.country.is_empty() && country != entry.country
    };
    let hits = index.namesakes(&entry.full_name()).into_iter();
    hits.map(|hit| Found::at(index.clone(), hit.place)).filter(|f| !foreign(f)).collect()
}

/// Whether two names are the same but for accents, order and a word more or less.
pub(crate) fn same_name(one: &str, other: &str) -> bool {
    let (one, other): (HashSet<_>, HashSet<_>) =
        (folded(one).into_iter().collect(), folded(other).into_iter().collect());
    let (few, many) = if one.len() <= other.len() { (&one, &other) } else { (&other, &one) };
    let shared = few.iter().filter(|word| many.contains(*word)).count();
    shared > 0 && shared * 2 >= few.len()
}

impl Service {
    /// What the newest list of each federation says of the entries' numbers, for the files that it gets.
    pub fn listings(&self, event: &Tournament) -> Result<Listings> {
        let mut listings = Listings::new();
        for index in self.newest_ratings()? {
            let (kind, places) = (index.list().kind, places_in(&index, event));
            for entry in &event.entries {
                let says = list_says(&index, &places, entry, event.settings.begins);
                if says != ListSays::default() {
                    listings.insert((kind, entry.id), says);
                }
            }
        }
        Ok(listings)
    }

    /// Numbers that entries lack: of the only person of that name on a newest list, unless another entry has the
    /// number, or two would get it.
    pub fn numbers_not_entered(&self, event: &Tournament) -> Result<Vec<(EntryId, Found)>> {
        let mut known = Vec::new();
        for index in self.newest_ratings()? {
            let kind = index.list().kind;
            let mut bearers: HashMap<String, usize> = HashMap::new();
            let mut found = Vec::new();
            for entry in &event.entries {
                let entered = entry.number_in(kind);
                let one = if entered.is_empty() { only_one(&index, entry) } else { None };
                let number = one.as_ref().map_or(entered, |one| one.listed().id).to_owned();
                *bearers.entry(number).or_default() += 1;
                found.extend(one.map(|one| (entry.id, one)));
            }
            let alone = |found: &Found| bearers.get(found.listed().id) == Some(&1);
            known.extend(found.into_iter().filter(|(_, one)| alone(one)));
        }
        Ok(known)
    }
}

impl EventActs<'_> {
    /// Enters the numbers of those of [`numbers_not_entered`](Service::numbers_not_entered) that were chosen. Returns how
    /// many entries differ by it. Errors: as [`EventActs::edit_entries`].
    pub fn take_numbers(&self, known: &[(EntryId, Found)]) -> Acted<usize> {
        let entries: Vec<EntryId> = known.iter().map(|(entry, _)| *entry).collect();
        self.edit_entries(&entries, |was| {
            let own = known.iter().filter(|(entry, _)| *entry == was.id).map(|(_, found)| found);
            let lacks = own.filter(|found| was.number_in(found.list().kind).is_empty());
            lacks.fold(was.clone(), |now, found| now.known_to(found.list().kind, &found.listed()))
        })
    }
}

/// The only person of the entry's name on a list, if the list has a number for them.
fn only_one(index: &Arc<ListIndex>, entry: &Entry) -> Option<Found> {
    match &unforeign_namesakes(index, entry)[..] {
        [one] if !one.listed().id.is_empty() => Some(one.clone()),
        _ => None,
    }
}

/// Places on a list by the numbers that entries have.
fn places_in(index: &ListIndex, event: &Tournament) -> HashMap<String, usize> {
    let numbers = event.entries.iter().map(|entry| entry.number_in(index.list().kind));
    index.of_numbers(&numbers.filter(|number| !number.is_empty()).collect())
}

fn list_says(
    index: &Arc<ListIndex>,
    places: &HashMap<String, usize>,
    entry: &Entry,
    begins: NaiveDate,
) -> ListSays {
    let number = entry.number_in(index.list().kind);
    if number.is_empty() {
        let number = only_one(index, entry).map(|one| one.listed().id.to_owned());
        return ListSays { number, ..ListSays::default() };
    }
    let Some(listed) = places.get(number).and_then(|place| index.list().get(*place)) else {
        return ListSays { unknown: true, ..ListSays::default() };
    };
    let name = listed.full_name();
    let other = (!same_name(&name, &entry.full_name())).then_some(name);
    let expired = listed.expires.parse::<NaiveDate>().ok().filter(|ended| *ended < begins);
    ListSays { other, expired, ..ListSays::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_with_a_word_less_or_an_accent_more() {
        assert!(same_name("zu Hohenfels Adelheid", "Adelheid Hohenfels"));
        assert!(same_name("Aubrecourt Aurèle", "AUBRECOURT Aurele"));
        assert!(!same_name("Aubrecourt Aurèle", "Berg Anna"));
    }
}
