//! An outage of the database is one line of the log when it begins and one when it is over, however many meet it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::error::StoreError;

/// What does not work, and since when.
#[derive(Clone, Copy, Debug)]
struct Down {
    since: Instant,
    /// Whether reading does not work either, so that the next read says that it is over.
    reading: bool,
}

/// Whether there is an outage.
#[derive(Debug)]
struct Outage {
    down: Mutex<Option<Down>>,
    /// Whether there may be one, so that who finds all well takes no lock.
    any: AtomicBool,
}

/// A process has one database; the commands of one server share its log.
static OUTAGE: Outage = Outage::none();

impl Outage {
    const fn none() -> Self {
        Self { down: Mutex::new(None), any: AtomicBool::new(false) }
    }

    /// Notes that somebody met it; whether it is new.
    fn begins(&self, reading: bool) -> bool {
        let mut down = self.down.lock().unwrap_or_else(PoisonError::into_inner);
        let known = *down;
        let since = known.map_or_else(Instant::now, |known| known.since);
        let reading = reading || known.is_some_and(|known| known.reading);
        *down = Some(Down { since, reading });
        self.any.store(true, Ordering::Release);
        known.is_none()
    }

    /// Notes that the database was read or written; since when there was an outage that this ends.
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

/// Notes that the database was read or, durably, written: an outage is over then.
pub(super) fn works(written: bool) {
    if let Some(since) = OUTAGE.ends(written) {
        tracing::warn!(seconds = since.elapsed().as_secs(), "the database is back");
    }
}

impl StoreError {
    /// Whether it is an outage of the database, which is logged here: once, however many meet it.
    pub fn is_logged_outage(&self) -> bool {
        let is_outage = self.lack().is_some();
        if is_outage && OUTAGE.begins(self.is_away()) {
            let error = one_line(&self.to_string());
            tracing::error!(%error, "the database is not available; the log says when it is back");
        }
        is_outage
    }
}

/// PostgreSQL's client says several lines.
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
        // Where writing failed first, and reading then.
        assert!(outage.begins(false) && !outage.begins(true));
        assert!(outage.ends(false).is_some());
    }
}
