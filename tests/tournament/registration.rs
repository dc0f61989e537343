use chrono::{DateTime, Utc};
use rating::Rank;
use tournament::*;

fn at(minute: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000 + minute * 60, 0).unwrap()
}

fn rank(text: &str) -> Rank {
    text.parse().unwrap()
}

fn event(places: u32, entered: &[&str]) -> Tournament {
    let mut event = super::event(System::SwissCategories, entered);
    event.settings.home.places = Some(places);
    event
}

fn waits(id: i32, text: &str) -> Queued {
    Queued { id, rank: rank(text), place: false, late: false }
}

#[test]
fn the_door_opens_and_closes_by_the_clock() {
    let rules = HomeRules {
        open: true,
        opens: Some(at(10).naive_utc()),
        closes: Some(at(20).naive_utc()),
        ..HomeRules::default()
    };
    assert_eq!(rules.door(at(9)), HomeDoor::Soon(at(10).naive_utc()));
    assert_eq!(rules.door(at(10)), HomeDoor::Open);
    assert_eq!(rules.door(at(20)), HomeDoor::Closed);
    assert_eq!(rules.of_another_event().door(at(15)), HomeDoor::Never);
}

#[test]
fn places_go_in_the_order_of_coming_and_by_category() {
    let mut event = event(3, &["1d", "2d"]);
    assert_eq!(event.free_places(&[]), Some(1));
    let queue = [waits(1, "3d"), waits(2, "9k")];
    assert_eq!(event.moved_up(&queue), [1]);
    assert!(!event.has_place_for(rank("9k"), &queue), "two wait already");
    // No more of the strongest: the next who fits gets the place.
    event.settings.home.category_places = vec![Some(2), None, None];
    assert_eq!(event.moved_up(&queue), [2]);
    let held = [Queued { place: true, ..waits(3, "10k") }];
    assert_eq!(event.free_places(&held), Some(0));
    event.settings.home.places = None;
    assert_eq!(event.free_places(&held), None);
    assert!(event.has_place_for(rank("20k"), &held) && !event.has_place_for(rank("5d"), &held));
}

#[test]
fn who_came_too_late_moves_up_by_nobody_but_the_organiser() {
    let late = Queued { late: true, ..waits(1, "3k") };
    assert_eq!(event(9, &[]).moved_up(&[late]), [0; 0]);
}

#[test]
fn the_clock_decides_next_when_a_door_opens_or_a_window_begins() {
    use super::at;
    let mut open = super::event(System::Swiss, &[]);
    assert_eq!(open.next_moment(at(1)), None);
    (open.settings.home.opens, open.settings.home.closes) = (Some(at(3)), Some(at(9)));
    let window = Some(RoundWindow { from: at(5), until: at(7) });
    open.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
    let next = [1, 3, 5, 7, 9].map(|hour| open.next_moment(at(hour)));
    assert_eq!(next, [Some(at(3)), Some(at(5)), Some(at(7)), Some(at(9)), None]);
}

#[test]
fn thousands_are_one_crowd_and_the_others_stand_alone() {
    let forged = (0..4987).map(|n| (n, ["a", "b", "c"][n as usize % 3], at(2)));
    let club = (5000..5013).map(|n| (n, "home", at(1)));
    let found = crowd(forged.chain(club));
    assert_eq!((found.ids.len(), found.addresses), (4987, 3));
    assert_eq!(found.since, Some(at(2)));
    let spread: Vec<_> = (0..5000).map(|n| (n, n.to_string())).collect();
    let found = crowd(spread.iter().map(|(id, address)| (*id, address.as_str(), at(0))));
    assert_eq!((found.ids.len(), found.addresses), (5000, 5000));
    assert_eq!(crowd([(1, "a", at(0))]), Crowd::default());
}
