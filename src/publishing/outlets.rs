//! The ways to send messages: webhooks, push services, e-mail.

use std::sync::Arc;
use std::time::Duration;

use interchange::calendar::Calendar;
use service::{Notification, Service, ServiceError};
use store::Snapshot;

use super::mailing::MailServer;
use super::outside::Patience;
use super::pushing::{PushError, PushKey};

/// A notification in its recipient's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub event: String,
    pub title: String,
    pub text: String,
    /// The path of the page about it.
    pub path: String,
    /// The sentence before the address to unsubscribe at.
    pub stop: String,
    /// An attachment of an e-mail.
    pub calendar: Option<Calendar>,
}

const PATIENCE: Patience =
    Patience { connect: Duration::from_secs(5), whole: Duration::from_secs(10) };

/// Renders a notification in a language; the last argument is the server's origin, for links.
pub type Writer = dyn Fn(&Notification, &Snapshot, &str, &str) -> Letter + Send + Sync;

#[derive(Clone)]
pub struct Outlets {
    /// Whether addresses in private networks are allowed.
    pub private: bool,
    /// Where players reach the server, without a trailing slash.
    pub origin: String,
    /// `None` if no e-mail is sent.
    pub mail: Option<Arc<MailServer>>,
    /// The key pair for Web Push.
    pub push: Option<Arc<PushKey>>,
    pub write: Arc<Writer>,
    /// Timeout of webhooks and push services.
    pub patience: Patience,
}

impl Outlets {
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

#[derive(Debug, thiserror::Error)]
pub enum PushKeyError {
    #[error(transparent)]
    Service(#[from] ServiceError),
    #[error(transparent)]
    Key(#[from] PushError),
}

/// The server's key pair for Web Push, generated on first use and stored in the database.
pub fn push_key(service: &Service, contact: &str) -> Result<PushKey, PushKeyError> {
    let kept = service.push_key(|| PushKey::generate().map_err(PushKeyError::from))?;
    Ok(PushKey::new(&kept, contact)?)
}
