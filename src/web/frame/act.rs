//! A form that somebody sent to act on a tournament.

use super::*;
use service::Done;

/// As an argument of a handler it reads the body, as [`Upload`] does.
pub struct Act {
    /// The page to show again if something is wrong.
    pub cx: Cx,
    pub account: Account,
    /// The account with this form's key, as the service takes it.
    pub sender: Sender,
    pub form: Form,
    pub files: Vec<UploadedFile>,
}

impl Deref for Act {
    type Target = Cx;

    fn deref(&self) -> &Cx {
        &self.cx
    }
}

impl Act {
    pub fn file(&self, field: &str) -> Option<&UploadedFile> {
        self.files.iter().find(|file| file.field == field)
    }

    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(EventActs<'_>) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (id, sender) = (self.event.snapshot.id, self.sender.clone());
        self.state.blocking(move |service| work(service.acts(id, sender.by()))).await
    }

    /// Saves a form that shows some of the settings, as `kept` fills it. Fields that others changed since it was shown
    /// keep their new values.
    /// Errors: the page that shows the form again, with its faults.
    pub async fn save_settings<F: FromForm, V: Template>(
        &self,
        kept: impl FnOnce(&Tournament) -> Fields + Send + 'static,
        put: impl FnOnce(F, &Tournament) -> Settings + Send + 'static,
        again: impl FnOnce(Form) -> V,
    ) -> Result<()> {
        if let Err(wrong) = self.form.parse::<F>() {
            return Err(WebError::again(&again(wrong)));
        }
        let sent = self.form.clone();
        let edit = move |now: &Tournament| Ok(put(sent.merged(kept(now))?, now));
        let done = self.blocking(move |acts| acts.change_settings(edit));
        self.saved(done.await, again).map(drop)
    }

    /// Errors: the page that shows the form again, with a sentence at each wrong field.
    pub fn parse<F: FromForm, V: Template>(&self, again: impl FnOnce(Form) -> V) -> Result<F> {
        self.form.parse_or(again)
    }

    /// Like [`Act::parse`], by a function of its own.
    pub fn read<F, V: Template>(
        &self,
        read: impl FnOnce(&mut Reader<'_>) -> Option<F>,
        again: impl FnOnce(Form) -> V,
    ) -> Result<F> {
        self.form.read(read).map_err(|wrong| WebError::again(&again(wrong)))
    }

    /// The page that shows the form again, with a field that the handler refuses by itself.
    pub fn wrong<V: Template>(
        &self,
        field: &str,
        why: impl Into<Sentence>,
        again: impl FnOnce(Form) -> V,
    ) -> WebError {
        WebError::again(&again(self.form.refused(field, why)))
    }

    /// Errors: the page that shows the form again, with why the service refused it.
    pub fn saved<T, V: Template>(
        &self,
        done: Result<T, ServiceError>,
        again: impl FnOnce(Form) -> V,
    ) -> Result<T> {
        let after = |error| self.form.after_in(self.t, self.tournament(), error);
        done.or_else(|error| Err(WebError::again(&again(after(error)?))))
    }

    /// For buttons: redirects to a page that says what the act did, or why it was refused. If the form was sent before
    /// it only redirects: that was said then.
    pub fn respond<T>(
        &self,
        to: &str,
        done: Result<Done<T>, ServiceError>,
        said: impl FnOnce(T) -> Sentence,
    ) -> Answer {
        match done {
            Ok(Done::Now(value)) => self.done(to, said(value)),
            Ok(Done::Before) => Ok(redirect(&self.to(to))),
            Err(error) => self.refused(to, error),
        }
    }

    /// Redirects to a page of the tournament that says, once, what was done.
    pub fn done(&self, to: &str, said: Sentence) -> Answer {
        Ok(redirect_saying(&self.to(to), Notice::done(said)))
    }

    /// Redirects to a page that says, as a warning, why nothing was done.
    pub fn warned(&self, to: &str, why: Sentence) -> Answer {
        Ok(redirect_saying(&self.to(to), Notice::alert(why)))
    }

    /// Redirects to a page that says why nothing was done: for buttons and boxes, which have no field to say it at.
    /// Errors: those that are not a refusal of the service.
    pub fn refused(&self, to: &str, error: ServiceError) -> Answer {
        let why = match error {
            ServiceError::Refused(Refusal::Busy) => return Err(WebError::Busy),
            ServiceError::Refused(why) => why,
            error => return Err(error.into()),
        };
        self.warned(to, refusal_in(self.t, self.tournament(), &why))
    }
}

impl FromRequest for Act {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let cx = Cx::from_request(request, payload).into_inner();
        let account = Account::from_request(request, payload).into_inner();
        let upload = Upload::from_request(request, payload);
        Box::pin(async move {
            let (cx, account, Upload { form, files }) = (cx?, account?, upload.await?);
            let sender = Sender::of(account.0.id, &form);
            Ok(Self { cx, account, sender, form, files })
        })
    }
}
