//! What takes long is worked out with nothing held, and is saved only where what it was made of stands.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

use tengen::pairing::DrawError;
use tengen::service::{
    ATTEMPTS, By, DraftEdit, DrawRequest, Refusal, ResultForm, Service, ServiceError, TaskOf,
    fingerprint,
};
use tengen::store::{Scope, Store, StoreError};
use tengen::tournament::{RoundNo, TableNo, TournamentId};

use crate::databases::{Place, count, number, on_both, tamper};
use crate::events::event;
use crate::{at, ending, loaded, read, seen, with};

on_both!(
    a_draw_holds_nothing,
    a_result_that_comes_in_is_drawn_with,
    what_no_draw_asks_for_does_not_disturb_it,
    a_draw_comes_to_an_end_while_results_keep_coming,
    a_panic_is_told_as_one,
    what_is_stopped_changes_nothing,
    a_hand_on_a_draft_writes_the_boards_it_changes,
    writers_that_wait_leave_the_connections_to_readers,
);

const NEXT: RoundNo = RoundNo(2);

fn request(seen: &str) -> DrawRequest {
    DrawRequest { seen: seen.to_owned(), ..DrawRequest::default() }
}

fn enter(service: &Service, id: TournamentId, table: i32, seen: i32, result: &str) {
    let form = ResultForm::new(RoundNo(1), TableNo(table), seen, result.parse().unwrap());
    service.acts(id, at(1)).record_result(&form).expect("it is entered");
}

/// Calls `act` with the number of each search, from 1, as it begins.
fn at_each_search(
    service: &Service,
    act: impl Fn(&Service, usize) + Send + Sync + 'static,
) -> Arc<AtomicUsize> {
    let (searches, counted) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (counting, beside) = (searches.clone(), service.clone());
    service.solvers().observe(move || {
        act(&beside, counting.fetch_add(1, Ordering::SeqCst) + 1);
        counted.fetch_add(1, Ordering::SeqCst);
    });
    searches
}

/// With a single connection: whoever held it would keep everybody else waiting.
fn a_draw_holds_nothing(place: &Place) {
    let service = Service::new(Store::open(&place.url, 1).expect("it opens"));
    let id = service.create_tournament(at(0), &event("Draw", 8, 1)).unwrap().now().unwrap().id;
    let other = service.create_tournament(at(0), &event("Other", 8, 1)).unwrap().now().unwrap().id;
    let held = Arc::new(Mutex::new(Vec::new()));
    let noted = held.clone();
    at_each_search(&service, move |service, _| {
        noted.lock().unwrap().push(service.store().connections_held());
        enter(service, other, 1, 0, "B+R");
    });
    service.acts(id, at(1)).draw_round(NEXT, &request("none")).unwrap().now().expect("it is drawn");
    assert_eq!(*held.lock().unwrap(), [0]);
    assert_eq!(ending(&service, other, 1, 1), "B+R");
    assert_eq!(loaded(place, id).tournament.round(NEXT).map(|round| round.boards.len()), Some(4));
}

fn what_is_stopped_changes_nothing(place: &Place) {
    let (service, id) = with(place, &event("Stopped", 8, 1));
    let draw = TaskOf::Draw(id, NEXT);
    assert!(
        service.progress(draw).unwrap().is_none() && !service.stop(draw).unwrap(),
        "nobody draws"
    );
    at_each_search(&service, move |service, _| {
        assert!(service.progress(draw).unwrap().is_some() && service.stop(draw).unwrap());
        assert!(service.progress(TaskOf::Draw(id, RoundNo(3))).unwrap().is_none());
    });
    let before = loaded(place, id);
    let stopped =
        service.acts(id, at(1)).draw_round(NEXT, &request("none")).map(|_| ()).unwrap_err();
    assert!(
        // Few are matched before the search asks whether to go on.
        matches!(
            stopped,
            ServiceError::Refused(Refusal::Draw(DrawError::GivenUp) | Refusal::Stopped)
        ),
        "{stopped:?}"
    );
    assert_eq!(loaded(place, id), before);
    nobody_works_on(&service, draw);
    service.solvers().observe(|| ());
    service.acts(id, at(2)).draw_round(NEXT, &request("none")).unwrap().now().expect("it is drawn");

    let owner = service.create_account("Owner", "three quiet stones", true, at(0).now).unwrap();
    let working = service.work_on(TaskOf::Import(owner));
    working.advance(50).expect("it goes on");
    assert_eq!(service.progress(TaskOf::Import(owner)).unwrap(), Some(50));
    assert!(service.stop(TaskOf::Import(owner)).unwrap() && working.advance(60).is_err());
    let by = By { account: Some(owner), ..at(1) };
    let kept = service.create_tournament(by, &event("Brought in", 8, 1));
    assert!(matches!(kept, Err(ServiceError::Refused(Refusal::Stopped))), "{kept:?}");
    drop(working);
    service.create_tournament(by, &event("Brought in", 8, 1)).unwrap().now().expect("it is kept");
}

