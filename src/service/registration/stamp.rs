//! What a form for strangers carries: when it was opened, signed, so that nobody can say otherwise.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

use store::Scope;
use tournament::TournamentId;

use crate::{Refusal, Result, Service, ServiceError, Token};

/// Nobody fills the form faster.
pub const LEAST_SECONDS: i64 = 2;

/// A form that was opened longer ago is looked at once more.
const MOST: Duration = Duration::hours(24);

impl Service {
    /// The stamp of a form that is opened now.
    ///
    /// # Errors
    /// If the database fails, or the machine gives no random numbers.
    pub fn form_stamp(&self, id: TournamentId, now: DateTime<Utc>) -> Result<String> {
        let opened = now.timestamp();
        Ok(format!("{opened}.{}", self.signed(&format!("form {} {opened}", id.0))?))
    }

    /// When the form of that stamp was opened.
    ///
    /// # Errors
    /// [`Refusal::HomeUnread`] if it is forged or another event's, was opened just now, or yesterday.
    pub(crate) fn opened(
        &self,
        id: TournamentId,
        stamp: &str,
        now: DateTime<Utc>,
    ) -> Result<DateTime<Utc>> {
        let parts = stamp.split_once('.');
        let (opened, signature) = parts.ok_or(Refusal::HomeUnread)?;
        let expected = self.signed(&format!("form {} {opened}", id.0))?;
        let same = bool::from(expected.as_bytes().ct_eq(signature.as_bytes()));
        let opened = opened.parse().ok().and_then(|at| DateTime::from_timestamp(at, 0));
        let opened = opened.filter(|_| same).ok_or(Refusal::HomeUnread)?;
        let took = now - opened;
        if took < Duration::seconds(LEAST_SECONDS) || took > MOST {
            return Err(Refusal::HomeUnread.into());
        }
        Ok(opened)
    }

    /// The HMAC-SHA256 of that text, in base64, by a key that is made once and kept with the data.
    pub(crate) fn signed(&self, text: &str) -> Result<String> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.signing_key()?.as_bytes())
            .expect("HMAC takes a key of any length");
        mac.update(text.as_bytes());
        Ok(URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()))
    }

    fn signing_key(&self) -> Result<String> {
        if let Some(key) = self.store.read(|c| c.signing_key())? {
            return Ok(key);
        }
        let new = Token::new()?;
        self.store.write(Scope::Server, |c| {
            if let Some(key) = c.signing_key()? {
                return Ok::<_, ServiceError>(key);
            }
            c.keep_signing_key(new.secret())?;
            Ok(new.secret().to_owned())
        })
    }
}
