//! The second factor: a code from an app (RFC 6238), or a recovery code. Each is accepted once.

use crate::accounts::{people::made_secret, throttle::Tries};
use crate::prelude::*;
use crate::{SignInFrom, SignedIn};
use totp_rs::{Builder, Secret, Totp};

/// Time between the password and the code.
const HALF_MINUTES: i64 = 10;

const RECOVERY_CODES: usize = 10;

/// More than 112 bits, so that a plain hash of it is enough.
const RECOVERY_LENGTH: usize = 24;

/// As RFC 4226 recommends.
const KEY_BYTES: usize = 20;

/// Result of a right name and password.
pub enum SignInStep {
    In(SignedIn),
    /// A code is asked for; the secret says who gave the password.
    Code(Token),
}

impl SignInStep {
    #[must_use]
    pub fn signed_in(self) -> Option<SignedIn> {
        match self {
            Self::In(signed_in) => Some(signed_in),
            Self::Code(_) => None,
        }
    }
}

pub struct FactorKey(Totp);

impl FactorKey {
    pub fn new(name: &str) -> Result<Self> {
        let mut bytes = [0; KEY_BYTES];
        getrandom::fill(&mut bytes).map_err(ServiceError::Random)?;
        Ok(Self(codes(Secret::from(bytes.to_vec()), name)))
    }

    /// `None` if the key is not one of ours.
    #[must_use]
    pub fn of(written: &str, name: &str) -> Option<Self> {
        let secret = Secret::try_from_base32(written).ok()?;
        (secret.as_bytes().len() == KEY_BYTES).then(|| Self(codes(secret, name)))
    }

    /// Base32, as people type it: letters and digits 2 to 7.
    pub fn written(&self) -> String {
        self.0.secret().to_base32()
    }

    /// The URL of the QR code.
    pub fn link(&self) -> String {
        self.0.to_url().unwrap_or_default()
    }

    pub fn code(&self, at: DateTime<Utc>) -> String {
        self.0.generate(seconds(at)).to_string()
    }

    /// The time step of a code; the steps just before and after `at` are accepted.
    fn step(&self, code: &str, at: DateTime<Utc>) -> Option<i64> {
        self.0.check(code, seconds(at)).and_then(|step| i64::try_from(step).ok())
    }
}

fn codes(secret: Secret, name: &str) -> Totp {
    let label = name.replace(':', " ");
    let builder = Builder::new().with_secret(secret).with_issuer(Some("Tengen"));
    // Six digits of SHA-1 every 30 seconds: supported by every app.
    builder.with_account_name(label).build_noncompliant()
}

fn seconds(at: DateTime<Utc>) -> u64 {
    u64::try_from(at.timestamp()).unwrap_or(0)
}

/// Normal form for comparison, however it was typed.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

impl Service {
    /// Remembers that the password was right, until the code is given.
    pub(crate) fn ask_code(
        &self,
        c: &mut Tx,
        id: AccountId,
        now: DateTime<Utc>,
    ) -> Result<SignInStep> {
        let token = Token::new()?;
        let expires = now + Duration::minutes(HALF_MINUTES);
        c.insert_half(&token.hash(), id, now, expires)?;
        Ok(SignInStep::Code(token))
    }

    /// The account whose password was given with that secret, while the code may still be given.
    pub fn half(&self, half: &str, now: DateTime<Utc>) -> Result<Option<AccountRow>> {
        let hash = Token::hash_of(half);
        self.read(|c| c.half(&hash, now))
    }

    /// Signs in by a code after the password. Fails with [`Refusal::LinkSpent`] if the password was given too long ago;
    /// [`Refusal::WrongCode`]; [`Refusal::Wait`].
    pub fn sign_in_by_code(
        &self,
        half: &str,
        code: &str,
        from: SignInFrom<'_>,
        now: DateTime<Utc>,
    ) -> Result<SignedIn> {
        let hash = Token::hash_of(half);
        let account = self.half(half, now)?.ok_or(Refusal::LinkSpent)?;
        let known = self.is_known(&account, from);
        let device = from.device.map(|device| format!("{device} code"));
        let from = SignInFrom { device: device.as_deref(), ..from };
        let name = format!("{}\ncode", account.name);
        let tries = Tries { name: &name, from, known, proven: true };
        self.may_try(tries, (&account.name, Some(&account)), now)?;
        let signed_in = self.store.write(Scope::Server, |c| {
            let account = c.half(&hash, now)?.ok_or(Refusal::LinkSpent)?;
            self.take_code(c, (&account, from.address), code, now)?;
            c.delete_half(&hash)?;
            self.start_session(c, account.id, now)
        })?;
        self.throttle.right(tries);
        Ok(signed_in)
    }

