//! Messages to the addresses that organisers named, and to players who asked for them, each at least once.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;

use service::{Notification, Service, ServiceError, Tried, give_way, guarded};
use store::{Browser, Channel, Outgoing, Receiver, Snapshot};
use tournament::{Message, Sentence};

use super::mailing::NotTaken;
use super::noted::noted;
use super::outlets::{Letter, Outlets};
use super::outside::{OutsideError, post};
use super::pushing::seal;
use super::ways::{Batch, Queue, Way, way};

/// How many messages are sent in one go.
const AT_ONCE: i64 = 400;

/// How many messages are tried before what came of them is noted.
const NOTED: usize = 50;

/// Minutes until the next try, after each; after the last nothing is tried any more.
const BACK_OFF: [i64; 9] = [1, 2, 5, 15, 60, 120, 360, 720, 1440];

/// How long whoever takes messages has to send them, before they are due again.
const TAKEN: TimeDelta = TimeDelta::minutes(10);

/// When what was taken is not begun any more.
const KEPT: Duration = Duration::from_secs(9 * 60);

/// What a message is signed with: the HMAC-SHA256, in hexadecimal, of the seconds since 1970, a full stop and the
/// body, by the address's secret.
#[must_use]
pub fn signature(secret: &str, seconds: i64, body: &str) -> String {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes a key of any length");
    mac.update(format!("{seconds}.{body}").as_bytes());
    hex(&mac.finalize().into_bytes())
}

/// Why a message was not taken.
pub(super) enum Failed {
    /// It is tried again.
    Now(String),
    /// It is given up.
    Ever(String),
    /// Nobody is there to take it any more.
    Gone,
}

impl From<OutsideError> for Failed {
    fn from(error: OutsideError) -> Self {
        Self::Now(noted(&error.to_string(), &error.sentence()))
    }
}

