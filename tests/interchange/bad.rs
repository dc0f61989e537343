//! Every kind of fault that a tournament file may have, and that nothing run away or panics.

use std::sync::LazyLock;

use proptest::prelude::*;

use interchange::{MOST_BYTES, detect, opengotha, participants};

use crate::golden::{bytes, text};

/// Changes one thing of an event and expects this line among the faults.
fn refused(from: &str, to: &str, message: &str) {
    let file = text("tournaments/byes-and-absences.xml");
    assert!(file.contains(from), "{from}");
    let shown = opengotha::read(file.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
    assert!(shown.lines().any(|line| line.starts_with(message)), "{from} → {to}: {shown}");
}

const GAME: &str = "<Game blackPlayer=\"YURKEVICHVENIAMIN\" handicap=\"0\" knownColor=\"true\" \
                    result=\"RESULT_WHITEWINS\" roundNumber=\"1\" tableNumber=\"1\"";

#[test]
fn faults_of_games_are_named() {
    for (from, to, message) in [
        (
            "YURKEVICHVENIAMIN",
            "NOBODY",
            "Game (line 21), blackPlayer: no player is called \"NOBODY\"",
        ),
        ("blackPlayer=\"YURKEVICHVENIAMIN\" ", "", "Game (line 21), blackPlayer: is missing"),
        (
            "YURKEVICHVENIAMIN",
            "NETHERWOODABIGAIL",
            "Game (line 22), blackPlayer: \"NETHERWOODABIGAIL\" already sits in round 1, see line 21",
        ),
        (
            "YURKEVICHVENIAMIN",
            "ŽIŽKOVSKÝROSTISLAV",
            "Game (line 21), whitePlayer: \"ŽIŽKOVSKÝROSTISLAV\" already sits in round 1, see line 21",
        ),
        (
            "tableNumber=\"1\"",
            "tableNumber=\"2\"",
            "Game (line 22), tableNumber: table 2 of round 1 is taken, see line 21",
        ),
        (
            "tableNumber=\"1\"",
            "tableNumber=\"0\"",
            "Game (line 21), tableNumber: is 0; write a number from 1 to 9999",
        ),
        ("tableNumber=\"1\"", "", "Game (line 21), tableNumber: is missing"),
        (
            "roundNumber=\"1\"",
            "roundNumber=\"7\"",
            "Game (line 21), roundNumber: is 7; write a number from 1 to 6",
        ),
        ("roundNumber=\"1\"", "roundNumber=\"-1\"", "Game (line 21), roundNumber: is -1"),
        (
            "roundNumber=\"1\"",
            "roundNumber=\"99999999999999999999\"",
            "Game (line 21), roundNumber: \"99999999999999999999\" is not a whole number",
        ),
        (
            "handicap=\"0\"",
            "handicap=\"10\"",
            "Game (line 21), handicap: is 10; write a number from 0 to 9",
        ),
        (
            "RESULT_WHITEWINS",
            "RESULT_MAYBE",
            "Game (line 21), result: \"RESULT_MAYBE\" is unknown here",
        ),
        (
            "knownColor=\"true\"",
            "knownColor=\"1\"",
            "Game (line 21), knownColor: \"1\" is unknown here; write one of true, false",
        ),
    ] {
        refused(GAME, &GAME.replace(from, to), message);
    }
    refused(
        "player=\"YURKEVICHZINAIDA\" roundNumber=\"2\"",
        "player=\"YURKEVICHZINAIDA\" roundNumber=\"1\"",
        "ByePlayer (line ",
    );
}

#[test]
fn faults_of_players_are_named() {
    for (from, to, message) in [
        ("rank=\"5K\"", "rank=\"31K\"", "Player (line 4), rank: \"31K\" is not a rank"),
        (
            "rating=\"1614\"",
            "rating=\"15O2\"",
            "Player (line 4), rating: \"15O2\" is not a whole number",
        ),
        (
            "rating=\"1614\"",
            "rating=\"9999\"",
            "Player (line 4), rating: is 9999; write a number from -1000 to 3500",
        ),
        (
            "participating=\"11111111111111111111\"",
            "participating=\"1111111111111111111x\"",
            "Player (line 4), participating: \"1111111111111111111x\" is unknown here",
        ),
        (
            "registeringStatus=\"FIN\"",
            "registeringStatus=\"MAYBE\"",
            "Player (line 4), registeringStatus: \"MAYBE\" is unknown here",
        ),
        (
            "smmsCorrection=\"0\"",
            "smmsCorrection=\"0.5\"",
            "Player (line 4), smmsCorrection: \"0.5\" is not a whole number",
        ),
        ("name=\"Žižkovský\"", "name=\"\"", "Player (line 4), name: is missing"),
        ("club=\"Brno\"", "club=\"B\u{7}\"", "Player (line 4), club: has a control character"),
    ] {
        refused(from, to, message);
    }
    let long = format!("name=\"{}\"", "x".repeat(201));
    refused(
        "name=\"Žižkovský\"",
        &long,
        "Player (line 4), name: has 201 characters; 200 is the most",
    );
    refused(
        "firstName=\"Svyatoslav\"",
        "firstName=\"Svyatoslav",
        "Players (line 5): is not closed: the file is cut off, or a quotation mark is missing",
    );
    let file = text("tournaments/byes-and-absences.xml");
    let twice = file.replacen("name=\"Romashkin\"", "name=\"ŽIŽKOVSKÝ\"", 1).replacen(
        "Svyatoslav",
        "Rosti slav",
        1,
    );
    let shown = opengotha::read(twice.as_bytes()).unwrap_err().to_string();
    assert!(
        shown.starts_with(
            "Player (line 5), name: \"ŽIŽKOVSKÝ Rosti slav\" is entered twice, first on line 4"
        ),
        "{shown}"
    );
}

#[test]
fn faults_of_settings_are_named() {
    let general = "GeneralParameterSet (line 70)";
    for (from, to, message) in [
        (
            "beginDate=\"2020-11-21\"",
            "beginDate=\"2020-13-45\"",
            "beginDate: \"2020-13-45\" is not a date",
        ),
        ("endDate=\"2020-11-30\"", "endDate=\"2020-11-01\"", "endDate: ends before it begins"),
        ("komi=\"7.5\"", "komi=\"seven\"", "komi: \"seven\" is not a number of points"),
        ("komi=\"7.5\"", "komi=\"400\"", "komi: is 400"),
        ("numberOfRounds=\"6\"", "numberOfRounds=\"2147483648\"", "numberOfRounds: is 2147483648"),
        ("numberOfRounds=\"6\"", "numberOfRounds=\"0\"", "numberOfRounds: is 0"),
        ("genMMBar=\"5K\"", "genMMBar=\"K5\"", "genMMBar: \"K5\" is not a rank"),
        ("genMMFloor=\"20K\"", "genMMFloor=\"1D\"", "genMMFloor: has its floor above its bar"),
        ("size=\"19\"", "size=\"0\"", "size: is 0"),
        ("STDBYOYOMI", "HOURGLASS", "complementaryTimeSystem: \"HOURGLASS\" is unknown here"),
        ("basicTime=\"60\"", "basicTime=\"-60\"", "basicTime: is -60"),
    ] {
        refused(from, to, &format!("{general}, {message}"));
    }
    refused("\"MMS\"", "\"MMX\"", "PlacementCriterion (line 74), name: \"MMX\" is unknown here");
    refused(
        "\"0.5\"/>",
        "\"NaN\"/>",
        "PairingParameterSet (line 82), paiStandardNX1Factor: \"NaN\" is not a number",
    );
    refused(
        "hdCeiling=\"9\"",
        "hdCeiling=\"99\"",
        "HandicapParameterSet (line 71), hdCeiling: is 99",
    );
    refused(
        "dataVersion=\"201\"",
        "dataVersion=\"new\"",
        "Tournament (line 2), dataVersion: \"new\" is not a whole number",
    );
}

#[test]
fn files_that_are_none_are_refused_as_a_whole() {
    let file = bytes("tournaments/byes-and-absences.xml");
    let shown = |bytes: &[u8]| opengotha::read(bytes).unwrap_err().to_string();
    assert!(shown(&file[..file.len() / 2]).contains("is not closed: the file is cut off"));
    assert!(shown(&file[..file.len() - 3]).contains("cut off"));
    assert!(shown(b"\xff\xfe\x00\xd8").starts_with("the file: is not text in UTF-16LE"));
    assert!(
        shown(b"<html/>")
            .starts_with("html (line 1): the file's first element is html, not Tournament")
    );
    assert!(shown(b"no markup").contains("is not well-formed XML"));
    assert!(shown(&vec![b' '; MOST_BYTES + 1]).contains("20971520 is the most"));
    assert!(
        shown("<a>".repeat(1_000_000).as_bytes()).contains("is nested more than 32 elements deep")
    );
    let bomb =
        "<!DOCTYPE t [<!ENTITY a \"&b;&b;\"><!ENTITY b \"x\">]><Tournament><Players/></Tournament>";
    assert!(shown(bomb.as_bytes()).contains("defines or uses the entity \"a\""));
}

#[test]
fn all_faults_are_collected_and_a_flood_is_counted() {
    let file = text("tournaments/byes-and-absences.xml");
    let error = opengotha::read(file.replace("RESULT_", "RES_").as_bytes()).unwrap_err();
    assert_eq!((error.faults().len(), error.more()), (41, 0));
    let file = text("tournaments/northern-open.xml");
    let error = opengotha::read(file.replace("RESULT_", "RES_").as_bytes()).unwrap_err();
    assert_eq!((error.faults().len(), error.more()), (100, 292));
    assert!(error.to_string().ends_with("\nand 292 more"));
    assert!(error.faults().iter().all(|fault| !fault.problem.code().is_empty()));
}

/// The smaller files, to change at random.
static SEEDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    [
        "tournaments/swiss-categories.xml",
        "tournaments/byes-and-absences.xml",
        "formats/macmahon39.xml",
        "tournaments/byes-and-absences.h9",
        "formats/sample.h9",
        "formats/participants.csv",
    ]
    .map(bytes)
    .into_iter()
    .chain([interchange::json::write(&crate::golden::event("swiss-categories")).bytes])
    .collect()
});

