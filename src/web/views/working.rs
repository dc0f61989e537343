//! Progress of long computations, and stopping them.

use crate::web::prelude::*;

/// `{"percent":40}`; 204 if it is not running.
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

/// Stops it and redirects to `to`, the page from which it was started.
pub async fn stopped(state: &State, of: TaskOf, to: &str) -> Answer {
    Ok(match state.blocking(move |service| service.stop(of)).await? {
        true => redirect_saying(to, Notice::done(Sentence::new("refusal-stopped"))),
        false => redirect(to),
    })
}
