//! The rounds as a calendar that a phone subscribes to.

use actix_web::HttpRequest;
use chrono::Utc;

use crate::web::views::calendar::calendar_of_rounds;
use crate::web::{Answer, Event, Lang, Visit};

/// The rounds, from planned or real start to the expected end. Without any it is empty, so that whoever subscribed
/// early gets them later.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        Ok(calendar_of_rounds(t, &event.snapshot, &server, Utc::now().naive_utc()).to_string())
    };
    visit.spoken("/rounds.ics", "text/calendar; charset=utf-8", calendar).await
}
