//! Reads anything as the certificate of a draw; what is taken is written as it was read, and the checker says something
//! of it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use matching::{Certificate, Weights, check};

/// Pairs that weigh something, whatever they are.
struct Weighed(usize);

impl Weights for Weighed {
    type Value = i64;

    fn count(&self) -> usize {
        self.0
    }

    fn weight(&self, a: usize, b: usize) -> Option<i64> {
        i64::try_from((a * b + a + b) % 97).ok()
    }
}

fuzz_target!(|text: &str| {
    let Ok(found) = Certificate::parse(text) else { return };
    let again = Certificate::parse(&found.to_text()).expect("what we write can be read");
    assert_eq!(again.to_text(), found.to_text());
    let _ = check(&Weighed(found.pairs().len() * 2), &found);
});
