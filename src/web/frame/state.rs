//! What every handler shares, and how it reaches the service without holding up other requests.

use std::any::Any;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::Utc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout;

use service::{By, Refusal, Service, ServiceError, WorkError, Workers, guarded};
use store::{AccountId, Backend, StoreError};

use super::lookup::Visitors;
use super::operations::Operations;
use super::page_cache::PageCache;
use super::peer::{Proxies, asked_at};
use super::reach::reached;
use super::render::{html_of, page_of};
use super::{Answer, Desktop, Event, Form, Hub, Lang, Result, WebError};

/// The field of a form that names this one showing of it: sent twice, it counts once.
pub const FORM_KEY: &str = "form_key";

/// How long one waits for a database that has gone silent: proxies wait a minute.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// The same for the look at the event that every request begins with, and for what signs somebody in.
pub(super) const LOOK: Duration = Duration::from_secs(8);

/// Pages that are made for visitors at once; others wait for their turn.
const AT_ONCE: usize = 8;

/// What every handler shares. Cheap to copy.
#[derive(Clone)]
pub struct State {
    /// Everything that can be done.
    pub service: Service,
    /// Public pages as they were rendered last.
    pub(super) pages: PageCache,
    /// What visitors learn of the tournament that they ask for.
    pub(super) visitors: Visitors,
    /// How many pages are made for visitors at once: whoever works here finds the threads free.
    pub(super) crowd: Arc<Semaphore>,
    /// Open pages that want to hear of changes.
    pub hub: Hub,
    /// What the service knows of itself.
    pub operations: Arc<Operations>,
    /// Whether organisers and owners need a second factor.
    pub second_factor_needed: bool,
    /// Where the service is reached from outside, `https://go.example`, if that was said.
    origin: Option<Arc<str>>,
    /// What browsers ask for that want to be told by their push service, if they can be.
    push: Option<Arc<str>>,
    /// The address of this machine in its network, if the server listens there.
    network: Option<IpAddr>,
    /// Who is believed about where a request comes from.
    proxies: Proxies,
    /// The server as its owner's program on a desk, if it is one.
    pub desktop: Option<Desktop>,
}

impl State {
    /// The state of a server over a service; open pages hear of every change made at it.
    #[must_use]
    pub fn new(service: Service, hub: Hub) -> Self {
        let listeners = hub.clone();
        let pages = PageCache::default();
        let kept = pages.clone();
        service.listen(move |told| {
            kept.heard_of(told.id);
            listeners.tell_of(told);
        });
        let watchers = hub.clone();
        service.listen_to_games(move |count| watchers.tell_game(count));
        let (streams, kept) = (hub.clone(), pages.clone());
        service.listen_to_deletions(move |gone| {
            streams.end(*gone);
            kept.forget(*gone);
        });
        Self {
            service,
            visitors: Visitors::telling(pages.clone()),
            pages,
            crowd: Arc::new(Semaphore::new(AT_ONCE)),
            hub,
            operations: Arc::default(),
            second_factor_needed: false,
            origin: None,
            push: None,
            network: None,
            proxies: Proxies::default(),
            desktop: None,
        }
    }

    /// The same, reached from outside at that origin.
    #[must_use]
    pub fn at_origin(self, origin: Option<&str>) -> Self {
        Self { origin: origin.map(|origin| origin.trim_end_matches('/').into()), ..self }
    }

    /// The same, where organisers and owners need a second factor, or not.
    #[must_use]
    pub fn with_second_factor_needed(self, second_factor_needed: bool) -> Self {
        Self { second_factor_needed, ..self }
    }

    /// The same, heard by other machines of the network at that address too.
    #[must_use]
    pub fn in_network(self, network: Option<IpAddr>) -> Self {
        Self { network, ..self }
    }

    /// The same as its owner's program, or not.
    #[must_use]
    pub fn on_a_desk(self, desktop: Option<Desktop>) -> Self {
        Self { desktop, ..self }
    }

    /// The address of this machine in its network, if the network reaches the server there.
    fn network(&self) -> Option<IpAddr> {
        self.desktop.as_ref().map_or(self.network, Desktop::address)
    }

    /// The same behind those proxies.
    #[must_use]
    pub fn behind(self, proxies: Proxies) -> Self {
        Self { proxies, ..self }
    }

    /// Who is believed about where a request comes from.
    pub(super) const fn proxies(&self) -> &Proxies {
        &self.proxies
    }

    /// Where the service is reached from outside, if that was said.
    pub(super) fn said_origin(&self) -> Option<&str> {
        self.origin.as_deref()
    }

    /// The same, with browsers that can be told by their push service, which knows us by that key.
    #[must_use]
    pub fn pushing(self, key: Option<&str>) -> Self {
        Self { push: key.map(Into::into), ..self }
    }

    /// What browsers ask for that want to be told, if they can be.
    #[must_use]
    pub fn push_key(&self) -> Option<Arc<str>> {
        self.push.clone()
    }

    /// The same, noting how it goes there.
    #[must_use]
    pub fn noting(self, operations: Arc<Operations>) -> Self {
        Self { operations, ..self }
    }

    /// Whether browsers reach the service by TLS.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// Where the service is reached: what was said, or where this request went; where that is an address that
    /// means nothing on a phone, the one that this machine has in its network.
    #[must_use]
    pub fn origin(&self, request: &HttpRequest) -> String {
        match &self.origin {
            Some(origin) => origin.to_string(),
            None => {
                let (scheme, host) = asked_at(request);
                format!("{scheme}://{}", reached(&host, self.network()))
            }
        }
    }

