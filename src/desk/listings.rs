use std::collections::HashMap;
use std::sync::Arc;

use chrono::NaiveDate;

use interchange::complaints::{ListSays, Listings};
use rating::ListIndex;
use tournament::{Entry, Tournament};

use super::check::{same_name, unforeign_namesakes};
use super::{Desk, DeskError};

impl Desk {
    /// What the newest list of each federation says of the entries' numbers, for the files that it gets.
    ///
    /// # Errors
    /// If the database fails.
    pub fn listings(&self, event: &Tournament) -> Result<Listings, DeskError> {
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
}

fn says(
    index: &Arc<ListIndex>,
    places: &HashMap<String, usize>,
    entry: &Entry,
    begins: NaiveDate,
) -> ListSays {
    let number = entry.number_in(index.list().kind);
    if number.is_empty() {
        let number = match &unforeign_namesakes(index, entry)[..] {
            [one] => Some(one.listed().id.to_owned()).filter(|id| !id.is_empty()),
            _ => None,
        };
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
