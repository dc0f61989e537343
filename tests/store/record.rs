//! The open record: what it reproduces, and that nothing in it can be changed unnoticed.

use serde_json::Value;
use tengen::go::Color;
use tengen::publishing::record::{
    OpenFile, OpenJournal, Reach, Unproven, digest, make, verify, verify_signed,
};
use tengen::referee::{CallAfterEnd, ClockStop, Each, Incident, IncidentKind, RulingNo};
use tengen::service::{
    Choice, DraftEdit, ProposedRuling, Report, ResultForm, RulingForm, Service, fingerprint,
    procedure_digest,
};
use tengen::store::{AccountId, JournalRow};
use tengen::tournament::{Ending, Entry, NoResultPolicy, RoundNo, TableNo, TournamentId};

use crate::databases::{Place, on_both, tamper};
use crate::events::event;
use crate::played::{at, draw, play, play_round};
use crate::seen;

on_both!(
    a_played_event_is_reproduced,
    an_event_that_came_from_a_file_is_reproduced,
    what_is_not_everybodys_is_withheld_and_the_chain_holds,
    boards_changed_behind_the_journal_are_found,
    a_ruling_follows_from_the_text_that_it_was_given_by,
    rulings_on_a_game_that_had_ended_follow_from_what_stood_there,
);

/// Four rounds with what happens in four rounds: a bye, a latecomer, a correction, a change of settings, a ruling
/// on a recorded game, one withdrawn, a game played anew.
fn eventful(service: &Service, public: bool) -> TournamentId {
    let mut open = event("Eventful", 13, 0);
    open.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
    open.settings.refereeing.public = public;
    open.settings.points.no_result = NoResultPolicy::Replay;
    let id = play(service, &open, 2);
    let newcomer = |id| Entry::new(id, "Late", "Comer", "1k".parse().expect("a rank"));
    let late =
        service.acts(id, at(250)).add_entry(false, newcomer).expect("entered").now().expect("now");
    draw(service, id, RoundNo(3), 300);
    let mark = || fingerprint(seen(service, id).tournament.round(RoundNo(3)));
    let bye = seen(service, id).tournament.round(RoundNo(3)).expect("drawn").byes.clone();
    service
        .acts(id, at(301))
        .edit_draft(RoundNo(3), &mark(), &DraftEdit::SwapColors(TableNo(2)))
        .expect("swapped");
    if !bye.contains(&late) {
        service.acts(id, at(302)).publish_round(RoundNo(3), &mark(), true).expect("published");
    }
    let result = |round, table, ending: &str| {
        let snapshot = seen(service, id);
        let round = snapshot.tournament.round(RoundNo(round)).expect("the round");
        let version = round.board_at(TableNo(table)).expect("the board").version;
        let ending = ending.parse::<Ending>().expect("an ending");
        ResultForm::new(round.no, TableNo(table), version, ending)
    };
    service.acts(id, at(303)).record_result(&result(3, 1, "0")).expect("a jigo");
    service.acts(id, at(304)).record_result(&result(3, 2, "void")).expect("played anew");
    service.acts(id, at(305)).record_result(&result(3, 2, "B+R")).expect("the second game");
    let corrected = ResultForm { reason: Some("misread".to_owned()), ..result(1, 2, "B+2.5") };
    service.acts(id, at(306)).record_result(&corrected).expect("corrected");
    rule(service, id, 310, ko(3));
    rule(service, id, 311, ko(4));
    service
        .acts(id, at(312))
        .withdraw_ruling(RulingNo(2), "it was no ko", &[], None)
        .expect("withdrawn");
    service
        .acts(id, at(320))
        .change_settings(|now| {
            let mut settings = now.settings.clone();
            settings.refereeing.procedure = Some("aga".to_owned());
            Ok(settings)
        })
        .expect("another procedure");
    id
}

fn ko(table: i32) -> Report {
    let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
    Report { round: RoundNo(3), table: TableNo(table), incident, confirmed: false }
}

fn rule(service: &Service, id: TournamentId, minute: i64, report: Report) {
    let file = service.read(|c| c.referee_file(id)).expect("it can be read");
    let proposal =
        ProposedRuling::of(&seen(service, id), &file, &report, None, None).expect("it fits");
    let form = RulingForm {
        shown: proposal.fingerprint(),
        report,
        reported: None,
        replaces: None,
        choice: Choice::default(),
        committee: None,
        words: "as the text has it".to_owned(),
        told: Each { black: true, white: true },
        draft: None,
    };
    service.acts(id, at(minute)).rule_incident(&form).expect("it is ruled");
}

fn record(service: &Service, id: TournamentId, reach: Reach) -> Value {
    let made = make(service, id, reach).expect("a record");
    serde_json::to_value(made).expect("JSON")
}