    /// What pages of many people need alike, in their language, read once a revision.
    ///
    /// # Errors
    /// What `read` fails with.
    pub fn once_a_revision<T: Any + Send + Sync, E>(
        &self,
        event: &Event,
        t: Lang,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        self.pages.value_or_read(event.at(), t, read)
    }

    /// The same if it was read already.
    #[must_use]
    pub fn known_once<T: Any + Send + Sync>(&self, event: &Event, t: Lang) -> Option<Arc<T>> {
        self.pages.value(event.at(), t)
    }

    /// A visitor's turn at having a page made.
    ///
    /// # Errors
    /// [`WebError::Busy`] if it does not come for long.
    pub(super) async fn visitors_turn(&self) -> Result<OwnedSemaphorePermit> {
        let turn = timeout(PATIENCE, self.crowd.clone().acquire_owned()).await;
        turn.ok().and_then(Result::ok).ok_or(WebError::Busy)
    }

    /// Whether only this computer reaches the service: then a link means nothing on a phone.
    #[must_use]
    pub fn is_only_here(&self, request: &HttpRequest) -> bool {
        let origin = self.origin(request);
        let host = origin.split_once("://").map_or(origin.as_str(), |(_, host)| host);
        ["localhost", "127.", "[::1]"].iter().any(|here| host.starts_with(here))
    }

    /// Runs work that waits for the database or for a hash on a thread for waiting.
    ///
    /// # Errors
    /// What the work fails with, as the service says it; [`StoreError::Silent`] if a database elsewhere does not answer.
    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (service, (answer, waiting)) = (self.service.clone(), oneshot::channel());
        // Whoever does not wait any more does not need the answer.
        let job = move || drop(answer.send(guarded(|| work(&service))));
        self.waited_for(Box::new(job)).await?;
        waiting.await.map_err(|_| ServiceError::Refused(Refusal::Busy))??
    }

    /// Has that done on a thread for waiting. The same for all work, so that it is compiled once.
    async fn waited_for(&self, job: Box<dyn FnOnce() + Send>) -> Result<(), ServiceError> {
        let done = web::block(job);
        let done = match self.service.store().backend() {
            // A file answers, or says why not; what is brought in may take its time.
            Backend::Sqlite => done.await,
            Backend::Postgres => timeout(PATIENCE, done).await.map_err(|_| StoreError::Silent)?,
        };
        done.map_err(|_ending| ServiceError::Refused(Refusal::Busy))
    }

    /// Works out what takes milliseconds, on a thread for that: a page, a proposal, the worth of a pair.
    ///
    /// # Errors
    /// What the work fails with; [`Refusal::Busy`] if too much waits; a panic of the work.
    pub async fn worked_out<T: Send + 'static, E: From<ServiceError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.handed_to(self.service.workers(), work).await
    }

    /// Searches for what takes seconds at a large event, on a thread for that.
    ///
    /// # Errors
    /// As [`State::worked_out`].
    pub async fn searched<T: Send + 'static, E: From<ServiceError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.handed_to(self.service.solvers(), work).await
    }

    /// The page of a view that takes milliseconds to make, made on a thread for that.
    ///
    /// # Errors
    /// What the view fails with; as [`State::worked_out`].
    pub async fn render<V: Template>(
        &self,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.page(StatusCode::OK, self.service.workers(), view).await
    }

    /// The same page again with what is wrong in its form, with status 422.
    ///
    /// # Errors
    /// As [`State::render`].
    pub async fn render_wrong<V: Template>(
        &self,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.page(StatusCode::UNPROCESSABLE_ENTITY, self.service.workers(), view).await
    }

    /// The same for a page that has to be searched for.
    ///
    /// # Errors
    /// As [`State::render`].
    pub async fn render_by_search<V: Template>(
        &self,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.page(StatusCode::OK, self.service.solvers(), view).await
    }

    async fn page<V: Template>(
        &self,
        status: StatusCode,
        workers: &Workers,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let html = self.handed_to(workers, move |service| html_of(&view(service)?)).await?;
        Ok(page_of(status, html))
    }

    async fn handed_to<T: Send + 'static, E: From<ServiceError> + Send + 'static>(
        &self,
        workers: &Workers,
        work: impl FnOnce(&Service) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let service = self.service.clone();
        let (answer, waiting) = oneshot::channel();
        // Whoever does not wait any more does not need the answer.
        let answered = move |done| drop(answer.send(done));
        workers.submit(move || work(&service), answered).map_err(ServiceError::from)?;
        waiting.await.unwrap_or(Err(WorkError::Busy)).map_err(ServiceError::from)?
    }
}

/// Who sent a form, owned, so that it can go to the thread that acts.
#[derive(Clone, Debug)]
pub struct Sender {
    account: Option<AccountId>,
    sending: Option<String>,
}

impl Sender {
    /// The sender of a form; players have no account.
    #[must_use]
    pub fn of(account: impl Into<Option<AccountId>>, form: &Form) -> Self {
        Self { account: account.into(), sending: form.sending() }
    }

    /// The act as the service takes it, now.
    #[must_use]
    pub fn by(&self) -> By<'_> {
        By { account: self.account, now: Utc::now(), form: self.sending.as_deref() }
    }
}
