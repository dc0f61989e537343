//! What is answered to a link that is none, and the page by which a lost one is mailed again.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;
use chrono::Utc;

use crate::web::{Answer, Form, Lang, Page, State, WebError, address_of, render_as};

/// The page that asks where to send a personal link to.
#[derive(Template)]
#[template(path = "lost.html")]
pub struct LostLinkPage {
    t: Lang,
    page: Page,
    form: Form,
    /// Whether a link was opened that does not hold.
    spent: bool,
    /// Whether this server sends e-mail.
    mails: bool,
}

impl LostLinkPage {
    /// The page with what was typed.
    #[must_use]
    pub fn new(page: Page, state: &State, form: Form) -> Self {
        let (t, mails) = (page.t, state.service.sends_mail());
        Self { t, form, spent: false, mails, page: page.titled(t.text("lost-title")) }
    }
}

/// That the link does not hold, and how to get it again; to whoever tries many, that they wait.
///
/// # Errors
/// [`WebError::TooMany`].
pub fn spent_link(page: Page, state: &State, request: &HttpRequest) -> Answer {
    if let Some(seconds) = state.service.wrong_link(&address_of(request), Utc::now()) {
        return Err(WebError::TooMany { seconds });
    }
    let page = LostLinkPage::new(page, state, Form::default());
    render_as(StatusCode::NOT_FOUND, &LostLinkPage { spent: true, ..page })
}
