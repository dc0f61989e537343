use std::panic::{AssertUnwindSafe, catch_unwind};

use tengen::service::deed::Deed;
use tengen::service::{Refusal, Service, ServiceError};
use tengen::store::{Role, Scope, Store, StoreError};
use tengen::tournament::{Board, EntryId, TableNo, TournamentId};

use crate::databases::{Place, count, on_both, tamper};
use crate::events::minute;
use crate::rich::rich;
use crate::{at, loaded, refusal, seen};

on_both!(
    an_error_leaves_nothing_behind,
    a_panic_leaves_nothing_behind,
    a_refusal_leaves_nothing_behind,
    what_the_database_refuses_leaves_nothing_behind,
);

/// With a single connection: a pool that loses one, or hands out a broken one, is noticed.
fn lone(place: &Place) -> (Service, TournamentId) {
    let service = Service::new(Store::open(&place.url, 1).expect("it opens"));
    let kept = service.create_tournament(at(0), &rich()).expect("it is kept");
    (service, kept.now().expect("now").id)
}

/// Nothing is left of the act, and the pool still serves readers and writers.
fn is_as_before(place: &Place, service: &Service, id: TournamentId) {
    assert_eq!(seen(service, id).tournament, rich());
    assert_eq!(loaded(place, id).tournament, rich());
    assert_eq!(count(service.store(), "journal"), 1);
    assert_eq!(count(service.store(), "account"), 0);
    assert_eq!(count(service.store(), "receipt"), 0);
    service.acts(id, at(9)).note_import(&serde_json::Value::Null).expect("the next act is done");
    assert_eq!(count(service.store(), "journal"), 2);
    for table in ["journal", "journal_words"] {
        tamper(service.store(), &format!("DELETE FROM {table} WHERE seq = 2"));
    }
}

fn an_error_leaves_nothing_behind(place: &Place) {
    let (service, id) = lone(place);
    for _ in 0..5 {
        let failed = service.store().write(Scope::Tournament(id), |c| {
            c.insert_account("Ghost", "x", true, minute(1))?;
            Err::<(), _>(StoreError::Corrupt { what: "test", why: String::new() })
        });
        assert!(matches!(failed, Err(StoreError::Corrupt { what: "test", .. })));
    }
    is_as_before(place, &service, id);
}

fn a_panic_leaves_nothing_behind(place: &Place) {
    let (service, id) = lone(place);
    for _ in 0..3 {
        let writing = catch_unwind(AssertUnwindSafe(|| {
            service.store().write(Scope::Server, |c| {
                let ghost = c.insert_account("Ghost", "x", true, minute(1))?;
                c.give_role(id, ghost, Role::Organiser, minute(1))?;
                panic!("in the midst of a transaction");
                #[allow(unreachable_code)]
                Ok::<(), StoreError>(())
            })
        }));
        assert!(writing.is_err());
        let reading = catch_unwind(AssertUnwindSafe(|| {
            service
                .store()
                .read(|_| -> Result<(), StoreError> { panic!("in the midst of reading") })
        }));
        assert!(reading.is_err());
        let deciding = catch_unwind(AssertUnwindSafe(|| {
            let by = tengen::service::By { form: Some("key"), ..at(1) };
            service.acts(id, by).act::<()>(|_, _| panic!("in the midst of a decision"))
        }));
        assert!(deciding.is_err());
        is_as_before(place, &service, id);
    }
}

fn a_refusal_leaves_nothing_behind(place: &Place) {
    let (service, id) = lone(place);
    let by = tengen::service::By { form: Some("key"), ..at(1) };
    let refused = service.acts(id, by).act::<()>(|_, _| Err(Refusal::ReasonNeeded.into()));
    assert_eq!(refusal(refused), Refusal::ReasonNeeded);
    is_as_before(place, &service, id);
}

/// The half that was written before the database refused the rest is undone too.
fn what_the_database_refuses_leaves_nothing_behind(place: &Place) {
    let (service, id) = lone(place);
    let refused = service.acts(id, at(1)).act(|tx, before| {
        let mut after = before.tournament.clone();
        after.settings.place = "Elsewhere".to_owned();
        after.entries[0].club = "Elsewhere".to_owned();
        after.rounds[1].boards.push(Board::new(TableNo(99), EntryId(98), EntryId(99), 0));
        tx.change(after, Deed::Timetable { clocks: Vec::new() })
    });
    assert!(matches!(refused, Err(ServiceError::Store(StoreError::Query(_)))), "{refused:?}");
    is_as_before(place, &service, id);
}
