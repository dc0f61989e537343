//! One's own passkeys: asked for, added, taken away; `passkey_sign_in` signs in by them.
//!
//! A browser is asked once at a time; what it was asked is kept by the cookie that it asked with, is answered once and
//! within minutes, by whichever instance. `webauthn` says whether the answer holds.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use store::{AccountRow, AnyConnection, PasskeyQuestion, PasskeyRow, Scope, SecurityEvent};
use tournament::check_name;

use super::webauthn::{self, Expected, PasskeyFault, RelyingParty};
use super::{Desk, DeskError, Result, Token};

/// How long one may take to answer.
const ANSWER_MINUTES: i64 = 5;

/// The most passkeys of one person.
const MOST_PASSKEYS: usize = 20;

/// What a browser is to ask a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRequest {
    /// What is to be signed, base64url.
    pub challenge: String,
    /// What the device is to call its owner, base64url; empty when somebody signs in.
    pub user_handle: String,
    /// The passkeys that may answer, or that are there already; none: whichever the person chooses.
    pub known: Vec<String>,
}

/// What a device answers that made a key: in base64url, but for the name.
#[derive(Clone, Copy)]
pub struct NewPasskey<'a> {
    /// What its owner calls it.
    pub name: &'a str,
    /// `clientDataJSON`.
    pub client_data: &'a str,
    /// `attestationObject`.
    pub attestation: &'a str,
}

/// The secret by which a browser was asked, and where it comes from.
#[derive(Clone, Copy)]
pub struct AskedFrom<'a> {
    /// The cookie's secret.
    pub secret: &'a str,
    /// The address.
    pub address: &'a str,
}

impl Desk {
    /// Asks for a new passkey in the browser of that session.
    ///
    /// # Errors
    /// What is wrong with the name; [`PasskeyFault::TooMany`].
    pub fn ask_for_passkey(
        &self,
        account: &AccountRow,
        session: &str,
        name: &str,
        now: DateTime<Utc>,
    ) -> Result<PasskeyRequest> {
        named(name)?;
        self.store.write(Scope::Server, |c| {
            let own = self.store.passkeys(c, account.id)?;
            if own.len() >= MOST_PASSKEYS {
                return Err(PasskeyFault::TooMany.into());
            }
            let user_handle = match own.first() {
                Some(passkey) => passkey.user_handle.clone(),
                None => Token::new()?.secret().to_owned(),
            };
            let known = own.into_iter().map(|passkey| passkey.id).collect();
            let asked = (Some(account), user_handle);
            self.put_question(c, session, asked, known, now)
        })
    }

    /// Adds the passkey that a device made; returns the recovery codes, if there were none, which are told this once.
    ///
    /// # Errors
    /// [`Refusal::Passkey`](super::Refusal::Passkey); what is wrong with the name.
    pub fn add_passkey(
        &self,
        party: &RelyingParty,
        account: &AccountRow,
        session: AskedFrom<'_>,
        new: NewPasskey<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<String>> {
        let asked = self.asked(session.secret, now)?;
        if asked.account != Some(account.id) {
            return Err(PasskeyFault::Spent.into());
        }
        let expected = Expected { party, challenge: &asked.challenge, verified: false };
        let (client_data, attestation) = (bytes(new.client_data)?, bytes(new.attestation)?);
        let made = webauthn::registered(expected, &client_data, &attestation)?;
        let passkey = PasskeyRow {
            id: URL_SAFE_NO_PAD.encode(made.id),
            account: account.id,
            name: named(new.name)?,
            rp_id: party.id().to_owned(),
            user_handle: asked.user_handle,
            public_key: URL_SAFE_NO_PAD.encode(made.key),
            sign_count: made.count.into(),
            created_at: now,
            used_at: None,
        };
        self.store.write(Scope::Server, |c| {
            // L2 §7.1 steps 22 and 23.
            if self.store.passkey(c, &passkey.id)?.is_some() {
                return Err(PasskeyFault::Known.into());
            }
            if self.store.passkeys(c, account.id)?.len() >= MOST_PASSKEYS {
                return Err(PasskeyFault::TooMany.into());
            }
            self.store.insert_passkey(c, &passkey)?;
            self.log_from(c, SecurityEvent::PasskeyAdded, (account, session.address), now)?;
            self.first_codes(c, account.id)
        })
    }

    /// Takes one of one's own passkeys away; one that is gone already is no fault.
    pub fn remove_passkey(
        &self,
        account: &AccountRow,
        id: &str,
        address: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.store.write(Scope::Server, |c| {
            if !self.store.delete_passkey(c, account.id, id)? {
                return Ok(());
            }
            self.drop_needless_codes(c, account.id)?;
            self.log_from(c, SecurityEvent::PasskeyRemoved, (account, address), now)
        })
    }

    /// Keeps a question for the browser of that secret.
    pub(super) fn put_question(
        &self,
        c: &mut AnyConnection,
        secret: &str,
        (account, user_handle): (Option<&AccountRow>, String),
        known: Vec<String>,
        now: DateTime<Utc>,
    ) -> Result<PasskeyRequest> {
        let challenge = Token::new()?.secret().to_owned();
        let account = account.map(|account| account.id);
        let asked = PasskeyQuestion { account, challenge, user_handle };
        let expires = now + Duration::minutes(ANSWER_MINUTES);
        self.store.put_passkey_question(c, &Token::hash_of(secret), &asked, now, expires)?;
        let PasskeyQuestion { challenge, user_handle, .. } = asked;
        Ok(PasskeyRequest { challenge, user_handle, known })
    }

    /// What that browser was asked; it is not asked the same again, whatever becomes of the answer.
    pub(super) fn asked(&self, secret: &str, now: DateTime<Utc>) -> Result<PasskeyQuestion> {
        let hash = Token::hash_of(secret);
        let taken = self.store.write(Scope::Server, |c| {
            Ok::<_, DeskError>(self.store.take_passkey_question(c, &hash, now)?)
        })?;
        Ok(taken.ok_or(PasskeyFault::Spent)?)
    }
}

/// A passkey's name as it is kept.
fn named(name: &str) -> Result<String> {
    check_name(name).map_err(|fault| DeskError::Fields(vec![("name", fault)]))
}

/// What a browser sent in base64url.
pub(super) fn bytes(typed: &str) -> Result<Vec<u8>, PasskeyFault> {
    URL_SAFE_NO_PAD.decode(typed.trim_end_matches('=')).map_err(|_| PasskeyFault::Unreadable)
}
