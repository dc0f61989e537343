//! Answers of several areas: to an invalid personal link, with the page to request a lost one by e-mail; progress of
//! long computations, and stopping them; and subscriptions of browsers to Web Push.

use crate::web::prelude::*;

use publishing::are_keys;
use publishing::outside::check_address;
use store::Browser;

#[derive(Template)]
#[template(path = "lost.html")]
pub struct LostLinkPage {
    cx: Page,
    form: Form,
    spent: bool,
    mails: bool,
}

impl LostLinkPage {
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

/// A cookie or a secret selected the page, so no shared cache may keep it.
pub fn keep_private(mut answer: HttpResponse) -> HttpResponse {
    let own = HeaderValue::from_static("private, no-store");
    answer.headers_mut().insert(header::CACHE_CONTROL, own);
    answer
}

/// `{"percent":40}`; 204 if it is not running.
pub async fn progress(state: &State, of: TaskOf) -> Answer {
    let percent = state.blocking(move |service| service.progress(of)).await?;
    let mut answer = match percent {
        Some(percent) => HttpResponse::Ok().json(json!({ "percent": percent })),
        None => HttpResponse::NoContent().finish(),
    };
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(answer)
}

/// Stops it and redirects to `to`, the page from which it was started.
pub async fn stopped(state: &State, of: TaskOf, to: &str) -> Answer {
    Ok(match state.blocking(move |service| service.stop(of)).await? {
        true => redirect_saying(to, Notice::done(Sentence::new("refusal-stopped"))),
        false => redirect(to),
    })
}

const LONGEST: usize = 1000;

pub fn browser_of(form: &Form) -> Result<Browser> {
    let [endpoint, key, secret] = ["endpoint", "key", "secret"].map(|it| form.value(it).to_owned());
    let browser = Browser { endpoint, key, secret };
    let usable = browser.endpoint.len() <= LONGEST
        && check_address(&browser.endpoint, true).is_ok()
        && are_keys(&browser);
    if usable { Ok(browser) } else { Err(WebError::not_understood()) }
}
