//! What a player sends from their own pages, with the proof of who they are.

use super::*;

/// A player's own act, with the secret that the phone has for them. The service verifies the secret in the transaction
/// that acts.
///
/// As an argument of a handler it redirects a sender without a secret, or with another player's, to the page that
/// says how to get one. A withdrawn secret is refused by the act itself, with the reason.
pub struct OwnAct {
    pub cx: Cx,
    pub who: EntryId,
    secret: String,
    pub form: Form,
}

impl std::ops::Deref for OwnAct {
    type Target = Cx;

    fn deref(&self) -> &Cx {
        &self.cx
    }
}

impl OwnAct {
    /// Runs it at the service with the secret, on a thread that may block.
    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(EventActs<'_>, &str) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (id, sender) = (self.event.snapshot.id, Sender::of(None, &self.form));
        let secret = self.secret.clone();
        self.state.blocking(move |service| work(service.acts(id, sender.by()), &secret)).await
    }

    /// Acts, and redirects to a page of the event with a notice of the result, if `said` has one, or of the refusal.
    pub async fn done<T: Send + 'static, S: Into<Option<Sentence>>>(
        &self,
        to: &str,
        work: impl FnOnce(EventActs<'_>, &str) -> Result<T, ServiceError> + Send + 'static,
        said: impl FnOnce(T) -> S,
    ) -> Answer {
        let notice = match self.blocking(work).await {
            Ok(done) => said(done).into().map(Notice::done),
            Err(ServiceError::Refused(why)) => Some(Notice::alert(self.why(&why))),
            Err(error) => return Err(error.into()),
        };
        let to = self.to(to);
        Ok(notice.map_or_else(|| redirect(&to), |notice| redirect_saying(&to, notice)))
    }

    /// Acts, and says so on the player's own page.
    async fn does<T: Send + 'static>(
        &self,
        said: &'static str,
        work: impl FnOnce(EventActs<'_>, &str) -> Result<T, ServiceError> + Send + 'static,
    ) -> Answer {
        self.done("/me", work, |_| Sentence::new(said)).await
    }

    pub fn why(&self, refusal: &Refusal) -> Sentence {
        refusal_in(self.t, self.tournament(), refusal)
    }

    /// Shows the form again, with its faults.
    pub async fn again<V: Template>(
        self,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let (state, cx) = (self.state.clone(), self.cx);
        state.render_wrong(move |service| view(cx, service)).await.map(keep_private)
    }
}

impl FromRequest for OwnAct {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self, Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let cx = Cx::from_request(request, payload).into_inner();
        let (who, form) = (of(request), Form::from_request(request, payload));
        let request = request.clone();
        Box::pin(async move {
            let (cx, form, who) = (cx?, form.await?, who?);
            let Some(secret) = acting_secret(&cx, &request, who).await? else {
                return Err(refused(&cx));
            };
            Ok(Self { cx, who, secret, form })
        })
    }
}

fn refused(cx: &Cx) -> Error {
    InternalError::from_response("no link", link_needed(&cx.event)).into()
}

fn of(request: &HttpRequest) -> Result<EntryId> {
    let who = request.match_info().query("entry").parse();
    who.map(EntryId).map_err(|_| WebError::no_page())
}

async fn acting_secret(cx: &Cx, request: &HttpRequest, entry: EntryId) -> Result<Option<String>> {
    let Some(secret) = secret_of(request, &cx.event, entry) else { return Ok(None) };
    let (asked, id) = (secret.clone(), cx.event.snapshot.id);
    let holder = cx.blocking(move |service| service.link_holder(&asked)).await?;
    let anothers = holder.is_some_and(|holder| (holder.tournament, holder.entry) != (id, entry));
    Ok(Some(secret).filter(|_| !anothers))
}

/// A page that only the player of the address may see.
///
/// As an argument of a handler it redirects everybody else to the page that says how to prove the identity.
pub struct OwnVisit {
    visit: Visit,
    pub cx: Cx,
    pub who: EntryId,
}

impl OwnVisit {
    pub async fn once<V: Template + 'static>(
        self,
        view: impl FnOnce(Cx, &Service) -> Result<V> + Send + 'static,
    ) -> Answer {
        let query = self.cx.query;
        let view = move |cx, service: &Service| view(Cx { query, ..cx }, service);
        self.visit.once(view).await.map(keep_private)
    }
}

impl FromRequest for OwnVisit {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self, Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let visit = Visit::from_request(request, payload).into_inner();
        let (cx, who) = (Cx::from_request(request, payload).into_inner(), of(request));
        let request = request.clone();
        Box::pin(async move {
            let (visit, cx, who) = (visit?, cx?, who?);
            let (event, secret) = (cx.event.clone(), secret_of(&request, &cx.event, who));
            let asked = move |service: &Service| proves(service, &event, who, secret.as_deref());
            if !cx.blocking(asked).await.map_err(WebError::from)? {
                return Err(refused(&cx));
            }
            Ok(Self { cx: Cx { event: visit.event.clone(), ..cx }, visit, who })
        })
    }
}

#[route("POST", "/t/{slug}/me/{entry}/ask", Public)]
async fn ask(act: OwnAct) -> Answer {
    let kind = RequestKind::named(act.form.value("kind")).ok_or_else(WebError::not_understood)?;
    let round = act.form.value("round").parse().map_err(|_| WebError::not_understood())?;
    let words = act.form.value("words").to_owned();
    let asked = RequestForm { kind, round: RoundNo(round), words };
    let said = |done: Done<(i32, RequestState)>| match done {
        Done::Now((_, RequestState::Granted)) => Sentence::new("ask-granted"),
        _ => Sentence::new("ask-asked"),
    };
    act.done("/me", move |acts, secret| acts.ask(secret, &asked), said).await
}

