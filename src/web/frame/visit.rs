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
use super::{Answer, Event, Lang, Page, Result, State, WebError, frame};

/// A request for a public page of a tournament, and how it is answered.
pub struct Visit {
    /// The tournament.
    pub event: Event,
    page: Page,
    state: Data<State>,
    known: Option<String>,
    packing: Packing,
    part: bool,
}

/// The header by which an open page says that it has the frame, and asks for what stands in it.
const PART: &str = "tengen-part";

/// The header that says which revision a page shows, also where the browser has the page.
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
                // Of who does not work here it is so already.
                event: if event.role.is_some() { event.as_shown() } else { event },
            })
        }))
    }
}

impl Visit {
    /// What was read once for the event as it stands, in the viewer's language.
    #[must_use]
    pub fn known_once<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        self.state.known_once(&self.event, self.page.t)
    }

    /// Where the service is reached; see [`State::origin`].
    #[must_use]
    pub fn origin(&self, request: &HttpRequest) -> String {
        self.state.origin(request)
    }

    /// Answers with a page that is the same for everybody who has not signed in, made once a revision and
    /// language. `address` is what the page shows, below the tournament's own: `/standings?round=3`. It is made
    /// of values that were read, never of what was typed, so that no two spellings of one page, nor made-up
    /// parameters, fill the memory.
    ///
    /// Several who ask for a page that nobody made yet wait for one of them.
    ///
    /// # Errors
    /// What the view fails with; [`WebError::Busy`] if too much waits to be made.
    pub async fn answer<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.made(address, false, &HTML, html(view)).await
    }

    /// Answers with a file that is the same for everybody, made once a revision; what makes it may take
    /// seconds at a large event.
    ///
    /// # Errors
    /// As [`Visit::answer`].
    pub async fn file(
        mut self,
        address: &str,
        (name, media_type): (String, &'static str),
        make: impl FnOnce(&Event, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        // In no language, and the same for whoever has signed in.
        (self.page.viewer, self.page.notices) = (None, Vec::new());
        self.page.t = Lang::english();
        let kind = Kind { media_type, name: Some(name) };
        self.made(address, true, &kind, |_, event, service| make(event, service)).await
    }

    /// The same for data that is shown and not saved.
    ///
    /// # Errors
    /// As [`Visit::answer`].
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

    /// The same for data in the viewer's language.
    ///
    /// # Errors
    /// As [`Visit::answer`].
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

    /// The same for a page that has to be searched for.
    ///
    /// # Errors
    /// As [`Visit::answer`].
    pub async fn answer_by_search<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.made(address, true, &HTML, html(view)).await
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
        // Whoever comes after the first is shown what that one made, though it be newer than they asked for.
        if let Some(page) = kept() {
            return Ok(send(page));
        }
        let _visitors = if everybodys { Some(state.visitors_turn().await?) } else { None };
        let (event, page, pages, key) = (self.event, self.page, state.pages.clone(), key.clone());
        let work = move |service: &Service| {
            // A page of a revision that is over by now would be kept for nobody, and made again for each who waits.
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

    /// Answers with a page that is made for this request alone: searches, lists with the time. A browser that
    /// shows it already is sent what stands in its frame.
    ///
    /// # Errors
    /// As [`Visit::answer`].
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

    /// The same for a page of what is in hand, without a word from the database: it is made where it is asked for.
    ///
    /// # Errors
    /// What the view fails with.
    pub fn at_hand<V: Template>(
        self,
        view: impl FnOnce(Page, &Event, &Service) -> Result<V>,
    ) -> Answer {
        let part = self.part;
        let (state, event) = (self.state.clone(), self.event.clone());
        let answer = render(&view(self.framed(), &event, &state.service)?);
        if part { answer.map(part_of) } else { answer }
    }

    /// The page in its frame, unless the browser has that.
    fn framed(self) -> Page {
        let Self { event, part, page, .. } = self;
        let page = if part { Page { part, ..page } } else { frame(page, &event) };
        page.live(&event.path("/events"), event.snapshot.revision)
    }
}

/// What stands in the frame alone: not worth packing, and never kept by a browser, which would show it as the page when
/// somebody goes back.
fn part_of(mut answer: HttpResponse) -> HttpResponse {
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("identity"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::VARY, HeaderValue::from_static(PART));
    answer
}

/// A page for one viewer alone.
fn own(page: Arc<CachedPage>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(shared(page, Packing::Plain))
}

/// What is sent: a page, or a file under a name.
struct Kind {
    media_type: &'static str,
    name: Option<String>,
}

impl Kind {
    /// The page, or 304 if the browser has it. The tag is weak, since the page leaves in several encodings.
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

/// The HTML of a view.
fn html<V: Template + 'static>(
    view: impl FnOnce(Page, &Event, &Service) -> Result<V>,
) -> impl FnOnce(Page, &Event, &Service) -> Result<String> {
    |page, event, service| html_of(&view(page, event, service)?)
}
