use crate::accounts::throttle::{Tries, Turn};
use crate::prelude::*;
use crate::{
    Fit, PASSWORD_LENGTH, PasswordError, SignInFrom, SignInStep, accounts::passwords::is_common,
};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use store::{NewSecurity, SessionRow, UsedBy};

/// A session ends after that many days without use.
pub const SESSION_DAYS: i64 = 14;

/// A session ends after that many days, even if it is used.
pub const LONGEST_SESSION_DAYS: i64 = 120;

/// How often a session in use is written back.
const TOUCH_AFTER: Duration = Duration::minutes(10);

pub struct SignedIn {
    pub account: AccountRow,
    /// The secret for the browser's cookie.
    pub session: Token,
    /// Kept by the browser beyond the session, so that guesses from elsewhere do not lock it out.
    pub device: String,
}

/// Identifies a browser that signed in to the account before. Valid until the password changes; it only exempts the
/// browser from the waits that strangers cause.
fn device_of(account: &AccountRow) -> String {
    Token::hash_of(&format!("device\n{}\n{}", account.id.0, account.password_hash))
}

impl From<PasswordError> for ServiceError {
    fn from(error: PasswordError) -> Self {
        match error {
            PasswordError::Busy => Self::Refused(Refusal::Busy),
            PasswordError::Broken => Self::Refused(Refusal::WrongPassword),
        }
    }
}

fn check_setup_link(c: &mut Tx, secret: &str) -> Result<()> {
    if c.is_setup_link(&Token::hash_of(secret))? {
        return Ok(());
    }
    let begun = c.count_accounts()? > 0;
    Err(if begun { Refusal::OwnerMade } else { Refusal::LinkReplaced }.into())
}

impl Service {
    /// Replaces the one-time link for the first account. `None` if there are accounts, or if nothing is written because
    /// journal entries are lost.
    pub fn setup_link(&self, now: DateTime<Utc>) -> Result<Option<Token>> {
        let begun = self.read(|c| c.count_accounts())? > 0;
        if begun || self.store.lost().is_some() {
            return Ok(None);
        }
        self.store.write(Scope::Server, |c| {
            if c.count_accounts()? > 0 {
                return Ok(None);
            }
            let token = Token::new()?;
            c.replace_setup_link(Some(&token.hash()), now)?;
            Ok(Some(token))
        })
    }

    pub fn has_no_account(&self) -> Result<bool> {
        self.store.read(|c| Ok(c.count_accounts()? == 0))
    }

    /// Refuses any secret but that of the one-time link for the first account. Fails with [`Refusal::OwnerMade`] once
    /// there is an account, else [`Refusal::LinkReplaced`].
    pub fn check_setup_link(&self, secret: &str) -> Result<()> {
        self.store.read(|c| check_setup_link(c, secret))
    }

    /// Makes the first account, the server's owner, by the one-time link, and signs it in.
    pub fn set_up(
        &self,
        secret: &str,
        name: &str,
        password: &str,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        self.check_setup_link(secret)?;
        let hash = self.new_password(password, name)?;
        self.store.write(Scope::Server, |c| {
            check_setup_link(c, secret)?;
            let id = self.insert_account(c, name, &hash, true, now)?;
            self.start_session(c, id, now)
        })
    }

    /// The name must be free in any case of letters, and look like no other.
    pub fn create_account(
        &self,
        name: &str,
        password: &str,
        is_owner: bool,
        now: DateTime<Utc>,
    ) -> Result<AccountId> {
        let hash = self.new_password(password, name)?;
        self.store.write(Scope::Server, |c| self.insert_account(c, name, &hash, is_owner, now))
    }

    pub(crate) fn insert_account(
        &self,
        c: &mut Tx,
        name: &str,
        hash: &str,
        is_owner: bool,
        now: DateTime<Utc>,
    ) -> Result<AccountId> {
        let name = check_name(name).map_err(|fault| ServiceError::field("name", fault))?;
        let alike = |other: &String| looks_of(other) == looks_of(&name);
        if c.account_named(&name)?.is_some() || c.account_names()?.iter().any(alike) {
            return Err(Refusal::NameTaken.into());
        }
        // The link is for the first account, however that was made.
        c.replace_setup_link(None, now)?;
        Ok(c.insert_account(&name, hash, is_owner, now)?)
    }

