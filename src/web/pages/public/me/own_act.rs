//! What a player sends from their own pages, with the proof of who they are.

use crate::web::prelude::*;
use actix_web::Error;
use actix_web::error::InternalError;
use futures_util::future::LocalBoxFuture;

use super::{link_needed, proves, secret_of};

/// A player's own act, with the secret that the phone has for them. The service verifies the secret in the transaction
/// that acts.
///
/// As an argument of a handler it redirects a sender without a secret, or with another player's, to the page that
/// says how to get one. A withdrawn secret is refused by the act itself, with the reason.
pub struct OwnAct {
    pub cx: Cx,
    /// The player in the address.
    pub who: EntryId,
    pub secret: String,
    pub form: Form,
}

impl std::ops::Deref for OwnAct {
    type Target = Cx;

    fn deref(&self) -> &Cx {
        &self.cx
    }
}

impl OwnAct {
    /// Acts, and redirects to the player's page, which shows the outcome or the refusal.
    pub async fn done<T: Send + 'static>(
        self,
        work: impl FnOnce(&Service, TournamentId, By<'_>, &str) -> Result<T, ServiceError>
        + Send
        + 'static,
        said: impl FnOnce(T) -> Sentence,
    ) -> Answer {
        let me = self.event.path("/me");
        self.done_at(&me, work, said).await
    }

    /// Like [`Self::done`], but redirects to `to`.
    pub async fn done_at<T: Send + 'static>(
        self,
        to: &str,
        work: impl FnOnce(&Service, TournamentId, By<'_>, &str) -> Result<T, ServiceError>
        + Send
        + 'static,
        said: impl FnOnce(T) -> Sentence,
    ) -> Answer {
        let (id, sender, secret) =
            (self.cx.event.snapshot.id, Sender::of(None, &self.form), self.secret);
        let done =
            self.cx.state.blocking(move |service| work(service, id, sender.by(), &secret)).await;
        let notice = match done {
            Ok(done) => Notice::done(said(done)),
            Err(ServiceError::Refused(why)) => {
                Notice::alert(refusal_in(self.cx.t, self.cx.tournament(), &why))
            }
            Err(error) => return Err(error.into()),
        };
        Ok(redirect_saying(to, notice))
    }
}

impl FromRequest for OwnAct {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self, Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let cx = Cx::from_request(request, payload).into_inner();
        let (player, form) = (of(request), Form::from_request(request, payload));
        let request = request.clone();
        Box::pin(async move {
            let (cx, form, (who, state)) = (cx?, form.await?, player?);
            let Some(secret) = acting_secret(&state, &request, &cx.event, who).await? else {
                let answer = link_needed(&cx.event);
                return Err(InternalError::from_response("no link", answer).into());
            };
            Ok(Self { cx, who, secret, form })
        })
    }
}

fn of(request: &HttpRequest) -> Result<(EntryId, Data<State>)> {
    let who = request.match_info().query("entry").parse().map_err(|_| WebError::no_page())?;
    let state = request.app_data::<Data<State>>().cloned();
    Ok((EntryId(who), state.ok_or_else(|| anyhow!("no state"))?))
}

async fn acting_secret(
    state: &State,
    request: &HttpRequest,
    event: &Event,
    entry: EntryId,
) -> Result<Option<String>> {
    let Some(secret) = secret_of(request, event, entry) else { return Ok(None) };
    let (asked, id) = (secret.clone(), event.snapshot.id);
    let holder = state.blocking(move |service| service.link_holder(&asked)).await?;
    let anothers = holder.is_some_and(|holder| (holder.tournament, holder.entry) != (id, entry));
    Ok(Some(secret).filter(|_| !anothers))
}

/// A page that only the player of the address may see.
///
/// As an argument of a handler it redirects everybody else to the page that says how to prove the identity.
pub struct OwnVisit {
    pub visit: Visit,
    pub who: EntryId,
    pub state: Data<State>,
}

impl FromRequest for OwnVisit {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self, Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (visit, player) = (Visit::from_request(request, payload).into_inner(), of(request));
        let request = request.clone();
        Box::pin(async move {
            let (visit, (who, state)) = (visit?, player?);
            let (event, secret) = (visit.event.clone(), secret_of(&request, &visit.event, who));
            let asked = move |service: &Service| proves(service, &event, who, secret.as_deref());
            if !state.blocking(asked).await.map_err(WebError::from)? {
                let answer = link_needed(&visit.event);
                return Err(InternalError::from_response("no link", answer).into());
            }
            Ok(Self { visit, who, state })
        })
    }
}
