//! The seal of a round: that its draw is the best there is, of which boards, with the way to the proof.

use crate::desk::Desk;
use crate::pairing::{Coverage, DrawCertificate, TakenDraw};
use crate::tournament::{Round, TableNo};
use crate::web::{Event, Lang, WebError};

/// What a page says of the proof of a round, with the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Where the proof is.
    pub href: String,
    /// What is proved.
    pub title: String,
    /// Of which boards, and what is not.
    pub note: String,
}

/// The seal of a round; `None` if it was not drawn here, or no board is as it was drawn. Pages show it by
/// `{{ parts::seal(seal.href, seal.title, seal.note) }}`.
///
/// # Errors
/// If the database fails.
pub fn seal(t: Lang, desk: &Desk, event: &Event, round: &Round) -> Result<Option<Seal>, WebError> {
    let certificate = desk.draw_certificate(event.snapshot.id, round.no)?;
    Ok(certificate.and_then(|certificate| seal_of(t, event, round, &certificate)))
}

/// What it says of the boards as they are now.
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
    if let Some(taken) = &certificate.taken {
        let title = t.with("proof-taken", [("rank", taken.rank)]);
        return Some(Seal { href, title, note: note_taken(t, taken, &coverage) });
    }
    let title = t.text(if coverage.by_hand.is_empty() { "proof-best" } else { "proof-around" });
    Some(Seal { href, title, note: note(t, &coverage) })
}

fn note(t: Lang, Coverage { by_hand, .. }: &Coverage) -> String {
    if by_hand.is_empty() {
        return t.text("proof-best-note");
    }
    t.with("proof-around-note", (("count", by_hand.len()), ("tables", table_list(by_hand))))
}

/// What is proved where one of the next best was taken: the best, and how far this one is behind it.
fn note_taken(t: Lang, taken: &TakenDraw, coverage: &Coverage) -> String {
    let behind = t.with("proof-taken-note", [("lost", taken.lost.to_string())]);
    if coverage.by_hand.is_empty() {
        return behind;
    }
    let count = coverage.by_hand.len();
    let tables = table_list(&coverage.by_hand);
    format!("{behind} {}", t.with("proof-taken-changed", (("count", count), ("tables", tables))))
}

/// Table numbers, the first dozen of them.
pub fn table_list(tables: &[TableNo]) -> String {
    let mut shown: Vec<_> = tables.iter().take(12).map(ToString::to_string).collect();
    if tables.len() > 12 {
        shown.push("…".to_owned());
    }
    shown.join(", ")
}
