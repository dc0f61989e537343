//! Errors of the web, and the page that shows them.

use super::*;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::AtomicI64;

use actix_web::ResponseError;
use actix_web::error::InternalError;
use futures_util::FutureExt;

use service::panic_message;
use tournament::RoundNo;

pub type Result<T, E = WebError> = std::result::Result<T, E>;

/// Why a request is not answered with what it asked for. The viewer sees an error page in the right language and
/// status. The cause of [`WebError::Internal`] goes to the log with a number, and only the number is shown.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// 400: not understood, with what to do.
    #[error("bad request: {}", .0.key())]
    BadRequest(Sentence),
    /// Leads to the sign-in page and from there back.
    #[error("sign-in needed")]
    SignInNeeded,
    /// The last sign-in is too old; leads to the sign-in page and from there back.
    #[error("to be signed in once more")]
    SignInAgain,
    /// Leads to where a second factor is set up.
    #[error("second factor needed")]
    SecondFactorNeeded,
    /// 403: not the business of this account, with why.
    #[error("forbidden: {}", .0.key())]
    Forbidden(Sentence),
    /// 404, with what there is instead.
    #[error("not found: {}", .0.key())]
    NotFound(Sentence),
    /// 404: the round is not published yet.
    #[error("round {0} is to come")]
    RoundToCome(RoundNo),
    /// 410: the tournament was deleted.
    #[error("deleted")]
    Deleted,
    /// 409: somebody else was first, with what to do.
    #[error("conflict: {}", .0.key())]
    Conflict(Sentence),
    /// 413, with the most that is allowed.
    #[error("larger than {limit} KB")]
    TooLarge {
        /// In units of 1024 bytes.
        limit: u64,
    },
    /// 422: understood but impossible, with why. Wrong fields are shown in their form instead.
    #[error("unprocessable: {}", .0.key())]
    Unprocessable(Sentence),
    /// 422: the page with the form again, as HTML, with its faults at the fields.
    #[error("a form with something wrong")]
    Again(String),
    #[error("too many attempts, wait {seconds} s")]
    TooMany { seconds: i64 },
    /// 503: the machine cannot at this moment, with why.
    #[error("unavailable: {0:?}")]
    Unavailable(Lack),
    #[error("busy")]
    Busy,
    /// 500: ours; the detail is logged, never shown.
    #[error("{0:#}")]
    Internal(#[from] anyhow::Error),
}

impl WebError {
    pub fn no_page() -> Self {
        Self::NotFound(Sentence::new("error-not-found-why"))
    }

    pub fn no_role(needed: Access) -> Self {
        Self::Forbidden(Sentence::new(match needed {
            Access::Owner => "error-owner-why",
            Access::EventMaker => "error-event-maker-why",
            Access::Organiser => "error-organiser-why",
            Access::Arbiter => "error-arbiter-why",
            _ => "error-forbidden-why",
        }))
    }

    /// 400 for a request that no page of ours sends.
    pub fn not_understood() -> Self {
        Self::BadRequest(Sentence::new("error-bad-request-why"))
    }

    /// 409 for a page that is older than what it would change.
    pub fn changed_meanwhile() -> Self {
        Self::Conflict(Sentence::new("error-conflict-why"))
    }

    pub fn again(page: &impl Template) -> Self {
        html_of(page).map_or_else(|error| error, Self::Again)
    }

