//! Addresses that are told of what happens.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::numbers::next_number;
use super::open::Result;
use super::schema::webhook;
use super::tournaments::timestamp;

/// An address that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    /// Its number in the event.
    pub id: i32,
    /// The address.
    pub url: String,
    /// What the service makes the secret of that signs the messages; of older addresses that secret.
    pub secret: String,
    /// Since when.
    pub made_at: DateTime<Utc>,
}

impl AnyConnection {
    /// The addresses of an event, the oldest first.
    pub fn webhooks(&mut self, id: TournamentId) -> Result<Vec<Webhook>> {
        let rows: Vec<(i64, i32, String, String, NaiveDateTime)> =
            webhook::table.filter(webhook::tournament_id.eq(id.0)).order(webhook::id).load(self)?;
        let hook = |(_, id, url, secret, made_at): (i64, i32, String, String, NaiveDateTime)| {
            Webhook { id, url, secret, made_at: made_at.and_utc() }
        };
        Ok(rows.into_iter().map(hook).collect())
    }

    /// Keeps an address; its number is given here. Call it with the event locked.
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

    /// Lets go of an address and of what was to be sent there.
    pub fn delete_webhook(&mut self, id: TournamentId, number: i32) -> Result<()> {
        diesel::delete(webhook::table.find((id.0, number))).execute(self)?;
        Ok(())
    }
}
