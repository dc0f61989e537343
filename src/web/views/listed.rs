//! Matches in rating lists, as rows to choose from.

use crate::web::prelude::*;
use rating::HitReason;

pub struct HitRow {
    pub who: String,
    pub name: String,
    pub rank: String,
    pub about: String,
    /// Empty if it was found by name.
    pub how: String,
    pub entered: Option<EntryId>,
}

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

pub fn hit(t: Lang, tournament: &Tournament, found: &Found) -> HitRow {
    let (list, listed) = (found.list(), found.listed());
    let how = match found.hit.how {
        HitReason::Exact | HitReason::Beginning => "",
        HitReason::Number => "enter-how-number",
        HitReason::Alike => "enter-how-alike",
    };
    let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let number = if listed.id.is_empty() {
        String::new()
    } else {
        format!("{} {}", list.kind.name().to_uppercase(), listed.id)
    };
    let about = [listed.club, listed.country, &rating, &number];
    HitRow {
        who: Who::of(found),
        name: listed.full_name(),
        rank: listed.rank().map(|rank| t.rank(rank)).unwrap_or_default(),
        about: t.listed(about),
        how: if how.is_empty() { String::new() } else { t.text(how) },
        entered: entered(tournament, found),
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
