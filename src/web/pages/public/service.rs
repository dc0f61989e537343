//! Endpoints that are not pages: the stream of revisions, and the health checks.

use crate::web::prelude::*;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use actix_web::HttpResponseBuilder;
use chrono::SecondsFormat;

use crate::web::Listener;
use service::JobSeen;
use store::Lack;

/// New revisions of a tournament, for open pages to follow.
pub async fn events(event: Event, state: Data<State>, request: HttpRequest) -> Answer {
    let who = Listener::of(&request, event.may_record());
    let (id, revision) = (event.snapshot.id, event.snapshot.revision);
    if request.query_string() == "beat" && event.is_staff() {
        return state.hub.listen_closely(id, revision, &who);
    }
    state.hub.listen(id, revision, &who)
}

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Readiness: 200 while the database accepts a write and no part of it was found damaged, else 503.
pub async fn health(state: Data<State>) -> HttpResponse {
    let asked = state.blocking(|service| Ok::<_, ServiceError>(service.store().beat(Utc::now())?));
    let lack = match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(())) if state.operations.damaged.load(Relaxed) => Some(Lack::Damaged),
        Ok(Ok(())) => {
            let said = well(state.service.differences().len(), &state.service.jobs());
            return plain(HttpResponse::Ok(), said);
        }
        Ok(Err(error)) => {
            if !error.is_logged_outage() {
                tracing::error!(%error, "the database takes nothing");
            }
            match error {
                ServiceError::Store(error) => error.lack(),
                _ => None,
            }
        }
        Err(_) => None,
    };
    let mut answer = plain(HttpResponse::ServiceUnavailable(), words(lack).to_owned());
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("30"));
    answer
}

/// Liveness: 200 while the process runs.
pub async fn alive() -> HttpResponse {
    plain(HttpResponse::Ok(), "alive\n".to_owned())
}

/// "degraded" if the last run of a background job failed. Which events differ from their journals, and why a job
/// failed, is only on the server's page.
fn well(differences: usize, jobs: &[JobSeen]) -> String {
    let failing = jobs.iter().any(JobSeen::is_failing);
    let mut said = if failing { "degraded\n" } else { "ok\n" }.to_owned();
    if differences > 0 {
        said += &format!(
            "{differences} events are not what their journals left: see the server's page\n"
        );
    }
    for JobSeen { name, last, failed, .. } in jobs {
        let at = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
        let failed = failed.as_ref().map(|(when, _)| format!(", last failed {}", at(*when)));
        let last = last.map_or_else(|| "not yet".to_owned(), at);
        said += &format!("{name}: last done {last}{}\n", failed.unwrap_or_default());
    }
    said
}

const fn words(lack: Option<Lack>) -> &'static str {
    match lack {
        Some(Lack::Room) => "the database cannot be written: is the disk full?\n",
        Some(Lack::Damaged) => "the database is damaged: restore a backup\n",
        Some(Lack::Database) | None => "the database does not answer\n",
    }
}

fn plain(mut answer: HttpResponseBuilder, said: String) -> HttpResponse {
    answer
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(said)
}
