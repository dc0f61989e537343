use actix_web::web::Data;

use crate::publishing::about_person;
use crate::service::{Done, ServiceError};
use crate::tournament::EntryId;
use crate::web::{
    Act, Answer, Event, Notice, Sentence, State, WebError, attachment, redirect, redirect_saying,
};

use super::edit::Place;

/// Removes somebody who has no game.
pub async fn remove(act: Act, place: Place) -> Answer {
    let entry = EntryId(place.1);
    let done = act.blocking(move |service, id, by| service.remove_entry(id, by, entry)).await;
    answer(&act, entry, done, Sentence::new("entry-removed"))
}

/// Forgets somebody: the name goes, the games stay.
pub async fn forget(act: Act, place: Place) -> Answer {
    let entry = EntryId(place.1);
    if !act.form.is_ticked("sure") {
        let unsure = Notice::alert(Sentence::new("forget-unsure"));
        return Ok(redirect_saying(&act.event.path(&format!("/entries/{entry}")), unsure));
    }
    act.blocking(move |service, id, by| service.forget_person(id, by, entry)).await?;
    act.done("/entries", Sentence::new("forget-done").with("number", entry.0))
}

/// Everything that is kept of somebody, as a file for them.
pub async fn data(event: Event, state: Data<State>, place: Place) -> Answer {
    let who = EntryId(place.1);
    let name = format!("{}-{who}.json", event.snapshot.slug);
    let known = state.blocking(move |service| about_person(service, &event.snapshot, who)).await?;
    let known = known.ok_or_else(WebError::no_page)?;
    Ok(attachment(&name, "application/json", format!("{known:#}").into_bytes()))
}

/// To the list, or back to the entry with why not.
fn answer(
    act: &Act,
    entry: EntryId,
    done: Result<Done<()>, ServiceError>,
    said: Sentence,
) -> Answer {
    match done {
        Ok(Done::Now(())) => {
            act.done("/entries", said.with("name", act.event.name(act.page.t, entry)))
        }
        Ok(Done::Before) => Ok(redirect(&act.event.path("/entries"))),
        Err(error) => act.refused(&format!("/entries/{entry}"), error),
    }
}
