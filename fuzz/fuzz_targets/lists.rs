//! Reads anything as a list of participants: CSV, what is pasted, XLSX and ODS.

#![no_main]

use libfuzzer_sys::fuzz_target;
use interchange::participants;

fuzz_target!(|bytes: &[u8]| {
    if let Err(error) = participants::read(bytes) {
        assert!(!error.faults().is_empty() && !error.to_string().is_empty());
    }
});
