use crate::web::prelude::*;
use prometheus_client::registry::Unit;

use crate::web::Reading;

const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// 404 while no token is set, 401 for a wrong one.
#[route("GET", "/metrics", Public)]
async fn show(request: HttpRequest, state: Data<State>) -> Result<HttpResponse> {
    let said = request.headers().get(header::AUTHORIZATION).and_then(bearer);
    match state.operations.may_read(said) {
        None => Err(WebError::no_page()),
        Some(false) => Ok(HttpResponse::Unauthorized()
            .insert_header((header::WWW_AUTHENTICATE, "Bearer"))
            .content_type("text/plain; charset=utf-8")
            .body("say the token of --metrics-token: Authorization: Bearer TOKEN\n")),
        Some(true) => {
            let text = state.operations.metrics.text(readings(&state), &state.service.jobs());
            let no_store = (header::CACHE_CONTROL, "no-store");
            Ok(HttpResponse::Ok().content_type(FORMAT).insert_header(no_store).body(text))
        }
    }
}

fn bearer(value: &HeaderValue) -> Option<&str> {
    value.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

fn readings(state: &State) -> Vec<Reading> {
    let store = state.service.store();
    let backups = state.operations.backups();
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let up = (Utc::now() - state.operations.started).num_seconds();
    let (held, lost) = (store.connections_held().into(), store.lost().is_some().into());
    let mut readings: Vec<Reading> = vec![
        ("uptime", Some(Unit::Seconds), "Since the start", up),
        ("live_streams", None, "Open pages that hear of changes", count(state.hub.open_streams())),
        ("database_connections", None, "Connections to the database in use", held),
        ("journal_lost", None, "1 if acknowledged entries are missing", lost),
        (
            "journal_differences",
            None,
            "Events that are not what their journals left, at the last comparison",
            count(state.service.differences().len()),
        ),
        ("failures", None, "Failures remembered", count(state.operations.failures().len())),
    ];
    if backups.folder.is_some() {
        let last = backups.last.map_or(0, |(at, _)| at.timestamp());
        readings.push(("backup_last", Some(Unit::Seconds), "When, since 1970", last));
    }
    if let Some((size, free)) = super::room(store) {
        let bytes = |bytes: u64| i64::try_from(bytes).unwrap_or(i64::MAX);
        readings.push(("database", Some(Unit::Bytes), "Size of the file and its log", bytes(size)));
        readings.push(("disk_free", Some(Unit::Bytes), "Left on its disk", bytes(free)));
    }
    readings
}
