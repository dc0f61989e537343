//! The people of the demonstration. All names are invented.

use chrono::NaiveDate;

use crate::rating::{ListKind, Listed, Rating, RatingList};
use crate::tournament::{Entry, EntryId};

/// A line each, separated by tabs: surname, first name, rank, club, country, and the name in their own script.
const PLAYERS: &str = include_str!("players.tsv");

pub(super) fn players() -> impl Iterator<Item = Entry> {
    (1..).zip(PLAYERS.lines().skip(1)).filter_map(|(id, line)| {
        let mut cells = line.split('\t');
        let mut cell = || cells.next().unwrap_or_default();
        let (surname, first_name, rank) = (cell(), cell(), cell().parse().ok()?);
        let mut entry = Entry::new(EntryId(id), surname, first_name, rank);
        cell().clone_into(&mut entry.club);
        cell().clone_into(&mut entry.country);
        entry.native_name = Some(cell().to_owned()).filter(|name| !name.is_empty());
        Some(entry)
    })
}

/// Everyone who plays, with ratings near their ranks, and as many others.
pub(super) fn rating_list(day: NaiveDate) -> RatingList {
    let mut list = RatingList::new(ListKind::Egf, day);
    let people: Vec<Entry> = players().collect();
    let others = people.iter().cycle().skip(13);
    for (number, (entry, other)) in (1_i32..).zip(people.iter().zip(others)) {
        let rating = Rating(Rating::of(entry.rank).0 + number * 37 % 60 - 30);
        for (person, surname) in [(number, &entry.surname), (number + 500, &other.surname)] {
            list.push(&Listed {
                id: &format!("9{person:07}"),
                surname,
                first_name: &entry.first_name,
                country: &entry.country,
                club: &entry.club,
                grade: &entry.rank.to_string(),
                rating: Some(rating),
                ..Listed::default()
            });
        }
    }
    list
}
