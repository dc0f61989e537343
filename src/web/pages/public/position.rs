//! The position of an event, and a player's line through it, as pictures: for lists, tabs, messengers, and to send home.

use crate::web::prelude::*;
use crate::web::views::position::EventPosition;

/// The size that messengers show a picture in.
const PREVIEW: (u32, u32) = (1200, 630);

/// The position of the event; with `?tables` of all tables.
pub async fn show(visit: Visit) -> Answer {
    let (address, most) = match visit.query.has("tables") {
        true => ("/position.svg?tables", usize::MAX),
        false => ("/position.svg", EventPosition::TABLES),
    };
    let draw = move |t, event: &Event| Ok(EventPosition::of(t, &event.snapshot.tournament, most));
    visit.drawn(address, draw).await
}

pub async fn mark(visit: Visit) -> Answer {
    let draw = |t, event: &Event| Ok(EventPosition::mark(t, &event.snapshot.tournament));
    visit.drawn("/mark.svg", draw).await
}

pub async fn of_player(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let id = EntryId(place.1);
    let draw = move |t, event: &Event| {
        let tournament = event.snapshot.tournament.public();
        tournament.entry(id).ok_or_else(WebError::no_page)?;
        Ok(EventPosition::through(t, &tournament, id))
    };
    visit.drawn(&format!("/players/{id}/position.svg"), draw).await
}

pub async fn preview(cx: Cx) -> Answer {
    png(&cx, EventPosition::of(cx.t, cx.tournament(), EventPosition::TABLES)).await
}

pub async fn preview_of_player(cx: Cx, place: Path<(String, i32)>) -> Answer {
    let tournament = cx.tournament().public();
    let entry = tournament.entry(EntryId(place.1)).ok_or_else(WebError::no_page)?;
    png(&cx, EventPosition::through(cx.t, &tournament, entry.id)).await
}

async fn png(cx: &Cx, position: EventPosition) -> Answer {
    let png = cx.blocking(move |_| Ok(position.png(PREVIEW))).await?;
    let kept = ("cache-control", "max-age=300");
    Ok(HttpResponse::Ok().content_type("image/png").insert_header(kept).body(png))
}
