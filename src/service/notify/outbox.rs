//! The outbox: taking messages, and its state.

use crate::draw::rounds::is_over;
use crate::prelude::*;
use store::{
    Browser, Channel, Contact, NewOutgoing, NotificationKind, Outgoing, Receiver, Webhook,
};

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
}

fn by_event<T>(all: Vec<T>, event: impl Fn(&T) -> TournamentId) -> BTreeMap<TournamentId, Vec<T>> {
    let mut parts: BTreeMap<TournamentId, Vec<T>> = BTreeMap::new();
    for one in all {
        parts.entry(event(&one)).or_default().push(one);
    }
    parts
}

// Webhooks: messages are written in the act's own transaction and sent after it.

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
            let mut log = c.outgoing(id)?;
            log.retain(|one| matches!(one.to, Receiver::Webhook(_)));
            Ok((c.webhooks(id)?, log))
        })
    }
}

impl EventActs<'_> {
    /// Returns the secret that signs the messages; it is not shown again. `None` if there are [`MOST_WEBHOOKS`]
    /// already.
    pub fn add_webhook(&self, url: &str) -> Acted<Option<Token>> {
        let (secret, kept) = self.new_webhook_secret()?;
        self.act(|tx, _| {
            if tx.webhooks(self.id)?.len() >= MOST_WEBHOOKS {
                return Ok(None);
            }
            let webhook = tx.insert_webhook(self.id, url, &kept, self.by.now)?;
            tx.note(&Deed::AddWebhook { webhook, host: host(url).into() })?;
            Ok(Some(secret))
        })
    }

    pub fn remove_webhook(&self, number: i32) -> Acted<()> {
        self.act(|tx, _| {
            let known = tx.webhooks(self.id)?;
            let Some(hook) = known.iter().find(|hook| hook.id == number) else { return Ok(()) };
            tx.delete_webhook(self.id, number)?;
            tx.note(&Deed::RemoveWebhook { webhook: number, host: host(&hook.url).into() })
        })
    }
}

impl Transaction<'_> {
    /// Writes the messages of an act to the outbox, in its transaction, after it is saved.
    pub(crate) fn write_webhooks(&mut self, deed: &Deed) -> Result<()> {
        let (id, by) = (self.id, self.by);
        let (event, round, table) = match deed {
            Deed::Publish { seating, .. } => (PUBLISHED, seating.round, None),
            Deed::DrawAll { round, .. } => (PUBLISHED, *round, None),
            Deed::Result(change) if change.before == change.after => return Ok(()),
            Deed::Result(change)
            | Deed::Confirm(change)
            | Deed::Unconfirm(change)
            | Deed::Replay(change)
            | Deed::ReplayBack(change) => (ENTERED, change.round, Some(change.table)),
            _ => return Ok(()),
        };
        let hooks = self.webhooks(id)?;
        if hooks.is_empty() {
            return Ok(());
        }
        let now = self.current();
        let mut events = vec![(event, webhook_data(&now, round, table))];
        if event == ENTERED && is_over(&now.tournament) {
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
            let first = self.next_outgoing(id)?;
            let message = |(number, hook): (i32, &Webhook)| NewOutgoing {
                asked: None,
                id: 0,
                to: Receiver::Webhook(hook.id),
                event: event.to_owned(),
                body: body(number),
                once: None,
            };
            let new = (first..).zip(&hooks).map(message).collect();
            self.send(new)?;
        }
        Ok(())
    }
}

/// Of an address: the rest of it may be a secret.
fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let named = rest.split(['/', '?', '#']).next().unwrap_or_default();
    named.rsplit('@').next().unwrap_or_default()
}

/// The round; for a board also the players by entry number, and the result.
fn webhook_data(now: &Snapshot, round: RoundNo, table: Option<TableNo>) -> Value {
    let board = table.and_then(|table| now.tournament.round(round)?.board_at(table));
    match board {
        Some(board) => json!({
            "round": round, "table": board.table, "black": board.black, "white": board.white,
            "result": board.ending.to_string(),
        }),
        None => json!({ "round": round }),
    }
}

/// Prefix of a stored value from which the secret is derived by the server's key; older secrets, stored as they are,
/// never begin so.
const MADE: &str = "made.";

/// Digits of the public key that tell which key it was.
const MARK: usize = 16;

