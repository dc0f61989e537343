//! Public pages: rendered once for all visitors, and sent from the cache before anything else looks at the request.

use super::*;

/// A request for a public page. Its context has no query: cached pages depend on parsed values alone.
pub struct Visit {
    cx: Cx,
    pub query: Form,
    known: Option<String>,
    packing: Packing,
    part: bool,
}

impl Deref for Visit {
    type Target = Cx;

    fn deref(&self) -> &Cx {
        &self.cx
    }
}

/// The header by which an open page asks only for the content of the frame.
const PART: &str = "tengen-part";

/// The header with the revision of a page, also sent with 304.
const REVISION: &str = "tengen-revision";

impl FromRequest for Visit {
    type Error = WebError;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let known = request.headers().get(header::IF_NONE_MATCH);
        let known = known.and_then(|known| known.to_str().ok()).map(str::to_owned);
        let (packing, part) = (best_encoding(request), request.headers().contains_key(PART));
        ready(Cx::from_request(request, payload).into_inner().map(|cx| {
            let Cx { event, query, .. } = cx;
            // For visitors it is so already.
            let event = if event.role.is_some() { event.as_shown() } else { event };
            Self { cx: Cx { event, query: Form::empty(), ..cx }, query, known, packing, part }
        }))
    }
}

impl Visit {
    pub fn origin(&self, request: &HttpRequest) -> String {
        self.state.origin(request)
    }

