use crate::web::prelude::*;
use pairing::{Arrival, Draw};
use service::DraftEdit;

use super::looking::tables;
use super::matches;
use super::round_act::{RoundAct, RoundSeen};

impl FromForm for DrawRequest {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let keep = tables(&reader.all("keep").join(" "));
        let keep = keep.map_err(|why| reader.refuse("keep", why)).unwrap_or_default();
        let bye = reader.read_if_any("bye", number);
        // The seed is not typed by hand: an invalid one counts as none, and the draw is random.
        let seed = reader.typed("seed").parse().ok();
        let seen = reader.typed("seen").to_owned();
        Some(Self { keep, bye: bye?.map(EntryId), seed, seen, ..Self::default() })
    }
}

fn number(typed: &str) -> Result<i32, Sentence> {
    typed.trim().parse().map_err(|_| Sentence::new("fault-number").with("typed", typed))
}

impl FromForm for DraftEdit {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let table = |reader: &mut Reader<'_>| reader.number("table", 1..=9999).map(TableNo);
        let entry =
            |reader: &mut Reader<'_>, name: &str| reader.number(name, 1..=i32::MAX).map(EntryId);
        match reader.typed("act") {
            "pair" => {
                let (one, other) = (entry(reader, "one"), entry(reader, "other"));
                let overrule = reader.ticked("overrule");
                Some(Self::Pair { one: one?, other: other?, overrule })
            }
            "exchange" => {
                let (one, other) = (entry(reader, "leaves"), entry(reader, "comes"));
                let overrule = reader.ticked("overrule");
                Some(Self::Exchange { one: one?, other: other?, overrule })
            }
            "unpair" => table(reader).map(Self::Unpair),
            "swap" => table(reader).map(Self::SwapColors),
            "handicap" => {
                let (table, stones) = (table(reader), reader.number("handicap", 0..=9_u8));
                Some(Self::Handicap(table?, stones?))
            }
            "move" => {
                let (from, to) = (table(reader), reader.number("to", 1..=9999).map(TableNo));
                Some(Self::Move(from?, to?))
            }
            "give-bye" => entry(reader, "entry").map(Self::GiveBye),
            "take-bye" => entry(reader, "entry").map(Self::TakeBye),
            "renumber" => Some(Self::Renumber),
            "undo" => Some(Self::Undo),
            "redo" => Some(Self::Redo),
            _ => None,
        }
    }
}

pub(super) fn drawn(draw: &Draw) -> Option<Sentence> {
    Some(Sentence::new("draft-drawn").with("boards", draw.boards.len()))
}

/// Draws the round around the boards to keep; in a team event, draws the matches.
pub async fn draw(round: RoundAct) -> Answer {
    if round.act.cx.event.snapshot.tournament.teams.meet() {
        return matches::draw(round).await;
    }
    match round.act.form.parse::<DrawRequest>() {
        Ok(request) => {
            let draw = move |service: &Service, told: RoundSeen<'_>| {
                service.draw_round(told.id, told.by, told.no, &request)
            };
            round.carry_out(draw, |draw| drawn(&draw)).await
        }
        Err(form) => round.misread(&form),
    }
}

pub async fn by_hand(round: RoundAct) -> Answer {
    round
        .carry_out(
            |service, told| service.begin_by_hand(told.id, told.by, told.no, told.seen),
            |()| None,
        )
        .await
}

pub async fn edit(round: RoundAct) -> Answer {
    match round.act.form.parse::<DraftEdit>() {
        Ok(edit) => {
            let change = move |service: &Service, told: RoundSeen<'_>| {
                service.edit_draft(told.id, told.by, told.no, told.seen, &edit)
            };
            round.carry_out(change, |()| None).await
        }
        Err(form) => round.misread(&form),
    }
}

pub async fn publish(round: RoundAct) -> Answer {
    let hidden = round.act.cx.event.is_hidden();
    let said = if hidden { "draft-published-unseen" } else { "draft-published" };
    let published = Sentence::new(said).with("round", round.no);
    let overrule = round.act.form.is_ticked("overrule");
    round
        .carry_out(
            move |service, told| {
                service.publish_round(told.id, told.by, told.no, told.seen, overrule)
            },
            |()| Some(published),
        )
        .await
}

pub async fn discard(round: RoundAct) -> Answer {
    let discarded = Sentence::new("draft-discarded").with("round", round.no);
    round
        .carry_out(
            |service, told| service.discard_draft(told.id, told.by, told.no, told.seen),
            |()| Some(discarded),
        )
        .await
}

pub async fn latecomer(round: RoundAct) -> Answer {
    let entry = |name: &str| round.act.form.value(name).trim().parse().ok().map(EntryId);
    let Some(latecomer) = entry("latecomer") else { return round.misread(&round.act.form) };
    let opponent = entry("opponent");
    let overrule = round.act.form.is_ticked("overrule");
    round
        .carry_out(
            move |service, told| {
                service.seat_latecomer(told.id, told.by, told.no, latecomer, opponent, overrule)
            },
            |arrival| Some(seated(&arrival)),
        )
        .await
}

fn seated(arrival: &Arrival) -> Sentence {
    match arrival {
        Arrival::Paired { board, .. } => {
            Sentence::new("latecomer-paired").with("table", board.table)
        }
        Arrival::Waits => Sentence::new("latecomer-waits"),
    }
}