    fn take_code(
        &self,
        c: &mut Tx,
        (account, address): (&AccountRow, &str),
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let factor = c.second_factor(account.id)?;
        let key = factor.and_then(|(key, _)| FactorKey::of(&key, &account.name));
        let typed = plain(code);
        if let Some(step) = key.and_then(|key| key.step(&typed, now)) {
            let taken = c.take_step(account.id, step)?;
            return if taken { Ok(()) } else { Err(Refusal::WrongCode.into()) };
        }
        if !c.take_recovery_code(account.id, &Token::hash_of(&typed))? {
            return Err(Refusal::WrongCode.into());
        }
        self.log_from(c, SecurityEvent::RecoveryCodeUsed, (account, address), now)
    }

    /// Sets up an app once it shows a code that fits; returns the recovery codes, which are shown only once. `address`
    /// is for the security log.
    pub fn set_second_factor(
        &self,
        (account, address): (&AccountRow, &str),
        key: &FactorKey,
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<Vec<String>> {
        let step = key.step(&plain(code), now).ok_or(Refusal::WrongCode)?;
        let made = recovery_codes()?;
        self.store.write(Scope::Server, |c| {
            c.set_second_factor(account.id, Some(&key.written()))?;
            c.take_step(account.id, step)?;
            c.replace_recovery_codes(account.id, &hashes(&made))?;
            self.log_from(c, SecurityEvent::SecondFactorSet, (account, address), now)
        })?;
        Ok(made)
    }

    pub fn new_recovery_codes(
        &self,
        (account, address): (&AccountRow, &str),
        now: DateTime<Utc>,
    ) -> Result<Vec<String>> {
        let made = recovery_codes()?;
        self.store.write(Scope::Server, |c| {
            c.replace_recovery_codes(account.id, &hashes(&made))?;
            self.log_from(c, SecurityEvent::SecondFactorSet, (account, address), now)
        })?;
        Ok(made)
    }

    pub fn remove_second_factor(
        &self,
        (account, address): (&AccountRow, &str),
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.store.write(Scope::Server, |c| {
            self.take_factor(c, account.id)?;
            self.log_from(c, SecurityEvent::SecondFactorRemoved, (account, address), now)
        })
    }

    /// Removes the app's key and the recovery codes.
    pub(crate) fn take_factor(&self, c: &mut Tx, id: AccountId) -> Result<()> {
        c.set_second_factor(id, None)?;
        Ok(c.replace_recovery_codes(id, &[])?)
    }

    /// For a person who lost the app and the recovery codes.
    pub fn remove_second_factor_of(
        &self,
        by: By<'_>,
        account: AccountId,
        address: &str,
    ) -> Acted<AccountRow> {
        self.act_on_account(by, account, address, |c, account| {
            self.take_factor(c, account.id)?;
            Ok(SecurityEvent::SecondFactorRemoved)
        })
    }
}

fn recovery_codes() -> Result<Vec<String>> {
    (0..RECOVERY_CODES).map(|_| made_secret(RECOVERY_LENGTH)).collect()
}

fn hashes(codes: &[String]) -> Vec<String> {
    codes.iter().map(|code| Token::hash_of(&plain(code))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    /// Keys and codes of RFC 6238, appendix B, the last six digits.
    #[test]
    fn codes_are_those_of_the_standard() {
        let key = FactorKey::of("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "Anna").unwrap();
        let printed = [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_234_567_890, "005924"),
            (20_000_000_000, "353130"),
        ];
        for (time, code) in printed {
            assert_eq!(key.code(at(time)), code);
            assert_eq!(key.step(code, at(time)), Some(time / 30));
            assert_eq!(key.step(code, at(time + 30)), Some(time / 30), "a slow thumb");
            assert_eq!(key.step(code, at(time + 90)), None);
        }
    }

    #[test]
    fn a_key_is_read_back_as_it_is_written() {
        let key = FactorKey::new("Anna: chief").unwrap();
        let link = key.link();
        assert!(link.starts_with("otpauth://totp/Tengen:Anna%20%20chief?"), "{link}");
        assert!(link.contains(&key.written()));
        let back = FactorKey::of(&key.written(), "Anna").unwrap();
        assert_eq!(back.code(at(59)), key.code(at(59)));
        for wrong in ["", "AAAA", "not a key", "GEZDGNBVGY3TQOJQ"] {
            assert!(FactorKey::of(wrong, "Anna").is_none(), "{wrong}");
        }
    }

    #[test]
    fn recovery_codes_are_typed_anyhow() {
        assert_eq!(plain(" ABCD-efgh 2345\t"), "abcdefgh2345");
    }
}
