//! What a player sends from their own page: requests, which change nothing until they are granted, appeals against
//! rulings, and the check-in.

use crate::web::prelude::*;
use service::RequestForm;

use super::own_act::OwnAct;

pub async fn ask(act: OwnAct) -> Answer {
    let kind = RequestKind::named(act.form.value("kind")).ok_or_else(WebError::not_understood)?;
    let round = act.form.value("round").parse().map_err(|_| WebError::not_understood())?;
    let words = act.form.value("words").to_owned();
    let asked = RequestForm { kind, round: RoundNo(round), words };
    let said = |done: Done<(i32, RequestState)>| match done {
        Done::Now((_, RequestState::Granted)) => Sentence::new("ask-granted"),
        _ => Sentence::new("ask-asked"),
    };
    act.done(move |service, id, by, secret| service.ask(id, by, secret, &asked), said).await
}

pub async fn take_back(act: OwnAct) -> Answer {
    let number: i32 = act.form.value("request").parse().map_err(|_| WebError::not_understood())?;
    act.done(
        move |service, id, by, secret| service.take_request_back(id, by, secret, number),
        |_| Sentence::new("ask-taken-back"),
    )
    .await
}

pub async fn check_in(act: OwnAct) -> Answer {
    act.done(
        |service, id, by, secret| service.check_in_oneself(id, by, secret),
        |_| Sentence::new("me-checked-in"),
    )
    .await
}

pub async fn appeal(act: OwnAct) -> Answer {
    let no = act.form.value("ruling").parse().map_err(|_| WebError::not_understood())?;
    let grounds = act.form.value("grounds").to_owned();
    act.done(
        move |service, id, by, secret| {
            service.appeal_own_ruling(id, by, secret, RulingNo(no), &grounds)
        },
        |_| Sentence::new("me-appeal-taken"),
    )
    .await
}
