//! What every handler shares, and how it reaches the desk without holding up other requests.

use std::sync::Arc;

use actix_web::web;
use chrono::Utc;

use crate::desk::{By, Desk, DeskError, Refusal};
use crate::publishing::PageCache;
use crate::store::AccountId;

use super::{Form, Hub};

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
