use chrono::{DateTime, Utc};
use tengen::desk::{Desk, LONGEST_SESSION_DAYS, SESSION_DAYS, SignedIn};

use crate::accounts::PASSWORD;
use crate::databases::{Place, count, on_both, tamper};
use crate::events::minute;

on_both!(
    a_session_ends_however_much_it_is_used,
    the_others_are_listed_and_ended,
    a_session_ends_when_it_is_not_used,
    a_session_in_use_lives_on,
    every_sign_in_has_its_own_secret,
    signing_out_ends_one_session,
    a_new_password_ends_the_others,
    an_account_takes_its_sessions_along,
);

const DAY: i64 = 24 * 60;

fn anna(place: &Place) -> (Desk, SignedIn) {
    let desk = place.desk();
    desk.create_account("Anna", PASSWORD, false, minute(0)).unwrap();
    let signed_in = desk.sign_in("Anna", PASSWORD, minute(0)).unwrap();
    (desk, signed_in)
}

fn holds(desk: &Desk, session: &SignedIn, now: DateTime<Utc>) -> bool {
    desk.signed_in(session.session.secret(), now).unwrap().is_some()
}

fn a_session_ends_when_it_is_not_used(place: &Place) {
    let (desk, session) = anna(place);
    assert!(!holds(&desk, &session, minute(SESSION_DAYS * DAY)));
    assert!(holds(&desk, &session, minute(SESSION_DAYS * DAY - 1)), "to the minute");
    assert!(holds(&desk, &session, minute(2 * SESSION_DAYS * DAY - 2)), "that was a use");
    assert!(!holds(&desk, &session, minute(3 * SESSION_DAYS * DAY)));
    desk.sign_in("Anna", PASSWORD, minute(4 * SESSION_DAYS * DAY)).unwrap();
    assert_eq!(count(desk.store(), "session"), 1, "what ended is swept away");
}

fn a_session_in_use_lives_on(place: &Place) {
    let (desk, session) = anna(place);
    let seen = || {
        let hash = session.session.hash();
        crate::read(&desk, |c| desk.store().session(c, &hash, minute(1))).unwrap().seen_at
    };
    assert!(holds(&desk, &session, minute(10)));
    assert_eq!(seen(), minute(0), "not written back at every step");
    assert!(holds(&desk, &session, minute(11)));
    assert_eq!(seen(), minute(11));
    for day in 1..=100 {
        assert!(holds(&desk, &session, minute(day * DAY)));
    }
}

fn every_sign_in_has_its_own_secret(place: &Place) {
    let (desk, first) = anna(place);
    let second = desk.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    assert!(first.session.secret() != second.session.secret());
    assert_eq!(first.session.secret().len(), 43, "256 bits");
    assert!(holds(&desk, &first, minute(2)) && holds(&desk, &second, minute(2)));
    for secret in [first.session.secret(), second.session.secret()] {
        let plain = format!("session WHERE token_hash = '{secret}'");
        assert_eq!(count(desk.store(), &plain), 0, "only its hash is kept");
    }
    assert_eq!(desk.signed_in(&first.session.hash(), minute(2)).unwrap(), None);
    assert_eq!(desk.signed_in("\0 guess", minute(2)).unwrap(), None);
}

fn signing_out_ends_one_session(place: &Place) {
    let (desk, first) = anna(place);
    let second = desk.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    desk.sign_out(first.session.secret()).unwrap();
    desk.sign_out(first.session.secret()).expect("twice is no fault");
    assert!(!holds(&desk, &first, minute(2)));
    assert!(holds(&desk, &second, minute(2)));
}

fn a_new_password_ends_the_others(place: &Place) {
    let (desk, here) = anna(place);
    let elsewhere = desk.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    desk.create_account("Bert", PASSWORD, false, minute(0)).unwrap();
    let bert = desk.sign_in("Bert", PASSWORD, minute(1)).unwrap();
    let next = desk.change_password(&here.account, PASSWORD, "a new password", minute(1)).unwrap();
    assert!(holds(&desk, &next, minute(2)), "this browser goes on");
    assert!(!holds(&desk, &here, minute(2)), "with another secret");
    assert!(!holds(&desk, &elsewhere, minute(2)));
    assert!(holds(&desk, &bert, minute(2)), "another's session is not touched");
}

fn an_account_takes_its_sessions_along(place: &Place) {
    let (desk, session) = anna(place);
    tamper(desk.store(), "DELETE FROM account");
    assert!(!holds(&desk, &session, minute(1)));
    assert_eq!(count(desk.store(), "session"), 0, "foreign keys hold");
}

fn a_session_ends_however_much_it_is_used(place: &Place) {
    let (desk, session) = anna(place);
    for day in 1..LONGEST_SESSION_DAYS {
        assert!(holds(&desk, &session, minute(day * DAY)), "day {day}");
    }
    assert!(!holds(&desk, &session, minute(LONGEST_SESSION_DAYS * DAY)));
}

fn the_others_are_listed_and_ended(place: &Place) {
    let (desk, here) = anna(place);
    let elsewhere = desk.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    let (id, hash) = (here.account.id, here.session.hash());
    let list = || crate::read(&desk, |c| desk.store().sessions_of(c, id, &hash, minute(2)));
    let own: Vec<bool> = list().iter().map(|session| session.this).collect();
    assert_eq!(own, [false, true], "the newest first");
    desk.end_other_sessions(&here.account, here.session.secret(), minute(2)).unwrap();
    assert!(holds(&desk, &here, minute(2)) && !holds(&desk, &elsewhere, minute(2)));
    assert_eq!(list().len(), 1);
}
