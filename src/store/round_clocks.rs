//! Planned start and window of rounds.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use tournament::{RoundClock, RoundNo, RoundWindow, TournamentId};

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::round_clock;
use super::tournaments::timestamp;

type Clocks = BTreeMap<RoundNo, RoundClock>;

#[derive(Queryable, Insertable)]
#[diesel(table_name = round_clock)]
struct ClockRow {
    tournament_id: i64,
    round_no: i32,
    starts_at: Option<NaiveDateTime>,
    started_at: Option<NaiveDateTime>,
    window_from: Option<NaiveDateTime>,
    window_until: Option<NaiveDateTime>,
}

pub(super) fn load_clocks(c: &mut AnyConnection, id: TournamentId) -> Result<Clocks> {
    let rows: Vec<ClockRow> =
        round_clock::table.filter(round_clock::tournament_id.eq(id.0)).load(c)?;
    let clock = |row: ClockRow| {
        let window = row.window_from.zip(row.window_until);
        let window = window.map(|(from, until)| RoundWindow { from, until });
        let clock = RoundClock { starts: row.starts_at, started: row.started_at, window };
        (RoundNo(row.round_no), clock)
    };
    Ok(rows.into_iter().map(clock).collect())
}

/// Writes the rounds whose times differ.
pub(super) fn save_clocks(
    c: &mut AnyConnection,
    id: TournamentId,
    before: &Clocks,
    after: &Clocks,
) -> Result<()> {
    for no in before.keys().chain(after.keys()) {
        let now = after.get(no);
        if before.get(no) == now {
            continue;
        }
        diesel::delete(round_clock::table.find((id.0, no.0))).execute(c)?;
        if let Some(clock) = now {
            let row = ClockRow {
                tournament_id: id.0,
                round_no: no.0,
                starts_at: clock.starts.map(|at| timestamp(at.and_utc())),
                started_at: clock.started.map(|at| timestamp(at.and_utc())),
                window_from: clock.window.map(|window| timestamp(window.from.and_utc())),
                window_until: clock.window.map(|window| timestamp(window.until.and_utc())),
            };
            diesel::insert_into(round_clock::table).values(&row).execute(c)?;
        }
    }
    Ok(())
}
