//! Entries of two or three: in our own files, and what other formats make of them.

use go::Color;
use interchange::{aga, csv, h9, json, opengotha, participants, tou};
use tournament::{
    Board, Ending, EntryId, Partners, Round, RoundNo, RoundState, Sides, TableNo, Tournament,
};

use crate::golden::{event, table};

/// Two pairs that met, beside an event of single players.
fn event_with_pairs() -> Tournament {
    let mut event = event("byes-and-absences");
    event.settings.sides = Sides::Mean;
    for (at, partners) in [(0, "Beck, Bea, 2d, 2170, 12345678"), (1, "Cole, , 5k\nDorn, Di, 1d")] {
        event.entries[at].partners.list = Partners::parse(partners).unwrap();
        event.entries[at] = event.entries[at].clone().settled(Sides::Mean);
    }
    event
}

#[test]
fn our_own_file_reads_back_exactly_and_refuses_what_cannot_be() {
    let event = event_with_pairs();
    let written = json::write(&event).bytes;
    assert_eq!(json::read(&written).unwrap().tournament, event);
    let text = String::from_utf8(written).unwrap();
    assert_eq!(text.matches("\"partners\"").count(), 2, "who plays alone has no word of it");
    let many = text.replace("\"surname\": \"Cole\"", "\"surname\": \"C\\u0007\"");
    let refused = json::read(many.as_bytes()).unwrap_err().to_string();
    assert!(refused.contains("entry 2, partners"), "{refused}");
    // Who was forgotten has no name left, and still reads back.
    let mut forgotten = event.clone();
    forgotten.entries[1] = forgotten.entries[1].forgotten();
    assert_eq!(json::read(&json::write(&forgotten).bytes).unwrap().tournament, forgotten);
}

#[test]
fn a_list_of_players_says_partners_and_reads_them() {
    let event = event_with_pairs();
    let read =
        participants::read(&csv::players(&event, csv::Options { mark: true }).bytes).unwrap();
    for (read, was) in read.entries.iter().zip(&event.entries) {
        assert_eq!((&read.partners.list, read.rank), (&was.partners.list, was.of_first().rank));
    }
    let wrong = participants::read(b"Name;Rank;Partner\nA;1d;B\n").unwrap_err().to_string();
    assert_eq!(
        wrong,
        "line 2, partners: \"B\" is no partner; write surname, first name and rank, such as Beck, Bea, 2d"
    );
    let round = String::from_utf8(csv::pairings(&event, RoundNo(1), csv::Options::default()).bytes);
    assert!(round.unwrap().contains(" & Beck Bea,"), "a row a board has whole names");
    let table = table("byes-and-absences", &crate::golden::event("byes-and-absences"));
    let standings = csv::standings(&event, &table, csv::Options::default());
    assert!(String::from_utf8(standings.bytes).unwrap().contains(" & Beck Bea,"), "whole names");
}

#[test]
fn federations_get_no_game_of_partners_and_are_told() {
    let mut event = event_with_pairs();
    let note = "2 entries of two or three partners are left out with their games: no rating list takes a game of partners";
    let table = table("byes-and-absences", &crate::golden::event("byes-and-absences"));
    let names: Vec<String> = event.entries[..2].iter().map(|entry| entry.surname.clone()).collect();
    for entry in &mut event.entries {
        entry.aga_id = format!("{}", 1000 + entry.id.0);
    }
    for export in [
        h9::write(&event, &table, h9::Options::default()),
        tou::write(&event, &table),
        aga::write(&event, &table),
    ] {
        let text = String::from_utf8_lossy(&export.bytes).into_owned();
        let notes: Vec<String> = export.notes.iter().map(ToString::to_string).collect();
        assert!(notes.iter().any(|one| one == note), "{notes:?}");
        for name in &names {
            assert!(!text.contains(name.as_str()), "{name}: {text}");
        }
        // Who met them has that round without a game.
        assert!(!text.contains(" 0+/") && !text.contains(" 0-/"), "{text}");
    }
    let xml = opengotha::write(&event);
    assert!(xml.notes.iter().any(|one| one.to_string().starts_with("the partners of 2 entries")));
    let mut alone = Tournament::new(event.settings.clone());
    alone.entries = event.entries[..2].to_vec();
    let mut round = Round::empty(RoundNo(1), RoundState::Finished);
    let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
    round.boards.push(Board { ending: Ending::won(Color::Black), ..board });
    alone.rounds.push(round);
    let rows = interchange::ResultTable { criteria: vec![], rows: table.rows[..2].to_vec() };
    assert!(aga::line(&alone, &rows, &alone.rounds[0].boards[0]).is_none());
}
