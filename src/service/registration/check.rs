use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDate;

use rating::{ListIndex, ListKind, folded};
use tournament::{Entry, EntryId, Tournament};

use crate::registration::ratings::Found;
use crate::{Result, Service};

/// What is odd about an entry, held against the lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListWarning {
    /// The list knows nobody of the entry's number.
    Unknown(ListKind),
    /// The list knows somebody of another name by that number.
    OtherPerson(ListKind, String),
    /// Another entry has the same number.
    Twice(ListKind, EntryId),
    /// The membership ended before the event.
    Expired(NaiveDate),
    /// The entry has no number, and the list knows several of its name.
    Namesakes(ListKind, usize),
}

/// An entry held against the lists.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Which.
    pub entry: EntryId,
    /// The person of the list, where there is no doubt.
    pub found: Option<Found>,
    /// Those who may be meant, where there is.
    pub candidates: Vec<Found>,
    /// What is odd.
    pub warnings: Vec<ListWarning>,
}

impl Service {
    /// Every entry of a tournament held against the newest lists: by its number, the list its rating came
    /// from first; without one by its name.
    pub fn check_against_lists(&self, event: &Tournament) -> Result<Vec<Checked>> {
        let lists: Vec<(Arc<ListIndex>, HashMap<String, usize>)> = self
            .newest_ratings()?
            .into_iter()
            .map(|index| {
                let kind = index.list().kind;
                let wanted = event.entries.iter().map(|entry| entry.number_in(kind));
                let places = index.of_numbers(&wanted.filter(|n| !n.is_empty()).collect());
                (index, places)
            })
            .collect();
        let mut bearers: HashMap<(ListKind, &str), EntryId> = HashMap::new();
        let check = |entry: &Entry| {
            let mut checked = Checked {
                entry: entry.id,
                found: None,
                candidates: Vec::new(),
                warnings: Vec::new(),
            };
            // A list knows people, and an entry of partners is as strong as they are together.
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
        let Some(place) = places.get(number) else {
            return self.warnings.push(ListWarning::Unknown(kind));
        };
        let found = Found::at(index.clone(), *place);
        let listed = found.listed();
        if !same_name(&listed.full_name(), &entry.full_name()) {
            let name = listed.full_name();
            self.warnings.push(ListWarning::OtherPerson(kind, name));
            return;
        }
        if let Some(ended) =
            listed.expires.parse::<NaiveDate>().ok().filter(|ended| *ended < begins)
        {
            self.warnings.push(ListWarning::Expired(ended));
        }
        let own = entry.rating_origin.to_lowercase().starts_with(kind.name());
        if own || self.found.is_none() {
            self.found = Some(found);
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

/// Those of the entry's name whom the list does not have for another country.
pub(crate) fn unforeign_namesakes(index: &Arc<ListIndex>, entry: &Entry) -> Vec<Found> {
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
