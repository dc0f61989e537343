//! What no page answers by itself: an address with a trailing slash, `HEAD`, preflight requests (CORS) for the API,
//! and bodies of unknown length.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody, None as NoBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage as _, HttpResponse};

use super::local_path;

/// `/t/open/` to `/t/open`.
pub(super) fn without_last_slash(request: &ServiceRequest) -> Option<String> {
    let path = request.path().strip_suffix('/').filter(|path| !path.is_empty())?;
    let path = local_path(path.trim_end_matches('/'));
    let query = request.query_string();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let to = if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") };
    (reads && path != "/").then_some(to)
}

pub(super) fn is_interface(path: &str) -> bool {
    path.starts_with("/api/v1/")
}

/// Lets the scripts of any site read an answer and its entity tag.
pub(super) fn for_any_site(headers: &mut HeaderMap) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("etag"));
}

/// Middleware: answers `HEAD` as `GET` without its body, and preflight requests: scripts may send `If-None-Match`.
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

/// Middleware: refuses a body without a length. No browser sends one; an attacker could keep a connection open for
/// ever, since the server waits for the unread rest.
pub(super) async fn refuse_endless(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if !request.headers().contains_key(header::TRANSFER_ENCODING) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let unread = request.take_payload();
    let said = Bytes::from_static(b"Say how long the body is: Content-Length.\n");
    let body = BoxBody::new(Unread { said: Some(said), _unread: unread });
    let mut answer = HttpResponse::LengthRequired();
    let answer = answer.content_type("text/plain; charset=utf-8");
    Ok(request.into_response(answer.body(body)))
}

/// An answer that holds the unread request: while that exists, the connection closes after the answer, and is not kept
/// until the whole body has come.
struct Unread {
    said: Option<Bytes>,
    _unread: Payload,
}

impl MessageBody for Unread {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.said.as_ref().map_or(0, |said| said.len() as u64))
    }

    fn poll_next(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Poll::Ready(self.get_mut().said.take().map(Ok))
    }
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
