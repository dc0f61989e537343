//! The organiser's decisions that a new draw keeps: boards set by hand, and a chosen bye.

use crate::web::prelude::*;
use pairing::bye_by_rule;

/// Keeps the boards not covered by the proof of the draw, and the bye if the rule would give it to another player.
pub(super) fn decided(
    tournament: &Tournament,
    no: RoundNo,
    proof: Option<&DrawProof>,
) -> DrawRequest {
    let Some(draft) = tournament.round(no).filter(|round| !round.is_public()) else {
        return DrawRequest::default();
    };
    let takes_part = |entry| tournament.participants(no).any(|participant| participant.id == entry);
    let mut keep: Vec<TableNo> = match proof {
        Some(proof) => proof.certificate.covers(&draft.boards).by_hand,
        None => draft.boards.iter().map(|board| board.table).collect(),
    };
    keep.retain(|table| {
        let board = draft.board_at(*table);
        board.is_some_and(|board| takes_part(board.black) && takes_part(board.white))
    });
    let request = DrawRequest { keep, ..DrawRequest::default() };
    let by_rule = RoundContext::new(tournament, no, None)
        .ok()
        .and_then(|context| bye_by_rule(&context, &request.options(tournament, no)));
    let [bye] = draft.byes[..] else { return request };
    let chosen = by_rule.is_some_and(|by_rule| by_rule != bye) && takes_part(bye);
    DrawRequest { bye: chosen.then_some(bye), ..request }
}