/// A change at a place of a file.
fn change(file: &mut Vec<u8>, kind: u8, at: usize, with: &[u8]) {
    let at = at % (file.len() + 1);
    let end = (at + with.len()).min(file.len());
    match kind {
        0 => drop(file.splice(at..end, with.iter().copied())),
        1 => drop(file.splice(at..at, with.iter().copied())),
        2 => drop(file.drain(at..end)),
        3 => file.truncate(at),
        _ => file.extend_from_within(at..end),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn no_change_of_a_file_makes_a_reader_panic(
        seed in 0..7_usize,
        changes in proptest::collection::vec(
            (0..5_u8, any::<usize>(), prop_oneof![
                proptest::collection::vec(any::<u8>(), 1..8),
                "[0-9<>\"'&;/ |+-=?]{1,6}".prop_map(String::into_bytes),
                Just(b"99999999999999999999".to_vec()),
                Just("\u{feff}ß\u{1F600}".as_bytes().to_vec()),
            ]),
            1..4,
        ),
    ) {
        let mut file = SEEDS[seed].clone();
        for (kind, at, with) in &changes {
            change(&mut file, *kind, *at, with);
        }
        if let Err(error) = detect(&file, "file") {
            prop_assert!(!error.faults().is_empty() && !error.to_string().is_empty());
        }
        let _ = opengotha::read(&file);
        let _ = participants::read(&file);
    }
}
