//! Access control: who may ask for which route, and the guard before all of them.
//!
//! The guard finds the account and the tournament, and puts both into the request's extensions.

use super::*;
use actix_web::rt::task::spawn_blocking;
use chrono::Duration;

use store::{AccountRow, DeedKind, Role, Snapshot, Tx};

pub const SESSION_COOKIE: &str = "session";

/// Handing out rights needs a sign-in no older than this.
const SURE: Duration = Duration::minutes(30);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    Public,
    SignedIn,
    /// Recorders, arbiters and organisers of the tournament, and the server's owner.
    Recorder,
    /// Arbiters and organisers of the tournament, and the server's owner.
    Arbiter,
    /// Chief arbiters of the tournament; while nobody is named one, organisers and the server's owner.
    Chief,
    /// Organisers of the tournament, and the server's owner.
    Organiser,
    /// Accounts that may create events, and owners; for an event's pages, if they are its organisers.
    EventMaker,
    Owner,
}

/// What the holder of a personal link reaches of a hidden event: that it is not announced yet, and a captain's line-up.
const BEFORE_ANNOUNCED: [(&str, &str); 3] = [
    ("GET", "/t/{slug}/me"),
    ("GET", "/t/{slug}/me/{entry}/line-up/{round}"),
    ("POST", "/t/{slug}/me/{entry}/line-up/{round}"),
];

pub type Route = (&'static str, &'static str, Access);

/// Pages of an event that offer to undo the last act on many. The act itself checks the role.
const UNDONE_AT: [&str; 6] =
    ["/entries", "/registrations", "/check-in", "/teams", "/journal", "/undo"];

/// A table other than [`crate::ROUTES`], as data of an application that serves pages of its own.
#[derive(Clone, Copy, Debug)]
pub struct RouteTable(pub &'static [Route]);

#[derive(Clone, Debug)]
pub struct Account(pub AccountRow);

#[derive(Clone)]
pub struct Event {
    /// The current revision, drafts included.
    pub snapshot: Arc<Snapshot>,
    /// What the viewer may do in it; the server's owner is an organiser everywhere.
    pub role: Option<Role>,
    /// Whether the viewer acts as chief arbiter, who alone changes confirmed results.
    pub chief: bool,
    /// Reports and requests of players that wait for an answer; counted for arbiters only.
    pub waiting: usize,
    /// Players who wait for an arbiter while none is on the way; counted for arbiters only.
    pub calls: usize,
    /// The last act on many, while it can be undone; for arbiters only, and on pages that offer it.
    pub undo: Option<Undo>,
    /// Whether a player is shown by initials: files with names are then for staff only.
    pub guarded: bool,
}

impl Event {
    /// The event as the public sees it, also for screens and papers shown by someone who has signed in.
    pub fn as_shown(mut self) -> Self {
        if let Some(tournament) = self.snapshot.tournament.with_initials() {
            self.snapshot = Arc::new(Snapshot {
                slug: self.snapshot.slug.clone(),
                tournament,
                ..*self.snapshot
            });
        }
        self
    }

    pub(crate) fn at(&self) -> (TournamentId, i64) {
        (self.snapshot.id, self.snapshot.revision)
    }

    /// Loads the event again, for a page whose rendering had to wait.
    pub(super) fn renewed(self, service: &Service) -> Result<Self, ServiceError> {
        Ok(match service.find(self.snapshot.id)? {
            Some(snapshot) if snapshot.revision > self.snapshot.revision => {
                Self { snapshot, ..self }.as_shown()
            }
            _ => self,
        })
    }

    pub fn is_organiser(&self) -> bool {
        self.role == Some(Role::Organiser)
    }

    /// Arbiters may undo what they may do themselves.
    pub fn may_undo(&self, undo: &Undo) -> bool {
        self.is_organiser() || undo.deed == DeedKind::CheckIn
    }

    /// Organisers, unless it is archived.
    pub fn may_change(&self) -> bool {
        self.is_organiser() && !self.snapshot.archived
    }

    /// Whether only its staff sees it.
    pub fn is_hidden(&self) -> bool {
        self.snapshot.tournament.settings.hidden
    }

    /// Where a player is shown by initials, files with names are refused to everyone but staff.
    pub fn refuse_named_file(&self) -> Result<()> {
        if self.guarded && !self.is_staff() {
            return Err(WebError::Forbidden(Sentence::new("initials-file")));
        }
        Ok(())
    }

    pub fn is_staff(&self) -> bool {
        self.role >= Some(Role::Arbiter)
    }

    pub const fn may_record(&self) -> bool {
        self.role.is_some()
    }

    /// The address of a page of this tournament: `path("/standings")`.
    pub fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.snapshot.slug)
    }

    /// Empty if there is no such entry.
    pub fn name(&self, t: Lang, entry: EntryId) -> String {
        self.snapshot.tournament.entry(entry).map(|entry| t.person(entry)).unwrap_or_default()
    }
}

