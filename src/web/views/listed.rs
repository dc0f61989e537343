//! Somebody of a rating list who may be meant, as a row to choose.

use chrono::NaiveDate;

use crate::web::Lang;
use rating::{HitReason, ListKind};
use service::Found;
use tournament::{Entry, EntryId, Tournament};

/// Somebody of a rating list who may be meant.
pub struct HitRow {
    /// Who is meant, as [`Who`] reads it.
    pub who: String,
    /// The name.
    pub name: String,
    /// The rank.
    pub rank: String,
    /// Where from and how strong.
    pub about: String,
    /// How it was found, if not by the name.
    pub how: String,
    /// The number of the entry, if the person is entered.
    pub entered: Option<EntryId>,
}

/// Who is meant: the list, its day and the place on it.
pub struct Who(pub ListKind, pub NaiveDate, pub usize);

impl Who {
    /// As addresses and forms write it.
    pub fn of(found: &Found) -> String {
        format!("{}.{}.{}", found.list().kind, found.list().date, found.hit.place)
    }

    /// Who an address or a form names.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (kind, date, place) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self(ListKind::named(kind)?, date.parse().ok()?, place.parse().ok()?))
    }
}

/// Somebody found, as a row.
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

/// The entry of somebody listed: by the number, else by the name without another number.
fn entered(tournament: &Tournament, found: &Found) -> Option<EntryId> {
    let (kind, listed) = (found.list().kind, found.listed());
    let by_number = |entry: &&Entry| !listed.id.is_empty() && entry.number_in(kind) == listed.id;
    let new = Entry::of_listed(EntryId(0), kind, &listed);
    let same = |entry: &&Entry| new.as_ref().is_some_and(|new| entry.is_same_person(new));
    let mut entries = tournament.entries.iter();
    let known = tournament.entries.iter().find(by_number).or_else(|| entries.find(same));
    known.map(|entry| entry.id)
}
