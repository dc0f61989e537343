//! By what messages leave: requests to webhooks and push services, e-mail.

use std::sync::Arc;
use std::time::Duration;

use interchange::calendar::Calendar;
use service::{Notification, Service, ServiceError};
use store::Snapshot;

use super::mailing::MailServer;
use super::outside::Patience;
use super::pushing::{PushError, PushKey};

/// What is told, written out for whom they are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The event.
    pub event: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub text: String,
    /// Where more is, below the server's address.
    pub path: String,
    /// By which words the reader ends such messages, before the address that does it.
    pub stop: String,
    /// A calendar to keep, in an e-mail.
    pub calendar: Option<Calendar>,
}

/// How long an address has for its answer.
const PATIENCE: Patience =
    Patience { connect: Duration::from_secs(5), whole: Duration::from_secs(10) };

/// Writes tidings out, in a language, for the server at an address.
pub type Writer = dyn Fn(&Notification, &Snapshot, &str, &str) -> Letter + Send + Sync;

/// By what messages leave a server.
#[derive(Clone)]
pub struct Outlets {
    /// Whether addresses in private networks may be asked.
    pub private: bool,
    /// Where players reach the server, without a slash at its end.
    pub origin: String,
    /// Where e-mail is handed in, if it is.
    pub mail: Option<Arc<MailServer>>,
    /// What push services know the server by.
    pub push: Option<Arc<PushKey>>,
    /// Writes tidings out.
    pub write: Arc<Writer>,
    /// How long webhooks and push services have for their answer.
    pub patience: Patience,
}

impl Outlets {
    /// Webhooks alone.
    #[must_use]
    pub fn of_webhooks(private: bool) -> Self {
        let nothing = |_: &Notification, _: &Snapshot, _: &str, _: &str| Letter {
            event: String::new(),
            title: String::new(),
            text: String::new(),
            path: String::new(),
            stop: String::new(),
            calendar: None,
        };
        let write = Arc::new(nothing);
        Self { private, origin: String::new(), mail: None, push: None, write, patience: PATIENCE }
    }
}

/// Why the server's key for push services is not to be had.
#[derive(Debug, thiserror::Error)]
pub enum PushKeyError {
    /// The database fails.
    #[error(transparent)]
    Service(#[from] ServiceError),
    /// The key cannot be made or used.
    #[error(transparent)]
    Key(#[from] PushError),
}

/// The key by which push services know this server: made the first time, kept with the data.
///
/// # Errors
/// [`PushKeyError`].
pub fn push_key(service: &Service, contact: &str) -> Result<PushKey, PushKeyError> {
    let kept = service.push_key(|| PushKey::generate().map_err(PushKeyError::from))?;
    Ok(PushKey::new(&kept, contact)?)
}
