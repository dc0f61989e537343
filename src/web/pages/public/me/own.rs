//! What a player sends from their own page: requests, which change nothing until they are granted, appeals against
//! rulings, and the check-in. And where it leads: to their registration, the data kept about them, and their board.

use crate::web::prelude::*;
use serde_json::Value;

use publishing::about_person;
use service::RequestForm;

use super::link_needed;
use super::own_act::{OwnAct, OwnVisit};
use super::phone::{known_in, secret_of};

pub async fn ask(act: OwnAct) -> Answer {
    let kind = RequestKind::named(act.form.value("kind")).ok_or_else(WebError::not_understood)?;
    let round = act.form.value("round").parse().map_err(|_| WebError::not_understood())?;
    let words = act.form.value("words").to_owned();
    let asked = RequestForm { kind, round: RoundNo(round), words };
    let said = |done: Done<(i32, RequestState)>| match done {
        Done::Now((_, RequestState::Granted)) => Sentence::new("ask-granted"),
        _ => Sentence::new("ask-asked"),
    };
    act.done("/me", move |service, id, by, secret| service.ask(id, by, secret, &asked), said).await
}

pub async fn take_back(act: OwnAct) -> Answer {
    let number: i32 = act.form.value("request").parse().map_err(|_| WebError::not_understood())?;
    act.done(
        "/me",
        move |service, id, by, secret| service.take_request_back(id, by, secret, number),
        |_| Sentence::new("ask-taken-back"),
    )
    .await
}

pub async fn check_in(act: OwnAct) -> Answer {
    act.done(
        "/me",
        |service, id, by, secret| service.check_in_oneself(id, by, secret),
        |_| Sentence::new("me-checked-in"),
    )
    .await
}

pub async fn appeal(act: OwnAct) -> Answer {
    let no = act.form.value("ruling").parse().map_err(|_| WebError::not_understood())?;
    let grounds = act.form.value("grounds").to_owned();
    act.done(
        "/me",
        move |service, id, by, secret| {
            service.appeal_own_ruling(id, by, secret, RulingNo(no), &grounds)
        },
        |_| Sentence::new("me-appeal-taken"),
    )
    .await
}

/// Target of the code on a slip: arbiters get the board, its players the report of the result, everybody else the
/// round.
pub async fn board(request: HttpRequest, event: Event, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    if event.is_staff() {
        return Ok(redirect(&event.path(&format!("/boards/{no}/{table}"))));
    }
    let round = event.snapshot.tournament.round(no).filter(|round| round.is_public());
    let board = round.and_then(|round| round.board_at(table)).ok_or_else(WebError::no_page)?;
    let mut known = known_in(&request, &event).into_iter();
    let here = known.find(|known| board.color_of(known.entry).is_some());
    Ok(redirect(&event.path(&match here {
        Some(me) if me.secret().is_some() => format!("/me/{}/result", me.entry),
        Some(_) => "/me".to_owned(),
        None => format!("/rounds/{no}#table-{table}"),
    })))
}

pub async fn registration(
    request: HttpRequest,
    event: Event,
    place: Path<(String, i32)>,
) -> Answer {
    Ok(match secret_of(&request, &event, EntryId(place.1)) {
        Some(secret) => redirect(&event.path(&format!("/register/{secret}"))),
        None => link_needed(&event),
    })
}

pub async fn data(OwnVisit { cx, who, .. }: OwnVisit) -> Answer {
    let id = cx.event.snapshot.id;
    let read = move |service: &Service| -> Result<Option<Value>, ServiceError> {
        let store = service.store();
        let whole = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, id)?))?;
        whole.map_or(Ok(None), |whole| about_person(service, &whole, who))
    };
    let Some(known) = cx.blocking(read).await? else { return Ok(link_needed(&cx.event)) };
    let name = format!("{}-{who}.json", cx.event.snapshot.slug);
    Ok(attachment(&name, "application/json", format!("{known:#}").into_bytes()))
}
