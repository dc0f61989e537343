//! Rating lists: several are kept, the newest of each kind is searched, on either database.

use chrono::{NaiveDate, TimeZone, Utc};
use tengen::rating::{ListKind, Listed, Rating, RatingList};
use tengen::service::{By, Done, LISTS_KEPT, Refusal, Service, ServiceError, Thing};

use crate::databases::{Place, on_both};

on_both!(
    the_newest_list_is_searched_whenever_it_came,
    a_list_of_the_same_day_is_replaced_and_old_ones_go,
    another_process_brings_in_a_list,
    a_list_of_the_future_is_refused_and_any_can_be_removed,
);

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 8, day).unwrap()
}

fn list(date: NaiveDate, rating: i32) -> RatingList {
    let mut list = RatingList::new(ListKind::Egf, date);
    let rating = Some(Rating(rating));
    list.push(&Listed {
        id: "10000001",
        surname: "Vries",
        first_name: "Anna",
        rating,
        ..Listed::default()
    });
    list
}

fn keep(service: &Service, list: &RatingList) {
    let by = By { account: None, now: Utc::now(), form: None };
    assert!(matches!(service.keep_rating_list(by, list), Ok(Done::Now(_))));
}

fn rating(service: &Service) -> i32 {
    let found = service.search_ratings("vires anna", None, 3).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].listed().id, "10000001");
    found[0].listed().rating.unwrap().0
}

fn the_newest_list_is_searched_whenever_it_came(place: &Place) {
    let service = place.service();
    assert!(service.search_ratings("anna", None, 3).unwrap().is_empty());
    keep(&service, &list(day(2), 2000));
    assert_eq!(rating(&service), 2000);
    keep(&service, &list(day(1), 1900));
    assert_eq!(rating(&service), 2000, "older, though it came later");
    keep(&service, &list(day(3), 2100));
    assert_eq!(rating(&service), 2100);
    let dates: Vec<_> =
        service.read(|c| c.rating_lists()).unwrap().iter().map(|row| row.date).collect();
    assert_eq!(dates, [day(3), day(2), day(1)]);
    assert!(service.search_ratings("anna", Some(ListKind::Ffg), 3).unwrap().is_empty());
    assert!(service.rated(ListKind::Egf, "10000001").unwrap().is_some());
    assert!(service.rated(ListKind::Egf, "").unwrap().is_none());
}

fn a_list_of_the_future_is_refused_and_any_can_be_removed(place: &Place) {
    let service = place.service();
    let now = Utc.with_ymd_and_hms(2026, 8, 2, 23, 0, 0).unwrap();
    let by = By { account: None, now, form: None };
    keep(&service, &list(day(1), 1900));
    service.keep_rating_list(by, &list(day(3), 2000)).expect("it is tomorrow somewhere");
    let refused = service.keep_rating_list(by, &list(day(4), 2100));
    assert!(
        matches!(refused, Err(ServiceError::Refused(Refusal::ListToCome { date: of })) if of == day(4))
    );
    assert_eq!(rating(&service), 2000);
    service.remove_rating_list(by, ListKind::Egf, day(3)).unwrap();
    assert_eq!(rating(&service), 1900, "the one before is used again");
    let gone = service.remove_rating_list(by, ListKind::Egf, day(3));
    assert!(matches!(gone, Err(ServiceError::Unknown(Thing::RatingList))));
}

fn a_list_of_the_same_day_is_replaced_and_old_ones_go(place: &Place) {
    let service = place.service();
    for one in 1..=LISTS_KEPT as u32 + 3 {
        keep(&service, &list(day(one), 2000));
    }
    keep(&service, &list(day(15), 2222));
    assert_eq!(rating(&service), 2222);
    let rows = service.read(|c| c.rating_lists()).unwrap();
    assert_eq!((rows.len(), rows[0].date, rows[0].people), (LISTS_KEPT, day(15), 1));
}

fn another_process_brings_in_a_list(place: &Place) {
    let (here, there) = (place.service(), place.service());
    keep(&here, &list(day(1), 2000));
    assert_eq!(rating(&here), 2000);
    keep(&there, &list(day(2), 2050));
    assert_eq!(rating(&here), 2050);
}
