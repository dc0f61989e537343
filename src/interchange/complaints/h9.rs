use rating::ListKind;
use tournament::Tournament;

use super::super::ResultTable;
use super::super::as_read;
use super::super::latin::latin_9;
use super::super::wall::{Wall, Who};
use super::shared::{Found, is_number};
use super::{Complaint, Listings, Rejection};

/// Why the European Go Database would reject the results. The event needs a country, a place, days in their order
/// and a class of thinking time; every game a result and two cells that mirror each other; names must have Latin
/// letters and not be in capitals; countries must exist, and players without a PIN need one; every PIN has eight
/// digits, is unique, and is required if the list has it.
#[must_use]
pub fn check(tournament: &Tournament, table: &ResultTable, listings: &Listings) -> Vec<Complaint> {
    let mut found = Found::new(tournament, listings);
    found.event_country();
    found.place();
    found.days();
    if as_read::class(&tournament.settings).is_none() {
        found.event(Rejection::TooFast, "basic_minutes", String::new());
    }
    found.board_size();
    found.results();
    let wall = Wall::of(tournament, table, Who::WithRounds);
    found.anybody(&wall);
    found.mirrors(&wall);
    let entries = wall.rows.iter().map(|row| row.entry);
    for entry in entries.clone() {
        found.name(entry, latin_9);
        found.capitals(entry);
        found.country(entry);
        found.country_or_pin(entry);
        let (pin, says) = (entry.egf_pin.trim(), found.says(ListKind::Egf, entry));
        if !pin.is_empty() && !is_number(pin, 8..=8) {
            found.entry(Rejection::PinUnusual, entry, "egf_pin", pin);
        }
        if let Some(number) = says.number.filter(|_| pin.is_empty()) {
            found.entry(Rejection::PinKnown, entry, "egf_pin", &number);
        }
        if let Some(other) = says.other {
            found.entry(Rejection::PinOther, entry, "egf_pin", &other);
        }
    }
    found.twice(Rejection::PinTwice, "egf_pin", entries.map(|e| (e, e.egf_pin.as_str())));
    found.complaints
}
