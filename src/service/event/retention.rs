use crate::prelude::*;
use crate::{each, registration::home::CROWD_WINDOW};
use std::time::Instant;

/// Receipts of forms are kept longer than any page stays open, so that no form is carried out twice.
pub const RECEIPT_DAYS: i64 = 30;

const AT_ONCE: i64 = 500;

const EVERY: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

const LOOK: std::time::Duration = std::time::Duration::from_secs(60 * 60);

/// Correction of the machine's clock within [`LOOK`] that is not taken for a jump.
const CORRECTED: Duration = Duration::minutes(10);

#[derive(Clone, Copy)]
struct Clock {
    said: DateTime<Utc>,
    at: Instant,
}

impl Clock {
    fn now() -> Self {
        Self { said: Utc::now(), at: Instant::now() }
    }

    /// Whether the clock ran on evenly. After a jump, recent data may look expired.
    fn is_steady_since(self, before: Self) -> bool {
        let went = Duration::from_std(self.at - before.at).unwrap_or(Duration::MAX);
        (self.said - before.said - went).abs() < CORRECTED
    }
}

impl Service {
    /// Deletes in small transactions; returns the number of receipts.
    pub fn delete_old_receipts(&self, now: DateTime<Utc>) -> Result<usize> {
        let before = now - Duration::days(RECEIPT_DAYS);
        let mut gone = 0;
        loop {
            let deleted = |c: &mut Tx| c.delete_receipts(before, AT_ONCE);
            match self.store.write::<_, StoreError>(Scope::Server, deleted)? {
                0 => return Ok(gone),
                some => gone += some,
            }
        }
    }

    /// Deletes private data of events that ended longer ago than their settings allow; returns the number of events. An
    /// unreadable event does not keep others from their turn.
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

    /// Deletes the networks of registrations that are no longer counted for a rate limit and have no open decision;
    /// returns their number.
    pub fn forget_networks(&self, now: DateTime<Utc>) -> Result<usize> {
        self.store.write(Scope::Server, |c| {
            let registered = c.forget_home_networks(now - CROWD_WINDOW)?;
            Ok(registered + c.forget_asked(now)?)
        })
    }

    /// Each kind is deleted even if another fails. Then the write-ahead log is emptied of it.
    fn delete_expired(&self, now: DateTime<Utc>) -> Result<()> {
        type Kind = (&'static str, fn(&Service, DateTime<Utc>) -> Result<usize>);
        let all: [Kind; 5] = [
            ("receipts", Self::delete_old_receipts),
            ("personal data", Self::delete_private_data),
            ("networks", Self::forget_networks),
            ("acts on many", Self::delete_old_undos),
            ("drafts of rulings", Self::delete_old_ruling_drafts),
        ];
        let gone = each(all, |(name, _)| *name, |(_, delete)| delete(self, now));
        self.store.checkpoint();
        gone.map(drop)
    }

    /// Deletes expired data daily, first when the clock has run evenly for an hour.
    pub fn run_retention_daily(&self) {
        let (mut before, mut done) = (Clock::now(), None::<Instant>);
        self.every("retention", LOOK, move |service, _| {
            let clock = Clock::now();
            let looked = clock.at - before.at >= LOOK;
            let due = looked && done.is_none_or(|done| done.elapsed() >= EVERY);
            let well = clock.is_steady_since(std::mem::replace(&mut before, clock));
            if due && well {
                done = Some(clock.at);
                service.delete_expired(clock.said)?;
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
        assert!(after(Duration::minutes(60)).is_steady_since(before));
        assert!(after(Duration::minutes(62)).is_steady_since(before), "corrected");
        for jumped in [Duration::weeks(7), Duration::weeks(-7), Duration::minutes(80)] {
            assert!(!after(jumped).is_steady_since(before), "{jumped}");
        }
    }
}
