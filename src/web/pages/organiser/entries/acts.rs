use actix_web::web::Data;

use crate::publishing::about_person;
use crate::service::{Done, Refusal, ServiceError};
use crate::tournament::EntryId;
use crate::web::{
    Access, Act, Answer, Event, Message, Notice, Sentence, State, WebError, attachment, local_path,
    redirect, redirect_saying,
};

use super::edit::Place;

/// What was done, with the teams that have one of those people as captain.
pub(super) fn with_teams(act: &Act, said: Sentence, who: &[EntryId], key: &str) -> Sentence {
    let t = act.page.t;
    let teams = &act.event.snapshot.tournament.teams.list;
    let led =
        teams.iter().filter(|team| team.captain.is_some_and(|captain| who.contains(&captain)));
    let names: Vec<&str> = led.map(|team| team.name.as_str()).collect();
    if names.is_empty() {
        return said;
    }
    let more = t.with(key, (("n", names.len()), ("teams", t.listed(names))));
    Sentence::new("said-of-teams").with("said", t.sentence(&said)).with("more", more)
}

/// Removes somebody who has no game; the list says it, and what it is to a team that they lead.
pub async fn remove(act: Act, place: Place) -> Answer {
    let entry = EntryId(place.1);
    match act.blocking(move |service, id, by| service.remove_entry(id, by, entry)).await {
        Ok(Done::Now(())) => {
            let said =
                Sentence::new("entry-removed").with("name", act.event.name(act.page.t, entry));
            act.done("/entries", with_teams(&act, said, &[entry], "team-captain-gone"))
        }
        Ok(Done::Before) => Ok(redirect(&act.event.path("/entries"))),
        Err(error) => act.refused(&format!("/entries/{entry}"), error),
    }
}

/// Makes this entry and another one of the same person one.
pub async fn merge(act: Act, place: Place) -> Answer {
    let (keep, here) = (EntryId(place.1), format!("/entries/{}", place.1));
    let gone = act.form.value("double").trim().parse().ok().map(EntryId);
    let known = gone.filter(|id| act.event.snapshot.tournament.entry(*id).is_some());
    let Some(gone) = known.filter(|_| act.form.is_ticked("sure")) else {
        let unsure = Notice::alert(Sentence::new("merge-unsure"));
        return Ok(redirect_saying(&act.event.path(&here), unsure));
    };
    let said = Sentence::new("merge-done").with("name", act.event.name(act.page.t, gone));
    match act.blocking(move |service, id, by| service.merge_doubles(id, by, keep, gone)).await {
        Ok(_) => act.done(&here, said),
        Err(error) => act.refused(&here, error),
    }
}

/// Forgets somebody: the name goes, the games stay.
pub async fn forget(act: Act, place: Place) -> Answer {
    let entry = EntryId(place.1);
    if !act.form.is_ticked("sure") {
        let unsure = Notice::alert(Sentence::new("forget-unsure"));
        return Ok(redirect_saying(&act.event.path(&format!("/entries/{entry}")), unsure));
    }
    let done = act.blocking(move |service, id, by| service.forget_person(id, by, entry)).await?;
    let left = match done {
        Done::Now(left) => left.join(" · "),
        Done::Before => String::new(),
    };
    let key = if left.is_empty() { "forget-done" } else { "forget-done-but" };
    let said = Sentence::new(key).with("number", entry.0).with("left", left);
    act.done("/entries", with_teams(&act, said, &[entry], "team-captain-gone"))
}

/// Takes the last act on many back, unless something was built on it; leads to where one was.
pub async fn undo(act: Act) -> Answer {
    let number = act.form.value("act").parse().map_err(|_| WebError::not_understood())?;
    if act.event.undo.is_some_and(|undo| !act.event.may_undo(&undo)) {
        return Err(WebError::no_role(Access::Organiser));
    }
    let back = local_path(act.form.value("back")).to_owned();
    match act.blocking(move |service, id, by| service.undo(id, by, number)).await {
        Ok(Done::Now(count)) => {
            let said = Sentence::new("undo-done").with("count", count);
            Ok(redirect_saying(&back, Notice::done(said)))
        }
        Ok(Done::Before) => Ok(redirect(&back)),
        Err(ServiceError::Refused(why @ Refusal::BuiltOn)) => {
            Ok(redirect_saying(&back, Notice::alert(why.sentence())))
        }
        Err(error) => Err(error.into()),
    }
}

/// Everything that is kept of somebody, as a file for them.
pub async fn data(event: Event, state: Data<State>, place: Place) -> Answer {
    let who = EntryId(place.1);
    let name = format!("{}-{who}.json", event.snapshot.slug);
    let known = state.blocking(move |service| about_person(service, &event.snapshot, who)).await?;
    let known = known.ok_or_else(WebError::no_page)?;
    Ok(attachment(&name, "application/json", format!("{known:#}").into_bytes()))
}
