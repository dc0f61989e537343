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

#[test]
fn members_of_a_pairgoth_team_stand_in_its_note() {
    let file = r#"{ "type": "RENGO2", "name": "Pairs", "startDate": "2024-05-01", "endDate": "2024-05-01",
        "rounds": 1, "pairing": { "type": "SWISS" },
        "players": [
            { "id": 11, "name": "Durand", "firstname": "Ada", "rank": 2, "rating": 2250 },
            { "id": 12, "name": "Petit", "firstname": "Bob", "rank": -5, "rating": 1600 },
            { "id": 13, "name": "Roux", "firstname": "Cyd", "rank": 0, "rating": 2100 } ],
        "teams": [
            { "id": 1, "name": "Lyon", "players": [12, 11] },
            { "id": 2, "name": "Nantes", "players": [13, 99] } ],
        "games": [] }"#;
    let read = interchange::pairgoth::read(file.as_bytes()).expect("a file of teams");
    let notes: Vec<_> = read.tournament.entries.iter().map(|e| e.private.note.as_str()).collect();
    assert_eq!(notes, ["Petit Bob 5k, Durand Ada 3d", "Roux Cyd 1d"]);
    assert_eq!(read.notes, [interchange::Note::MembersNoted { teams: 2 }]);
}
