use chrono::TimeDelta;
use tournament::{
    Bracket, EntryId, HomeDoor, HomeRules, Overtime, RoundClock, RoundNo, RoundState, RoundWindow,
    System, TimeControl,
};

use super::{at, event, round};

#[test]
fn nobody_is_late_a_second_before_the_start() {
    let clock = RoundClock { starts: Some(at(10)), ..RoundClock::default() };
    assert_eq!(clock.minutes_late(at(10) - TimeDelta::seconds(1)), None);
    assert_eq!(clock.minutes_late(at(10) + TimeDelta::seconds(59)), Some(0));
}

#[test]
fn unplayed_games_are_settled_once_the_days_of_grace_are_over() {
    let mut event = event(System::Swiss, &[]);
    event.settings.season.grace_days = 2;
    let window = Some(RoundWindow { from: at(8), until: at(20) });
    event.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
    assert_eq!(event.unplayed_from(RoundNo(1)), Some(at(20) + TimeDelta::days(2)));
    assert_eq!(event.unplayed_from(RoundNo(2)), None);
}

#[test]
fn a_bracket_is_over_by_the_last_round() {
    let mut rules = event(System::Swiss, &[]).settings.draw;
    for (players, from, fits) in
        [(4, 4, true), (4, 5, false), (5, 3, true), (5, 4, false), (2, 5, true)]
    {
        let entries = (1..=players).map(EntryId).collect();
        rules.bracket = Some(Bracket { entries, from: RoundNo(from), third_place: false });
        assert_eq!(rules.faults(5).is_empty(), fits, "{players} from round {from}");
    }
}

#[test]
fn check_in_is_open_from_its_first_moment_to_its_last() {
    let rules = HomeRules {
        own_check_in: true,
        check_in_opens: Some(at(8)),
        check_in_closes: Some(at(9)),
        ..HomeRules::default()
    };
    let lets = |hour| rules.lets_check_in(at(hour).and_utc());
    assert_eq!([7, 8, 9].map(lets), [false, true, false]);
}

#[test]
fn registration_ends_when_the_last_round_is_published() {
    let mut event = event(System::Swiss, &["1d", "2d"]);
    event.settings.home.open = true;
    for (no, door) in [(4, HomeDoor::Open), (5, HomeDoor::Closed)] {
        event.rounds = vec![round(no, RoundState::Published, &[(1, 2, "?")])];
        assert_eq!(event.home_door(at(8).and_utc()), door, "{no}");
    }
}

#[test]
fn a_rating_class_asks_for_basic_and_adjusted_time() {
    let byoyomi = |seconds| Overtime::Byoyomi { seconds };
    let fischer = |increment| Overtime::Fischer { increment };
    let canadian = |stones, seconds| Overtime::Canadian { stones, seconds };
    for (minutes, overtime, internet, class) in [
        (60, byoyomi(20), false, Some('A')),
        (60, byoyomi(19), false, Some('B')),
        (59, byoyomi(60), false, Some('B')),
        (75, Overtime::SuddenDeath, false, Some('A')),
        (40, byoyomi(14), false, Some('B')),
        (25, byoyomi(7), false, Some('C')),
        (24, byoyomi(60), false, None),
        (45, fischer(15), false, Some('A')),
        (44, fischer(20), false, Some('B')),
        (20, fischer(5), false, Some('C')),
        (60, canadian(15, 300), false, Some('A')),
        (60, canadian(30, 300), false, Some('B')),
        (40, byoyomi(14), true, Some('D')),
        (39, byoyomi(60), true, None),
    ] {
        let time = TimeControl { basic_minutes: minutes, overtime, internet };
        assert_eq!(time.egf_class(), class, "{time:?}");
    }
}
