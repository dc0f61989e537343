use go::Color;
use interchange::{Note, opengotha};
use tournament::{
    Board, Ending, Entry, EntryId, Federation, HalfPoints, Manner, Message, Overtime,
    Participation, Registration, Round, RoundNo, RoundState, Sentence, System, TableNo, Tournament,
    check_settings, preset,
};

use crate::golden::{EVENTS, bytes, event};

/// Players, rounds, games, byes of an event, its system and what it carries.
fn outline(tournament: &Tournament) -> String {
    let games: usize = tournament.rounds.iter().map(|round| round.boards.len()).sum();
    let byes: usize = tournament.rounds.iter().map(|round| round.byes.len()).sum();
    let (players, rounds) = (tournament.entries.len(), tournament.rounds.len());
    format!("{players} {rounds} {games} {byes} {:?}", tournament.settings.system)
}

#[test]
fn every_event_is_read_whole() {
    for (name, expected) in [
        ("both-lose", "17 6 42 4 Swiss"),
        ("byes-and-absences", "15 6 41 4 McMahon"),
        ("congress-2011", "760 10 2708 0 McMahon"),
        ("harbour-open", "58 4 99 0 McMahon"),
        ("northern-open", "150 6 392 4 McMahon"),
        ("open-half-points", "21 6 60 4 Swiss"),
        ("simplemm", "16 5 40 0 McMahon"),
        ("simpleswiss", "32 7 112 0 Swiss"),
        ("swiss-categories", "14 3 17 2 SwissCategories"),
        ("teams", "42 5 105 0 McMahon"),
        ("unicode-names-cjk-cyrillic", "167 5 361 3 McMahon"),
    ] {
        let tournament = event(name);
        assert_eq!(outline(&tournament), expected, "{name}");
        assert!(tournament.rounds.iter().all(|round| round.state == RoundState::Finished));
        assert_eq!(check_settings(&tournament.settings), [], "{name}");
    }
}

#[test]
fn what_a_file_says_of_an_event_is_kept() {
    let tournament = event("swiss-categories");
    let settings = &tournament.settings;
    let limits: Vec<String> = settings.categories.0.iter().map(ToString::to_string).collect();
    assert_eq!(limits, ["3k", "5k", "15k"]);
    assert_eq!(settings.time.overtime, Overtime::Canadian { stones: 25, seconds: 600 });
    assert_eq!(
        (settings.points.bye_mms, settings.points.bye_wins),
        (HalfPoints::HALF, HalfPoints::HALF)
    );
    assert!(settings.pairing.later_by_rating);
    assert_eq!(
        settings.carried.get("Tournament.saveDT").map(String::as_str),
        Some("20201011171651")
    );
    let late = &tournament.entries[0];
    assert_eq!((late.surname.as_str(), late.first_name.as_str()), ("Yağmurlu", "Bogdănel"));
    assert_eq!(late.participation.to_text(4), "0011");
    assert_eq!(late.rating_origin, "EGF : 210");
    assert_eq!(late.grade, "", "a grade that says no more than the rank is not kept");
    let graded = &event("byes-and-absences").entries[0];
    assert_eq!((graded.rank.to_string(), graded.grade.as_str()), ("5k".to_owned(), "4K"));
}

#[test]
fn old_files_take_the_defaults_of_their_system() {
    let settings = event("congress-2011").settings;
    assert_eq!(settings.mcmahon.zero.to_string(), "30k");
    assert!(settings.points.round_down && settings.pairing.excused_at_bar);
    assert!(settings.pairing.drawn_compensate && !settings.points.sos_unplayed_as_half);
    assert_eq!(settings.pairing.club_group, 2);
}

#[test]
fn teams_are_told_of_and_ratings_without_a_data_version_stay() {
    let imported = opengotha::read(&bytes("tournaments/teams.xml"), Default::default()).unwrap();
    let [ratings, two_boards, kept] = &imported.notes[..] else { panic!("{:?}", imported.notes) };
    assert_eq!((ratings, kept), (&Note::RatingsAsTheyStand, &Note::TeamsKept { teams: 14 }));
    assert_eq!(
        two_boards.to_string(),
        "Board (line 234): Échevin Théophile sits at another board of La Rochelle 1 in round 6; it was set aside"
    );
    assert_eq!(imported.tournament.entries[0].rating.0, 1914);
}

#[test]
fn old_ratings_are_shifted_wherever_the_file_or_the_ranks_say_so() {
    let file = String::from_utf8(bytes("tournaments/harbour-open.xml")).unwrap();
    let mut old = file.replace("dataVersion=\"201\"", "dataVersion=\"200\"");
    for entry in event("harbour-open").entries {
        let (now, then) = (entry.rating.0, entry.rating.0 - 2050);
        old = old.replace(&format!(" rating=\"{now}\""), &format!(" rating=\"was{then}\""));
    }
    let old = old.replace("\"was", "\"");
    let unsaid =
        old.replace("dataVersion=\"200\" gothaMinorVersion=\"2\" gothaVersion=\"346\"", "");
    for file in [old, unsaid] {
        let imported = opengotha::read(file.as_bytes(), Default::default()).unwrap();
        assert_eq!(imported.notes, [Note::RatingsShifted]);
        assert_eq!(imported.tournament.entries, event("harbour-open").entries);
    }
}

