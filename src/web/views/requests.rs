//! What players ask for, in words that players and organisers read alike.

use crate::tournament::{RequestKind, RoundNo};
use crate::web::Lang;

/// `I do not play round 5`, `An arbiter, please`.
pub fn request_said(t: Lang, kind: RequestKind, round: RoundNo) -> String {
    t.with(&format!("request-{}", kind.name()), [("round", round)])
}