/// Sends what is due by now, and waits until it was tried. How many messages were taken by their receivers.
///
/// A message that no receiver took is tried again later; one that was sent while this process ended is sent twice.
pub fn send_due(
    service: &Service,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<usize, ServiceError> {
    let sending = Sending::new(by.clone());
    sending.begin(service, now)?;
    sending.wait()
}

#[derive(Default)]
struct Queues {
    ways: HashMap<Way, Queue>,
    /// How many messages were taken by their receivers, and what failed of ours, since somebody asked.
    sent: usize,
    failed: Option<ServiceError>,
}

/// Messages on their way. Each who takes them has a queue: one that hangs holds up nobody else, and one that failed three
/// times is left alone for a while.
#[derive(Clone)]
pub struct Sending(Arc<(Outlets, Mutex<Queues>, Condvar)>);

impl Sending {
    /// Sends by these.
    #[must_use]
    pub fn new(by: Outlets) -> Self {
        Self(Arc::new((by, Mutex::default(), Condvar::new())))
    }

    // The queues are whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.0.1.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to send what is due by now and is not on its way yet.
    ///
    /// # Errors
    /// If the database fails, or did since the last time.
    pub fn begin(&self, service: &Service, now: DateTime<Utc>) -> Result<(), ServiceError> {
        loop {
            let due = service.messages_due(now, AT_ONCE)?;
            let more = due.len() as i64 == AT_ONCE;
            // One reader gets its messages in order.
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

    /// Waits until nothing is on its way. How many messages were taken since somebody asked.
    ///
    /// # Errors
    /// If the database failed since then.
    pub fn wait(&self) -> Result<usize, ServiceError> {
        let busy = |queues: &mut Queues| queues.ways.values().any(|queue| queue.threads > 0);
        let waited = self.0.2.wait_while(self.lock(), busy);
        let mut queues = waited.unwrap_or_else(PoisonError::into_inner);
        let sent = std::mem::take(&mut queues.sent);
        queues.failed.take().map_or(Ok(sent), Err)
    }

    /// Sends what waits there. Whoever looks at a page comes first: a thousand messages are sealed while a thousand
    /// phones open what they speak of.
    fn work(&self, service: &Service, way: &Way) {
        give_way();
        let mut tried = Vec::new();
        loop {
            let batch = self.queue(way, |queue| queue.waiting.pop_front());
            let over = batch.is_none();
            if let Some(batch) = batch {
                let send = |message| self.tried(service, way, message, batch.now);
                // What was taken too long ago is another's by now.
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

    /// Tries a message, unless its way is left alone for a while; nothing where nobody is there to take it any more.
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
        let sent = sent.map_err(ServiceError::from).flatten().unwrap_or_else(|error| {
            let failed = Failed::Now(error.to_string());
            self.lock().failed = Some(error);
            Err(failed)
        });
        self.queue(way, |queue| queue.note(&sent, now));
        let tries = usize::try_from(message.tries).unwrap_or(usize::MAX);
        message.tries += 1;
        let next = BACK_OFF.get(tries).map(|minutes| now + TimeDelta::minutes(*minutes));
        let (sent_at, next_at, said) = match sent {
            Ok(()) => (Some(now), None, "taken".to_owned()),
            Err(Failed::Now(why)) => (None, next, why),
            Err(Failed::Ever(why)) => (None, None, why),
            Err(Failed::Gone) => return None,
        };
        Some(Tried { message, sent_at, next_at, said })
    }
}

/// What came of it.
fn send(
    service: &Service,
    message: &Outgoing,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<Result<(), Failed>, ServiceError> {
    match &message.to {
        Receiver::Webhook(_) => to_webhook(service, message, now, by),
        Receiver::Reach(number) => to_player(service, message, *number, now, by),
        Receiver::Mail(address) => to_address(service, message, address, by),
    }
}

fn to_webhook(
    service: &Service,
    message: &Outgoing,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<Result<(), Failed>, ServiceError> {
    let Some(hook) = service.webhook_of(message)? else { return Ok(Err(Failed::Gone)) };
    let Some(secret) = service.webhook_secret(&hook)? else {
        let said =
            noted("the key that signs is not on this machine", &Sentence::new("webhook-no-key"));
        return Ok(Err(Failed::Now(said)));
    };
    let seconds = now.timestamp();
    let signed = signature(&secret, seconds, &message.body);
    let headers = [
        ("content-type", "application/json".to_owned()),
        ("tengen-event", message.event.clone()),
        ("tengen-message", format!("{}-{}", message.tournament, message.id)),
        ("tengen-signature", format!("t={seconds},v1={signed}")),
    ];
    let sent = post(&hook.url, message.body.as_bytes(), &headers, by.private, by.patience);
    Ok(sent.map_err(Failed::from))
}

/// The tournament as it is when the message is written out, and what it tells.
fn read(
    service: &Service,
    message: &Outgoing,
) -> Result<Option<(Arc<Snapshot>, Notification)>, ServiceError> {
    let store = service.store();
    let now = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, message.tournament)?))?;
    let tidings = serde_json::from_str(&message.body).ok();
    Ok(now.zip(tidings))
}

fn to_player(
    service: &Service,
    message: &Outgoing,
    number: i32,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<Result<(), Failed>, ServiceError> {
    let id = message.tournament;
    let Some(reach) = service.reach(id, number)? else { return Ok(Err(Failed::Gone)) };
    let Some((event, tidings)) = read(service, message)? else { return Ok(unreadable()) };
    let letter = (by.write)(&tidings, event.as_ref(), &reach.language, &by.origin);
    let Channel::Push(browser) = &reach.way else {
        let entry = event.tournament.entry(reach.entry);
        let address = entry.map(|entry| entry.private.email.clone()).unwrap_or_default();
        let sign = service.stop_sign(id, number)?;
        let stop = format!("{}/t/{}/stop/{number}/{sign}", by.origin, event.slug);
        let sent = mailed(by, &address, &letter, Some(&stop));
        if let Err(Failed::Ever(why)) = &sent {
            service.note_reach_failed(id, number, why)?;
        }
        return Ok(sent);
    };
    match pushed(by, browser, &letter, message, now) {
        // The browser is not subscribed any more.
        Err(OutsideError::Status { status: 404 | 410 }) => {
            service.forget_reach(id, number)?;
            Ok(Err(Failed::Gone))
        }
        sent => Ok(sent.map_err(Failed::from)),
    }
}

fn to_address(
    service: &Service,
    message: &Outgoing,
    address: &str,
    by: &Outlets,
) -> Result<Result<(), Failed>, ServiceError> {
    let Some((event, tidings)) = read(service, message)? else { return Ok(unreadable()) };
    let language = match &tidings {
        Notification::Registered { language, .. } | Notification::Link { language, .. } => {
            language.clone()
        }
        _ => String::new(),
    };
    let letter = (by.write)(&tidings, event.as_ref(), &language, &by.origin);
    Ok(mailed(by, address, &letter, None))
}

fn unreadable() -> Result<(), Failed> {
    Err(Failed::Ever("nothing that can be read".to_owned()))
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
    server.send(address, &title, text, (stop, calendar)).map_err(|error| match error {
        NotTaken::Now(why) => Failed::Now(why),
        NotTaken::Ever(why) => Failed::Ever(why),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_signed_as_the_standard_has_it() {
        // Reckoned by another program.
        let reckoned = "fc4913c41a7bf793267e2a384f3261c9436ec2cd097bd745e7b0d99113f510ec";
        let signed = signature("key", 1, "x");
        assert_eq!(signed, reckoned);
        assert_ne!(signed, signature("key", 2, "x"));
        assert_ne!(signed, signature("other", 1, "x"));
    }
}
