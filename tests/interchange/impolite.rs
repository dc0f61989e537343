//! Files that a strict reader refuses and OpenGotha opens: each opens, and says what was taken.

use interchange::{Imported, opengotha};
use tournament::{EntryId, RoundNo, TableNo};

use crate::golden::text;

fn event() -> String {
    text("tournaments/byes-and-absences.xml")
}

fn read(file: &str) -> Imported {
    opengotha::read(file.as_bytes(), Default::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Changes one thing of an event and expects this note.
fn opens(from: &str, to: &str, message: &str) -> Imported {
    let file = event();
    assert!(file.contains(from), "{from}");
    let imported = read(&file.replacen(from, to, 1));
    let told: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|note| note == message), "{from} → {to}: {told:?}");
    assert_eq!(tournament::check_usable(&imported.tournament.settings), []);
    imported
}

const GAME: &str = "<Game blackPlayer=\"YURKEVICHVENIAMIN\" handicap=\"0\" knownColor=\"true\" \
                    result=\"RESULT_WHITEWINS\" roundNumber=\"1\" tableNumber=\"1\"";

#[test]
fn games_are_taken_or_set_aside() {
    for (from, to, message, boards) in [
        (
            "YURKEVICHVENIAMIN",
            "NOBODY",
            "Game (line 21): no player is called \"NOBODY\"; it was left out",
            6,
        ),
        (
            "blackPlayer=\"YURKEVICHVENIAMIN\" ",
            "",
            "Game (line 21): no player is called \"\"; it was left out",
            6,
        ),
        (
            "YURKEVICHVENIAMIN",
            "NETHERWOODABIGAIL",
            "Game (line 22): NETHERWOODABIGAIL already sits in round 1, see line 21; it was set aside",
            6,
        ),
        (
            "YURKEVICHVENIAMIN",
            "ŽIŽKOVSKÝROSTISLAV",
            "Game (line 21): ŽIŽKOVSKÝROSTISLAV already sits in round 1, see line 21; it was set aside",
            6,
        ),
        (
            "tableNumber=\"1\"",
            "tableNumber=\"2\"",
            "Game (line 22), tableNumber: \"2\" cannot be used; 1 was taken",
            7,
        ),
        (
            "tableNumber=\"1\"",
            "tableNumber=\"0\"",
            "Game (line 21), tableNumber: \"0\" cannot be used; 1 was taken",
            7,
        ),
        ("tableNumber=\"1\"", "", "Game (line 21), tableNumber is missing; 1 was taken", 7),
        ("roundNumber=\"1\"", "", "Game (line 21), roundNumber is missing; 1 was taken", 7),
        (
            "roundNumber=\"1\"",
            "roundNumber=\"7\"",
            "GeneralParameterSet (line 70), numberOfRounds: \"6\" cannot be used; 7 was taken",
            6,
        ),
        (
            "roundNumber=\"1\"",
            "roundNumber=\"-1\"",
            "Game (line 21), roundNumber: \"-1\" cannot be used; it was left out",
            6,
        ),
        (
            "handicap=\"0\"",
            "handicap=\"10\"",
            "Game (line 21), handicap: \"10\" cannot be used; 9 was taken",
            7,
        ),
        (
            "RESULT_WHITEWINS",
            "None",
            "Game (line 21), result: \"None\" cannot be used; RESULT_UNKNOWN was taken",
            7,
        ),
        (
            "knownColor=\"true\"",
            "knownColor=\"1\"",
            "Game (line 21), knownColor: \"1\" cannot be used; true was taken",
            7,
        ),
    ] {
        let imported = opens(GAME, &GAME.replace(from, to), message);
        assert_eq!(imported.tournament.rounds[0].boards.len(), boards, "{message}");
        assert_eq!(imported.notes.len(), 1, "{message}: {:?}", imported.notes);
    }
}

#[test]
fn a_free_round_of_somebody_who_sits_is_set_aside() {
    let (from, to) =
        ("player=\"YURKEVICHZINAIDA\" roundNumber=\"2\"", "player=\"YURKEVICHZINAIDA\"");
    let imported = read(&event().replacen(from, to, 1));
    let told: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].ends_with("roundNumber is missing; 1 was taken"), "{told:?}");
    assert!(told[1].contains("YURKEVICHZINAIDA already sits in round 1, see line"), "{told:?}");
    assert_eq!(imported.tournament.rounds[1].byes, []);
}

