//! What takes seconds, as the page that waits for it asks: how far it is, and stop.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::json;

use crate::desk::TaskOf;
use crate::web::{Notice, Sentence, State, redirect, redirect_saying};

/// How far that is: `{"percent":40}`; no content if nobody works on it.
#[must_use]
pub fn progress(state: &State, of: TaskOf) -> HttpResponse {
    let mut answer = match state.desk.progress(of) {
        Some(percent) => HttpResponse::Ok().json(json!({ "percent": percent })),
        None => HttpResponse::NoContent().finish(),
    };
    answer
        .headers_mut()
        .insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    answer
}

/// Stops that, and leads to the page from which it was begun.
#[must_use]
pub fn stopped(state: &State, of: TaskOf, to: &str) -> HttpResponse {
    match state.desk.stop(of) {
        true => redirect_saying(to, Notice::done(Sentence::new("refusal-stopped"))),
        false => redirect(to),
    }
}
