//! Passkeys as W3C Web Authentication has them, for a relying party that asks for no attestation.
//!
//! "L2" below is the recommendation of 8 April 2021, Level 2: <https://www.w3.org/TR/webauthn-2/>, "L3" what Level 3
//! adds to it. Nothing is kept here and nobody is asked: bytes and what was expected in, what they say or the first
//! thing that is wrong out. Steps that are not named are the browser's (1 to 4), the desk's (L2 §7.1 step 22 and 23,
//! §7.2 steps 5 to 7), or of token bindings, extensions and certificates, of which none is asked for.

mod authenticator_data;
mod client_data;
mod cose;
mod relying_party;

use cbor4ii::core::Value;
use ring::digest::{SHA256, digest};

use authenticator_data::AuthenticatorData;
use client_data::{CREATE, GET};

pub use cose::ALGORITHMS;
pub use relying_party::{NoPasskeys, RelyingParty};

/// The longest name of a passkey (L3 §7.1: "verify that the credentialId is ≤ 1023 bytes").
const LONGEST_ID: usize = 1023;

/// What is wrong with a passkey's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum PasskeyFault {
    #[error("nothing was asked, or it was answered already, or too long ago")]
    Spent,
    #[error("the answer cannot be read")]
    Unreadable,
    #[error("the answer is to another kind of question")]
    Kind,
    #[error("the answer is to another question")]
    Challenge,
    #[error("the answer was given at another address")]
    Origin,
    #[error("the answer was given inside a page of another site")]
    Framed,
    #[error("the answer is meant for another host")]
    RelyingParty,
    #[error("nobody was there")]
    Absent,
    #[error("the device did not look who was there")]
    Unverified,
    #[error("the device says that the key is copied and cannot be")]
    Backup,
    #[error("the key is of no kind that was asked for")]
    Algorithm,
    #[error("the device's statement about itself does not hold")]
    Attestation,
    #[error("the name of the key is too long")]
    LongId,
    #[error("the signature does not fit")]
    Signature,
    #[error("the device counted backwards: there may be a copy of the key")]
    Copied,
    #[error("nobody here has that passkey")]
    Unknown,
    #[error("somebody has that passkey already")]
    Known,
    #[error("the account has as many passkeys as it may")]
    TooMany,
}

impl PasskeyFault {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Spent | Self::Challenge => "refusal-passkey-spent",
            Self::Origin | Self::Framed | Self::RelyingParty => "refusal-passkey-elsewhere",
            Self::Absent | Self::Unverified => "refusal-passkey-unverified",
            Self::Unknown => "refusal-passkey-unknown",
            Self::Known => "refusal-passkey-known",
            Self::Copied => "refusal-passkey-copied",
            Self::TooMany => "refusal-passkey-many",
            Self::Unreadable
            | Self::Kind
            | Self::Backup
            | Self::Algorithm
            | Self::Attestation
            | Self::LongId
            | Self::Signature => "refusal-passkey-wrong",
        }
    }
}

/// What an answer has to fit.
#[derive(Clone, Copy)]
pub struct Expected<'a> {
    /// Where it is given.
    pub party: &'a RelyingParty,
    /// What was to be signed, base64url.
    pub challenge: &'a str,
    /// Whether the device has to look who is there: by a finger, a face, a PIN.
    pub verified: bool,
}

/// A key that a device made.
#[derive(Debug, PartialEq, Eq)]
pub struct Registered {
    /// What the device calls it.
    pub id: Vec<u8>,
    /// Its public half, COSE.
    pub key: Vec<u8>,
    /// How often it has signed.
    pub count: u32,
}

/// Reads what a device answers that was asked for a new key.
///
/// # Errors
/// The first step of L2 §7.1 that does not hold.
pub fn registered(
    expected: Expected<'_>,
    client_data: &[u8],
    attestation: &[u8],
) -> Result<Registered, PasskeyFault> {
    // Steps 5 to 9 and 11.
    let hash = client_data::check(client_data, CREATE, expected)?;
    // Step 12.
    let (statement, rest) = cose::value(attestation).ok_or(PasskeyFault::Unreadable)?;
    let part = |name: &str| cose::member(&statement, &Value::Text(name.to_owned()));
    let (Some(Value::Text(format)), Some(Value::Bytes(bytes)), Some(said), true) =
        (part("fmt"), part("authData"), part("attStmt"), rest.is_empty())
    else {
        return Err(PasskeyFault::Unreadable);
    };
    let data = AuthenticatorData::read(bytes).ok_or(PasskeyFault::Unreadable)?;
    // Steps 13 to 15.
    data.check(expected)?;
    let made = data.made.as_ref().ok_or(PasskeyFault::Unreadable)?;
    // Step 16: a key of another kind than was asked for is not read.
    let key = cose::PublicKey::of(made.key).ok_or(PasskeyFault::Algorithm)?;
    // Steps 18 to 21: none was asked for; a device may still sign for itself by the new key (L2 §8.2).
    let signed = [bytes.as_slice(), &hash].concat();
    let holds = match (format.as_str(), said) {
        ("none", Value::Map(said)) => said.is_empty(),
        ("packed", said) => key.signed_for_itself(said, &signed),
        _ => false,
    };
    if !holds {
        return Err(PasskeyFault::Attestation);
    }
    if made.id.is_empty() || made.id.len() > LONGEST_ID {
        return Err(PasskeyFault::LongId);
    }
    Ok(Registered { id: made.id.to_vec(), key: made.key.to_vec(), count: data.count })
}

/// A key as it is kept.
#[derive(Clone, Copy)]
pub struct StoredKey<'a> {
    /// Its public half, COSE.
    pub key: &'a [u8],
    /// How often it had signed when it was last seen.
    pub count: u32,
}

/// What a device signed.
#[derive(Clone, Copy)]
pub struct Signed<'a> {
    /// What the browser says.
    pub client_data: &'a [u8],
    /// What the device says.
    pub data: &'a [u8],
    /// Its signature of both.
    pub signature: &'a [u8],
}

/// How often a key has signed by now, once its answer holds.
///
/// # Errors
/// The first step of L2 §7.2 that does not hold; [`PasskeyFault::Copied`] is the last.
pub fn signed(
    expected: Expected<'_>,
    kept: StoredKey<'_>,
    answer: Signed<'_>,
) -> Result<u32, PasskeyFault> {
    // Steps 9 to 13 and 19.
    let hash = client_data::check(answer.client_data, GET, expected)?;
    let data = AuthenticatorData::read(answer.data).ok_or(PasskeyFault::Unreadable)?;
    // Steps 15 to 17.
    data.check(expected)?;
    // Step 20.
    let key = cose::PublicKey::of(kept.key).ok_or(PasskeyFault::Algorithm)?;
    if !key.verifies(&[answer.data, &hash].concat(), answer.signature) {
        return Err(PasskeyFault::Signature);
    }
    // Step 21: devices that do not count say 0 for ever.
    let counts = data.count != 0 || kept.count != 0;
    if counts && data.count <= kept.count {
        return Err(PasskeyFault::Copied);
    }
    Ok(data.count)
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut hash = [0; 32];
    hash.copy_from_slice(digest(&SHA256, bytes).as_ref());
    hash
}

#[cfg(test)]
mod tests;
