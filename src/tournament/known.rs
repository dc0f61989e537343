use std::collections::HashMap;

use rating::{ListKind, folded};

use super::{Entry, same_person_key};

/// An index of entries by number and by name.
#[derive(Clone, Debug, Default)]
pub struct KnownPeople {
    numbers: HashMap<(ListKind, String), usize>,
    names: HashMap<String, Vec<usize>>,
    /// Positions of names by their [`spellings`].
    spelled: HashMap<String, Vec<usize>>,
}

/// The fewest letters of a name in which one may be wrong. Names with digits are numbered.
const LETTERS: usize = 7;

/// The plain letters of a name, and those without each one of them: two names that differ by a letter or by accents
/// have one spelling in common.
fn spellings(parts: [&str; 2]) -> Vec<String> {
    let whole: String = parts.iter().flat_map(|part| folded(part)).collect();
    let numbered = whole.bytes().any(|b| b.is_ascii_digit());
    let without = if whole.len() < LETTERS || numbered { 0 } else { whole.len() };
    let shorter = (0..without).map(|at| [&whole[..at], &whole[at + 1..]].concat());
    let mut all: Vec<String> = shorter.collect();
    all.extend(Some(whole).filter(|whole| !whole.is_empty()));
    all
}

impl KnownPeople {
    /// The people of these entries.
    #[must_use]
    pub fn of(entries: &[Entry]) -> Self {
        let mut known = Self::default();
        entries.iter().enumerate().for_each(|(place, entry)| known.add(place, entry));
        known
    }

    /// Adds one more, at that place of the entries.
    pub fn add(&mut self, place: usize, entry: &Entry) {
        for kind in ListKind::ALL {
            let number = entry.number_in(kind);
            if !number.is_empty() {
                self.numbers.entry((kind, number.to_owned())).or_insert(place);
            }
        }
        let key = same_person_key(&entry.surname, &entry.first_name);
        self.names.entry(key).or_default().push(place);
        // Surname and first name may be exchanged.
        let (surname, first) = (entry.surname.as_str(), entry.first_name.as_str());
        for spelling in [[surname, first], [first, surname]].into_iter().flat_map(spellings) {
            self.spelled.entry(spelling).or_default().push(place);
        }
    }

    /// Another entry that may be the same person: the name differs by a letter, by accents or by the order of its
    /// words, and no number distinguishes them.
    #[must_use]
    pub fn alike(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        let spelled = spellings([&who.surname, &who.first_name]);
        let mut places: Vec<usize> =
            spelled.iter().filter_map(|one| self.spelled.get(one)).flatten().copied().collect();
        places.sort_unstable();
        places.into_iter().find(|place| {
            let other = &entries[*place];
            let apart = |kind| {
                let (one, other) = (who.number_in(kind), other.number_in(kind));
                !one.is_empty() && !other.is_empty() && one != other
            };
            other.id != who.id && !ListKind::ALL.into_iter().any(apart)
        })
    }

    /// The position of a person among those entries: the one with a number of theirs, else [the same
    /// person](Entry::is_same_person) by name; of several, preferably one of no other club.
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

    /// The position of the only entry of that name, whatever its rank, unless number, club, country or address tell
    /// the two apart.
    #[must_use]
    pub fn find_only(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        let places = self.names.get(&same_person_key(&who.surname, &who.first_name))?;
        let [only] = places[..] else { return None };
        let one = &entries[only];
        let fits = |one: &str, other: &str| {
            one.is_empty() || other.is_empty() || one.eq_ignore_ascii_case(other)
        };
        let numbers =
            ListKind::ALL.iter().all(|kind| fits(one.number_in(*kind), who.number_in(*kind)));
        let same = !one.is_of_another_club(who)
            && fits(&one.country, &who.country)
            && fits(&one.private.email, &who.private.email);
        (numbers && same).then_some(only)
    }
}
