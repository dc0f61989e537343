use interchange::{Note, aga};

use crate::golden::{bytes, event, table};

/// The lines of a report by their parts: players, then games by round.
fn parts(report: &str) -> (Vec<String>, Vec<String>) {
    let mut round = String::new();
    let (mut players, mut games) = (Vec::new(), Vec::new());
    for line in report.lines() {
        if let Some(number) = line.strip_prefix("GAMES ") {
            round = number.to_owned();
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            if round.is_empty() {
                players.push(line.to_owned());
            } else {
                games.push(format!("{round} {line}"));
            }
        }
    }
    games.sort();
    (players, games)
}

fn opengothas(path: &str) -> String {
    encoding_rs::ISO_8859_15.decode_without_bom_handling(&bytes(path)).0.into_owned()
}

#[test]
fn everybody_and_every_game_is_reported() {
    let tournament = event("northern-open");
    let export = aga::write(&tournament, &table("northern-open", &tournament));
    let ours = String::from_utf8(export.bytes).unwrap();
    let (players, games) = parts(&ours);
    let (mut expected_players, expected_games) =
        parts(&opengothas("tournaments/northern-open.aga.txt"));
    let latin = |line: &mut String| *line = any_ascii::any_ascii(line);
    expected_players.iter_mut().for_each(latin);
    assert_eq!(games, expected_games);
    let mut sorted = players;
    sorted.sort();
    expected_players.sort();
    assert_eq!(sorted, expected_players);
    assert!(ours.starts_with(
        "TOURNEY\tNorthern Open 2020, Lakehead Hall\n\tlocation=Lakehead Hall\n\tstart=2020-10-24\n"
    ));
    assert!(ours.ends_with("\n\nEND\n"));
}

#[test]
fn who_has_no_number_is_left_out_and_told_and_no_number_is_invented() {
    let tournament = event("byes-and-absences");
    let export = aga::write(&tournament, &table("byes-and-absences", &tournament));
    let report = String::from_utf8(export.bytes).unwrap();
    let (players, games) = parts(&report);
    assert_eq!((players.len(), games.len()), (1, 0), "{report}");
    assert!(!report.contains("9999") && report.is_ascii());
    let missing = |note: &&Note| matches!(note, Note::MemberNumberMissing { .. });
    assert_eq!(export.notes.iter().filter(missing).count(), 14);
    let jigo = |note: &&Note| matches!(note, Note::GameLeftOut { round: 2, .. });
    assert_eq!(export.notes.iter().filter(jigo).count(), 1);
}

#[test]
fn a_board_is_reported_with_the_komi_it_was_played_with() {
    let mut tournament = event("northern-open");
    let table = table("northern-open", &tournament);
    let lines = |tournament: &tournament::Tournament| {
        let report = String::from_utf8(aga::write(tournament, &table).bytes).unwrap();
        parts(&report).1
    };
    let before = lines(&tournament);
    let numbers = |board: &tournament::Board| {
        let of =
            |id| tournament.entries.iter().find(|e| e.id == id).expect("an entry").aga_id.clone();
        format!("{}\t{}\t", of(board.white), of(board.black))
    };
    let pair = numbers(&tournament.rounds[0].boards[0]);
    tournament.rounds[0].boards[0].komi = Some(tournament::HalfPoints(-10));
    let after = lines(&tournament);
    let changed: Vec<_> = after.iter().filter(|line| !before.contains(line)).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert!(changed[0].contains(&pair) && changed[0].ends_with("\t-5"), "{changed:?}");
}
