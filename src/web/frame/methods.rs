//! Methods that no page answers by itself: `HEAD`, and what a browser asks before another site's script reads the
//! interface for other programs.

use actix_web::body::{BoxBody, MessageBody, None as NoBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpResponse};

/// Where the interface for other programs is.
pub(super) fn is_interface(path: &str) -> bool {
    path.starts_with("/api/v1/")
}

/// Lets the scripts of any site read an answer and its tag.
pub(super) fn for_any_site(headers: &mut HeaderMap) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("etag"));
}

/// Middleware: `HEAD` is answered as `GET` without its body; a browser that asks whether a script may send the tag of
/// what it knows is told so.
///
/// # Errors
/// Those of the inner services, unchanged.
pub async fn answer_methods(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if request.method() == Method::OPTIONS && is_interface(request.path()) {
        return Ok(request.into_response(may_read()));
    }
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    request.head_mut().method = Method::GET;
    let response = next.call(request).await?;
    Ok(response.map_body(|_, _| BoxBody::new(NoBody::new())))
}

fn may_read() -> HttpResponse {
    let mut answer = HttpResponse::build(StatusCode::NO_CONTENT)
        .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_HEADERS, "if-none-match"))
        .insert_header((header::ACCESS_CONTROL_MAX_AGE, "86400"))
        .finish();
    for_any_site(answer.headers_mut());
    answer
}
