//! The outbox: taking messages, and its state.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use store::{OutboxState, Outgoing, Scope};
use tournament::TournamentId;

use crate::{Result, Service, ServiceError};

/// Result of sending a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    pub message: Outgoing,
    /// `None` if it was not accepted.
    pub sent_at: Option<DateTime<Utc>>,
    /// `None` if it is not tried again.
    pub next_at: Option<DateTime<Utc>>,
    /// The receiving server's answer.
    pub said: String,
}

impl Service {
    pub fn messages_due(&self, now: DateTime<Utc>, most: i64) -> Result<Vec<Outgoing>> {
        self.store.read(|c| Ok(c.due(now, most)?))
    }

    /// Reserves due messages until `until`, so that no other instance sends them; those of an event in one transaction.
    /// Returns those that were not taken yet.
    pub fn take_messages(&self, due: Vec<Outgoing>, until: DateTime<Utc>) -> Result<Vec<Outgoing>> {
        let mut taken = Vec::with_capacity(due.len());
        for (id, messages) in by_event(due, |message| message.tournament) {
            taken.extend(self.store.write(Scope::Tournament(id), |c| {
                let mut had = Vec::with_capacity(messages.len());
                for message in messages {
                    if c.take_outgoing(&message, until)? {
                        had.push(message);
                    }
                }
                Ok::<_, ServiceError>(had)
            })?);
        }
        Ok(taken)
    }

    /// One transaction for each event.
    pub fn note_messages(&self, tried: Vec<Tried>) -> Result<()> {
        for (id, tried) in by_event(tried, |tried| tried.message.tournament) {
            self.store.write(Scope::Tournament(id), |c| {
                for one in &tried {
                    let said = (one.sent_at, one.next_at, one.said.as_str());
                    c.note_sent(&one.message, said.0, said.1, said.2)?;
                }
                Ok::<_, ServiceError>(())
            })?;
        }
        Ok(())
    }

    /// The newest first.
    pub fn outgoing(&self, id: TournamentId) -> Result<Vec<Outgoing>> {
        self.store.read(|c| Ok(c.outgoing(id, store::LOG_KEPT)?))
    }

    pub fn outbox_state(&self) -> Result<OutboxState> {
        self.store.read(|c| Ok(c.outbox_state()?))
    }
}

fn by_event<T>(all: Vec<T>, event: impl Fn(&T) -> TournamentId) -> BTreeMap<TournamentId, Vec<T>> {
    let mut parts: BTreeMap<TournamentId, Vec<T>> = BTreeMap::new();
    for one in all {
        parts.entry(event(&one)).or_default().push(one);
    }
    parts
}
