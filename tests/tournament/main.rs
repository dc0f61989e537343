//! A tournament as plain values: what a result, an entry, a board, a round and a match are worth.

mod announcements;
mod boards;
mod copies;
mod days;
mod divisions;
mod people;
mod registration;
mod reports;
mod results;
mod rounds;
mod seats;
mod team_rules;
mod teams;

use chrono::{NaiveDate, NaiveDateTime};
use tournament::{
    Board, Entry, EntryId, Federation, Round, RoundNo, RoundState, System, TableNo, Tournament,
    preset,
};

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day")
}

fn at(hour: u32) -> NaiveDateTime {
    day().and_hms_opt(hour, 0, 0).expect("an hour")
}

/// An event of five rounds with entries of these ranks, numbered from 1.
fn event(system: System, ranks: &[&str]) -> Tournament {
    let mut event = Tournament::new(preset(system, Federation::Egf, "Open", day()));
    for rank in ranks {
        let entry = Entry::new(EntryId(0), rank, "", rank.parse().expect("a rank"));
        event.enter(entry);
    }
    event
}

/// A round with boards from table 1: Black, White and the result.
fn round(no: i32, state: RoundState, games: &[(i32, i32, &str)]) -> Round {
    let board = |(table, &(black, white, ending)): (i32, &(i32, i32, &str))| Board {
        ending: ending.parse().expect("an ending"),
        ..Board::new(TableNo(table), EntryId(black), EntryId(white), 0)
    };
    Round { boards: (1..).zip(games).map(board).collect(), ..Round::empty(RoundNo(no), state) }
}
