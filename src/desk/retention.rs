use std::sync::Arc;

use chrono::{DateTime, Days, Duration, Utc};
use store::{Scope, Snapshot, Store, StoreError};

use super::home_checks::CROWD_WINDOW;
use super::{Desk, Result};

/// How long a form that was carried out is remembered, so that it is not carried out again: longer than any
/// page stays open.
pub const RECEIPT_DAYS: i64 = 30;

/// How many receipts go in one transaction.
const AT_ONCE: i64 = 500;

/// How often it is looked for receipts to let go.
const EVERY: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

impl Desk {
    /// Lets the receipts of old forms go, a few in each transaction; returns how many there were.
    pub fn delete_old_receipts(&self, now: DateTime<Utc>) -> Result<usize> {
        Ok(delete_old_receipts(&self.store, now)?)
    }

    /// Deletes what people said of themselves, of events that have been over for as many days as they said; returns of how
    /// many events. An event that cannot be read is logged, and keeps no other from its turn.
    pub fn delete_private_data(&self, now: DateTime<Utc>) -> Result<usize> {
        Ok(delete_private_data(&self.store, now)?)
    }

    /// Forgets from which networks registrations came, once nothing is counted by them any more and nobody has to
    /// decide about them; returns how many there were.
    pub fn forget_networks(&self, now: DateTime<Utc>) -> Result<usize> {
        Ok(forget_networks(&self.store, now)?)
    }

    /// Lets go what is old, now and once a day, on a thread of its own that ends with the desk.
    pub fn run_retention_daily(&self) {
        let store = Arc::downgrade(&self.store);
        std::thread::spawn(move || {
            while let Some(store) = store.upgrade() {
                // Tomorrow may do.
                let now = Utc::now();
                let _ = delete_old_receipts(&store, now);
                let _ = delete_private_data(&store, now);
                let _ = forget_networks(&store, now);
                drop(store);
                std::thread::sleep(EVERY);
            }
        });
    }
}

fn delete_old_receipts(store: &Store, now: DateTime<Utc>) -> Result<usize, StoreError> {
    let before = now - Duration::days(RECEIPT_DAYS);
    let mut gone = 0;
    loop {
        let old = store.read(|c| store.receipts_before(c, before, AT_ONCE))?;
        if old.is_empty() {
            return Ok(gone);
        }
        gone += store.write(Scope::Server, |c| store.delete_receipts(c, &old))?;
    }
}

fn forget_networks(store: &Store, now: DateTime<Utc>) -> Result<usize, StoreError> {
    store.write(Scope::Server, |c| {
        let registered = store.forget_home_networks(c, now - CROWD_WINDOW)?;
        Ok(registered + store.forget_asked(c, now)?)
    })
}

fn delete_private_data(store: &Store, now: DateTime<Utc>) -> Result<usize, StoreError> {
    let due = |snapshot: &Snapshot| {
        let settings = &snapshot.tournament.settings;
        let days = Days::new(settings.home.keep_days.into());
        settings.ends.checked_add_days(days).is_some_and(|last| last < now.date_naive())
    };
    let mut gone = 0;
    for id in store.read(|c| store.with_private(c))? {
        let delete = || -> Result<bool, StoreError> {
            let snapshot = store.read(|c| store.snapshot(c, id))?;
            let is_due = snapshot.is_some_and(|snapshot| due(&snapshot));
            if is_due {
                store.write(Scope::Tournament(id), |c| store.delete_private_data(c, id))?;
                store.forget(id);
            }
            Ok(is_due)
        };
        match delete() {
            Ok(is_due) => gone += usize::from(is_due),
            Err(error @ StoreError::Corrupt { .. }) => {
                tracing::error!(event = %id, %error, "personal data is not deleted");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(gone)
}
