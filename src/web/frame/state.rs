//! What every handler shares, and how it reaches the service without blocking other requests.

use super::*;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use publishing::Follower as _;
use service::{AfterCommit, WorkError, Workers};
use store::Backend;

/// The field of a form's idempotency key: a form sent twice counts once.
pub const FORM_KEY: &str = "form_key";

/// Timeout of a silent database: proxies wait a minute.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// Timeout of the look-up of the event at the beginning of every request, and of sign-ins.
pub(super) const LOOK: Duration = Duration::from_secs(8);

const AT_ONCE: usize = 8;

/// Shared by all handlers. Cheap to copy.
#[derive(Clone)]
pub struct State {
    pub service: Service,
    pub(super) pages: PageCache,
    pub(super) visitors: Visitors,
    /// Limits how many pages are rendered for visitors at once, so that staff find free threads.
    pub(super) crowd: Arc<Semaphore>,
    pub hub: Hub,
    pub operations: Arc<Operations>,
    pub second_factor_needed: bool,
    /// The configured origin, `https://go.example`.
    origin: Option<Arc<str>>,
    /// The public key for Web Push, if it is configured.
    pub push: Option<Arc<str>>,
    /// This machine's address in its network, if the server listens there.
    pub network: Option<IpAddr>,
    pub proxies: Proxies,
    /// The server as its owner's program, if it is one.
    pub desktop: Option<Desktop>,
}

impl State {
    /// Subscribes the page cache and open pages to changes.
    pub fn new(service: Service, hub: Hub) -> Self {
        let pages = PageCache::default();
        let (open, kept) = (hub.clone(), pages.clone());
        service.listen(move |told| match told {
            AfterCommit::Changed(new) => {
                kept.heard_of(new.id);
                open.changed(new);
            }
            AfterCommit::Recorded(count) => open.recorded(count),
            AfterCommit::Deleted(gone) => {
                open.deleted(*gone);
                kept.forget(*gone);
            }
        });
        Self {
            service,
            visitors: Visitors::with_cache(pages.clone()),
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

    pub fn at_origin(self, origin: Option<&str>) -> Self {
        Self { origin: origin.map(|origin| origin.trim_end_matches('/').into()), ..self }
    }

    pub(super) fn said_origin(&self) -> Option<&str> {
        self.origin.as_deref()
    }

    pub fn is_https(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// The configured origin, or that of this request; a loopback address is replaced by this machine's address in the
    /// network, which phones can reach.
    pub fn origin(&self, request: &HttpRequest) -> String {
        match &self.origin {
            Some(origin) => origin.to_string(),
            None => {
                let (scheme, host) = asked_at(request);
                let network = self.desktop.as_ref().map_or(self.network, Desktop::address);
                format!("{scheme}://{}", reached(&host, network))
            }
        }
    }

    /// A cached value that many pages need, by language, read once a revision.
    pub fn once_a_revision<T: Any + Send + Sync, E>(
        &self,
        at: (TournamentId, i64),
        t: Lang,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        self.pages.value_or_read(at, t, read)
    }

    /// Only if it was read already.
    pub fn known_once<T: Any + Send + Sync>(&self, event: &Event, t: Lang) -> Option<Arc<T>> {
        self.pages.value(event.at(), t)
    }

    /// A visitor's turn at rendering a page.
    /// Errors: [`WebError::Busy`] after a long wait.
    pub(super) async fn visitors_turn(&self) -> Result<OwnedSemaphorePermit> {
        let turn = timeout(PATIENCE, self.crowd.clone().acquire_owned()).await;
        turn.ok().and_then(Result::ok).ok_or(WebError::Busy)
    }

    /// What to tell where only this computer reaches the service, since a link is of no use on a phone then: a key.
    pub fn only_here(&self, request: &HttpRequest) -> Option<&'static str> {
        let origin = self.origin(request);
        let host = origin.split_once("://").map_or(origin.as_str(), |(_, host)| host);
        let is_here = ["localhost", "127.", "[::1]"].iter().any(|here| host.starts_with(here));
        let advice = if self.desktop.is_some() { "only-here-computer" } else { "only-here" };
        is_here.then_some(advice)
    }

    /// Runs work that waits for the database or computes a password hash on a thread that may block.
    /// Errors: [`StoreError::Silent`] if a database server does not answer.
    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (service, (answer, waiting)) = (self.service.clone(), oneshot::channel());
        // The receiver may have gone.
        let job = move || drop(answer.send(guarded(|| work(&service))));
        self.waited_for(Box::new(job)).await?;
        waiting.await.map_err(|_| ServiceError::Refused(Refusal::Busy))??
    }

    /// Not generic, so that it is compiled once.
    async fn waited_for(&self, job: Box<dyn FnOnce() + Send>) -> Result<(), ServiceError> {
        let done = web::block(job);
        let done = match self.service.store().backend() {
            // SQLite answers or fails; an import may take its time.
            Backend::Sqlite => done.await,
            Backend::Postgres => timeout(PATIENCE, done).await.map_err(|_| StoreError::Silent)?,
        };
        done.map_err(|_ending| ServiceError::Refused(Refusal::Busy))
    }

    /// Runs work of milliseconds on a worker thread: a page, a proposal, the weight of a pair.
    /// Errors: those of the work; [`Refusal::Busy`] if too much waits or the work panics.
    pub async fn worked_out<T: Send + 'static, E: From<ServiceError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.handed_to(self.service.workers(), work).await
    }

    /// Runs work that takes seconds at a large event on a worker thread.
    pub async fn searched<T: Send + 'static, E: From<ServiceError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Service) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        self.handed_to(self.service.solvers(), work).await
    }

    /// Renders a page on a worker thread.
    pub async fn render<V: Template>(
        &self,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let html = self.worked_out(move |service| html_of(&view(service)?)).await?;
        Ok(page_of(StatusCode::OK, html))
    }

    /// Like [`State::render`], for a page with the errors of its form, status 422.
    pub async fn render_wrong<V: Template>(
        &self,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let html = self.worked_out(move |service| html_of(&view(service)?)).await?;
        Ok(page_of(StatusCode::UNPROCESSABLE_ENTITY, html))
    }

    /// Like [`State::render`], for a page that takes seconds.
    pub async fn render_by_search<V: Template>(
        &self,
        view: impl FnOnce(&Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let html = self.searched(move |service| html_of(&view(service)?)).await?;
        Ok(page_of(StatusCode::OK, html))
    }

    async fn handed_to<T: Send + 'static, E: From<ServiceError> + Send + 'static>(
        &self,
        workers: &Workers,
        work: impl FnOnce(&Service) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let service = self.service.clone();
        let (answer, waiting) = oneshot::channel();
        // The receiver may have gone.
        let answered = move |done| drop(answer.send(done));
        workers.submit(move || work(&service), answered).map_err(ServiceError::from)?;
        waiting.await.unwrap_or(Err(WorkError::Busy)).map_err(ServiceError::from)?
    }
}

/// Owned, so that it can go to the thread that acts.
#[derive(Clone, Debug)]
pub struct Sender {
    account: Option<AccountId>,
    sending: Option<String>,
}

impl Sender {
    /// Players have no account.
    pub fn of(account: impl Into<Option<AccountId>>, form: &Form) -> Self {
        Self { account: account.into(), sending: form.sending() }
    }

    /// At the present time.
    pub fn by(&self) -> By<'_> {
        By { account: self.account, now: Utc::now(), form: self.sending.as_deref() }
    }
}
