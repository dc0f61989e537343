//! What is written for Pairgoth: everything that it requires, and what is read back of it is what was written.

use std::collections::HashSet;

use go::Color;
use interchange::pairgoth;
use serde_json::Value;
use tournament::{Ending, Entry, Overtime, Round, RoundNo, Tournament};

use crate::golden::{self, EVENTS, text};

fn written(event: &Tournament) -> (Value, Tournament) {
    let file = pairgoth::write(event);
    let value = serde_json::from_slice(&file.bytes).expect("it is JSON");
    let read = pairgoth::read(&file.bytes).unwrap_or_else(|error| panic!("{error}"));
    (value, read.tournament)
}

/// What Pairgoth keeps of a person.
fn person(entry: &Entry, rounds: i32) -> String {
    let plays: String = (1..=rounds)
        .map(|no| if entry.playing().in_round(RoundNo(no)) { '+' } else { '-' })
        .collect();
    let numbers = [&entry.egf_pin, &entry.ffg_licence, &entry.aga_id];
    format!(
        "{}|{}|{}|{}|{}|{}|{numbers:?}|{}|{}|{plays}",
        entry.surname.replace('_', " "),
        entry.first_name.replace('_', " "),
        entry.rank,
        entry.rating,
        entry.club,
        entry.country.to_uppercase(),
        entry.is_final(),
        entry.correction,
    )
}

/// What Pairgoth keeps of how a game ended.
fn said(ending: Ending) -> &'static str {
    match ending {
        Ending::Pending => "?",
        Ending::Won { winner: Color::Black, .. } => "b",
        Ending::Won { winner: Color::White, .. } => "w",
        Ending::Jigo { .. } | Ending::Drawn => "=",
        Ending::BothWin { .. } => "#",
        Ending::BothLose { by_default: false } => "0",
        Ending::BothLose { by_default: true } | Ending::NoResult => "X",
    }
}

/// The games and byes of a round, by the places of the players in the list.
fn games(event: &Tournament, round: &Round) -> (Vec<String>, HashSet<usize>) {
    let place = |id| event.entries.iter().position(|entry| entry.id == id).expect("entered");
    let boards = round.boards.iter().map(|board| {
        let (black, white) = (place(board.black), place(board.white));
        format!("{} {black} {white} {} {}", board.table, board.handicap, said(board.ending))
    });
    (boards.collect(), round.byes.iter().map(|bye| place(*bye)).collect())
}

#[test]
fn what_is_written_is_read_back() {
    for name in EVENTS {
        let event = golden::event(name);
        let (file, back) = written(&event);
        let rounds = event.settings.rounds;
        let people = |event: &Tournament| -> Vec<String> {
            event.entries.iter().map(|entry| person(entry, rounds)).collect()
        };
        assert_eq!(people(&back), people(&event), "{name}");
        for round in event.rounds.iter().filter(|round| round.is_public()) {
            if round.boards.is_empty() && round.byes.is_empty() {
                continue;
            }
            let found =
                back.round(round.no).unwrap_or_else(|| panic!("{name}: round {}", round.no));
            assert_eq!(games(&back, found), games(&event, round), "{name}: round {}", round.no);
        }
        let settings = |event: &Tournament| {
            let s = &event.settings;
            (
                s.name.clone(),
                s.begins,
                s.ends,
                s.rounds,
                s.komi,
                s.board_size,
                s.handicap,
                s.pairing.clone(),
            )
        };
        assert_eq!(settings(&back), settings(&event), "{name}");
        requires(&file);
    }
}

