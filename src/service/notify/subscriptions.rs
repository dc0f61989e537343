//! Subscriptions of players. No message is sent without one.

use store::{AccountId, AnyConnection, Browser, Channel, Contact, NotificationKind, Scope};
use tournament::{EntryId, TournamentId};

use crate::{By, Done, Refusal, Result, Service, ServiceError, Thing};

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

    #[must_use]
    pub const fn sends_mail(&self) -> bool {
        self.mail
    }

    /// Saves a subscription of the player whom the secret proves; it replaces the one of the same channel.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::NoMail`] if the player has no address, or the server sends no mail;
    /// [`Refusal::TooManyReaches`].
    pub fn choose_reach(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        form: &ReachForm,
    ) -> Result<Done<()>> {
        self.once(id, by, |c| {
            let who = self.proven(c, id, secret)?;
            let now =
                self.store.snapshot(c, id)?.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            let known = self.reaches_of_in(c, id, who)?;
            let same = known.iter().find(|reach| is_same(&reach.way, &form.way));
            if form.kinds.is_empty() {
                return match same {
                    Some(same) => Ok(c.delete_reach(id, same.id)?),
                    None => Ok(()),
                };
            }
            let by_mail = form.way == Channel::Mail;
            if by_mail && !(self.mail && Self::has_mail(&now, who, &form.way)) {
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
            c.keep_reach(id, &reach, by.now)?;
            Ok(())
        })
    }

    pub fn drop_reach(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        number: i32,
    ) -> Result<Done<()>> {
        self.once(id, by, |c| {
            let who = self.proven(c, id, secret)?;
            if self.reaches_of_in(c, id, who)?.iter().any(|reach| reach.id == number) {
                c.delete_reach(id, number)?;
            }
            Ok(())
        })
    }

    /// Subscribes a browser of the acting arbiter to calls; `None` unsubscribes all of the arbiter's browsers.
    pub fn tell_of_calls(
        &self,
        id: TournamentId,
        by: By<'_>,
        browser: Option<&Browser>,
        language: &str,
    ) -> Result<Done<()>> {
        self.once(id, by, |c| {
            let Some(account) = by.account else { return Ok(()) };
            let Some(browser) = browser else {
                return Ok(c.delete_reaches_of(id, account)?);
            };
            let way = Channel::Push(browser.clone());
            let known = c.reaches(id)?;
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
            c.keep_reach(id, &reach, by.now)?;
            Ok(())
        })
    }

    pub fn is_told_of_calls(&self, id: TournamentId, who: AccountId) -> Result<bool> {
        let all = self.store.read(|c| c.reaches(id))?;
        Ok(all.iter().any(|reach| reach.account == Some(who)))
    }

    /// Unsubscribes by the signature in every e-mail; no effect if that was done before. Fails with
    /// [`Refusal::LinkSpent`] if the signature is not ours.
    pub fn stop_reach(
        &self,
        id: TournamentId,
        by: By<'_>,
        number: i32,
        sign: &str,
    ) -> Result<Done<()>> {
        self.signed_to_stop(id, number, sign)?;
        self.once(id, by, |c| Ok(c.delete_reach(id, number)?))
    }

    /// Refuses a signature that is not ours.
    pub fn signed_to_stop(&self, id: TournamentId, number: i32, sign: &str) -> Result<()> {
        match self.stop_sign(id, number)? == sign {
            true => Ok(()),
            false => Err(Refusal::LinkSpent.into()),
        }
    }

    /// The signature in an e-mail for its unsubscribe link.
    pub fn stop_sign(&self, id: TournamentId, number: i32) -> Result<String> {
        self.signed(&format!("stop {id} {number}"))
    }

    pub fn reaches_of(&self, id: TournamentId, who: EntryId) -> Result<Vec<Contact>> {
        self.store.read(|c| self.reaches_of_in(c, id, who))
    }

    /// `None` once it is withdrawn.
    pub fn reach(&self, id: TournamentId, number: i32) -> Result<Option<Contact>> {
        self.store.read(|c| Ok(c.reach(id, number)?))
    }

    /// Contacts that failed, for the organisers.
    pub fn failed_reaches(&self, id: TournamentId) -> Result<Vec<Contact>> {
        let mut all = self.store.read(|c| c.reaches(id))?;
        all.retain(|reach| !reach.failed.is_empty() && reach.account.is_none());
        Ok(all)
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

    /// The key pair by which push services know this server, in PKCS#8; made on first use and stored in the database.
    pub fn push_key<E: From<ServiceError>>(
        &self,
        make: impl FnOnce() -> Result<String, E>,
    ) -> Result<String, E> {
        let known = |service: &Self| service.store.read(|c| Ok::<_, ServiceError>(c.push_key()?));
        if let Some(key) = known(self)? {
            return Ok(key);
        }
        let new = make()?;
        let kept = self.store.write(Scope::Server, |c| {
            if let Some(key) = c.push_key()? {
                return Ok::<_, ServiceError>(key);
            }
            c.keep_push_key(&new)?;
            Ok(new.clone())
        });
        Ok(kept?)
    }

    fn reaches_of_in(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        who: EntryId,
    ) -> Result<Vec<Contact>> {
        let mut all = c.reaches(id)?;
        all.retain(|reach| reach.entry == who);
        Ok(all)
    }
}

/// Whether two are the same contact: e-mail, or the same browser.
fn is_same(one: &Channel, other: &Channel) -> bool {
    match (one, other) {
        (Channel::Mail, Channel::Mail) => true,
        (Channel::Push(one), Channel::Push(other)) => one.endpoint == other.endpoint,
        _ => false,
    }
}
