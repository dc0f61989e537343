//! Incidents in words.

use crate::web::prelude::*;
use crate::web::views::goban::played;

/// `Ko retaken at once`.
pub fn kind_words(t: Lang, kind: IncidentKind) -> String {
    t.text(&format!("kind-{kind}"))
}

pub fn by_words(t: Lang, by: Party) -> String {
    match by.one() {
        Some(color) => t.color(color),
        None if by == Party::Both => t.text("incident-by-both"),
        None => t.text("incident-by-nobody"),
    }
}

/// A violation that a record shows: `Move 87, Black E15: took back in the ko at once`.
pub fn violation_words(t: Lang, history: &History, incident: &Incident) -> String {
    let what = kind_words(t, incident.kind);
    match incident.at.and_then(|at| made(t, history, at)) {
        Some(made) => t.labelled(&made, &what),
        None => what,
    }
}

/// `Move 87: Black E15`.
pub fn made(t: Lang, history: &History, at: MoveNo) -> Option<String> {
    let record = history.moves().get((at.0 as usize).checked_sub(1)?)?;
    let words = played(t, Played { color: record.color, point: record.mv.point() });
    Some(t.with("game-last", (("n", at.0), ("move", words))))
}

pub fn incident_words(t: Lang, kind: IncidentKind, by: Party) -> String {
    let what = kind_words(t, kind);
    if by == Party::Nobody {
        return what;
    }
    t.with("incident-what-by", (("what", what), ("by", by_words(t, by))))
}
