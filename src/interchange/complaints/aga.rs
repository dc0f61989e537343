use rating::ListKind;
use tournament::Tournament;

use super::super::ResultTable;
use super::super::aga::rules;
use super::super::latin::ascii;
use super::super::wall::{Wall, Who};
use super::shared::{Found, is_number};
use super::{Complaint, Listings, Rejection};

/// Why the American Go Association would reject the report. The event needs a place and rules that the association
/// has a word for; every game a result; every player with a game, except those left out on purpose, a unique member
/// number that is on the list and valid.
#[must_use]
pub fn check(tournament: &Tournament, table: &ResultTable, listings: &Listings) -> Vec<Complaint> {
    let mut found = Found::new(tournament, listings);
    found.place();
    found.days();
    found.board_size();
    if rules(tournament.settings.rules) == "Other" {
        found.event(Rejection::RulesUnknown, "rules", tournament.settings.rules.to_string());
    }
    found.results();
    let wall = Wall::of(tournament, table, Who::WithRounds);
    found.anybody(&wall);
    let left_out = &tournament.settings.reporting.not_to_aga;
    let entries = wall.rows.iter().map(|row| row.entry).filter(|e| !left_out.contains(&e.id));
    for entry in entries.clone() {
        found.name(entry, ascii);
        let (number, says) = (entry.aga_id.trim(), found.says(ListKind::Aga, entry));
        if number.is_empty() {
            let known = says.number.unwrap_or_default();
            found.entry(Rejection::MemberMissing, entry, "aga_id", &known);
            continue;
        }
        if !is_number(number, 1..=6) {
            found.entry(Rejection::MemberUnusual, entry, "aga_id", number);
        } else if says.unknown {
            found.entry(Rejection::MemberUnknown, entry, "aga_id", number);
        }
        if let Some(other) = says.other {
            found.entry(Rejection::MemberOther, entry, "aga_id", &other);
        }
        if let Some(ended) = says.expired {
            found.entry(Rejection::MemberExpired, entry, "aga_id", &ended.to_string());
        }
    }
    found.twice(Rejection::MemberTwice, "aga_id", entries.map(|e| (e, e.aga_id.as_str())));
    found.complaints
}
