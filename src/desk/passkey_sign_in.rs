//! Signing in by a passkey: after the password, or by it alone where the device looked who was there.

use chrono::{DateTime, Utc};
use store::{AccountRow, AnyConnection, PasskeyRow, Scope, SecurityEvent};

use super::passkeys::bytes;
use super::webauthn::{self, Expected, PasskeyFault, RelyingParty, Signed, StoredKey};
use super::{AskedFrom, Desk, DeskError, PasskeyRequest, Refusal, Result, SignedIn, Token};

/// What a device answers that has signed, in base64url.
#[derive(Clone, Copy)]
pub struct PasskeyAnswer<'a> {
    /// Which key.
    pub id: &'a str,
    /// `clientDataJSON`.
    pub client_data: &'a str,
    /// `authenticatorData`.
    pub data: &'a str,
    /// `signature`.
    pub signature: &'a str,
    /// `userHandle`; empty if it gave none.
    pub user_handle: &'a str,
}

impl Desk {
    /// Asks for a passkey of who gave the password before.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`] if that was too long ago; [`PasskeyFault::Unknown`] if none is of this host.
    pub fn ask_after_password(
        &self,
        party: &RelyingParty,
        half: &str,
        now: DateTime<Utc>,
    ) -> Result<PasskeyRequest> {
        self.store.write(Scope::Server, |c| {
            let account = self.store.half(c, &Token::hash_of(half), now)?;
            let account = account.ok_or(Refusal::LinkSpent)?;
            let own = self.store.passkeys(c, account.id)?.into_iter();
            let known: Vec<_> = own
                .filter(|passkey| passkey.rp_id == party.id())
                .map(|passkey| passkey.id)
                .collect();
            if known.is_empty() {
                return Err(PasskeyFault::Unknown.into());
            }
            self.put_question(c, half, (Some(&account), String::new()), known, now)
        })
    }

    /// Asks for whichever passkey; the secret is for the browser's cookie.
    ///
    /// # Errors
    /// [`Refusal::Wait`] if too many questions were asked for at that address.
    pub fn ask_anybody(
        &self,
        address: &str,
        now: DateTime<Utc>,
    ) -> Result<(PasskeyRequest, Token)> {
        if let Some(seconds) = self.throttle.asked(address, now) {
            return Err(Refusal::Wait(seconds).into());
        }
        let browser = Token::new()?;
        let nobody = (None, String::new());
        let asked = self.store.write(Scope::Server, |c| {
            self.put_question(c, browser.secret(), nobody, Vec::new(), now)
        })?;
        Ok((asked, browser))
    }

    /// Signs in who gave the password before, by a passkey.
    ///
    /// # Errors
    /// [`Refusal::Passkey`]; [`Refusal::LinkSpent`].
    pub fn sign_in_after_password(
        &self,
        party: &RelyingParty,
        half: AskedFrom<'_>,
        answer: PasskeyAnswer<'_>,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        let asked = self.asked(half.secret, now)?;
        let account = self.half(half.secret, now)?.ok_or(Refusal::LinkSpent)?;
        let passkey = self.passkey_of(answer)?;
        // L2 §7.2 step 6: who gave the password owns it.
        if passkey.account != account.id || asked.account != Some(account.id) {
            return Err(PasskeyFault::Unknown.into());
        }
        let expected = Expected { party, challenge: &asked.challenge, verified: false };
        let count = self.count_of((&account, half.address), &passkey, expected, answer, now)?;
        let hash = Token::hash_of(half.secret);
        self.store.write(Scope::Server, |c| {
            self.store.half(c, &hash, now)?.ok_or(Refusal::LinkSpent)?;
            self.store.delete_half(c, &hash)?;
            self.start_by_passkey(c, &passkey, count, now)
        })
    }

    /// Signs in by a passkey alone, whose device looked who was there.
    ///
    /// # Errors
    /// [`Refusal::Passkey`].
    pub fn sign_in_by_passkey(
        &self,
        party: &RelyingParty,
        browser: AskedFrom<'_>,
        answer: PasskeyAnswer<'_>,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        let asked = self.asked(browser.secret, now)?;
        let passkey = self.passkey_of(answer)?;
        let account =
            self.store.read(|c| Ok::<_, DeskError>(self.store.account(c, passkey.account)?))?;
        let account = account.filter(|account| !account.disabled);
        // L2 §7.2 step 6: the device says whose it is.
        let account = account.filter(|_| !answer.user_handle.is_empty() && asked.account.is_none());
        let account = account.ok_or(PasskeyFault::Unknown)?;
        let expected = Expected { party, challenge: &asked.challenge, verified: true };
        let count = self.count_of((&account, browser.address), &passkey, expected, answer, now)?;
        self.store.write(Scope::Server, |c| self.start_by_passkey(c, &passkey, count, now))
    }

    /// The passkey that answers, if the device says that it is its owner's (L2 §7.2 steps 6 and 7).
    fn passkey_of(&self, answer: PasskeyAnswer<'_>) -> Result<PasskeyRow> {
        let found = self.store.read(|c| Ok::<_, DeskError>(self.store.passkey(c, answer.id)?))?;
        let said = answer.user_handle;
        let found = found.filter(|passkey| said.is_empty() || said == passkey.user_handle);
        Ok(found.ok_or(PasskeyFault::Unknown)?)
    }

    /// How often the passkey has signed by now, once its answer holds; one that counts backwards is logged.
    fn count_of(
        &self,
        who: (&AccountRow, &str),
        passkey: &PasskeyRow,
        expected: Expected<'_>,
        answer: PasskeyAnswer<'_>,
        now: DateTime<Utc>,
    ) -> Result<i64> {
        let (key, data) = (bytes(&passkey.public_key)?, bytes(answer.data)?);
        let (client_data, signature) = (bytes(answer.client_data)?, bytes(answer.signature)?);
        let kept =
            StoredKey { key: &key, count: u32::try_from(passkey.sign_count).unwrap_or(u32::MAX) };
        let answer = Signed { client_data: &client_data, data: &data, signature: &signature };
        let count = webauthn::signed(expected, kept, answer);
        if count == Err(PasskeyFault::Copied) {
            self.store.write(Scope::Server, |c| {
                self.log_from(c, SecurityEvent::PasskeyCopied, who, now)
            })?;
        }
        Ok(count?.into())
    }

    fn start_by_passkey(
        &self,
        c: &mut AnyConnection,
        passkey: &PasskeyRow,
        count: i64,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        let account = self.store.account(c, passkey.account)?;
        let account = account.filter(|account| !account.disabled).ok_or(PasskeyFault::Unknown)?;
        if !self.store.use_passkey(c, passkey, count, now)? {
            return Err(PasskeyFault::Spent.into());
        }
        self.start_session(c, account.id, now)
    }
}
