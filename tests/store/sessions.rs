use chrono::{DateTime, Utc};
use tengen::service::{FactorKey, LONGEST_SESSION_DAYS, SESSION_DAYS, Service, SignedIn};
use tengen::store::{SecurityEvent, UsedBy};

use crate::accounts::PASSWORD;
use crate::databases::{Place, count, on_both, tamper};
use crate::events::minute;

on_both!(
    a_session_ends_however_much_it_is_used,
    the_others_are_listed_and_ended,
    a_session_ends_when_it_is_not_used,
    a_clock_put_forward_by_weeks_and_back_signs_nobody_out,
    a_session_in_use_lives_on,
    every_sign_in_has_its_own_secret,
    signing_out_ends_one_session,
    a_new_password_ends_the_others,
    what_was_done_to_an_account_is_known_by_its_address,
    an_account_takes_its_sessions_along,
);

const DAY: i64 = 24 * 60;

fn anna(place: &Place) -> (Service, SignedIn) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).unwrap();
    let signed_in = service.sign_in("Anna", PASSWORD, minute(0)).unwrap();
    (service, signed_in)
}

fn holds(service: &Service, session: &SignedIn, now: DateTime<Utc>) -> bool {
    service.signed_in(session.session.secret(), now).unwrap().is_some()
}

fn a_session_ends_when_it_is_not_used(place: &Place) {
    let (service, session) = anna(place);
    assert!(!holds(&service, &session, minute(SESSION_DAYS * DAY)));
    assert!(holds(&service, &session, minute(SESSION_DAYS * DAY - 1)), "to the minute");
    assert!(holds(&service, &session, minute(2 * SESSION_DAYS * DAY - 2)), "that was a use");
    assert!(!holds(&service, &session, minute(3 * SESSION_DAYS * DAY)));
    service.sign_in("Anna", PASSWORD, minute((4 * SESSION_DAYS + 60) * DAY)).unwrap();
    assert_eq!(count(service.store(), "session"), 1, "what ended is swept away");
}

fn a_clock_put_forward_by_weeks_and_back_signs_nobody_out(place: &Place) {
    let (service, session) = anna(place);
    let weeks_ahead = minute(7 * 7 * DAY);
    let other = service.sign_in("Anna", PASSWORD, weeks_ahead).unwrap();
    assert!(holds(&service, &session, minute(5)), "the clock is right again");
    assert!(holds(&service, &other, minute(5)), "who signed in meanwhile");
}

fn a_session_in_use_lives_on(place: &Place) {
    let (service, session) = anna(place);
    let seen = || {
        let hash = session.session.hash();
        crate::read(&service, |c| c.session(&hash, minute(1))).unwrap().seen_at
    };
    assert!(holds(&service, &session, minute(10)));
    assert_eq!(seen(), minute(0), "not written back at every step");
    assert!(holds(&service, &session, minute(11)));
    assert_eq!(seen(), minute(11));
    for day in 1..=100 {
        assert!(holds(&service, &session, minute(day * DAY)));
    }
}

fn every_sign_in_has_its_own_secret(place: &Place) {
    let (service, first) = anna(place);
    let second = service.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    assert!(first.session.secret() != second.session.secret());
    assert_eq!(first.session.secret().len(), 43, "256 bits");
    assert!(holds(&service, &first, minute(2)) && holds(&service, &second, minute(2)));
    for secret in [first.session.secret(), second.session.secret()] {
        let plain = format!("session WHERE token_hash = '{secret}'");
        assert_eq!(count(service.store(), &plain), 0, "only its hash is kept");
    }
    assert_eq!(service.signed_in(&first.session.hash(), minute(2)).unwrap(), None);
    assert_eq!(service.signed_in("\0 guess", minute(2)).unwrap(), None);
}

fn signing_out_ends_one_session(place: &Place) {
    let (service, first) = anna(place);
    let second = service.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    service.sign_out(first.session.secret()).unwrap();
    service.sign_out(first.session.secret()).expect("twice is no fault");
    assert!(!holds(&service, &first, minute(2)));
    assert!(holds(&service, &second, minute(2)));
}

