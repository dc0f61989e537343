use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::{Result, ServiceError};

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

    #[must_use]
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// SHA-256: a slow hash is needed for passwords, not for 256 random bits.
    #[must_use]
    pub fn hash_of(secret: &str) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(secret.as_bytes()))
    }

    #[must_use]
    pub fn hash(&self) -> String {
        Self::hash_of(&self.0)
    }
}
