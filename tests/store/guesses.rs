//! Guessing passwords: who guesses waits, who was here before does not, and the log says it in a few lines.

use tengen::desk::{Desk, DeskError, Refusal, SignInFrom};
use tengen::store::{Lack, SecurityEvent, StoreError};

use crate::accounts::PASSWORD;
use crate::databases::{Place, on_both};
use crate::events::minute;
use crate::read;

on_both!(two_thousand_guesses, a_database_that_takes_writes_says_so);

fn try_from(desk: &Desk, password: &str, device: Option<&str>) -> Result<(), Refusal> {
    let from = SignInFrom { address: "192.0.2.7", device };
    match desk.sign_in_from("Anna", password, from, minute(1)) {
        Ok(_) => Ok(()),
        Err(DeskError::Refused(refusal)) => Err(refusal),
        Err(other) => panic!("not refused but failed: {other}"),
    }
}

fn two_thousand_guesses(place: &Place) {
    let desk = place.desk();
    desk.create_account("Anna", PASSWORD, false, minute(0)).expect("an account");
    let device = desk.sign_in("Anna", PASSWORD, minute(0)).expect("at home").device;
    let guesses = (0..2000).map(|_| try_from(&desk, "a wild guess", None));
    let waits = guesses.filter(|refused| matches!(refused, Err(Refusal::Wait(_)))).count();
    assert_eq!(waits, 1996, "four were looked at");
    assert!(matches!(try_from(&desk, PASSWORD, None), Err(Refusal::Wait(_))));
    assert_eq!(try_from(&desk, PASSWORD, Some(&device)), Ok(()), "her own phone is let in");
    assert!(matches!(try_from(&desk, PASSWORD, Some("forged")), Err(Refusal::Wait(_))));
    let log = read(&desk, |c| desk.store().security(c, 100));
    let what: Vec<_> = log.iter().filter_map(|row| row.what).collect();
    assert_eq!(what, [SecurityEvent::SignInThrottled, SecurityEvent::SignInFailed]);
    assert!(log.iter().all(|row| row.address == "192.0.2.7" && row.name == "Anna"));
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
        let desk = place.desk();
        desk.store().beat(minute(1)).expect("it takes a write");
        std::fs::rename(&place.url, format!("{}.away", place.url)).expect("moved");
        if replaced {
            std::fs::copy(format!("{}.away", place.url), &place.url).expect("copied");
        }
        let refused = desk.create_account("Anna", PASSWORD, false, minute(2));
        let Err(DeskError::Store(gone @ StoreError::Gone)) = refused else {
            panic!("written to a file that is gone: {refused:?}");
        };
        assert_eq!(gone.lack(), Some(Lack::Database));
    }
}

#[cfg(unix)]
#[test]
fn a_log_that_was_taken_away_is_noticed() {
    let place = Place::sqlite();
    let desk = place.desk();
    desk.store().beat(minute(1)).expect("it takes a write");
    std::fs::remove_file(format!("{}-wal", place.url)).expect("it was there");
    assert!(matches!(desk.store().beat(minute(2)), Err(StoreError::Gone)));
}
