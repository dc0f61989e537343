use tengen::service::{By, Done, RECEIPT_DAYS};
use tengen::tournament::{Entry, EntryId};

use crate::databases::{Place, count, on_both};
use crate::events::event;
use crate::{at, refusal, seen, with};

on_both!(
    the_same_form_counts_once,
    the_same_form_at_once_counts_once,
    a_refused_form_may_be_sent_again,
    a_tournament_is_made_once,
    any_key_will_do,
    old_receipts_are_let_go,
);

fn form(key: &str) -> By<'_> {
    By { form: Some(key), ..at(1) }
}

fn anna(id: EntryId) -> Entry {
    Entry::new(id, "Anna", "", "1k".parse().expect("a rank"))
}

fn the_same_form_counts_once(place: &Place) {
    let (service, id) = with(place, &event("Forms", 2, 0));
    assert_eq!(service.acts(id, form("k1")).add_entry(false, anna).unwrap(), Done::Now(EntryId(3)));
    assert_eq!(service.acts(id, form("k1")).add_entry(false, anna).unwrap(), Done::Before);
    service.acts(id, form("k2")).remove_entry(EntryId(3)).unwrap();
    assert_eq!(service.acts(id, form("k2")).remove_entry(EntryId(3)).unwrap(), Done::Before);
    assert_eq!(
        service.acts(id, form("k1")).add_entry(false, anna).unwrap(),
        Done::Before,
        "still known"
    );
    assert_eq!(seen(&service, id).revision, 3);
    let other = service.create_tournament(at(0), &event("Other", 2, 0)).unwrap().now().unwrap();
    let added = service.acts(other.id, form("k1")).add_entry(false, anna).unwrap();
    assert_eq!(added, Done::Now(EntryId(3)), "a key belongs to one tournament");
    let anna = service.create_account("Anna", "three quiet stones", true, at(0).now).unwrap();
    let hers = By { account: Some(anna), ..form("k1") };
    let berta = |id| Entry::new(id, "Berta", "", "1k".parse().expect("a rank"));
    assert!(
        matches!(service.acts(id, hers).add_entry(false, berta).unwrap(), Done::Now(_)),
        "and to one person"
    );
    assert_eq!(service.acts(id, hers).add_entry(false, berta).unwrap(), Done::Before);
}

fn the_same_form_at_once_counts_once(place: &Place) {
    let (service, id) = with(place, &event("Forms", 2, 0));
    let done = std::thread::scope(|scope| {
        let sent: Vec<_> = (0..8)
            .map(|_| {
                scope.spawn(|| {
                    service.acts(id, form("double click")).add_entry(false, anna).unwrap()
                })
            })
            .collect();
        sent.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(done.iter().filter(|done| **done == Done::Now(EntryId(3))).count(), 1);
    assert_eq!(done.iter().filter(|done| **done == Done::Before).count(), 7);
    assert_eq!(seen(&service, id).tournament.entries.len(), 3);
}

fn a_refused_form_may_be_sent_again(place: &Place) {
    let (service, id) = with(place, &event("Forms", 2, 0));
    service.acts(id, at(0)).add_entry(false, anna).unwrap();
    refusal(service.acts(id, form("k")).add_entry(false, anna));
    service.acts(id, at(0)).remove_entry(EntryId(3)).unwrap();
    let again = service.acts(id, form("k")).add_entry(false, anna).unwrap();
    assert_eq!(again, Done::Now(EntryId(4)), "3 was given");
}

fn a_tournament_is_made_once(place: &Place) {
    let service = place.service();
    let (first, second) = std::thread::scope(|scope| {
        let make = || service.create_tournament(form("new"), &event("Once", 2, 1)).unwrap();
        let threads = (scope.spawn(make), scope.spawn(make));
        (threads.0.join().unwrap(), threads.1.join().unwrap())
    });
    assert_eq!([first, second].iter().filter(|done| **done == Done::Before).count(), 1);
    assert_eq!(count(service.store(), "tournament"), 1);
    assert_eq!(count(service.store(), "board"), 1);
}

fn old_receipts_are_let_go(place: &Place) {
    let (service, id) = with(place, &event("Old", 2, 0));
    let sent = |minute: i64, key| By { form: Some(key), ..at(minute) };
    let days = |days: i64| days * 24 * 60;
    service.acts(id, sent(0, "old")).add_entry(false, anna).unwrap();
    let named = |id| Entry { surname: "Berta".to_owned(), ..anna(id) };
    service.acts(id, sent(days(2), "new")).add_entry(false, named).unwrap();
    let now = crate::events::minute(days(RECEIPT_DAYS) + 1);
    assert_eq!(service.delete_old_receipts(now).unwrap(), 1);
    assert_eq!(count(service.store(), "receipt"), 1);
    assert_eq!(
        service.acts(id, sent(days(3), "new")).add_entry(false, named).unwrap(),
        Done::Before
    );
    assert_eq!(service.delete_old_receipts(now).unwrap(), 0);
}

fn any_key_will_do(place: &Place) {
    let (service, id) = with(place, &event("Keys", 2, 0));
    for key in ["", "\0", "ключ", &"k".repeat(100_000)] {
        let added = service
            .acts(id, form(key))
            .add_entry(false, |id| Entry { surname: format!("P{id}"), ..anna(id) });
        assert!(added.unwrap().now().is_some());
        assert_eq!(service.acts(id, form(key)).add_entry(false, anna).unwrap(), Done::Before);
    }
}
