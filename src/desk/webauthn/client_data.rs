//! What the browser says of a question and where it was put (L2 §5.8.1).

use serde::Deserialize;

use super::{Expected, PasskeyFault, sha256};

/// The kinds of questions.
pub(super) const CREATE: &str = "webauthn.create";
pub(super) const GET: &str = "webauthn.get";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    top_origin: Option<String>,
}

/// Its hash, if it is what was expected: L2 §7.1 steps 5 to 9 and 11, §7.2 steps 9 to 13 and 19, and L3's rule for
/// pages inside of others, of which there are none here.
pub(super) fn check(
    bytes: &[u8],
    kind: &str,
    expected: Expected<'_>,
) -> Result<[u8; 32], PasskeyFault> {
    // "UTF-8 decode" of the Encoding Standard takes a byte order mark away.
    let json = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let data: ClientData = serde_json::from_slice(json).map_err(|_| PasskeyFault::Unreadable)?;
    if data.r#type != kind {
        return Err(PasskeyFault::Kind);
    }
    if data.challenge != expected.challenge {
        return Err(PasskeyFault::Challenge);
    }
    if data.origin != expected.party.origin() {
        return Err(PasskeyFault::Origin);
    }
    if data.cross_origin || data.top_origin.is_some() {
        return Err(PasskeyFault::Framed);
    }
    Ok(sha256(bytes))
}
