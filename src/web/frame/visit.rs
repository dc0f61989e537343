use std::future::{Ready, ready};
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::web::{Bytes, Data};
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use anyhow::{Context, anyhow};
use askama::Template;

use crate::desk::{Desk, DeskError};
use crate::publishing::Rendered;

use super::{Answer, Event, Page, State, WebError, frame, render};

/// A request for a public page of a tournament, and how it is answered.
pub struct Visit {
    /// The tournament.
    pub event: Event,
    page: Page,
    state: Data<State>,
    known: Option<String>,
}

impl FromRequest for Visit {
    type Error = WebError;
    type Future = Ready<Result<Self, WebError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let event = Event::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        let known = request.headers().get(header::IF_NONE_MATCH);
        ready(event.and_then(|event| {
            Ok(Self {
                page: Page::of(request),
                state: state.ok_or_else(|| anyhow!("no state"))?,
                known: known.and_then(|known| known.to_str().ok()).map(str::to_owned),
                event,
            })
        }))
    }
}

impl Visit {
    /// The desk, for what a page says beyond the tournament itself.
    pub fn desk(&self) -> Desk {
        self.state.desk.clone()
    }

    /// Answers with a page that is the same for everybody who has not signed in, rendered once a revision
    /// and language. `query` is what of the address the page depends on, `?round=3` or nothing, so that
    /// made-up parameters cannot fill the memory.
    ///
    /// Renders on this thread: when a round is published, hundreds ask at once, and threads for waiting
    /// would each render the same page.
    pub fn answer<V: Template>(
        mut self,
        query: &str,
        view: impl FnOnce(Page, &Event) -> Result<V, WebError>,
    ) -> Answer {
        self.page.here = format!("{}{query}", self.page.path());
        if self.page.viewer.is_some() || !self.page.notices.is_empty() {
            return self.fresh(view);
        }
        let (id, revision) = (self.event.snapshot.id, self.event.snapshot.revision);
        let key = format!("{} {}", self.page.t.tag(), self.page.here);
        let page = frame(self.page, &self.event)
            .live(&self.event.path("/events"), self.event.snapshot.revision);
        let kept = self.state.pages.page(id, revision, &key, || {
            let html = view(page, &self.event)?.render();
            html.context("the template could not be rendered").map_err(WebError::from)
        })?;
        Ok(send(kept, self.known.as_deref()))
    }

    /// The same for a page that takes so long that it is worked out at the desk, on a thread for waiting,
    /// unless it is kept.
    pub async fn answer_after<T: Send + 'static, V: Template>(
        mut self,
        work: impl FnOnce(&Desk) -> Result<T, DeskError> + Send + 'static,
        view: impl FnOnce(Page, &Event, T) -> Result<V, WebError>,
    ) -> Answer {
        if self.page.viewer.is_some() || !self.page.notices.is_empty() {
            let found = self.state.at_desk(work).await?;
            return render(&view(frame(self.page, &self.event), &self.event, found)?);
        }
        self.page.here = self.page.path().to_owned();
        let (id, revision) = (self.event.snapshot.id, self.event.snapshot.revision);
        let key = format!("{} {}", self.page.t.tag(), self.page.here);
        if let Some(kept) = self.state.pages.known(id, revision, &key) {
            return Ok(send(kept, self.known.as_deref()));
        }
        let found = self.state.at_desk(work).await?;
        let page = frame(self.page, &self.event);
        let kept = self.state.pages.page(id, revision, &key, || {
            let html = view(page, &self.event, found)?.render();
            html.context("the template could not be rendered").map_err(WebError::from)
        })?;
        Ok(send(kept, self.known.as_deref()))
    }

    /// Answers with a page that is rendered for this request alone: searches, lists with the time.
    pub fn fresh<V: Template>(
        self,
        view: impl FnOnce(Page, &Event) -> Result<V, WebError>,
    ) -> Answer {
        let page = frame(self.page, &self.event)
            .live(&self.event.path("/events"), self.event.snapshot.revision);
        render(&view(page, &self.event)?)
    }
}

/// A page on its way out, without a copy for each who asks.
struct SharedPage(Arc<Rendered>);

impl AsRef<[u8]> for SharedPage {
    fn as_ref(&self) -> &[u8] {
        self.0.html.as_bytes()
    }
}

/// The page, or 304 if the browser has it. The tag is weak, since the page leaves in several encodings.
fn send(page: Arc<Rendered>, known: Option<&str>) -> HttpResponse {
    let same = known.is_some_and(|known| known.contains(&page.etag));
    let mut answer = if same { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer
        .content_type("text/html; charset=utf-8")
        .insert_header((header::ETAG, format!("W/{}", page.etag)))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    if same { answer.finish() } else { answer.body(Bytes::from_owner(SharedPage(page))) }
}
