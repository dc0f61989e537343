//! What can be trusted, tried on real processes: `cargo test --test trust`, a table at the end.
//!
//! A short run by default; `TENGEN_TRUST=full` kills, races and restores as often as `docs/trust.md` says, and
//! `TENGEN_TRUST_SEED` repeats a run. Needs PostgreSQL, which `tests/run` starts.

#[path = "../support/databases.rs"]
#[allow(dead_code, unused_macros, unused_imports)]
mod databases;
mod disk;
#[path = "../support/events.rs"]
#[allow(dead_code)]
mod events;
mod flood;
mod house;
mod kills;
mod power;
mod races;
mod restore;
mod table;

use databases::Place;
use table::Table;

/// How often each thing is tried.
pub struct Often {
    kills: usize,
    races: usize,
    restores: usize,
    cuts: usize,
    faults: u64,
}

const SHORT: Often = Often { kills: 12, races: 200, restores: 2, cuts: 40, faults: 12 };
const FULL: Often = Often { kills: 200, races: 10_000, restores: 20, cuts: 200, faults: 500 };

fn main() {
    // As every test program is asked by its runner.
    if std::env::args().any(|argument| argument == "--list") {
        return;
    }
    let often = match std::env::var("TENGEN_TRUST").as_deref() {
        Ok("full") => FULL,
        _ => SHORT,
    };
    let seed = std::env::var("TENGEN_TRUST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(20_261_121);
    let mut table = Table::default();
    for (name, place) in [("SQLite", Place::sqlite()), ("PostgreSQL", Place::postgres())] {
        kills::run(&mut table, name, &place, often.kills, seed);
    }
    for (name, place) in [("SQLite", Place::sqlite()), ("PostgreSQL", Place::postgres())] {
        races::run(&mut table, name, &place, often.races);
    }
    for (name, place) in [("SQLite", Place::sqlite()), ("PostgreSQL", Place::postgres())] {
        restore::run(&mut table, name, &place, often.restores);
    }
    if cfg!(target_os = "linux") {
        power::run(&mut table, often.cuts, often.faults, seed);
    }
    flood::run(&mut table, &Place::sqlite());
    print!("{table}");
    let (passed, failed) = table.counts();
    println!(
        "\ntest result: {}. {passed} passed; {failed} failed; 0 ignored; 0 measured; 0 filtered out",
        if failed == 0 { "ok" } else { "FAILED" }
    );
    if failed > 0 {
        std::process::exit(1);
    }
}
