//! Forms about one round, sent from its page: the draw, changes by hand, publication.

use crate::web::prelude::*;
use crate::web::views::working::{progress, stopped};
use pairing::{Arrival, Draw};
use service::DraftEdit;

use super::looking::{Looking, tables};
use super::matches;

/// Slug and round.
pub(super) type Place = Path<(String, i32)>;

pub(super) struct RoundSeen<'a> {
    pub id: TournamentId,
    pub by: By<'a>,
    pub no: RoundNo,
    pub seen: &'a str,
}

pub(super) async fn carry_out<T: Send + 'static>(
    act: Act,
    place: Place,
    work: impl FnOnce(&Service, RoundSeen<'_>) -> Result<Done<T>, ServiceError> + Send + 'static,
    said: impl FnOnce(T) -> Option<Sentence>,
) -> Answer {
    let (no, seen) = (RoundNo(place.1), act.form.value("seen").to_owned());
    let told = move |service: &Service, id: TournamentId, by: By<'_>| {
        work(service, RoundSeen { id, by, no, seen: &seen })
    };
    match act.blocking(told).await {
        Ok(done) => {
            // Keep the view (filter, table) of the draft.
            let to = format!("/draft/{no}{}", Looking::of(&act.form).nobody().query());
            match done.now().and_then(said) {
                Some(said) => act.done(&to, said),
                None => Ok(redirect(&act.to(to))),
            }
        }
        Err(error) => act.refused(&picked(&format!("/draft/{no}"), &act.form, &error), error),
    }
}

/// The address that shows the form's choices again. It asks whether to overrule if rules forbid the pair.
fn picked(to: &str, form: &Form, error: &ServiceError) -> String {
    let fields = ["one", "other", "latecomer", "opponent", "show", "at"].into_iter();
    let mut picked: Vec<(&str, &str)> = fields.map(|field| (field, form.value(field))).collect();
    // After a refused exchange both players stay chosen.
    picked.extend([("chosen", form.value("leaves")), ("with", form.value("comes"))]);
    if matches!(error, ServiceError::Refused(why) if why.code() == "draft-forbidden") {
        picked.push(("ask", "yes"));
    }
    picked.retain(|(_, value)| !value.is_empty());
    match serde_urlencoded::to_string(&picked) {
        Ok(query) if !query.is_empty() => format!("{to}?{query}#by-hand"),
        _ => to.to_owned(),
    }
}

/// Reads the form, and carries it out.
pub(super) async fn obey<F: FromForm + Send + 'static, T: Send + 'static>(
    act: Act,
    place: Place,
    work: impl FnOnce(&Service, RoundSeen<'_>, &F) -> Result<Done<T>, ServiceError> + Send + 'static,
    said: impl FnOnce(T) -> Option<Sentence>,
) -> Answer {
    match act.form.parse::<F>() {
        Ok(typed) => {
            carry_out(act, place, move |service, told| work(service, told, &typed), said).await
        }
        Err(form) => misread(&act, &place, &form),
    }
}

/// Redirects with the first fault of the form. These forms have only lists and buttons, so no field shows it.
fn misread(act: &Act, place: &Place, form: &Form) -> Answer {
    let fields = ["", "table", "to", "handicap", "one", "other", "entry", "bye", "keep"];
    let wrong = fields.into_iter().find_map(|name| form.wrong(name));
    let wrong = wrong.cloned().unwrap_or(Sentence::new("fault-form"));
    Ok(redirect_saying(&act.to(format!("/draft/{}", place.1)), Notice::alert(wrong)))
}

impl FromForm for DrawRequest {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let keep = tables(&reader.all("keep").join(" "));
        let keep = keep.map_err(|why| reader.refuse("keep", why)).unwrap_or_default();
        let number = |typed: &str| {
            let wrong = |_| Sentence::new("fault-number").with("typed", typed);
            typed.trim().parse().map_err(wrong)
        };
        let bye = reader.read_if_any("bye", number);
        // The seed is not typed by hand: an invalid one counts as none, and the draw is random.
        let seed = reader.typed("seed").parse().ok();
        let seen = reader.typed("seen").to_owned();
        Some(Self { keep, bye: bye?.map(EntryId), seed, seen, ..Self::default() })
    }
}

pub(super) fn table(reader: &mut Reader<'_>, name: &str) -> Option<TableNo> {
    reader.number(name, 1..=9999).map(TableNo)
}

