//! Traits of files that federations, archives and older programs publish, each in a text drawn up here: it opens,
//! what was taken for something odd is said, and nothing goes silently.

use chrono::NaiveDate;
use interchange::{Contents, Imported, Note, aga, detect, h9, ratings};
use tournament::{Overtime, RoundNo, Tournament};

use crate::golden::{event, table};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 5, 1).unwrap()
}

fn found(text: &str, name: &str) -> Imported {
    let read = detect(text.as_bytes(), name, today());
    match read.unwrap_or_else(|why| panic!("{name}: {why}")).contents {
        Contents::Tournament(read) => *read,
        Contents::Participants(_) => panic!("{name} is a tournament"),
    }
}

fn says(read: &Imported, words: &str) -> bool {
    read.notes.iter().any(|note| note.to_string().contains(words))
}

const ROWS: &str = "1 Aaa Anna 5k FR Lyon 1 0 0 0 2+/b0\n2 Bbb Ben 6k FR Lyon 0 1 0 0 1-/w0\n";

#[test]
fn days_that_are_missing_or_turned_round_do_not_refuse_results() {
    let turned = found(&format!("; EV[Open]\n; DT[2020-06-04,2020-06-03]\n{ROWS}"), "a.h9");
    let begins = NaiveDate::from_ymd_opt(2020, 6, 4).unwrap();
    let settings = &turned.tournament.settings;
    assert_eq!((settings.begins, settings.ends), (begins, begins));
    assert!(
        says(&turned, "Tournament (line 2), DT: \"2020-06-04,2020-06-03\""),
        "{:?}",
        turned.notes
    );
    for (text, name) in [
        (format!("; PC[PL, Tuchola]\n{ROWS}"), "results.txt"),
        (
            ";name=open\n;Num Nom Prenom\n1 Aaa Anna 5k 2+b0\n2 Bbb Ben 6k 1-w0\n".to_owned(),
            "a.tou",
        ),
    ] {
        let read = found(&text, name);
        assert_eq!(read.tournament.settings.begins, today(), "{name}");
        assert!(says(&read, "2026-05-01 was taken"), "{name}: {:?}", read.notes);
        assert_eq!(read.tournament.rounds[0].boards.len(), 1, "{name}");
    }
}

#[test]
fn ranks_without_a_letter_are_kyu_and_those_of_pairs_stand_before_the_country() {
    let text = "; EV[Youth]\n; DT[2003-01-26]\n; === UNDER 12\n\
                1 Berg Anna 1k Holm Bo 5d 2d DK xxx 1 2+ |90000001|90000002\n\
                2 Ek Eva 12 DK Aarh 0 1- |90000003\n3 Dal Ib 31k DK Aarh 0 0-\n";
    let read = found(text, "youth.txt");
    let of = |at: usize| &read.tournament.entries[at];
    assert_eq!((of(0).rank.to_string(), of(0).country.as_str()), ("2d".to_owned(), "DK"));
    assert_eq!(of(0).full_name(), "Berg Anna 1k Holm Bo 5d");
    assert_eq!((of(0).egf_pin.as_str(), of(1).egf_pin.as_str()), ("", "90000003"));
    assert_eq!((of(1).rank.to_string(), of(2).rank.to_string()), ("12k".into(), "30k".into()));
    for said in ["90000001|90000002", "\"31k\" cannot be used; 30k"] {
        assert!(says(&read, said), "{said}: {:?}", read.notes);
    }
}

