//! A form that somebody sent to act on a tournament.

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use anyhow::anyhow;
use futures_util::future::LocalBoxFuture;

use service::{By, Refusal, Service, ServiceError};
use tournament::{Fields, Settings, Tournament, TournamentId};

use super::{
    Account, Answer, Event, Form, FromForm, Notice, Page, Result, Sender, Sentence, State, Upload,
    UploadedFile, WebError, redirect_saying, refusal_in,
};

/// Everything a handler of a form needs: the tournament, who sent it, what was typed, and the page to show
/// again if something is wrong.
///
/// As an argument of a handler it reads the body, as [`Upload`] does.
pub struct Act {
    /// The tournament.
    pub event: Event,
    /// Who sent it.
    pub account: Account,
    /// The same as the service takes it, for this one showing of the form.
    pub sender: Sender,
    /// What was typed.
    pub form: Form,
    /// The files that came with it.
    pub files: Vec<UploadedFile>,
    /// The frame of the page to show again.
    pub page: Page,
    /// What every handler shares.
    pub state: Data<State>,
}

impl Act {
    /// The file sent in that field.
    #[must_use]
    pub fn file(&self, field: &str) -> Option<&UploadedFile> {
        self.files.iter().find(|file| file.field == field)
    }

    /// Does it at the service, on a thread for waiting, in the sender's name.
    ///
    /// # Errors
    /// What the work fails with.
    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service, TournamentId, By<'_>) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (id, sender) = (self.event.snapshot.id, self.sender.clone());
        self.state.blocking(move |service| work(service, id, sender.by())).await
    }

    /// Changes the settings by a form that shows some of them, as `kept` fills it. What somebody else changed
    /// meanwhile in other fields stays. `Err` is the form to show again, with what is wrong.
    ///
    /// # Errors
    /// What is not about what was typed.
    pub async fn edit_settings<F: FromForm>(
        &self,
        kept: impl FnOnce(&Tournament) -> Fields + Send + 'static,
        put: impl FnOnce(F, &Tournament) -> Settings + Send + 'static,
    ) -> Result<Result<(), Form>> {
        if let Err(wrong) = self.form.parse::<F>() {
            return Ok(Err(wrong));
        }
        let sent = self.form.clone();
        let edit = move |now: &Tournament| Ok(put(sent.merged(kept(now))?, now));
        match self.blocking(move |service, id, by| service.change_settings(id, by, edit)).await {
            Ok(_) => Ok(Ok(())),
            Err(error) => self.form.after(error).map(Err),
        }
    }

    /// Leads to a page of the tournament that says, once, what was done.
    ///
    /// # Errors
    /// None; it is what a handler returns.
    pub fn done(&self, to: &str, said: Sentence) -> Answer {
        Ok(redirect_saying(&self.event.path(to), Notice::done(said)))
    }

    /// Leads to a page of the tournament that says what was not done, and why: for buttons and boxes,
    /// which have no field to say it at.
    ///
    /// # Errors
    /// What is not the service's refusal.
    pub fn refused(&self, to: &str, error: ServiceError) -> Answer {
        let why = match error {
            ServiceError::Refused(Refusal::Busy) => return Err(WebError::Busy),
            ServiceError::Refused(why) => why,
            error => return Err(error.into()),
        };
        let why = refusal_in(self.page.t, &self.event.snapshot.tournament, &why);
        Ok(redirect_saying(&self.event.path(to), Notice::alert(why)))
    }
}

impl FromRequest for Act {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let event = Event::from_request(request, payload).into_inner();
        let account = Account::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        let page = Page::of(request);
        let upload = Upload::from_request(request, payload);
        Box::pin(async move {
            let (event, account, Upload { form, files }) = (event?, account?, upload.await?);
            let state = state.ok_or_else(|| anyhow!("no state"))?;
            let sender = Sender::of(account.0.id, &form);
            Ok(Self { event, account, sender, form, files, page, state })
        })
    }
}