    pub(crate) fn new_password(&self, password: &str, name: &str) -> Result<String> {
        let length = password.chars().count();
        if !(PASSWORD_LENGTH..=1000).contains(&length) {
            return Err(Refusal::PasswordLength.into());
        }
        if is_common(password, name) {
            return Err(Refusal::PasswordCommon.into());
        }
        Ok(self.passwords.hash(password)?)
    }

    /// Signs in with name and password.
    ///
    /// # Errors
    /// [`Refusal::WrongPassword`] for an unknown name and a wrong password alike, after the same time;
    /// [`Refusal::Busy`] if too many sign in at once.
    pub fn sign_in(&self, name: &str, password: &str, now: DateTime<Utc>) -> Result<SignedIn> {
        let step = self.sign_in_from(name, password, SignInFrom::HERE, now)?;
        step.signed_in().ok_or_else(|| Refusal::WrongCode.into())
    }

    /// Signs in from an address: a person who guesses waits longer each time, before any hash is computed. Where the
    /// account has a second factor, its code is asked for. Errors: as [`sign_in`](Self::sign_in); [`Refusal::Wait`].
    pub fn sign_in_from(
        &self,
        name: &str,
        password: &str,
        from: SignInFrom<'_>,
        now: DateTime<Utc>,
    ) -> Result<SignInStep> {
        // A name that no account can have is checked like an unknown one, and takes as long.
        let name = check_name(name).unwrap_or_default();
        let account = self.read(|c| c.account_named(&name))?;
        let account = account.filter(|account| !account.disabled);
        let known = account.as_ref().is_some_and(|account| self.is_known(account, from));
        let tries = Tries { name: &name, from, known, proven: false };
        self.may_try(tries, (&name, account.as_ref()), now)?;
        // A known browser has its own place in the queue, not that of its address.
        let place = if known { &format!("device of {name}") } else { from.address };
        let fit = self.fit(place, password, account.as_ref())?;
        let account = account.filter(|_| fit != Fit::No).ok_or(Refusal::WrongPassword)?;
        self.throttle.right(tries);
        let fresh = match fit {
            // Keep the old hash if the queue is full; the next sign-in tries again.
            Fit::Outdated => self.passwords.hash(password).ok(),
            Fit::Yes | Fit::No => None,
        };
        self.store.write(Scope::Server, |c| {
            self.refuse_if_changed(c, &account)?;
            if let Some(hash) = &fresh {
                c.set_password(account.id, hash)?;
            }
            if account.second_factor {
                return self.ask_code(c, account.id, now);
            }
            Ok(SignInStep::In(self.start_session(c, account.id, now)?))
        })
    }

    pub(crate) fn is_known(&self, account: &AccountRow, from: SignInFrom<'_>) -> bool {
        from.device == Some(&*device_of(account))
    }

    /// Refuses a person who has to wait. The security log gets a line at 4, 8, 16 … wrong tries and at the start of
    /// each wait, not at every guess.
    pub(crate) fn may_try(
        &self,
        tries: Tries<'_>,
        (name, account): (&str, Option<&AccountRow>),
        now: DateTime<Utc>,
    ) -> Result<()> {
        if tries.from == SignInFrom::HERE {
            return Ok(());
        }
        let (what, times) = match self.throttle.turn(tries, now) {
            Turn::Now(wrong) if wrong > 2 && wrong.is_power_of_two() => {
                (SecurityEvent::SignInFailed, wrong)
            }
            Turn::Now(_) => return Ok(()),
            Turn::Wait { seconds, first: false, .. } => {
                return Err(Refusal::Wait { seconds }.into());
            }
            Turn::Wait { wrong, .. } => (SecurityEvent::SignInThrottled, wrong),
        };
        let (account, address) = (account.map(|account| account.id), tries.from.address);
        let new = NewSecurity { at: now, what, account, name, address, times: times.into() };
        self.store.write(Scope::Server, |c| c.keep_security(&new))?;
        match self.throttle.wait(tries, now) {
            Some(seconds) if what == SecurityEvent::SignInThrottled => {
                Err(Refusal::Wait { seconds }.into())
            }
            _ => Ok(()),
        }
    }

    /// A stored hash that cannot be read is logged as an error.
    fn fit(&self, place: &str, password: &str, account: Option<&AccountRow>) -> Result<Fit> {
        let hash = account.map(|account| account.password_hash.as_str());
        let fit = self.passwords.verify(place, password, hash);
        if let (Err(PasswordError::Broken), Some(account)) = (fit, account) {
            tracing::error!(account = %account.name, "the stored password hash cannot be read");
        }
        Ok(fit?)
    }

