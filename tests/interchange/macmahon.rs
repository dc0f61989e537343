use interchange::{Note, macmahon};
use tournament::{Criterion, Ending, EntryId, Manner, Registration, RoundNo};

use crate::golden::{bytes, text};

#[test]
fn a_tournament_of_macmahon_is_read_whole() {
    let imported = macmahon::read(&bytes("formats/macmahon39.xml")).unwrap();
    let tournament = imported.tournament;
    let settings = &tournament.settings;
    assert_eq!((settings.name.as_str(), settings.rounds), ("Windmill Weekend", 3));
    assert_eq!(
        (settings.mcmahon.bar.to_string(), settings.mcmahon.floor.to_string()),
        ("1d".into(), "20k".into())
    );
    assert_eq!(settings.placement, [Criterion::Mms, Criterion::SosM, Criterion::SososM]);
    assert_eq!(settings.handicap.ceiling, 0);
    let entries = &tournament.entries;
    assert_eq!(entries[1].full_name(), "Čapkovský Ondřej");
    assert_eq!((entries[1].egf_pin.as_str(), entries[1].rating.0), ("91180878", 2100));
    assert_eq!((entries[2].correction, entries[3].correction), (1, 0), "the super bar");
    assert_eq!(entries[3].registration, Registration::Preliminary);
    assert!(!entries[3].participation.in_round(RoundNo(2)));
    let results: Vec<String> = tournament
        .rounds
        .iter()
        .flat_map(|r| &r.boards)
        .map(|b| format!("{}-{} {}", b.black, b.white, b.ending))
        .collect();
    assert_eq!(results, ["2-1 B+", "4-3 W+", "1-2 W+"]);
    assert_eq!(tournament.rounds[1].byes, [EntryId(3)]);
    assert!(matches!(imported.notes[..], [Note::Assumed { .. }]), "no day is in the file");
}

#[test]
fn wrappers_may_differ_and_referees_decide() {
    let file = text("formats/macmahon39.xml")
        .replace("<Playerlist>", "<X><Y>")
        .replace("</Playerlist>", "</Y></X>")
        .replace("Player>", "IndividualParticipant>")
        .replace("GoIndividualParticipant", "GoPlayer")
        .replacen("<ResultByReferee>false", "<ResultByReferee>true", 1)
        .replacen("<Result>0-1", "<Result>0.5-0.5", 1);
    let rounds = macmahon::read(file.as_bytes()).unwrap().tournament.rounds;
    assert!(matches!(rounds[0].boards[0].ending, Ending::Won { manner: Manner::Decision, .. }));
    assert_eq!(rounds[0].boards[1].ending, Ending::Jigo { by_default: false });
}

#[test]
fn what_is_wrong_is_named() {
    let file = text("formats/macmahon39.xml");
    for (from, to, message) in [
        ("<White>1<", "<White>9<", "Pairing (line 90), White: no player is called \"9\""),
        (
            "<White>1<",
            "<White>2<",
            "Pairing (line 90), White: \"2\" already sits in round 1, see line 90",
        ),
        ("3d<", "3x<", "Player (line 28), GoLevel: \"3x\" is not a rank"),
        (">1-0<", ">2-0<", "Pairing (line 90), Result: \"2-0\" is unknown here"),
        ("<Surname>Birkenfeldt", "<Surname>", "Player (line 28), Surname: is missing"),
        ("<Id>2<", "<Id>1<", "Player (line 42), Id: 1 stands there twice"),
        (
            "<NotPlayingInRound>2",
            "<NotPlayingInRound>x",
            "NotPlayingInRound (line 74): \"x\" is not a whole number",
        ),
        ("Rounds>3<", "Rounds>99<", "Tournament (line 3), NumberOfRounds: is 99"),
        ("typeversion", "version", "Tournament (line 1): the file's first element is"),
    ] {
        let file = if from == "typeversion" {
            "<Tournament/>".to_owned()
        } else {
            file.replacen(from, to, 1)
        };
        let shown = macmahon::read(file.as_bytes()).unwrap_err().to_string();
        assert!(shown.lines().any(|line| line.starts_with(message)), "{message}: {shown}");
    }
}

#[test]
fn the_text_import_is_read_line_by_line() {
    let list = "surname|firstname|strength|country|club|rating|registration|playinginrounds\n\
                Čapkovský|Ondřej|2d|CZ|Praha|2201|f|\n\
                Kim|Min|5k|||||p\n";
    let error = macmahon::read_text(list.as_bytes()).unwrap_err();
    assert!(error.to_string().starts_with("line 3, playinginrounds: \"p\" is unknown here"));
    let read = macmahon::read_text(list.replace("|||||p", "||||p|1,3").as_bytes()).unwrap();
    assert_eq!(read.entries[0].rating.0, 2201);
    assert_eq!(read.entries[1].registration, Registration::Preliminary);
    assert_eq!(read.entries[1].participation.to_text(4), "1010");
}