impl FromRequest for Account {
    type Error = WebError;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get().cloned().ok_or(WebError::SignInNeeded))
    }
}

impl FromRequest for Event {
    type Error = WebError;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get().cloned().ok_or_else(WebError::no_page))
    }
}

pub fn access_of(routes: &[Route], method: &Method, pattern: &str) -> Option<Access> {
    let asked = if method == Method::HEAD { "GET" } else { method.as_str() };
    let found = routes.iter().find(|(method, known, _)| *method == asked && *known == pattern);
    found.map(|(.., access)| *access)
}

#[derive(Clone)]
pub(super) struct Found {
    account: Option<AccountRow>,
    since: Option<DateTime<Utc>>,
    event: Option<Event>,
    /// The event, if it is hidden from the viewer.
    hidden: Option<Event>,
    deleted: bool,
}

/// The role at an event; the server's owner is an organiser of each.
pub fn role_of(c: &mut Tx, id: TournamentId, of: &AccountRow) -> Result<Option<Role>, StoreError> {
    if of.is_owner { Ok(Some(Role::Organiser)) } else { c.role(id, of.id) }
}

fn look_up(
    service: &Service,
    session: Option<(&str, &UsedBy)>,
    slug: Option<&str>,
    offers_undo: bool,
) -> Result<Found, ServiceError> {
    let session = match session {
        Some((secret, by)) => service.session(secret, Some(by), Utc::now())?,
        None => None,
    };
    let since = session.as_ref().map(|session| session.created_at);
    let account = session.map(|session| session.account);
    let store = service.store();
    let event = store.read(|c| {
        let Some(slug) = slug else { return Ok::<_, ServiceError>(None) };
        let Some(id) = c.find_slug(slug)? else { return Ok(None) };
        let Some(snapshot) = store.snapshot(c, id)? else { return Ok(None) };
        let (mut role, mut chief) = (None, false);
        if let Some(account) = &account {
            role = role_of(c, id, account)?;
            chief = role.is_some() && c.is_chief(id, account)?;
        }
        let (mut waiting, mut calls, mut undo) = (0, 0, None);
        if role >= Some(Role::Arbiter) {
            waiting = c.waiting(id)?;
            if offers_undo {
                undo = Service::undoable(c, &snapshot, Utc::now())?;
            }
            let open = c.open_calls(id)?;
            calls =
                open.iter().filter(|call| call.state == tournament::RequestState::Asked).count();
        }
        if role == Some(Role::Organiser) {
            waiting += c.home_waiting(id)?;
        }
        let hidden = snapshot.tournament.settings.hidden && role.is_none();
        let guarded = snapshot.tournament.hides_names();
        let event = Event { snapshot, role, chief, waiting, calls, undo, guarded };
        Ok(Some((hidden, if role.is_none() { event.as_shown() } else { event })))
    })?;
    let (hidden, event) = match event {
        Some((true, hidden)) => (Some(hidden), None),
        event => (None, event.map(|(_, event)| event)),
    };
    let deleted = match slug.filter(|_| event.is_none() && hidden.is_none()) {
        Some(slug) => store.read(|c| c.deleted_at(slug))?,
        None => false,
    };
    Ok(Found { account, since, event, hidden, deleted })
}

pub(super) fn is_allowed(access: Access, event: Option<&Event>) -> bool {
    let role = event.and_then(|event| event.role);
    match access {
        Access::Public => true,
        Access::Recorder => role.is_some(),
        Access::Arbiter => role >= Some(Role::Arbiter),
        Access::Chief => event.is_some_and(|event| event.chief),
        Access::Organiser => role == Some(Role::Organiser),
        Access::SignedIn | Access::EventMaker | Access::Owner => false,
    }
}

fn may(access: Access, known: &Found) -> Result<()> {
    let (event, account) = (known.event.as_ref(), known.account.as_ref());
    let role = event.and_then(|event| event.role);
    let allowed = match access {
        Access::SignedIn => account.is_some(),
        Access::EventMaker => {
            account.is_some_and(AccountRow::may_make_events)
                && event.is_none_or(Event::is_organiser)
        }
        Access::Owner => account.is_some_and(|account| account.is_owner),
        by_role => is_allowed(by_role, event),
    };
    match (allowed, account) {
        (true, _) => Ok(()),
        (false, None) => Err(WebError::SignInNeeded),
        (false, Some(_)) if access == Access::Chief && role.is_some() => {
            Err(WebError::Forbidden(Sentence::new("error-chief-why")))
        }
        (false, Some(_)) => Err(WebError::no_role(access)),
    }
}

