//! Sends the outbox: messages to webhooks and to players who subscribed, each at least once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;

use interchange::calendar::Calendar;
use service::{Notification, Service, ServiceError, Tried, give_way, guarded};
use store::{Browser, Channel, Contact, Outgoing, Receiver, ServerKey, Snapshot};
use tournament::{Message, Sentence, TournamentId};

use crate::mailing::MailServer;
use crate::outside::{OutsideError, Patience, note_lines, post};
use crate::pushing::{PushError, PushKey, seal};

/// Messages taken from the outbox at once.
const AT_ONCE: i64 = 400;

/// Messages after which the results are written to the database.
const NOTED: usize = 50;

/// Minutes until the next try, after each failure; after the last the message is given up.
const BACK_OFF: [i64; 9] = [1, 2, 5, 15, 60, 120, 360, 720, 1440];

/// Messages taken from the outbox become due again after this time.
const TAKEN: TimeDelta = TimeDelta::minutes(10);

/// After this time a message that was taken is not sent: another process may have taken it.
const KEPT: Duration = Duration::from_secs(9 * 60);

/// The HMAC-SHA256, in hexadecimal, of the seconds since 1970, a full stop and the body, by the address's secret.
#[must_use]
pub fn signature(secret: &str, seconds: i64, body: &str) -> String {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes a key of any length");
    mac.update(format!("{seconds}.{body}").as_bytes());
    hex(&mac.finalize().into_bytes())
}

/// Why a message was not delivered.
pub(crate) enum Failed {
    /// To be tried again.
    Now(String),
    /// Given up.
    Ever(String),
    /// The recipient no longer exists.
    Gone,
    /// Here, not at the recipient; to be tried again.
    Here(ServiceError),
}

impl From<OutsideError> for Failed {
    fn from(error: OutsideError) -> Self {
        Self::Now(note_lines(&error.to_string(), &error.sentence()))
    }
}

impl From<ServiceError> for Failed {
    fn from(error: ServiceError) -> Self {
        Self::Here(error)
    }
}

#[derive(Default)]
struct Queues {
    ways: HashMap<Way, Queue>,
    /// Delivered messages, and an error of the database, since the last [`Sending::wait`] or [`Sending::begin`].
    sent: usize,
    failed: Option<ServiceError>,
}

/// Messages that are being sent. Each receiving server has a queue: one that hangs does not delay the others, and one
/// that failed three times is not tried for a while.
#[derive(Clone)]
pub struct Sending(Arc<(Outlets, Mutex<Queues>, Condvar)>);

impl Sending {
    #[must_use]
    pub fn new(by: Outlets) -> Self {
        Self(Arc::new((by, Mutex::default(), Condvar::new())))
    }

    // A poisoned lock is safe to use: no statement breaks the invariant of the queues.
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.0.1.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts to send due messages that are not being sent yet. A message that fails is tried again later; one that was
    /// being sent when the process ended is sent twice. Errors: if the database fails, or has failed since the
    /// last call.
    pub fn begin(&self, service: &Service, now: DateTime<Utc>) -> Result<(), ServiceError> {
        loop {
            let due = service.read(|c| c.due(now, AT_ONCE))?;
            let more = due.len() as i64 == AT_ONCE;
            // Messages to one recipient are sent in order.
            let mut batches: HashMap<_, Vec<Outgoing>> = HashMap::new();
            for message in service.take_messages(due, now + TAKEN)? {
                batches.entry((message.tournament, message.to.clone())).or_default().push(message);
            }
            for ((id, to), messages) in batches {
                let way = way(service, id, &to)?;
                self.put(service, way, Batch { messages, now, taken: Instant::now() });
            }
            if !more {
                return self.lock().failed.take().map_or(Ok(()), Err);
            }
        }
    }

    fn put(&self, service: &Service, way: Way, batch: Batch) {
        let mut queues = self.lock();
        let queue = queues.ways.entry(way.clone()).or_default();
        queue.waiting.push_back(batch);
        if queue.threads < way.most() {
            queue.threads += 1;
            let (sending, service) = (self.clone(), service.clone());
            std::thread::spawn(move || sending.work(&service, &way));
        }
    }

