//! Outgoing messages: written in the act's transaction, sent after it.

use std::collections::HashSet;

use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;

use tournament::TournamentId;

use super::columns::At;
use super::columns::{insert_all, next_number};
use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{outbox, webhook};
use super::tournaments::timestamp;

/// Finished messages of an event that are kept for display.
pub const LOG_KEPT: i64 = 200;

/// Letters caused by strangers are kept at least this long, to be counted.
pub const ASKED_KEPT: Duration = Duration::days(1);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Receiver {
    /// By the webhook's number.
    Webhook(i32),
    /// By the number of a contact.
    Reach(i32),
    Mail(String),
}

/// A letter that a stranger caused, to an unverified address: keyed hashes, to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedLetter {
    /// Of the network.
    pub from: String,
    /// Of the e-mail address.
    pub to: String,
}

/// Letters caused by strangers within their period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AskedCounts {
    /// For all events.
    pub from: i64,
    /// For all events.
    pub to: i64,
    pub event: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOutgoing {
    /// From [`AnyConnection::next_outgoing`].
    pub id: i32,
    pub to: Receiver,
    pub event: String,
    /// JSON.
    pub body: String,
    /// Deduplication key: a second message with the same is dropped, as long as the first is kept.
    pub once: Option<String>,
    /// If a stranger caused it.
    pub asked: Option<AskedLetter>,
}

/// A message, sent or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    pub tournament: TournamentId,
    /// In the event.
    pub id: i32,
    pub to: Receiver,
    pub event: String,
    /// JSON; empty once a message to a player is finished.
    pub body: String,
    pub made_at: DateTime<Utc>,
    pub tries: i32,
    /// `None` once it was sent or given up.
    pub next_at: Option<DateTime<Utc>>,
    pub sent_at: Option<DateTime<Utc>>,
    /// Result of the last try.
    pub said: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxState {
    /// Not tried yet.
    pub waiting: i64,
    /// Tried, and to be tried again.
    pub trying: i64,
    /// Of those that are kept.
    pub given_up: i64,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = outbox)]
struct Row {
    tournament_id: i64,
    id: i32,
    webhook_id: Option<i32>,
    reach_id: Option<i32>,
    address: String,
    event: String,
    body: String,
    made_at: NaiveDateTime,
    tries: i32,
    next_at: Option<NaiveDateTime>,
    sent_at: Option<NaiveDateTime>,
    said: String,
    once: Option<String>,
    asked_from: String,
    asked_for: String,
}

impl From<Row> for Outgoing {
    fn from(row: Row) -> Self {
        Self {
            tournament: TournamentId(row.tournament_id),
            id: row.id,
            to: match (row.webhook_id, row.reach_id) {
                (Some(hook), _) => Receiver::Webhook(hook),
                (None, Some(reach)) => Receiver::Reach(reach),
                (None, None) => Receiver::Mail(row.address),
            },
            event: row.event,
            body: row.body,
            made_at: row.made_at.and_utc(),
            tries: row.tries,
            next_at: row.next_at.map(|at| at.and_utc()),
            sent_at: row.sent_at.map(|at| at.and_utc()),
            said: row.said,
        }
    }
}

impl Row {
    fn new(id: TournamentId, new: &NewOutgoing, now: DateTime<Utc>) -> Self {
        let (webhook_id, reach_id, address) = match &new.to {
            Receiver::Webhook(hook) => (Some(*hook), None, String::new()),
            Receiver::Reach(reach) => (None, Some(*reach), String::new()),
            Receiver::Mail(address) => (None, None, address.clone()),
        };
        let (asked_from, asked_for) =
            new.asked.clone().map(|asked| (asked.from, asked.to)).unwrap_or_default();
        Self {
            tournament_id: id.0,
            id: new.id,
            webhook_id,
            reach_id,
            address,
            event: new.event.clone(),
            body: new.body.clone(),
            made_at: timestamp(now),
            tries: 0,
            next_at: Some(timestamp(now)),
            sent_at: None,
            said: String::new(),
            once: new.once.clone(),
            asked_from,
            asked_for,
        }
    }
}

