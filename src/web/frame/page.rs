//! What the frame of every page needs: title, bar, links, messages, who looks.

use actix_web::dev::Payload;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use askama::Template;

use super::help::help_for;
use super::{Area, Lang, Notice, asset, local_path, notice};

/// Who has signed in, as the bar shows it. The session middleware puts it into the request's extensions;
/// answers to such requests are never cached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// The name of the account.
    pub name: String,
}

/// One of the pages that belong together, in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where it leads.
    pub href: String,
    /// What it says.
    pub label: String,
    /// Whether it leads to the page one is on.
    pub current: bool,
}

/// The frame of one page for one request. A handler takes it as an argument, names the page and hands it
/// to its template as `page`, beside `t`, its language.
#[derive(Clone, Debug)]
pub struct Page {
    /// The viewer's language.
    pub t: Lang,
    /// The title of the document and of the bookmark.
    pub title: String,
    /// How many players call an arbiter; it stands before the title.
    pub calls: usize,
    /// The event in the bar and where it leads; Tengen itself outside of events.
    pub event: Option<(String, String)>,
    /// The pages of the event that everybody sees.
    pub links: Vec<Link>,
    /// The areas of who works at the event; empty for everybody else.
    pub areas: Vec<Area>,
    /// What has happened, said once.
    pub notices: Vec<Notice>,
    /// What can be taken back: where, by which number, and what it was.
    pub undo: Option<(String, i64, String)>,
    /// Who has signed in.
    pub viewer: Option<Viewer>,
    /// The path and query of this page, to come back to.
    pub here: String,
    /// Where changes of this page are told as they happen, and the revision that it shows.
    pub events: Option<(String, i64)>,
    /// Whether the browser has the frame already, and asks for what stands in it.
    pub part: bool,
}

impl Page {
    /// The frame for a request; handlers take it as an argument instead.
    #[must_use]
    pub fn of(request: &HttpRequest) -> Self {
        Self {
            t: Lang::of(request),
            title: String::new(),
            calls: 0,
            event: None,
            links: Vec::new(),
            areas: Vec::new(),
            notices: notice::taken_from(request),
            undo: None,
            viewer: request.extensions().get::<Viewer>().cloned(),
            here: where_to_return(request),
            events: None,
            part: false,
        }
    }

    /// With its title.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// With the event in the bar and where its name leads.
    #[must_use]
    pub fn of_event(mut self, name: &str, href: &str) -> Self {
        self.event = Some((name.to_owned(), href.to_owned()));
        self
    }

    /// With a message above the content.
    #[must_use]
    pub fn saying(mut self, notice: Notice) -> Self {
        self.notices.push(notice);
        self
    }

    /// With changes told as they happen: the parts marked `data-live`, which show that revision, follow the
    /// events at that path.
    #[must_use]
    pub fn live(mut self, events: &str, revision: i64) -> Self {
        self.events = Some((events.to_owned(), revision));
        self
    }

    /// As it was made, whatever happens afterwards: sheets to print.
    #[must_use]
    pub fn still(mut self) -> Self {
        self.events = None;
        self
    }

    /// What stands first in the bar and where it leads: the event; on the event's own front all events.
    fn home(&self) -> (String, &str) {
        match &self.event {
            Some((_, href)) if href == self.path() => (self.t.text("index-title"), "/?all"),
            Some((name, href)) => (name.clone(), href),
            None => (self.t.text("site-name"), "/"),
        }
    }

    /// The area that this page lies in.
    #[must_use]
    pub fn area(&self) -> Option<&Area> {
        self.areas.iter().find(|area| area.link.current)
    }

    /// Whether it shows all areas by itself: the organiser's home.
    #[must_use]
    pub fn is_map(&self) -> bool {
        self.path().ends_with("/today")
    }

    /// The path of this page without its query.
    #[must_use]
    pub fn path(&self) -> &str {
        self.here.split('?').next().unwrap_or("/")
    }

    /// The section of the handbook for people who are on this page.
    #[must_use]
    pub fn help(&self) -> &'static str {
        help_for(self.path())
    }

    /// The key of one showing of a form: sent twice, it counts once.
    #[must_use]
    pub fn form_key(&self) -> String {
        // Without random numbers a form has no key, and is refused.
        service::Token::new().map(|token| token.secret().to_owned()).unwrap_or_default()
    }

    /// The event's clock, in minutes ahead of Greenwich's, for clocks that go on in the browser.
    #[must_use]
    pub fn zone_minutes(&self) -> i32 {
        self.t.zone_minutes(chrono::Utc::now().naive_utc())
    }

    /// Every language, for the switch at the foot.
    pub fn languages(&self) -> impl Iterator<Item = Lang> {
        Lang::all()
    }

    /// The address of a file of `static/`, good for ever.
    #[must_use]
    pub fn asset(&self, name: &str) -> String {
        asset(name)
    }
}

/// What stands above every page: a way past it, the event, the pages that belong together. Like the others here a template by
/// itself, lest it be compiled into each page anew.
#[derive(Template)]
#[template(path = "frame/top.html")]
struct Top<'a> {
    t: Lang,
    page: &'a Page,
}

/// What has happened.
#[derive(Template)]
#[template(path = "frame/said.html")]
struct Said<'a> {
    t: Lang,
    page: &'a Page,
}

/// What stands below every page: languages, help, who looks.
#[derive(Template)]
#[template(path = "frame/foot.html")]
struct Foot<'a> {
    t: Lang,
    page: &'a Page,
}

impl Page {
    /// What stands above, as HTML.
    pub fn top(&self) -> impl std::fmt::Display {
        Top { t: self.t, page: self }
    }

    /// What has happened, as HTML.
    pub fn said(&self) -> impl std::fmt::Display {
        Said { t: self.t, page: self }
    }

    /// What stands below, as HTML.
    pub fn foot(&self) -> impl std::fmt::Display {
        Foot { t: self.t, page: self }
    }
}

/// This page, or after a form the one it was on, if that is one of ours.
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
    type Future = std::future::Ready<Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(Ok(Self::of(request)))
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