#[test]
fn tables_that_are_missing_get_the_free_numbers() {
    let mut file = event();
    for table in [1, 3] {
        file = file.replacen(
            &format!("roundNumber=\"1\" tableNumber=\"{table}\""),
            "roundNumber=\"1\"",
            1,
        );
    }
    let imported = read(&file);
    let tables: Vec<TableNo> =
        imported.tournament.rounds[0].boards.iter().map(|b| b.table).collect();
    assert_eq!(tables, (1..=7).map(TableNo).collect::<Vec<_>>());
    assert_eq!(imported.notes.len(), 2);
    assert_eq!(imported.tournament.rounds, read(&event()).tournament.rounds);
}

#[test]
fn players_are_brought_within_bounds() {
    for (from, to, message) in [
        (
            "rank=\"5K\"",
            "rank=\"99K\"",
            "Player (line 4), rank: \"99K\" cannot be used; 30k was taken",
        ),
        (
            "rank=\"5K\"",
            "rank=\"12D\"",
            "Player (line 4), rank: \"12D\" cannot be used; 9d was taken",
        ),
        (
            "rank=\"5K\"",
            "rank=\"strong\"",
            "Player (line 4), rank: \"strong\" cannot be used; 4k was taken",
        ),
        (
            "rating=\"1614\"",
            "rating=\"15O2\"",
            "Player (line 4), rating: \"15O2\" cannot be used; 1600 was taken",
        ),
        (
            "rating=\"1614\"",
            "rating=\"-7800\"",
            "Player (line 4), rating: \"-7800\" cannot be used; -900 was taken",
        ),
        (
            "rating=\"1614\"",
            "rating=\"4000\"",
            "Player (line 4), rating: \"4000\" cannot be used; 2949 was taken",
        ),
        (
            "participating=\"11111111111111111111\"",
            "participating=\"1101x\"",
            "Player (line 4), participating: \"1101x\" cannot be used; 11011 was taken",
        ),
        (
            "registeringStatus=\"FIN\"",
            "registeringStatus=\"MAYBE\"",
            "Player (line 4), registeringStatus: \"MAYBE\" cannot be used; FIN was taken",
        ),
        (
            "smmsCorrection=\"0\"",
            "smmsCorrection=\"0.5\"",
            "Player (line 4), smmsCorrection: \"0.5\" cannot be used; 0 was taken",
        ),
        (
            "club=\"Brno\"",
            "club=\"B\u{7}\"",
            "Player (line 4), club: \"B\u{7}\" cannot be used; B was taken",
        ),
    ] {
        let message = message.replace('\u{7}', "\\u{7}");
        assert_eq!(opens(from, to, &message).tournament.entries.len(), 15);
    }
    let name = format!("name=\"{}\"", "x".repeat(201));
    let imported = read(&event().replacen("name=\"Žižkovský\"", &name, 1));
    assert_eq!(imported.tournament.entries[0].surname.len(), 200);
}

#[test]
fn the_same_player_twice_is_kept_once() {
    let twice = event().replacen("name=\"Romashkin\"", "name=\"ŽIŽKOVSKÝ\"", 1);
    let imported = read(&twice.replacen("Svyatoslav", "Rosti slav", 1));
    assert_eq!(imported.tournament.entries.len(), 14);
    assert_eq!(
        imported.notes[0].to_string(),
        "Player (line 5): ŽIŽKOVSKÝ Rosti slav is entered twice, first on line 4; the second was set aside"
    );
}

#[test]
fn a_professional_keeps_the_grade_and_is_paired_as_a_high_dan() {
    for (rank, grade, paired, kept) in [
        ("3P", "", "7d", "3p"),
        ("7D", "3P", "7d", "3p"),
        ("5P", "5P", "8d", "5p"),
        ("7D", "7D", "7d", ""),
    ] {
        let file = event().replacen("grade=\" 4K\"", &format!("grade=\"{grade}\""), 1);
        let imported = read(&file.replacen("rank=\"5K\"", &format!("rank=\"{rank}\""), 1));
        let first = &imported.tournament.entries[0];
        assert_eq!((first.rank.to_string().as_str(), first.grade.as_str()), (paired, kept));
        assert_eq!(imported.notes, []);
        let again =
            opengotha::read(&opengotha::write(&imported.tournament).bytes, Default::default())
                .unwrap();
        assert_eq!(again.tournament.entries, imported.tournament.entries);
    }
}

