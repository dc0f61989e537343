//! The question what happened: violations in the record first, then the most frequent kinds, the rest folded.

use crate::web::prelude::*;
use referee::{Before, Case, KIND_GROUPS, governing, unruled};

use super::steps::At;
use super::way::{Field, Way};

/// A violation in the record without a ruling.
struct Found {
    incident: Incident,
    /// The move of an earlier violation that governs it.
    governed: Option<MoveNo>,
    /// Whether it governs a later one.
    governs: bool,
}

impl Found {
    fn code(&self) -> String {
        let Incident { kind, by, at, .. } = &self.incident;
        format!("{kind}:{by}:{}", at.map(|at| at.0).unwrap_or_default())
    }

    /// Two moves in a row may only mean that the answer in between was not written down.
    const fn may_be_gap(&self) -> bool {
        matches!(self.incident.kind, IncidentKind::TwoInARow | IncidentKind::OutOfTurn)
    }
}

#[derive(Template)]
#[template(path = "incident/what.html")]
pub(super) struct WhatPage {
    cx: Cx,
    at: At,
    way: Way,
    found: Vec<Found>,
}

impl WhatPage {
    pub fn of(cx: Cx, at: At, way: Way) -> Self {
        let title = cx.text("incident-what-question");
        let found = at.history().map(|history| found(&cx, &at, history)).unwrap_or_default();
        Self { cx: cx.titled(title), at, way, found }
    }

    fn hidden(&self) -> Vec<Field> {
        self.way.all(&["what", "by", "end", "noticed", "move", "after", "who", "stone"])
    }

    fn violation(&self, found: &Found) -> String {
        let words = |history| self.cx.violation(history, &found.incident);
        self.at.history().map(words).unwrap_or_default()
    }

    fn note(&self, found: &Found) -> String {
        let moves = self.at.history().map(|history| history.moves().len()).unwrap_or_default();
        if let Some(first) = found.governed {
            return self.cx.with("incident-governed", [("n", first.0)]);
        }
        let note = match found.governs {
            true => self.cx.with("incident-first", [("n", moves)]),
            false => self.cx.with("incident-noticed", [("n", moves)]),
        };
        if found.may_be_gap() { format!("{note}. {}", self.cx.text("incident-gap")) } else { note }
    }

    fn usual(&self) -> &'static [IncidentKind] {
        KIND_GROUPS[0].1
    }

    fn is_single(&self, kind: &IncidentKind) -> bool {
        kind.doers().contains(&Party::Black)
    }

    /// The other kinds, each group with its heading.
    fn groups(&self) -> Vec<(String, &'static [IncidentKind])> {
        let [_, groups @ ..] = &KIND_GROUPS;
        let heading = |name| self.cx.text(&format!("incident-{name}"));
        groups.iter().map(|(name, kinds)| (heading(*name), *kinds)).collect()
    }
}

/// In order of moves.
fn found(cx: &Cx, at: &At, history: &History) -> Vec<Found> {
    let known = at.log.in_force_at(&at.seats, None);
    let procedure = cx.event.procedure();
    let governed = |incident: &Incident| {
        let before = Before { ruled: &known, ..Before::default() };
        let case = Case { game: Some(history), before, ..Case::new(procedure.as_ref()?, incident) };
        governing(&case, incident)?.at
    };
    let mut found: Vec<Found> = unruled(history, &known)
        .into_iter()
        .map(|incident| Found { governed: governed(&incident), governs: false, incident })
        .collect();
    let first: Vec<MoveNo> = found.iter().filter_map(|one| one.governed).collect();
    for one in &mut found {
        one.governs = one.incident.at.is_some_and(|at| first.contains(&at));
    }
    found
}
