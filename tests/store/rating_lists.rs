//! Rating lists: several are kept, the newest of each kind is searched, on either database.

use chrono::{NaiveDate, TimeZone, Utc};
use tengen::desk::{By, Desk, DeskError, Done, LISTS_KEPT, Refusal, Thing};
use tengen::rating::{ListKind, Listed, Rating, RatingList};

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

fn keep(desk: &Desk, list: &RatingList) {
    let by = By { account: None, now: Utc::now(), form: None };
    assert!(matches!(desk.keep_rating_list(by, list), Ok(Done::Now(_))));
}

fn rating(desk: &Desk) -> i32 {
    let found = desk.search_ratings("vires anna", None, 3).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].listed().id, "10000001");
    found[0].listed().rating.unwrap().0
}

fn the_newest_list_is_searched_whenever_it_came(place: &Place) {
    let desk = place.desk();
    assert!(desk.search_ratings("anna", None, 3).unwrap().is_empty());
    keep(&desk, &list(day(2), 2000));
    assert_eq!(rating(&desk), 2000);
    keep(&desk, &list(day(1), 1900));
    assert_eq!(rating(&desk), 2000, "older, though it came later");
    keep(&desk, &list(day(3), 2100));
    assert_eq!(rating(&desk), 2100);
    let dates: Vec<_> = desk.rating_lists().unwrap().iter().map(|row| row.date).collect();
    assert_eq!(dates, [day(3), day(2), day(1)]);
    assert!(desk.search_ratings("anna", Some(ListKind::Ffg), 3).unwrap().is_empty());
    assert!(desk.rated(ListKind::Egf, "10000001").unwrap().is_some());
    assert!(desk.rated(ListKind::Egf, "").unwrap().is_none());
}

fn a_list_of_the_future_is_refused_and_any_can_be_removed(place: &Place) {
    let desk = place.desk();
    let now = Utc.with_ymd_and_hms(2026, 8, 2, 23, 0, 0).unwrap();
    let by = By { account: None, now, form: None };
    keep(&desk, &list(day(1), 1900));
    desk.keep_rating_list(by, &list(day(3), 2000)).expect("it is tomorrow somewhere");
    let refused = desk.keep_rating_list(by, &list(day(4), 2100));
    assert!(matches!(refused, Err(DeskError::Refused(Refusal::ListToCome(of))) if of == day(4)));
    assert_eq!(rating(&desk), 2000);
    desk.remove_rating_list(by, ListKind::Egf, day(3)).unwrap();
    assert_eq!(rating(&desk), 1900, "the one before is used again");
    let gone = desk.remove_rating_list(by, ListKind::Egf, day(3));
    assert!(matches!(gone, Err(DeskError::Unknown(Thing::RatingList))));
}

fn a_list_of_the_same_day_is_replaced_and_old_ones_go(place: &Place) {
    let desk = place.desk();
    for one in 1..=LISTS_KEPT as u32 + 3 {
        keep(&desk, &list(day(one), 2000));
    }
    keep(&desk, &list(day(15), 2222));
    assert_eq!(rating(&desk), 2222);
    let rows = desk.rating_lists().unwrap();
    assert_eq!((rows.len(), rows[0].date, rows[0].people), (LISTS_KEPT, day(15), 1));
}

fn another_process_brings_in_a_list(place: &Place) {
    let (here, there) = (place.desk(), place.desk());
    keep(&here, &list(day(1), 2000));
    assert_eq!(rating(&here), 2000);
    keep(&there, &list(day(2), 2050));
    assert_eq!(rating(&here), 2050);
}