#[test]
fn a_newer_data_version_is_read_like_201_and_noted() {
    let file = String::from_utf8(bytes("tournaments/harbour-open.xml")).unwrap();
    let file = file
        .replace("dataVersion=\"201\"", "dataVersion=\"202\" mood=\"good\"")
        .replace("<Games>", "<Weather/><Games>")
        .replacen("<Player ", "<Player shoeSize=\"44\" ", 2)
        .replace(
            "paiMaAdditionalPlacementCritSystem2=\"NULL\"",
            "paiMaAdditionalPlacementCritSystem2=\"NBW\"",
        );
    let imported = opengotha::read(file.as_bytes(), Default::default()).unwrap();
    let told: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "Tengen makes no use of PairingParameterSet, paiMaAdditionalPlacementCritSystem2; it is kept, and written back to OpenGotha",
            "the file does not say how ratings are stored in a way known here (dataVersion); they were taken as they stand",
            "Tengen makes no use of Player, shoeSize; it is kept, and written back to OpenGotha",
            "Tengen makes no use of Weather (line 63); it is kept, and written back to OpenGotha",
        ]
    );
    let mut expected = event("harbour-open");
    for (key, value) in [
        ("Tournament.mood", "good"),
        ("Player 1.shoeSize", "44"),
        ("Player 2.shoeSize", "44"),
        ("<Tournament>", "<Weather/>"),
        ("PairingParameterSet.paiMaAdditionalPlacementCritSystem2", "NBW"),
    ] {
        expected.settings.carried.insert(key.to_owned(), value.to_owned());
    }
    assert_eq!(imported.tournament, expected);
    let again = opengotha::write(&imported.tournament).bytes;
    assert!(String::from_utf8(again).unwrap().contains(" mood=\"good\""));
}

#[test]
fn files_are_read_as_they_are_found() {
    let file = String::from_utf8(bytes("tournaments/harbour-open.xml")).unwrap();
    let expected = event("harbour-open");
    let read = |bytes: &[u8]| opengotha::read(bytes, Default::default()).unwrap().tournament;
    let utf16 = |text: &str| -> Vec<u8> {
        std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    let latin_9 = file.replace("UTF-8", "ISO-8859-15");
    let reference = "LANÇONNEURAURÈLE";
    assert!(file.contains(reference));
    for (what, bytes) in [
        ("a mark", format!("\u{feff}{file}").into_bytes()),
        ("two marks", format!("\u{feff}\u{feff}{file}").into_bytes()),
        ("UTF-16", utf16(&file)),
        ("ISO-8859-15", encoding_rs::ISO_8859_15.encode(&latin_9).0.into_owned()),
        ("stray characters", file.replace("/>\n<", "/>; & x\n<").into_bytes()),
        (
            "a document type",
            file.replace("<Tournament ", "<!DOCTYPE Tournament SYSTEM 't.dtd'>\n<Tournament ")
                .into_bytes(),
        ),
        ("line breaks", file.replace("\" rating", "\"\r\n\trating").into_bytes()),
        (
            "a break in a value",
            file.replace("name=\"De la Font", "name=\"De\n la Font").into_bytes(),
        ),
        ("mixed case", file.replace(reference, "Lançonneur Aurèle").into_bytes()),
        ("decomposed", file.replace(reference, "LANC\u{327}ONNEURAURE\u{300}LE").into_bytes()),
    ] {
        assert_eq!(read(&bytes), expected, "{what}");
    }
}

#[test]
fn a_file_that_pairgoth_wrote_has_its_byes_and_no_number_of_nought() {
    let file = r#"<Tournament dataVersion="201" externalIPAddress="&lt;!DOCTYPE html&gt;">
        <Players>
          <Player name="Le_Bran" firstName="Yann" rank="5K" rating="1567" egfPin="0"/>
          <Player name="Ahn" firstName="Min-ji #48" rank="6D" rating="2550" egfPin="" club="New "/>
          <Player name="ito" firstName="ken ji" rank="4D" rating="2350"/>
        </Players>
        <Games><Game blackPlayer="ITOKENJI" whitePlayer="AHNMIN-JI#48" knownColor="true"
          handicap="0" result="RESULT_UNKNOWN" roundNumber="3" tableNumber="1"/></Games>
        <ByePlayer>
        <ByePlayer player="Le_BranYann" roundNumber="3"/>
        </ByePlayer>
      </Tournament>"#;
    let read = opengotha::read(file.as_bytes(), Default::default()).unwrap();
    let rounds = &read.tournament.rounds;
    assert_eq!((rounds.len(), rounds[2].boards.len(), rounds[2].byes.len()), (3, 1, 1));
    assert_eq!(read.tournament.entries[0].egf_pin, "");
    let notes: Vec<String> = read.notes.iter().map(ToString::to_string).collect();
    assert!(!notes.iter().any(|note| note.contains("ByePlayer")), "{notes:?}");
}

#[test]
fn every_file_written_again_reads_back_the_same() {
    for name in EVENTS.into_iter().chain(["simplemm", "simpleswiss"]) {
        let tournament = event(name);
        let export = opengotha::write(&tournament);
        let again = opengotha::read(&export.bytes, Default::default()).unwrap();
        assert_eq!(again.tournament, tournament, "{name}");
        let of_teams = |note: &Note| {
            matches!(note, Note::TeamsKept { teams: 14 } | Note::AtTwoBoards { round: 6, .. })
        };
        let told = again.notes.len();
        assert_eq!(export.notes, [], "{name}");
        assert!(told == if name == "teams" { 2 } else { 0 } && again.notes.iter().all(of_teams));
        assert!(export.file_name.is_ascii() && !export.file_name.contains(' '));
    }
}

/// A tournament born here, with everything a file of OpenGotha can say.
fn born_here(system: System) -> Tournament {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 30).unwrap();
    let mut tournament =
        Tournament::new(preset(system, Federation::Egf, "Born \"here\" <&>'", day));
    for (surname, number) in [("O'Neill", 1), ("Łucja", 2), ("本因坊", 3), ("ßß", 4), ("E", 5)]
    {
        let rank = format!("{number}k").parse().unwrap();
        let mut entry = Entry::new(EntryId(number), surname, "Ann-Marie", rank);
        entry.participation = Participation::ALL.with(RoundNo(number), false);
        entry.correction = number - 2;
        tournament.entries.push(entry);
    }
    tournament.entries[4].registration = Registration::Preliminary;
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    round.boards = vec![
        Board::new(TableNo(1), EntryId(1), EntryId(2), 3),
        Board {
            colors_known: false,
            ending: Ending::won(Color::White),
            ..Board::new(TableNo(7), EntryId(4), EntryId(3), 0)
        },
    ];
    round.byes = vec![EntryId(5)];
    tournament.rounds.push(round);
    tournament.club_groups.push(tournament::ClubGroup {
        name: "North".to_owned(),
        clubs: vec!["A&B".to_owned(), "C".to_owned()],
    });
    tournament
}

