//! Who takes messages, each with a queue of its own: what hangs there holds up nobody else.

use std::collections::VecDeque;
use std::time::Instant;

use chrono::{DateTime, TimeDelta, Utc};

use service::{Service, ServiceError};
use store::{Channel, Outgoing, Receiver};
use tournament::TournamentId;

use super::sending::Failed;

/// How many are under way to a push service or the mail server at once.
const THREADS: usize = 8;

/// After how many failures in a row nothing is sent to a server for a while, and how often that while is doubled.
const BREAKS: u32 = 3;
const MOST_DOUBLED: u32 = 6;

/// Who takes messages, with a queue of its own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Way {
    /// A webhook of an event.
    Webhook(TournamentId, i32),
    /// The push service at that host.
    Push(String),
    /// The mail server.
    Mail,
}

/// What waits for one who takes messages, and how that goes.
#[derive(Default)]
pub(super) struct Queue {
    pub waiting: VecDeque<Batch>,
    pub threads: usize,
    /// Failures in a row.
    pub failures: u32,
    /// Until when nothing is tried, and what the last failure was.
    pub broken: Option<(DateTime<Utc>, String)>,
}

/// Messages to one reader, sent in order.
pub(super) struct Batch {
    pub messages: Vec<Outgoing>,
    pub now: DateTime<Utc>,
    pub taken: Instant,
}

impl Way {
    /// How many messages are under way to it at once.
    pub const fn most(&self) -> usize {
        if matches!(self, Self::Webhook(..)) { 1 } else { THREADS }
    }
}

impl Queue {
    /// Whether a thread has nothing left to do, which ends then.
    pub fn ends(&mut self) -> bool {
        let over = self.waiting.is_empty();
        self.threads -= usize::from(over);
        over
    }

    /// Notes what came of a try. A reader who is gone, or refused for good, says nothing of who takes the messages.
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

/// Who takes a message: an e-mail to a player goes the way of all mail.
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