/// Whether the account has its second factor where the server asks for one, and has signed in lately where rights
/// are handed out.
fn is_sure(request: &ServiceRequest, access: Access, known: &Found) -> Result<()> {
    let needed = request.app_data::<web::Data<State>>().is_some_and(|s| s.second_factor_needed);
    let has = known.account.as_ref().is_some_and(|account| account.second_factor);
    if needed && !has && matches!(access, Access::Organiser | Access::EventMaker | Access::Owner) {
        return Err(WebError::SecondFactorNeeded);
    }
    let pattern = pattern_of(request.request()).unwrap_or_default();
    // A sign-in in the future was stored while the clock was wrong.
    let sure = known.since.is_some_and(|since| (Utc::now() - since).abs() < SURE);
    let asks = request.method() == Method::POST && HANDS_OUT_RIGHTS.contains(&&*pattern);
    if asks && !sure { Err(WebError::SignInAgain) } else { Ok(()) }
}

/// The address part that names a tournament: `open` of `/t/open/standings` and of what other programs ask for.
fn slug_of(path: &str) -> Option<String> {
    let rest = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/v1/tournaments/"))?;
    let slug = rest.split('/').next().unwrap_or(rest);
    (!slug.is_empty() && slug.len() <= 100).then(|| slug.to_owned())
}

/// Middleware: lets a request through to a route of the table if its sender may use it, with [`Account`],
/// [`Viewer`] and [`Event`] in its extensions. Others are answered with a page that says why: sign in
/// first (and come back), 403 without the role, 404 for an unknown tournament or route.
pub async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if let Some(to) = without_last_slash(&request) {
        let moved =
            HttpResponse::PermanentRedirect().insert_header((header::LOCATION, to)).finish();
        return Ok(request.into_response(moved).map_into_right_body());
    }
    let Err(refused) = admit(&request).await else {
        return next.call(request).await.map(ServiceResponse::map_into_left_body);
    };
    let (routes, pattern) = (table(&request), pattern_of(request.request()).unwrap_or_default());
    let has_other_methods = routes.iter().any(|(_, known, _)| **known == *pattern);
    if has_other_methods && access_of(routes, request.method(), &pattern).is_none() {
        let refused = HttpResponse::MethodNotAllowed().finish();
        return Ok(request.into_response(refused).map_into_right_body());
    }
    Ok(request.error_response(refused).map_into_right_body())
}

fn table(request: &ServiceRequest) -> &'static [Route] {
    request.app_data::<RouteTable>().map_or(crate::ROUTES.as_slice(), |table| table.0)
}

/// `Ok` only for a route of the table.
async fn admit(request: &ServiceRequest) -> Result<()> {
    let pattern = pattern_of(request.request()).unwrap_or_default();
    let access = access_of(table(request), request.method(), &pattern);
    let session = request.cookie(SESSION_COOKIE).map(|cookie| cookie.value().to_owned());
    let names = ["/t/{slug}", "/api/v1/tournaments/{slug}"];
    let named = access.is_none() || names.iter().any(|name| pattern.starts_with(name));
    let slug = slug_of(request.path()).filter(|_| named);
    if session.is_none() && slug.is_none() && access.is_none_or(|access| access == Access::Public) {
        return access.map(|_| ()).ok_or_else(WebError::no_page);
    }
    let names_event = slug.is_some();
    let state = request.app_data::<web::Data<State>>().cloned();
    let state = state.ok_or_else(|| anyhow::anyhow!("the application has no state"))?;
    let mut known = match (session, slug) {
        (None, Some(slug)) => state.visitors.look_up(&state.service, slug).await?,
        (session, slug) => {
            let by = used_by(request.request());
            let below = pattern.strip_prefix("/t/{slug}").unwrap_or_default();
            let offers_undo = UNDONE_AT.iter().any(|way| below.starts_with(way));
            let look = move |service: &Service| {
                let session = session.as_deref().map(|secret| (secret, &by));
                look_up(service, session, slug.as_deref(), offers_undo)
            };
            state.blocking(look).await?
        }
    };
    let mut missing = if known.deleted { WebError::Deleted } else { WebError::no_page() };
    if let Some(hidden) = known.hidden.take().filter(|_| access.is_some())
        && knows_link(request, &state, hidden.snapshot.id).await?
    {
        match BEFORE_ANNOUNCED.contains(&(request.method().as_str(), &*pattern)) {
            true => known.event = Some(hidden),
            false => missing = WebError::NotFound(Sentence::new("me-hidden")),
        }
    }
    let there = access.filter(|_| !names_event || known.event.is_some());
    let allowed = there
        .ok_or(missing)
        .and_then(|access| may(access, &known).and_then(|()| is_sure(request, access, &known)));
    let mut extensions = request.extensions_mut();
    if let Some(account) = known.account {
        extensions.insert(Viewer { name: account.name.clone() });
        extensions.insert(Account(account));
    }
    if let Some(event) = known.event {
        extensions.insert(event);
    }
    allowed
}

