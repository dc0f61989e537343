//! What a player asks for: it changes nothing until somebody grants it.

use actix_web::HttpRequest;
use actix_web::web::{Data, Path};

use crate::desk::{By, Desk, DeskError, Done, RequestForm};
use crate::tournament::{RequestKind, RequestState, RoundNo, TournamentId};
use crate::web::{
    Answer, Event, Form, Notice, Page, Sender, Sentence, State, WebError, redirect_saying,
    refusal_in,
};

use super::{acting_secret, entry_of, link_needed};

/// Takes a request.
pub async fn ask(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
    form: Form,
) -> Answer {
    let who = entry_of(&place);
    let Some(secret) = acting_secret(&state, &request, &event, who).await? else {
        return Ok(link_needed(&event));
    };
    let kind = RequestKind::named(form.value("kind")).ok_or_else(WebError::not_understood)?;
    let round = form.value("round").parse().map_err(|_| WebError::not_understood())?;
    let asked = RequestForm { kind, round: RoundNo(round), words: form.value("words").to_owned() };
    let work = move |desk: &Desk, id: TournamentId, by: By<'_>| desk.ask(id, by, &secret, &asked);
    let said = |done: Done<(i32, RequestState)>| match done {
        Done::Now((_, RequestState::Granted)) => Sentence::new("ask-granted"),
        _ => Sentence::new("ask-asked"),
    };
    acted(&page, &state, &event, &form, work, said).await
}

/// Takes a request back.
pub async fn take_back(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
    form: Form,
) -> Answer {
    let who = entry_of(&place);
    let Some(secret) = acting_secret(&state, &request, &event, who).await? else {
        return Ok(link_needed(&event));
    };
    let number: i32 = form.value("request").parse().map_err(|_| WebError::not_understood())?;
    let work = move |desk: &Desk, id: TournamentId, by: By<'_>| {
        desk.take_request_back(id, by, &secret, number)
    };
    acted(&page, &state, &event, &form, work, |_| Sentence::new("ask-taken-back")).await
}

/// Acts at the desk for a player, and leads back to their page, which says what came of it.
pub(super) async fn acted<T: Send + 'static>(
    page: &Page,
    state: &State,
    event: &Event,
    form: &Form,
    work: impl FnOnce(&Desk, TournamentId, By<'_>) -> Result<T, DeskError> + Send + 'static,
    said: impl FnOnce(T) -> Sentence,
) -> Answer {
    let (id, sender) = (event.snapshot.id, Sender::of(None, form));
    let notice = match state.at_desk(move |desk| work(desk, id, sender.by())).await {
        Ok(done) => Notice::done(said(done)),
        Err(DeskError::Refused(why)) => {
            Notice::alert(refusal_in(page.t, &event.snapshot.tournament, &why))
        }
        Err(error) => return Err(error.into()),
    };
    Ok(redirect_saying(&event.path("/me"), notice))
}