fn checked(record: &Value) -> Result<(usize, usize, usize), String> {
    let found =
        verify_signed(record.to_string().as_bytes(), None).map_err(|why| why.to_string())?;
    Ok((found.draws, found.tables, found.rulings))
}

fn a_played_event_is_reproduced(place: &Place) {
    let service = place.service();
    let id = eventful(&service, true);
    let public = record(&service, id, Reach::Public);
    assert_eq!(checked(&public), Ok((3, 3, 2)));
    assert_eq!(checked(&record(&service, id, Reach::Whole)), Ok((3, 3, 2)));
    assert_eq!(service.broken_journal(id).expect("read"), None);
}

fn an_event_that_came_from_a_file_is_reproduced(place: &Place) {
    let service = place.service();
    let id = play(&service, &event("From a file", 12, 3), 0);
    assert_eq!(checked(&record(&service, id, Reach::Public)), Ok((0, 3, 0)));
    play_round(&service, id, 4);
    assert_eq!(checked(&record(&service, id, Reach::Public)), Ok((1, 4, 0)));
}

fn what_is_not_everybodys_is_withheld_and_the_chain_holds(place: &Place) {
    let service = place.service();
    let id = eventful(&service, false);
    draw(&service, id, RoundNo(4), 400);
    let public = make(&service, id, Reach::Public).expect("a record");
    assert!(public.record.referee.is_none());
    let of = |act: &'static str| public.record.journal.entries.iter().filter(move |e| e.act == act);
    assert!(of("ruling").all(|entry| entry.detail.is_none()) && of("ruling").count() == 2);
    let drafts: Vec<bool> = of("draw").map(|entry| entry.detail.is_some()).collect();
    assert_eq!(drafts, [true, true, true, false], "the draft is nobody's business yet");
    assert_eq!(public.tournament.rounds.len(), 3);
    assert_eq!(checked(&serde_json::to_value(&public).expect("JSON")), Ok((3, 3, 0)));
    assert_eq!(checked(&record(&service, id, Reach::Whole)), Ok((3, 3, 2)));
}

fn boards_changed_behind_the_journal_are_found(place: &Place) {
    let service = place.service();
    let id = eventful(&service, true);
    tamper(service.store(), "UPDATE board SET ending = 'B+R' WHERE round_no = 2 AND table_no = 1");
    let fresh = place.service();
    let why = checked(&record(&fresh, id, Reach::Public)).expect_err("it was changed");
    assert!(why.starts_with("round 2 is not what the journal's entry "), "{why}");
    let faults = service.compare_parts(id).expect("what is remembered is not asked").faults;
    assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), [why]);
}

/// A later program has other words or other rules: here the event's procedure is another one behind the journal.
fn a_ruling_follows_from_the_text_that_it_was_given_by(place: &Place) {
    let service = place.service();
    let mut open = event("Another text", 12, 0);
    open.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
    open.settings.refereeing.public = true;
    let id = play(&service, &open, 2);
    draw(&service, id, RoundNo(3), 300);
    let mark = fingerprint(seen(&service, id).tournament.round(RoundNo(3)));
    service.acts(id, at(302)).publish_round(RoundNo(3), &mark, true).expect("published");
    rule(&service, id, 310, ko(3));
    rule(&service, id, 311, ko(4));
    service
        .acts(id, at(320))
        .change_settings(|now| {
            let mut settings = now.settings.clone();
            settings.refereeing.procedure = Some("bga".to_owned());
            Ok(settings)
        })
        .expect("another procedure");
    let record = record(&place.service(), id, Reach::Public);
    assert_eq!(record["tournament"]["settings"]["refereeing"]["procedure"], "bga");
    let log = &record["record"]["referee"]["log"];
    assert_eq!(log[0]["given-by"]["name"], "nihon-kiin");
    assert!(log[1].get("given-by").is_none(), "the same again is not kept twice");
    assert_eq!(checked(&record), Ok((3, 3, 2)));
    let mut without = record.clone();
    let first = without["record"]["referee"]["log"][0].as_object_mut().expect("a ruling");
    first.remove("given-by").expect("it is kept");
    without["record"]["digest"] = Value::String(digest(&without));
    let why = checked(&without).expect_err("the journal knows of it");
    assert!(why.starts_with("referee is not what the journal's entry "), "{why}");
}

