//! What the service knows of itself: answers, failures, backups. For its owner's page and for monitoring; it is kept
//! in memory only and names no person.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

use chrono::{DateTime, Utc};

use super::held;
use super::metrics::Metrics;

const FAILURES: usize = 20;

/// A request that failed by our fault.
#[derive(Clone, Debug)]
pub struct Failed {
    pub at: DateTime<Utc>,
    /// As the error page and the log show it.
    pub reference: String,
    /// The pattern, not the path.
    pub route: String,
    pub why: String,
}

/// The service's automatic backups.
#[derive(Clone, Debug, Default)]
pub struct Backups {
    /// `None` if none are made.
    pub folder: Option<String>,
    /// The last success and its file.
    pub last: Option<(DateTime<Utc>, String)>,
    pub next: Option<DateTime<Utc>>,
    /// Why the latest attempt failed, if it did.
    pub failed: Option<String>,
}

pub struct Operations {
    pub started: DateTime<Utc>,
    pub metrics: Metrics,
    failures: Mutex<VecDeque<Failed>>,
    backups: Mutex<Backups>,
    token: OnceLock<String>,
    mail: OnceLock<String>,
    damaged: AtomicBool,
}

impl Default for Operations {
    fn default() -> Self {
        Self {
            started: Utc::now(),
            metrics: Metrics::default(),
            failures: Mutex::default(),
            backups: Mutex::default(),
            token: OnceLock::new(),
            mail: OnceLock::new(),
            damaged: AtomicBool::default(),
        }
    }
}

impl Operations {
    /// Only the latest failures are kept.
    pub fn failed(&self, failed: Failed) {
        let mut failures = held(&self.failures);
        failures.truncate(FAILURES - 1);
        failures.push_front(failed);
    }

    /// Notes that a part of the database could not be read. This holds until the next start, which checks the whole
    /// file.
    pub fn found_damage(&self) {
        self.damaged.store(true, Ordering::Relaxed);
    }

    pub fn is_damaged(&self) -> bool {
        self.damaged.load(Ordering::Relaxed)
    }

    /// The newest first.
    pub fn failures(&self) -> Vec<Failed> {
        held(&self.failures).iter().cloned().collect()
    }

    pub fn backups(&self) -> Backups {
        held(&self.backups).clone()
    }

    pub fn backups_are(&self, backups: Backups) {
        *held(&self.backups) = backups;
    }

    /// The mail server, as the owner may see it; `None` if no e-mail is sent.
    pub fn mail(&self) -> Option<String> {
        self.mail.get().cloned()
    }

    /// Once, at the start.
    pub fn mail_is(&self, shown: &str) {
        self.mail.get_or_init(|| shown.to_owned());
    }

    /// Sets the bearer token for the metrics, once.
    pub fn let_read(&self, token: &str) {
        self.token.get_or_init(|| service::Token::hash_of(token));
    }

    /// Whether this bearer token may read the metrics; `None` if they are not served at all.
    pub fn may_read(&self, said: Option<&str>) -> Option<bool> {
        // Hashes are compared: how long that takes tells nothing of the token.
        let token = self.token.get()?;
        Some(said.is_some_and(|said| service::Token::hash_of(said) == *token))
    }
}