    /// Waits until nothing is being sent; returns how many messages were delivered since the last call. Errors: if the
    /// database has failed since then.
    pub fn wait(&self) -> Result<usize, ServiceError> {
        let busy = |queues: &mut Queues| queues.ways.values().any(|queue| queue.threads > 0);
        let waited = self.0.2.wait_while(self.lock(), busy);
        let mut queues = waited.unwrap_or_else(PoisonError::into_inner);
        let sent = std::mem::take(&mut queues.sent);
        queues.failed.take().map_or(Ok(sent), Err)
    }

    /// Sends a queue's messages. Requests of pages have priority: a thousand messages are encrypted while a thousand
    /// phones open the page that they are about.
    fn work(&self, service: &Service, way: &Way) {
        give_way();
        let mut tried = Vec::new();
        loop {
            let batch = self.queue(way, |queue| queue.waiting.pop_front());
            let over = batch.is_none();
            if let Some(batch) = batch {
                let send = |message| self.tried(service, way, message, batch.now);
                // A message taken too long ago may belong to another process.
                let ours = |_: &Outgoing| batch.taken.elapsed() < KEPT;
                tried.extend(batch.messages.into_iter().filter(ours).filter_map(send));
            }
            if over || tried.len() >= NOTED {
                let sent = tried.iter().filter(|one: &&Tried| one.sent_at.is_some()).count();
                let noted = service.note_messages(std::mem::take(&mut tried));
                let mut queues = self.lock();
                queues.sent += sent;
                queues.failed = noted.err().or_else(|| queues.failed.take());
            }
            if over && self.queue(way, |queue| queue.ends()) {
                self.lock().ways.retain(|_, queue| queue.threads > 0 || queue.failures > 0);
                self.0.2.notify_all();
                return;
            }
        }
    }

    fn queue<T>(&self, way: &Way, work: impl FnOnce(&mut Queue) -> T) -> T {
        work(self.lock().ways.entry(way.clone()).or_default())
    }

    /// Tries a message, unless its server is not tried for a while; `None` if the recipient no longer exists.
    fn tried(
        &self,
        service: &Service,
        way: &Way,
        mut message: Outgoing,
        now: DateTime<Utc>,
    ) -> Option<Tried> {
        let broken = self.queue(way, |queue| queue.broken.clone());
        if let Some((until, said)) = broken.filter(|(until, _)| now < *until) {
            return Some(Tried { message, sent_at: None, next_at: Some(until), said });
        }
        let sent = guarded(|| send(service, &message, now, &self.0.0));
        let sent = sent.map_err(|panicked| Failed::Here(panicked.into())).flatten();
        let sent = sent.map_err(|failed| match failed {
            Failed::Here(error) => {
                let why = error.to_string();
                self.lock().failed = Some(error);
                Failed::Now(why)
            }
            failed => failed,
        });
        self.queue(way, |queue| queue.note(&sent, now));
        let tries = usize::try_from(message.tries).unwrap_or(usize::MAX);
        message.tries += 1;
        let next = BACK_OFF.get(tries).map(|minutes| now + TimeDelta::minutes(*minutes));
        let (sent_at, next_at, said) = match sent {
            Ok(()) => (Some(now), None, "taken".to_owned()),
            Err(Failed::Now(why)) => (None, next, why),
            Err(Failed::Ever(why)) => (None, None, why),
            Err(Failed::Gone | Failed::Here(_)) => return None,
        };
        Some(Tried { message, sent_at, next_at, said })
    }
}

