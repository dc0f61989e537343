use interchange::{csv, participants};
use tournament::RoundNo;

use crate::golden::{EVENTS, bytes, event, table, text};

fn lines(bytes: Vec<u8>) -> Vec<String> {
    String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn participants_are_written_as_opengotha_writes_them() {
    let export = participants::write(&event("harbour-open"));
    let expected = text("formats/participants.csv") + "\n";
    assert_eq!(String::from_utf8(export.bytes).unwrap(), expected);
}

#[test]
fn participants_written_read_back() {
    for name in EVENTS {
        let tournament = event(name);
        let read = participants::read(&participants::write(&tournament).bytes).unwrap();
        let key = |e: &tournament::Entry| {
            (e.surname.clone(), e.first_name.clone(), e.rank, e.country.clone(), e.club.clone())
        };
        let upper = |e: &tournament::Entry| {
            key(&tournament::Entry { country: e.country.to_uppercase(), ..e.clone() })
        };
        let mut expected: Vec<_> = tournament.entries.iter().map(upper).collect();
        let mut found: Vec<_> = read.entries.iter().map(key).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn lists_are_read_with_any_separator_header_and_encoding() {
    for (text, notes) in [
        ("Name;FirstName;Rank;Country;Club;\nMüller;Ann;3k;DE;B;\n", 0),
        ("Müller,Ann,3k,DE,B\n", 1),
        ("Müller\tAnn\t3 kyu\tDE\tB\r\n", 1),
    ] {
        let read = participants::read(text.as_bytes()).unwrap();
        assert_eq!(read.entries[0].full_name(), "Müller Ann");
        assert_eq!(
            (read.entries[0].rank.to_string(), read.entries[0].club.as_str()),
            ("3k".into(), "B")
        );
        let western = encoding_rs::WINDOWS_1252.encode(text).0.into_owned();
        let read = participants::read(&western).unwrap();
        assert_eq!((read.entries[0].surname.as_str(), read.notes.len()), ("Müller", 1 + notes));
    }
}

#[test]
fn what_is_wrong_with_a_list_is_named_by_line_and_column() {
    let list = "\nName;FirstName;Rank;Country;Club;\nA;Ann;3k;DE;B;\nB;Ben;3x;DE;B;\n;Eve;1d;;\nA;Ann;3k;;\nC;Cai\nD;Dee;1d;Basel\n";
    let error = participants::read(list.as_bytes()).unwrap_err();
    let shown = error.to_string();
    let expected = [
        "line 4, rank: \"3x\" is not a rank; write 30k to 1k or 1d to 9d",
        "line 5, surname: is missing; add it",
        "line 6, name: A Ann stands on line 3 too; leave one of them out",
        "line 7, rank: rank and rating are both missing; give one of them",
        "line 8, country: \"Basel\" is no country; write its two letters, such as CH",
    ];
    assert_eq!(shown.lines().collect::<Vec<_>>(), expected);
    let nobody = participants::read(b"Name;FirstName;Rank;Country;Club;\n").unwrap_err();
    assert!(nobody.to_string().contains("holds no line of a list of participants"));
}

#[test]
fn players_and_pairings_have_a_row_each() {
    let mut tournament = event("byes-and-absences");
    tournament.entries[0].surname = "=1+1".to_owned();
    let players = lines(csv::players(&tournament, csv::Options { mark: true }).bytes);
    assert_eq!(players.len(), 16);
    assert!(players[0].starts_with("\u{feff}no,surname,"));
    assert!(
        players[1].starts_with("1,'=1+1,Rostislav,,5k,1614,CZ,Brno,94882843,"),
        "{}",
        players[1]
    );
    assert!(players[2].ends_with(",final,r101111,0,"), "{}", players[2]);
    let round = lines(csv::pairings(&tournament, RoundNo(2), csv::Options::default()).bytes);
    assert_eq!(round.len(), 1 + 6 + 1);
    assert_eq!(round[7], ",Yurkevich Zinaida,16k,,,,bye");
    assert!(round.iter().any(|row| row.ends_with(",0,0")), "a jigo without handicap");
    assert_eq!(
        csv::pairings(&tournament, RoundNo(99), csv::Options::default())
            .bytes
            .iter()
            .filter(|b| **b == b'\n')
            .count(),
        1
    );
}

#[test]
fn standings_have_the_cells_of_the_expected_ones() {
    for name in EVENTS {
        let tournament = event(name);
        let table = table(name, &tournament);
        let ours = lines(csv::standings(&tournament, &table, csv::Options::default()).bytes);
        let expected = text(&format!("tournaments/{name}.standings.tsv"));
        for (ours, expected) in ours.iter().zip(expected.lines()).skip(1) {
            let ours: Vec<&str> = ours.split(',').collect();
            let expected: Vec<String> =
                expected.split('\t').map(|c| c.replace('½', ".5")).collect();
            // Behind the rounds stands the team, where there is one.
            assert_eq!(ours[5..expected.len() + 2], expected[3..], "{name}");
            assert!(expected[0].is_empty() || ours[0] == expected[0]);
        }
    }
    assert_eq!(bytes("formats/participants.csv")[0], b'\n');
}