impl AnyConnection {
    /// Call it with the event locked.
    pub fn next_outgoing(&mut self, id: TournamentId) -> Result<i32> {
        Ok(next_number!(self, id, outbox::id))
    }

    /// Deletes messages to an e-mail address, sent or not.
    pub fn forget_mail(&mut self, id: TournamentId, address: &str) -> Result<()> {
        if !address.is_empty() {
            let of_event = outbox::table.filter(outbox::tournament_id.eq(id.0));
            diesel::delete(of_event.filter(outbox::address.eq(address))).execute(self)?;
        }
        Ok(())
    }

    /// Writes messages that are not there yet, due at once, and deletes the oldest finished ones. Call it in the act's
    /// transaction.
    pub fn put_out(
        &mut self,
        id: TournamentId,
        new: &[NewOutgoing],
        now: DateTime<Utc>,
    ) -> Result<()> {
        let Some(last) = new.iter().map(|one| one.id).max() else { return Ok(()) };
        let of_event = outbox::table.filter(outbox::tournament_id.eq(id.0));
        let names: Vec<&String> = new.iter().filter_map(|one| one.once.as_ref()).collect();
        let mut known: HashSet<String> = HashSet::new();
        for part in names.chunks(500) {
            let same = of_event.filter(outbox::once.eq_any(part));
            let found: Vec<Option<String>> = same.select(outbox::once).load(self)?;
            known.extend(found.into_iter().flatten());
        }
        let new = new.iter();
        let new = new.filter(|one| one.once.clone().is_none_or(|once| known.insert(once)));
        let rows: Vec<Row> = new.map(|one| Row::new(id, one, now)).collect();
        insert_all!(self, outbox::table, rows);
        let old = i64::from(last) - LOG_KEPT;
        let counted = outbox::made_at.ge(timestamp(now - ASKED_KEPT));
        let counted = outbox::asked_from.ne("").and(counted);
        let done = of_event.filter(outbox::next_at.is_null()).filter(diesel::dsl::not(counted));
        diesel::delete(done.filter(outbox::id.le(i32::try_from(old).unwrap_or(0))))
            .execute(self)?;
        Ok(())
    }

    /// Letters that strangers caused: within an hour from that network and for that event, within a day to that
    /// address.
    pub fn letters_asked(
        &mut self,
        id: TournamentId,
        asked: &AskedLetter,
        now: DateTime<Utc>,
    ) -> Result<AskedCounts> {
        let since = |span: Duration| outbox::made_at.gt(timestamp(now - span));
        let hour = || outbox::table.filter(since(Duration::hours(1)));
        let from = hour().filter(outbox::asked_from.eq(&asked.from));
        let event = hour().filter(outbox::tournament_id.eq(id.0)).filter(outbox::asked_from.ne(""));
        let to = outbox::table.filter(since(ASKED_KEPT)).filter(outbox::asked_for.eq(&asked.to));
        Ok(AskedCounts {
            from: from.count().get_result(self)?,
            to: to.count().get_result(self)?,
            event: event.count().get_result(self)?,
        })
    }

    /// Deletes the keys of letters that are no longer counted; returns their number.
    pub fn forget_asked(&mut self, now: DateTime<Utc>) -> Result<usize> {
        let old = outbox::table
            .filter(outbox::asked_from.ne(""))
            .filter(outbox::made_at.lt(timestamp(now - ASKED_KEPT)));
        let nothing = (outbox::asked_from.eq(""), outbox::asked_for.eq(""));
        Ok(diesel::update(old).set(nothing).execute(self)?)
    }

    /// The newest first.
    pub fn outgoing(&mut self, id: TournamentId, most: i64) -> Result<Vec<Outgoing>> {
        let rows: Vec<Row> = outbox::table
            .filter(outbox::tournament_id.eq(id.0))
            .order(outbox::id.desc())
            .limit(most)
            .load(self)?;
        Ok(rows.into_iter().map(Outgoing::from).collect())
    }