    /// Status, and what the page says.
    fn status_and_words(&self) -> (StatusCode, Said) {
        let said = |why: &'static str| Sentence::new(why);
        let (status, title, why) = match self {
            Self::BadRequest(why) => (400, "error-bad-request", why.clone()),
            Self::SignInNeeded | Self::SignInAgain | Self::SecondFactorNeeded => {
                (403, "sign-in", said("error-forbidden-why"))
            }
            Self::Forbidden(why) => (403, "error-forbidden", why.clone()),
            Self::RoundToCome(no) => {
                (404, "error-not-yet", said("error-round-to-come").with("round", *no))
            }
            Self::NotFound(why) => (404, "error-not-found", why.clone()),
            Self::Deleted => (410, "error-deleted", said("error-deleted-why")),
            Self::Conflict(why) => (409, "error-conflict", why.clone()),
            Self::TooLarge { limit } => {
                (413, "error-too-large", said("error-too-large-why").with("limit", *limit))
            }
            Self::Unprocessable(why) => (422, "error-unprocessable", why.clone()),
            Self::Again(_) => (422, "error-unprocessable", said("error-bad-request-why")),
            Self::TooMany { seconds } => {
                (429, "error-too-many", said("error-too-many-why").with("seconds", *seconds))
            }
            Self::Unavailable(lack) => {
                let why = match lack {
                    Lack::Room => "error-no-room",
                    Lack::Damaged => "error-damaged",
                    Lack::Database => "error-no-database",
                };
                (503, "error-unavailable", said(why))
            }
            Self::Busy => (503, "error-busy", said("error-busy-why")),
            Self::Internal(_) => (500, "error-internal", said("error-internal-why")),
        };
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, (title, why))
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        self.status_and_words().0
    }

    // The bare answer: a middleware further out, which knows the viewer's language, makes it a page.
    fn error_response(&self) -> HttpResponse {
        let mut answer = HttpResponse::new(self.status_code());
        let wait = match self {
            Self::TooMany { seconds } => *seconds,
            Self::Busy => 2,
            Self::Unavailable(_) => 30,
            _ => return answer,
        };
        answer.headers_mut().insert(header::RETRY_AFTER, wait.into());
        answer
    }
}

/// Title and reason.
type Said = (&'static str, Sentence);

/// For answers of the framework, which know only their status.
fn status_words(status: StatusCode) -> Said {
    let (title, why) = match status.as_u16() {
        403 => ("error-forbidden", "error-forbidden-why"),
        404 => ("error-not-found", "error-not-found-why"),
        500..=502 => ("error-internal", "error-internal-why"),
        503 | 504 => ("error-busy", "error-busy-why"),
        _ => ("error-bad-request", "error-bad-request-why"),
    };
    (title, Sentence::new(why))
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    cx: Page,
    why: String,
    reference: Option<String>,
    /// The address of the tournament, if the request was for one of its pages.
    event: Option<String>,
}

/// Middleware: gives every failed answer without a page of its own the error page, and logs our own faults.
pub async fn show_error_pages(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let page = Page::of(request.request());
    let id = RequestId::of(request.request()).0;
    let state = request.app_data::<Data<State>>().cloned();
    let response = match AssertUnwindSafe(next.call(request)).catch_unwind().await {
        Ok(response) => response?.map_into_boxed_body(),
        Err(panic) => {
            let why = panic_message(&*panic);
            if let Some(state) = state {
                let (at, route) = (chrono::Utc::now(), "a panic".to_owned());
                let reference = id.clone();
                state.operations.failed(Failed { at, reference, route, why: why.clone() });
            }
            return Err(panicked(page, id, &why).into());
        }
    };
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return Ok(response);
    }
    let error = response.response().error();
    let has_page = error.is_none() && response.headers().contains_key(header::CONTENT_TYPE);
    if has_page {
        return Ok(response);
    }
    let known = error.and_then(|error| error.as_error::<WebError>());
    if let (Some(WebError::Unavailable(Lack::Damaged)), Some(state)) =
        (known, response.request().app_data::<Data<State>>())
    {
        state.operations.damaged.store(true, Ordering::Relaxed);
    }
    let reference = status.is_server_error().then(|| {
        log(response.request(), status, &id, error);
        id
    });
    let mut page = match known {
        Some(WebError::SignInNeeded) => to_sign_in(response.request()),
        Some(WebError::SignInAgain) => to_sign_in_again(response.request()),
        Some(WebError::Again(html)) => page_of(status, html.clone()),
        Some(WebError::SecondFactorNeeded) => redirect("/account/second-factor?needed=yes"),
        known => {
            let said = known.map(|known| known.status_and_words().1);
            let said = said.unwrap_or_else(|| status_words(status));
            error_page(response.request(), status, &said, reference)
        }
    };
    for name in [header::ALLOW, header::RETRY_AFTER] {
        if let Some(value) = response.headers().get(&name) {
            page.headers_mut().insert(name, value.clone());
        }
    }
    Ok(response.into_response(page))
}