/// Other instances hear of its end a moment later.
fn nobody_works_on(service: &Service, of: TaskOf) {
    let end = Instant::now() + Duration::from_secs(10);
    while service.progress(of).unwrap().is_some() {
        assert!(Instant::now() < end, "somebody works on {of:?} for ever");
        std::thread::yield_now();
    }
}

/// Two instances share a database: what one works on, the other sees and stops.
#[test]
fn another_instance_sees_what_is_worked_on_and_stops_it() {
    let place = Place::postgres();
    let (service, id) = with(&place, &event("Two instances", 8, 1));
    let (other, draw) = (place.service(), TaskOf::Draw(id, NEXT));
    let working = service.work_on(draw);
    working.advance(40).expect("it goes on");
    let end = Instant::now() + Duration::from_secs(10);
    let wait = |what: &dyn Fn() -> bool| {
        while !what() {
            assert!(Instant::now() < end, "nobody heard of it");
            std::thread::yield_now();
        }
    };
    wait(&|| other.progress(draw).unwrap() == Some(40));
    assert!(other.progress(TaskOf::Draw(id, RoundNo(3))).unwrap().is_none());
    assert!(other.stop(draw).unwrap());
    wait(&|| working.advance(50).is_err());
    drop(working);
    wait(&|| count(other.store(), "task") == 0);
    assert!(!other.stop(draw).unwrap(), "nobody works on it");
}

fn a_result_that_comes_in_is_drawn_with(place: &Place) {
    let (service, id) = with(place, &event("Late", 8, 1));
    let searches = at_each_search(&service, move |service, search| {
        if search == 1 {
            enter(service, id, 1, 0, "W+R");
        }
    });
    service.acts(id, at(1)).draw_round(NEXT, &request("none")).unwrap().now().expect("it is drawn");
    assert_eq!(searches.load(Ordering::SeqCst), 2);
    let after = loaded(place, id);
    let proof = service.draw_proof(id, NEXT).unwrap().expect("it is proved");
    assert!(proof.is_of(&after.tournament), "drawn with the result that came in");
    assert_eq!(ending(&service, id, 1, 1), "W+R");
}

fn what_no_draw_asks_for_does_not_disturb_it(place: &Place) {
    let (service, id) = with(place, &event("Seal", 8, 1));
    enter(&service, id, 1, 0, "W+R");
    let searches = at_each_search(&service, move |service, _| {
        let same = "W+R".parse().unwrap();
        let form = ResultForm::new(RoundNo(1), TableNo(1), 1, same);
        let form = ResultForm { confirmed: Some(true), ..form };
        service.acts(id, at(1)).record_result(&form).expect("it is confirmed");
    });
    service.acts(id, at(1)).draw_round(NEXT, &request("none")).unwrap().now().expect("it is drawn");
    assert_eq!(searches.load(Ordering::SeqCst), 1);
    let after = loaded(place, id).tournament;
    assert!(after.rounds[0].boards[0].confirmed.is_some() && after.round(NEXT).is_some());
}

