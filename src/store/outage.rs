//! Logs an outage of the database once when it begins and once when it ends, however many requests meet it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::error::StoreError;

#[derive(Clone, Copy, Debug)]
struct Down {
    since: Instant,
    /// Reading fails, too: then the next successful read ends the outage.
    reading: bool,
}

#[derive(Debug)]
struct Outage {
    down: Mutex<Option<Down>>,
    /// Avoids the lock while there is no outage.
    any: AtomicBool,
}

/// A process has one database; the commands of one server share its log.
static OUTAGE: Outage = Outage::none();

impl Outage {
    const fn none() -> Self {
        Self { down: Mutex::new(None), any: AtomicBool::new(false) }
    }

    /// Returns whether the outage is new.
    fn begins(&self, reading: bool) -> bool {
        let mut down = self.down.lock().unwrap_or_else(PoisonError::into_inner);
        let known = *down;
        let since = known.map_or_else(Instant::now, |known| known.since);
        let reading = reading || known.is_some_and(|known| known.reading);
        *down = Some(Down { since, reading });
        self.any.store(true, Ordering::Release);
        known.is_none()
    }

    /// Returns the beginning of the outage that this success ends.
    fn ends(&self, written: bool) -> Option<Instant> {
        if !self.any.load(Ordering::Acquire) {
            return None;
        }
        let mut down = self.down.lock().unwrap_or_else(PoisonError::into_inner);
        let over = down.take_if(|down| written || down.reading)?;
        self.any.store(false, Ordering::Release);
        Some(over.since)
    }
}

/// A read or a durable write succeeded.
pub(super) fn works(written: bool) {
    if let Some(since) = OUTAGE.ends(written) {
        tracing::warn!(seconds = since.elapsed().as_secs(), "the database is back");
    }
}

impl StoreError {
    /// Whether this is an outage of the database, which is logged here once.
    pub fn is_logged_outage(&self) -> bool {
        let is_outage = self.lack().is_some();
        if is_outage && OUTAGE.begins(self.is_away()) {
            let error = one_line(&self.to_string());
            tracing::error!(%error, "the database is not available; the log says when it is back");
        }
        is_outage
    }
}

/// Messages of PostgreSQL's client have several lines.
fn one_line(said: &str) -> String {
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_is_said_once_and_once_that_it_is_over() {
        let outage = Outage::none();
        assert!(outage.ends(true).is_none(), "there was none");
        let said = (0..300).filter(|_| outage.begins(true)).count();
        assert_eq!(said, 1);
        assert_eq!(one_line("no file\n\tIs it running?\n"), "no file Is it running?");
        let over = (0..300).filter(|n| outage.ends(n % 2 == 0).is_some()).count();
        assert_eq!(over, 1);
        assert!(outage.begins(true), "another");
    }

    #[test]
    fn a_full_disk_that_can_be_read_is_over_when_something_is_written() {
        let outage = Outage::none();
        for _ in 0..300 {
            assert!(outage.ends(false).is_none(), "reading says nothing");
            outage.begins(false);
        }
        assert!(!outage.begins(false));
        assert!(outage.ends(true).is_some());
        // First writing fails, then reading, too.
        assert!(outage.begins(false) && !outage.begins(true));
        assert!(outage.ends(false).is_some());
    }
}
