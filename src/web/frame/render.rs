//! From a template or an act to an answer, with messages that are shown once, on the page to which an act redirects.

use super::*;
use actix_web::cookie::time::Duration;

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

pub(super) fn is_of_kind(headers: &HeaderMap, kind: &str) -> bool {
    let said = headers.get(header::CONTENT_TYPE);
    said.is_some_and(|said| said.as_bytes().starts_with(kind.as_bytes()))
}

/// After an act: status 303, so that a reload does not act again.
pub fn redirect(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

pub fn redirect_saying(to: &str, notice: Notice) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .cookie(notice.into_cookie())
        .finish()
}

pub fn attachment(name: &str, kind: &str, content: impl MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(content)
}

/// Deletes a notice's cookie once a page has shown it.
pub(super) fn forget_notices(answer: &mut ServiceResponse<impl MessageBody>) {
    let waiting = answer.request().cookie(NOTICE_COOKIE).is_some();
    let is_page = is_of_kind(answer.headers(), "text/html");
    if waiting && is_page && !answer.status().is_redirection() {
        let mut gone = Cookie::build(NOTICE_COOKIE, "").path("/").finish();
        gone.make_removal();
        // A cookie without a value is always a valid header.
        let _ = answer.response_mut().add_cookie(&gone);
    }
}

pub(super) const NOTICE_COOKIE: &str = "notice";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    #[serde(rename = "s")]
    pub sentence: Sentence,
    #[serde(rename = "w", default)]
    pub alert: bool,
}

impl Notice {
    pub const fn done(sentence: Sentence) -> Self {
        Self { sentence, alert: false }
    }

    pub const fn alert(sentence: Sentence) -> Self {
        Self { sentence, alert: true }
    }

    pub(super) fn into_cookie(self) -> Cookie<'static> {
        let json = serde_json::to_vec(&self).unwrap_or_default();
        Cookie::build(NOTICE_COOKIE, URL_SAFE_NO_PAD.encode(json))
            .path("/")
            .max_age(Duration::minutes(1))
            .same_site(SameSite::Lax)
            .http_only(true)
            .finish()
    }
}

/// The viewer's pending message, if any; cookies that no page of ours wrote are ignored.
pub(super) fn taken_from(request: &HttpRequest) -> Vec<Notice> {
    let read = || {
        let cookie = request.cookie(NOTICE_COOKIE)?;
        let json = URL_SAFE_NO_PAD.decode(cookie.value()).ok()?;
        let notice: Notice = serde_json::from_slice(&json).ok()?;
        Some(notice).filter(|notice| Lang::english().can_say(&notice.sentence))
    };
    read().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn a_message_survives_the_redirect_and_rubbish_does_not() {
        let notice = Notice::alert(Sentence::new("fault-number").with("typed", "a;b"));
        let request = TestRequest::default().cookie(notice.clone().into_cookie()).to_http_request();
        assert_eq!(taken_from(&request), [notice]);
        let rubbish = TestRequest::default().cookie(Cookie::new(NOTICE_COOKIE, "%%%"));
        assert_eq!(taken_from(&rubbish.to_http_request()), []);
        for forged in ["anything", "fault-number"] {
            let forged = Notice::done(Sentence::new(forged)).into_cookie();
            let request = TestRequest::default().cookie(forged).to_http_request();
            assert_eq!(taken_from(&request), [], "nothing of ours says that");
        }
    }
}
