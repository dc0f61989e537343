use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use interchange::opengotha;
use tournament::{EntryId, RoundNo, Tournament};

use crate::root::repository;

/// The events whose weights are known, with their number of rounds: 37 rounds in all.
pub const EVENTS: [(&str, i32); 7] = [
    ("simplemm", 5),
    ("simpleswiss", 7),
    ("harbour-open", 4),
    ("swiss-categories", 3),
    ("byes-and-absences", 6),
    ("open-half-points", 6),
    ("both-lose", 6),
];

/// Every round of those events.
pub fn rounds() -> impl Iterator<Item = (&'static str, RoundNo)> {
    EVENTS.into_iter().flat_map(|(event, rounds)| (1..=rounds).map(move |r| (event, RoundNo(r))))
}

fn folder(name: &str) -> PathBuf {
    repository().join("tests/golden").join(name)
}

/// The tournament of that name.
pub fn tournament(event: &str) -> Tournament {
    let file = folder("tournaments").join(format!("{event}.xml"));
    let bytes = fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    match opengotha::read(&bytes, Default::default()) {
        Ok(imported) => imported.tournament,
        Err(error) => panic!("{}: {error}", file.display()),
    }
}

/// One line of a table of weights: both names and the ten figures.
pub struct Line {
    pub names: [String; 2],
    pub figures: [i64; 10],
}

/// The table of weights of a round.
pub fn weights(event: &str, round: RoundNo) -> Vec<Line> {
    let file = folder("weights").join(format!("{event}_weights_R{round}.tsv"));
    let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let lines = text.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let figures: Vec<i64> = cells[2..].iter().map(|cell| cell.parse().unwrap()).collect();
        Line {
            names: [cells[0].to_owned(), cells[1].to_owned()],
            figures: figures.try_into().expect("ten figures a line"),
        }
    });
    lines.collect()
}

/// Entries by their full name.
pub fn by_name(tournament: &Tournament) -> HashMap<String, EntryId> {
    tournament.entries.iter().map(|entry| (entry.full_name(), entry.id)).collect()
}