fn a_draw_comes_to_an_end_while_results_keep_coming(place: &Place) {
    let (service, id) = with(place, &event("Busy", 8, 1));
    let searches = at_each_search(&service, move |service, search| {
        let seen = i32::try_from(search).unwrap() - 1;
        enter(service, id, 1, seen, if seen % 2 == 0 { "B+R" } else { "W+R" });
    });
    service.acts(id, at(1)).draw_round(NEXT, &request("none")).unwrap().now().expect("it is drawn");
    assert_eq!(searches.load(Ordering::SeqCst), ATTEMPTS, "then everybody waits for it");
    let after = loaded(place, id);
    assert_eq!(after.revision, 2 + ATTEMPTS as i64, "each result, and the draw");
    let proof = service.draw_proof(id, NEXT).unwrap().expect("it is proved");
    assert!(proof.is_of(&after.tournament), "drawn with all that came in");
}

fn a_panic_is_told_as_one(place: &Place) {
    let (service, id) = with(place, &event("Panic", 8, 1));
    service.solvers().observe(|| panic!("out of pairs"));
    let failed = service.acts(id, at(1)).draw_round(NEXT, &request("none"));
    assert!(matches!(failed, Err(ServiceError::Panicked(said)) if said == "out of pairs"));
    assert_eq!(seen(&service, id).revision, 1);
    service.solvers().observe(|| ());
    service.acts(id, at(1)).draw_round(NEXT, &request("none")).unwrap().now().expect("it is drawn");
}

fn a_hand_on_a_draft_writes_the_boards_it_changes(place: &Place) {
    let (service, id) = with(place, &event("Hand", 8, 1));
    service.acts(id, at(1)).draw_round(NEXT, &request("none")).unwrap();
    // Whatever is written anew loses the mark.
    let marked = || {
        let query = "SELECT COUNT(*) AS number FROM board WHERE round_no = 2 AND changed_by = 77";
        read(&service, |c| Ok(number(c, query)))
    };
    let edit = |edit: DraftEdit| {
        tamper(service.store(), "UPDATE board SET changed_by = 77 WHERE round_no = 2");
        let draft = fingerprint(seen(&service, id).tournament.round(NEXT));
        service
            .acts(id, at(2))
            .edit_draft(NEXT, &draft, &edit)
            .unwrap()
            .now()
            .expect("it is changed");
        assert_eq!(loaded(place, id), seen(&service, id));
        marked()
    };
    assert_eq!(edit(DraftEdit::SwapColors(TableNo(2))), 3);
    assert_eq!(edit(DraftEdit::Move(TableNo(1), TableNo(4))), 2);
    assert_eq!(edit(DraftEdit::Unpair(TableNo(3))), 3);
    let draft = fingerprint(seen(&service, id).tournament.round(NEXT));
    service.acts(id, at(3)).publish_round(NEXT, &draft, false).unwrap();
    assert_eq!(marked(), 3, "publishing writes no board");
    assert_eq!(count(service.store(), "board WHERE round_no = 2"), 3);
}

/// As many writers wait for one tournament as there are connections, and readers are served all the same.
fn writers_that_wait_leave_the_connections_to_readers(place: &Place) {
    const CONNECTIONS: u32 = 3;
    let service = Service::new(Store::open(&place.url, CONNECTIONS).expect("it opens"));
    let id = service.create_tournament(at(0), &event("Queue", 8, 1)).unwrap().now().unwrap().id;
    let store = service.store();
    let go = Barrier::new(2);
    let writing = Barrier::new(2);
    let waiting = Barrier::new(CONNECTIONS as usize + 1);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            store.write(Scope::Tournament(id), |_| {
                writing.wait();
                go.wait();
                Ok::<_, StoreError>(())
            })
        });
        writing.wait();
        for _ in 0..CONNECTIONS {
            scope.spawn(|| {
                waiting.wait();
                store.write(Scope::Tournament(id), |_| Ok::<_, StoreError>(()))
            });
        }
        waiting.wait();
        for _ in 0..200 {
            assert_eq!(count(store, "tournament"), 1);
            std::thread::yield_now();
        }
        assert_eq!(store.connections_held(), 1);
        go.wait();
    });
}
