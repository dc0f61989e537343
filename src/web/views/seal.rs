//! The seal of a round: the boards whose draw is proved optimal, with a link to the proof.

use crate::web::prelude::*;
use pairing::{AnyCertificate, Coverage, DrawCertificate};

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
        AnyCertificate::Teams(of) => {
            let (all, proved) = (round.teams.matches.len(), of.covers(&round.teams.matches));
            let whole = proved == all && proved == of.pairs().count();
            let part = || t.with("proof-matches", (("count", proved), ("all", all)));
            (proved > 0).then(|| sealed(t, event, round, (!whole).then(part)))
        }
    }
}

pub fn seal_of(
    t: Lang,
    event: &Event,
    round: &Round,
    certificate: &DrawCertificate,
) -> Option<Seal> {
    let coverage = certificate.covers(&round.boards);
    let part = (!coverage.is_whole()).then(|| part_words(t, &coverage));
    (!coverage.proved.is_empty()).then(|| sealed(t, event, round, part))
}

/// `part` says which part is proved, unless everything is.
fn sealed(t: Lang, event: &Event, round: &Round, part: Option<String>) -> Seal {
    Seal {
        href: event.path(&format!("/rounds/{}/proof", round.no)),
        title: t.text(if part.is_none() { "proof-best" } else { "proof-around" }),
        note: part.unwrap_or_else(|| t.text("proof-best-note")),
    }
}

fn part_words(t: Lang, coverage: &Coverage) -> String {
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