#[test]
fn references_are_compared_without_accents_once_more() {
    for reference in ["ZIZKOVSKYROSTISLAV", "ŽıŽKOVSKÝROSTıSLAV", "ŽİŽKOVSKÝROSTİSLAV"] {
        let imported =
            read(&event().replace("\"ŽIŽKOVSKÝROSTISLAV\"", &format!("\"{reference}\"")));
        assert_eq!(imported.tournament.rounds, read(&event()).tournament.rounds, "{reference}");
    }
    let imported =
        read(&event().replacen("YURKEVICHVENIAMIN\" handicap", "YÜRKEVIÇHVENIAMIN\" handicap", 1));
    assert_eq!(
        imported.notes[0].to_string(),
        "Game (line 21), blackPlayer: \"YÜRKEVIÇHVENIAMIN\" cannot be used; Yurkevich Veniamin was taken"
    );
}

#[test]
fn settings_fall_back_to_the_defaults() {
    let general = "GeneralParameterSet (line 70)";
    for (from, to, message) in [
        (
            "beginDate=\"2020-11-21\"",
            "beginDate=\"2020-13-45\"",
            "beginDate: \"2020-13-45\" cannot be used; 2020-11-20 was taken",
        ),
        (
            "endDate=\"2020-11-30\"",
            "endDate=\"2020-11-01\"",
            "endDate: \"2020-11-01\" cannot be used; 2020-11-21 was taken",
        ),
        ("komi=\"7.5\"", "komi=\"seven\"", "komi: \"seven\" cannot be used; 7.5 was taken"),
        ("komi=\"7.5\"", "komi=\"400\"", "komi: \"400\" cannot be used; 100 was taken"),
        ("genMMBar=\"5K\"", "genMMBar=\"5Q\"", "genMMBar: \"5Q\" cannot be used; 4d was taken"),
        (
            "genMMFloor=\"20K\"",
            "genMMFloor=\"1D\"",
            "genMMFloor: \"1D\" cannot be used; 5k was taken",
        ),
        ("size=\"19\"", "size=\"0\"", "size: \"0\" cannot be used; 2 was taken"),
        (
            "STDBYOYOMI",
            "None",
            "complementaryTimeSystem: \"None\" cannot be used; CANBYOYOMI was taken",
        ),
        ("basicTime=\"60\"", "basicTime=\"-60\"", "basicTime: \"-60\" cannot be used; 0 was taken"),
    ] {
        opens(from, to, &format!("{general}, {message}"));
    }
    for (from, to, message) in [
        (
            "\"MMS\"",
            "\"MMX\"",
            "PlacementCriterion (line 74), name: \"MMX\" cannot be used; NULL was taken",
        ),
        (
            "\"0.5\"/>",
            "\"NaN\"/>",
            "PairingParameterSet (line 82), paiStandardNX1Factor: \"NaN\" cannot be used; 0.5 was taken",
        ),
        (
            "hdCeiling=\"9\"",
            "hdCeiling=\"99\"",
            "HandicapParameterSet (line 71), hdCeiling: \"99\" cannot be used; 9 was taken",
        ),
        (
            "dataVersion=\"201\"",
            "dataVersion=\"new\"",
            "Tournament (line 2), dataVersion: \"new\" cannot be used; 201 was taken",
        ),
    ] {
        opens(from, to, message);
    }
    let many = read(&event().replacen("numberOfRounds=\"6\"", "numberOfRounds=\"2147483648\"", 1));
    assert_eq!(many.tournament.settings.rounds, 20);
}

