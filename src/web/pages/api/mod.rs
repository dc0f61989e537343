//! JSON interface for other programs: read-only, versioned, described by OpenAPI.

mod answers;
mod limit;
mod shapes;

use crate::web::prelude::*;
use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::{Next, from_fn};
use actix_web::web::{ServiceConfig, scope};

use crate::web::{for_any_site, register};

use answers::{What, answer, tournaments};

pub(super) const V1: &str = "/api/v1";

pub fn routes(config: &mut ServiceConfig) {
    let v1 = scope(V1).wrap(from_fn(for_other_programs));
    config.service(v1.configure(|v1| register(v1, false, V1, &[])));
}

/// Middleware: allows every origin (CORS) and applies the rate limit.
async fn for_other_programs(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if !limit::may(&address_of(request.request())) {
        let seconds = 10;
        let wait = HttpResponse::TooManyRequests()
            .insert_header((header::RETRY_AFTER, seconds))
            .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
            .json(json!({ "error": format!("too many requests; wait {seconds} seconds") }));
        return Ok(request.into_response(wait).map_into_boxed_body());
    }
    let mut response = next.call(request).await?.map_into_boxed_body();
    for_any_site(response.headers_mut());
    Ok(response)
}

/// JSON that belongs to no event, with an ETag; 304 if the client has it.
fn json(request: &HttpRequest, text: String) -> HttpResponse {
    let tag = format!("\"{}\"", Token::hash_of(&text));
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let same = known.is_some_and(|known| known.contains(&tag));
    let mut answer = if same { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer
        .content_type("application/json")
        .insert_header((header::ETAG, format!("W/{tag}")))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    if same { answer.finish() } else { answer.body(text) }
}

#[route("GET", "/api/v1/openapi.json", Public)]
async fn describe(request: HttpRequest) -> Answer {
    Ok(json(&request, shapes::document().to_string()))
}

#[route("GET", "/api/v1/tournaments", Public)]
async fn list(state: Data<State>, request: HttpRequest) -> Answer {
    let listed = state.blocking(|service| service.read(|c| c.tournaments())).await?;
    Ok(json(&request, tournaments(&listed)?.to_string()))
}

#[route("GET", "/api/v1/tournaments/{slug}", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/rounds", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/rounds/{round}", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/standings", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/players", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/players/{entry}", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/games", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/rulings", Public)]
#[route("GET", "/api/v1/tournaments/{slug}/certificates", Public)]
async fn send(visit: Visit, request: HttpRequest) -> Answer {
    let pattern = format!("/api/v1/tournaments/{}", visit.event.snapshot.slug);
    let rest = request.path().strip_prefix(&pattern).map(|rest| rest.trim_start_matches('/'));
    let asked = Form::of_query(&request);
    let what = rest.and_then(|rest| What::of(rest, asked.value("round")));
    let what = what.ok_or_else(WebError::no_page)?;
    let make = move |event: &Event, s: &Service| Ok(answer(s, event, what)?.to_string());
    visit.data(&format!("/api/{what:?}"), "application/json", make).await
}
