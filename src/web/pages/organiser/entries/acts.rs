use actix_web::web::Data;

use crate::desk::{DeskError, Done, Refusal};
use crate::tournament::{EntryId, RoundNo};
use crate::web::{
    Account, Answer, Event, Form, FromForm, Notice, Page, Reader, Sender, Sentence, State,
    WebError, redirect_saying, refusal_in,
};

use super::edit::Place;

/// From which round somebody is withdrawn.
struct From(RoundNo);

impl FromForm for From {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        reader.number("round", 1..=32_i32).map(RoundNo).map(Self)
    }
}

/// Withdraws somebody from a round on.
pub async fn withdraw(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let here = event.path(&format!("/entries/{}", place.1));
    let From(round) = match form.parse() {
        Ok(from) => from,
        Err(form) => {
            let wrong = form.wrong("round").cloned().unwrap_or(Sentence::new("fault-form"));
            return Ok(redirect_saying(&here, Notice::alert(wrong)));
        }
    };
    let entry = EntryId(place.1);
    let said = Sentence::new("entry-withdrawn")
        .with("name", name(&page, &event, entry))
        .with("round", round);
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let done = state.at_desk(move |desk| desk.withdraw(id, sender.by(), entry, round)).await;
    answer(&page, &event, &here, done, said)
}

/// Removes somebody who has no game.
pub async fn remove(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let here = event.path(&format!("/entries/{}", place.1));
    let entry = EntryId(place.1);
    let said = Sentence::new("entry-removed").with("name", name(&page, &event, entry));
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let done = state.at_desk(move |desk| desk.remove_entry(id, sender.by(), entry)).await;
    answer(&page, &event, &here, done, said)
}

fn name(page: &Page, event: &Event, entry: EntryId) -> String {
    let entry = event.snapshot.tournament.entry(entry);
    entry.map(|entry| page.t.person(entry)).unwrap_or_default()
}

/// To the list, or back to the entry with why not.
fn answer(
    page: &Page,
    event: &Event,
    here: &str,
    done: Result<Done<()>, DeskError>,
    said: Sentence,
) -> Answer {
    match done {
        Ok(Done::Now(())) => Ok(redirect_saying(&event.path("/entries"), Notice::done(said))),
        Ok(Done::Before) => Ok(crate::web::redirect(&event.path("/entries"))),
        Err(DeskError::Refused(Refusal::Busy)) => Err(WebError::Busy),
        Err(DeskError::Refused(refusal)) => {
            let why = refusal_in(page.t, &event.snapshot.tournament, &refusal);
            Ok(redirect_saying(here, Notice::alert(why)))
        }
        Err(error) => Err(error.into()),
    }
}
