use std::time::Instant;

use chrono::{DateTime, Days, Duration, Utc};
use store::{Scope, Snapshot, StoreError};

use crate::registration::home_checks::CROWD_WINDOW;
use crate::{Result, Service, each};

/// How long a form that was carried out is remembered, so that it is not carried out again: longer than any
/// page stays open.
pub const RECEIPT_DAYS: i64 = 30;

/// How many receipts go in one transaction.
const AT_ONCE: i64 = 500;

/// How often what is old goes.
const EVERY: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

/// How often the clock is looked at.
const LOOK: std::time::Duration = std::time::Duration::from_secs(60 * 60);

/// How much the clock of a machine may be corrected within [`LOOK`].
const CORRECTED: Duration = Duration::minutes(10);

/// What the clock said, and when that was.
#[derive(Clone, Copy)]
struct Clock {
    said: DateTime<Utc>,
    at: Instant,
}

impl Clock {
    fn now() -> Self {
        Self { said: Utc::now(), at: Instant::now() }
    }

    /// Whether it went on since as time did. What a clock that jumped calls old may be of today.
    fn goes_on_from(self, before: Self) -> bool {
        let went = Duration::from_std(self.at - before.at).unwrap_or(Duration::MAX);
        (self.said - before.said - went).abs() < CORRECTED
    }
}

impl Service {
    /// Deletes the receipts of old forms, a few in each transaction; returns how many there were.
    pub fn delete_old_receipts(&self, now: DateTime<Utc>) -> Result<usize> {
        let before = now - Duration::days(RECEIPT_DAYS);
        let mut gone = 0;
        loop {
            let old = self.store.read::<_, StoreError>(|c| c.receipts_before(before, AT_ONCE))?;
            if old.is_empty() {
                return Ok(gone);
            }
            gone +=
                self.store.write::<_, StoreError>(Scope::Server, |c| c.delete_receipts(&old))?;
        }
    }

    /// Deletes what people said of themselves, of events that have been over for as many days as they said; returns of how
    /// many events. An event that cannot be read keeps no other from its turn.
    pub fn delete_private_data(&self, now: DateTime<Utc>) -> Result<usize> {
        let store = &self.store;
        let due = |snapshot: &Snapshot| {
            let settings = &snapshot.tournament.settings;
            let days = Days::new(settings.home.keep_days.into());
            settings.ends.checked_add_days(days).is_some_and(|last| last < now.date_naive())
        };
        let all = store.read::<_, StoreError>(|c| c.with_private())?;
        each(
            all,
            |id| *id,
            |id| {
                let snapshot = store.read(|c| store.snapshot(c, *id))?;
                let is_due = snapshot.is_some_and(|snapshot| due(&snapshot));
                if is_due {
                    store.write(Scope::Tournament(*id), |c| c.delete_private_data(*id))?;
                    store.forget(*id);
                }
                Ok::<_, StoreError>(usize::from(is_due))
            },
        )
    }

    /// Forgets from which networks registrations came, once nothing is counted by them any more and nobody has to
    /// decide about them; returns how many there were.
    pub fn forget_networks(&self, now: DateTime<Utc>) -> Result<usize> {
        self.store.write(Scope::Server, |c| {
            let registered = c.forget_home_networks(now - CROWD_WINDOW)?;
            Ok(registered + c.forget_asked(now)?)
        })
    }

    /// Deletes expired data: each kind, whatever becomes of the others. Nothing of it stays in the database's log.
    fn let_go(&self, now: DateTime<Utc>) -> Result<()> {
        type Kind = (&'static str, fn(&Service, DateTime<Utc>) -> Result<usize>);
        let all: [Kind; 4] = [
            ("receipts", Self::delete_old_receipts),
            ("personal data", Self::delete_private_data),
            ("networks", Self::forget_networks),
            ("acts on many", Self::delete_old_undos),
        ];
        let gone = each(all, |(name, _)| *name, |(_, let_go)| let_go(self, now));
        self.store.checkpoint();
        gone.map(drop)
    }

    /// Deletes expired data once a day, first when the clock has gone well for an hour.
    pub fn run_retention_daily(&self) {
        let (mut before, mut done) = (Clock::now(), None::<Instant>);
        self.every("retention", LOOK, move |service, _| {
            let clock = Clock::now();
            let looked = clock.at - before.at >= LOOK;
            let due = looked && done.is_none_or(|done| done.elapsed() >= EVERY);
            let well = clock.goes_on_from(std::mem::replace(&mut before, clock));
            if due && well {
                done = Some(clock.at);
                service.let_go(clock.said)?;
            }
            Ok(())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumped_says_nothing_of_what_is_old() {
        let before = Clock::now();
        let after = |said: Duration| Clock {
            said: before.said + said,
            at: before.at + std::time::Duration::from_secs(3600),
        };
        assert!(after(Duration::minutes(60)).goes_on_from(before));
        assert!(after(Duration::minutes(62)).goes_on_from(before), "corrected");
        for jumped in [Duration::weeks(7), Duration::weeks(-7), Duration::minutes(80)] {
            assert!(!after(jumped).goes_on_from(before), "{jumped}");
        }
    }
}
