//! Addresses that are told of what happens, and what is still to be sent there.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::open::{Store, StoreError};
use super::schema::{outbox, webhook};
use super::tournaments::timestamp;

/// How many messages of an event are kept to be looked at.
pub const LOG_KEPT: i64 = 200;

/// An address that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    /// Its number in the event.
    pub id: i32,
    /// The address.
    pub url: String,
    /// What the desk makes the secret of that signs the messages; of older addresses that secret.
    pub secret: String,
    /// Since when.
    pub made_at: DateTime<Utc>,
}

/// A message, sent or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// Of which event.
    pub tournament: TournamentId,
    /// Its number in the event.
    pub id: i32,
    /// To which address.
    pub webhook: i32,
    /// What happened.
    pub event: String,
    /// JSON.
    pub body: String,
    /// When it happened.
    pub made_at: DateTime<Utc>,
    /// How often it was tried.
    pub tries: i32,
    /// When it is tried next; none once it was sent or given up.
    pub next_at: Option<DateTime<Utc>>,
    /// When it was taken.
    pub sent_at: Option<DateTime<Utc>>,
    /// What the last try met with: a line in English, and one with the text of the catalogues as JSON.
    pub said: String,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = outbox)]
struct Row {
    tournament_id: i64,
    id: i32,
    webhook_id: i32,
    event: String,
    body: String,
    made_at: NaiveDateTime,
    tries: i32,
    next_at: Option<NaiveDateTime>,
    sent_at: Option<NaiveDateTime>,
    said: String,
}

impl From<Row> for Outgoing {
    fn from(row: Row) -> Self {
        Self {
            tournament: TournamentId(row.tournament_id),
            id: row.id,
            webhook: row.webhook_id,
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

impl Store {
    /// The addresses of an event, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub fn webhooks(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
    ) -> Result<Vec<Webhook>, StoreError> {
        let rows: Vec<(i64, i32, String, String, NaiveDateTime)> =
            webhook::table.filter(webhook::tournament_id.eq(id.0)).order(webhook::id).load(c)?;
        let hook = |(_, id, url, secret, made_at): (i64, i32, String, String, NaiveDateTime)| {
            Webhook { id, url, secret, made_at: made_at.and_utc() }
        };
        Ok(rows.into_iter().map(hook).collect())
    }

    /// Keeps an address; its number is given here. Call it with the event locked.
    ///
    /// # Errors
    /// If the database fails.
    pub fn insert_webhook(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        url: &str,
        secret: &str,
        now: DateTime<Utc>,
    ) -> Result<i32, StoreError> {
        let of_event = webhook::table.filter(webhook::tournament_id.eq(id.0));
        let last: Option<i32> = of_event.select(max(webhook::id)).first(c)?;
        let number = last.unwrap_or(0) + 1;
        let row = (
            webhook::tournament_id.eq(id.0),
            webhook::id.eq(number),
            webhook::url.eq(url),
            webhook::secret.eq(secret),
            webhook::made_at.eq(timestamp(now)),
        );
        diesel::insert_into(webhook::table).values(row).execute(c)?;
        Ok(number)
    }

    /// Lets go of an address and of what was to be sent there.
    ///
    /// # Errors
    /// If the database fails.
    pub fn delete_webhook(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        number: i32,
    ) -> Result<(), StoreError> {
        diesel::delete(webhook::table.find((id.0, number))).execute(c)?;
        Ok(())
    }

    /// Puts a message for each of these addresses into the outbox, due at once, and lets go of the oldest that are
    /// done with. Call it in the transaction of the act.
    ///
    /// # Errors
    /// If the database fails.
    pub fn put_out(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        hooks: &[Webhook],
        event: &str,
        body: impl Fn(i32) -> String,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let of_event = outbox::table.filter(outbox::tournament_id.eq(id.0));
        let last: Option<i32> = of_event.select(max(outbox::id)).first(c)?;
        let mut number = last.unwrap_or(0);
        for hook in hooks {
            number += 1;
            let row = Row {
                tournament_id: id.0,
                id: number,
                webhook_id: hook.id,
                event: event.to_owned(),
                body: body(number),
                made_at: timestamp(now),
                tries: 0,
                next_at: Some(timestamp(now)),
                sent_at: None,
                said: String::new(),
            };
            diesel::insert_into(outbox::table).values(&row).execute(c)?;
        }
        let old = i64::from(number) - LOG_KEPT;
        let done = of_event.filter(outbox::next_at.is_null());
        diesel::delete(done.filter(outbox::id.le(i32::try_from(old).unwrap_or(0)))).execute(c)?;
        Ok(())
    }

    /// The newest messages of an event, the last first.
    ///
    /// # Errors
    /// If the database fails.
    pub fn outgoing(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        most: i64,
    ) -> Result<Vec<Outgoing>, StoreError> {
        let rows: Vec<Row> = outbox::table
            .filter(outbox::tournament_id.eq(id.0))
            .order(outbox::id.desc())
            .limit(most)
            .load(c)?;
        Ok(rows.into_iter().map(Outgoing::from).collect())
    }

    /// Messages that are due, the longest due first.
    ///
    /// # Errors
    /// If the database fails.
    pub fn due(
        &self,
        c: &mut AnyConnection,
        now: DateTime<Utc>,
        most: i64,
    ) -> Result<Vec<Outgoing>, StoreError> {
        let rows: Vec<Row> = outbox::table
            .filter(outbox::next_at.le(timestamp(now)))
            .order((outbox::next_at, outbox::tournament_id, outbox::id))
            .limit(most)
            .load(c)?;
        Ok(rows.into_iter().map(Outgoing::from).collect())
    }

    /// Takes a due message for sending: until `until` no other instance takes it. Whether it was still to be had.
    ///
    /// # Errors
    /// If the database fails.
    pub fn take_outgoing(
        &self,
        c: &mut AnyConnection,
        one: &Outgoing,
        until: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let row = outbox::table.find((one.tournament.0, one.id));
        let seen = outbox::next_at.eq(one.next_at.map(timestamp));
        let taken = diesel::update(row.filter(seen))
            .set((outbox::next_at.eq(timestamp(until)), outbox::tries.eq(one.tries + 1)))
            .execute(c)?;
        Ok(taken == 1)
    }

    /// Notes what came of sending a message: when it was taken, or when it is tried next, if ever.
    ///
    /// # Errors
    /// If the database fails.
    pub fn note_sent(
        &self,
        c: &mut AnyConnection,
        one: &Outgoing,
        sent_at: Option<DateTime<Utc>>,
        next_at: Option<DateTime<Utc>>,
        said: &str,
    ) -> Result<(), StoreError> {
        diesel::update(outbox::table.find((one.tournament.0, one.id)))
            .set((
                outbox::sent_at.eq(sent_at.map(timestamp)),
                outbox::next_at.eq(next_at.map(timestamp)),
                outbox::said.eq(said),
            ))
            .execute(c)?;
        Ok(())
    }
}
