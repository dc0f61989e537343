use std::collections::HashMap;
use std::sync::Arc;

use chrono::NaiveDate;

use interchange::complaints::{ListSays, Listings};
use rating::ListIndex;
use tournament::{Entry, EntryId, Tournament, TournamentId};

use crate::registration::check::{same_name, unforeign_namesakes};
use crate::registration::ratings::Found;
use crate::{By, Done, Result, Service};

impl Service {
    /// What the newest list of each federation says of the entries' numbers, for the files that it gets.
    pub fn listings(&self, event: &Tournament) -> Result<Listings> {
        let mut listings = Listings::new();
        for index in self.newest_ratings()? {
            let kind = index.list().kind;
            let numbers = event.entries.iter().map(|entry| entry.number_in(kind));
            let places = index.of_numbers(&numbers.filter(|n| !n.is_empty()).collect());
            for entry in &event.entries {
                let says = says(&index, &places, entry, event.settings.begins);
                if says != ListSays::default() {
                    listings.insert((kind, entry.id), says);
                }
            }
        }
        Ok(listings)
    }

    /// Who of the newest lists has a number that nobody entered: the only person of an entry's name. A number
    /// that another entry has, or that two entries would get, is nobody's.
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

    /// Enters the numbers of those of [`numbers_not_entered`](Self::numbers_not_entered) that were chosen.
    /// Returns how many entries differ by it.
    ///
    /// # Errors
    /// As [`Service::edit_entries`].
    pub fn take_numbers(
        &self,
        id: TournamentId,
        by: By<'_>,
        known: &[(EntryId, Found)],
    ) -> Result<Done<usize>> {
        let entries: Vec<EntryId> = known.iter().map(|(entry, _)| *entry).collect();
        self.edit_entries(id, by, &entries, |was| {
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

fn says(
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
