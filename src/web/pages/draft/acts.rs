//! Forms about one round, sent from its page: the draw, changes by hand, publication.

use super::*;
use crate::web::views::answers::{progress, stopped};
use pairing::{Arrival, Draw};
use service::{DraftEdit, MatchEdit};

/// Slug and round.
pub(super) type Place = Path<(String, i32)>;

/// Does it to the round as it was on the screen, and redirects to the draft with the same view (filter, table).
async fn apply<T: Send + 'static>(
    act: &Act,
    no: RoundNo,
    work: impl FnOnce(EventActs<'_>, &str) -> Result<Done<T>, ServiceError> + Send + 'static,
    said: impl FnOnce(T) -> Option<Sentence>,
) -> Answer {
    let (to, seen) = (format!("/draft/{no}"), act.form.value("seen").to_owned());
    let done = match act.blocking(move |acts| work(acts, &seen)).await {
        Ok(done) => done.now().and_then(said),
        Err(error) => return act.refused(&picked(&to, &act.form, &error), error),
    };
    let to = to + &Looking::of(&act.form, act.t).nobody().query();
    done.map_or_else(|| Ok(redirect(&act.to(&to))), |said| act.done(&to, said))
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
    let query = serde_urlencoded::to_string(&picked).unwrap_or_default();
    if query.is_empty() { to.to_owned() } else { format!("{to}?{query}#by-hand") }
}

/// Redirects with the form's first fault: these forms have only lists and buttons, so no field shows it.
fn refuse_form(act: &Act, no: RoundNo, form: &Form) -> Answer {
    let fields = ["", "table", "to", "handicap", "one", "other", "entry", "bye", "keep"];
    let wrong = fields.into_iter().find_map(|name| form.wrong(name));
    let wrong = wrong.cloned().unwrap_or(Sentence::new("fault-form"));
    Ok(redirect_saying(&act.to(format!("/draft/{no}")), Notice::alert(wrong)))
}

impl FromForm for DrawRequest {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let keep = tables(&reader.all("keep").join(" "));
        let keep = keep.map_err(|why| reader.refuse("keep", why)).unwrap_or_default();
        let number = |typed: &str| {
            typed.trim().parse().map_err(|_| Sentence::new("fault-number").with("typed", typed))
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

impl FromForm for MatchEdit {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let act = reader.typed("act");
        let mut team = |name| reader.number(name, 1..=i32::MAX).map(TeamNo);
        Some(match act {
            "meet" => Self::Meet(team("one")?, team("other")?),
            "part" => Self::Part(team("team")?),
            "exchange" => Self::Exchange(team("team")?),
            "give-bye" => Self::GiveBye(team("one")?),
            "take-bye" => Self::TakeBye(team("team")?),
            "seat" => Self::Seat,
            _ => return None,
        })
    }
}

impl FromForm for DraftEdit {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let overrule = reader.ticked("overrule");
        Some(match reader.typed("act") {
            "pair" => {
                Self::Pair { one: entry(reader, "one")?, other: entry(reader, "other")?, overrule }
            }
            "exchange" => {
                let (one, other) = (entry(reader, "leaves")?, entry(reader, "comes")?);
                Self::Exchange { one, other, overrule }
            }
            "unpair" => Self::Unpair(table(reader, "table")?),
            "swap" => Self::SwapColors(table(reader, "table")?),
            "handicap" => {
                Self::Handicap(table(reader, "table")?, reader.number("handicap", 0..=9_u8)?)
            }
            "move" => Self::Move(table(reader, "table")?, table(reader, "to")?),
            "give-bye" => Self::GiveBye(entry(reader, "entry")?),
            "take-bye" => Self::TakeBye(entry(reader, "entry")?),
            "renumber" => Self::Renumber,
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            _ => return None,
        })
    }
}

/// Draws the round around the boards to keep; in a team event, draws the matches.
#[route("POST", "/t/{slug}/draft/{round}/draw", Organiser)]
async fn draw(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    if act.tournament().teams.meet() {
        let drawn = |matches| Some(Sentence::new("team-draft-drawn").with("n", matches));
        return apply(&act, no, move |acts, seen| acts.draw_matches(no, seen), drawn).await;
    }
    let request: DrawRequest = match act.form.parse() {
        Ok(request) => request,
        Err(wrong) => return refuse_form(&act, no, &wrong),
    };
    let drawn = |draw: Draw| Some(Sentence::new("draft-drawn").with("boards", draw.boards.len()));
    apply(&act, no, move |acts, _| acts.draw_round(no, &request), drawn).await
}

#[route("GET", "/t/{slug}/draft/{round}/work", Organiser)]
async fn work(cx: Cx, place: Place) -> Answer {
    progress(&cx.state, TaskOf::Draw(cx.event.snapshot.id, RoundNo(place.1))).await
}

/// Stops the draw; the round stays as it was.
#[route("POST", "/t/{slug}/draft/{round}/stop", Organiser)]
async fn stop(cx: Cx, place: Place, _: Form) -> Answer {
    let to = cx.to(format!("/draft/{}", place.1));
    stopped(&cx.state, TaskOf::Draw(cx.event.snapshot.id, RoundNo(place.1)), &to).await
}

#[route("POST", "/t/{slug}/draft/{round}/by-hand", Organiser)]
async fn by_hand(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    apply(&act, no, move |acts, seen| acts.begin_by_hand(no, seen), |()| None).await
}

#[route("POST", "/t/{slug}/draft/{round}/edit", Organiser)]
async fn edit(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let edit: DraftEdit = match act.form.parse() {
        Ok(edit) => edit,
        Err(wrong) => return refuse_form(&act, no, &wrong),
    };
    apply(&act, no, move |acts, seen| acts.edit_draft(no, seen, &edit), |()| None).await
}

#[route("POST", "/t/{slug}/draft/{round}/matches", Organiser)]
async fn edit_matches(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let edit: MatchEdit = match act.form.parse() {
        Ok(edit) => edit,
        Err(wrong) => return refuse_form(&act, no, &wrong),
    };
    apply(&act, no, move |acts, seen| acts.edit_matches(no, seen, edit), |()| None).await
}

#[route("POST", "/t/{slug}/draft/{round}/publish", Organiser)]
async fn publish(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let said = if act.event.is_hidden() { "draft-published-unseen" } else { "draft-published" };
    let overrule = act.form.is_ticked("overrule");
    apply(
        &act,
        no,
        move |acts, seen| acts.publish_round(no, seen, overrule),
        |()| Some(Sentence::new(said).with("round", no)),
    )
    .await
}

#[route("POST", "/t/{slug}/draft/{round}/discard", Organiser)]
async fn discard(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let discarded = |()| Some(Sentence::new("draft-discarded").with("round", no));
    apply(&act, no, move |acts, seen| acts.discard_draft(no, seen), discarded).await
}

#[route("POST", "/t/{slug}/draft/{round}/latecomer", Organiser)]
async fn latecomer(act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let entry = |name: &str| act.form.value(name).trim().parse().ok().map(EntryId);
    let Some(latecomer) = entry("latecomer") else { return refuse_form(&act, no, &act.form) };
    let (opponent, overrule) = (entry("opponent"), act.form.is_ticked("overrule"));
    let seated = |arrival| match arrival {
        Arrival::Paired { board, .. } => {
            Sentence::new("latecomer-paired").with("table", board.table)
        }
        Arrival::Waits => Sentence::new("latecomer-waits"),
    };
    apply(
        &act,
        no,
        move |acts, _| acts.seat_latecomer(no, latecomer, opponent, overrule),
        |arrival| Some(seated(arrival)),
    )
    .await
}
