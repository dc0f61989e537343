//! A form whose sender has to sign in first: what was typed goes along through the sign-in page, and is sent once more
//! after it. Nothing of it is kept here, nor written into an address.

use actix_web::dev::ServiceRequest;
use actix_web::http::{Method, StatusCode, header};
use actix_web::web::Data;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::desk::RelyingParty;

use super::body::read_body;
use super::render::{html_of, page_of};
use super::{Form, Lang, Page, Result, State, Viewer, local_path};

/// The most of a form that goes along, in bytes: it has room in the form of the sign-in page.
const MOST: u64 = 44 * 1024;

/// The fields of the sign-in page by which it goes along.
const TO: &str = "unsent-to";
const FIELDS: &str = "unsent";

/// What somebody sent who was not signed in, without passwords and codes.
#[derive(Clone, Debug)]
pub struct Unsent {
    to: String,
    fields: Form,
}

impl Unsent {
    /// Reads what a refused request sent, for the page that asks to sign in: [`Unsent::of`]. Files do not go along.
    pub(super) async fn keep(request: &mut ServiceRequest) {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let is_form = kind
            .is_some_and(|kind| kind.as_bytes().starts_with(b"application/x-www-form-urlencoded"));
        if request.method() != Method::POST || !is_form {
            return;
        }
        let payload = request.take_payload();
        if let Ok(body) = read_body(payload, MOST).await {
            let to = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
            let fields = Form::filled(Form::decoded(&body).values_to_show());
            request.extensions_mut().insert(Self { to, fields });
        }
    }

    /// What a request sent that was refused.
    pub(super) fn of(request: &HttpRequest) -> Option<Self> {
        request.extensions().get::<Self>().cloned()
    }

    /// What goes along in a form of the sign-in page.
    #[must_use]
    pub fn along(form: &Form) -> Option<Self> {
        let to = local_path(form.value(TO));
        let body = URL_SAFE_NO_PAD.decode(form.value(FIELDS)).ok()?;
        (to != "/" && !to.starts_with("/sign-in"))
            .then(|| Self { to: to.to_owned(), fields: Form::decoded(&body) })
    }

    fn into_form(self, form: Form) -> Form {
        let fields: Vec<_> = self.fields.all().collect();
        let body = serde_urlencoded::to_string(fields).unwrap_or_default();
        form.adding(TO, &self.to).adding(FIELDS, &URL_SAFE_NO_PAD.encode(body))
    }
}

/// The page that asks who one is.
#[derive(Template)]
#[template(path = "account/sign-in.html")]
pub struct SignInPage {
    t: Lang,
    page: Page,
    form: Form,
    /// Where a passkey alone is asked for, where there can be any.
    offer: Option<PasskeyOffer>,
}

impl SignInPage {
    /// The page with what was typed there, for who sent that request.
    #[must_use]
    pub fn new(request: &HttpRequest, page: Page, form: Form) -> Self {
        let t = page.t;
        let state = request.app_data::<Data<State>>();
        let party = state.and_then(|state| state.relying_party(request).ok());
        let offer = party.map(|party| PasskeyOffer::of(&party, "/sign-in/passkey"));
        Self { t, page: page.titled(t.text("sign-in")), form, offer }
    }

    /// The id of what is wrong with name and password together; empty if nothing is.
    fn about(&self) -> &'static str {
        if self.form.wrong_as_a_whole().is_some() { "sign-in-wrong" } else { "" }
    }
}

/// Where a passkey is asked for, and where its answer is sent.
pub struct PasskeyOffer {
    /// Where browsers have to be.
    pub origin: String,
    /// Where the form goes.
    pub send: &'static str,
    /// Where it is said what to sign.
    pub ask: String,
}

impl PasskeyOffer {
    /// At that host, by a form that goes there.
    #[must_use]
    pub fn of(party: &RelyingParty, send: &'static str) -> Self {
        Self { origin: party.origin().to_owned(), send, ask: format!("{send}/ask") }
    }
}

/// The sign-in page in answer to a form, which goes along.
///
/// # Errors
/// If the template fails.
pub(super) fn ask(request: &HttpRequest, unsent: Unsent, form: Form) -> Result<HttpResponse> {
    let page = Page::of(request);
    let html = html_of(&SignInPage::new(request, page, unsent.into_form(form)))?;
    Ok(page_of(StatusCode::FORBIDDEN, html))
}

/// The page, after signing in, that sends what went along.
#[derive(Template)]
#[template(path = "account/unsent.html")]
struct UnsentPage {
    t: Lang,
    page: Page,
    unsent: Unsent,
    back: String,
}

/// Shows `viewer`, after signing in, how what went along is sent; or left, which leads `back`.
///
/// # Errors
/// If the template fails.
pub fn show_unsent(page: Page, viewer: Viewer, unsent: Unsent, back: &str) -> Result<HttpResponse> {
    let t = page.t;
    let page = Page { viewer: Some(viewer), ..page.titled(t.text("unsent-title")) };
    let html = html_of(&UnsentPage { t, page, unsent, back: local_path(back).to_owned() })?;
    Ok(page_of(StatusCode::OK, html))
}
