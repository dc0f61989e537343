//! The time of the standings of a congress of 760 players and ten rounds, compared with reading its file.
//!
//! `cargo bench --bench standings`

use std::hint::black_box;
use std::time::{Duration, Instant};

use tengen::interchange::opengotha;
use tengen::standings::{ScoreSheet, standings};
use tengen::tournament::{Criterion, RoundNo};

/// Of many runs: the cost without disturbance by other processes.
fn shortest<T>(runs: u32, mut work: impl FnMut() -> T) -> Duration {
    let run = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed()
    };
    (0..runs).map(run).min().unwrap_or_default()
}

fn main() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/tournaments/congress-2011.xml");
    let bytes = std::fs::read(path).expect("the file of the congress is there");
    let mut tournament =
        opengotha::read(&bytes, Default::default()).expect("it is read").tournament;
    let reading = shortest(20, || opengotha::read(black_box(&bytes), Default::default()));
    let report = |what: &str, time: Duration| {
        let milliseconds = time.as_secs_f64() * 1000.0;
        let ratio = time.as_secs_f64() / reading.as_secs_f64();
        println!("{what:<34}{milliseconds:>8.3} ms  {ratio:.3} of reading the file");
    };
    println!("{} players, {} rounds", tournament.entries.len(), tournament.rounds.len());
    report("reading", reading);
    let last = RoundNo(10);
    report("scores", shortest(50, || ScoreSheet::new(&tournament, last)));
    report("standings by the event's criteria", shortest(50, || standings(&tournament, last)));
    tournament.settings.placement = Criterion::ALL.into_iter().collect();
    report("standings by all 23 criteria", shortest(50, || standings(&tournament, last)));
    tournament.settings.placement = vec![Criterion::Dc, Criterion::Rating];
    report("direct confrontation of them all", shortest(50, || standings(&tournament, last)));
}
