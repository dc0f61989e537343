use actix_web::web::{Data, Path};

use crate::desk::{DeskError, Done, DraftEdit, DrawRequest, Refusal};
use crate::pairing::{Arrival, Draw};
use crate::tournament::{EntryId, RoundNo, TableNo};
use crate::web::{
    Account, Answer, Event, Form, FromForm, Lang, Notice, Page, Reader, Sender, Sentence, State,
    WebError, redirect, redirect_saying, refusal_in,
};

type Place = Path<(String, i32)>;

impl FromForm for DrawRequest {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let keep = reader.all("keep");
        let keep = keep.iter().filter_map(|table| table.parse().ok()).map(TableNo).collect();
        let bye = reader.read_if_any("bye", number);
        let seen = reader.typed("seen").to_owned();
        Some(Self { keep, bye: bye?.map(EntryId), seen, ..Self::default() })
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
                let (a, b) = (entry(reader, "one"), entry(reader, "other"));
                Some(Self::Pair(a?, b?))
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
            _ => None,
        }
    }
}

/// Where an act leads: back to the round, saying what came of it or why not.
fn answer<T>(
    t: Lang,
    event: &Event,
    no: RoundNo,
    done: Result<Done<T>, DeskError>,
    said: impl FnOnce(T) -> Option<Notice>,
) -> Answer {
    let to = event.path(&format!("/draft/{no}"));
    match done {
        Ok(done) => Ok(match done.now().and_then(said) {
            Some(notice) => redirect_saying(&to, notice),
            None => redirect(&to),
        }),
        Err(DeskError::Refused(Refusal::Busy)) => Err(WebError::Busy),
        Err(DeskError::Refused(why)) => {
            let why = refusal_in(t, &event.snapshot.tournament, &why);
            Ok(redirect_saying(&to, Notice::alert(why)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Leads back with the first thing that is wrong with a form of lists and buttons.
fn misread(event: &Event, no: RoundNo, form: &Form) -> Answer {
    let fields = ["", "table", "to", "handicap", "one", "other", "entry", "bye"];
    let wrong = fields.into_iter().find_map(|name| form.wrong(name));
    let wrong = wrong.cloned().unwrap_or(Sentence::new("fault-form"));
    Ok(redirect_saying(&event.path(&format!("/draft/{no}")), Notice::alert(wrong)))
}

/// Draws the round, around the boards to keep.
pub async fn draw(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let request: DrawRequest = match form.parse() {
        Ok(request) => request,
        Err(form) => return misread(&event, no, &form),
    };
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let done = state.at_desk(move |desk| desk.draw_round(id, sender.by(), no, &request)).await;
    answer_drawn(page.t, &event, no, done)
}

/// Where a draw leads.
pub(super) fn answer_drawn(
    t: Lang,
    event: &Event,
    no: RoundNo,
    done: Result<Done<Draw>, DeskError>,
) -> Answer {
    answer(t, event, no, done, |draw| {
        let drawn = Sentence::new("draft-drawn").with("boards", draw.boards.len());
        Some(Notice::done(drawn))
    })
}

/// Begins a draft without boards.
pub async fn by_hand(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let seen = form.value("seen").to_owned();
    let done = state.at_desk(move |desk| desk.begin_by_hand(id, sender.by(), no, &seen)).await;
    answer(page.t, &event, no, done, |()| None)
}

/// Changes the draft by hand.
pub async fn edit(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let edit: DraftEdit = match form.parse() {
        Ok(edit) => edit,
        Err(form) => return misread(&event, no, &form),
    };
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let seen = form.value("seen").to_owned();
    let done = state.at_desk(move |desk| desk.edit_draft(id, sender.by(), no, &seen, &edit)).await;
    answer(page.t, &event, no, done, |()| None)
}

/// Publishes the draft.
pub async fn publish(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let seen = form.value("seen").to_owned();
    let done = state.at_desk(move |desk| desk.publish_round(id, sender.by(), no, &seen)).await;
    answer(page.t, &event, no, done, |()| {
        Some(Notice::done(Sentence::new("draft-published").with("round", no)))
    })
}

/// Throws the draft away.
pub async fn discard(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let seen = form.value("seen").to_owned();
    let done = state.at_desk(move |desk| desk.discard_draft(id, sender.by(), no, &seen)).await;
    answer(page.t, &event, no, done, |()| {
        Some(Notice::done(Sentence::new("draft-discarded").with("round", no)))
    })
}

/// Seats a latecomer.
pub async fn latecomer(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let entry = |name: &str| form.value(name).trim().parse().ok().map(EntryId);
    let Some(latecomer) = entry("latecomer") else { return misread(&event, no, &form) };
    let opponent = entry("opponent");
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let done = state
        .at_desk(move |desk| desk.seat_latecomer(id, sender.by(), no, latecomer, opponent))
        .await;
    answer(page.t, &event, no, done, |arrival| {
        Some(Notice::done(match arrival {
            Arrival::Paired { board, .. } => {
                Sentence::new("latecomer-paired").with("table", board.table)
            }
            Arrival::Waits => Sentence::new("latecomer-waits"),
        }))
    })
}
