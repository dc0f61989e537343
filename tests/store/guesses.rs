//! Guessing passwords: who guesses waits, who was here before does not, and the log says it in a few lines.

use tengen::service::{Refusal, Service, ServiceError, SignInFrom};
use tengen::store::{Lack, SecurityEvent, StoreError};

use crate::accounts::PASSWORD;
use crate::databases::{Place, on_both};
use crate::events::minute;
use crate::read;

on_both!(
    two_thousand_guesses,
    guesses_from_four_networks_keep_nobody_out,
    one_guess_for_each_of_many_names,
    guesses_at_the_old_password,
    a_database_that_takes_writes_says_so,
);

fn try_from(service: &Service, password: &str, device: Option<&str>) -> Result<(), Refusal> {
    let from = SignInFrom { address: "192.0.2.7", device };
    match service.sign_in_from("Anna", password, from, minute(1)) {
        Ok(_) => Ok(()),
        Err(ServiceError::Refused(refusal)) => Err(refusal),
        Err(other) => panic!("not refused but failed: {other}"),
    }
}

fn two_thousand_guesses(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).expect("an account");
    let device = service.sign_in("Anna", PASSWORD, minute(0)).expect("at home").device;
    let guesses = (0..2000).map(|_| try_from(&service, "a wild guess", None));
    let waits = guesses.filter(|refused| matches!(refused, Err(Refusal::Wait { .. }))).count();
    assert_eq!(waits, 1996, "four were looked at");
    assert!(matches!(try_from(&service, PASSWORD, None), Err(Refusal::Wait { .. })));
    assert_eq!(try_from(&service, PASSWORD, Some(&device)), Ok(()), "her own phone is let in");
    assert!(matches!(try_from(&service, PASSWORD, Some("forged")), Err(Refusal::Wait { .. })));
    let log = read(&service, |c| c.security(100));
    let what: Vec<_> = log.iter().filter_map(|row| row.what).collect();
    assert_eq!(what, [SecurityEvent::SignInThrottled, SecurityEvent::SignInFailed]);
    assert!(log.iter().all(|row| row.address == "192.0.2.7" && row.name == "Anna"));
}

/// Strangers who guess at a name elsewhere do not keep its owner from a new device.
fn guesses_from_four_networks_keep_nobody_out(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).expect("an account");
    for n in 0..16 {
        let address = format!("198.51.100.{}", n % 4);
        let from = SignInFrom { address: &address, device: None };
        let guessed = service.sign_in_from("Anna", "a wild guess", from, minute(1));
        assert!(matches!(guessed, Err(ServiceError::Refused(Refusal::WrongPassword))), "{n}");
    }
    assert_eq!(try_from(&service, PASSWORD, None), Ok(()), "her new phone");
    let from = SignInFrom { address: "198.51.100.1", device: None };
    let there = service.sign_in_from("Anna", PASSWORD, from, minute(1));
    assert!(
        matches!(there, Err(ServiceError::Refused(Refusal::Wait { .. }))),
        "where it was guessed"
    );
}

/// One password for everybody: the address waits, and the log has a line of it.
fn one_guess_for_each_of_many_names(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).expect("an account");
    let spray = SignInFrom { address: "192.0.2.7", device: None };
    let waits = |name: String| {
        let tried = service.sign_in_from(&name, "a wild guess", spray, minute(1));
        matches!(tried, Err(ServiceError::Refused(Refusal::Wait { .. })))
    };
    assert_eq!((0..120).map(|n| format!("name{n}")).filter(|name| waits(name.clone())).count(), 60);
    let log = read(&service, |c| c.security(100));
    let throttled = log.iter().filter(|row| row.what == Some(SecurityEvent::SignInThrottled));
    assert_eq!(throttled.count(), 1);
    let home = SignInFrom { address: "192.0.2.8", device: None };
    assert!(service.sign_in_from("Anna", PASSWORD, home, minute(1)).is_ok());
}

/// Whoever took over a session guesses at its password as slowly as at the door.
fn guesses_at_the_old_password(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).expect("an account");
    let anna = service.sign_in("Anna", PASSWORD, minute(0)).expect("at home");
    let guess = |old: &str| {
        let from = (&anna.account, "192.0.2.7");
        match service.change_password(from, old, "a new password", minute(1)) {
            Err(ServiceError::Refused(refusal)) => refusal,
            other => panic!("not refused: {:?}", other.map(drop)),
        }
    };
    let waits = (0..60).filter(|_| matches!(guess("a wild guess"), Refusal::Wait { .. })).count();
    assert_eq!(waits, 56, "four were looked at");
    assert!(matches!(guess(PASSWORD), Refusal::Wait { .. }), "nor is the right one by then");
    let log = read(&service, |c| c.security(100));
    assert!(log.iter().any(|row| row.what == Some(SecurityEvent::SignInThrottled)));
    assert_eq!(try_from(&service, PASSWORD, None), Ok(()), "at the door she is let in");
}

fn a_database_that_takes_writes_says_so(place: &Place) {
    let store = place.store();
    store.beat(minute(1)).expect("it takes a write");
    store.beat(minute(2)).expect("and another");
    assert_eq!(crate::databases::count(&store, "health"), 1);
}

#[cfg(unix)]
#[test]
fn a_file_that_was_replaced_or_taken_away_is_not_written() {
    for replaced in [false, true] {
        let place = Place::sqlite();
        let service = place.service();
        service.store().beat(minute(1)).expect("it takes a write");
        std::fs::rename(&place.url, format!("{}.away", place.url)).expect("moved");
        if replaced {
            std::fs::copy(format!("{}.away", place.url), &place.url).expect("copied");
        }
        let refused = service.create_account("Anna", PASSWORD, false, minute(2));
        let Err(ServiceError::Store(gone @ StoreError::Gone)) = refused else {
            panic!("written to a file that is gone: {refused:?}");
        };
        assert_eq!(gone.lack(), Some(Lack::Database));
    }
}

#[cfg(unix)]
#[test]
fn a_log_that_was_taken_away_is_noticed() {
    let place = Place::sqlite();
    let service = place.service();
    service.store().beat(minute(1)).expect("it takes a write");
    std::fs::remove_file(format!("{}-wal", place.url)).expect("it was there");
    assert!(matches!(service.store().beat(minute(2)), Err(StoreError::Gone)));
}
