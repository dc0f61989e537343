use std::any::Any;
use std::future::{Ready, ready};
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use anyhow::anyhow;
use askama::Template;

use service::Service;

use super::at_once::MadeOf;
use super::packing::{Packing, send, shared, taken};
use super::page_cache::CachedPage;
use super::render::{html_of, render};
use super::{Answer, Cx, Event, Lang, Page, Result, State, WebError, frame};

pub struct Visit {
    pub event: Event,
    page: Page,
    state: Data<State>,
    known: Option<String>,
    packing: Packing,
    part: bool,
}

/// The header by which an open page asks only for the content of the frame.
const PART: &str = "tengen-part";

/// The header with the revision of a page, also sent with 304.
const REVISION: &str = "tengen-revision";

impl FromRequest for Visit {
    type Error = WebError;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let event = Event::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        let known = request.headers().get(header::IF_NONE_MATCH);
        let part = request.headers().contains_key(PART);
        ready(event.and_then(|event| {
            Ok(Self {
                page: Page::of(request),
                state: state.ok_or_else(|| anyhow!("no state"))?,
                packing: taken(request),
                part,
                known: known.and_then(|known| known.to_str().ok()).map(str::to_owned),
                // For visitors it is so already.
                event: if event.role.is_some() { event.as_shown() } else { event },
            })
        }))
    }
}

impl Visit {
    #[must_use]
    pub fn known_once<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        self.state.known_once(&self.event, self.page.t)
    }

    /// See [`State::origin`].
    #[must_use]
    pub fn origin(&self, request: &HttpRequest) -> String {
        self.state.origin(request)
    }

    /// Answers with a page that is the same for all visitors, cached by revision and language. `address` is the page's
    /// path below the tournament's own: `/standings?round=3`. It is built from parsed values, never from what was
    /// typed, so that neither other spellings nor made-up parameters fill the cache.
    ///
    /// Concurrent requests for a page that is not cached wait for the first one.
    ///
    /// # Errors
    /// Those of the view; [`WebError::Busy`] if too many wait.
    pub async fn answer<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.made(address, false, &HTML, html(view)).await
    }

    /// Answers with a file that is the same for everyone, cached by revision; it may take seconds at a large event.
    pub async fn file(
        mut self,
        address: &str,
        (name, media_type): (String, &'static str),
        make: impl FnOnce(&Event, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        // The file has no language, and is the same after a sign-in.
        (self.page.viewer, self.page.notices) = (None, Vec::new());
        self.page.t = Lang::english();
        let kind = Kind { media_type, name: Some(name) };
        self.made(address, true, &kind, |_, event, service| make(event, service)).await
    }

    /// Like [`Visit::file`], for data that is shown and not saved.
    pub async fn data(
        mut self,
        address: &str,
        media_type: &'static str,
        make: impl FnOnce(&Event, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        self.page.t = Lang::english();
        let kind = Kind { media_type, name: None };
        (self.page.viewer, self.page.notices) = (None, Vec::new());
        self.made(address, true, &kind, |_, event, service| make(event, service)).await
    }

    /// Like [`Visit::data`], in the viewer's language.
    pub async fn spoken(
        mut self,
        address: &str,
        media_type: &'static str,
        make: impl FnOnce(Lang, &Event) -> Result<String> + Send + 'static,
    ) -> Answer {
        (self.page.viewer, self.page.notices) = (None, Vec::new());
        let kind = Kind { media_type, name: None };
        self.made(address, true, &kind, |page, event, _| make(page.t, event)).await
    }

    /// Like [`Visit::answer`], for a page that takes seconds.
    pub async fn answer_by_search<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.made(address, true, &HTML, html(view)).await
    }

    /// [`Visit::answer`], for a page that holds its context.
    pub async fn kept<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let state = self.state.clone();
        self.answer(address, |page, event, service| view(Cx::new(page, event, state), service))
            .await
    }

    /// [`Visit::fresh`], for a page that holds its context.
    pub async fn once<V: Template + 'static>(
        self,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let state = self.state.clone();
        self.fresh(|page, event, service| view(Cx::new(page, event, state), service)).await
    }

    async fn made(
        mut self,
        address: &str,
        searched: bool,
        kind: &Kind,
        make: impl FnOnce(Page, &Event, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        self.page.here = self.event.path(address);
        let everybodys = self.page.viewer.is_none() && self.page.notices.is_empty();
        let ((id, revision), key) = (self.event.at(), (self.page.t, address.to_owned()));
        let (state, known, packing) = (self.state, self.known, self.packing);
        let send = |page| kind.send(page, known.as_deref(), packing);
        let kept = || state.pages.known(id, revision, &key).filter(|_| everybodys);
        if let Some(page) = kept() {
            return Ok(send(page));
        }
        let _turn = if everybodys { Some(state.pages.turn(id, &key).await) } else { None };
        // Waiting requests get the page that the first one rendered, even if its revision is newer.
        if let Some(page) = kept() {
            return Ok(send(page));
        }
        let _visitors = if everybodys { Some(state.visitors_turn().await?) } else { None };
        let (event, page, pages, key) = (self.event, self.page, state.pages.clone(), key.clone());
        let work = move |service: &Service| {
            // Render the current revision: a page of an outdated one would not be cached.
            let event = if everybodys { event.renewed(service)? } else { event };
            let (id, revision) = event.at();
            let page = frame(page, &event).live(&event.path("/events"), revision);
            let until = CachedPage::valid_until(&event.snapshot.tournament);
            let text = make(page, &event, service)?;
            let made = Arc::new(CachedPage::new(&key.1, revision, text, until));
            if everybodys {
                pages.keep(id, revision, key, &made);
            }
            Ok::<_, WebError>(made)
        };
        let made =
            if searched { state.searched(work).await } else { state.worked_out(work).await }?;
        Ok(if everybodys { send(made) } else { own(made) })
    }

    /// Answers with a page that is rendered for this request alone: searches, lists with the time. A browser that
    /// shows it already is sent only the content of its frame.
    pub async fn fresh<V: Template + 'static>(
        self,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let visits = self.page.viewer.is_none();
        let _visitors = if visits { Some(self.state.visitors_turn().await?) } else { None };
        let part = self.part;
        let (state, event, page) = (self.state.clone(), self.event.clone(), self.framed());
        let answer = state.render(move |service: &Service| view(page, &event, service)).await;
        if part { answer.map(part_of) } else { answer }
    }

    /// Like [`Visit::fresh`], without the database: the page is rendered on the async thread.
    pub fn at_hand<V: Template>(
        self,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V>,
    ) -> Answer {
        let part = self.part;
        let (state, event) = (self.state.clone(), self.event.clone());
        let answer = render(&view(self.framed(), &event, &state.service)?);
        if part { answer.map(part_of) } else { answer }
    }

    fn framed(self) -> Page {
        let Self { event, part, page, .. } = self;
        let page = if part { Page { part, ..page } } else { frame(page, &event) };
        page.live(&event.path("/events"), event.snapshot.revision)
    }
}

