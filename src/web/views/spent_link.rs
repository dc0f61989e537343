//! The response to an invalid personal link, and the page to request a lost one by e-mail.

use crate::web::prelude::*;
use actix_web::http::StatusCode;

use crate::web::render_as;

#[derive(Template)]
#[template(path = "lost.html")]
pub struct LostLinkPage {
    cx: Page,
    form: Form,
    spent: bool,
    mails: bool,
}

impl LostLinkPage {
    #[must_use]
    pub fn new(page: Page, state: &State, form: Form) -> Self {
        let (title, mails) = (page.text("lost-title"), state.service.sends_mail());
        Self { cx: page.titled(title), form, spent: false, mails }
    }
}

/// Says that the link is invalid and how to get a new one. Rate limit: 429 after many attempts.
pub fn spent_link(page: Page, state: &State, request: &HttpRequest) -> Answer {
    if let Some(seconds) = state.service.wrong_link(&address_of(request), Utc::now()) {
        return Err(WebError::TooMany { seconds });
    }
    let page = LostLinkPage::new(page, state, Form::default());
    render_as(StatusCode::NOT_FOUND, &LostLinkPage { spent: true, ..page })
}
