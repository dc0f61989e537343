use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::{Result, ServiceError};

/// A secret of 256 random bits in a link or a cookie; the database keeps its hash only.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new secret.
    ///
    /// # Errors
    /// If the machine gives no random numbers.
    pub fn new() -> Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(ServiceError::Random)?;
        Ok(Self(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// A secret that was made of another one.
    pub(crate) const fn known(secret: String) -> Self {
        Self(secret)
    }

    /// The secret as it stands in a link or a cookie.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What the database keeps of a secret: its SHA-256. A slow hash is needed for passwords, not for
    /// 256 random bits.
    #[must_use]
    pub fn hash_of(secret: &str) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(secret.as_bytes()))
    }

    /// What the database keeps of this secret.
    #[must_use]
    pub fn hash(&self) -> String {
        Self::hash_of(&self.0)
    }
}
