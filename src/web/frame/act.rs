//! A form that somebody sent to act on a tournament.

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use anyhow::anyhow;
use futures_util::future::LocalBoxFuture;

use crate::desk::{By, Desk, DeskError};
use crate::tournament::TournamentId;

use super::{Account, Event, Form, Page, Sender, State, WebError};

/// Everything a handler of a form needs: the tournament, who sent it, what was typed, and the page to show
/// again if something is wrong.
///
/// As an argument of a handler it reads the body, as [`Form`] does.
pub struct Act {
    /// The tournament.
    pub event: Event,
    /// Who sent it.
    pub account: Account,
    /// The same as the desk takes it, for this one showing of the form.
    pub sender: Sender,
    /// What was typed.
    pub form: Form,
    /// The frame of the page to show again.
    pub page: Page,
    /// What every handler shares.
    pub state: Data<State>,
}

impl Act {
    /// Does it at the desk, on a thread for waiting, in the sender's name.
    ///
    /// # Errors
    /// What the work fails with.
    pub async fn at_desk<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Desk, TournamentId, By<'_>) -> Result<T, DeskError> + Send + 'static,
    ) -> Result<T, DeskError> {
        let (id, sender) = (self.event.snapshot.id, self.sender.clone());
        self.state.at_desk(move |desk| work(desk, id, sender.by())).await
    }
}

impl FromRequest for Act {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self, WebError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let event = Event::from_request(request, payload).into_inner();
        let account = Account::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        let page = Page::of(request);
        let form = Form::from_request(request, payload);
        Box::pin(async move {
            let (event, account, form) = (event?, account?, form.await?);
            let state = state.ok_or_else(|| anyhow!("no state"))?;
            let sender = Sender::of(account.0.id, &form);
            Ok(Self { event, account, sender, form, page, state })
        })
    }
}
