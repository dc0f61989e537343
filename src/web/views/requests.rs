//! What players ask for, in words that players and organisers read alike.

use crate::tournament::{Request, RequestKind, RequestState, RoundNo};
use crate::web::Lang;

/// `I do not play round 5`, `An arbiter, please`.
pub fn request_said(t: Lang, kind: RequestKind, round: RoundNo) -> String {
    t.with(&format!("request-{}", kind.name()), [("round", round)])
}

/// What became of a request, and when: `granted 13:05`.
pub fn request_state(t: Lang, request: &Request, time: &str) -> String {
    let key = match (request.kind, request.state) {
        (RequestKind::Arbiter, RequestState::Granted) => "request-state-went".to_owned(),
        (_, state) => format!("request-state-{}", state.name()),
    };
    t.with(&key, [("time", time)])
}
