//! Messages to the addresses that organisers named, each at least once.

use std::time::Duration;

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use desk::{Desk, DeskError};
use store::Outgoing;

use super::noted::noted;
use super::outside::{Patience, post};

/// How often the outbox is looked at.
const EVERY: Duration = Duration::from_secs(2);

/// How many messages are sent in one go.
const AT_ONCE: i64 = 20;

/// Minutes until the next try, after each; after the last nothing is tried any more.
const BACK_OFF: [i64; 9] = [1, 2, 5, 15, 60, 120, 360, 720, 1440];

/// How long an address has for its answer.
const PATIENCE: Patience =
    Patience { connect: Duration::from_secs(5), whole: Duration::from_secs(10) };

/// What a message is signed with: the HMAC-SHA256, in hexadecimal, of the seconds since 1970, a full stop and the
/// body, by the address's secret.
#[must_use]
pub fn signature(secret: &str, seconds: i64, body: &str) -> String {
    // A key of any length is one.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        return String::new();
    };
    mac.update(format!("{seconds}.{body}").as_bytes());
    hex(&mac.finalize().into_bytes())
}

/// Sends what is due by now; `private` allows addresses in the server's own network. How many were taken by their
/// receivers.
///
/// A message that no receiver took is tried again later; one that was sent while this process ended is sent twice.
///
/// # Errors
/// If the database fails.
pub fn send_due(desk: &Desk, now: DateTime<Utc>, private: bool) -> Result<usize, DeskError> {
    let mut taken = 0;
    for message in desk.messages_due(now, AT_ONCE)? {
        // Whoever takes it has a minute, then it is due again.
        if !desk.take_message(&message, now + TimeDelta::minutes(1))? {
            continue;
        }
        taken += usize::from(send(desk, &message, now, private)?);
    }
    Ok(taken)
}

fn send(
    desk: &Desk,
    message: &Outgoing,
    now: DateTime<Utc>,
    private: bool,
) -> Result<bool, DeskError> {
    let Some(hook) = desk.webhook_of(message)? else { return Ok(false) };
    let Some(secret) = desk.webhook_secret(&hook)? else {
        let said = noted("the key that signs is not on this machine", "webhook-no-key", &[]);
        desk.note_message(message, None, next_try(message, now), &said)?;
        return Ok(false);
    };
    let seconds = now.timestamp();
    let signed = signature(&secret, seconds, &message.body);
    let headers = [
        ("tengen-event", message.event.clone()),
        ("tengen-message", format!("{}-{}", message.tournament, message.id)),
        ("tengen-signature", format!("t={seconds},v1={signed}")),
    ];
    match post(&hook.url, &message.body, &headers, private, PATIENCE) {
        Ok(()) => {
            desk.note_message(message, Some(now), None, "taken")?;
            Ok(true)
        }
        Err(why) => {
            let said = noted(&why.to_string(), why.code(), &why.args());
            desk.note_message(message, None, next_try(message, now), &said)?;
            Ok(false)
        }
    }
}

/// When a message that was not taken is tried again, if ever.
fn next_try(message: &Outgoing, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let tried = usize::try_from(message.tries).unwrap_or(usize::MAX);
    BACK_OFF.get(tried).map(|minutes| now + TimeDelta::minutes(*minutes))
}

/// Sends messages as they become due, on a thread of its own that ends with the process.
pub fn keep_sending(desk: &Desk, private: bool) {
    let desk = desk.clone();
    std::thread::spawn(move || {
        loop {
            if let Err(error) = send_due(&desk, Utc::now(), private) {
                tracing::warn!("{error}");
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
