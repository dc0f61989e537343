//! Messages: the outbox, written in the act's transaction and sent after it; subscriptions; announcements.

use super::schema::{announcement, outbox, reach, webhook};
use crate::prelude::*;
use chrono::Duration;
use diesel::dsl::not;
use diesel::sql_types::{Array, BigInt, Integer, Text};
use std::collections::HashSet;

/// Finished messages of an event that are kept for display.
const LOG_KEPT: i64 = 200;

/// Letters caused by strangers are kept at least this long, to be counted.
const ASKED_KEPT: Duration = Duration::days(1);

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOutgoing {
    /// From [`Tx::next_outgoing`].
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
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct Outgoing {
    #[diesel(column_name = tournament_id, deserialize_as = i64)]
    pub tournament: TournamentId,
    /// In the event.
    pub id: i32,
    #[diesel(select_expression = (outbox::webhook_id, outbox::reach_id, outbox::address))]
    #[diesel(deserialize_as = Columns)]
    pub to: Receiver,
    pub event: String,
    /// JSON; empty once a message to a player is finished.
    pub body: String,
    #[diesel(deserialize_as = At)]
    pub made_at: DateTime<Utc>,
    pub tries: i32,
    /// `None` once it was sent or given up.
    #[diesel(deserialize_as = MaybeAt)]
    pub next_at: Option<DateTime<Utc>>,
    #[diesel(deserialize_as = MaybeAt)]
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

/// Of a message: webhook, contact and e-mail address.
type Columns = (Option<i32>, Option<i32>, String);

impl From<Columns> for Receiver {
    fn from(columns: Columns) -> Self {
        match columns {
            (Some(hook), ..) => Self::Webhook(hook),
            (None, Some(reach), _) => Self::Reach(reach),
            (None, None, address) => Self::Mail(address),
        }
    }
}

impl Tx {
    /// Call it with the event locked.
    pub fn next_outgoing(&mut self, id: TournamentId) -> Result<i32> {
        Ok(next_number!(self, id, outbox::id))
    }

    /// Deletes messages to an e-mail address, sent or not.
    pub fn forget_mail(&mut self, id: TournamentId, address: &str) -> Result<()> {
        if address.is_empty() {
            return Ok(());
        }
        self.run(delete(of_event!(outbox, id).filter(outbox::address.eq(address))))
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
        let of_event = of_event!(outbox, id);
        let names: Vec<&String> = new.iter().filter_map(|one| one.once.as_ref()).collect();
        let mut known: HashSet<String> = HashSet::new();
        for part in names.chunks(500) {
            let same = of_event.filter(outbox::once.eq_any(part)).select(outbox::once);
            known.extend(self.all::<Option<String>, _>(same)?.into_iter().flatten());
        }
        let new = new.iter();
        let new = new.filter(|one| one.once.clone().is_none_or(|once| known.insert(once)));
        let due = timestamp(now);
        let rows = new.map(|one| {
            let (webhook, reach, address) = match &one.to {
                Receiver::Webhook(hook) => (Some(*hook), None, ""),
                Receiver::Reach(reach) => (None, Some(*reach), ""),
                Receiver::Mail(address) => (None, None, address.as_str()),
            };
            let asked = one.asked.as_ref();
            (
                outbox::tournament_id.eq(id.0),
                outbox::id.eq(one.id),
                outbox::webhook_id.eq(webhook),
                outbox::reach_id.eq(reach),
                outbox::address.eq(address),
                outbox::event.eq(&one.event),
                outbox::body.eq(&one.body),
                outbox::made_at.eq(due),
                outbox::tries.eq(0),
                outbox::next_at.eq(Some(due)),
                outbox::said.eq(""),
                outbox::once.eq(one.once.as_deref()),
                outbox::asked_from.eq(asked.map_or("", |asked| &asked.from)),
                outbox::asked_for.eq(asked.map_or("", |asked| &asked.to)),
            )
        });
        let rows: Vec<_> = rows.collect();
        insert_all!(self, outbox::table, rows);
        let old = i32::try_from(i64::from(last) - LOG_KEPT).unwrap_or(0);
        let counted = outbox::made_at.ge(timestamp(now - ASKED_KEPT));
        let counted = outbox::asked_from.ne("").and(counted);
        let done = of_event.filter(outbox::next_at.is_null()).filter(not(counted));
        self.run(delete(done.filter(outbox::id.le(old))))
    }

    /// Letters that strangers caused, of all events within an hour from that network and within a day to that address,
    /// and of this event within an hour.
    pub fn letters_asked(
        &mut self,
        id: TournamentId,
        asked: &AskedLetter,
        now: DateTime<Utc>,
    ) -> Result<[i64; 3]> {
        let since = |span: Duration| outbox::made_at.gt(timestamp(now - span));
        let hour = || outbox::table.filter(since(Duration::hours(1)));
        let from = hour().filter(outbox::asked_from.eq(&asked.from));
        let event = hour().filter(outbox::tournament_id.eq(id.0)).filter(outbox::asked_from.ne(""));
        let to = outbox::table.filter(since(ASKED_KEPT)).filter(outbox::asked_for.eq(&asked.to));
        Ok([self.one(from.count())?, self.one(to.count())?, self.one(event.count())?])
    }

    /// Deletes the keys of letters that are no longer counted; returns their number.
    pub fn forget_asked(&mut self, now: DateTime<Utc>) -> Result<usize> {
        let old = outbox::table
            .filter(outbox::asked_from.ne(""))
            .filter(outbox::made_at.lt(timestamp(now - ASKED_KEPT)));
        self.count(update(old).set((outbox::asked_from.eq(""), outbox::asked_for.eq(""))))
    }

    /// The newest first.
    pub fn outgoing(&mut self, id: TournamentId) -> Result<Vec<Outgoing>> {
        self.newest_outgoing(id, LOG_KEPT)
    }

    pub fn newest_outgoing(&mut self, id: TournamentId, most: i64) -> Result<Vec<Outgoing>> {
        let newest = of_event!(outbox, id).order(outbox::id.desc()).limit(most);
        self.all(newest.select(Outgoing::as_select()))
    }

    /// Of all events.
    pub fn outbox_state(&mut self) -> Result<OutboxState> {
        let open = || outbox::table.filter(outbox::next_at.is_not_null());
        let gone = outbox::table.filter(outbox::next_at.is_null());
        Ok(OutboxState {
            waiting: self.one(open().filter(outbox::tries.eq(0)).count())?,
            trying: self.one(open().filter(outbox::tries.gt(0)).count())?,
            given_up: self.one(gone.filter(outbox::sent_at.is_null()).count())?,
        })
    }

    /// The longest due first.
    pub fn due(&mut self, now: DateTime<Utc>, most: i64) -> Result<Vec<Outgoing>> {
        let due = outbox::table.filter(outbox::next_at.le(timestamp(now)));
        let due = due.order((outbox::next_at, outbox::tournament_id, outbox::id)).limit(most);
        self.all(due.select(Outgoing::as_select()))
    }

    /// Reserves a due message until `until`, for one instance; returns false if it was taken before.
    pub fn take_outgoing(&mut self, one: &Outgoing, until: DateTime<Utc>) -> Result<bool> {
        let row = outbox::table.find((one.tournament.0, one.id));
        let seen = row.filter(outbox::next_at.eq(one.next_at.map(timestamp)));
        let taken = (outbox::next_at.eq(timestamp(until)), outbox::tries.eq(one.tries + 1));
        Ok(self.count(update(seen).set(taken))? == 1)
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
        self.run(update(row).set((
            outbox::sent_at.eq(sent_at.map(timestamp)),
            outbox::next_at.eq(next_at.map(timestamp)),
            outbox::tries.eq(one.tries),
            outbox::said.eq(said),
        )))?;
        if next_at.is_none() && !matches!(one.to, Receiver::Webhook(_)) {
            self.run(update(row).set(outbox::body.eq("")))?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = webhook)]
pub struct Webhook {
    /// In the event.
    pub id: i32,
    pub url: String,
    /// The value from which the service derives the secret that signs the messages; for older webhooks the secret
    /// itself.
    pub secret: String,
    #[diesel(deserialize_as = At, serialize_as = At)]
    pub made_at: DateTime<Utc>,
}

impl Tx {
    /// The oldest first.
    pub fn webhooks(&mut self, id: TournamentId) -> Result<Vec<Webhook>> {
        self.all(of_event!(webhook, id).order(webhook::id).select(Webhook::as_select()))
    }

    /// Returns the new number. Call it with the event locked.
    pub fn insert_webhook(
        &mut self,
        id: TournamentId,
        url: &str,
        secret: &str,
        made_at: DateTime<Utc>,
    ) -> Result<i32> {
        let number = next_number!(self, id, webhook::id);
        let new = Webhook { id: number, url: url.to_owned(), secret: secret.to_owned(), made_at };
        self.run(insert_into(webhook::table).values((webhook::tournament_id.eq(id.0), new)))?;
        Ok(number)
    }

    /// Its messages are deleted by cascade.
    pub fn delete_webhook(&mut self, id: TournamentId, number: i32) -> Result<()> {
        self.run(delete(webhook::table.find((id.0, number))))
    }
}

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Queryable, Selectable)]
#[diesel(table_name = reach)]
pub struct Contact {
    /// In the event.
    pub id: i32,
    /// The player; for an arbiter not the number of any entry.
    #[diesel(column_name = entry_id, deserialize_as = i32)]
    pub entry: EntryId,
    /// The arbiter; `None` for a player.
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    #[diesel(select_expression = (reach::way, reach::address, reach::keys))]
    #[diesel(deserialize_as = ChannelColumns)]
    pub way: Channel,
    #[diesel(deserialize_as = Name)]
    pub kinds: Vec<NotificationKind>,
    pub language: String,
    /// The last seat that was sent.
    pub board: String,
    /// Why messages fail; empty while they arrive.
    pub failed: String,
}

/// Of a contact: name of the channel, address and keys.
type ChannelColumns = (String, String, String);

impl TryFrom<ChannelColumns> for Channel {
    type Error = StoreError;

    fn try_from((way, endpoint, keys): ChannelColumns) -> Result<Self> {
        let corrupt = |why: &str| StoreError::Corrupt { what: "reach", why: why.to_owned() };
        match way.as_str() {
            "mail" => Ok(Self::Mail),
            "push" => {
                let (key, secret) =
                    keys.split_once(' ').ok_or_else(|| corrupt("a browser without keys"))?;
                let (key, secret) = (key.to_owned(), secret.to_owned());
                Ok(Self::Push(Browser { endpoint, key, secret }))
            }
            other => Err(corrupt(other)),
        }
    }
}

impl Tx {
    pub fn reaches(&mut self, id: TournamentId) -> Result<Vec<Contact>> {
        self.all(of_event!(reach, id).order(reach::id).select(Contact::as_select()))
    }

    pub fn reach(&mut self, id: TournamentId, number: i32) -> Result<Option<Contact>> {
        self.first(reach::table.find((id.0, number)).select(Contact::as_select()))
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
        let same =
            of_event!(reach, id).filter(reach::way.eq(way)).filter(reach::address.eq(address));
        // A browser belongs to the last subscriber only; an e-mail address may serve several.
        if way == "push" {
            self.run(delete(same))?;
        } else {
            self.run(delete(same.filter(reach::entry_id.eq(new.entry.0))))?;
        }
        let number = next_number!(self, id, reach::id);
        let kinds: Vec<&str> = new.kinds.iter().map(|kind| kind.name()).collect();
        self.run(insert_into(reach::table).values((
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
            reach::account_id.eq(new.account),
        )))?;
        Ok(number)
    }

    /// Sets the last seat that was sent, by number of the contact.
    pub fn note_boards_told(&mut self, id: TournamentId, told: &[(i32, String)]) -> Result<()> {
        match self.connection() {
            AnyConnection::Sqlite(c) => {
                for (number, board) in told {
                    let row = reach::table.find((id.0, number));
                    update(row).set(reach::board.eq(board)).execute(c)?;
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
        self.run(update(reach::table.find((id.0, number))).set(reach::failed.eq(why)))
    }

    /// Deletes an arbiter's browsers.
    pub fn delete_reaches_of(&mut self, id: TournamentId, who: AccountId) -> Result<()> {
        self.run(delete(of_event!(reach, id).filter(reach::account_id.eq(who))))
    }

    /// Deletes a player's browsers.
    pub fn delete_browsers(&mut self, id: TournamentId, entry: EntryId) -> Result<()> {
        let theirs = of_event!(reach, id).filter(reach::entry_id.eq(entry.0));
        self.run(delete(theirs.filter(reach::way.eq("push"))))
    }

    /// Its messages are deleted by cascade.
    pub fn delete_reach(&mut self, id: TournamentId, number: i32) -> Result<()> {
        self.run(delete(reach::table.find((id.0, number))))
    }

    /// Returns the new number. Call it with the event locked.
    pub fn insert_announcement(
        &mut self,
        id: TournamentId,
        to: &Audience,
        words: &str,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let number = next_number!(self, id, announcement::id);
        self.run(insert_into(announcement::table).values((
            announcement::tournament_id.eq(id.0),
            announcement::id.eq(number),
            announcement::audience.eq(to.to_string()),
            announcement::words.eq(words),
            announcement::said_at.eq(timestamp(now)),
        )))?;
        self.mark(id, EventPart::Announcements);
        Ok(number)
    }

    /// The newest first. Pages that everybody sees leave out those that are not [public](Audience::is_public).
    pub fn announcements(&mut self, id: TournamentId) -> Result<Vec<Announcement>> {
        let shown = of_event!(announcement, id).filter(announcement::gone_at.is_null()).select((
            announcement::id,
            announcement::audience,
            announcement::words,
            announcement::said_at,
        ));
        let shape = |(no, to, words, said_at): (i32, String, String, NaiveDateTime)| {
            let to = read("announcement", &to)?;
            Ok(Announcement { no, to, words, said_at: said_at.and_utc() })
        };
        let newest = shown.order(announcement::id.desc());
        self.all(newest)?.into_iter().map(shape).collect()
    }

    pub fn take_announcement_down(
        &mut self,
        id: TournamentId,
        number: i32,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.mark(id, EventPart::Announcements);
        let gone = announcement::gone_at.eq(Some(timestamp(now)));
        self.run(update(announcement::table.find((id.0, number))).set(gone))
    }
}
