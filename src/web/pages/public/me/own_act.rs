//! What a player sends from their own pages, with the proof of who they are.

use crate::web::prelude::*;
use actix_web::Error;
use actix_web::error::InternalError;
use futures_util::future::LocalBoxFuture;

use super::phone::secret_of;
use super::{keep_private, link_needed, proves};

/// A player's own act, with the secret that the phone has for them. The service verifies the secret in the transaction
/// that acts.
///
/// As an argument of a handler it redirects a sender without a secret, or with another player's, to the page that
/// says how to get one. A withdrawn secret is refused by the act itself, with the reason.
pub struct OwnAct {
    pub cx: Cx,
    /// The player in the address.
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
        work: impl FnOnce(&Service, TournamentId, By<'_>, &str) -> Result<T, ServiceError>
        + Send
        + 'static,
    ) -> Result<T, ServiceError> {
        let (id, sender) = (self.event.snapshot.id, Sender::of(None, &self.form));
        let secret = self.secret.clone();
        self.state.blocking(move |service| work(service, id, sender.by(), &secret)).await
    }

    /// Acts, and redirects to a page of the event, which shows the outcome, unless it says it by itself, or the refusal.
    pub async fn done<T: Send + 'static, S: Into<Option<Sentence>>>(
        &self,
        to: &str,
        work: impl FnOnce(&Service, TournamentId, By<'_>, &str) -> Result<T, ServiceError>
        + Send
        + 'static,
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
                let answer = link_needed(&cx.event);
                return Err(InternalError::from_response("no link", answer).into());
            };
            Ok(Self { cx, who, secret, form })
        })
    }
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
                let answer = link_needed(&cx.event);
                return Err(InternalError::from_response("no link", answer).into());
            }
            Ok(Self { cx: Cx { event: visit.event.clone(), ..cx }, visit, who })
        })
    }
}
