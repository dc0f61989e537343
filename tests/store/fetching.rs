//! Rating lists fetched from another server: whatever goes wrong, the list before stays.

use std::time::Duration;

use tengen::publishing::outside::{OutsideError, Patience};
use tengen::publishing::{FetchError, Fetching, fetch_due, fetch_list};
use tengen::rating::ListKind;
use tengen::service::Service;

use crate::databases::{Place, on_both};
use crate::events::minute;
use crate::other_server::{Answer, OtherServer};
use crate::root::repository;

on_both!(
    a_list_is_fetched_from_its_source,
    a_list_in_the_own_network_is_not_fetched_unless_that_was_said,
    whatever_goes_wrong_the_list_before_stays,
    lists_are_fetched_when_they_are_due,
);

/// Enough for an answer here, and no more than a test should wait for none.
const PATIENCE: Patience =
    Patience { connect: Duration::from_millis(400), whole: Duration::from_millis(1500) };

/// The other server is on this machine.
const HERE: Fetching = Fetching { private: true, patience: PATIENCE };

fn list(name: &str) -> Vec<u8> {
    std::fs::read(repository().join("tests/golden/ratings").join(name)).unwrap()
}

fn source(service: &Service, kind: ListKind, answers: Vec<Answer>) -> OtherServer {
    let server = OtherServer::start(answers);
    service.set_list_source(kind, Some((&server.url, 24))).unwrap();
    server
}

fn people(service: &Service) -> Vec<i32> {
    service.read(|c| c.rating_lists()).unwrap().iter().map(|row| row.people).collect()
}

fn a_list_is_fetched_from_its_source(place: &Place) {
    let service = place.service();
    let egf = source(&service, ListKind::Egf, vec![Answer::Says(200, list("egf.html"))]);
    let there = vec![Answer::Elsewhere(egf.url.clone())];
    let moved = source(&service, ListKind::Egf, there);
    let fetched = fetch_list(&service, ListKind::Egf, minute(5), HERE).unwrap();
    assert_eq!((fetched.people, fetched.date.to_string().as_str()), (3000, "2018-02-22"));
    assert_eq!((moved.sent().len(), egf.sent().len()), (1, 1), "a redirect is followed");
    assert_eq!(people(&service), [3000]);
    let sources = service.read(|c| c.list_sources()).unwrap();
    assert_eq!(sources[0].said.lines().next(), Some("3000 people of 2018-02-22"));
    assert_eq!(sources[0].tried_at, Some(minute(5)));
    let found = service.search_ratings("hohenfels adelheid", None, 1).unwrap();
    assert_eq!(found.len(), 1, "it is searched");
}

fn a_list_in_the_own_network_is_not_fetched_unless_that_was_said(place: &Place) {
    let service = place.service();
    let server = source(&service, ListKind::Egf, vec![Answer::Says(200, list("egf.html"))]);
    let by = Fetching { private: false, patience: PATIENCE };
    let refused = fetch_list(&service, ListKind::Egf, minute(0), by);
    assert!(matches!(refused, Err(FetchError::Outside(OutsideError::Private))), "{refused:?}");
    assert!(server.sent().is_empty() && people(&service).is_empty());
}

fn whatever_goes_wrong_the_list_before_stays(place: &Place) {
    let service = place.service();
    source(&service, ListKind::Egf, vec![Answer::Says(200, list("egf.html"))]);
    fetch_list(&service, ListKind::Egf, minute(0), HERE).unwrap();
    let half = list("egf.html")[..100_000].to_vec();
    let lines = list("egf.html").iter().filter(|b| **b == b'\n').count();
    assert!(lines > 3000);
    let short: Vec<u8> =
        list("egf.html").split_inclusive(|b| *b == b'\n').take(900).flatten().copied().collect();
    type Right = fn(&FetchError) -> bool;
    let cases: Vec<(Answer, Right)> = vec![
        (Answer::Says(404, b"gone".to_vec()), |e| {
            matches!(e, FetchError::Outside(OutsideError::Status { status: 404 }))
        }),
        (Answer::Says(500, Vec::new()), |e| {
            matches!(e, FetchError::Outside(OutsideError::Status { status: 500 }))
        }),
        (Answer::Says(200, Vec::new()), |e| matches!(e, FetchError::Broken(_))),
        (Answer::Says(200, b"<html>Try again later</html>".to_vec()), |e| {
            matches!(e, FetchError::Broken(_))
        }),
        (Answer::Says(200, b"PK\x03\x04 no list at all".to_vec()), |e| {
            matches!(e, FetchError::Broken(_))
        }),
        (Answer::Says(200, list("ffg.txt")), |e| {
            matches!(e, FetchError::OtherList { found: ListKind::Ffg })
        }),
        (Answer::Says(200, list("bad/egf-truncated-line.html")), |e| {
            matches!(e, FetchError::Broken(_))
        }),
        (Answer::Says(200, short), |e| {
            matches!(e, FetchError::Shrunk { before: 3000, .. } | FetchError::Broken(_))
        }),
        (Answer::CutOff(half), |e| {
            matches!(e, FetchError::Outside(OutsideError::Connection { .. }))
        }),
        (Answer::Endless, |e| {
            matches!(e, FetchError::Outside(OutsideError::TooLarge { .. } | OutsideError::TooSlow))
        }),
        (Answer::Silent, |e| matches!(e, FetchError::Outside(OutsideError::TooSlow))),
        (Answer::Elsewhere("http://127.0.0.1:1/".to_owned()), |e| {
            matches!(e, FetchError::Outside(OutsideError::Connection { .. }))
        }),
        (Answer::Elsewhere("/".to_owned()), |e| matches!(e, FetchError::Outside(_))),
    ];
    for (number, (answer, right)) in cases.into_iter().enumerate() {
        let _server = source(&service, ListKind::Egf, vec![answer]);
        let why = fetch_list(&service, ListKind::Egf, minute(1), HERE).unwrap_err();
        assert!(right(&why), "case {number}: {why:?}");
        assert_eq!(people(&service), [3000], "case {number}");
        let said = &service.read(|c| c.list_sources()).unwrap()[0].said;
        let (english, text) = said.split_once('\n').expect("in English, and for the catalogues");
        let plain: String = why.to_string().chars().filter(|c| !c.is_control()).take(400).collect();
        assert_eq!(english, plain, "it is noted beside the source");
        assert!(text.contains(why.sentence().key()), "{text}");
    }
    service.set_list_source(ListKind::Egf, None).unwrap();
    let nowhere = fetch_list(&service, ListKind::Egf, minute(2), HERE);
    assert!(matches!(nowhere, Err(FetchError::NoSource)));
}

fn lists_are_fetched_when_they_are_due(place: &Place) {
    let service = place.service();
    let server = source(&service, ListKind::Aga, vec![Answer::Says(200, list("aga.txt"))]);
    service.set_list_source(ListKind::Ffg, Some((&server.url, 0))).unwrap();
    assert_eq!(fetch_due(&service, minute(0), HERE).unwrap(), 1, "0 hours: when asked only");
    assert_eq!(fetch_due(&service, minute(60 * 24 - 1), HERE).unwrap(), 0);
    assert_eq!(fetch_due(&service, minute(60 * 24), HERE).unwrap(), 1);
    assert_eq!(server.sent().len(), 2);
}
