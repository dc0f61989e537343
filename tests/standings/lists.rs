//! Shared places, the wall list and the cross table.

use standings::{cross_by_score, cross_table, standings, wall_list};
use tournament::{RoundNo, System};

use crate::event::Event;

fn event() -> Event {
    Event::drawn(
        System::McMahon,
        "eve 5k  2+/w0 3+/b0
         bob 1k  1-/b0 4+/w0
         cyd 3d  4+/w0 1-/w0
         dan 3d  3-/b0 2-/b0",
    )
}

#[test]
fn equals_share_their_place_and_the_next_place_is_counted() {
    let mut event = Event::swiss("dan cyd bob ada").placement("NBW");
    event.beats("ada", "cyd", 1).beats("bob", "dan", 1);
    event.beats("ada", "bob", 2).beats("dan", "cyd", 2);
    assert_eq!(event.order(), "1 ada, 2 bob, 2 dan, 4 cyd");
    let shared: Vec<_> = event.standings().rows.iter().map(|row| row.shared).collect();
    assert_eq!(shared, [false, false, true, false]);
}

#[test]
fn the_wall_list_keeps_the_order_of_strength() {
    let mut event = event();
    event.0.entries[3].rating.0 += 20;
    let lines: Vec<String> = wall_list(&event.0, RoundNo(2))
        .iter()
        .map(|row| {
            let cells: Vec<_> = row.cells.iter().map(ToString::to_string).collect();
            let name = &event.0.entries[row.index].surname;
            format!("{} {name} {} {} {}", row.number, row.start, row.score, cells.join(" "))
        })
        .collect();
    assert_eq!(
        lines,
        [
            "1 dan 32 32 2-/b0 3-/b0",
            "2 cyd 32 33 1+/w0 4-/w0",
            "3 bob 29 30 4-/b0 1+/w0",
            "4 eve 25 27 3+/w0 2+/b0",
        ]
    );
    let before: Vec<_> = wall_list(&event.0, RoundNo(0)).iter().map(|row| row.entry).collect();
    let after: Vec<_> = wall_list(&event.0, RoundNo(2)).iter().map(|row| row.entry).collect();
    assert_eq!(before, after);
}

#[test]
fn the_cross_table_has_every_game_twice_at_mirrored_squares() {
    let event = event();
    let cross = cross_table(&event.standings());
    let mut squares = Vec::new();
    for (row, cells) in (1..).zip(&cross) {
        assert!(cells.is_sorted_by_key(|cell| cell.column));
        squares.extend(cells.iter().map(|cell| (row, cell.column, cell.round)));
    }
    assert_eq!(squares.len(), 8);
    for (row, column, round) in &squares {
        assert!(squares.contains(&(*column, *row, *round)));
    }
    assert_eq!(cross[0][0].cell.to_string(), "2+/w0");
}

#[test]
fn by_score_every_game_is_counted_from_both_sides_and_small_groups_are_joined() {
    let event = event();
    let table = cross_by_score(&event.standings(), 10);
    let scores: Vec<_> = table.iter().map(|band| band.high.to_string()).collect();
    assert_eq!(scores, ["33", "32", "30", "27"]);
    for (row, band) in table.iter().enumerate() {
        for (column, games) in band.against.iter().enumerate() {
            let mirrored = table[column].against[row];
            assert_eq!((games.won, games.lost), (mirrored.lost, mirrored.won));
        }
    }
    let joined = cross_by_score(&event.standings(), 2);
    let said =
        |n: usize| (joined[n].high.to_string(), joined[n].low.to_string(), joined[n].players);
    assert_eq!(said(0), ("33".into(), "32".into(), 2));
    assert_eq!(said(1), ("30".into(), "27".into(), 2));
    let own = joined[0].against[0];
    assert_eq!((own.games(), own.won, own.lost), (2, 1, 1), "one game, from both sides");
}

#[test]
fn by_score_equals_stand_in_one_band_even_if_it_gets_large() {
    let mut event = Event::swiss("ada bob cyd dan");
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    let bands = cross_by_score(&event.standings(), 4);
    assert_eq!(bands.iter().map(|band| band.players).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn any_earlier_round_can_be_asked_for() {
    let event = event();
    let first = standings(&event.0, RoundNo(1));
    assert_eq!(first.through, RoundNo(1));
    assert!(first.rows.iter().all(|row| row.cells.len() == 1));
    let none = standings(&event.0, RoundNo(0));
    let places: Vec<_> = none.rows.iter().map(|row| (row.entry.0, row.place)).collect();
    assert_eq!(places, [(3, 1), (4, 1), (2, 3), (1, 4)]);
}