    /// Answers with a page that is the same for all visitors, cached by revision and language. `address` is the page's
    /// path below the tournament's own: `/standings?round=3`. It is built from parsed values, never from what was
    /// typed, so that neither other spellings nor made-up parameters fill the cache.
    ///
    /// Concurrent requests for a page that is not cached wait for the first one.
    /// Errors: those of the view; [`WebError::Busy`] if too many wait.
    pub async fn kept<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.made(address, false, &HTML, html(view)).await
    }

    /// Answers with a page that is rendered for this request alone: searches, lists with the time. A browser that
    /// shows it already is sent only the content of its frame.
    pub async fn once<V: Template + 'static>(
        self,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let visits = self.viewer.is_none();
        let _visitors = if visits { Some(self.state.visitors_turn().await?) } else { None };
        let part = self.part;
        let answer = self.framed().rendered(view).await;
        if part { answer.map(part_of) } else { answer }
    }

    /// Like [`Visit::once`], without the database: the page is rendered on the async thread.
    pub fn inline<V: Template>(self, view: impl FnOnce(Cx, &Service) -> Result<V>) -> Answer {
        let (part, cx) = (self.part, self.framed());
        let state = cx.state.clone();
        let answer = render(&view(cx, &state.service)?);
        if part { answer.map(part_of) } else { answer }
    }

    /// [`Visit::kept`], for a page that takes seconds.
    pub async fn kept_by_search<V: Template + 'static>(
        self,
        address: &str,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.made(address, true, &HTML, html(view)).await
    }

    /// Answers with a file that is the same for everyone, cached by revision; it may take seconds at a large event.
    pub async fn file(
        self,
        address: &str,
        (name, media_type): (String, &'static str),
        make: impl FnOnce(&Event, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        let kind = Kind { media_type, name: Some(name) };
        self.in_english().for_everybody(address, &kind, |cx, of| make(&cx.event, of)).await
    }

    /// Like [`Visit::file`], for data that is shown and not saved.
    pub async fn data(
        self,
        address: &str,
        media_type: &'static str,
        make: impl FnOnce(&Event, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        let kind = Kind { media_type, name: None };
        self.in_english().for_everybody(address, &kind, |cx, of| make(&cx.event, of)).await
    }

    fn in_english(mut self) -> Self {
        self.cx.page.t = Lang::english();
        self
    }

    /// Like [`Visit::data`], in the viewer's language.
    pub async fn spoken(
        self,
        address: &str,
        media_type: &'static str,
        make: impl FnOnce(Lang, &Event) -> Result<String> + Send + 'static,
    ) -> Answer {
        let kind = Kind { media_type, name: None };
        self.for_everybody(address, &kind, |cx, _| make(cx.t, &cx.event)).await
    }

    /// Like [`Visit::spoken`], for a picture.
    pub async fn drawn<V: Template>(
        self,
        address: &str,
        draw: impl FnOnce(Lang, &Event) -> Result<V> + Send + 'static,
    ) -> Answer {
        self.spoken(address, "image/svg+xml", |t, event| html_of(&draw(t, event)?)).await
    }

    /// Ignores the viewer: signed-in viewers get the public answer.
    async fn for_everybody(
        mut self,
        address: &str,
        kind: &Kind,
        make: impl FnOnce(Cx, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        (self.cx.page.viewer, self.cx.page.notices) = (None, Vec::new());
        self.made(address, true, kind, make).await
    }

    async fn made(
        self,
        address: &str,
        searched: bool,
        kind: &Kind,
        make: impl FnOnce(Cx, &Service) -> Result<String> + Send + 'static,
    ) -> Answer {
        let Self { mut cx, known, packing, .. } = self;
        cx.page.here = cx.to(address);
        let everybodys = cx.viewer.is_none() && cx.notices.is_empty();
        let ((id, revision), key) = (cx.event.at(), (cx.t, address.to_owned()));
        let state = cx.state.clone();
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
        let (pages, key) = (state.pages.clone(), key.clone());
        let work = move |service: &Service| {
            // Render the current revision: a page of an outdated one would not be cached.
            let event = if everybodys { cx.event.renewed(service)? } else { cx.event };
            let (id, revision) = event.at();
            let page = frame(cx.page, &event).live(&event.path("/events"), revision);
            let until = CachedPage::valid_until(&event.snapshot.tournament);
            let text = make(Cx { page, event, ..cx }, service)?;
            let made = Arc::new(CachedPage::new(&key.1, revision, text, until));
            if everybodys {
                pages.keep(id, revision, key, &made);
            }
            Ok::<_, WebError>(made)
        };
        let made =
            if searched { state.searched(work).await } else { state.worked_out(work).await }?;
        Ok(match everybodys {
            true => send(made),
            false => HttpResponse::Ok()
                .content_type(HTML.media_type)
                .body(made.bytes.packed(Packing::Plain)),
        })
    }

    fn framed(self) -> Cx {
        let Self { cx, part, .. } = self;
        let page = if part { Page { part, ..cx.page } } else { frame(cx.page, &cx.event) };
        Cx { page, ..cx }.live()
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

struct Kind {
    media_type: &'static str,
    name: Option<String>,
}

impl Kind {
    /// The page, or 304 if the browser has it. The tag is weak, since the page is sent in several encodings.
    fn send(&self, page: Arc<CachedPage>, known: Option<&str>, packing: Packing) -> HttpResponse {
        let same = page.is_known_by(known);
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
        let mut answer = page.bytes.send(answer, packing);
        answer.extensions_mut().insert(MadeOf(page, packing));
        answer
    }
}

const HTML: Kind = Kind { media_type: "text/html; charset=utf-8", name: None };

fn html<V: Template + 'static>(
    view: impl FnOnce(Cx, &Service) -> Result<V>,
) -> impl FnOnce(Cx, &Service) -> Result<String> {
    |cx, service| html_of(&view(cx, service)?)
}

/// The page that an answer was made of: left in it for the next request of the same.
#[derive(Clone)]
pub(super) struct MadeOf(pub Arc<CachedPage>, pub Packing);

/// A request without a session.
struct Asked {
    slug: String,
    key: PageKey,
    packing: Packing,
    known: Option<String>,
}

impl Asked {
    /// `None` for requests with a session, and outside of events.
    fn by_anybody(request: &ServiceRequest) -> Option<Self> {
        let headers = request.headers();
        let tells = [header::COOKIE, header::AUTHORIZATION, header::RANGE];
        if request.method() != Method::GET || tells.iter().any(|name| headers.contains_key(name)) {
            return None;
        }
        let asked = request.uri().path_and_query()?.as_str().strip_prefix("/t/")?;
        let (slug, address) = asked.split_at(asked.find(['/', '?']).unwrap_or(asked.len()));
        let known = headers.get(header::IF_NONE_MATCH).map(|known| known.to_str());
        Some(Self {
            slug: slug.to_owned(),
            key: (Lang::of(request.request()), address.to_owned()),
            packing: best_encoding(request.request()),
            known: known.transpose().ok()?.map(str::to_owned),
        })
    }
}

/// Middleware: sends a cached page; otherwise keeps the head of the answer for the next request of the same.
pub(super) async fn answer_at_once(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let state = request.app_data::<Data<State>>().cloned();
    let asked = Asked::by_anybody(&request).filter(|_| !is_short(&request));
    let Some((asked, state)) = asked.zip(state) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    if let Some(page) = state.pages.ready(&asked.slug, &asked.key)
        && let Some(head) = page.heads[asked.packing as usize].get()
    {
        pattern_is(request.request(), head.pattern.clone());
        let same = page.is_known_by(asked.known.as_deref());
        let mut answer = match same {
            true => HttpResponse::NotModified().finish(),
            false => HttpResponse::Ok().body(page.bytes.packed(asked.packing)),
        };
        *answer.headers_mut() = head.headers.clone();
        if same {
            answer.headers_mut().remove(header::CONTENT_ENCODING);
        }
        return Ok(request.into_response(answer));
    }
    let response = next.call(request).await?.map_into_boxed_body();
    let made = response.response().extensions().get::<MadeOf>().cloned();
    let whole = response.status() == StatusCode::OK;
    let for_all = whole && !response.headers().contains_key(header::SET_COOKIE);
    if let Some(MadeOf(page, packing)) =
        made.filter(|made| for_all && made.0.address == asked.key.1)
    {
        let pattern = pattern_of(response.request());
        let head = || Head { headers: response.headers().clone(), pattern };
        page.heads[packing as usize].get_or_init(head);
    }
    Ok(response)
}
