//! What takes seconds, as the page that waits for it asks: how far it is, and stop.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::json;

use crate::web::{Answer, Notice, Sentence, State, redirect, redirect_saying};
use service::TaskOf;

/// How far that is: `{"percent":40}`; no content if nobody works on it.
pub async fn progress(state: &State, of: TaskOf) -> Answer {
    let percent = state.blocking(move |service| service.progress(of)).await?;
    let mut answer = match percent {
        Some(percent) => HttpResponse::Ok().json(json!({ "percent": percent })),
        None => HttpResponse::NoContent().finish(),
    };
    answer
        .headers_mut()
        .insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    Ok(answer)
}

/// Stops that, and leads to the page from which it was begun.
pub async fn stopped(state: &State, of: TaskOf, to: &str) -> Answer {
    Ok(match state.blocking(move |service| service.stop(of)).await? {
        true => redirect_saying(to, Notice::done(Sentence::new("refusal-stopped"))),
        false => redirect(to),
    })
}
