//! Why two players meet: for organisers before publication, for everybody after.

use crate::web::prelude::*;
use pairing::{DrawCertificate, DrawOptions, PairChoices, Swap, choices, draw_in};

use super::proof::visible;
use super::reasons::{Reason, groups, reasons};
use super::sentences::{given_up, name};

struct Other {
    said: String,
    changed: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "draft/why.html")]
struct Why {
    cx: Page,
    table: TableNo,
    black: String,
    white: String,
    given_up: Vec<String>,
    reasons: Vec<Reason>,
    cost: Option<String>,
    others: Vec<(String, Vec<Other>)>,
    back: String,
}

/// A round as it was drawn, with the tournament before it; without a certificate if that is not known.
pub(super) struct Drawn {
    pub context: RoundContext,
    pub certificate: Option<DrawCertificate>,
}

/// From the stored proof; without one, from the tournament as it is now.
pub(super) fn as_drawn(
    service: &Service,
    snapshot: &Snapshot,
    no: RoundNo,
) -> Result<Option<Drawn>, ServiceError> {
    let proof = service.draw_proof(snapshot.id, no)?;
    let kept = proof.and_then(|proof| {
        let context = RoundContext::new(&proof.tournament()?, no, proof.certificate.seed).ok()?;
        Some(Drawn { context, certificate: Some(proof.certificate) })
    });
    let today = || {
        let context = RoundContext::new(&snapshot.tournament, no, None).ok()?;
        Some(Drawn { context, certificate: None })
    };
    Ok(kept.or_else(today))
}

pub async fn show(visit: Visit, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    let round = visible(&visit.event, no)?;
    if !round.teams.is_empty() {
        return Ok(redirect(&visit.event.path(&format!("{}/{no}/why", base(round)))));
    }
    let address = format!("{}/{no}/why/{table}", base(round));
    let view = move |page, event: &Event, service: &Service| {
        let round = visible(event, no)?;
        let board = round.board_at(table).ok_or_else(WebError::no_page)?;
        let drawn = as_drawn(service, &event.snapshot, no)?.ok_or_else(WebError::no_page)?;
        let choices = choices_of(&drawn, round, board);
        view(page, event, no, board, &drawn, choices)
    };
    visit.answer_by_search(&address, view).await
}

pub(super) fn base(round: &Round) -> &'static str {
    if round.is_public() { "/rounds" } else { "/draft" }
}

fn view(
    page: Page,
    event: &Event,
    no: RoundNo,
    board: &Board,
    drawn: &Drawn,
    choices: Option<PairChoices>,
) -> Result<Why> {
    let (t, tournament) = (page.t, &event.snapshot.tournament);
    let back = base(visible(event, no)?);
    let (black, white) = (name(t, tournament, board.black), name(t, tournament, board.white));
    let heading = t.with("why-title", (("black", black.as_str()), ("white", white.as_str())));
    let said = |swaps: &[Swap]| swaps.iter().map(|swap| other(t, tournament, swap)).collect();
    let others = choices.as_ref().map(|choices| {
        vec![(black.clone(), said(&choices.one)), (white.clone(), said(&choices.other))]
    });
    Ok(Why {
        table: board.table,
        given_up: judge(&drawn.context, board)
            .map(|judgement| judgement.given_up.iter().map(|what| given_up(t, what)).collect())
            .unwrap_or_default(),
        reasons: reasons(t, &drawn.context, board),
        cost: choices.filter(|choices| choices.cost > 0).map(|choices| {
            match choices.cost_tenths_of_groups {
                0 => t.text("why-costs-little"),
                tenths => t.with("why-costs", [("groups", groups(t, tenths))]),
            }
        }),
        others: others.unwrap_or_default(),
        back: event.path(&format!("{back}/{no}#table-{}", board.table)),
        black,
        white,
        cx: page.titled(heading),
    })
}

/// The alternatives for both. Without a certificate, in a new draw of the players who have boards.
fn choices_of(drawn: &Drawn, round: &Round, board: &Board) -> Option<PairChoices> {
    let pair = (board.black, board.white);
    let certificate = drawn.certificate.as_ref();
    let known = certificate.and_then(|certificate| choices(&drawn.context, certificate, pair));
    if known.is_some() {
        return known;
    }
    let seated = |entry: &EntryId| round.board_of(*entry).is_some();
    let everybody = drawn.context.participants().iter().map(|player| player.entry);
    let left_out = everybody.filter(|entry| !seated(entry)).collect();
    let today = draw_in(&drawn.context, &DrawOptions { left_out, ..DrawOptions::default() });
    choices(&drawn.context, &today.ok()?.certificate, pair)
}

fn other(t: Lang, tournament: &Tournament, swap: &Swap) -> Other {
    let with = name(t, tournament, swap.with);
    let said = match (swap.lost, swap.lost_tenths_of_groups) {
        (0, _) => t.with("why-other-free", [("name", with)]),
        (_, 0) => t.with("why-other-little", [("name", with)]),
        (_, tenths) => t.with("why-other", (("name", with), ("groups", groups(t, tenths)))),
    };
    let changed = swap.changed.iter().take(8);
    let changed = changed.map(|(a, b)| (name(t, tournament, *a), name(t, tournament, *b)));
    Other { said, changed: changed.collect() }
}