#[test]
fn headers_that_are_not_used_are_said_and_old_ones_are_read() {
    let text = format!(
        "; TC[T100702B]\n; CL[A]\n; EV[Open]\n; DT[2010-07-02]\n; TA[80]\n; CM[Canadian byo-yomi]\n{ROWS}"
    );
    let read = found(&text, "a.h9");
    let time = &read.tournament.settings.time;
    assert_eq!((time.adjusted_seconds() / 60, time.egf_class()), (80, Some('A')));
    assert!(matches!(time.overtime, Overtime::Canadian { .. }));
    assert!(says(&read, "TC[T100702B] (line 1)") && !says(&read, "CM["), "{:?}", read.notes);
    let remark = found(&text.replace("Canadian byo-yomi", "Chinese rules, sent by Bo"), "a.h9");
    assert!(matches!(remark.tournament.settings.time.overtime, Overtime::SuddenDeath));
    assert!(says(&remark, "CM[Chinese rules, sent by Bo] (line 6)"), "{:?}", remark.notes);
    let other = text.replace("CL[A]", "CL[X]").replace("Canadian byo-yomi", "Fischer");
    let time = found(&other, "a.h9").tournament.settings.time;
    assert!(time.internet && matches!(time.overtime, Overtime::Fischer { .. }), "{time:?}");
}

#[test]
fn criteria_without_names_are_kept_and_written_back() {
    let rows = "1 Aaa Anna 5k FR Lyon 4 6.5 0 2+/b0\n2 Bbb Ben 6k FR Lyon 2 3 0 1-/w0\n";
    let read = found(&format!("; EV[Open]\n; DT[1975-09-15]\n;    1 2 Pt\n{rows}"), "a.txt");
    let table = interchange::table_as_read(&read.tournament).expect("the list as it was read");
    assert_eq!(table.criteria, ["C1", "C2"]);
    let written = h9::write(&read.tournament, &table, h9::Options::default());
    let written = String::from_utf8(written.bytes).unwrap();
    assert!(written.contains("Lyon    4  6.5 0 0    2+/b0"), "{written}");
}

#[test]
fn columns_of_rounds_to_come_make_nobody_absent() {
    let text = "; EV[Open]\n; DT[2020-06-04]\n1 Aaa Anna 5k FR Lyon 1 0 0 0 2?/b0 0- 0-\n\
                2 Bbb Ben 6k FR Lyon 0 0 0 0 1?/w0 0- 0-\n3 Ccc Cleo 6k FR Lyon 0 0 0 0 0- 0- 0-\n";
    let read = found(text, "a.h9").tournament;
    assert_eq!((read.settings.rounds, read.rounds.len()), (3, 1));
    let plays =
        |at: usize| [1, 2, 3].map(|round| read.entries[at].participation.in_round(RoundNo(round)));
    assert_eq!((plays(0), plays(2)), ([true; 3], [false, true, true]));
}

/// Six people whose names an old encoding made the same.
const NAMESAKES: &str = "; EV[Open]\n; DT[2020-09-15]\n\
    1 ? ? 3k XX xxxx 1 2+/b0\n2 ? ? 12k XX xxxx 0 1-/w0\n3 ? ? 12k XX xxxx 1 4+/b0\n\
    4 ? ? 12k XX xxxx 0 3-/w0\n5 Kim Min 5k KR Seou 1 6+/b0 |90000001\n6 Kim Min 5k KR Seou 0 5-/w0 |90000002\n";

#[test]
fn people_of_one_name_are_told_apart() {
    let read = found(NAMESAKES, "a.h9");
    let names: Vec<String> = read.tournament.entries.iter().map(|e| e.full_name()).collect();
    assert_eq!(names, ["? ?", "? ?", "? ? 2", "? ? 3", "Kim Min", "Kim Min"]);
    assert!(says(&read, "written as ? ? 3"), "{:?}", read.notes);
    assert_eq!(read.tournament.rounds[0].boards.len(), 3);
}

