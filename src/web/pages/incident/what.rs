//! The question what happened: violations in the record first, then the most frequent kinds, the rest folded.

use crate::web::prelude::*;
use referee::KIND_GROUPS;

use super::answers::{amending, beside, kept};
use super::boards::{self, Found};
use super::ruling::names;
use super::steps::{BoardRecords, Place, action};

type Kind = (&'static str, String);

struct Group {
    heading: String,
    kinds: Vec<Kind>,
}

#[derive(Template)]
#[template(path = "incident/what.html")]
pub(super) struct WhatPage {
    cx: Page,
    amending: String,
    seats: String,
    /// The page that leads through the end of the game, if it has stopped.
    end: Option<String>,
    found: Vec<Found>,
    /// Code, words, and whether one of the two players does it.
    usual: Vec<(&'static str, String, bool)>,
    groups: Vec<Group>,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

pub(super) fn what(
    page: Page,
    event: &Event,
    at: Place<'_>,
    form: &Form,
    (file, log): &BoardRecords,
) -> WhatPage {
    let t = page.t;
    let found = file.as_ref().map(|file| boards::found(t, event, at, (file, log)));
    let (black, white) = names(t, &event.snapshot, at.1);
    let seats = (("table", at.1.table), ("black", black), ("white", white));
    let row = |kind: &IncidentKind| (kind.name(), kind_words(t, *kind));
    let usual_row = |kind: &IncidentKind| {
        let (code, words) = row(kind);
        (code, words, kind.doers().contains(&Party::Black))
    };
    let [(_, usual), groups @ ..] = &KIND_GROUPS;
    let groups = groups.iter().map(|(name, kinds)| Group {
        heading: t.text(&format!("incident-{name}")),
        kinds: kinds.iter().map(row).collect(),
    });
    WhatPage {
        amending: amending(t, form),
        seats: t.with("incident-at", seats),
        end: file.as_ref().and_then(|file| boards::led_end(event, at, file)),
        found: found.unwrap_or_default(),
        usual: usual.iter().map(usual_row).collect(),
        groups: groups.collect(),
        hidden: kept(form, &["what", "by", "end", "noticed", "move", "after", "who", "stone"])
            .into_iter()
            .chain(beside(form))
            .collect(),
        action: action(event, at),
        back: event.path(&format!("/boards?round={}", at.0.no)),
        cx: frame(page, event).titled(t.text("incident-what-question")),
    }
}
