//! What the service knows of itself: what it answered, what failed, which backups were made. For its owner's page
//! and for monitoring; nothing of it is kept, and nothing of it names a person.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::metrics::Metrics;

/// How many failures are remembered.
const FAILURES: usize = 20;

/// A request that failed by our fault.
#[derive(Clone, Debug)]
pub struct Failed {
    /// When.
    pub at: DateTime<Utc>,
    /// The request's number, as the error page and the log say it.
    pub reference: String,
    /// The route's pattern.
    pub route: String,
    /// Why.
    pub why: String,
}

/// The backups that the service makes by itself.
#[derive(Clone, Debug, Default)]
pub struct Backups {
    /// The folder they go to; `None` if none are made.
    pub folder: Option<String>,
    /// When the last one that succeeded was made, and its file.
    pub last: Option<(DateTime<Utc>, String)>,
    /// When the next one is due.
    pub next: Option<DateTime<Utc>>,
    /// Why the latest attempt failed, if it did.
    pub failed: Option<String>,
}

/// What the service knows of itself.
pub struct Operations {
    /// Since when it runs.
    pub started: DateTime<Utc>,
    /// What is counted for monitoring.
    pub metrics: Metrics,
    failures: Mutex<VecDeque<Failed>>,
    backups: Mutex<Backups>,
    token: Mutex<Option<String>>,
    mail: Mutex<Option<String>>,
    damaged: AtomicBool,
}

impl Default for Operations {
    fn default() -> Self {
        Self {
            started: Utc::now(),
            metrics: Metrics::default(),
            failures: Mutex::default(),
            backups: Mutex::default(),
            token: Mutex::default(),
            mail: Mutex::default(),
            damaged: AtomicBool::new(false),
        }
    }
}

impl Operations {
    /// Notes an answer.
    pub fn answered(&self, route: &str, status: u16, spent: Duration) {
        self.metrics.answered(route, status, spent);
    }

    /// Notes a failure of ours; the oldest is forgotten.
    pub fn failed(&self, failed: Failed) {
        let mut failures = held(&self.failures);
        failures.truncate(FAILURES - 1);
        failures.push_front(failed);
    }

    /// Notes that a part of the database could not be read. It is remembered until the service is started again, which
    /// looks at the whole file.
    pub fn found_damage(&self) {
        self.damaged.store(true, Ordering::Relaxed);
    }

    /// Whether some part of the database could not be read.
    pub fn is_damaged(&self) -> bool {
        self.damaged.load(Ordering::Relaxed)
    }

    /// The last failures, the newest first.
    pub fn failures(&self) -> Vec<Failed> {
        held(&self.failures).iter().cloned().collect()
    }

    /// The backups as they stand.
    pub fn backups(&self) -> Backups {
        held(&self.backups).clone()
    }

    /// Notes what became of the backups.
    pub fn backups_are(&self, backups: Backups) {
        *held(&self.backups) = backups;
    }

    /// Where e-mail is handed in, as the owner may see it; nowhere if none is sent.
    pub fn mail(&self) -> Option<String> {
        held(&self.mail).clone()
    }

    /// Notes where e-mail is handed in.
    pub fn mail_is(&self, shown: &str) {
        *held(&self.mail) = Some(shown.to_owned());
    }

    /// Who says this reads the metrics.
    pub fn let_read(&self, token: &str) {
        *held(&self.token) = Some(service::Token::hash_of(token));
    }

    /// Whether metrics are told at all, and to whoever says this.
    pub fn may_read(&self, said: Option<&str>) -> Option<bool> {
        // Hashes are compared: how long that takes tells nothing of the token.
        let token = held(&self.token).clone()?;
        Some(said.is_some_and(|said| service::Token::hash_of(said) == token))
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
