//! What every handler shares, and how it reaches the desk without holding up other requests.

use std::sync::Arc;

use actix_web::web;
use anyhow::anyhow;
use chrono::Utc;

use crate::desk::{By, Desk, DeskError, Refusal, Thing};
use crate::publishing::PageCache;
use crate::recording::RecordError;
use crate::store::AccountId;

use super::{Form, Hub, Sentence, WebError, refusal_sentence};

/// The field of a form that names this one showing of it: sent twice, it counts once.
pub const FORM_KEY: &str = "form_key";

/// What every handler shares. Cheap to copy.
#[derive(Clone)]
pub struct State {
    /// Everything that can be done.
    pub desk: Desk,
    /// Public pages as they were rendered last.
    pub pages: Arc<PageCache>,
    /// Open pages that want to hear of changes.
    pub hub: Hub,
}

impl State {
    /// The state of a server over a desk; open pages hear of every change made at it.
    #[must_use]
    pub fn new(desk: Desk, hub: Hub) -> Self {
        let listeners = hub.clone();
        desk.listen(move |told| listeners.tell(told.id, told.revision));
        let watchers = hub.clone();
        desk.listen_to_games(move |count| watchers.tell_game(count));
        Self { desk, pages: Arc::default(), hub }
    }

    /// Runs work that waits for the database or for a hash on a thread for waiting.
    ///
    /// # Errors
    /// What the work fails with, as the desk says it.
    pub async fn at_desk<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Desk) -> Result<T, DeskError> + Send + 'static,
    ) -> Result<T, DeskError> {
        let desk = self.desk.clone();
        match web::block(move || work(&desk)).await {
            Ok(done) => done,
            Err(_) => Err(DeskError::Refused(Refusal::Busy)),
        }
    }
}

/// Who sent a form, owned, so that it can go to the thread that acts.
#[derive(Clone, Debug)]
pub struct Sender {
    account: Option<AccountId>,
    form_key: Option<String>,
}

impl Sender {
    /// The sender of a form.
    #[must_use]
    pub fn of(account: AccountId, form: &Form) -> Self {
        let key = form.value(FORM_KEY);
        let usable = (16..=64).contains(&key.len()) && key.is_ascii();
        Self { account: Some(account), form_key: usable.then(|| key.to_owned()) }
    }

    /// The act as the desk takes it, now.
    #[must_use]
    pub fn by(&self) -> By<'_> {
        By { account: self.account, now: Utc::now(), form: self.form_key.as_deref() }
    }
}

/// A key for one showing of a form.
#[must_use]
pub fn new_form_key() -> String {
    // Without random numbers a form has no key and is carried out each time it is sent.
    crate::desk::Token::new().map(|token| token.secret().to_owned()).unwrap_or_default()
}

impl From<DeskError> for WebError {
    /// For pages without a form to show the reason in.
    fn from(error: DeskError) -> Self {
        match error {
            DeskError::Unknown(Thing::Invitation) => {
                Self::NotFound(Sentence::new("refusal-link-spent"))
            }
            DeskError::Unknown(_) => Self::no_page(),
            DeskError::Refused(Refusal::Busy) => Self::Busy,
            DeskError::Refused(refusal @ (Refusal::DraftChanged | Refusal::AlreadyDrawn(_))) => {
                Self::Conflict(refusal_sentence(&refusal))
            }
            DeskError::Refused(refusal) => Self::Unprocessable(refusal_sentence(&refusal)),
            DeskError::Fields(faults) => match faults.into_iter().next() {
                Some((_, fault)) => Self::Unprocessable(fault.into()),
                None => Self::not_understood(),
            },
            DeskError::Conflict(_) | DeskError::Behind(_) => Self::changed_meanwhile(),
            DeskError::Store(crate::store::StoreError::Stale { .. }) => Self::changed_meanwhile(),
            error @ (DeskError::Store(_) | DeskError::Random(_)) => Self::Internal(anyhow!(error)),
        }
    }
}

impl Form {
    /// The form to show again after the desk refused; errors that are not the form's are handed on.
    ///
    /// # Errors
    /// Whatever is not about what was typed.
    pub fn after(&self, error: DeskError) -> Result<Self, WebError> {
        match error {
            DeskError::Fields(faults) => Ok(faults
                .into_iter()
                .fold(self.clone(), |form, (field, fault)| form.refused(field, fault))),
            DeskError::Refused(Refusal::Busy) => Err(WebError::Busy),
            DeskError::Refused(refusal) => {
                let field = match refusal {
                    Refusal::NameTaken => "name",
                    Refusal::PasswordLength => "password",
                    Refusal::EnteredAlready(_) => "surname",
                    Refusal::RoundsDrawn(_) => "rounds",
                    Refusal::ReasonNeeded => "reason",
                    Refusal::WordsNeeded => "words",
                    Refusal::Procedure(_) => "procedure",
                    Refusal::Record(ref why) if matches!(**why, RecordError::Note) => "note",
                    _ => "",
                };
                Ok(self.refused(field, refusal_sentence(&refusal)))
            }
            error => Err(error.into()),
        }
    }
}
