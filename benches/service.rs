//! How quickly results are entered at a large event, on SQLite: `cargo bench --bench service`.
//!
//! The raw write is the least that a durable database can do in the same file: one changed row, committed with
//! `synchronous = FULL`.

#[path = "../tests/support/events.rs"]
mod events;

use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tengen::service::{By, ResultForm, Service};
use tengen::store::{Store, StoreError};
use tengen::tournament::{RoundNo, TableNo, TournamentId};

const PLAYERS: i32 = 760;
const ROUNDS: i32 = 10;
const BOARDS: i32 = PLAYERS / 2;
const PASSES: i32 = 6;
/// The service and the raw write alternate after so many boards, so that both have the same conditions.
const BLOCK: i32 = 19;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("bench.sqlite");
    let path = file.to_string_lossy();
    let service = Service::new(Store::open(&path, 4).expect("the database opens"));
    let by = By { account: None, now: events::minute(0), form: None };
    let event = events::event("Congress", PLAYERS, ROUNDS);
    let id = service.create_tournament(by, &event).expect("kept").now().expect("now").id;
    println!("{PLAYERS} players, {ROUNDS} rounds, {BOARDS} boards a round");

    let cold = loading(&path, id);
    let mut raw = SqliteConnection::establish(&path).expect("the same file");
    raw.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL").expect("pragmas");
    let (mut per_second, mut raw_per_second, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for version in 0..PASSES {
        for first in (1..=BOARDS).step_by(BLOCK as usize) {
            let service_rate = rate(first, |table| enter(&service, id, table, version));
            let raw_rate = rate(first, |table| write_raw(&mut raw, table, version));
            per_second.push(service_rate);
            raw_per_second.push(raw_rate);
            ratios.push(service_rate / raw_rate);
        }
    }
    println!("record_result     {:>8.0} a second", median(per_second));
    println!("raw durable write {:>8.0} a second", median(raw_per_second));
    println!("ratio             {:>8.2}", median(ratios));
    println!("snapshot cold     {:>8.2} ms", cold.as_secs_f64() * 1e3);
    println!("snapshot warm     {:>8.3} ms", snapshot(&service, id, 1000).as_secs_f64() * 1e3);
}

fn rate(first: i32, mut act: impl FnMut(i32)) -> f64 {
    let begun = Instant::now();
    (first..first + BLOCK).for_each(&mut act);
    f64::from(BLOCK) / begun.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// With an empty cache, the best of five.
fn loading(path: &str, id: TournamentId) -> Duration {
    let once = || {
        let service = Service::new(Store::open(path, 1).expect("the database opens"));
        snapshot(&service, id, 1)
    };
    (0..5).map(|_| once()).min().unwrap_or_default()
}

fn snapshot(service: &Service, id: TournamentId, times: u32) -> Duration {
    let begun = Instant::now();
    for _ in 0..times {
        let found = service.store().read(|c| service.store().snapshot(c, id));
        assert!(found.is_ok_and(|found| found.is_some()), "the tournament is there");
    }
    begun.elapsed() / times
}

fn enter(service: &Service, id: TournamentId, table: i32, version: i32) {
    let ending = if version % 2 == 0 { "B+R" } else { "W+3.5" }.parse().expect("a result");
    let form = ResultForm::new(RoundNo(ROUNDS), TableNo(table), version, ending);
    let key = format!("{table}/{version}");
    let by = By { account: None, now: events::minute(1), form: Some(&key) };
    service.acts(id, by).record_result(&form).expect("it is recorded");
}

/// A bare transaction on the same file; it writes a new value, for SQLite leaves out what changes nothing.
fn write_raw(c: &mut SqliteConnection, table: i32, version: i32) {
    let write: Result<(), StoreError> = (|| {
        c.batch_execute("BEGIN IMMEDIATE")?;
        diesel::sql_query(format!(
            "UPDATE board SET changed_by = {version} WHERE tournament_id = 1 AND round_no = 1 AND table_no = {table}"
        ))
        .execute(c)?;
        Ok(c.batch_execute("COMMIT")?)
    })();
    write.expect("a raw write");
}
