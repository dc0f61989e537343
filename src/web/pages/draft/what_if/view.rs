//! The what-if page: the form, and what would change.

use askama::Template;

use crate::desk::{DrawRequest, fingerprint};
use crate::pairing::{Draw, RoundContext};
use crate::tournament::{RoundNo, SettingGroup, Tournament};
use crate::web::views::settings::Controls;
use crate::web::{Event, Form, Lang, Page, frame, refusal_in};

use super::super::difference::{Compare, Difference, MeetingLine};
use super::super::reasons::groups;
use super::super::sentences::name;
use super::super::show::people;
use super::compute::{Computed, Drawn, total};
use super::sections::open;

/// What the page was asked for.
pub(super) struct Question {
    pub no: RoundNo,
    /// The settings, and what is wrong with them.
    pub form: Form,
    /// All that was sent.
    pub query: Form,
    pub request: DrawRequest,
}

/// What the draft and another draw are worth by some settings.
struct Worth {
    label: String,
    said: String,
}

/// Another draw.
struct Other {
    difference: Difference,
    worth: Vec<Worth>,
}

#[derive(Template)]
#[template(path = "draft/what_if.html")]
pub(super) struct WhatIf {
    t: Lang,
    page: Page,
    no: RoundNo,
    form: Form,
    /// The free round.
    asked: Form,
    open: Vec<&'static str>,
    kept: Vec<MeetingLine>,
    byes: Vec<(String, String)>,
    /// What goes along with an act on the draws shown.
    along: Vec<(&'static str, String)>,
    tried: Option<Other>,
    refused: Option<String>,
    base: String,
}

impl WhatIf {
    /// Whether something in that section is changed or wrong.
    fn opened(&self, section: &str) -> bool {
        self.open.contains(&section)
    }

    fn controls(&self, groups: impl AsRef<[SettingGroup]>) -> Controls<'_> {
        Controls::of(self.t, &self.form, groups.as_ref())
    }

    /// The fingerprint of the draft.
    fn seen(&self) -> &str {
        self.along.first().map_or("", |(_, seen)| seen)
    }
}

/// The page.
pub(super) fn view(page: Page, event: &Event, asked: Question, computed: &Computed) -> WhatIf {
    let (t, no) = (page.t, asked.no);
    let tournament = &event.snapshot.tournament;
    let compare = Compare { t, tournament, places: computed.places() };
    let refused = computed.refused.as_ref();
    let tried = computed.tried.as_ref().filter(|_| !asked.form.is_wrong());
    let (kept, byes) = (kept(t, tournament, &asked), byes(t, tournament, &asked));
    WhatIf {
        t,
        page: frame(page, event)
            .titled(t.with("what-if-title", [("round", no)]))
            .below(&event.path("/draft")),
        no,
        open: open(tournament, &asked.form),
        asked: asked_form(&asked),
        kept,
        byes,
        along: along(tournament, &asked),
        tried: tried.map(|drawn| tried_view(&compare, computed, drawn)),
        refused: refused.map(|why| t.sentence(&refusal_in(t, tournament, why))),
        form: asked.form,
        base: event.path(&format!("/draft/{no}")),
    }
}

fn asked_form(asked: &Question) -> Form {
    let typed = || asked.query.value("bye").to_owned();
    let form = Form::filled([("bye", asked.request.bye.map_or_else(typed, |bye| bye.to_string()))]);
    match asked.form.wrong("bye") {
        Some(why) => form.refused("bye", why.clone()),
        None => form,
    }
}

/// The boards that stay as they are.
fn kept(t: Lang, tournament: &Tournament, asked: &Question) -> Vec<MeetingLine> {
    let boards = asked.request.options(tournament, asked.no).fixed;
    let kept = boards.iter().map(|board| MeetingLine {
        table: board.table.to_string(),
        one: name(t, tournament, board.black),
        other: name(t, tournament, board.white),
    });
    kept.collect()
}

/// Who may have the free round, if somebody must.
fn byes(t: Lang, tournament: &Tournament, asked: &Question) -> Vec<(String, String)> {
    let fixed = asked.request.options(tournament, asked.no).fixed;
    let seated = |entry| fixed.iter().any(|board| board.color_of(entry).is_some());
    let free = tournament.participants(asked.no).map(|entry| entry.id);
    let free: Vec<_> = free.filter(|entry| !seated(*entry)).collect();
    if free.len().is_multiple_of(2) {
        return Vec::new();
    }
    let mut byes = vec![(String::new(), t.text("draft-bye-by-rule"))];
    byes.extend(people(t, tournament, free));
    byes
}

fn along(tournament: &Tournament, asked: &Question) -> Vec<(&'static str, String)> {
    let mut along = vec![("seen", fingerprint(tournament.round(asked.no)))];
    along.extend(asked.request.seed.map(|seed| ("seed", seed.to_string())));
    along.extend(asked.request.bye.map(|bye| ("bye", bye.to_string())));
    along.extend(asked.request.keep.iter().map(|table| ("keep", table.to_string())));
    along
}

fn tried_view(compare: &Compare<'_>, computed: &Computed, drawn: &Drawn) -> Other {
    let t = compare.t;
    let worth = |label: &str, context: Option<&RoundContext>| {
        worth(t, t.text(label), context?, compare, &drawn.draw)
    };
    let present = worth("what-if-points-now", computed.context.as_ref());
    let tried = worth("what-if-points-tried", Some(&drawn.context));
    Other {
        difference: compare.with(&drawn.context, drawn.places()),
        worth: present.into_iter().chain(tried).collect(),
    }
}

/// What both are worth in a context, if that can be compared: as many boards, all of participants.
fn worth(
    t: Lang,
    label: String,
    context: &RoundContext,
    compare: &Compare<'_>,
    draw: &Draw,
) -> Option<Worth> {
    if compare.places.boards.len() != draw.boards.len() {
        return None;
    }
    let (before, after) = (total(context, compare.places.boards)?, total(context, &draw.boards)?);
    let apart = after - before;
    let by = match context.tenths_of_groups(apart.abs()) {
        0 => t.text("what-if-worth-little"),
        tenths => t.with("what-if-worth-groups", [("groups", groups(t, tenths))]),
    };
    let said = match apart.signum() {
        0 => t.text("what-if-worth-same"),
        -1 => t.with("what-if-worth-less", [("groups", by)]),
        _ => t.with("what-if-worth-more", [("groups", by)]),
    };
    Some(Worth { label, said })
}
