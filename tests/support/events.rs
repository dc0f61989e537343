//! Tournaments made by code.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use tengen::rating::{Rank, Rating};
use tengen::tournament::{
    Board, Entry, EntryId, Federation, Round, RoundNo, RoundState, System, TableNo, Tournament,
    preset,
};

/// A moment, some minutes after the doors opened.
pub fn minute(minutes: i64) -> DateTime<Utc> {
    let opened = DateTime::from_timestamp(1_800_000_000, 123_456_000).expect("a date of this age");
    opened + TimeDelta::minutes(minutes)
}

/// An event of `players` with `rounds` of results missing everywhere; all but the last round finished.
pub fn event(name: &str, players: i32, rounds: i32) -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 8, 1).expect("a date");
    let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, name, day));
    event.settings.rounds = rounds.clamp(5, 20);
    event.entries = (1..=players).map(player).collect();
    event.rounds = (1..=rounds).map(|no| round(no, rounds, players)).collect();
    event.never_given = event.next_entry();
    event
}

fn player(id: i32) -> Entry {
    let rank = Rank::clamped(8 - id % 39);
    Entry {
        club: format!("C{}", id % 40),
        country: ["FR", "DE", "JP", "KR", "CN"][id as usize % 5].to_owned(),
        egf_pin: format!("{:08}", 10_000_000 + id),
        rating_origin: format!("EGF : {}", 2100 + id),
        rating: Rating(2100 + id),
        ..Entry::new(EntryId(id), &format!("Player{id:04}"), "Given", rank)
    }
}

/// Everybody meets somebody else in each round: a table turned by one seat.
fn round(no: i32, rounds: i32, players: i32) -> Round {
    let state = if no < rounds { RoundState::Finished } else { RoundState::Published };
    let mut round = Round::empty(RoundNo(no), state);
    let seats: Vec<i32> = (0..players).map(|i| (i + no) % players + 1).collect();
    for (pair, table) in seats.chunks_exact(2).zip(1..) {
        let mut board = Board::new(TableNo(table), EntryId(pair[0]), EntryId(pair[1]), 0);
        if no < rounds {
            board.ending =
                ["B+R", "W+3.5", "B+", "W+T"][table as usize % 4].parse().expect("a result");
        }
        round.boards.push(board);
    }
    if players % 2 == 1 {
        round.byes.push(EntryId(seats[seats.len() - 1]));
    }
    round
}
