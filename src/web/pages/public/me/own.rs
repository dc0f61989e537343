//! The board that the code on a slip leads to, the player's registration, and the data kept about them.

use crate::web::prelude::*;
use serde_json::Value;

use publishing::about_person;

use super::own_act::OwnVisit;
use super::{device, link_needed, secret_of};

/// Target of the code on a slip: arbiters get the board, its players the report of the result, everybody else the
/// round.
pub async fn board(request: HttpRequest, event: Event, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    if event.is_staff() {
        return Ok(redirect(&event.path(&format!("/boards/{no}/{table}"))));
    }
    let round = event.snapshot.tournament.round(no).filter(|round| round.is_public());
    let board = round.and_then(|round| round.board_at(table)).ok_or_else(WebError::no_page)?;
    let known = device::known(&request).into_iter().filter(|known| known.is_of(&event));
    let mut here = known.filter(|known| board.color_of(known.entry).is_some());
    Ok(redirect(&event.path(&match here.next() {
        Some(me) if me.secret.is_some() => format!("/me/{}/result", me.entry),
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

pub async fn data(OwnVisit { visit, who, state }: OwnVisit) -> Answer {
    let name = format!("{}-{who}.json", visit.event.snapshot.slug);
    let id = visit.event.snapshot.id;
    let read = move |service: &Service| -> Result<Option<Value>, ServiceError> {
        let store = service.store();
        let whole = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, id)?))?;
        whole.map_or(Ok(None), |whole| about_person(service, &whole, who))
    };
    let Some(known) = state.blocking(read).await? else { return Ok(link_needed(&visit.event)) };
    Ok(attachment(&name, "application/json", format!("{known:#}").into_bytes()))
}
