//! The frame of one page, and what a page of an event is made of.

use super::*;

/// Set by the session middleware in the request's extensions; answers to such requests are never cached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub href: String,
    pub label: String,
    pub current: bool,
}

/// The frame of one page for one request. A handler takes it as an argument, names the page and hands it to its
/// template as `page`, next to `t`, its language.
#[derive(Clone, Debug)]
pub struct Page {
    pub t: Lang,
    /// For the document and the bookmark.
    pub title: String,
    /// Open calls for an arbiter, shown before the title.
    pub calls: usize,
    /// The event's name in the bar and its address; `None` outside of events.
    pub event_link: Option<(String, String)>,
    pub links: Vec<Link>,
    /// The staff's areas; empty for visitors.
    pub areas: Vec<Area>,
    pub notices: Vec<Notice>,
    /// What can be undone: the address, its number, and what it was.
    pub undo: Option<(String, i64, String)>,
    pub viewer: Option<Viewer>,
    /// Path and query, to return to.
    pub here: String,
    /// The address of the event stream, and the revision that the page shows.
    pub events: Option<(String, i64)>,
    /// Whether the browser has the frame already and asks only for the content.
    pub part: bool,
}

impl Deref for Page {
    type Target = Lang;

    fn deref(&self) -> &Lang {
        &self.t
    }
}

impl Page {
    /// Handlers take it as an argument instead.
    pub fn of(request: &HttpRequest) -> Self {
        Self {
            t: Lang::of(request),
            title: String::new(),
            calls: 0,
            event_link: None,
            links: Vec::new(),
            areas: Vec::new(),
            notices: render::taken_from(request),
            undo: None,
            viewer: request.extensions().get::<Viewer>().cloned(),
            here: where_to_return(request),
            events: None,
            part: false,
        }
    }

    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// [`Page::titled`], with a text.
    pub fn headed(self, key: &str) -> Self {
        let title = self.text(key);
        self.titled(title)
    }

    pub fn with_notice(mut self, notice: Notice) -> Self {
        self.notices.push(notice);
        self
    }

    /// Follows the events at that path: the parts marked `data-live`, which show that revision, are updated.
    pub fn live(mut self, events: &str, revision: i64) -> Self {
        self.events = Some((events.to_owned(), revision));
        self
    }

    /// Without live updates: sheets to print.
    pub fn without_live(mut self) -> Self {
        self.events = None;
        self
    }

    /// The first link of the bar: the event; on the event's own front page all events.
    fn home(&self) -> (String, &str) {
        match &self.event_link {
            Some((_, href)) if href == self.path() => (self.t.text("index-title"), "/?all"),
            Some((name, href)) => (name.clone(), href),
            None => (self.t.text("site-name"), "/"),
        }
    }

    pub fn area(&self) -> Option<&Area> {
        self.areas.iter().find(|area| area.link.current)
    }

    /// Whether it is the organiser's home, which shows all areas in its content.
    pub fn is_map(&self) -> bool {
        self.path().ends_with("/today")
    }

    /// Whether the strip with the reader's own board belongs on it: on each page of an event, except their own and those
    /// of the staff.
    pub fn has_strip(&self) -> bool {
        let shown = |href: &str| href.ends_with("/rounds") || href.ends_with("/standings");
        let works = |(link, _): &(Link, String)| link.current && !shown(&link.href);
        let own = self.path().split('/').nth(3) == Some("me");
        let mut pages = self.areas.iter().flat_map(|area| &area.pages);
        self.event_link.is_some() && !own && !pages.any(works)
    }

    /// Without its query.
    pub fn path(&self) -> &str {
        self.here.split('?').next().unwrap_or("/")
    }

    pub fn help(&self) -> &'static str {
        help_for(self.path())
    }

    /// The idempotency key of one showing of a form.
    pub fn form_key(&self) -> String {
        // Without random numbers a form has no key, and is refused.
        service::Token::new().map(|token| token.secret().to_owned()).unwrap_or_default()
    }

    /// The event's offset from UTC, for clocks that run in the browser.
    pub fn zone_minutes(&self) -> i32 {
        self.t.zone_minutes(chrono::Utc::now().naive_utc())
    }

    pub fn languages(&self) -> impl Iterator<Item = Lang> {
        Lang::all()
    }

    pub fn asset(&self, name: &str) -> String {
        asset(name)
    }
}

