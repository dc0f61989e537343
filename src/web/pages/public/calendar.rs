//! The rounds as a calendar that a phone subscribes to.

use actix_web::HttpRequest;
use actix_web::web::Path;
use chrono::Utc;

use crate::tournament::EntryId;
use crate::web::views::calendar::{calendar_of_player, calendar_of_rounds};
use crate::web::{Answer, Event, Lang, Visit, WebError};

/// The rounds, from planned or real start to the expected end. Without any it is empty, so that whoever subscribed
/// early gets them later.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        Ok(calendar_of_rounds(t, &event.snapshot, &server, Utc::now().naive_utc()).to_string())
    };
    visit.spoken("/rounds.ics", "text/calendar; charset=utf-8", calendar).await
}

/// The games of one player, with the dates that were agreed.
pub async fn of_player(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let who = EntryId(place.1);
    if visit.event.snapshot.tournament.public().entry(who).is_none() {
        return Err(WebError::no_page());
    }
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        let at = (server.as_str(), Utc::now().naive_utc());
        Ok(calendar_of_player(t, &event.snapshot, who, at).to_string())
    };
    let address = format!("/players/{who}/games.ics");
    visit.spoken(&address, "text/calendar; charset=utf-8", calendar).await
}
