//! Queues of messages, one for each receiving server: one that hangs does not delay the others.

use std::collections::VecDeque;
use std::time::Instant;

use chrono::{DateTime, TimeDelta, Utc};

use service::{Service, ServiceError};
use store::{Channel, Outgoing, Receiver};
use tournament::TournamentId;

use super::sending::Failed;

/// Parallel requests to a push service or the mail server.
const THREADS: usize = 8;

/// Circuit breaker: after so many failures in a row a server is not tried for a while, and how often that while
/// doubles.
const BREAKS: u32 = 3;
const MOST_DOUBLED: u32 = 6;

/// A receiving server.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Way {
    Webhook(TournamentId, i32),
    /// By its host.
    Push(String),
    Mail,
}

#[derive(Default)]
pub(super) struct Queue {
    pub waiting: VecDeque<Batch>,
    pub threads: usize,
    /// In a row.
    pub failures: u32,
    /// Not tried until then, and the last failure.
    pub broken: Option<(DateTime<Utc>, String)>,
}

/// Messages to one recipient, sent in order.
pub(super) struct Batch {
    pub messages: Vec<Outgoing>,
    pub now: DateTime<Utc>,
    pub taken: Instant,
}

impl Way {
    /// Limit of parallel requests.
    pub const fn most(&self) -> usize {
        if matches!(self, Self::Webhook(..)) { 1 } else { THREADS }
    }
}

impl Queue {
    /// Whether a thread has nothing left to do and ends.
    pub fn ends(&mut self) -> bool {
        let over = self.waiting.is_empty();
        self.threads -= usize::from(over);
        over
    }

    /// Notes the result of a try. A recipient who is gone, or refused for good, does not count as a failure of the
    /// server.
    pub fn note(&mut self, sent: &Result<(), Failed>, now: DateTime<Utc>) {
        match sent {
            Ok(()) => (self.failures, self.broken) = (0, None),
            Err(Failed::Now(why)) => {
                self.failures += 1;
                let more = self.failures.checked_sub(BREAKS);
                let pause = more.map(|more| TimeDelta::minutes(1 << more.min(MOST_DOUBLED)));
                self.broken = pause.map(|pause| (now + pause, why.clone()));
            }
            Err(Failed::Ever(_) | Failed::Gone) => {}
        }
    }
}

pub(super) fn way(service: &Service, id: TournamentId, to: &Receiver) -> Result<Way, ServiceError> {
    Ok(match to {
        Receiver::Webhook(number) => Way::Webhook(id, *number),
        Receiver::Mail(_) => Way::Mail,
        Receiver::Reach(number) => match service.reach(id, *number)?.map(|reach| reach.way) {
            Some(Channel::Push(browser)) => Way::Push(host(&browser.endpoint)),
            _ => Way::Mail,
        },
    })
}

fn host(url: &str) -> String {
    let url: Option<ureq::http::Uri> = url.parse().ok();
    url.and_then(|url| url.host().map(str::to_lowercase)).unwrap_or_default()
}
