//! What the server signs for files that leave it.

use base16ct::mixed::decode_vec as bytes;
use ed25519_compact::{PublicKey, Signature};
use serde::{Deserialize, Serialize};

use tournament::TournamentId;

use super::line::LineKind;
use crate::JournalEnd;

/// The end of a journal, signed by the server that keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedEnd {
    /// The server's public key: Ed25519, in hexadecimal.
    pub key: String,
    /// Its signature over `tengen journal end TOURNAMENT COUNT HEAD`, in hexadecimal.
    pub signature: String,
}

impl SignedEnd {
    /// Whether the holder of the key signed this end of that tournament's journal.
    #[must_use]
    pub fn holds(&self, id: TournamentId, end: &JournalEnd) -> bool {
        holds(&self.key, &self.signature, &LineKind::End.message(id, end))
    }
}

/// The server's signature under a record of an event that leaves it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordSeal {
    /// The server's public key: Ed25519, in hexadecimal.
    pub key: String,
    /// Its signature over `tengen record TOURNAMENT DIGEST`, in hexadecimal.
    pub signature: String,
}

impl RecordSeal {
    /// Whether the holder of the key sealed a record of that tournament with that digest.
    #[must_use]
    pub fn holds(&self, id: TournamentId, digest: &str) -> bool {
        holds(&self.key, &self.signature, &record_message(id, digest))
    }
}

// No line of journal.heads begins so.
pub(super) fn record_message(id: TournamentId, digest: &str) -> String {
    format!("tengen record {} {digest}", id.0)
}

fn holds(key: &str, signature: &str, message: &str) -> bool {
    let signed = || {
        let key = PublicKey::from_slice(&bytes(key).ok()?).ok()?;
        let signature = Signature::from_slice(&bytes(signature).ok()?).ok()?;
        key.verify(message, &signature).ok()
    };
    signed().is_some()
}
