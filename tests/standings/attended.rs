//! How many rounds a place takes.

use proptest::prelude::*;
use standings::{listed_standings, prizes};
use tournament::{Ending, EntryId, PrizeFor, PrizeRule, RoundNo};

use crate::event::Event;
use crate::properties::events;

/// Four evenings, three of them asked for: ada was there each time, bob once and had no opponent once, cyd came three
/// times and once nobody sat down against him, dan came twice and lost two by default.
fn evenings() -> Event {
    let mut event = Event::swiss("ada bob cyd dan");
    event.0.settings.rounds = 4;
    event.0.settings.season.least_games = 3;
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    event.bye("bob", 2).beats("ada", "cyd", 2);
    event.beats("dan", "ada", 3);
    event.beats_by_default("cyd", "dan", 4);
    event
}

fn said(event: &Event, through: i32) -> Vec<String> {
    let rows = listed_standings(&event.0, RoundNo(through)).rows;
    let name = |id: EntryId| event.0.entry(id).unwrap().surname.clone();
    let place = |placed: bool, place: u32| if placed { place.to_string() } else { "-".to_owned() };
    let line = |row: &standings::Row| {
        format!("{} {} {}", place(row.placed, row.place), name(row.entry), row.reach)
    };
    rows.iter().map(line).collect()
}

#[test]
fn who_can_no_longer_reach_them_stands_below_without_a_place_or_a_prize() {
    let mut event = evenings();
    assert_eq!(said(&event, 4), ["1 cyd 3", "2 ada 3", "- dan 2", "- bob 2"]);
    assert_eq!(said(&event, 2)[3], "4 dan 3", "two more evenings are to come");
    event.0.settings.prizes.kinds = vec![PrizeRule {
        name: String::new(),
        group: "all".parse().unwrap(),
        of: PrizeFor::Places,
        prizes: ["30", "20", "10"].map(str::to_owned).into(),
    }];
    let given = prizes(&event.0, &event.standings());
    assert_eq!(given.len(), 2, "{given:?}");
}

#[test]
fn who_has_no_place_shares_none_with_an_equal_who_has_one() {
    let mut event = Event::swiss("ada bob cyd dan").placement("NBW");
    event.0.settings.rounds = 2;
    event.0.settings.season.least_games = 2;
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    event.beats("bob", "ada", 2);
    let rows = listed_standings(&event.0, RoundNo(2)).rows;
    let said: Vec<_> = rows.iter().map(|row| (row.placed, row.place, row.shared)).collect();
    assert_eq!(said[..3], [(true, 1, false), (true, 1, true), (false, 3, false)]);
    assert_eq!(rows[2].entry, event.id("cyd"));
}

#[test]
fn a_game_that_was_given_up_is_no_evening() {
    let mut event = evenings();
    event.game("bob", "ada", 4, Ending::NoResult);
    assert_eq!(said(&event, 4)[3], "- bob 2");
}

#[test]
fn lines_part_who_goes_up_from_who_stays_and_equals_leave_them_open() {
    let mut event = Event::swiss("ada bob cyd dan");
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    event.beats("ada", "cyd", 2).beats("bob", "dan", 2);
    let lines = |up, down| {
        let found = listed_standings(&event.0, RoundNo(2)).move_lines(up, down);
        found.iter().map(|l| (l.above, l.up, l.count, l.is_decided())).collect::<Vec<_>>()
    };
    // ada has two, bob and cyd one each with the same sum, dan none.
    assert_eq!(said(&event, 2), ["1 ada 5", "2 bob 5", "2 cyd 5", "4 dan 5"]);
    assert_eq!(lines(1, 1), [(1, true, 1, true), (3, false, 1, true)]);
    assert_eq!(lines(2, 0), [(2, true, 2, false)], "bob and cyd are equal");
    let line = listed_standings(&event.0, RoundNo(2)).move_lines(2, 0)[0];
    assert_eq!(line.equals, (1, 3), "who shares the place is known");
    assert_eq!(lines(0, 2), [(2, false, 2, false)]);
    assert_eq!((lines(0, 0).len(), lines(2, 2).len(), lines(50, 0).len()), (0, 0, 0));
    // Who goes up is open where all share the place, and nobody does before the first game.
    let mut equal = Event::swiss("ada bob cyd");
    let moves = |event: &Event| {
        let found = listed_standings(&event.0, RoundNo(3)).move_lines(1, 1);
        found.iter().map(|l| (l.up, l.equals)).collect::<Vec<_>>()
    };
    assert_eq!(moves(&equal), []);
    equal.beats("ada", "bob", 1).beats("bob", "cyd", 2).beats("cyd", "ada", 3);
    assert_eq!(moves(&equal), [(true, (0, 3)), (false, (0, 3))]);
}

proptest! {
    #[test]
    fn the_rule_only_moves_whoever_has_no_place_to_the_end(event in events(), least in 1_u8..6) {
        let through = RoundNo(event.rounds.len() as i32);
        let plain = listed_standings(&event, through);
        prop_assert!(plain.rows.iter().all(|row| row.placed));
        let mut asks = event.clone();
        asks.settings.season.least_games = least;
        let ruled = listed_standings(&asks, through);
        let placed = ruled.rows.iter().take_while(|row| row.placed).count();
        prop_assert!(ruled.rows[placed..].iter().all(|row| !row.placed && row.reach < u32::from(least)));
        prop_assert!(ruled.rows[..placed].iter().all(|row| row.reach >= u32::from(least)));
        let keep = |has: bool| -> Vec<EntryId> {
            let is = |id: &EntryId| ruled.row_of(*id).is_some_and(|row| row.placed == has);
            plain.rows.iter().map(|row| row.entry).filter(is).collect()
        };
        let order: Vec<EntryId> = ruled.rows.iter().map(|row| row.entry).collect();
        prop_assert_eq!([keep(true), keep(false)].concat(), order, "each half in its order");
        for (number, row) in (1_u32..).zip(&ruled.rows) {
            prop_assert!(row.place <= number && (row.shared || row.place == number));
        }
    }
}