/// Above every page: skip link, event, navigation. A separate template, so that it is compiled once and not into each
/// page.
#[derive(Template)]
#[template(path = "frame/top.html")]
struct Top<'a> {
    cx: &'a Page,
}

#[derive(Template)]
#[template(path = "frame/said.html")]
struct Said<'a> {
    cx: &'a Page,
}

#[derive(Template)]
#[template(path = "frame/foot.html")]
struct Foot<'a> {
    cx: &'a Page,
}

impl Page {
    pub fn top(&self) -> impl std::fmt::Display {
        Top { cx: self }
    }

    pub fn notices_html(&self) -> impl std::fmt::Display {
        Said { cx: self }
    }

    pub fn foot(&self) -> impl std::fmt::Display {
        Foot { cx: self }
    }
}

/// This page, or for a form's answer the page of the form, if that is one of ours.
fn where_to_return(request: &HttpRequest) -> String {
    if request.method().is_safe() {
        return request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    }
    let text = |name| request.headers().get(name).and_then(|v: &HeaderValue| v.to_str().ok());
    let came_from = text(header::REFERER).and_then(|from| from.split_once("://"));
    let path =
        came_from.zip(text(header::HOST)).and_then(|((_, from), host)| from.strip_prefix(host));
    local_path(path.unwrap_or("/")).to_owned()
}

impl FromRequest for Page {
    type Error = std::convert::Infallible;
    type Future = Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self::of(request)))
    }
}

/// What a page of an event is made of: its frame with the language, the event, and what the address asks for.
///
/// Templates hold it as `cx`. It derefs to its [`Page`], and that to its [`Lang`]: `cx.text("save")`.
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
    pub fn tournament(&self) -> &Tournament {
        &self.event.snapshot.tournament
    }

    /// The address of a page of this event: `to("/standings")`.
    pub fn to(&self, rest: impl AsRef<str>) -> String {
        self.event.path(rest.as_ref())
    }

    /// The address for other sites; `None` if the server was not told its own.
    pub fn public_address(&self, rest: impl AsRef<str>) -> Option<String> {
        self.state.said_origin().map(|origin| format!("{origin}{}", self.to(rest)))
    }

    /// Empty if there is no such entry.
    pub fn player(&self, entry: impl ByValue<EntryId>) -> String {
        self.event.name(self.t, entry.given())
    }

    /// With the frame of the event around it, unless a visit put it there before.
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

    pub fn headed(self, key: &str) -> Self {
        let title = self.text(key);
        self.titled(title)
    }

    /// With updates of its parts marked `data-live`.
    pub fn live(self) -> Self {
        let events = self.to("/events");
        Self { page: self.page.live(&events, self.event.snapshot.revision), ..self }
    }

    /// With the event stream at that address of the event, for a page that shows this revision.
    pub fn live_at(self, events: impl AsRef<str>, revision: i64) -> Self {
        let events = self.to(events);
        Self { page: self.page.live(&events, revision), ..self }
    }

    /// `None` if there is no such account any more.
    pub async fn account_name(&self, id: Option<AccountId>) -> Result<Option<String>> {
        let Some(id) = id else { return Ok(None) };
        let found = self.blocking(move |service| service.read(|c| c.account(id)));
        Ok(found.await?.map(|account| account.name))
    }

    /// Empty if there is no such entry.
    pub fn rank_of(&self, entry: impl ByValue<EntryId>) -> String {
        let entry = self.tournament().entry(entry.given());
        entry.map(|entry| self.rank(entry.rank)).unwrap_or_default()
    }
}

impl FromRequest for Cx {
    type Error = WebError;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let event = Event::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        ready(event.and_then(|event| {
            let state = state.ok_or_else(|| anyhow!("no state"))?;
            let (page, query) = (Page::of(request), Form::of_query(request));
            Ok(Self { page, event, state, query })
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn after_a_form_one_comes_back_to_the_page_it_was_on() {
        let came_from = |from| {
            let request = TestRequest::post().uri("/t/open/draft/publish");
            let request = request.insert_header(("host", "go.example:8080"));
            Page::of(&request.insert_header(("referer", from)).to_http_request()).here
        };
        assert_eq!(came_from("http://go.example:8080/t/open/draft?r=4"), "/t/open/draft?r=4");
        assert_eq!(came_from("http://go.example:80801/t/open"), "/");
        assert_eq!(came_from("https://evil.example/t/open/draft"), "/");
    }
}
