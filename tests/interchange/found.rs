//! Files with the traits of those that organisers publish: each opens, and nothing of it is lost.

use chrono::NaiveDate;
use interchange::{Contents, Imported, detect};

use crate::golden::bytes;

fn found(name: &str) -> Imported {
    let day = NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
    let read = detect(&bytes(&format!("formats/found/{name}")), name, day);
    match read.unwrap_or_else(|why| panic!("{name}: {why}")).contents {
        Contents::Tournament(read) => *read,
        Contents::Participants(_) => panic!("{name} is a tournament"),
    }
}

#[test]
fn files_as_people_publish_them_are_read_whole() {
    for (name, players, games, byes, minutes) in [
        ("camp-ids.tour", 5, 0, 0, 60),
        ("congress.tour", 4, 1, 1, 60),
        ("macmahon-short.xml", 3, 1, 1, 0),
        ("other-writer.xml", 2, 1, 0, 0),
        ("pairgoth-written.xml", 3, 1, 1, 50),
        ("summer-camp-351.xml", 3, 1, 1, 0),
        ("toulon-35102.xml", 6, 6, 1, 60),
    ] {
        let read = found(name).tournament;
        let boards: usize = read.rounds.iter().map(|round| round.boards.len()).sum();
        let free: usize = read.rounds.iter().map(|round| round.byes.len()).sum();
        assert_eq!((read.entries.len(), boards, free), (players, games, byes), "{name}");
        assert!(read.entries.iter().all(|entry| entry.egf_pin != "0"), "{name}");
        assert!([0, read.settings.time.basic_minutes].contains(&minutes), "{name}");
    }
}

#[test]
fn numbers_and_clubs_come_without_the_breaks_that_were_pasted_with_them() {
    let read = found("congress.tour").tournament;
    assert_eq!(read.entries[1].egf_pin, "90000012");
    assert_eq!(read.entries[1].club, "Cluj");
    assert_eq!(read.entries[3].club, "東京");
    assert!(!read.entries[1].participation.in_round(tournament::RoundNo(9)));
}

/// Three pairs: one with a team's own rank, if the file says one; one names somebody who is gone.
const PAIRS: &str = r#"{ "type": "PAIRGO", "name": "Pairs", "startDate": "2024-05-01", "endDate": "2024-05-01",
    "rounds": 2, "pairing": { "type": "SWISS" },
    "players": [
        { "id": 11, "name": "Durand", "firstname": "Ada", "rank": 2, "rating": 2250, "club": "Lyon", "country": "fr", "egf": "12345678" },
        { "id": 12, "name": "Petit", "firstname": "Bob", "rank": -5, "rating": 1601, "club": "Lyon", "country": "fr", "skip": [2] },
        { "id": 13, "name": "Roux", "firstname": "Cyd", "rank": 0, "rating": 2100, "final": false },
        { "id": 14, "name": "Blanc", "firstname": "Dan", "rank": 0, "rating": 2100, "country": "de" },
        { "id": 15, "name": "Noir", "firstname": "Eve", "rank": 0, "rating": 2100 } ],
    "teams": [
        { "id": 1, "name": "Lyon", "players": [12, 11] },
        { "id": 2, "name": "Nantes", "players": [13, 99, 14] } ],
    "games": [ [ { "id": 1, "t": 1, "w": 1, "b": 2, "h": 2, "r": "b" } ] ] }"#;

#[test]
fn a_pair_of_pairgoth_is_an_entry_with_a_partner() {
    let read = interchange::pairgoth::read(PAIRS.as_bytes()).expect("a file of pairs");
    let event = read.tournament;
    let names: Vec<_> = event.entries.iter().map(tournament::Entry::side_name).collect();
    assert_eq!(names, ["Petit B. & Durand A.", "Roux C. & Blanc D."]);
    let lyon = &event.entries[0];
    // Ranks -5 and 2 have the mean -1.5, which goes down to -2; ratings 1601 and 2250 that of 1925.5.
    assert_eq!((lyon.rank.value(), lyon.rating.0), (-2, 1925));
    assert_eq!((lyon.club.as_str(), lyon.country.as_str()), ("Lyon", "FR"));
    assert_eq!(lyon.partners.list[0].egf_pin, "12345678");
    assert!(!lyon.participation.in_round(tournament::RoundNo(2)), "as one of them");
    assert_eq!(lyon.private.note, "Lyon");
    let nantes = &event.entries[1];
    assert_eq!((nantes.is_final(), nantes.country.as_str()), (false, ""));
    let board = &event.rounds[0].boards[0];
    assert_eq!((board.white.0, board.black.0, board.ending.to_string().as_str()), (1, 2, "B+"));
    let notes: Vec<_> = read.notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        notes,
        [
            "Nantes names somebody who is not in the file; the name was left out",
            "1 players are in no team and were left out",
            "an entry is called by its people; the names of 2 teams stand in its notes",
        ]
    );
    let said = PAIRS.replace("\"name\": \"Lyon\",", "\"name\": \"Lyon\", \"rank\": 1,");
    let given = interchange::pairgoth::read(said.as_bytes()).expect("a file of pairs").tournament;
    assert_eq!(given.settings.sides, tournament::Sides::Given);
    assert_eq!((given.entries[0].rank.value(), given.entries[0].rating.0), (1, 1925));
    assert_eq!(given.entries[0].of_first(), given.entries[0]);
}

#[test]
fn three_play_a_side_of_rengo_and_a_fourth_is_told() {
    let file = PAIRS.replace("PAIRGO", "RENGO3").replace("[12, 11]", "[12, 11, 15, 13]");
    let read = interchange::pairgoth::read(file.as_bytes()).expect("a file of rengo");
    assert_eq!(read.tournament.entries[0].side_name(), "Petit B. & Durand A. & Noir E.");
    let notes: Vec<_> = read.notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes[0], "3 people play for Lyon; Roux Cyd is left out");
    for (kind, written) in [("RENGO2", "RENGO2"), ("PAIRGO", "PAIRGO"), ("RENGO9", "PAIRGO")] {
        let file = PAIRS.replace("PAIRGO", kind);
        let read = interchange::pairgoth::read(file.as_bytes()).expect("a file of pairs");
        let back = interchange::pairgoth::write(&read.tournament).bytes;
        let back: serde_json::Value = serde_json::from_slice(&back).expect("JSON");
        assert_eq!(back["type"], written);
    }
    let twice = PAIRS.replace("[12, 11]", "[13, 11]");
    let read = interchange::pairgoth::read(twice.as_bytes()).expect("a file of pairs");
    let notes: Vec<_> = read.notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes[0], "Roux Cyd is in Lyon and in Nantes, and plays for both here");
    let nobody = PAIRS.replace("[12, 11]", "[]");
    let read = interchange::pairgoth::read(nobody.as_bytes()).expect("a file of pairs");
    assert_eq!(read.tournament.entries[0].side_name(), "Lyon");
}