fn rulings_on_a_game_that_had_ended_follow_from_what_stood_there(place: &Place) {
    let service = place.service();
    let mut open = event("Ended", 8, 0);
    open.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
    open.settings.refereeing.public = true;
    let id = play(&service, &open, 0);
    draw(&service, id, RoundNo(1), 100);
    let mark = fingerprint(seen(&service, id).tournament.round(RoundNo(1)));
    service.acts(id, at(101)).publish_round(RoundNo(1), &mark, true).expect("published");
    let resigned = ResultForm::new(RoundNo(1), TableNo(1), 0, "B+R".parse().expect("a result"));
    service.acts(id, at(102)).record_result(&resigned).expect("entered");
    let ending = || seen(&service, id).tournament.rounds[0].boards[0].ending.to_string();
    let call = |kind, color, said| {
        let mut incident = Incident::new(kind, color);
        incident.circumstances.after_end = Some(said);
        Report { round: RoundNo(1), table: TableNo(1), incident, confirmed: false }
    };
    let (ko, suicide) = (IncidentKind::KoRetake, IncidentKind::Suicide);
    rule(&service, id, 103, call(ko, Color::Black, CallAfterEnd::Accepted));
    assert_eq!(ending(), "B+R");
    rule(&service, id, 104, call(ko, Color::Black, CallAfterEnd::Open));
    assert_eq!(ending(), "W+I");
    rule(&service, id, 105, call(suicide, Color::White, CallAfterEnd::Later));
    assert_eq!(ending(), "W+I");
    rule(&service, id, 106, call(suicide, Color::White, CallAfterEnd::Earlier));
    assert_eq!(ending(), "B+I");
    let checked = checked(&record(&service, id, Reach::Public)).expect("all follows");
    assert_eq!(checked.2, 4);
}

/// The board shows a win on time. Earlier versions took it off whatever was ruled about a clock.
#[test]
fn a_ruling_that_an_earlier_version_allowed_is_not_called_wrong() {
    let place = Place::sqlite();
    let service = place.service();
    let mut open = event("On time", 8, 0);
    open.settings.refereeing.procedure = Some("aga".to_owned());
    let id = play(&service, &open, 0);
    draw(&service, id, RoundNo(1), 100);
    let mark = fingerprint(seen(&service, id).tournament.round(RoundNo(1)));
    service.acts(id, at(101)).publish_round(RoundNo(1), &mark, true).expect("published");
    let on_time = ResultForm::new(RoundNo(1), TableNo(1), 0, "B+T".parse().expect("a result"));
    service.acts(id, at(102)).record_result(&on_time).expect("entered");
    let mut incident = Incident::new(IncidentKind::ClockStopped, Color::Black);
    incident.circumstances.stop = ClockStop::Captures;
    incident.circumstances.after_end = Some(CallAfterEnd::Open);
    let report = Report { round: RoundNo(1), table: TableNo(1), incident, confirmed: false };
    rule(&service, id, 103, report);
    let told = |file: &OpenFile| {
        let found = verify(file).expect("nothing is called wrong");
        let notes = found.notes.iter().map(ToString::to_string);
        (found.rulings, notes.filter(|note| note.starts_with("ruling")).collect::<Vec<_>>())
    };
    let made = make(&service, id, Reach::Whole).expect("a record");
    assert_eq!(told(&made), (1, vec![]));
    let earlier = |change: &dyn Fn(&mut Value)| {
        let mut log = serde_json::to_value(&made.record.referee).expect("JSON");
        change(&mut log["log"][0]);
        let mut file = made.clone();
        file.record.referee = serde_json::from_value(log).expect("a log");
        let procedure = |file: &OpenFile| {
            let log = &file.record.referee.as_ref().expect("a log").log;
            procedure_digest(log.procedure_of(RulingNo(1)).expect("it is kept"))
        };
        let (was, is) = (procedure(&made), procedure(&file));
        rechained(&mut file.record.journal, |detail| detail.replace(&was, &is));
        told(&file)
    };
    let resumes =
        earlier(&|ruling| ruling["decision"]["effect"]["verdict"]["kind"] = "resumes".into());
    let why = "ruling 1 cannot be checked: this version would not offer that decision, another one may have";
    assert_eq!(resumes, (0, vec![why.to_owned()]));
    let (follow, notes) = earlier(&|ruling| {
        let text = ruling["given-by"].as_object_mut().expect("its procedure");
        text.insert("a-later-field".to_owned(), true.into());
    });
    assert!(follow == 0 && notes[0].contains("its procedure is of another version"), "{notes:?}");
}

/// The journal without the digests of parts, as earlier versions wrote it, with other details.
fn rechained(journal: &mut OpenJournal, told: impl Fn(&str) -> String) {
    let mut previous_hash = String::new();
    for entry in &mut journal.entries {
        entry.parts.clear();
        entry.detail = entry.detail.as_deref().map(&told);
        let row = JournalRow {
            seq: entry.seq,
            at: entry.at,
            account: entry.account.map(AccountId),
            act: entry.act.clone(),
            detail: entry.detail.clone().expect("the whole"),
            previous_hash,
            ..JournalRow::default()
        };
        entry.hash = row.sealed_hash(TournamentId(journal.tournament));
        previous_hash = entry.hash.clone();
    }
    journal.head = previous_hash;
}

