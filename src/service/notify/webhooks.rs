//! Webhooks: messages are written in the act's own transaction and sent after it.

use serde_json::{Value, json};

use store::{AnyConnection, Deed, NewOutgoing, Outgoing, Receiver, Snapshot, Webhook};
use tournament::{RoundNo, TableNo, TournamentId};

use crate::transaction::change::{Left, as_left};
use crate::{By, Done, Result, Service, Token};

/// For one event.
pub const MOST_WEBHOOKS: usize = 10;

const PUBLISHED: &str = "round-published";
/// A result is entered, changed or taken back.
const ENTERED: &str = "result-entered";
/// The last round has all its results.
const FINAL: &str = "standings-final";

impl Service {
    /// The webhooks of an event, and its newest messages.
    pub fn webhooks(&self, id: TournamentId) -> Result<(Vec<Webhook>, Vec<Outgoing>)> {
        self.store.read(|c| {
            let mut log = c.outgoing(id, store::LOG_KEPT)?;
            log.retain(|one| matches!(one.to, Receiver::Webhook(_)));
            Ok((c.webhooks(id)?, log))
        })
    }

    /// Returns the secret that signs the messages; it is not shown again. `None` if there are [`MOST_WEBHOOKS`]
    /// already.
    pub fn add_webhook(
        &self,
        id: TournamentId,
        by: By<'_>,
        url: &str,
    ) -> Result<Done<Option<Token>>> {
        let (secret, kept) = self.new_webhook_secret()?;
        self.once(id, by, |c| {
            if c.webhooks(id)?.len() >= MOST_WEBHOOKS {
                return Ok(None);
            }
            c.insert_webhook(id, url, &kept, by.now)?;
            Ok(Some(secret))
        })
    }

    pub fn remove_webhook(&self, id: TournamentId, by: By<'_>, number: i32) -> Result<Done<()>> {
        self.once(id, by, |c| Ok(c.delete_webhook(id, number)?))
    }

    /// `None` if the webhook was removed.
    pub fn webhook_of(&self, message: &Outgoing) -> Result<Option<Webhook>> {
        let hooks = self.store.read(|c| c.webhooks(message.tournament))?;
        Ok(hooks.into_iter().find(|hook| message.to == Receiver::Webhook(hook.id)))
    }

    /// Writes the messages of an act to the outbox, in its transaction, after it is saved.
    pub(crate) fn put_out(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        act: Deed,
        detail: &Value,
        left: &mut Left<'_>,
    ) -> Result<()> {
        let entered =
            [Deed::Result, Deed::Confirm, Deed::Unconfirm, Deed::Replay, Deed::ReplayBack];
        let event = match act {
            Deed::Publish | Deed::DrawAll => PUBLISHED,
            act if entered.contains(&act) => ENTERED,
            _ => return Ok(()),
        };
        let hooks = c.webhooks(id)?;
        if hooks.is_empty() {
            return Ok(());
        }
        let Some(now) = as_left(c, id, left)? else { return Ok(()) };
        let number = |key: &str| detail[key].as_i64().and_then(|n| i32::try_from(n).ok());
        let round = RoundNo(number("round").unwrap_or_default());
        let table = number("table").map(TableNo);
        let mut events = vec![(event, told(now, round, table))];
        if event == ENTERED && is_final(now) {
            events.push((FINAL, json!({})));
        }
        for (event, what) in events {
            let body = |message: i32| {
                json!({
                    "event": event, "message": message, "at": by.now,
                    "tournament": { "slug": now.slug, "name": now.tournament.settings.name,
                        "revision": now.revision },
                    "what": what,
                })
                .to_string()
            };
            let first = c.next_outgoing(id)?;
            let message = |(number, hook): (i32, &Webhook)| NewOutgoing {
                asked: None,
                id: number,
                to: Receiver::Webhook(hook.id),
                event: event.to_owned(),
                body: body(number),
                once: None,
            };
            let new: Vec<NewOutgoing> = (first..).zip(&hooks).map(message).collect();
            c.put_out(id, &new, by.now)?;
        }
        Ok(())
    }
}

/// The round; for a board also the players by entry number, and the result.
fn told(now: &Snapshot, round: RoundNo, table: Option<TableNo>) -> Value {
    let board = table.and_then(|table| now.tournament.round(round)?.board_at(table));
    match board {
        Some(board) => json!({
            "round": round, "table": board.table, "black": board.black, "white": board.white,
            "result": board.ending.to_string(),
        }),
        None => json!({ "round": round }),
    }
}

/// Every round is published and every board has a result.
fn is_final(now: &Snapshot) -> bool {
    let rounds = &now.tournament.rounds;
    let public = rounds.iter().filter(|round| round.is_public() && !round.boards.is_empty());
    i32::try_from(public.count()) == Ok(now.tournament.settings.rounds)
        && rounds.iter().all(|round| round.pending().next().is_none())
}

/// Prefix of a stored value from which the secret is derived by the server's key; older secrets, stored as they are,
/// never begin so.
const MADE: &str = "made.";

/// Digits of the public key that tell which key it was.
const MARK: usize = 16;

impl Service {
    /// A new secret, and its stored form.
    pub(crate) fn new_webhook_secret(&self) -> Result<(Token, String)> {
        let salt = Token::new()?;
        let made = self.made_of(salt.secret())?;
        Ok((Token::known(made), format!("{MADE}{}.{}", self.key_mark(), salt.secret())))
    }

    /// The secret that signs messages to a webhook; `None` if it was derived from another key than this server has.
    pub fn webhook_secret(&self, hook: &Webhook) -> Result<Option<String>> {
        let Some(kept) = hook.secret.strip_prefix(MADE) else {
            // Stored as it is, by an older version.
            return Ok(Some(hook.secret.clone()));
        };
        let salt = kept.split_once('.').filter(|(mark, _)| *mark == self.key_mark());
        salt.map(|(_, salt)| self.made_of(salt)).transpose()
    }

    fn made_of(&self, salt: &str) -> Result<String> {
        let text = format!("webhook {salt}");
        match self.store.sealed(&text) {
            Some(sealed) => Ok(Token::hash_of(&sealed)),
            // Without a data folder the key in the database is the only one.
            None => self.signed(&text),
        }
    }

    fn key_mark(&self) -> String {
        let key = self.store.public_key().unwrap_or_default();
        key.chars().filter(char::is_ascii_alphanumeric).take(MARK).collect()
    }
}