/// What Pairgoth refuses a file without (`ffrgo/pairgoth`, `fromJson` of each), and numbers that are given once.
fn requires(file: &Value) {
    for key in ["type", "name", "shortName", "startDate", "endDate", "country", "location"] {
        assert!(file[key].is_string(), "{key}: {}", file[key]);
    }
    assert!(file["rounds"].is_i64() && file["pairing"]["type"].is_string());
    let time = &file["timeSystem"];
    assert!(time["mainTime"].is_u64());
    let fields: &[&str] = match time["type"].as_str().expect("a type") {
        "CANADIAN" => &["byoyomi", "stones"],
        "JAPANESE" => &["byoyomi", "periods"],
        "FISCHER" => &["increment"],
        "SUDDEN_DEATH" => &[],
        other => panic!("{other}"),
    };
    assert!(fields.iter().all(|field| time[field].is_u64()), "{time}");
    let mut numbers = HashSet::new();
    for player in file["players"].as_array().expect("players") {
        for key in ["name", "firstname", "country", "club"] {
            assert!(player[key].is_string(), "{key}: {player}");
        }
        assert!(
            player["rating"].is_i64() && player["rank"].is_i64() && player["final"].is_boolean()
        );
        assert!(numbers.insert(player["id"].as_i64().expect("a number")), "{player}");
    }
    let teams = file["teams"].as_array().map_or(&[][..], Vec::as_slice);
    for team in teams {
        let squad = team["players"].as_array().expect("a squad");
        assert!(squad.iter().all(|id| numbers.contains(&id.as_i64().expect("a number"))));
    }
    let mut ids = HashSet::new();
    let rounds = file["games"].as_array().expect("rounds").iter();
    for game in rounds.flat_map(|games| games.as_array().expect("games")) {
        assert!(["t", "w", "b", "h"].iter().all(|key| game[*key].is_i64()), "{game}");
        assert!(ids.insert(game["id"].as_i64().expect("a number")), "{game}");
        let sign = game["r"].as_str().expect("a sign");
        assert!(["?", "b", "w", "=", "X", "#", "0"].contains(&sign), "{game}");
    }
}

/// Genuine files, read, written and read: what Pairgoth said comes back as it said it.
#[test]
fn files_of_pairgoth_go_there_and_back() {
    for name in ["congress", "camp-ids", "nations"] {
        let first = pairgoth::read(text(&format!("formats/found/{name}.tour")).as_bytes());
        let first = first.expect("a tournament").tournament;
        let (file, back) = written(&first);
        requires(&file);
        let rounds = first.settings.rounds;
        for (was, now) in first.entries.iter().zip(&back.entries) {
            assert_eq!(person(now, rounds), person(was, rounds), "{name}");
        }
        assert_eq!(first.entries.len(), back.entries.len());
        assert_eq!(first.rounds, back.rounds, "{name}");
        assert_eq!(first.settings.pairing, back.settings.pairing, "{name}");
        assert_eq!(first.settings.placement, back.settings.placement, "{name}");
        assert_eq!(first.settings.time, back.settings.time, "{name}");
        let squads = |event: &Tournament| -> Vec<_> {
            let list = event.teams.list.iter();
            list.map(|team| (team.name.clone(), team.squad.clone(), team.line_ups.clone()))
                .collect()
        };
        assert_eq!(squads(&first), squads(&back), "{name}");
    }
}

#[test]
fn partners_play_one_board_there_too() {
    let mut event = golden::event("harbour-open");
    event.rounds.truncate(2);
    for entry in &mut event.entries {
        let mut other = entry.clone();
        other.surname.push_str(" the Other");
        entry.partners.list = vec![tournament::PartnerPerson {
            surname: other.surname,
            first_name: other.first_name,
            rank: other.rank,
            rating: other.rating,
            egf_pin: String::new(),
            ffg_licence: String::new(),
            aga_id: String::new(),
        }];
    }
    let (file, back) = written(&event);
    assert_eq!(file["type"], "PAIRGO");
    requires(&file);
    assert_eq!(back.entries.len(), event.entries.len());
    for (was, now) in event.entries.iter().zip(&back.entries) {
        assert_eq!((&was.surname, &was.partners.list), (&now.surname, &now.partners.list));
        assert_eq!((was.rank, was.rating), (now.rank, now.rating));
    }
    for round in &event.rounds {
        let found = back.round(round.no).expect("drawn");
        assert_eq!(games(&back, found), games(&event, round));
    }
    let third = event.entries[0].partners.list[0].clone();
    event.entries[0].partners.list.push(third);
    assert_eq!(written(&event).0["type"], "RENGO3");
}

#[test]
fn what_pairgoth_has_no_word_for_is_said() {
    let mut event = golden::event("harbour-open");
    event.settings.rules = tournament::RulesetName::Ing;
    event.settings.time.overtime = Overtime::SuddenDeath;
    event.rounds[0].boards[0].ending = Ending::NoResult;
    event.rounds[0].boards[1].ending = "B+R".parse().expect("a win");
    let notes: Vec<String> =
        pairgoth::write(&event).notes.iter().map(ToString::to_string).collect();
    for said in ["the setting rules (ing)", "no result; it is written as X", "how 1 games were won"]
    {
        assert!(notes.iter().any(|note| note.contains(said)), "{said}: {notes:?}");
    }
}
