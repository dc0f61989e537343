use interchange::{Note, macmahon, participants};
use tournament::{Criterion, Ending, EntryId, Manner, Registration, RoundNo};

use crate::golden::{bytes, text};

#[test]
fn a_tournament_of_macmahon_is_read_whole() {
    let imported = macmahon::read(&bytes("formats/macmahon39.xml"), Default::default()).unwrap();
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
    let no_day = |note: &Note| note.to_string().contains("BeginDate is missing; 1970-01-01");
    assert!(imported.notes.len() == 1 && no_day(&imported.notes[0]), "{:?}", imported.notes);
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
    let rounds = macmahon::read(file.as_bytes(), Default::default()).unwrap().tournament.rounds;
    assert!(matches!(rounds[0].boards[0].ending, Ending::Won { manner: Manner::Decision, .. }));
    assert_eq!(rounds[0].boards[1].ending, Ending::Jigo { by_default: false });
}

#[test]
fn an_event_that_ends_before_it_begins_ends_on_its_first_day() {
    let days = "<BeginDate>2026-05-02</BeginDate><EndDate>2026-05-01</EndDate><NumberOfRounds>";
    let file = text("formats/macmahon39.xml").replacen("<NumberOfRounds>", days, 1);
    let settings = macmahon::read(file.as_bytes(), Default::default()).unwrap().tournament.settings;
    assert_eq!([settings.begins, settings.ends].map(|day| day.to_string()), ["2026-05-02"; 2]);
}

#[test]
fn a_round_that_stands_twice_seats_nobody_twice() {
    let file = text("formats/macmahon39.xml");
    let begin = file.find("<Round>").unwrap();
    let end = begin + file[begin..].find("</Round>").unwrap() + "</Round>".len();
    let twice = format!("{}{}", &file[..end], &file[begin..]);
    let refused = macmahon::read(twice.as_bytes(), Default::default()).unwrap_err().to_string();
    assert!(refused.contains("round 1"), "{refused}");
}

/// The elements of version 3.10 that stood nowhere in the one before, and its own defaults.
const THREE_TEN: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Tournament typeversion="9">
  <NumberOfRounds>99</NumberOfRounds>
  <Name><![CDATA[Small boards]]></Name>
  <LowerMacMahonBar>false</LowerMacMahonBar><LowerMacMahonBarLevel>35k</LowerMacMahonBarLevel>
  <UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>12d</UpperMacMahonBarLevel>
  <Boardsize>9</Boardsize>
  <ExportColumnDelimiter><![CDATA[	]]></ExportColumnDelimiter>
  <MakePairingSeedingPlacementCriterion typeversion="2"><ShortName>SOS</ShortName></MakePairingSeedingPlacementCriterion>
  <Walllist typeversion="3">
    <SortCriterionDescriptor typeversion="2"><ShortName>Points</ShortName></SortCriterionDescriptor>
    <SortCriterionDescriptor typeversion="2"><ShortName>SOS</ShortName></SortCriterionDescriptor>
  </Walllist>
  <Country typeversion="1"><InternetCode>de</InternetCode><Name>Germany</Name>
    <Club typeversion="1"><Name>Berlin</Name><EGDName>B</EGDName></Club></Country>
  <IndividualParticipant typeversion="1">
    <Id>1</Id><ScoreAdjustment>true</ScoreAdjustment><ScoreAdjustmentValue>-2</ScoreAdjustmentValue>
    <GoPlayer typeversion="1"><Surname><![CDATA[วัลลภ  ไชย]]></Surname><GoLevel>35k</GoLevel><Rating>0</Rating><EgdPin>0</EgdPin></GoPlayer>
  </IndividualParticipant>
  <IndividualParticipant typeversion="1">
    <Id>2</Id>
    <GoPlayer typeversion="1"><FirstName>Bo</FirstName><Surname>Berg</Surname><Club>Berlin</Club><Country>de</Country><GoLevel>4k</GoLevel><Rating>1731</Rating><EgdPin>0</EgdPin></GoPlayer>
  </IndividualParticipant>
  <TournamentRound typeversion="2"><RoundNumber>1</RoundNumber><LastUpdated>2026-05-14 22:34:13</LastUpdated>
    <Pairing typeversion="2"><ForcedPairing>true</ForcedPairing><PairingWithBye>false</PairingWithBye><Black>2</Black><White>1</White><Handicap>0</Handicap><Result>?-?</Result><ResultByReferee>false</ResultByReferee><BoardNumber>1</BoardNumber></Pairing>
  </TournamentRound>
  <TournamentRound typeversion="2"><RoundNumber>2</RoundNumber></TournamentRound>
</Tournament>"#;

#[test]
fn what_version_3_10_writes_by_itself_refuses_no_file() {
    let today = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).unwrap();
    let imported = macmahon::read(THREE_TEN.as_bytes(), today).unwrap();
    let (settings, entries) = (&imported.tournament.settings, &imported.tournament.entries);
    assert_eq!((settings.begins, settings.board_size, settings.rounds), (today, 9, 20));
    assert_eq!(settings.placement, [Criterion::Nbw, Criterion::SosM], "not the draw's");
    assert_eq!((entries[0].rank.to_string().as_str(), entries[0].correction), ("30k", -2));
    assert!(entries[0].rating_follows_rank() && entries[1].rating.0 == 1731);
    assert_eq!((entries[1].country.as_str(), entries[1].club.as_str()), ("DE", "Berlin"));
    assert_eq!(imported.tournament.rounds.len(), 1);
    let said: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    for part in
        ["\"35k\" cannot be used; 30k", "\"12d\" cannot be used; 9d", "\"99\" cannot be used; 20"]
    {
        assert!(said.iter().any(|note| note.contains(part)), "{part}: {said:?}");
    }
    assert_eq!(said.iter().filter(|note| note.contains("35k")).count(), 1, "a bar that is off");
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
        ("typeversion", "version", "Tournament (line 1): the file's first element is"),
    ] {
        let file = if from == "typeversion" {
            "<Tournament/>".to_owned()
        } else {
            file.replacen(from, to, 1)
        };
        let shown = macmahon::read(file.as_bytes(), Default::default()).unwrap_err().to_string();
        assert!(shown.lines().any(|line| line.starts_with(message)), "{message}: {shown}");
    }
}

#[test]
fn the_text_import_is_read_line_by_line() {
    let list = "surname|firstname|strength|country|club|rating|registration|playinginrounds\n\
                Čapkovský|Ondřej|2d|CZ|Praha|2201|f|\n\
                # who came late\n\
                Kim|Min|5k|||||p\n";
    let error = participants::read(list.as_bytes()).unwrap_err();
    assert!(error.to_string().starts_with("line 4, rounds: \"p\" is unknown here"));
    let read = participants::read(list.replace("|||||p", "||||p|1,3").as_bytes()).unwrap();
    assert_eq!(read.entries[0].rating.0, 2201);
    assert_eq!(read.entries[1].registration, Registration::Preliminary);
    assert_eq!(read.entries[1].participation.to_text(4), "1010");
}