/// The page of a handler that panicked. The request is lost with it, so that no middleware further out can add to
/// this answer.
fn panicked(page: Page, reference: String, panic: &str) -> InternalError<&'static str> {
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    tracing::error!(reference, status = status.as_u16(), %panic, "a handler panicked");
    let mut answer = page_saying(page, None, status, &status_words(status), Some(reference));
    add_headers(answer.headers_mut(), true);
    InternalError::from_response("a handler panicked", answer)
}

/// True for the first call within a second: limits a message of the log, however many requests fail.
fn may_be_said() -> bool {
    static LAST: AtomicI64 = AtomicI64::new(0);
    let now = chrono::Utc::now().timestamp();
    LAST.fetch_max(now, Ordering::Relaxed) < now
}

fn log(request: &HttpRequest, status: StatusCode, reference: &str, error: Option<&Error>) {
    let route = pattern_of(request).as_deref().unwrap_or_default().to_owned();
    if status == StatusCode::SERVICE_UNAVAILABLE && !may_be_said() {
        return;
    }
    let why = error.map_or_else(|| "no reason given".to_owned(), ToString::to_string);
    // An outage of the database is logged where it begins and ends.
    let known = error.and_then(Error::as_error::<WebError>);
    let is_outage = matches!(known, Some(WebError::Unavailable(_)));
    if !is_outage {
        tracing::error!(reference, %route, status = status.as_u16(), %why, "failed");
    }
    if let Some(state) = request.app_data::<Data<State>>() {
        let reference = reference.to_owned();
        state.operations.failed(Failed { at: chrono::Utc::now(), reference, route, why });
    }
}

/// A page; for other programs JSON, readable from any site.
fn error_page(
    request: &HttpRequest,
    status: StatusCode,
    said: &Said,
    reference: Option<String>,
) -> HttpResponse {
    let page = Page::of(request);
    if !is_interface(request.path()) {
        let event = request.extensions().get::<Event>().cloned();
        return page_saying(page, event, status, said, reference);
    }
    let (title, why) = said;
    let mut told = serde_json::json!({ "error": page.text(title), "why": page.sentence(why) });
    if let Some(reference) = reference {
        told["reference"] = reference.into();
    }
    let mut answer =
        HttpResponse::build(status).insert_header((header::CACHE_CONTROL, "no-store")).json(told);
    for_any_site(answer.headers_mut());
    answer
}

fn page_saying(
    page: Page,
    event: Option<Event>,
    status: StatusCode,
    (title, why): &Said,
    reference: Option<String>,
) -> HttpResponse {
    let why = page.sentence(why);
    let cx = event.iter().fold(page, frame).headed(title);
    let event = event.map(|event| event.path(""));
    let template = ErrorPage { cx, why, reference, event };
    let Ok(html) = html_of(&template) else { return HttpResponse::new(status) };
    let mut answer = page_of(status, html);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

fn to_sign_in(request: &HttpRequest) -> HttpResponse {
    let here = request.uri().path_and_query().map_or("/", |path| path.as_str());
    match request.method().is_safe() {
        true => redirect_with(&[("back", here)]),
        false => redirect_with(&[("back", "/"), ("ended", "yes")]),
    }
}

/// Redirects to the sign-in page with the name filled in, and from there to the page of the form.
fn to_sign_in_again(request: &HttpRequest) -> HttpResponse {
    let name = request.extensions().get::<Viewer>().map(|viewer| viewer.name.clone());
    let back = request.path().rsplit_once('/').map_or("/", |(page, _)| page);
    let name = name.as_deref().unwrap_or_default();
    redirect_with(&[("back", back), ("name", name), ("again", "yes")])
}

fn redirect_with(fields: &[(&str, &str)]) -> HttpResponse {
    redirect(&format!("/sign-in?{}", serde_urlencoded::to_string(fields).unwrap_or_default()))
}
