use rating::ListKind;
use tournament::Tournament;

use super::super::clubs;
use super::super::latin::latin_9;
use super::super::licence::is_licence;
use super::super::wall::{Wall, Who};
use super::super::{ResultTable, countries};
use super::shared::Found;
use super::{Complaint, Listings, Mend, Rejection};

/// Why the French federation would reject the results. The event needs a place; every game a result and two cells
/// that mirror each other; every player for France a unique licence of seven digits; every club a code of up to
/// four letters.
#[must_use]
pub fn check(tournament: &Tournament, table: &ResultTable, listings: &Listings) -> Vec<Complaint> {
    let mut found = Found::new(tournament, listings);
    found.place();
    found.days();
    found.board_size();
    found.results();
    let wall = Wall::of(tournament, table, Who::WithRounds);
    found.anybody(&wall);
    found.mirrors(&wall);
    let entries = wall.rows.iter().map(|row| row.entry);
    for entry in entries.clone() {
        found.name(entry, latin_9);
        let (licence, says) = (entry.ffg_licence.trim(), found.says(ListKind::Ffg, entry));
        let french = countries::country(&entry.country) == Some("FR");
        if licence.is_empty() && (french || says.number.is_some()) {
            let known = says.number.unwrap_or_default();
            found.entry(Rejection::LicenceMissing, entry, "ffg_licence", &known);
        }
        if !licence.is_empty() && !is_licence(licence) {
            found.entry(Rejection::LicenceUnusual, entry, "ffg_licence", licence);
        }
        if let Some(other) = says.other {
            found.entry(Rejection::LicenceOther, entry, "ffg_licence", &other);
        }
    }
    for club in clubs::without_code(tournament) {
        let (objection, name) = (Rejection::ClubWithoutCode, String::new());
        found.complaints.push(Complaint { objection, mend: Mend::Clubs, name, value: club });
    }
    let licences = entries.map(|e| (e, e.ffg_licence.as_str()));
    found.twice(Rejection::LicenceTwice, "ffg_licence", licences);
    found.complaints
}
