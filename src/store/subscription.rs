//! Subscriptions of players to messages.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Text};
use serde::{Deserialize, Serialize};

use tournament::{EntryId, TournamentId};

use super::AccountId;
use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::schema::reach;
use super::tournaments::timestamp;

go::named! {
    pub enum NotificationKind {
        /// A seat in a published round, or a changed seat.
        Board = "board",
        /// The opponent's report.
        Reported = "reported",
        /// A result was entered or changed that is not what they reported.
        Against = "against",
        /// Date and place of a game without a fixed hour, and reminders of games not played.
        Date = "date",
        /// The answer to a request.
        Answered = "answered",
        /// From the organisers.
        Message = "message",
        /// A player calls an arbiter; for arbiters only.
        Call = "call",
    }
}

impl NotificationKind {
    /// Those that a player chooses from.
    pub const OF_PLAYERS: [Self; 6] =
        [Self::Board, Self::Reported, Self::Against, Self::Date, Self::Answered, Self::Message];
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Channel {
    /// To the present e-mail address of the entry.
    Mail,
    /// To a browser, by its push service.
    Push(Browser),
}

/// A browser's push subscription, as the browser gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Browser {
    pub endpoint: String,
    /// In URL-safe base64.
    pub key: String,
    /// The shared secret, in URL-safe base64.
    pub secret: String,
}

/// A subscription with its channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    /// In the event.
    pub id: i32,
    /// The player; for an arbiter not the number of any entry.
    pub entry: EntryId,
    /// The arbiter; `None` for a player.
    pub account: Option<AccountId>,
    pub way: Channel,
    pub kinds: Vec<NotificationKind>,
    pub language: String,
    /// The last seat that was sent.
    pub board: String,
    /// Why messages fail; empty while they arrive.
    pub failed: String,
}

#[derive(Queryable)]
struct Row {
    _tournament_id: i64,
    id: i32,
    entry_id: i32,
    way: String,
    address: String,
    keys: String,
    kinds: String,
    language: String,
    _made_at: NaiveDateTime,
    board: String,
    failed: String,
    account_id: Option<i64>,
}

impl Row {
    fn into_reach(self) -> Result<Contact> {
        let corrupt = |why: &str| StoreError::Corrupt { what: "reach", why: why.to_owned() };
        let way = match self.way.as_str() {
            "mail" => Channel::Mail,
            "push" => {
                let (key, secret) =
                    self.keys.split_once(' ').ok_or_else(|| corrupt("a browser without keys"))?;
                let (key, secret) = (key.to_owned(), secret.to_owned());
                Channel::Push(Browser { endpoint: self.address, key, secret })
            }
            other => return Err(corrupt(other)),
        };
        Ok(Contact {
            id: self.id,
            entry: EntryId(self.entry_id),
            account: self.account_id.map(AccountId),
            way,
            kinds: self.kinds.split(' ').filter_map(NotificationKind::named).collect(),
            language: self.language,
            board: self.board,
            failed: self.failed,
        })
    }
}

impl AnyConnection {
    pub fn reaches(&mut self, id: TournamentId) -> Result<Vec<Contact>> {
        let of_event = reach::table.filter(reach::tournament_id.eq(id.0));
        let rows: Vec<Row> = of_event.order(reach::id).load(self)?;
        rows.into_iter().map(Row::into_reach).collect()
    }

    pub fn reach(&mut self, id: TournamentId, number: i32) -> Result<Option<Contact>> {
        let row: Option<Row> = reach::table.find((id.0, number)).first(self).optional()?;
        row.map(Row::into_reach).transpose()
    }

    /// Replaces a contact of the same channel. Call it with the event locked.
    pub fn keep_reach(
        &mut self,
        id: TournamentId,
        new: &Contact,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let (way, address, keys) = match &new.way {
            Channel::Mail => ("mail", "", String::new()),
            Channel::Push(browser) => {
                ("push", browser.endpoint.as_str(), format!("{} {}", browser.key, browser.secret))
            }
        };
        let of_event = reach::table.filter(reach::tournament_id.eq(id.0));
        let same = of_event.filter(reach::way.eq(way)).filter(reach::address.eq(address));
        // A browser belongs to the last subscriber only; an e-mail address may serve several.
        if way == "push" {
            diesel::delete(same).execute(self)?;
        } else {
            diesel::delete(same.filter(reach::entry_id.eq(new.entry.0))).execute(self)?;
        }
        let number = next_number!(self, id, reach::id);
        let kinds: Vec<&str> = new.kinds.iter().map(|kind| kind.name()).collect();
        let row = (
            reach::tournament_id.eq(id.0),
            reach::id.eq(number),
            reach::entry_id.eq(new.entry.0),
            reach::way.eq(way),
            reach::address.eq(address),
            reach::keys.eq(keys),
            reach::kinds.eq(kinds.join(" ")),
            reach::language.eq(&new.language),
            reach::made_at.eq(timestamp(now)),
            reach::board.eq(&new.board),
            reach::failed.eq(&new.failed),
            reach::account_id.eq(new.account.map(|account| account.0)),
        );
        diesel::insert_into(reach::table).values(row).execute(self)?;
        Ok(number)
    }

    /// Sets the last seat that was sent, by number of the contact.
    pub fn note_boards_told(&mut self, id: TournamentId, told: &[(i32, String)]) -> Result<()> {
        match self {
            AnyConnection::Sqlite(c) => {
                for (number, board) in told {
                    let row = reach::table.find((id.0, number));
                    diesel::update(row).set(reach::board.eq(board)).execute(c)?;
                }
            }
            AnyConnection::Postgres(c) => {
                let (numbers, boards): (Vec<i32>, Vec<&str>) =
                    told.iter().map(|(number, board)| (*number, board.as_str())).unzip();
                diesel::sql_query(
                    "UPDATE reach SET board = told.board FROM unnest($1, $2) AS told(id, board) \
                     WHERE reach.tournament_id = $3 AND reach.id = told.id",
                )
                .bind::<Array<Integer>, _>(numbers)
                .bind::<Array<Text>, _>(boards)
                .bind::<BigInt, _>(id.0)
                .execute(c)?;
            }
        }
        Ok(())
    }

    pub fn note_reach_failed(&mut self, id: TournamentId, number: i32, why: &str) -> Result<()> {
        let row = reach::table.find((id.0, number));
        diesel::update(row).set(reach::failed.eq(why)).execute(self)?;
        Ok(())
    }

    /// Deletes an arbiter's browsers.
    pub fn delete_reaches_of(&mut self, id: TournamentId, who: AccountId) -> Result<()> {
        let of_event = reach::table.filter(reach::tournament_id.eq(id.0));
        diesel::delete(of_event.filter(reach::account_id.eq(who.0))).execute(self)?;
        Ok(())
    }

    /// Deletes a player's browsers.
    pub fn delete_browsers(&mut self, id: TournamentId, entry: EntryId) -> Result<()> {
        let theirs = reach::table
            .filter(reach::tournament_id.eq(id.0))
            .filter(reach::entry_id.eq(entry.0))
            .filter(reach::way.eq("push"));
        diesel::delete(theirs).execute(self)?;
        Ok(())
    }

    /// Its messages are deleted by cascade.
    pub fn delete_reach(&mut self, id: TournamentId, number: i32) -> Result<()> {
        diesel::delete(reach::table.find((id.0, number))).execute(self)?;
        Ok(())
    }
}
