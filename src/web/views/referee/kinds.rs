//! What happened and whose doing it was, in words.

use crate::referee::{IncidentKind, Party};
use crate::web::Lang;

/// What happened, in words: `Ko retaken at once`.
pub fn kind_words(t: Lang, kind: IncidentKind) -> String {
    t.text(&format!("kind-{kind}"))
}

/// Whose doing, in words.
pub fn by_words(t: Lang, by: Party) -> String {
    match by.one() {
        Some(color) => t.color(color),
        None if by == Party::Both => t.text("incident-by-both"),
        None => t.text("incident-by-nobody"),
    }
}

/// What happened and whose doing it was, as a sentence.
pub fn incident_words(t: Lang, kind: IncidentKind, by: Party) -> String {
    let what = kind_words(t, kind);
    if by == Party::Nobody {
        return what;
    }
    t.with("incident-what-by", (("what", what), ("by", by_words(t, by))))
}