#[test]
fn an_event_without_a_day_is_on_the_day_it_was_saved_or_today() {
    let file = event();
    let without = file.replacen("beginDate=\"2020-11-21\" ", "", 1).replacen(
        "endDate=\"2020-11-30\" ",
        "",
        1,
    );
    assert_ne!(without.len(), file.len());
    let today = chrono::NaiveDate::from_ymd_opt(2026, 5, 30).unwrap();
    let imported = opengotha::read(without.as_bytes(), today).unwrap();
    let day = imported.tournament.settings.begins;
    assert_eq!(imported.tournament.settings.ends, day);
    assert!(imported.notes[0].to_string().contains("beginDate is missing"), "{:?}", imported.notes);
    let saved = "saveDT=\"20201129123456\"";
    let unsaved = without.replacen("saveDT", "saved", 1);
    assert_eq!(
        opengotha::read(unsaved.as_bytes(), today).unwrap().tournament.settings.begins,
        today
    );
    let saved = unsaved.replacen("<Tournament ", &format!("<Tournament {saved} "), 1);
    let day = opengotha::read(saved.as_bytes(), today).unwrap().tournament.settings.begins;
    assert_eq!(day.to_string(), "2020-11-29");
}

#[test]
fn what_is_not_used_is_written_back() {
    let file = text("tournaments/teams.xml")
        .replacen("<Player ", "<Player photo=\"a.png\" shoeSize=\"44\" ", 1)
        .replacen("<Game ", "<Game referee=\"R &amp; D\" ", 1)
        .replacen("<TournamentParameterSet>", "<Weather sky=\"blue\"><Wind>north</Wind></Weather><TournamentParameterSet><More a=\"1\"/>", 1)
        .replacen("paiMaAdditionalPlacementCritSystem2=\"NULL\"", "paiMaAdditionalPlacementCritSystem2=\"NBW\"", 1);
    let imported = read(&file);
    let written = String::from_utf8(opengotha::write(&imported.tournament).bytes).unwrap();
    for kept in [
        "photo=\"a.png\"",
        "shoeSize=\"44\"",
        "referee=\"R &amp; D\"",
        "<Weather sky=\"blue\">",
        "<Wind>north</Wind>",
        "<More a=\"1\"/>",
        "paiMaAdditionalPlacementCritSystem2=\"NBW\"",
        "<Team teamName=\"Angers\" teamNumber=\"2\">",
        "<Board boardNumber=\"2\" player=\"OUVRARDNOÉMIE\" roundNumber=\"1\"/>",
    ] {
        assert!(written.contains(kept), "{kept}");
    }
    for element in ["<Board ", "<Team "] {
        assert_eq!(written.matches(element).count(), file.matches(element).count(), "{element}");
    }
    assert_eq!(read(&written).tournament, imported.tournament);
}

#[test]
fn kept_references_follow_a_player_who_is_renamed_or_gone() {
    let mut teams = read(&text("tournaments/teams.xml")).tournament;
    let renamed = teams.entries.iter().position(|entry| entry.surname == "Ouvrard").unwrap();
    teams.entries[renamed].surname = "Smith".to_owned();
    let gone = teams.entries.iter().position(|entry| entry.surname == "Grandclaude").unwrap();
    let gone: EntryId = teams.entries[gone].id;
    for round in &mut teams.rounds {
        round.boards.retain(|board| board.color_of(gone).is_none());
    }
    teams.entries.retain(|entry| entry.id != gone);
    let written = String::from_utf8(opengotha::write(&teams).bytes).unwrap();
    assert!(written.contains("player=\"SMITHNOÉMIE\" roundNumber=\"1\""));
    assert!(!written.contains("OUVRARD") && !written.contains("GRANDCLAUDE"));
    assert_eq!(read(&written).tournament.rounds.len(), 5);
    assert_eq!(teams.round(RoundNo(1)).map(|round| round.boards.len()), Some(20));
}

#[test]
fn what_is_kept_of_a_file_with_control_characters_is_read_again() {
    let first = "<TournamentParameterSet>";
    let odd = event().replacen(first, &format!("{first}<Extra note=\"a\u{7}b\u{1b}c\"/>"), 1);
    let kept = read(&odd).tournament;
    let carried = &kept.settings.carried;
    assert!(carried.values().any(|value| value.contains("a b c")), "{carried:?}");
    let again = interchange::json::read(&interchange::json::write(&kept).bytes);
    assert_eq!(again.expect("what we write can be read").tournament.settings.carried, *carried);
}
