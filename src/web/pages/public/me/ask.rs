//! What a player asks for: it changes nothing until somebody grants it; an appeal against a ruling at their board; and
//! that they are here.

use crate::web::{Answer, Sentence, WebError};
use referee::RulingNo;
use service::{Done, RequestForm};
use tournament::{RequestKind, RequestState, RoundNo};

use super::own_act::OwnAct;

/// Takes a request.
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

/// Takes a request back.
pub async fn take_back(act: OwnAct) -> Answer {
    let number: i32 = act.form.value("request").parse().map_err(|_| WebError::not_understood())?;
    act.done(
        move |service, id, by, secret| service.take_request_back(id, by, secret, number),
        |_| Sentence::new("ask-taken-back"),
    )
    .await
}

/// Checks the player in.
pub async fn check_in(act: OwnAct) -> Answer {
    act.done(
        |service, id, by, secret| service.check_in_oneself(id, by, secret),
        |_| Sentence::new("me-checked-in"),
    )
    .await
}

/// Takes an appeal.
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
