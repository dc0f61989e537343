//! Public pages that lie ready: while an event is known to stand as a page shows it, whoever has not signed in is sent
//! the page without a look into the database.
//!
//! How it stands is known from a look that began at most [`HOLDS`] ago, after the last change that this process made:
//! that one is heard of before who made it is answered. What another instance changed is seen after [`HOLDS`] at the
//! latest.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, Weak};
use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpResponse};

use crate::publishing::{Packing, Rendered};
use crate::tournament::TournamentId;

use super::packing::shared;
use super::room::is_short;
use super::trace::{pattern_is, pattern_of};
use super::{SINCE, State};

/// How long a look into the database holds.
const HOLDS: Duration = Duration::from_millis(50);

/// The most answers that lie ready, and the longest question that one is known by, in bytes. The pages themselves
/// belong to the cache: nothing here keeps one alive.
const MOST: usize = 4096;
const LONGEST: usize = 1024;

/// What a request says that an answer may hang on, if it is one of those that are sent what lies ready.
const MATTERS: [HeaderName; 2] = [header::ACCEPT_LANGUAGE, header::ACCEPT_ENCODING];

/// Answers by what was asked, and how each event was seen to stand. Cheap to copy; all copies are one.
#[derive(Clone, Default)]
pub(super) struct VisitorCache(Arc<RwLock<Known>>);

#[derive(Default)]
struct Known {
    answers: HashMap<String, ReadyAnswer>,
    seen: HashMap<TournamentId, Seen>,
    /// How many changes were heard of.
    heard: u64,
}

struct Seen {
    revision: i64,
    since: Instant,
}

struct ReadyAnswer {
    made: MadeOf,
    headers: HeaderMap,
    pattern: Option<Arc<str>>,
}

/// What an answer was made of: left in it by the page, for whoever asks the same next.
#[derive(Clone)]
pub(super) struct MadeOf {
    pub event: TournamentId,
    pub revision: i64,
    pub page: Weak<Rendered>,
    pub packing: Packing,
}

/// A look into the database that has begun.
pub(super) struct Look {
    began: Instant,
    heard: u64,
}

impl VisitorCache {
    /// Notes that an event changed: nothing that was seen of it before holds.
    pub fn heard_of(&self, event: TournamentId) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.heard += 1;
        known.seen.remove(&event);
    }

    /// Begins a look.
    pub fn look(&self) -> Look {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        Look { began: Instant::now(), heard: known.heard }
    }

    /// Notes what a look found, unless something changed meanwhile.
    pub fn saw(&self, look: &Look, event: TournamentId, revision: i64) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.heard == look.heard {
            known.seen.insert(event, Seen { revision, since: look.began });
        }
    }

    fn answer(&self, asked: &str) -> Option<(HttpResponse, Option<Arc<str>>)> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let ready = known.answers.get(asked)?;
        let seen = known.seen.get(&ready.made.event)?;
        if seen.revision != ready.made.revision || seen.since.elapsed() > HOLDS {
            return None;
        }
        let page = ready.made.page.upgrade()?;
        let mut answer = HttpResponse::with_body(StatusCode::OK, shared(page, ready.made.packing));
        *answer.headers_mut() = ready.headers.clone();
        Some((answer.map_into_boxed_body(), ready.pattern.clone()))
    }

    fn keep(&self, asked: String, ready: ReadyAnswer) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.answers.len() >= MOST {
            known.answers.clear();
        }
        known.answers.insert(asked, ready);
    }
}

/// What is asked, in full, by somebody of whom nothing is known; `None` for everybody else, and for what is no page.
fn asked_by_anybody(request: &ServiceRequest) -> Option<String> {
    let headers = request.headers();
    let tells_more = [header::COOKIE, header::IF_NONE_MATCH, header::AUTHORIZATION, header::RANGE];
    let plain = request.method() == Method::GET
        && !tells_more.iter().any(|name| headers.contains_key(name))
        && !headers.contains_key(SINCE);
    let asked = plain.then(|| request.uri().path_and_query()).flatten()?.as_str();
    let mut whole = asked.to_owned();
    for name in MATTERS {
        whole.push('\n');
        whole.push_str(headers.get(name).map_or(Ok(""), |value| value.to_str()).ok()?);
    }
    (whole.len() <= LONGEST).then_some(whole)
}

/// Middleware: sends what lies ready; else keeps what the page says it was made of.
///
/// # Errors
/// Those of the inner services, unchanged.
pub(super) async fn answer_at_once(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let state = request.app_data::<Data<State>>().cloned();
    let asked = asked_by_anybody(&request).filter(|_| !is_short(&request));
    let Some((asked, state)) = asked.zip(state) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    if let Some((answer, pattern)) = state.ready.answer(&asked) {
        pattern_is(request.request(), pattern);
        return Ok(request.into_response(answer));
    }
    let response = next.call(request).await?.map_into_boxed_body();
    let made = response.response().extensions().get::<MadeOf>().cloned();
    let for_one = response.headers().contains_key(header::SET_COOKIE);
    if let Some(made) = made.filter(|_| response.status() == StatusCode::OK && !for_one) {
        let pattern = pattern_of(response.request());
        let headers = response.headers().clone();
        state.ready.keep(asked, ReadyAnswer { made, headers, pattern });
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(revision: i64) -> (Arc<Rendered>, ReadyAnswer) {
        let page = Arc::new(Rendered::new("a page".to_owned()));
        let event = TournamentId(1);
        let made = MadeOf { event, revision, page: Arc::downgrade(&page), packing: Packing::Plain };
        (page, ReadyAnswer { made, headers: HeaderMap::new(), pattern: None })
    }

    #[test]
    fn a_page_is_ready_while_its_event_stands_as_it_was_seen() {
        let (ready, event) = (VisitorCache::default(), TournamentId(1));
        let (kept, answer) = page(7);
        ready.keep("/t/a".to_owned(), answer);
        assert!(ready.answer("/t/a").is_none(), "nobody has looked");
        ready.saw(&ready.look(), event, 7);
        assert!(ready.answer("/t/a").is_some() && ready.answer("/t/b").is_none());
        let before = ready.look();
        ready.heard_of(event);
        assert!(ready.answer("/t/a").is_none(), "it changed");
        ready.saw(&before, event, 7);
        assert!(ready.answer("/t/a").is_none(), "that look began before the change");
        ready.saw(&ready.look(), event, 8);
        assert!(ready.answer("/t/a").is_none(), "the page shows it as it was");
        ready.saw(&ready.look(), event, 7);
        assert!(ready.answer("/t/a").is_some());
        drop(kept);
        assert!(ready.answer("/t/a").is_none(), "the cache let go of the page");
    }

    #[test]
    fn a_look_holds_for_a_while_only() {
        let (ready, (_kept, answer)) = (VisitorCache::default(), page(7));
        ready.keep("/t/a".to_owned(), answer);
        let now = Instant::now();
        let began = now.checked_sub(HOLDS * 2).unwrap_or(now);
        ready.saw(&Look { began, heard: 0 }, TournamentId(1), 7);
        assert!(ready.answer("/t/a").is_none());
    }

    #[test]
    fn no_more_is_kept_than_may_be() {
        let ready = VisitorCache::default();
        for n in 0..=MOST {
            ready.keep(n.to_string(), page(1).1);
        }
        assert_eq!(ready.0.read().unwrap().answers.len(), 1);
    }
}