/// Whether the phone keeps a valid personal link of the event, or its address has one.
async fn knows_link(request: &ServiceRequest, state: &State, id: TournamentId) -> Result<bool> {
    let cookie = request.cookie("me");
    let kept = cookie.as_ref().map(|cookie| cookie.value()).unwrap_or_default();
    let kept = kept.split('|').filter_map(|one| one.split(':').nth(2)).take(8);
    let secrets = kept.chain(request.match_info().get("token"));
    let secrets: Vec<_> = secrets.filter(|it| !it.is_empty()).map(str::to_owned).collect();
    if secrets.is_empty() {
        return Ok(false);
    }
    let holds = move |service: &Service, secret: &str| -> Result<bool, ServiceError> {
        let holder = service.link_holder(secret)?.map(|holder| holder.tournament);
        Ok(match holder {
            None => service.registration_by(secret)?.is_some_and(|one| one.tournament == id),
            holder => holder == Some(id),
        })
    };
    let find = move |service: &Service| {
        let mut held = secrets.iter().map(|secret| holds(service, secret));
        held.find(|one| !matches!(one, Ok(false))).unwrap_or(Ok(false))
    };
    Ok(state.blocking(find).await?)
}

/// An error goes to the one request that caused the look; `None` tells the others to look for themselves.
type Learnt = Option<Result<Found, ServiceError>>;

/// Requests without a session that wait for a look-up, by the tournament's address.
///
/// The first request looks at once. Those that come while a look runs wait for the next one, which begins after they
/// came: no request is answered with a state older than itself.
#[derive(Clone, Default)]
pub(super) struct Visitors {
    waiting: Arc<Mutex<HashMap<String, Vec<oneshot::Sender<Learnt>>>>>,
    pages: PageCache,
}

impl Visitors {
    pub fn with_cache(pages: PageCache) -> Self {
        Self { pages, ..Self::default() }
    }

    pub async fn look_up(&self, service: &Service, slug: String) -> Result<Found, ServiceError> {
        let (answer, waiting) = oneshot::channel();
        {
            let mut all = held(&self.waiting);
            if !all.contains_key(&slug) {
                let (visitors, service, slug) = (self.clone(), service.clone(), slug.clone());
                spawn_blocking(move || visitors.look(&service, &slug));
            }
            all.entry(slug.clone()).or_default().push(answer);
        }
        match timeout(LOOK, waiting).await {
            Ok(Ok(Some(learnt))) => learnt,
            Ok(Ok(None)) => {
                let service = service.clone();
                let own =
                    spawn_blocking(move || guarded(|| look_up(&service, None, Some(&slug), false)));
                let own = timeout(LOOK, own).await.map_err(|_| StoreError::Silent)?;
                own.map_err(|_| Refusal::Busy)??
            }
            Ok(Err(_)) => Err(Refusal::Busy.into()),
            Err(_) => Err(StoreError::Silent.into()),
        }
    }

    /// Looks until no request waits.
    fn look(&self, service: &Service, slug: &str) {
        loop {
            let mut waiting = held(&self.waiting);
            let asked = waiting.get_mut(slug).map(std::mem::take).unwrap_or_default();
            if asked.is_empty() {
                waiting.remove(slug);
                return;
            }
            drop(waiting);
            let mut asked = asked.into_iter();
            let first = asked.next();
            let began = self.pages.look();
            let learnt = guarded(|| look_up(service, None, Some(slug), false))
                .map_err(ServiceError::from)
                .flatten();
            if let Ok(Found { event: Some(event), .. }) = &learnt {
                self.pages.note_look(&began, slug, event.at());
            }
            for other in asked {
                // The receiver may have gone.
                let _ = other.send(learnt.as_ref().ok().map(|found| Ok(found.clone())));
            }
            if let Some(first) = first {
                let _ = first.send(Some(learnt));
            }
        }
    }
}