#[route("POST", "/t/{slug}/me/{entry}/take-back", Public)]
async fn take_back(act: OwnAct) -> Answer {
    let number: i32 = act.form.value("request").parse().map_err(|_| WebError::not_understood())?;
    act.does("ask-taken-back", move |acts, me| acts.take_request_back(me, number)).await
}

#[route("POST", "/t/{slug}/me/{entry}/check-in", Public)]
async fn check_in(act: OwnAct) -> Answer {
    act.does("me-checked-in", |acts, me| acts.check_in_oneself(me)).await
}

#[route("POST", "/t/{slug}/me/{entry}/appeal", Public)]
async fn appeal(act: OwnAct) -> Answer {
    let no = act.form.value("ruling").parse().map_err(|_| WebError::not_understood())?;
    let grounds = act.form.value("grounds").to_owned();
    let said = "me-appeal-taken";
    act.does(said, move |acts, me| acts.appeal_own_ruling(me, RulingNo(no), &grounds)).await
}

/// Target of the code on a slip: arbiters get the board, its players the report of the result, everybody else the
/// round.
#[route("GET", "/t/{slug}/b/{round}/{table}", Public)]
async fn board(request: HttpRequest, event: Event, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    if event.is_staff() {
        return Ok(redirect(&event.path(&format!("/boards/{no}/{table}"))));
    }
    let round = event.snapshot.tournament.round(no).filter(|round| round.is_public());
    let board = round.and_then(|round| round.board_at(table)).ok_or_else(WebError::no_page)?;
    let mut known = known_in(&request, &event).into_iter();
    let here = known.find(|known| board.color_of(known.entry).is_some());
    Ok(redirect(&event.path(&match here {
        Some(me) if me.secret().is_some() => {
            format!("/me/{}/result?round={no}&table={table}", me.entry)
        }
        Some(_) => "/me".to_owned(),
        None => format!("/rounds/{no}#table-{table}"),
    })))
}

#[route("GET", "/t/{slug}/me/{entry}/registration", Public)]
async fn registration(request: HttpRequest, event: Event, place: Numbered) -> Answer {
    Ok(match secret_of(&request, &event, EntryId(place.1)) {
        Some(secret) => redirect(&event.path(&format!("/register/{secret}"))),
        None => link_needed(&event),
    })
}

#[route("GET", "/t/{slug}/me/{entry}/data.json", Public)]
async fn data(OwnVisit { cx, who, .. }: OwnVisit) -> Answer {
    let id = cx.event.snapshot.id;
    let read = move |service: &Service| -> Result<Option<serde_json::Value>, ServiceError> {
        service.find(id)?.map_or(Ok(None), |whole| about_person(service, &whole, who))
    };
    let Some(known) = cx.blocking(read).await? else { return Ok(link_needed(&cx.event)) };
    let name = format!("{}-{who}.json", cx.event.snapshot.slug);
    Ok(keep_private(attachment(&name, "application/json", format!("{known:#}").into_bytes())))
}

/// What a player is notified of, and how: nothing, unless they ask for it here.
#[route("POST", "/t/{slug}/me/{entry}/tell", Public)]
async fn set_notifications(act: OwnAct) -> Answer {
    if let Ok(number) = act.form.value("drop").parse() {
        return act.does("tell-dropped", move |acts, me| acts.drop_reach(me, number)).await;
    }
    let kinds = act.form.values("kinds").filter_map(NotificationKind::named);
    let kinds = kinds.filter(|kind| NotificationKind::OF_PLAYERS.contains(kind)).collect();
    let language = act.t.tag().to_owned();
    let way = match act.form.value("way") {
        "mail" => Channel::Mail,
        _ => Channel::Push(browser_of(&act.form)?),
    };
    let chosen = ReachForm { way, kinds, language };
    let said = if chosen.kinds.is_empty() { "tell-dropped" } else { "tell-chosen" };
    act.does(said, move |acts, me| acts.choose_reach(me, &chosen)).await
}

#[derive(Template)]
#[template(path = "public/stop.html")]
struct Stop {
    cx: Cx,
    here: String,
    stopped: bool,
}

fn stop_page(cx: Cx, (_, reach, sign): &(String, i32, String), stopped: bool) -> Answer {
    let here = cx.to(format!("/stop/{reach}/{sign}"));
    render(&Stop { here, stopped, cx: cx.headed("stop-title") })
}

/// Target of the link at the foot of an e-mail.
#[route("GET", "/t/{slug}/stop/{reach}/{sign}", Public)]
async fn show_stop(cx: Cx, place: Path<(String, i32, String)>) -> Answer {
    let (id, number, sign) = (cx.event.snapshot.id, place.1, place.2.clone());
    cx.blocking(move |service| service.signed_to_stop(id, number, &sign)).await?;
    stop_page(cx, &place, false)
}

#[route("POST", "/t/{slug}/stop/{reach}/{sign}", Public)]
async fn stop(cx: Cx, place: Path<(String, i32, String)>, form: Form) -> Answer {
    let (id, sender) = (cx.event.snapshot.id, Sender::of(None, &form));
    let (number, sign) = (place.1, place.2.clone());
    cx.blocking(move |service| service.acts(id, sender.by()).stop_reach(number, &sign)).await?;
    stop_page(cx, &place, true)
}
