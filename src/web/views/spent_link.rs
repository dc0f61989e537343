//! What is answered to a link that is none.

use actix_web::HttpRequest;
use chrono::Utc;

use crate::web::{Sentence, State, WebError, address_of};

/// That the link does not hold; to whoever tries many, that they wait.
#[must_use]
pub fn spent_link(state: &State, request: &HttpRequest) -> WebError {
    match state.service.wrong_link(&address_of(request), Utc::now()) {
        Some(seconds) => WebError::TooMany { seconds },
        None => WebError::NotFound(Sentence::new("me-link-spent")),
    }
}