fn send(
    service: &Service,
    message: &Outgoing,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<(), Failed> {
    let reach = match &message.to {
        Receiver::Webhook(_) => return to_webhook(service, message, now, by),
        Receiver::Reach(number) => {
            Some(service.read(|c| c.reach(message.tournament, *number))?.ok_or(Failed::Gone)?)
        }
        Receiver::Mail(_) => None,
    };
    let event = service.find(message.tournament)?;
    let notification: Option<Notification> = serde_json::from_str(&message.body).ok();
    let Some((event, notification)) = event.zip(notification) else {
        return Err(Failed::Ever("nothing that can be read".to_owned()));
    };
    let language = match (&reach, &notification) {
        (Some(reach), _) => reach.language.as_str(),
        (_, Notification::Registered { language, .. } | Notification::Link { language, .. }) => {
            language.as_str()
        }
        _ => "",
    };
    let letter = (by.write)(&notification, event.as_ref(), language, &by.origin);
    match (&message.to, &reach) {
        (Receiver::Mail(address), _) => mailed(by, address, &letter, None),
        (_, Some(reach)) => to_player(service, message, (&event, reach, &letter), now, by),
        _ => Err(Failed::Gone),
    }
}

fn to_webhook(
    service: &Service,
    message: &Outgoing,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<(), Failed> {
    let mut hooks = service.read(|c| c.webhooks(message.tournament))?.into_iter();
    let hook = hooks.find(|hook| message.to == Receiver::Webhook(hook.id)).ok_or(Failed::Gone)?;
    let no_key = || {
        let said = Sentence::new("webhook-no-key");
        Failed::Now(note_lines("the key that signs is not on this machine", &said))
    };
    let secret = service.webhook_secret(&hook)?.ok_or_else(no_key)?;
    let seconds = now.timestamp();
    let signed = signature(&secret, seconds, &message.body);
    let headers = [
        ("content-type", "application/json".to_owned()),
        ("tengen-event", message.event.clone()),
        ("tengen-message", format!("{}-{}", message.tournament, message.id)),
        ("tengen-signature", format!("t={seconds},v1={signed}")),
    ];
    Ok(post(&hook.url, message.body.as_bytes(), &headers, by.private, by.patience)?)
}

fn to_player(
    service: &Service,
    message: &Outgoing,
    (event, reach, letter): (&Snapshot, &Contact, &Letter),
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<(), Failed> {
    let (id, number) = (message.tournament, reach.id);
    let Channel::Push(browser) = &reach.way else {
        let entry = event.tournament.entry(reach.entry);
        let address = entry.map(|entry| entry.private.email.clone()).unwrap_or_default();
        let sign = service.stop_sign(id, number)?;
        let stop = format!("{}/t/{}/stop/{number}/{sign}", by.origin, event.slug);
        let sent = mailed(by, &address, letter, Some(&stop));
        if let Err(Failed::Ever(why)) = &sent {
            service.note_reach_failed(id, number, why)?;
        }
        return sent;
    };
    match pushed(by, browser, letter, message, now) {
        // The subscription has ended.
        Err(OutsideError::Status { status: 404 | 410 }) => {
            service.forget_reach(id, number)?;
            Err(Failed::Gone)
        }
        sent => Ok(sent?),
    }
}

fn mailed(by: &Outlets, address: &str, letter: &Letter, stop: Option<&str>) -> Result<(), Failed> {
    let Some(server) = &by.mail else {
        return Err(Failed::Now("this server sends no e-mail".to_owned()));
    };
    if address.is_empty() {
        return Err(Failed::Ever("no address is known any more".to_owned()));
    }
    let more = format!("{}{}", by.origin, letter.path);
    let end = stop.map(|stop| format!("\n-- \n{}\n{stop}\n", letter.stop)).unwrap_or_default();
    let text = format!("{}\n\n{more}\n{end}", letter.text);
    let title = format!("{}: {}", letter.event, letter.title);
    let calendar = letter.calendar.as_ref().map(ToString::to_string);
    server.send(address, &title, text, (stop, calendar))
}

fn pushed(
    by: &Outlets,
    browser: &Browser,
    letter: &Letter,
    message: &Outgoing,
    now: DateTime<Utc>,
) -> Result<(), OutsideError> {
    let own = |why: &dyn std::fmt::Display| OutsideError::Connection { why: why.to_string() };
    let Some(key) = &by.push else { return Err(own(&"this server has no key for push services")) };
    let text: String = letter.text.chars().take(500).collect();
    let tag = format!("{}-{}", message.tournament, message.event);
    let said = json!({ "title": letter.title, "body": text, "url": letter.path, "tag": tag });
    let body = seal(browser, said.to_string().as_bytes()).map_err(|error| own(&error))?;
    let headers = key.headers(&browser.endpoint, now).map_err(|error| own(&error))?;
    post(&browser.endpoint, &body, &headers, by.private, by.patience)
}

// The ways to send messages: webhooks, push services, e-mail.

/// A notification in its recipient's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
        let nothing = |_: &Notification, _: &Snapshot, _: &str, _: &str| Letter::default();
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
    let make = || PushKey::generate().map_err(PushKeyError::from);
    let kept = service.server_key(ServerKey::Push, make)?;
    Ok(PushKey::new(&kept, contact)?)
}

// Queues of messages, one for each receiving server: one that hangs does not delay the others.

/// Parallel requests to a push service or the mail server.
const THREADS: usize = 8;

/// Circuit breaker: failures in a row after which a server is not tried for a while, and how often that while doubles.
const BREAKS: u32 = 3;
const MOST_DOUBLED: u32 = 6;

/// A receiving server.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Way {
    Webhook(TournamentId, i32),
    /// By its host.
    Push(String),
    Mail,
}

#[derive(Default)]
struct Queue {
    pub waiting: VecDeque<Batch>,
    pub threads: usize,
    /// In a row.
    pub failures: u32,
    /// Not tried until then, and the last failure.
    pub broken: Option<(DateTime<Utc>, String)>,
}

/// Messages to one recipient, sent in order.
struct Batch {
    pub messages: Vec<Outgoing>,
    pub now: DateTime<Utc>,
    pub taken: Instant,
}

impl Way {
    /// Limit of parallel requests.
    pub const fn most(&self) -> usize {
        if matches!(self, Self::Webhook(..)) { 1 } else { THREADS }
    }
}

impl Queue {
    /// Whether a thread has nothing left to do and ends.
    pub fn ends(&mut self) -> bool {
        let over = self.waiting.is_empty();
        self.threads -= usize::from(over);
        over
    }

    /// Notes the result of a try. A recipient who is gone, or refused for good, does not count as a failure of the
    /// server.
    pub fn note(&mut self, sent: &Result<(), Failed>, now: DateTime<Utc>) {
        match sent {
            Ok(()) => (self.failures, self.broken) = (0, None),
            Err(Failed::Now(why)) => {
                self.failures += 1;
                let more = self.failures.checked_sub(BREAKS);
                let pause = more.map(|more| TimeDelta::minutes(1 << more.min(MOST_DOUBLED)));
                self.broken = pause.map(|pause| (now + pause, why.clone()));
            }
            Err(_) => {}
        }
    }
}

fn way(service: &Service, id: TournamentId, to: &Receiver) -> Result<Way, ServiceError> {
    Ok(match to {
        Receiver::Webhook(number) => Way::Webhook(id, *number),
        Receiver::Mail(_) => Way::Mail,
        Receiver::Reach(number) => {
            match service.read(|c| c.reach(id, *number))?.map(|reach| reach.way) {
                Some(Channel::Push(browser)) => Way::Push(host(&browser.endpoint)),
                _ => Way::Mail,
            }
        }
    })
}

fn host(url: &str) -> String {
    let url: Option<ureq::http::Uri> = url.parse().ok();
    url.and_then(|url| url.host().map(str::to_lowercase)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_signed_as_the_standard_has_it() {
        // Computed by another program.
        let reckoned = "fc4913c41a7bf793267e2a384f3261c9436ec2cd097bd745e7b0d99113f510ec";
        let signed = signature("key", 1, "x");
        assert_eq!(signed, reckoned);
        assert_ne!(signed, signature("key", 2, "x"));
        assert_ne!(signed, signature("other", 1, "x"));
    }
}