/// Only the content of the frame: too small to compress, and never stored by a browser, which would show it as the
/// page on going back.
fn part_of(mut answer: HttpResponse) -> HttpResponse {
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("identity"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::VARY, HeaderValue::from_static(PART));
    answer
}

fn own(page: Arc<CachedPage>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(shared(page, Packing::Plain))
}

struct Kind {
    media_type: &'static str,
    name: Option<String>,
}

impl Kind {
    /// The page, or 304 if the browser has it. The tag is weak, since the page is sent in several encodings.
    fn send(&self, page: Arc<CachedPage>, known: Option<&str>, packing: Packing) -> HttpResponse {
        let same = known.is_some_and(|known| known.contains(&page.etag));
        let mut answer = if same { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        if let Some(name) = &self.name {
            let saved = format!("attachment; filename=\"{name}\"");
            answer.insert_header((header::CONTENT_DISPOSITION, saved));
        }
        answer
            .content_type(self.media_type)
            .insert_header((header::ETAG, format!("W/{}", page.etag)))
            .insert_header((REVISION, page.revision))
            .insert_header((header::CACHE_CONTROL, "no-cache"));
        if same {
            return answer.insert_header((header::VARY, "accept-encoding")).finish();
        }
        let mut answer = send(answer, page.clone(), packing);
        answer.extensions_mut().insert(MadeOf(page, packing));
        answer
    }
}

const HTML: Kind = Kind { media_type: "text/html; charset=utf-8", name: None };

fn html<V: Template + 'static>(
    view: impl FnOnce(Page, &Event, &Service) -> Result<V>,
) -> impl FnOnce(Page, &Event, &Service) -> Result<String> {
    |page, event, service| html_of(&view(page, event, service)?)
}
