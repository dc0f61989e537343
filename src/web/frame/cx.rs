use std::ops::Deref;

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use anyhow::anyhow;
use askama::Template;

use service::{Service, ServiceError};
use store::AccountId;
use tournament::{EntryId, Tournament};

use super::{Answer, ByValue, Event, Form, Page, Result, State, WebError, frame};

/// What a page of an event is made of: its frame with the language, the event, and what the address asks for.
///
/// Templates hold it as `cx`. It derefs to its [`Page`], and that to its [`Lang`](super::Lang): `cx.text("save")`.
#[derive(Clone)]
pub struct Cx {
    pub page: Page,
    pub event: Event,
    pub state: Data<State>,
    /// The query of a page's address, or the form that was sent.
    pub query: Form,
}

impl Deref for Cx {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Cx {
    /// The current revision, drafts included.
    #[must_use]
    pub fn tournament(&self) -> &Tournament {
        &self.event.snapshot.tournament
    }

    /// The address of a page of this event: `to("/standings")`.
    #[must_use]
    pub fn to(&self, rest: impl AsRef<str>) -> String {
        self.event.path(rest.as_ref())
    }

    /// Empty if there is no such entry.
    #[must_use]
    pub fn player(&self, entry: impl ByValue<EntryId>) -> String {
        self.event.name(self.t, entry.given())
    }

    /// With the frame of the event around it, unless a visit put it there before.
    #[must_use]
    pub fn titled(self, title: impl Into<String>) -> Self {
        let framed = self.page.part || self.page.event_link.is_some();
        let page = if framed { self.page } else { frame(self.page, &self.event) };
        Self { page: page.titled(title), ..self }
    }

    /// Runs work that waits for the database on a thread that may block.
    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        self.state.blocking(work).await
    }

    /// Renders a page of the event on a worker thread.
    pub async fn rendered<V: Template>(
        self,
        view: impl FnOnce(Self, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.state.clone().render(move |service| view(self, service)).await
    }

    /// Like [`Cx::rendered`], for a page with the errors of its form, status 422.
    pub async fn rendered_wrong<V: Template>(
        self,
        view: impl FnOnce(Self, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.state.clone().render_wrong(move |service| view(self, service)).await
    }

    /// With updates of its parts marked `data-live`.
    #[must_use]
    pub fn live(self) -> Self {
        let events = self.to("/events");
        Self { page: self.page.live(&events, self.event.snapshot.revision), ..self }
    }

    /// With the event stream at that address of the event, for a page that shows this revision.
    #[must_use]
    pub fn live_at(self, events: impl AsRef<str>, revision: i64) -> Self {
        let events = self.to(events);
        Self { page: self.page.live(&events, revision), ..self }
    }

    /// `None` if there is no such account any more.
    pub async fn account_name(&self, id: Option<AccountId>) -> Result<Option<String>> {
        let Some(id) = id else { return Ok(None) };
        let found = self.blocking(move |service| {
            let store = service.store();
            store.read(|c| Ok::<_, ServiceError>(c.account(id)?))
        });
        Ok(found.await?.map(|account| account.name))
    }

    /// Empty if there is no such entry.
    #[must_use]
    pub fn rank_of(&self, entry: impl ByValue<EntryId>) -> String {
        let entry = self.tournament().entry(entry.given());
        entry.map(|entry| self.rank(entry.rank)).unwrap_or_default()
    }
}

impl FromRequest for Cx {
    type Error = WebError;
    type Future = std::future::Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let event = Event::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        std::future::ready(event.and_then(|event| {
            let state = state.ok_or_else(|| anyhow!("no state"))?;
            let (page, query) = (Page::of(request), Form::of_query(request));
            Ok(Self { page, event, state, query })
        }))
    }
}
