//! Messages that are shown once, on the page to which an act redirects.

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

use super::{Lang, Sentence};

pub(super) const NOTICE_COOKIE: &str = "notice";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    #[serde(rename = "s")]
    pub sentence: Sentence,
    #[serde(rename = "w", default)]
    pub alert: bool,
}

impl Notice {
    #[must_use]
    pub const fn done(sentence: Sentence) -> Self {
        Self { sentence, alert: false }
    }

    #[must_use]
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
