use crate::web::prelude::*;
use service::LEAGUE_SIZE;

use super::show::people;

#[derive(Template)]
#[template(path = "draft/before.html")]
struct Before {
    cx: Page,
    no: RoundNo,
    rounds: Vec<RoundLink>,
    action: String,
    base: String,
    participants: usize,
    preliminary: usize,
    waiting: usize,
    /// Open requests that would change who plays which round; until answered they have no effect.
    asked: Vec<String>,
    players_href: String,
    missing: Vec<(RoundNo, Vec<TableNo>)>,
    missing_why: String,
    /// Link to draw all rounds at once; only before the first round.
    all_href: Option<String>,
    first: Option<RoundNo>,
    odd: bool,
    byes: Vec<(String, String)>,
    entries_href: String,
    rules_href: String,
    groups_href: Option<String>,
    /// In percent.
    drawing: Option<usize>,
    form: Form,
}

pub(super) async fn show(page: Page, state: &State, event: &Event, no: RoundNo) -> Answer {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let participants: Vec<_> = tournament.participants(no).map(|entry| entry.id).collect();
    let mut byes = vec![(String::new(), t.text("draft-bye-by-rule"))];
    byes.extend(people(t, tournament, participants.iter().copied()));
    let id = event.snapshot.id;
    let draw = TaskOf::Draw(id, no);
    let read = move |service: &Service| Ok((service.requests(id)?, service.progress(draw)?));
    let (requests, drawing) = state.blocking(read).await?;
    let open = requests
        .iter()
        .filter(|request| request.state == RequestState::Asked && request.kind.changes_rounds());
    render(&Before {
        cx: page.titled(t.with("draft-title", [("round", no)])),
        no,
        rounds: draft_links(event, no),
        base: event.path(&format!("/draft/{no}")),
        action: event.path(&format!("/draft/{no}/draw")),
        preliminary: tournament.entries.iter().filter(|entry| !entry.is_final()).count(),
        waiting: event.waiting,
        asked: open
            .map(|one| t.labelled(&event.name(t, one.by), &request_said(t, one.kind, one.round)))
            .collect(),
        players_href: event.path("/from-players"),
        missing: missing(tournament, no),
        missing_why: open_games(t, tournament),
        all_href: (tournament.rounds.is_empty()
            && !tournament.teams.meet()
            && LEAGUE_SIZE.contains(&participants.len()))
        .then(|| event.path("/draft/all")),
        first: next_round(tournament).filter(|next| *next < no),
        odd: !participants.len().is_multiple_of(2),
        participants: participants.len(),
        byes,
        entries_href: event.path("/entries"),
        rules_href: event.path("/rules-of-the-draw"),
        drawing,
        groups_href: (no == RoundNo(1)).then(|| event.path("/groups")),
        form: Form::empty(),
    })
}

pub(super) fn open_games(t: Lang, tournament: &Tournament) -> String {
    t.text(match tournament.settings.season.open_games {
        OpenGames::Nothing => "before-missing-why",
        OpenGames::Half => "before-missing-why-half",
    })
}

pub(super) fn missing(tournament: &Tournament, no: RoundNo) -> Vec<(RoundNo, Vec<TableNo>)> {
    tournament
        .rounds
        .iter()
        .filter(|round| round.no < no)
        .map(|round| (round.no, round.pending().map(|board| board.table).collect::<Vec<_>>()))
        .filter(|(_, tables)| !tables.is_empty())
        .collect()
}
