use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use tournament::{RoundClock, RoundNo, TournamentId};

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::round_clock;
use super::tournaments::timestamp;

type Clocks = BTreeMap<RoundNo, RoundClock>;

#[derive(Queryable, Insertable)]
#[diesel(table_name = round_clock)]
struct Row {
    tournament_id: i64,
    round_no: i32,
    starts_at: Option<NaiveDateTime>,
    started_at: Option<NaiveDateTime>,
}

pub(super) fn load(c: &mut AnyConnection, id: TournamentId) -> Result<Clocks> {
    let rows: Vec<Row> = round_clock::table.filter(round_clock::tournament_id.eq(id.0)).load(c)?;
    let clock = |row: Row| {
        let clock = RoundClock { starts: row.starts_at, started: row.started_at };
        (RoundNo(row.round_no), clock)
    };
    Ok(rows.into_iter().map(clock).collect())
}

/// Writes the rounds whose times differ.
pub(super) fn save(
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
            let row = Row {
                tournament_id: id.0,
                round_no: no.0,
                starts_at: clock.starts.map(|at| timestamp(at.and_utc())),
                started_at: clock.started.map(|at| timestamp(at.and_utc())),
            };
            diesel::insert_into(round_clock::table).values(&row).execute(c)?;
        }
    }
    Ok(())
}
