//! What the service knows of itself: answers, failures, backups. For its owner's page and for monitoring (Prometheus);
//! it is kept in memory only and names no person.

use super::*;
use std::collections::VecDeque;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use service::JobSeen;

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
    /// The mail server, as the owner may see it; not set if no e-mail is sent.
    pub mail: OnceLock<String>,
    /// Whether webhooks and rating lists may be in private networks.
    pub private: OnceLock<bool>,
    /// Whether a part of the database could not be read. This holds until the next start, which checks the whole file.
    pub damaged: AtomicBool,
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
            private: OnceLock::new(),
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

const SECONDS: [f64; 9] = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1.0, 3.0, 10.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answer {
    route: String,
    status: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Job {
    job: String,
}

/// Counted by the pattern of the route: paths can name people.
pub struct Metrics {
    answers: Family<Answer, Counter>,
    seconds: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        Self { answers: Family::default(), seconds: Histogram::new(SECONDS) }
    }
}

/// A gauge: name, unit, help text, value.
pub type Reading = (&'static str, Option<Unit>, &'static str, i64);

impl Metrics {
    pub(super) fn answered(&self, route: &str, status: u16, spent: Duration) {
        let answer = Answer { route: route.to_owned(), status: status.into() };
        self.answers.get_or_create(&answer).inc();
        self.seconds.observe(spent.as_secs_f64());
    }

    /// In the OpenMetrics text format.
    pub fn text(&self, readings: Vec<Reading>, jobs: &[JobSeen]) -> String {
        let mut registry = Registry::with_prefix("tengen");
        let [last, failed, failures] = [(); 3].map(|()| Family::<Job, Gauge>::default());
        for seen in jobs {
            let set = |of: &Family<Job, Gauge>, value: i64| {
                of.get_or_create(&Job { job: seen.name.to_owned() }).set(value)
            };
            set(&last, seen.last.map_or(0, |at| at.timestamp()));
            set(&failed, seen.failed.as_ref().map_or(0, |(at, _)| at.timestamp()));
            set(&failures, i64::try_from(seen.failures).unwrap_or(i64::MAX));
        }
        let since = Unit::Seconds;
        registry.register_with_unit(
            "job_last",
            "When a job was done, since 1970",
            since.clone(),
            last,
        );
        registry.register_with_unit("job_failed", "When a job failed, since 1970", since, failed);
        registry.register("job_failures", "How often a job failed since the start", failures);
        registry.register("answers", "Answers by route and status", self.answers.clone());
        let (seconds, help) = (Unit::Seconds, "Time to the head of an answer");
        registry.register_with_unit("answer", help, seconds, self.seconds.clone());
        for (name, unit, help, value) in readings {
            let gauge: Gauge = Gauge::default();
            gauge.set(value);
            match unit {
                Some(unit) => registry.register_with_unit(name, help, unit, gauge),
                None => registry.register(name, help, gauge),
            }
        }
        let mut said = String::new();
        // Writing to a string does not fail.
        let _ = text::encode(&mut said, &registry);
        said
    }
}