    /// Of all events.
    pub fn outbox_state(&mut self) -> Result<OutboxState> {
        let open = || outbox::table.filter(outbox::next_at.is_not_null());
        let gone = outbox::table.filter(outbox::next_at.is_null());
        Ok(OutboxState {
            waiting: open().filter(outbox::tries.eq(0)).select(count_star()).first(self)?,
            trying: open().filter(outbox::tries.gt(0)).select(count_star()).first(self)?,
            given_up: gone.filter(outbox::sent_at.is_null()).select(count_star()).first(self)?,
        })
    }

    /// The longest due first.
    pub fn due(&mut self, now: DateTime<Utc>, most: i64) -> Result<Vec<Outgoing>> {
        let rows: Vec<Row> = outbox::table
            .filter(outbox::next_at.le(timestamp(now)))
            .order((outbox::next_at, outbox::tournament_id, outbox::id))
            .limit(most)
            .load(self)?;
        Ok(rows.into_iter().map(Outgoing::from).collect())
    }

    /// Reserves a due message until `until`, for one instance; returns false if it was taken before.
    pub fn take_outgoing(&mut self, one: &Outgoing, until: DateTime<Utc>) -> Result<bool> {
        let row = outbox::table.find((one.tournament.0, one.id));
        let seen = outbox::next_at.eq(one.next_at.map(timestamp));
        let taken = diesel::update(row.filter(seen))
            .set((outbox::next_at.eq(timestamp(until)), outbox::tries.eq(one.tries + 1)))
            .execute(self)?;
        Ok(taken == 1)
    }

    /// Saves the result of a try: the number of tries, and either when it was sent or when to try again, if ever. The
    /// text of a finished message to a player is deleted.
    pub fn note_sent(
        &mut self,
        one: &Outgoing,
        sent_at: Option<DateTime<Utc>>,
        next_at: Option<DateTime<Utc>>,
        said: &str,
    ) -> Result<()> {
        let row = outbox::table.find((one.tournament.0, one.id));
        diesel::update(row)
            .set((
                outbox::sent_at.eq(sent_at.map(timestamp)),
                outbox::next_at.eq(next_at.map(timestamp)),
                outbox::tries.eq(one.tries),
                outbox::said.eq(said),
            ))
            .execute(self)?;
        if next_at.is_none() && !matches!(one.to, Receiver::Webhook(_)) {
            diesel::update(row).set(outbox::body.eq("")).execute(self)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = webhook)]
pub struct Webhook {
    /// In the event.
    pub id: i32,
    pub url: String,
    /// The value from which the service derives the secret that signs the messages; for older webhooks the secret
    /// itself.
    pub secret: String,
    #[diesel(deserialize_as = At)]
    pub made_at: DateTime<Utc>,
}

impl AnyConnection {
    /// The oldest first.
    pub fn webhooks(&mut self, id: TournamentId) -> Result<Vec<Webhook>> {
        Ok(webhook::table
            .filter(webhook::tournament_id.eq(id.0))
            .order(webhook::id)
            .select(Webhook::as_select())
            .load(self)?)
    }

    /// Returns the new number. Call it with the event locked.
    pub fn insert_webhook(
        &mut self,
        id: TournamentId,
        url: &str,
        secret: &str,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let number = next_number!(self, id, webhook::id);
        let row = (
            webhook::tournament_id.eq(id.0),
            webhook::id.eq(number),
            webhook::url.eq(url),
            webhook::secret.eq(secret),
            webhook::made_at.eq(timestamp(now)),
        );
        diesel::insert_into(webhook::table).values(row).execute(self)?;
        Ok(number)
    }

    /// Its messages are deleted by cascade.
    pub fn delete_webhook(&mut self, id: TournamentId, number: i32) -> Result<()> {
        diesel::delete(webhook::table.find((id.0, number))).execute(self)?;
        Ok(())
    }
}
