//! Players' requests in words.

use crate::web::prelude::*;

pub struct Call {
    pub id: i32,
    pub table: TableNo,
    /// `Table 12, 3 minutes`.
    pub place: String,
    pub name: String,
    pub words: String,
    /// Since when an arbiter is on the way; empty if not.
    pub coming: String,
    pub incident: String,
}

/// Open calls for an arbiter, longest waiting first. Calls with an arbiter on the way come last.
pub fn calls(t: Lang, event: &Event, requests: &[Request], now: DateTime<Utc>) -> Vec<Call> {
    let mut open: Vec<&Request> = requests.iter().filter(|one| one.is_open_call()).collect();
    open.sort_by_key(|one| (one.state == RequestState::Coming, one.asked_at, one.id));
    open.into_iter().filter_map(|one| call(t, event, one, now)).collect()
}

fn call(t: Lang, event: &Event, request: &Request, now: DateTime<Utc>) -> Option<Call> {
    let table = table_of(event, request.by, request.round)?;
    let minutes = (now - request.asked_at).num_minutes().max(0);
    let at = request.answered_at.filter(|_| request.state == RequestState::Coming);
    Some(Call {
        id: request.id,
        table,
        place: t.with("call-waits", (("table", table.to_string()), ("minutes", minutes))),
        name: event.name(t, request.by),
        words: request.words.clone(),
        coming: at.map(|at| request_state(t, request, &clock(t, at))).unwrap_or_default(),
        incident: event.path(&format!("/boards/{}/{table}/incident", request.round)),
    })
}

/// `None` if the round is not public.
fn table_of(event: &Event, who: EntryId, round: RoundNo) -> Option<TableNo> {
    let round = event.snapshot.tournament.round(round).filter(|round| round.is_public())?;
    round.board_of(who).map(|board| board.table)
}

/// In the event's time zone.
pub fn clock(t: Lang, at: DateTime<Utc>) -> String {
    t.time(t.local(at.naive_utc()).time())
}

/// `I do not play round 5`, `An arbiter, please`.
pub fn request_said(t: Lang, kind: RequestKind, round: RoundNo) -> String {
    t.with(&format!("request-{}", kind.name()), [("round", round)])
}

pub fn request_state(t: Lang, request: &Request, time: &str) -> String {
    let key = match (request.kind, request.state) {
        (RequestKind::Arbiter, RequestState::Granted) => "request-state-went".to_owned(),
        (_, state) => format!("request-state-{}", state.name()),
    };
    t.with(&key, [("time", time)])
}