pub(super) fn entry(reader: &mut Reader<'_>, name: &str) -> Option<EntryId> {
    reader.number(name, 1..=i32::MAX).map(EntryId)
}

impl FromForm for DraftEdit {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let overrule = reader.ticked("overrule");
        match reader.typed("act") {
            "pair" => {
                let (one, other) = (entry(reader, "one"), entry(reader, "other"));
                Some(Self::Pair { one: one?, other: other?, overrule })
            }
            "exchange" => {
                let (one, other) = (entry(reader, "leaves"), entry(reader, "comes"));
                Some(Self::Exchange { one: one?, other: other?, overrule })
            }
            "unpair" => table(reader, "table").map(Self::Unpair),
            "swap" => table(reader, "table").map(Self::SwapColors),
            "handicap" => {
                let (at, stones) = (table(reader, "table"), reader.number("handicap", 0..=9_u8));
                Some(Self::Handicap(at?, stones?))
            }
            "move" => {
                let (from, to) = (table(reader, "table"), table(reader, "to"));
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

/// Draws the round around the boards to keep; in a team event, draws the matches.
pub async fn draw(act: Act, place: Place) -> Answer {
    if act.tournament().teams.meet() {
        return matches::draw(act, place).await;
    }
    let draw = |service: &Service, told: RoundSeen<'_>, request: &DrawRequest| {
        service.draw_round(told.id, told.by, told.no, request)
    };
    let drawn = |draw: Draw| Some(Sentence::new("draft-drawn").with("boards", draw.boards.len()));
    obey(act, place, draw, drawn).await
}

/// The progress of the draw.
pub async fn progress_of(cx: Cx, place: Place) -> Answer {
    progress(&cx.state, TaskOf::Draw(cx.event.snapshot.id, RoundNo(place.1))).await
}

/// Stops the draw; the round stays as it was.
pub async fn stop(cx: Cx, place: Place, _: Form) -> Answer {
    let to = cx.to(format!("/draft/{}", place.1));
    stopped(&cx.state, TaskOf::Draw(cx.event.snapshot.id, RoundNo(place.1)), &to).await
}

pub async fn by_hand(act: Act, place: Place) -> Answer {
    let begin = |service: &Service, told: RoundSeen<'_>| {
        service.begin_by_hand(told.id, told.by, told.no, told.seen)
    };
    carry_out(act, place, begin, |()| None).await
}

pub async fn edit(act: Act, place: Place) -> Answer {
    let edit = |service: &Service, told: RoundSeen<'_>, edit: &DraftEdit| {
        service.edit_draft(told.id, told.by, told.no, told.seen, edit)
    };
    obey(act, place, edit, |()| None).await
}

pub async fn publish(act: Act, place: Place) -> Answer {
    let said = if act.event.is_hidden() { "draft-published-unseen" } else { "draft-published" };
    let published = Sentence::new(said).with("round", RoundNo(place.1));
    let overrule = act.form.is_ticked("overrule");
    let publish = move |service: &Service, told: RoundSeen<'_>| {
        service.publish_round(told.id, told.by, told.no, told.seen, overrule)
    };
    carry_out(act, place, publish, |()| Some(published)).await
}

pub async fn discard(act: Act, place: Place) -> Answer {
    let discarded = Sentence::new("draft-discarded").with("round", RoundNo(place.1));
    let discard = |service: &Service, told: RoundSeen<'_>| {
        service.discard_draft(told.id, told.by, told.no, told.seen)
    };
    carry_out(act, place, discard, |()| Some(discarded)).await
}

pub async fn latecomer(act: Act, place: Place) -> Answer {
    let entry = |name: &str| act.form.value(name).trim().parse().ok().map(EntryId);
    let Some(latecomer) = entry("latecomer") else { return misread(&act, &place, &act.form) };
    let (opponent, overrule) = (entry("opponent"), act.form.is_ticked("overrule"));
    let seat = move |service: &Service, told: RoundSeen<'_>| {
        service.seat_latecomer(told.id, told.by, told.no, latecomer, opponent, overrule)
    };
    let seated = |arrival| match arrival {
        Arrival::Paired { board, .. } => {
            Sentence::new("latecomer-paired").with("table", board.table)
        }
        Arrival::Waits => Sentence::new("latecomer-waits"),
    };
    carry_out(act, place, seat, |arrival| Some(seated(arrival))).await
}