/// Every value of the JSON, by its path.
fn leaves(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(key, value)| leaves(value, format!("{path}/{key}"), found));
        }
        Value::Array(values) => {
            values.iter().zip(0..).for_each(|(v, at)| leaves(v, format!("{path}/{at}"), found));
        }
        _ => found.push(path),
    }
}

/// Another value of the same kind.
fn changed(value: &Value, turn: usize) -> Value {
    match value {
        Value::Bool(is) => Value::Bool(!is),
        Value::Number(number) => (number.as_i64().unwrap_or_default() + 1).into(),
        Value::Null => Value::Bool(true),
        Value::String(text) => {
            let mut signs: Vec<char> = text.chars().collect();
            let at = turn % signs.len().max(1);
            match signs.get_mut(at) {
                Some(sign) => *sign = if *sign == '1' { '2' } else { '1' },
                None => signs.push('1'),
            }
            Value::String(signs.into_iter().collect())
        }
        other => other.clone(),
    }
}

/// A thousand single changes, spread over the whole file: each is found. Half of them are made by a forger who sets
/// the sum of the file right: what the record is about is found even so.
#[test]
fn a_thousand_single_changes_are_a_thousand_found() {
    let place = Place::sqlite();
    let service = place.service();
    let id = eventful(&service, true);
    let record = record(&service, id, Reach::Public);
    let mut paths = Vec::new();
    leaves(&record, String::new(), &mut paths);
    assert!(paths.len() > 900, "{}", paths.len());
    let matters = |path: &str| {
        let round = path.starts_with("/tournament/rounds/");
        let of_board = ["black", "white", "handicap", "ending", "table"];
        let board = round && of_board.iter().any(|field| path.ends_with(&format!("/{field}")));
        let proved = ["/record/draws/", "/record/tables/", "/record/journal/"];
        board || proved.iter().any(|part| path.starts_with(part))
    };
    let (mut found, mut forged) = (0, 0);
    for change in 0..1000 {
        let path = &paths[change * paths.len() / 1000];
        let mut other = record.clone();
        let value = other.pointer_mut(path).expect("the path");
        *value = changed(value, change);
        if change % 2 == 1 && matters(path) {
            other["record"]["digest"] = Value::String(digest(&other));
            forged += 1;
        }
        match verify_signed(other.to_string().as_bytes(), None) {
            Err(_) => found += 1,
            Ok(_) => panic!("{path} was changed unnoticed"),
        }
    }
    println!("{found} of 1000 changes found, {forged} of them by a forger who set the sum right");
    assert_eq!(found, 1000);
    assert!(forged > 200, "{forged}");
}

#[test]
fn the_first_thing_that_does_not_follow_is_named() {
    let place = Place::sqlite();
    let service = place.service();
    let id = eventful(&service, true);
    let record = record(&service, id, Reach::Public);
    let why = |path: &str, value: Value| {
        let mut other = record.clone();
        *other.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        other["record"]["digest"] = Value::String(digest(&other));
        let found = verify_signed(other.to_string().as_bytes(), None);
        found.expect_err("it does not follow").to_string()
    };
    let journal = why("/record/journal/entries/3/detail", "{}".into());
    assert!(journal.starts_with("journal, entry 4: its hash"), "{journal}");
    let board = why("/tournament/rounds/1/boards/0/ending", "B+R".into());
    assert!(board.starts_with("round 2 is not what the journal's entry "), "{board}");
    let draw = why("/record/draws/1/certificate", "draw-certificate 1".into());
    assert!(draw.starts_with("certificate 2 is not what the journal's entry "), "{draw}");
    let table = why("/record/tables/2/rows/0/values/0", "99".into());
    assert!(table.starts_with("table after round 3: row 1 should be"), "{table}");
    let ruling = why("/record/referee/log/0/decision/basis/article", "99".into());
    assert!(ruling.starts_with("referee is not what the journal's entry "), "{ruling}");
    let effect = why("/record/referee/log/0/decision/option", 7.into());
    assert!(effect.starts_with("referee is not what the journal's entry "), "{effect}");
}

#[test]
fn no_record_and_another_version_are_refused_in_words() {
    let form = |text: &str| verify_signed(text.as_bytes(), None);
    assert!(matches!(form("<xml/>"), Err(Unproven::Form(_))));
    assert!(matches!(form("{\"tengen\": 1}"), Err(Unproven::Form(_))));
    assert!(matches!(form("{\"record\": {\"version\": 3}}"), Err(Unproven::Version(3))));
}
