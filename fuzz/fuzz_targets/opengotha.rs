//! Reads anything as OpenGotha XML; what is taken has to survive being written as our own JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;
use interchange::{json, opengotha};

fuzz_target!(|bytes: &[u8]| {
    let Ok(found) = opengotha::read(bytes, Default::default()) else { return };
    let written = json::write(&found.tournament).bytes;
    let again = json::read(&written).expect("what we write can be read");
    assert_eq!(again.tournament.entries.len(), found.tournament.entries.len());
    assert_eq!(again.tournament.rounds.len(), found.tournament.rounds.len());
});
