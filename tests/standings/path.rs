//! The path of a player through the rounds.

use standings::{ScoreSheet, listed_standings, paths};
use tournament::RoundNo;

use crate::golden::tournament;

fn of(name: &str) -> String {
    format!("tournaments/{name}")
}

#[test]
fn a_path_is_the_standings_after_each_round() {
    for file in ["harbour-open", "byes-and-absences", "swiss-categories"].map(of) {
        let event = tournament(&file);
        let last = event.last_public_round().expect("it was played");
        let tables: Vec<_> = (0..=last.0).map(|no| listed_standings(&event, RoundNo(no))).collect();
        let sheet = ScoreSheet::new(&event, last);
        let all = paths(&event, last);
        for (index, entry) in event.entries.iter().enumerate() {
            let stands = all.get(&entry.id).map_or(&[][..], Vec::as_slice);
            let rows = tables.iter().filter_map(|table| table.row_of(entry.id));
            let places: Vec<u32> = rows.map(|row| row.place).collect();
            assert_eq!(stands.iter().map(|one| one.place).collect::<Vec<_>>(), places, "{file}");
            for (round, stand) in stands.iter().enumerate() {
                assert_eq!(stand.score, sheet.main_score(index, round));
                assert_eq!(stand.wins, sheet.wins(index, round));
            }
        }
    }
}

#[test]
fn whoever_is_not_on_the_list_has_no_path() {
    let event = tournament(&of("harbour-open"));
    let gone = event.present().iter().position(|is| !is).expect("somebody never came");
    assert!(!paths(&event, RoundNo(2)).contains_key(&event.entries[gone].id));
}