#[test]
fn a_tournament_born_here_reads_back_the_same() {
    for system in [System::McMahon, System::Swiss, System::SwissCategories, System::Cup] {
        for overtime in [
            Overtime::SuddenDeath,
            Overtime::Fischer { increment: 20 },
            Overtime::Canadian { stones: 20, seconds: 250 },
        ] {
            let mut tournament = born_here(system);
            tournament.settings.time.overtime = overtime;
            let export = opengotha::write(&tournament);
            assert_eq!(export.notes, []);
            assert_eq!(
                opengotha::read(&export.bytes, Default::default()).unwrap().tournament,
                tournament
            );
        }
    }
}

#[test]
fn what_a_file_of_opengotha_cannot_say_is_told() {
    let mut tournament = born_here(System::McMahon);
    tournament.entries[0].native_name = Some("Ó Néill".to_owned());
    tournament.entries[1].category = Some(2);
    tournament.settings.categories = tournament::Categories(vec!["1d".parse().unwrap()]);
    tournament.entries[3].surname = tournament.entries[2].surname.clone();
    tournament.settings.rules = tournament::RulesetName::Ing;
    tournament.settings.country = "IE".to_owned();
    tournament.settings.time.overtime = Overtime::Ing;
    tournament.settings.points.no_result = tournament::NoResultPolicy::Half;
    let round = &mut tournament.rounds[0];
    round.state = RoundState::Draft;
    round.byes.push(EntryId(4));
    round.boards[0].ending = Ending::Won { winner: Color::Black, manner: Manner::Resignation };
    round.boards[1].ending = Ending::NoResult;
    round.boards[1].version = 2;
    let export = opengotha::write(&tournament);
    let codes: Vec<_> = export.notes.iter().map(Message::sentence).collect();
    assert_eq!(
        codes.iter().map(Sentence::key).collect::<Vec<_>>(),
        [
            "note-renamed",
            "note-native-names-not-said",
            "note-categories-not-said",
            "note-no-result-written",
            "note-several-byes",
            "note-draft-not-said",
            "note-manner-not-said",
            "note-versions-not-said",
            "note-setting-not-said",
            "note-setting-not-said",
            "note-setting-not-said",
            "note-setting-not-said"
        ]
    );
    let text = String::from_utf8(export.bytes).unwrap();
    assert!(text.contains("result=\"RESULT_EQUAL_BYDEF\"") && text.contains("RESULT_BLACKWINS"));
    assert!(text.contains("firstName=\"Ann-Marie 2\""));
}
