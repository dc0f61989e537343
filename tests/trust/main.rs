//! What can be trusted, tried on real processes: `cargo test --test trust`, a table at the end.
//!
//! A short run by default; `TENGEN_TRUST=full` kills, races and restores as often as `docs/trust.md` says, and
//! `TENGEN_TRUST_SEED` repeats a run, `TENGEN_TRUST_ON=sqlite` tries on one database; `TENGEN_TRUST=none` tries nothing, where
//! another run does. `cargo test --test trust -- kills crowd` tries those parts only. `TENGEN_BIN` names
//! another program to try, a release of it for figures; `TENGEN_TRUST_LOG` a file for what it complains of. Needs PostgreSQL, which `tests/run` starts.

mod crowd;
#[path = "../support/databases.rs"]
#[allow(dead_code, unused_macros, unused_imports)]
mod databases;
mod disk;
#[path = "../support/events.rs"]
#[allow(dead_code)]
mod events;
mod flood;
mod forms;
mod house;
#[path = "../support/html.rs"]
#[allow(dead_code)]
mod html;
#[path = "../support/keyed.rs"]
#[allow(dead_code)]
mod keyed;
mod kills;
mod line;
mod mutants;
#[cfg(unix)]
mod postgres;
mod power;
mod races;
mod restore;
mod soak;
#[cfg(target_os = "linux")]
mod stops;
mod table;
mod times;
#[path = "../support/walked.rs"]
mod walked;

use std::time::Duration;

use databases::Place;
use table::Table;

/// How often each thing is tried.
pub struct Often {
    kills: usize,
    /// Stops of each way.
    stops: usize,
    races: usize,
    restores: usize,
    cuts: usize,
    faults: u64,
    /// Blows to PostgreSQL of each kind, and how long it is away where it does not come back by itself.
    blows: usize,
    away: Duration,
    /// Mutants of each format, and of forms.
    mutants: usize,
    crowd: crowd::Size,
    /// A larger crowd, and one that is larger than the files that the server may open.
    throng: Option<crowd::Size>,
    files: Option<crowd::Size>,
    /// Seconds of a turn where two are compared.
    turn: u64,
    soak: crowd::Size,
}

const fn crowd(phones: usize, players: i32, seconds: u64, files: Option<usize>) -> crowd::Size {
    crowd::Size { phones, players, seconds, files, bound: None }
}

/// What a hall of 1,500 phones is held to.
const HALL: crowd::Bound =
    crowd::Bound { seen: Duration::from_secs(1), queued: Duration::from_secs(5), memory: 300 };

const SHORT: Often = Often {
    kills: 12,
    stops: 3,
    races: 200,
    restores: 2,
    cuts: 40,
    faults: 12,
    blows: 4,
    away: Duration::from_secs(6),
    mutants: 40,
    crowd: crowd(60, 60, 4, None),
    throng: None,
    files: None,
    turn: 1,
    soak: crowd(20, 60, 24, None),
};

const FULL: Often = Often {
    kills: 200,
    stops: 50,
    races: 10_000,
    restores: 20,
    cuts: 200,
    faults: 500,
    blows: 50,
    away: Duration::from_secs(40),
    mutants: 2000,
    crowd: crowd::Size { bound: Some(HALL), ..crowd(1500, 760, 30, None) },
    throng: Some(crowd(5000, 760, 30, None)),
    files: Some(crowd(1500, 760, 30, Some(1024))),
    turn: 5,
    soak: crowd(100, 300, 3600, None),
};

/// The parts, by the names that choose them.
type Part = (&'static str, fn(&mut Table, &Often, u64));

const PARTS: [Part; 15] = [
    ("kills", |table, often, seed| {
        both(|name, place| kills::run(table, name, place, often.kills, seed));
    }),
    ("stops", |table, often, seed| {
        #[cfg(target_os = "linux")]
        stops::run(table, often.stops, seed);
    }),
    ("races", |table, often, _| {
        for arbiters in [2, 5] {
            both(|name, place| races::run(table, name, place, (often.races, arbiters)));
        }
    }),
    ("restore", |table, often, _| {
        both(|name, place| restore::run(table, name, place, often.restores));
    }),
    ("power", |table, often, seed| {
        if cfg!(target_os = "linux") {
            power::run(table, often.cuts, often.faults, seed);
        }
    }),
    ("flood", |table, _, _| flood::run(table, &Place::sqlite())),
    ("postgres", |table, often, seed| {
        #[cfg(unix)]
        postgres::run(table, often.blows, often.away, seed);
    }),
    ("mutants", |table, often, seed| mutants::run(table, often.mutants, seed)),
    ("forms", |table, often, seed| {
        both(|name, place| forms::run(table, name, place, often.mutants, seed));
    }),
    ("crowd", |table, often, _| both(|name, place| crowd::run(table, name, place, often.crowd))),
    ("throng", |table, often, _| {
        if let Some(size) = often.throng {
            both(|name, place| crowd::run(table, name, place, size));
        }
    }),
    ("files", |table, often, _| {
        if let Some(size) = often.files {
            crowd::run(table, "SQLite", &Place::sqlite(), size);
        }
    }),
    ("bothered", |table, often, _| {
        both(|name, place| crowd::bothered(table, name, place, often.crowd));
    }),
    ("page", |table, often, _| {
        let (players, turn) = (often.crowd.players, Duration::from_secs(often.turn));
        let held = often.crowd.bound.is_some();
        both(|name, place| crowd::ratio::run(table, name, place, (players, turn), held));
    }),
    ("soak", |table, often, _| both(|name, place| soak::run(table, name, place, often.soak))),
];

/// On both databases, each a fresh one; on one alone if `TENGEN_TRUST_ON` names it.
fn both(mut tried: impl FnMut(&str, &Place)) {
    let only = std::env::var("TENGEN_TRUST_ON").ok();
    let wanted = |name: &str| only.as_ref().is_none_or(|only| only.eq_ignore_ascii_case(name));
    if wanted("SQLite") {
        tried("SQLite", &Place::sqlite());
    }
    if wanted("PostgreSQL") {
        tried("PostgreSQL", &Place::postgres());
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // As every test program is asked by its runner.
    if arguments.iter().any(|argument| argument == "--list") {
        return;
    }
    if std::env::var("TENGEN_TRUST").as_deref() == Ok("none") {
        println!("tried by a run of its own");
        return;
    }
    let wanted: Vec<&String> = arguments.iter().filter(|word| !word.starts_with('-')).collect();
    let often = match std::env::var("TENGEN_TRUST").as_deref() {
        Ok("full") => FULL,
        _ => SHORT,
    };
    let seed = std::env::var("TENGEN_TRUST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(20_261_121);
    let mut table = Table::default();
    for (name, part) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|word| name == *word) {
            part(&mut table, &often, seed);
        }
    }
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