    /// Refuses if the password changed since it was checked.
    fn refuse_if_changed(&self, c: &mut Tx, checked: &AccountRow) -> Result<()> {
        let now = c.account(checked.id)?;
        let same =
            now.is_some_and(|now| now.password_hash == checked.password_hash && !now.disabled);
        if same { Ok(()) } else { Err(Refusal::WrongPassword.into()) }
    }

    pub(crate) fn start_session(
        &self,
        c: &mut Tx,
        id: AccountId,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        let account = c.account(id)?.ok_or(ServiceError::Unknown(crate::Thing::Account))?;
        let session = Token::new()?;
        let expires = now + Duration::days(SESSION_DAYS);
        c.insert_session(&session.hash(), id, now, expires)?;
        let device = device_of(&account);
        Ok(SignedIn { account, session, device })
    }

    /// The account of a session; extends the session.
    pub fn signed_in(&self, secret: &str, now: DateTime<Utc>) -> Result<Option<AccountRow>> {
        Ok(self.session(secret, None, now)?.map(|session| session.account))
    }

    /// Extends the session, and from time to time writes down where it is used.
    pub fn session(
        &self,
        secret: &str,
        by: Option<&UsedBy>,
        now: DateTime<Utc>,
    ) -> Result<Option<SessionRow>> {
        let hash = Token::hash_of(secret);
        let session = self.read(|c| c.session(&hash, now))?;
        let Some(session) = session else { return Ok(None) };
        let is_new = by.is_some() && !session.is_placed;
        if is_new || now - session.seen_at > TOUCH_AFTER {
            let end = session.created_at + Duration::days(LONGEST_SESSION_DAYS);
            let expires = end.min(now + Duration::days(SESSION_DAYS));
            self.store.write(Scope::Server, |c| {
                Ok::<_, ServiceError>(c.touch_session(&hash, now, expires, by)?)
            })?;
        }
        Ok(Some(session))
    }

    pub fn sign_out(&self, secret: &str) -> Result<()> {
        let hash = Token::hash_of(secret);
        self.store.write(Scope::Server, |c| Ok(c.delete_session(&hash)?))
    }

    /// Changes a password and ends all sessions of the account; the browser that asked gets a new one.
    ///
    /// # Errors
    /// [`Refusal::WrongPassword`] if the old one does not fit; [`Refusal::PasswordLength`];
    /// [`Refusal::PasswordCommon`].
    pub fn change_password(
        &self,
        (account, address): (&AccountRow, &str),
        old: &str,
        new: &str,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        // In a stolen session guesses are limited as at sign-in, and do not keep the owner from signing in.
        let (name, from) =
            (format!("{}\npassword", account.name), SignInFrom { address, device: None });
        let tries = Tries { name: &name, from, known: false, proven: true };
        self.may_try(tries, (&account.name, Some(account)), now)?;
        if self.fit("", old, Some(account))? == Fit::No {
            return Err(Refusal::WrongPassword.into());
        }
        self.throttle.right(tries);
        let hash = self.new_password(new, &account.name)?;
        self.store.write(Scope::Server, |c| {
            self.refuse_if_changed(c, account)?;
            c.set_password(account.id, &hash)?;
            c.delete_sessions(account.id)?;
            self.log_from(c, SecurityEvent::PasswordChanged, (account, address), now)?;
            self.start_session(c, account.id, now)
        })
    }

    pub fn end_other_sessions(
        &self,
        (account, address): (&AccountRow, &str),
        session: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.store.write(Scope::Server, |c| {
            c.delete_other_sessions(account.id, &Token::hash_of(session))?;
            self.log_from(c, SecurityEvent::SessionsEnded, (account, address), now)
        })
    }
}

/// A secret of 256 random bits in a link or a cookie; the database keeps its hash only.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    pub fn new() -> Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(ServiceError::Random)?;
        Ok(Self(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// A secret derived from another one.
    pub(crate) const fn known(secret: String) -> Self {
        Self(secret)
    }

    pub fn secret(&self) -> &str {
        &self.0
    }

    /// SHA-256: a slow hash is needed for passwords, not for 256 random bits.
    #[must_use]
    pub fn hash_of(secret: &str) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(secret.as_bytes()))
    }

    pub fn hash(&self) -> String {
        Self::hash_of(&self.0)
    }
}