impl Service {
    /// A new secret, and its stored form.
    fn new_webhook_secret(&self) -> Result<(Token, String)> {
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

// Subscriptions of players. No message is sent without one.

/// Contacts of one player: phones, tablets, an address.
pub const MOST_REACHES: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachForm {
    pub way: Channel,
    /// Empty unsubscribes.
    pub kinds: Vec<NotificationKind>,
    pub language: String,
}

impl Service {
    #[must_use]
    pub fn sending_mail(self) -> Self {
        Self { mail: true, ..self }
    }

    pub const fn sends_mail(&self) -> bool {
        self.mail
    }
}

impl EventActs<'_> {
    /// Saves a subscription of the player whom the secret proves; it replaces the one of the same channel.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::NoMail`] if the player has no address, or the server sends no mail;
    /// [`Refusal::TooManyReaches`].
    pub fn choose_reach(&self, secret: &str, form: &ReachForm) -> Acted<()> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            let known = reaches_of(tx, self.id, who)?;
            let same = known.iter().find(|reach| is_same(&reach.way, &form.way));
            if form.kinds.is_empty() {
                return match same {
                    Some(same) => Ok(tx.delete_reach(self.id, same.id)?),
                    None => Ok(()),
                };
            }
            let address = before.tournament.entry(who).map(|entry| entry.private.email.as_str());
            let reached = self.mail && !address.unwrap_or_default().is_empty();
            if form.way == Channel::Mail && !reached {
                return Err(Refusal::NoMail.into());
            }
            if same.is_none() && known.len() >= MOST_REACHES {
                return Err(Refusal::TooManyReaches.into());
            }
            let reach = Contact {
                id: 0,
                entry: who,
                account: None,
                way: form.way.clone(),
                kinds: form.kinds.clone(),
                language: form.language.clone(),
                board: same.map(|same| same.board.clone()).unwrap_or_default(),
                failed: String::new(),
            };
            tx.keep_reach(self.id, &reach, self.by.now)?;
            Ok(())
        })
    }

    pub fn drop_reach(&self, secret: &str, number: i32) -> Acted<()> {
        self.act(|tx, _| {
            let who = tx.proven(secret)?;
            if reaches_of(tx, self.id, who)?.iter().any(|reach| reach.id == number) {
                tx.delete_reach(self.id, number)?;
            }
            Ok(())
        })
    }

    /// Subscribes a browser of the acting arbiter to calls; `None` unsubscribes all of the arbiter's browsers.
    pub fn tell_of_calls(&self, browser: Option<&Browser>, language: &str) -> Acted<()> {
        self.act(|tx, _| {
            let Some(account) = self.by.account else { return Ok(()) };
            let Some(browser) = browser else { return Ok(tx.delete_reaches_of(self.id, account)?) };
            let way = Channel::Push(browser.clone());
            let known = tx.reaches(self.id)?;
            let own: Vec<_> = known.iter().filter(|r| r.account == Some(account)).collect();
            if own.len() >= MOST_REACHES && !own.iter().any(|reach| is_same(&reach.way, &way)) {
                return Err(Refusal::TooManyReaches.into());
            }
            let reach = Contact {
                id: 0,
                entry: EntryId(0),
                account: Some(account),
                way,
                kinds: vec![NotificationKind::Call],
                language: language.to_owned(),
                board: String::new(),
                failed: String::new(),
            };
            tx.keep_reach(self.id, &reach, self.by.now)?;
            Ok(())
        })
    }
}

impl Service {
    pub fn is_told_of_calls(&self, id: TournamentId, who: AccountId) -> Result<bool> {
        let all = self.read(|c| c.reaches(id))?;
        Ok(all.iter().any(|reach| reach.account == Some(who)))
    }
}

impl EventActs<'_> {
    /// Unsubscribes by the signature in every e-mail; no effect if that was done before. Fails with
    /// [`Refusal::LinkSpent`] if the signature is not ours.
    pub fn stop_reach(&self, number: i32, sign: &str) -> Acted<()> {
        self.signed_to_stop(self.id, number, sign)?;
        self.act(|tx, _| Ok(tx.delete_reach(self.id, number)?))
    }
}

impl Service {
    /// Refuses a signature that is not ours.
    pub fn signed_to_stop(&self, id: TournamentId, number: i32, sign: &str) -> Result<()> {
        if self.stop_sign(id, number)? == sign { Ok(()) } else { Err(Refusal::LinkSpent.into()) }
    }

    /// The signature in an e-mail for its unsubscribe link.
    pub fn stop_sign(&self, id: TournamentId, number: i32) -> Result<String> {
        self.signed(&format!("stop {id} {number}"))
    }

    pub fn reaches_of(&self, id: TournamentId, who: EntryId) -> Result<Vec<Contact>> {
        self.store.read(|c| reaches_of(c, id, who))
    }

    /// Deletes a contact whose browser has unsubscribed.
    pub fn forget_reach(&self, id: TournamentId, number: i32) -> Result<()> {
        let scope = Scope::Tournament(id);
        self.store.write(scope, |c| Ok(c.delete_reach(id, number)?))
    }

    /// Notes why a contact failed; the player sees it and can subscribe again.
    pub fn note_reach_failed(&self, id: TournamentId, number: i32, why: &str) -> Result<()> {
        let scope = Scope::Tournament(id);
        self.store.write(scope, |c| Ok(c.note_reach_failed(id, number, why)?))
    }
}

fn reaches_of(c: &mut Tx, id: TournamentId, who: EntryId) -> Result<Vec<Contact>> {
    let mut all = c.reaches(id)?;
    all.retain(|reach| reach.entry == who);
    Ok(all)
}

/// Whether two are the same contact: e-mail, or the same browser.
fn is_same(one: &Channel, other: &Channel) -> bool {
    match (one, other) {
        (Channel::Mail, Channel::Mail) => true,
        (Channel::Push(one), Channel::Push(other)) => one.endpoint == other.endpoint,
        _ => false,
    }
}
