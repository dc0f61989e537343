//! How quickly results are entered at a large event, on SQLite: `cargo bench --bench desk`.
//!
//! The raw write beside it is the least a durable database can do in the same file: one changed row,
//! committed with `synchronous = FULL`.

#[path = "../tests/support/events.rs"]
mod events;

use std::path::Path;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tengen::desk::{By, Desk, ResultForm};
use tengen::store::{Store, StoreError};
use tengen::tournament::{RoundNo, TableNo, TournamentId};

const PLAYERS: i32 = 760;
const ROUNDS: i32 = 10;
const BOARDS: i32 = PLAYERS / 2;
/// Each board of the last round is written so many times in a turn.
const PASSES: i32 = 2;
/// Turns of the desk and of the raw write alternate, so that both meet the same machine.
const TURNS: i32 = 3;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("bench.sqlite");
    let path = file.to_string_lossy();
    let desk = Desk::new(Store::open(&path, 4).expect("the database opens"));
    let by = By { account: None, now: events::minute(0), form: None };
    let event = events::event("Congress", PLAYERS, ROUNDS);
    let id = desk.create_tournament(by, &event).expect("kept").now().expect("now").id;
    println!("{PLAYERS} players, {ROUNDS} rounds, {BOARDS} boards a round");

    let cold = loading(&path, id);
    let (mut desk_time, mut raw_time) = (Duration::ZERO, Duration::ZERO);
    for turn in 0..TURNS {
        desk_time += entering(&desk, id, turn * PASSES);
        raw_time += raw_writing(&file, turn * PASSES);
    }
    let writes = f64::from(TURNS * PASSES * BOARDS);
    let (per_second, raw) = (writes / desk_time.as_secs_f64(), writes / raw_time.as_secs_f64());
    println!("record_result     {per_second:>8.0} a second");
    println!("raw durable write {raw:>8.0} a second");
    println!("ratio             {:>8.2}", per_second / raw);
    println!("snapshot cold     {:>8.2} ms", cold.as_secs_f64() * 1e3);
    println!("snapshot warm     {:>8.2} ms", snapshot(&desk, id, 1000).as_secs_f64() * 1e3);
}

/// Loading with nothing remembered, the best of five.
fn loading(path: &str, id: TournamentId) -> Duration {
    let once = || {
        let desk = Desk::new(Store::open(path, 1).expect("the database opens"));
        snapshot(&desk, id, 1)
    };
    (0..5).map(|_| once()).min().unwrap_or_default()
}

/// The mean time of asking for the tournament as it stands.
fn snapshot(desk: &Desk, id: TournamentId, times: u32) -> Duration {
    let begun = Instant::now();
    for _ in 0..times {
        let found = desk.store().read(|c| desk.store().snapshot(c, id));
        assert!(found.is_ok_and(|found| found.is_some()), "the tournament is there");
    }
    begun.elapsed() / times
}

/// Enters another result at every board of the last round, form keys and journal included.
fn entering(desk: &Desk, id: TournamentId, from_version: i32) -> Duration {
    let begun = Instant::now();
    for version in from_version..from_version + PASSES {
        for table in 1..=BOARDS {
            let form = ResultForm {
                round: RoundNo(ROUNDS),
                table: TableNo(table),
                seen: version,
                ending: if version % 2 == 0 { "B+R" } else { "W+3.5" }.parse().expect("a result"),
                reason: None,
            };
            let key = format!("{table}/{version}");
            let by = By { account: None, now: events::minute(1), form: Some(&key) };
            desk.record_result(id, by, &form).expect("it is recorded");
        }
    }
    begun.elapsed()
}

/// As many bare transactions on the same file; each writes a new value, for SQLite leaves out what changes
/// nothing.
fn raw_writing(file: &Path, from: i32) -> Duration {
    let mut c = SqliteConnection::establish(&file.to_string_lossy()).expect("the same file");
    c.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL").expect("pragmas");
    let begun = Instant::now();
    let writes = (from..from + PASSES).flat_map(|pass| (1..=BOARDS).map(move |t| (pass + 1, t)));
    for (value, table) in writes {
        let write: Result<(), StoreError> = (|| {
            c.batch_execute("BEGIN IMMEDIATE")?;
            diesel::sql_query(format!(
                "UPDATE board SET changed_by = {value} WHERE tournament_id = 1 AND round_no = 1 AND table_no = {table}"
            ))
            .execute(&mut c)?;
            Ok(c.batch_execute("COMMIT")?)
        })();
        write.expect("a raw write");
    }
    begun.elapsed()
}
