use std::collections::HashMap;

use rating::ListKind;

use super::{Entry, same_person_key};

/// Who is entered, to be found by number or by name.
#[derive(Clone, Debug, Default)]
pub struct KnownPeople {
    numbers: HashMap<(ListKind, String), usize>,
    names: HashMap<String, Vec<usize>>,
}

impl KnownPeople {
    /// The people of these entries.
    #[must_use]
    pub fn of(entries: &[Entry]) -> Self {
        let mut known = Self::default();
        entries.iter().enumerate().for_each(|(place, entry)| known.add(place, entry));
        known
    }

    /// One more, at that place of the entries.
    pub fn add(&mut self, place: usize, entry: &Entry) {
        for kind in ListKind::ALL {
            let number = entry.number_in(kind);
            if !number.is_empty() {
                self.numbers.entry((kind, number.to_owned())).or_insert(place);
            }
        }
        let key = same_person_key(&entry.surname, &entry.first_name);
        self.names.entry(key).or_default().push(place);
    }

    /// Where somebody is among those entries: who has a number of theirs, else
    /// [the same person](Entry::is_same_person) by name; of several, rather one of no other club.
    #[must_use]
    pub fn find(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        let by_number = |kind| self.numbers.get(&(kind, who.number_in(kind).to_owned()));
        if let Some(place) = ListKind::ALL.into_iter().find_map(by_number) {
            return Some(*place);
        }
        let key = same_person_key(&who.surname, &who.first_name);
        let namesakes = self.names.get(&key).into_iter().flatten().copied();
        let same = namesakes.filter(|place| entries[*place].is_same_person(who));
        same.min_by_key(|place| entries[*place].is_of_another_club(who))
    }
}
