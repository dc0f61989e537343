//! Every column of the schema is classified: whether it is personal and until when it is kept, whether it is downloaded;
//! and what is deleted and downloaded is what the list says.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Days;
use tengen::go::Color;
use tengen::publishing::{about_person, everything};
use tengen::referee::{Incident, IncidentKind};
use tengen::service::{
    HomeForm, IncidentForm, ReachForm, Report, RequestAnswer, RequestForm, Service,
};
use tengen::store::{Channel, InFile, Kept, NotificationKind, TABLES};
use tengen::tournament::{
    Applicant, Audience, Entry, EntryId, Group, Private, RequestKind, RoundNo, TournamentId,
};

use crate::databases::{Place, count, on_both};
use crate::events::event;
use crate::played::{at, draw, play};
use crate::rulings::draft;
use crate::seen;

on_both!(what_is_personal_goes_and_everything_is_downloaded);

/// Tables and columns as `src/store/schema.rs` names them to the database.
fn schema() -> BTreeMap<String, BTreeSet<String>> {
    let text = include_str!("../../src/store/schema.rs");
    let text = text.split("\ntables! {").nth(1).and_then(|text| text.split("\n}").next());
    let mut tables = BTreeMap::new();
    for table in text.expect("the tables").split("\n    }").filter(|text| !text.is_empty()) {
        let mut lines = table.trim().lines().map(str::trim);
        let head = lines.next().expect("a name");
        let name = head.split(' ').next().expect("a name").to_owned();
        let mut renamed = None;
        let mut columns = BTreeSet::new();
        for line in lines {
            if let Some(name) = line.strip_prefix("#[sql_name = \"") {
                renamed = Some(name.trim_end_matches("\"]").to_owned());
            } else if let Some((column, _)) = line.split_once(" -> ") {
                columns.insert(renamed.take().unwrap_or_else(|| column.to_owned()));
            }
        }
        tables.insert(name, columns);
    }
    tables
}

#[test]
fn every_column_is_classified_once() {
    let schema = schema();
    assert!(schema.len() > 30 && schema["role"].contains("role"), "{schema:?}");
    let mut listed = BTreeMap::new();
    for table in TABLES {
        let names = table.names(|_| true);
        let columns: BTreeSet<String> = names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(columns.len(), names.len(), "{}: twice", table.name);
        assert!(listed.insert(table.name.to_owned(), columns).is_none(), "{}: twice", table.name);
        let in_file = table.columns.iter().any(|one| one.file == InFile::Yes);
        assert_eq!(in_file, !table.order.is_empty(), "{}: in which order", table.name);
        let with_row = table.columns.iter().any(|one| one.kept == Kept::WithRow);
        assert_eq!(with_row, !table.rows.is_empty(), "{}: which rows", table.name);
    }
    let missing = "classify new columns in src/store/schema.rs: until when are they kept, are they downloaded?";
    assert_eq!(listed, schema, "{missing}");
}

#[test]
fn every_table_is_named_where_the_database_is_spread_out() {
    let text = include_str!("../../docs/scale.md");
    let words: BTreeSet<&str> =
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let missing: Vec<String> =
        schema().into_keys().filter(|table| !words.contains(table.as_str())).collect();
    assert_eq!(missing, [""; 0], "say in docs/scale.md where they lie");
}