#[test]
fn a_licence_with_a_letter_is_no_club() {
    let text = ";name=open\n;date=14/09/2019\n;Num Nom Prenom\n\
                   1 Staron Bo                 8K 04A0009 84Av    2+b0\n\
                   2 Vaca Jean                15K 1800116 13Ma    1-w0\n";
    let read = found(text, "a.tou").tournament;
    let of = |at: usize| (read.entries[at].ffg_licence.as_str(), read.entries[at].club.as_str());
    assert_eq!((of(0), of(1)), (("04A0009", "84Av"), ("1800116", "13Ma")));
    let line = |name, licence| format!("{name:<38} -600 - {licence} 13Ma\n");
    let list = format!(
        "#Echelle au 9/11/2014\n{}{}",
        line("STARON Bo", "04A0009"),
        line("VACA Jean", "1800116")
    );
    assert_eq!(ratings::read(list.as_bytes(), today()).expect("the list").list.len(), 2);
}

/// Which members met, who won and with which handicap, by round, of games that have a winner.
fn games(tournament: &Tournament) -> Vec<String> {
    let name = |id| tournament.entry(id).unwrap().aga_id.clone();
    let games = tournament.rounds.iter().flat_map(|round| &round.boards);
    let mut games: Vec<String> = games
        .filter(|board| board.ending.winner().is_some() && !board.ending.is_by_default())
        .map(|b| format!("{} {} {} {}", name(b.black), name(b.white), b.handicap, b.ending))
        .collect();
    games.sort();
    games
}

#[test]
fn our_american_report_reads_back() {
    let mut northern = event("northern-open");
    northern.settings.rules = tournament::RulesetName::Aga;
    let report = aga::write(&northern, &table("northern-open", &northern));
    let text = String::from_utf8(report.bytes).unwrap();
    let read = found(&text, &report.file_name);
    assert_eq!(games(&read.tournament), games(&northern));
    assert_eq!(read.tournament.settings.name, northern.settings.name);
    assert_eq!(read.tournament.settings.begins, northern.settings.begins);
    let ids = |t: &Tournament| t.entries.iter().filter(|entry| !entry.aga_id.is_empty()).count();
    assert_eq!(ids(&read.tournament), read.tournament.entries.len());
    assert!(ids(&read.tournament) > 100);
}

#[test]
fn an_american_report_of_another_program_is_read() {
    let text = "# sent by mail\nTourney\tSpring Open, Springfield\nlocation='Springfield'\n\
                \tstart=5/30/2026\n\tfinish=2026/05/31\nPLAYERS\n99999\tBerg, Anna\t3D\n\
                12345 Holm, Bo Erik -4.5\nGAMES 1\n12345 99999 B 0 7\n\nGAMES 2\n99999 12345 W 2 0\n\nEND\n";
    let read = found(text, "report.txt");
    let tournament = &read.tournament;
    let of = |at: usize| &tournament.entries[at];
    assert_eq!((of(0).full_name().as_str(), of(0).aga_id.as_str()), ("Berg Anna", ""));
    assert_eq!(
        (of(1).full_name().as_str(), of(1).rank.to_string().as_str()),
        ("Holm Bo Erik", "4k")
    );
    assert_eq!(tournament.settings.komi.to_string(), "7.5");
    assert_eq!(tournament.settings.ends, NaiveDate::from_ymd_opt(2026, 5, 31).unwrap());
    assert_eq!(tournament.rounds[1].boards[0].handicap, 2);
    assert!(of(1).participation.in_round(RoundNo(2)));
    let invented = |note: &Note| matches!(note, Note::LeftOut { found, .. } if found == "99999");
    assert!(read.notes.iter().any(invented), "{:?}", read.notes);
    for (from, to, place) in [
        ("12345 99999 B", "12346 99999 B", "line 10, white"),
        ("12345 99999 B", "12345 99999 X", "line 10, winner"),
        ("Erik -4.5", "Erik", "line 8, rank"),
        ("5/30/2026", "30.5.2026", "line 4, start"),
    ] {
        let wrong = detect(text.replace(from, to).as_bytes(), "report.txt", today()).unwrap_err();
        assert!(wrong.to_string().contains(place), "{to}: {wrong}");
    }
}
