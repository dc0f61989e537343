//! Why two players meet: for organisers before publication, for everybody after.

use crate::web::prelude::*;
use pairing::{DrawCertificate, DrawOptions, PairChoices, Swap, choices, draw_in};

use super::proof::{place_of, visible};

#[derive(Template)]
#[template(path = "draft/why.html")]
struct Why {
    cx: Cx,
    board: Board,
    context: RoundContext,
    choices: Option<PairChoices>,
    back: String,
}

/// A round as it was drawn, with the tournament before it; without a certificate if that is not known.
pub(super) struct Drawn {
    pub context: RoundContext,
    certificate: Option<DrawCertificate>,
}

/// From the stored proof; without one, from the tournament as it is now.
pub(super) fn as_drawn(service: &Service, snapshot: &Snapshot, no: RoundNo) -> Result<Drawn> {
    let proof = service.draw_proof(snapshot.id, no)?;
    let kept = proof.and_then(|proof| {
        let context = RoundContext::new(&proof.tournament()?, no, proof.certificate.seed).ok()?;
        Some(Drawn { context, certificate: Some(proof.certificate) })
    });
    let today = || {
        let context = RoundContext::new(&snapshot.tournament, no, None).ok()?;
        Some(Drawn { context, certificate: None })
    };
    kept.or_else(today).ok_or_else(WebError::no_page)
}

pub async fn show(visit: Visit, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    let round = visible(&visit.event, no)?;
    let address = format!("{}/why", place_of(round));
    if !round.teams.is_empty() {
        return Ok(redirect(&visit.event.path(&address)));
    }
    let view = move |cx: Cx, service: &Service| Why::of(cx, service, no, table);
    visit.kept_by_search(&format!("{address}/{table}"), view).await
}

impl Why {
    fn of(cx: Cx, service: &Service, no: RoundNo, table: TableNo) -> Result<Self> {
        let round = visible(&cx.event, no)?;
        let board = round.board_at(table).ok_or_else(WebError::no_page)?.clone();
        let drawn = as_drawn(service, &cx.event.snapshot, no)?;
        let choices = choices_of(&drawn, round, &board);
        let names = [("black", cx.named(board.black)), ("white", cx.named(board.white))];
        let back = cx.to(format!("{}#table-{table}", place_of(round)));
        let cx = cx.clone().titled(cx.with("why-title", names));
        Ok(Self { cx, board, context: drawn.context, choices, back })
    }

    fn cost(&self) -> Option<String> {
        let choices = self.choices.as_ref().filter(|choices| choices.cost > 0)?;
        Some(match choices.cost_tenths_of_groups {
            0 => self.cx.text("why-costs-little"),
            tenths => self.cx.with("why-costs", [("groups", self.cx.in_groups(tenths))]),
        })
    }

    fn others<'a>(&self, choices: &'a PairChoices) -> [(EntryId, &'a [Swap]); 2] {
        [(self.board.black, &choices.one), (self.board.white, &choices.other)]
    }

    fn said(&self, swap: &Swap) -> String {
        let (cx, with) = (&self.cx, self.cx.named(swap.with));
        match (swap.lost, swap.lost_tenths_of_groups) {
            (0, _) => cx.with("why-other-free", [("name", with)]),
            (_, 0) => cx.with("why-other-little", [("name", with)]),
            (_, tenths) => cx.with("why-other", [("name", with), ("groups", cx.in_groups(tenths))]),
        }
    }
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
