//! The seal of a round: the boards whose draw is proved optimal, with a link to the proof.

use crate::web::prelude::*;
use pairing::{AnyCertificate, Coverage, DrawCertificate, TeamCertificate};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    pub href: String,
    pub title: String,
    pub note: String,
}

/// `None` if the round was not drawn here, or all boards were changed since.
/// Templates show it with `{{ parts::seal(seal.href, seal.title, seal.note) }}`.
pub fn seal(t: Lang, service: &Service, event: &Event, round: &Round) -> Result<Option<Seal>> {
    let certificate = service.certificate(event.snapshot.id, round.no)?;
    Ok(certificate.and_then(|certificate| any_seal(t, event, round, &certificate)))
}

pub fn any_seal(
    t: Lang,
    event: &Event,
    round: &Round,
    certificate: &AnyCertificate,
) -> Option<Seal> {
    match certificate {
        AnyCertificate::Players(of) => seal_of(t, event, round, of),
        AnyCertificate::Teams(of) => team_seal(t, event, round, of),
    }
}

fn team_seal(t: Lang, event: &Event, round: &Round, certificate: &TeamCertificate) -> Option<Seal> {
    let (all, drawn) = (round.teams.matches.len(), certificate.pairs().count());
    let proved = certificate.covers(&round.teams.matches);
    let whole = proved == all && proved == drawn;
    let href = event.path(&format!("/rounds/{}/proof", round.no));
    let title = t.text(if whole { "proof-best" } else { "proof-around" });
    let note = match whole {
        true => t.text("proof-best-note"),
        false => t.with("proof-matches", (("count", proved), ("all", all))),
    };
    (proved > 0).then_some(Seal { href, title, note })
}

pub fn seal_of(
    t: Lang,
    event: &Event,
    round: &Round,
    certificate: &DrawCertificate,
) -> Option<Seal> {
    let coverage = certificate.covers(&round.boards);
    if coverage.proved.is_empty() {
        return None;
    }
    let href = event.path(&format!("/rounds/{}/proof", round.no));
    let title = t.text(if coverage.is_whole() { "proof-best" } else { "proof-around" });
    Some(Seal { href, title, note: note(t, &coverage) })
}

fn note(t: Lang, coverage: &Coverage) -> String {
    if coverage.is_whole() {
        return t.text("proof-best-note");
    }
    let (by_hand, apart) = (&coverage.by_hand, coverage.apart.len());
    let mut said = Vec::new();
    if apart > 0 {
        let all = apart + coverage.proved.len();
        said.push(t.with("proof-apart-pairs", (("count", apart), ("all", all))));
    }
    if !by_hand.is_empty() {
        let tables = (("count", by_hand.len()), ("tables", table_list(by_hand)));
        said.push(t.with("proof-around-tables", tables));
    }
    said.push(t.text("proof-around-note"));
    said.join(" ")
}

pub fn table_list(tables: &[TableNo]) -> String {
    let mut shown: Vec<_> = tables.iter().take(12).map(ToString::to_string).collect();
    if tables.len() > 12 {
        shown.push("…".to_owned());
    }
    shown.join(", ")
}
