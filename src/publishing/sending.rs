//! Messages to the addresses that organisers named, and to players who asked for them, each at least once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;

use service::{Notification, Service, ServiceError, Tried, give_way};
use store::{Browser, Channel, Outgoing, Receiver, Snapshot};
use tournament::{Message, Sentence};

use super::mailing::NotTaken;
use super::noted::noted;
use super::outlets::{Letter, Outlets};
use super::outside::{OutsideError, post};
use super::pushing::seal;

/// How often the outbox is looked at.
const EVERY: Duration = Duration::from_secs(2);

/// How many messages are sent in one go.
const AT_ONCE: i64 = 400;

/// How many are under way at once; each waits for another server.
const THREADS: usize = 8;

/// Minutes until the next try, after each; after the last nothing is tried any more.
const BACK_OFF: [i64; 9] = [1, 2, 5, 15, 60, 120, 360, 720, 1440];

/// How long whoever takes messages has to send them, before they are due again.
const TAKEN: TimeDelta = TimeDelta::minutes(10);

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
enum Failed {
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

/// Sends what is due by now. How many messages were taken by their receivers.
///
/// A message that no receiver took is tried again later; one that was sent while this process ended is sent twice.
pub fn send_due(
    service: &Service,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<usize, ServiceError> {
    let due = service.messages_due(now, AT_ONCE)?;
    // One receiver gets its messages in order; a slow one holds up nobody else.
    let mut ways: HashMap<_, Vec<Outgoing>> = HashMap::new();
    for message in service.take_messages(due, now + TAKEN)? {
        let way = match &message.to {
            Receiver::Mail(_) => None,
            to => Some((message.tournament, to.clone())),
        };
        ways.entry(way).or_default().push(message);
    }
    let threads = THREADS.min(ways.len());
    let queue: Mutex<VecDeque<Vec<Outgoing>>> = Mutex::new(ways.into_values().collect());
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    let work = || -> Result<Vec<Tried>, ServiceError> {
        let mut tried = Vec::new();
        while let Some(messages) = next() {
            for message in messages {
                tried.extend(send(service, message, now, by)?);
            }
        }
        Ok(tried)
    };
    let tried = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = running.into_iter().map(|one| one.join().unwrap_or_else(|_| Ok(Vec::new())));
        done.collect::<Result<Vec<_>, ServiceError>>()
    })?;
    let tried: Vec<Tried> = tried.into_iter().flatten().collect();
    let taken = tried.iter().filter(|one| one.sent_at.is_some()).count();
    service.note_messages(tried)?;
    Ok(taken)
}

/// What came of it; nothing where nobody is there to take it any more.
fn send(
    service: &Service,
    message: Outgoing,
    now: DateTime<Utc>,
    by: &Outlets,
) -> Result<Option<Tried>, ServiceError> {
    let tried = match &message.to {
        Receiver::Webhook(_) => to_webhook(service, &message, now, by)?,
        Receiver::Reach(number) => to_player(service, &message, *number, now, by)?,
        Receiver::Mail(address) => to_address(service, &message, address, by)?,
    };
    let tries = usize::try_from(message.tries).unwrap_or(usize::MAX);
    let next = BACK_OFF.get(tries).map(|minutes| now + TimeDelta::minutes(*minutes));
    let (sent_at, next_at, said) = match tried {
        Ok(()) => (Some(now), None, "taken".to_owned()),
        Err(Failed::Now(why)) => (None, next, why),
        Err(Failed::Ever(why)) => (None, None, why),
        Err(Failed::Gone) => return Ok(None),
    };
    Ok(Some(Tried { message, sent_at, next_at, said }))
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

/// Sends messages as they become due, on a thread of its own that ends with the process. Whoever looks at a page comes
/// first: a thousand messages are sealed while a thousand phones open what they speak of.
pub fn keep_sending(service: &Service, by: Outlets) {
    let service = service.clone();
    std::thread::spawn(move || {
        give_way();
        loop {
            match send_due(&service, Utc::now(), &by) {
                // There may be more.
                Ok(taken) if taken > 0 => continue,
                Ok(_) => {}
                Err(error) if error.is_logged_outage() => {}
                Err(error) => tracing::warn!("{error}"),
            }
            std::thread::sleep(EVERY);
        }
    });
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