/// An event in which everything personal is kept that can be.
fn eventful(service: &Service) -> TournamentId {
    let mut open = event("Eventful", 8, 0);
    open.settings.home.open = true;
    open.entries[0].private = Private {
        email: "anna@go.example".to_owned(),
        birth_year: Some(2010),
        ..Private::default()
    };
    let id = play(service, &open, 1);
    draw(service, id, RoundNo(2), 300);
    let form = HomeForm {
        applicant: Applicant {
            entry: Entry::new(EntryId(0), "Newcomer", "", "3k".parse().expect("a rank")),
            email: "newcomer@go.example".to_owned(),
            birth_year: None,
            meal: String::new(),
            note: String::new(),
            initials: false,
            paid: false,
            namesake: false,
        },
        address: "192.0.2.7".to_owned(),
        stamp: service.form_stamp(id, at(310).now).unwrap(),
        language: "en".to_owned(),
    };
    service.acts(id, at(311)).register(&form).unwrap();
    let who = EntryId(1);
    let links = service.acts(id, at(315)).make_personal_links(&[who]).unwrap().now().unwrap();
    let secret = links[0].1.secret();
    let reach = ReachForm {
        way: Channel::Mail,
        kinds: NotificationKind::ALL.to_vec(),
        language: "en".to_owned(),
    };
    service.acts(id, at(316)).choose_reach(secret, &reach).unwrap();
    let words = "I have to see a doctor".to_owned();
    let form = RequestForm { kind: RequestKind::Correct, round: RoundNo(2), words };
    let asked = service.acts(id, at(317)).ask(secret, &form).unwrap().now().unwrap();
    let answer = RequestAnswer { number: asked.0, granted: false, words: "get well".to_owned() };
    service.acts(id, at(318)).answer_request(&answer).unwrap();
    service.acts(id, at(319)).announce(&Audience::Group(Group::All), "Lunch is served").unwrap();
    let board = seen(service, id).tournament.rounds[0].board_of(who).cloned().expect("a board");
    let (incident, table) = (Incident::new(IncidentKind::Noise, Color::Black), board.table);
    let report = Report { round: RoundNo(1), table, incident, confirmed: false };
    let words = "somebody hums".to_owned();
    service.acts(id, at(320)).report_incident(&IncidentForm { words, ..report.into() }).unwrap();
    service.keep_ruling_draft(id, &draft("begun", 320)).unwrap();
    let club = |entry: &Entry| Entry { club: "Elb".to_owned(), ..entry.clone() };
    service.acts(id, at(321)).edit_entries(&[EntryId(1), EntryId(2)], club).unwrap();
    id
}

fn what_is_personal_goes_and_everything_is_downloaded(place: &Place) {
    let service = place.service().sending_mail();
    let id = eventful(&service);
    let count = |rows: &str| count(service.store(), rows);
    let filled = |table: &str, column: &str| {
        count(&format!("\"{table}\" WHERE tournament_id = {id} AND \"{column}\" <> ''"))
    };
    let emptied: Vec<(&str, &str)> = TABLES
        .iter()
        .flat_map(|table| {
            let columns = table.names(|one| one.kept == Kept::Emptied);
            columns.into_iter().map(|column| (table.name, column))
        })
        .collect();
    let gone: Vec<String> = TABLES
        .iter()
        .filter(|table| !table.rows.is_empty())
        .map(|table| format!("\"{}\" WHERE tournament_id = {id} AND {}", table.name, table.rows))
        .collect();
    for (table, column) in &emptied {
        assert!(filled(table, column) > 0, "nothing is in {table}.{column} yet: fill it above");
    }
    for rows in &gone {
        assert!(count(rows) > 0, "{rows}: none yet: fill it above");
    }

    let file = everything(service.store(), &seen(&service, id)).unwrap();
    let file: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    let kept = file["kept"].as_object().expect("tables");
    let tables: BTreeSet<&str> = kept.keys().map(String::as_str).collect();
    let listed = TABLES.iter().filter(|table| !table.order.is_empty());
    assert_eq!(tables, listed.clone().map(|table| table.name).collect());
    for table in listed {
        for row in kept[table.name].as_array().expect("rows") {
            let columns: BTreeSet<&str> =
                row.as_object().expect("a row").keys().map(String::as_str).collect();
            let yes = table.names(|one| one.file == InFile::Yes);
            assert_eq!(columns, yes.into_iter().collect(), "{}", table.name);
        }
    }
    for (table, column, said) in [
        ("player_request", "words", "I have to see a doctor"),
        ("player_request", "answer", "get well"),
        ("announcement", "words", "Lunch is served"),
        ("incident", "words", "somebody hums"),
    ] {
        assert_eq!(kept[table][0][column], said, "{table}");
    }
    assert!(kept["home_registration"][0]["said"].as_str().unwrap().contains("newcomer@"));
    let own =
        about_person(&service, &seen(&service, id), EntryId(1)).unwrap().expect("it is entered");
    assert_eq!(own["requests"][0]["words"], "I have to see a doctor");
    assert_eq!(own["announcements"][0]["words"], "Lunch is served");
    assert_eq!(own["incidents"][0]["words"], "somebody hums");

    let settings = seen(&service, id).tournament.settings.clone();
    let days = Days::new(u64::from(settings.home.keep_days) + 1);
    let after = (settings.ends + days).and_hms_opt(12, 0, 0).unwrap().and_utc();
    assert_eq!(service.delete_private_data(after).unwrap(), 1);
    for (table, column) in &emptied {
        assert_eq!(filled(table, column), 0, "{table}.{column}");
    }
    for rows in &gone {
        assert_eq!(count(rows), 0, "{rows}");
    }
    assert_eq!(service.delete_private_data(after).unwrap(), 0, "nothing is left");
    assert_eq!(service.broken_journal(id).unwrap(), None);
}
