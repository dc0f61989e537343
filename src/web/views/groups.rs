//! Groups of players: which there are, and how they are called.

use std::collections::BTreeMap;

use crate::tournament::{Entry, Group, Tournament};
use crate::web::Lang;

/// The groups of which everybody can tell who is in them: categories, ranks, countries and clubs that are there.
#[must_use]
pub fn public_groups(tournament: &Tournament) -> Vec<Group> {
    let categories = tournament.settings.categories.count();
    let categories = (1..=categories).filter(|_| categories > 1).map(Group::Category);
    // One group has all spellings that differ by capitals alone.
    let of = |value: fn(&Entry) -> &str| -> BTreeMap<String, &str> {
        let said = tournament.entries.iter().map(value).filter(|text| !text.is_empty());
        said.map(|text| (text.to_ascii_lowercase(), text)).collect()
    };
    let countries = of(|entry| &entry.country).into_values();
    let countries = countries.filter_map(|code| format!("country:{code}").parse().ok());
    let clubs = of(|entry| &entry.club).into_values().map(|club| Group::Club(club.to_owned()));
    [Group::Dan, Group::Kyu].into_iter().chain(categories).chain(countries).chain(clubs).collect()
}

/// What a group is called.
#[must_use]
pub fn which(t: Lang, group: &Group) -> String {
    let (kind, of) = group.parts();
    t.with(&format!("group-which-{kind}"), [("of", of)])
}
