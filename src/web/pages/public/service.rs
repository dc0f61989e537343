//! What is no page: the stream of revisions, and whether the service is well.

use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::desk::DeskError;
use crate::web::{Answer, Event, State};

/// The revisions of a tournament as they come about, for open pages to follow.
pub async fn events(event: Event, state: Data<State>, request: HttpRequest) -> Answer {
    let (id, revision) = (event.snapshot.id, event.snapshot.revision);
    if request.query_string() == "beat" && event.is_staff() {
        return state.hub.listen_closely(id, revision);
    }
    state.hub.listen(id, revision)
}

/// 200 while the database answers, else 503.
pub async fn health(state: Data<State>) -> HttpResponse {
    let asked = state.at_desk(|desk| {
        let store = desk.store();
        store.read(|c| Ok::<_, DeskError>(store.count_accounts(c)?))
    });
    let (mut answer, said) = match asked.await {
        Ok(_) => (HttpResponse::Ok(), "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (HttpResponse::ServiceUnavailable(), "the database does not answer\n")
        }
    };
    answer
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(said)
}
