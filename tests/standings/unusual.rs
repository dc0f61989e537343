//! What real events bring along: no results, missing results, unknown colours, people who never played.

use standings::{
    RatingChange, ResultCell, Row, listed_standings, rating_changes, standings, wall_list,
};
use tournament::{
    Board, Criterion, Ending, EntryId, HalfPoints, NoResultPolicy, Participation, Registration,
    RoundNo, System, TableNo,
};

use crate::event::Event;

fn cells(event: &Event, name: &str) -> String {
    event.row(name).cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_kind_of_cell_is_shown_as_promised() {
    let event = Event::drawn(
        System::McMahon,
        "ada 3d  2+/w2 3=/b0 4?/w0 2+!w0 0+
         bob 1d  1-/b2 4+/w0 0=    1-!b0 3-/w0
         cyd 1k  4+/b9 1=/w0 0-    4-/b0 2-/b0
         dan 9k  3-/w9 2-/b0 1?/b0 3-/w0 0-",
    );
    assert_eq!(event.order(), "1 ada, 2 bob, 3 cyd, 4 dan");
    assert_eq!(cells(&event, "ada"), "2+/w2 3=/b0 4?/w0 2+!w0 0+");
    assert_eq!(cells(&event, "bob"), "1-/b2 4+/w0 0= 1-!b0 3-/w0");
    assert_eq!(cells(&event, "cyd"), "4+/b9 1=/w0 0- 4-/b0 2-/b0");
    assert_eq!(cells(&event, "dan"), "3-/w9 2-/b0 1?/b0 3-/w0 0-");
}

#[test]
fn a_bye_and_an_absence_show_what_the_event_gives() {
    let mut event = Event::drawn(System::Swiss, "ada 1d 2+/w0 0+\n bob 1d 1-/b0 0=");
    let last = |event: &Event| {
        let rows = standings(&event.0, RoundNo(2)).rows;
        rows.iter().map(|row| row.cells[1].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(last(&event), ["0+", "0-"]);
    event.0.settings.points.bye_wins = HalfPoints::HALF;
    event.0.settings.points.absent_wins = HalfPoints::HALF;
    assert_eq!(last(&event), ["0=", "0="]);
    // A half of byes is rounded down in the sum, and kept if the event keeps it.
    assert_eq!(standings(&event.0, RoundNo(2)).rows[0].values[0].to_string(), "1");
    event.0.settings.points.round_down = false;
    assert_eq!(standings(&event.0, RoundNo(2)).rows[0].values[0].to_string(), "1.5");
}

#[test]
fn two_halves_of_absences_make_a_point_and_a_jigo_is_never_rounded() {
    let mut event = Event::new(System::McMahon, "ada bob");
    event.game("ada", "bob", 3, Ending::Jigo { by_default: false });
    for round in [1, 2] {
        let entry = &mut event.0.entries[0];
        entry.participation = entry.participation.with(RoundNo(round), false);
    }
    let mms = |round| {
        let rows = standings(&event.0, RoundNo(round)).rows;
        rows.iter().find(|row| row.entry == EntryId(1)).unwrap().values[0].to_string()
    };
    assert_eq!([1, 2, 3].map(mms), ["30", "31", "31.5"]);
}

#[test]
fn a_game_without_result_is_worth_what_the_event_says() {
    let mut event = Event::swiss("ada bob");
    event.game("ada", "bob", 1, Ending::NoResult);
    for (policy, wins, cell) in [
        (NoResultPolicy::Replay, "0", "2?/b0"),
        (NoResultPolicy::Half, "0.5", "2=/b0"),
        (NoResultPolicy::Zero, "0", "2-/b0"),
    ] {
        event.0.settings.points.no_result = policy;
        assert_eq!(event.values(Criterion::Nbw), [wins, wins]);
        assert_eq!(cells(&event, "ada"), cell);
    }
}

#[test]
fn both_lose_and_both_win_count_the_same_for_both() {
    let event = Event::drawn(System::Swiss, "ada 1d 2-/w0 2+/b0\n bob 1d 1-/b0 1+/w0");
    assert_eq!(event.values(Criterion::Nbw), ["1", "1"]);
    assert_eq!(event.values(Criterion::SodosW), ["1", "1"]);
    assert_eq!(cells(&event, "bob"), "1-/b0 1+/w0");
}

#[test]
fn who_was_announced_and_never_sat_is_not_in_the_standings() {
    let mut event = Event::swiss("ada bob cyd dan");
    event.beats("bob", "ada", 1);
    event.0.entries[2].registration = Registration::Preliminary;
    assert_eq!(event.order(), "1 bob, 2 ada, 3 dan");
    event.bye("cyd", 1);
    assert_eq!(event.order(), "1 bob, 2 cyd, 3 ada, 4 dan");
}

#[test]
fn equals_stand_by_the_alphabet_in_standings_and_on_the_wall() {
    let event = Event::swiss("Zorro aaron Ärzte Adler Zander");
    let names = |indices: Vec<usize>| {
        let surname = |index: usize| event.0.entries[index].surname.clone();
        indices.into_iter().map(surname).collect::<Vec<_>>().join(" ")
    };
    let rows = listed_standings(&event.0, RoundNo(0)).rows;
    assert_eq!(names(rows.iter().map(|row| row.index).collect()), "aaron Adler Ärzte Zander Zorro");
    let wall = standings::wall_list(&event.0, RoundNo(0));
    assert_eq!(names(wall.iter().map(|row| row.index).collect()), "aaron Adler Ärzte Zander Zorro");
}

#[test]
fn whoever_never_came_has_no_place_in_the_listed_standings() {
    let mut event = Event::swiss("ada bob cyd dan eva fay").placement("NBW");
    event.0.settings.points.absent_wins = HalfPoints::HALF;
    event.0.settings.points.round_down = false;
    event.0.entries[2].registration = Registration::Preliminary;
    event.0.entries[3].participation = Participation::NONE;
    event.0.entries[4].participation = Participation::NONE.with(RoundNo(3), true);
    event.0.entries[5].participation = Participation::NONE;
    let listed = |event: &Event, through: i32| {
        let table = listed_standings(&event.0, RoundNo(through));
        let line = |row: &Row| format!("{} {}", row.place, event.0.entries[row.index].surname);
        table.rows.iter().map(line).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(listed(&event, 0), "1 ada, 1 bob, 1 cyd, 1 dan, 1 eva, 1 fay");
    event.beats("bob", "ada", 1);
    event.bye("fay", 1);
    assert_eq!(listed(&event, 1), "1 bob, 1 fay, 3 eva, 4 ada");
    let walls = wall_list(&event.0, RoundNo(1));
    assert!(
        walls
            .iter()
            .all(|row| !["cyd", "dan"].contains(&event.0.entries[row.index].surname.as_str()))
    );
    event.0.entries[1].participation = Participation::NONE;
    assert_eq!(listed(&event, 1), "1 bob, 1 fay, 3 eva, 4 ada", "who left after a game stays");
    event.0.entries[2].registration = Registration::Final;
    assert_eq!(listed(&event, 1), "1 bob, 1 fay, 3 eva, 4 ada, 4 cyd", "who came late is there");
    assert_eq!(event.standings().rows.len(), 6, "a record states everybody");
}

#[test]
fn rows_are_numbered_without_those_who_never_came() {
    let mut event = Event::swiss("ada bob cyd");
    event.0.settings.points.absent_wins = HalfPoints::HALF;
    event.0.settings.points.round_down = false;
    event.0.entries[2].participation = Participation::NONE;
    event.beats("ada", "bob", 1);
    let listed = listed_standings(&event.0, RoundNo(1));
    assert_eq!(listed.rows[0].cells[0].to_string(), "2+/b0");
    assert_eq!(event.row("ada").cells[0].to_string(), "3+/b0");
}

#[test]
fn colours_that_nobody_noted_are_marked_in_the_cell() {
    let mut event = Event::swiss("ada bob");
    event.beats("ada", "bob", 1);
    event.0.rounds[0].boards[0].colors_known = false;
    let cell = event.row("ada").cells[0];
    assert!(matches!(cell, ResultCell::Game { colors_known: false, .. }));
}

#[test]
fn an_empty_event_and_rounds_that_never_were_are_no_trouble() {
    let nobody = Event::swiss("");
    assert_eq!(standings(&nobody.0, RoundNo(3)).rows, []);
    let event = Event::swiss("ada bob");
    assert_eq!(standings(&event.0, RoundNo(-5)).through, RoundNo(0));
    let far = standings(&event.0, RoundNo(i32::MAX));
    assert_eq!(far.through, RoundNo(32));
    assert_eq!(far.rows[0].cells.len(), 32);
}

#[test]
fn a_board_of_somebody_who_is_not_entered_counts_for_nobody() {
    let mut event = Event::swiss("ada bob");
    event.beats("ada", "bob", 1);
    let mut stray = Board::new(TableNo(9), EntryId(99), EntryId(1), 0);
    stray.ending = "B+".parse().unwrap();
    event.0.rounds[0].boards.push(stray);
    assert_eq!(event.values(Criterion::Nbw), ["1", "0"]);
}

#[test]
fn the_longest_cup_does_not_overflow() {
    let mut event = Event::swiss("ada bob").placement("CPS");
    for round in 1..=32 {
        event.beats("ada", "bob", round);
    }
    assert_eq!(event.values(Criterion::Cps), ["4294967295", "0"]);
}

#[test]
fn games_of_partners_change_no_rating() {
    let mut event = Event::drawn(System::McMahon, "ada 1d 2+/w0\n bob 1d 1-/b0");
    assert_eq!(rating_changes(&event.0, RoundNo(1))[0].games, 1);
    let partner = r#"[{ "surname": "cyd", "rank": "1d", "rating": 2100 }]"#;
    event.0.entries[1].partners.list = serde_json::from_str(partner).expect("a partner");
    assert_eq!(rating_changes(&event.0, RoundNo(1)), [RatingChange::default(); 2]);
}
