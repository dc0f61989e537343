//! People found in rating lists, to choose from.

use crate::web::prelude::*;
use rating::HitReason;

/// Identifies a person: list, date of the list, index in it.
pub struct Who(pub ListKind, pub NaiveDate, pub usize);

impl Who {
    pub fn of(found: &Found) -> String {
        format!("{}.{}.{}", found.list().kind, found.list().date, found.hit.place)
    }

    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (kind, date, place) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self(ListKind::named(kind)?, date.parse().ok()?, place.parse().ok()?))
    }
}

impl Cx {
    /// Empty if the list has none.
    pub fn listed_rank(&self, found: &Found) -> String {
        found.listed().rank().map(|rank| self.rank(rank)).unwrap_or_default()
    }

    /// Club, country, rating, and the number in the list.
    pub fn listed_about(&self, found: &Found) -> String {
        let listed = found.listed();
        let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let number = match listed.id {
            "" => String::new(),
            id => format!("{} {id}", found.list().kind.name().to_uppercase()),
        };
        self.listed([listed.club, listed.country, &rating, &number])
    }

    /// How it was found; empty if by name.
    pub fn found_how(&self, found: &Found) -> String {
        match found.hit.how {
            HitReason::Exact | HitReason::Beginning => String::new(),
            HitReason::Number => self.text("enter-how-number"),
            HitReason::Alike => self.text("enter-how-alike"),
        }
    }

    /// The entry of that person.
    pub fn entered_as(&self, found: &Found) -> Option<EntryId> {
        entered(self.tournament(), found)
    }
}

/// By the number in the list, else by name among entries without another number.
fn entered(tournament: &Tournament, found: &Found) -> Option<EntryId> {
    let (kind, listed) = (found.list().kind, found.listed());
    let by_number = |entry: &&Entry| !listed.id.is_empty() && entry.number_in(kind) == listed.id;
    let new = Entry::of_listed(EntryId(0), kind, &listed);
    let same = |entry: &&Entry| new.as_ref().is_some_and(|new| entry.is_same_person(new));
    let mut entries = tournament.entries.iter();
    let known = tournament.entries.iter().find(by_number).or_else(|| entries.find(same));
    known.map(|entry| entry.id)
}
