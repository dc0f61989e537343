use chrono::{NaiveDateTime, TimeDelta};
use tournament::*;

fn at(minute: i64) -> NaiveDateTime {
    super::at(10) + TimeDelta::minutes(minute)
}

#[test]
fn the_real_start_counts_and_else_the_planned_one() {
    let planned = RoundClock { starts: Some(at(0)), ..RoundClock::default() };
    assert_eq!(planned.minutes_late(at(-1)), None, "nobody is late before");
    assert_eq!(planned.minutes_late(at(0)), Some(0));
    let started = RoundClock { started: Some(at(7)), ..planned };
    assert_eq!(started.minutes_late(at(20) - TimeDelta::seconds(1)), Some(12));
    assert_eq!(started.forfeit(30), Some(at(37)));
    assert_eq!(RoundClock::default().forfeit(30), None);
}

#[test]
fn the_end_is_reckoned_from_the_time_of_both_players() {
    let clock = RoundClock { started: Some(at(0)), ..RoundClock::default() };
    let time = |overtime| TimeControl { basic_minutes: 60, overtime, internet: false };
    assert_eq!(clock.expected_end(time(Overtime::SuddenDeath)), Some(at(120)));
    let byoyomi = time(Overtime::Byoyomi { seconds: 30 });
    assert_eq!(clock.expected_end(byoyomi), Some(at(120 + 45)));
    let fischer = time(Overtime::Fischer { increment: 10 });
    assert_eq!(clock.expected_end(fischer), Some(at(120 + 40)));
    assert_eq!(clock.expected_end(time(Overtime::Ing)), Some(at(120 + 60)), "six periods");
}

#[test]
fn a_window_holds_its_ends_and_grace_begins_after_it() {
    let window = RoundWindow { from: at(0), until: at(60) };
    assert!([0, 30, 60].iter().all(|minute| window.holds(at(*minute))));
    assert!(!window.holds(at(-1)) && !window.holds(at(61)));
    assert_eq!(window.grace_ends(0), at(60));
    assert_eq!(window.grace_ends(2), at(60 + 2 * 24 * 60));
}

#[test]
fn nothing_that_was_not_played_is_rated() {
    for policy in UnplayedPolicy::ALL {
        let ending = policy.ending();
        assert!(!ending.is_rated() && !ending.is_pending(), "{policy}");
    }
}

#[test]
fn the_round_whose_window_has_begun_is_played_and_a_late_game_stays_to_be_played() {
    let at = |day: i64| NaiveDateTime::default() + TimeDelta::days(day);
    let mut event = super::event(System::Swiss, &[]);
    for no in 1..=3 {
        event.rounds.push(super::round(no, RoundState::Published, &[(1, 2, "?")]));
    }
    let current = |event: &Tournament, day| event.current_round(at(day)).map(|r| r.no.0);
    assert_eq!(current(&event, 0), Some(3), "without windows the newest");
    for no in 1..=3_i32 {
        let from = at(i64::from(no) * 10);
        let window = Some(RoundWindow { from, until: from + TimeDelta::days(9) });
        event.clocks.insert(RoundNo(no), RoundClock { window, ..RoundClock::default() });
    }
    assert_eq!([0, 10, 19, 20, 99].map(|day| current(&event, day)), [1, 1, 1, 2, 3].map(Some));
    let plays = |event: &Tournament, day| {
        event.open_within_window(EntryId(2), at(day)).map(|(round, _)| round.no.0)
    };
    assert_eq!(plays(&event, 25), Some(2));
    event.rounds[1].boards[0].ending = Ending::NoResult;
    assert_eq!((current(&event, 25), plays(&event, 25)), (Some(1), Some(1)), "it is late");
    event.rounds[0].boards[0].ending = Ending::NoResult;
    assert_eq!((current(&event, 25), plays(&event, 25)), (Some(3), Some(3)), "it is early");
    event.rounds[2].boards[0].ending = Ending::NoResult;
    assert_eq!((current(&event, 25), plays(&event, 25)), (Some(3), None));
}
