//! From a template or an act to an answer.

use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap};
use actix_web::middleware::Next;
use actix_web::{Error, HttpResponse};
use anyhow::Context;
use askama::Template;

use super::notice::NOTICE_COOKIE;
use super::words::with_breaks;
use super::{Notice, Result};

pub type Answer = Result<HttpResponse>;

pub fn render(template: &impl Template) -> Answer {
    render_as(StatusCode::OK, template)
}

/// The page with the errors of its form, status 422.
pub fn render_wrong(template: &impl Template) -> Answer {
    render_as(StatusCode::UNPROCESSABLE_ENTITY, template)
}

pub fn render_as(status: StatusCode, template: &impl Template) -> Answer {
    Ok(page_of(status, html_of(template)?))
}

/// May run on another thread. Long names get break opportunities.
pub fn html_of(template: &impl Template) -> Result<String> {
    Ok(with_breaks(&template.render().context("the template could not be rendered")?))
}

pub(super) fn page_of(status: StatusCode, html: String) -> HttpResponse {
    HttpResponse::build(status).content_type("text/html; charset=utf-8").body(html)
}

/// Whether the content type begins so.
pub(super) fn is_of_kind(headers: &HeaderMap, kind: &str) -> bool {
    let said = headers.get(header::CONTENT_TYPE);
    said.is_some_and(|said| said.as_bytes().starts_with(kind.as_bytes()))
}

/// After an act: status 303, so that a reload does not act again.
#[must_use]
pub fn redirect(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// Redirects to a page that shows the notice once.
#[must_use]
pub fn redirect_saying(to: &str, notice: Notice) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .cookie(notice.into_cookie())
        .finish()
}

#[must_use]
pub fn attachment(name: &str, kind: &str, content: impl MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(content)
}

/// Middleware: deletes a notice's cookie once a page has shown it.
pub async fn forget_notices(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let waiting = request.cookie(NOTICE_COOKIE).is_some();
    let mut response = next.call(request).await?;
    let is_page = is_of_kind(response.headers(), "text/html");
    if waiting && is_page && !response.status().is_redirection() {
        let mut gone = Cookie::build(NOTICE_COOKIE, "").path("/").finish();
        gone.make_removal();
        // A cookie without a value is always a valid header.
        let _ = response.response_mut().add_cookie(&gone);
    }
    Ok(response)
}
