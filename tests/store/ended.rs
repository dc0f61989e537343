//! Events that are archived, or deleted while others work in them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use tengen::interchange::{Columns, participants};
use tengen::publishing::everything;
use tengen::service::{AfterCommit, By, Done, Refusal, ResultForm, Service, ServiceError, Thing};
use tengen::store::{AnyConnection, Role, StoreError, Tx};
use tengen::tournament::{EntryId, Registration, RoundNo, TableNo, TournamentId};

use crate::databases::{Place, number, on_both};
use crate::events::event;
use crate::games::{enter, played};
use crate::rich::rich;
use crate::{at, by, read, refusal, seen, with};

on_both!(
    an_archived_event_can_only_be_read,
    a_deleted_event_leaves_no_row,
    its_name_must_be_typed,
    a_number_is_never_given_again,
    a_deletion_and_results_at_once,
    a_deletion_and_lists_at_once,
);

fn result(table: i32) -> ResultForm {
    ResultForm::new(RoundNo(1), TableNo(table), 0, "B+R".parse().unwrap())
}

fn an_archived_event_can_only_be_read(place: &Place) {
    let (service, id) = with(place, &event("Old", 4, 1));
    let account = service.create_account("Olga", "a long password", true, at(0).now).unwrap();
    service.acts(id, by(account, 1)).archive(true).unwrap();
    let (archived, listed) = (seen(&service, id), read(&service, |c| c.tournaments()).remove(0));
    assert!(archived.archived && listed.archived && archived.revision == 2);
    assert!(matches!(
        refusal(service.acts(id, at(2)).record_result(&result(1))),
        Refusal::Archived
    ));
    assert!(matches!(refusal(service.acts(id, at(2)).remove_entry(EntryId(1))), Refusal::Archived));
    let invited = service.acts(id, by(account, 2)).invite(account, (Role::Arbiter, 1));
    assert!(matches!(refusal(invited.map(drop)), Refusal::Archived));
    assert_eq!(seen(&service, id), archived);
    // Once more says nothing new; out of the archive all goes on, elsewhere too.
    service.acts(id, by(account, 3)).archive(true).unwrap();
    service.acts(id, by(account, 4)).archive(false).unwrap();
    let acts: Vec<_> = read(&service, |c| c.journal(id, None, 9));
    let acts: Vec<_> = acts.iter().map(|row| row.act.as_str()).collect();
    assert_eq!(acts, ["unarchive", "archive", "create"]);
    place.service().acts(id, at(5)).record_result(&result(1)).unwrap();
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

/// The tables that say of which event their rows are.
fn tables(c: &mut Tx) -> Vec<String> {
    use diesel::prelude::*;
    #[derive(diesel::QueryableByName)]
    struct Named {
        #[diesel(sql_type = diesel::sql_types::Text)]
        name: String,
    }
    let query = match c.connection() {
        AnyConnection::Sqlite(_) => {
            "SELECT m.name AS name FROM sqlite_master m, pragma_table_info(m.name) p \
             WHERE m.type = 'table' AND p.name = 'tournament_id'"
        }
        AnyConnection::Postgres(_) => {
            "SELECT table_name::text AS name FROM information_schema.columns \
             WHERE column_name = 'tournament_id' AND table_schema = current_schema()"
        }
    };
    diesel::sql_query(query)
        .load::<Named>(c.connection())
        .unwrap()
        .into_iter()
        .map(|row| row.name)
        .collect()
}

fn rows_of(service: &Service, id: TournamentId) -> Vec<(String, i64)> {
    read(service, |c| {
        let counts = tables(c).into_iter().map(|table| {
            let of =
                format!("SELECT COUNT(*) AS number FROM {table} WHERE tournament_id = {}", id.0);
            let rows = number(c, &of);
            (table, rows)
        });
        Ok::<_, StoreError>(counts.collect())
    })
}

fn a_deleted_event_leaves_no_row(place: &Place) {
    let service = place.service();
    let account = service.create_account("Olga", "a long password", true, at(0).now).unwrap();
    let stays = service.create_tournament(by(account, 0), &event("Stays", 4, 1)).unwrap();
    let stays = stays.now().unwrap().id;
    let made = service.create_tournament(by(account, 0), &rich()).unwrap().now().unwrap();
    let (id, name) = (made.id, made.tournament.settings.name.clone());
    service.acts(id, by(account, 1)).invite(account, (Role::Arbiter, 1)).unwrap();
    enter(&service, id, [played(tengen::go::Color::Black, "D4")]);
    let form = By { form: Some("a form of this event"), ..by(account, 2) };
    service
        .acts(id, form)
        .add_entry(false, |id| {
            tengen::tournament::Entry::new(id, "Late", "", "1k".parse().unwrap())
        })
        .unwrap();
    service.keep_ruling_draft(id, &crate::rulings::draft("begun", 2)).unwrap();
    for table in
        ["role", "invitation", "entry", "board", "journal", "receipt", "game_act", "ruling_draft"]
    {
        let rows = rows_of(&service, id);
        assert!(rows.iter().any(|(name, rows)| name == table && *rows > 0), "{table}: {rows:?}");
    }
    let before = rows_of(&service, stays);
    let file = everything(service.store(), &seen(&service, id)).unwrap();
    assert!(String::from_utf8(file.bytes).unwrap().contains("\"game_act\": ["));
    let told = Arc::new(Mutex::new(Vec::new()));
    let hears = told.clone();
    service.listen(move |news| hears.lock().unwrap().push(news.clone()));
    assert_eq!(service.acts(id, by(account, 3)).delete_tournament(&name).unwrap(), Done::Now(()));
    assert_eq!(*told.lock().unwrap(), [AfterCommit::Deleted(id)]);
    let left: Vec<_> = rows_of(&service, id).into_iter().filter(|(_, rows)| *rows > 0).collect();
    assert_eq!(left, []);
    assert_eq!(rows_of(&service, stays), before, "others are as they were");
    let security = read(&service, |c| c.security(1)).remove(0);
    assert_eq!((security.name.as_str(), security.address), ("Olga", made.slug.clone()));
    assert!(read(&service, |c| c.deleted_at(&made.slug)));
    assert!(!read(&service, |c| c.deleted_at("never")));
}

fn its_name_must_be_typed(place: &Place) {
    let (service, id) = with(place, &event("Spring  Open", 4, 1));
    for typed in ["", "Spring", "Spring Open 2"] {
        let refused = service.acts(id, at(1)).delete_tournament(typed);
        assert!(matches!(refusal(refused), Refusal::NotItsName), "{typed}");
    }
    service.acts(id, at(1)).delete_tournament(" spring OPEN ").unwrap();
    let again = service.acts(id, at(2)).delete_tournament("Spring Open");
    assert!(matches!(again, Err(ServiceError::Unknown(Thing::Tournament))));
}

fn a_number_is_never_given_again(place: &Place) {
    let (service, id) = with(place, &event("One", 4, 1));
    service.acts(id, at(1)).delete_tournament("One").unwrap();
    let next = service.create_tournament(at(2), &event("One", 6, 0)).unwrap().now().unwrap();
    assert_eq!((next.id, next.slug.as_str()), (TournamentId(id.0 + 1), "one"));
    assert_eq!(seen(&service, next.id).tournament.entries.len(), 6);
    assert!(!read(&service, |c| c.deleted_at("one")), "another is there now");
}

/// Who enters a result is either before the deletion or told that the event is gone; never a failure of ours,
/// and never a row that is left.
/// Two organisers bring lists in while a third deletes the event: each list is entered whole, or it is said that the
/// event is gone, and nothing is left of any.
fn a_deletion_and_lists_at_once(place: &Place) {
    let (service, id) = with(place, &event("Race", 0, 0));
    let elsewhere = place.service();
    let people = |part: usize| {
        let lines: String = (0..200).map(|n| format!("List{part};Given{n};4k\n")).collect();
        let table = participants::table(format!("Surname;First name;Rank\n{lines}").as_bytes());
        let table = table.unwrap();
        Columns::of(&table).people(&table)
    };
    std::thread::scope(|scope| {
        for (part, service) in [&service, &elsewhere].into_iter().enumerate() {
            let list = people(part);
            scope.spawn(move || {
                for _ in 0..20 {
                    match service.acts(id, at(1)).merge_entries(&list, (Registration::Final, None))
                    {
                        Ok(Done::Now(merged)) => assert!([0, 200].contains(&merged.entered)),
                        Err(ServiceError::Unknown(Thing::Tournament)) => return,
                        other => panic!("list {part}: {other:?}"),
                    }
                }
            });
        }
        scope.spawn(|| service.acts(id, at(2)).delete_tournament("Race").unwrap());
    });
    let left: Vec<_> = rows_of(&service, id).into_iter().filter(|(_, rows)| *rows > 0).collect();
    assert_eq!(left, []);
}

fn a_deletion_and_results_at_once(place: &Place) {
    let (service, id) = with(place, &event("Race", 160, 1));
    let elsewhere = place.service();
    let gone = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (part, service) in [&service, &elsewhere, &service, &elsewhere].into_iter().enumerate()
        {
            let gone = &gone;
            scope.spawn(move || {
                for table in (1..=80).filter(|table| table % 4 == part as i32) {
                    let was_gone = gone.load(Ordering::SeqCst);
                    let key = format!("form of table {table}");
                    let form = By { form: Some(&key), ..at(1) };
                    match service.acts(id, form).record_result(&result(table)) {
                        Ok(_) => assert!(!was_gone, "entered in what was gone"),
                        Err(ServiceError::Unknown(Thing::Tournament)) => return,
                        Err(other) => panic!("table {table}: {other}"),
                    }
                }
            });
        }
        scope.spawn(|| {
            service.acts(id, at(2)).delete_tournament("Race").unwrap();
            gone.store(true, Ordering::SeqCst);
        });
    });
    let left: Vec<_> = rows_of(&service, id).into_iter().filter(|(_, rows)| *rows > 0).collect();
    assert_eq!(left, []);
    let late = elsewhere.acts(id, at(3)).record_result(&result(1));
    assert!(matches!(late, Err(ServiceError::Unknown(Thing::Tournament))));
}
