use std::sync::Arc;

use chrono::{DateTime, Duration, Utc};
use store::{Scope, Store, StoreError};

use super::{Desk, DeskError};

/// How long a form that was carried out is remembered, so that it is not carried out again: longer than any
/// page stays open.
pub const RECEIPT_DAYS: i64 = 30;

/// How many receipts go in one transaction.
const AT_ONCE: i64 = 500;

/// How often it is looked for receipts to let go.
const EVERY: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

impl Desk {
    /// Lets the receipts of old forms go, a few in each transaction; returns how many there were.
    ///
    /// # Errors
    /// If the database fails.
    pub fn let_receipts_go(&self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        Ok(let_receipts_go(&self.store, now)?)
    }

    /// Lets go what is old, now and once a day, on a thread of its own that ends with the desk.
    pub fn tidy_daily(&self) {
        let store = Arc::downgrade(&self.store);
        std::thread::spawn(move || {
            while let Some(store) = store.upgrade() {
                // Tomorrow may do.
                let _ = let_receipts_go(&store, Utc::now());
                drop(store);
                std::thread::sleep(EVERY);
            }
        });
    }
}

fn let_receipts_go(store: &Store, now: DateTime<Utc>) -> Result<usize, StoreError> {
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
