//! People of one name, told apart.

use crate::tournament::{Entry, Tournament};
use crate::web::Lang;

/// The name of somebody; with the number of the entry where another has the same name.
#[must_use]
pub fn told_apart(t: Lang, tournament: &Tournament, entry: &Entry) -> String {
    let same = |other: &Entry| {
        other.id != entry.id
            && (&other.surname, &other.first_name) == (&entry.surname, &entry.first_name)
    };
    let name = t.person(entry);
    if tournament.entries.iter().any(same) {
        t.listed([name, t.with("enter-number", [("no", entry.id)])])
    } else {
        name
    }
}
