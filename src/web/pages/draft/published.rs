use crate::web::prelude::*;
use crate::web::views::rounds::is_fresh;
use pairing::PublishedRound;

use super::sentences::name;
use super::show::people;

#[derive(Template)]
#[template(path = "draft/published.html")]
struct Published {
    cx: Page,
    no: RoundNo,
    rounds: Vec<RoundLink>,
    hidden: bool,
    action: String,
    boards: usize,
    missing: usize,
    /// Whether its lists and slips still have to be printed.
    prints: bool,
    byes: Vec<String>,
    latecomers: Vec<(String, String)>,
    opponents: Vec<(String, String)>,
    next: Option<RoundNo>,
    base: String,
    slug_base: String,
    form: Form,
}

pub(super) fn show(page: Page, event: &Event, no: RoundNo, form: Form) -> Answer {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let published = PublishedRound::open(tournament, no).map_err(|_| WebError::no_page())?;
    let mut unpaired = published.unpaired();
    let late = tournament.entries.iter().filter(|entry| tournament.may_come_late(entry, no));
    unpaired.extend(late.map(|entry| entry.id));
    let round = published.round();
    // Latecomers of teams are entered in the line-up instead.
    if !round.teams.is_empty() {
        unpaired.clear();
    }
    let mut opponents = vec![(String::new(), t.text("latecomer-best"))];
    // A single latecomer cannot be their own opponent.
    let waiting = if unpaired.len() > 1 { &unpaired[..] } else { &[] };
    opponents.extend(people(t, tournament, waiting.iter().chain(&round.byes).copied()));
    render(&Published {
        cx: page.titled(t.with("round-number", [("round", no)])),
        no,
        rounds: draft_links(event, no),
        hidden: event.is_hidden(),
        action: event.path(&format!("/draft/{no}/latecomer")),
        boards: round.boards.len(),
        missing: round.pending().count(),
        prints: is_fresh(tournament, round),
        byes: round.byes.iter().map(|id| name(t, tournament, *id)).collect(),
        latecomers: people(t, tournament, unpaired),
        opponents,
        next: (no.0 < tournament.settings.rounds).then_some(RoundNo(no.0 + 1)),
        base: event.path("/draft"),
        slug_base: event.path(""),
        form,
    })
}
