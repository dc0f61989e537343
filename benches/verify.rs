//! The record of a 760-player congress, every round of it drawn here: `cargo bench --bench verify`.
//!
//! Prints how large it is, how long making and verifying it take, and what verifying says.

use std::time::Instant;

use tengen::interchange::opengotha;
use tengen::publishing::record::{Reach, make, verify_signed};
use tengen::service::Service;
use tengen::store::Store;

#[path = "../tests/support/events.rs"]
#[allow(dead_code)]
mod events;
#[path = "../tests/support/played.rs"]
mod played;

const FILE: &str = "tests/golden/tournaments/congress-2011.xml";

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
    let bytes = std::fs::read(FILE).expect("the congress");
    let mut congress =
        opengotha::read(&bytes, Default::default()).expect("a tournament").tournament;
    let rounds = congress.settings.rounds;
    congress.rounds.clear();
    let service = Service::new(Store::open(&path, 4).expect("a database"));
    let begun = Instant::now();
    let id = played::play(&service, &congress, rounds);
    println!(
        "{} players, {rounds} rounds played in {:.1?}",
        congress.entries.len(),
        begun.elapsed()
    );
    let begun = Instant::now();
    let record = make(&service, id, Reach::Public).expect("a record");
    let text = serde_json::to_string(&record).expect("JSON");
    println!("record of {:.1} MB made in {:.2?}", text.len() as f64 / 1e6, begun.elapsed());
    for _ in 0..3 {
        let begun = Instant::now();
        let verified = verify_signed(text.as_bytes(), None).expect("it follows");
        println!("{verified:?} in {:.2?}", begun.elapsed());
    }
}
