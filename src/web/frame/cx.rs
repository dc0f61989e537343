use std::ops::Deref;

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use anyhow::anyhow;

use service::{Service, ServiceError};
use tournament::{EntryId, Tournament};

use super::{Event, Form, Page, Result, State, WebError, frame};

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
    pub(super) fn new(page: Page, event: &Event, state: Data<State>) -> Self {
        Self { page, event: event.clone(), state, query: Form::empty() }
    }

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
    pub fn player(&self, entry: EntryId) -> String {
        self.event.name(self.t, entry)
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