fn a_new_password_ends_the_others(place: &Place) {
    let (service, here) = anna(place);
    let elsewhere = service.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    service.create_account("Bert", PASSWORD, false, minute(0)).unwrap();
    let bert = service.sign_in("Bert", PASSWORD, minute(1)).unwrap();
    let next = service
        .change_password((&here.account, "192.0.2.9"), PASSWORD, "a new password", minute(1))
        .unwrap();
    assert!(holds(&service, &next, minute(2)), "this browser goes on");
    assert!(!holds(&service, &here, minute(2)), "with another secret");
    assert!(!holds(&service, &elsewhere, minute(2)));
    assert!(holds(&service, &bert, minute(2)), "another's session is not touched");
}

fn what_was_done_to_an_account_is_known_by_its_address(place: &Place) {
    let (service, here) = anna(place);
    let next = service.change_password(
        (&here.account, "192.0.2.9"),
        PASSWORD,
        "a new password",
        minute(1),
    );
    let secret = next.unwrap().session;
    service.end_other_sessions((&here.account, "192.0.2.10"), secret.secret(), minute(2)).unwrap();
    let (key, account) = (FactorKey::new("Anna").unwrap(), (&here.account, "192.0.2.11"));
    service.set_second_factor(account, &key, &key.code(minute(3)), minute(3)).unwrap();
    service.new_recovery_codes((&here.account, "192.0.2.12"), minute(4)).unwrap();
    service.remove_second_factor((&here.account, "192.0.2.13"), minute(5)).unwrap();
    let log = crate::read(&service, |c| c.security(100));
    let from: Vec<_> = log.iter().rev().map(|row| (row.what, row.address.as_str())).collect();
    use SecurityEvent::{PasswordChanged, SecondFactorRemoved, SecondFactorSet, SessionsEnded};
    let whole = [
        (Some(PasswordChanged), "192.0.2.9"),
        (Some(SessionsEnded), "192.0.2.10"),
        (Some(SecondFactorSet), "192.0.2.11"),
        (Some(SecondFactorSet), "192.0.2.12"),
        (Some(SecondFactorRemoved), "192.0.2.13"),
    ];
    assert_eq!(from, whole);
}

fn an_account_takes_its_sessions_along(place: &Place) {
    let (service, session) = anna(place);
    tamper(service.store(), "DELETE FROM account");
    assert!(!holds(&service, &session, minute(1)));
    assert_eq!(count(service.store(), "session"), 0, "foreign keys hold");
}

fn a_session_ends_however_much_it_is_used(place: &Place) {
    let (service, session) = anna(place);
    for day in 1..LONGEST_SESSION_DAYS {
        assert!(holds(&service, &session, minute(day * DAY)), "day {day}");
    }
    assert!(!holds(&service, &session, minute(LONGEST_SESSION_DAYS * DAY)));
}

fn the_others_are_listed_and_ended(place: &Place) {
    let (service, here) = anna(place);
    let elsewhere = service.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    let (id, hash) = (here.account.id, here.session.hash());
    let list = || crate::read(&service, |c| c.sessions_of(id, &hash, minute(2)));
    let own: Vec<bool> = list().iter().map(|session| session.this).collect();
    assert_eq!(own, [false, true], "the newest first");
    let by = |browser: &str| UsedBy { browser: browser.into(), address: "192.0.2.9".into() };
    for (browser, minutes) in [("Firefox", 1), ("Chrome", 2)] {
        service.session(elsewhere.session.secret(), Some(&by(browser)), minute(minutes)).unwrap();
    }
    assert_eq!(list()[0].used_by, by("Firefox"), "noted at once, and then now and then");
    assert_eq!(list()[1].used_by, UsedBy::default());
    service.session(elsewhere.session.secret(), Some(&by("Chrome")), minute(12)).unwrap();
    assert_eq!(list()[0].used_by, by("Chrome"));
    service
        .end_other_sessions((&here.account, "192.0.2.9"), here.session.secret(), minute(2))
        .unwrap();
    assert!(holds(&service, &here, minute(2)) && !holds(&service, &elsewhere, minute(2)));
    assert_eq!(list().len(), 1);
}
