//! What is asked for after the password: codes of an app, each but once, and recovery codes.

use chrono::{DateTime, Utc};
use tengen::service::{
    Done, FactorKey, Refusal, Service, ServiceError, SignInFrom, SignInStep, SignedIn, Token,
};
use tengen::store::SecurityEvent;

use crate::accounts::PASSWORD;
use crate::databases::{Place, count, on_both};
use crate::events::minute;
use crate::{at, read, refusal};

on_both!(
    a_code_is_asked_for_after_the_password,
    a_code_counts_once,
    recovery_codes_count_once_each,
    guesses_at_the_code_wait,
    the_password_holds_for_minutes_only,
    who_lost_it_is_helped,
    a_wrong_code_sets_nothing_up,
);

const HALL: SignInFrom<'static> = SignInFrom { address: "192.0.2.7", device: None };

/// Anna with a second factor since the first minute, and her recovery codes.
struct Anna {
    service: Service,
    key: FactorKey,
    codes: Vec<String>,
}

fn anna(place: &Place) -> Anna {
    let service = place.service();
    service.create_account("Anna", PASSWORD, true, minute(0)).unwrap();
    let account = service.sign_in("Anna", PASSWORD, minute(0)).unwrap().account;
    let key = FactorKey::new("Anna").unwrap();
    let code = key.code(minute(1));
    let codes = service.set_second_factor((&account, "192.0.2.9"), &key, &code, minute(1)).unwrap();
    Anna { service, key, codes }
}

impl Anna {
    fn half(&self, now: DateTime<Utc>) -> Token {
        match self.service.sign_in_from("Anna", PASSWORD, HALL, now).unwrap() {
            SignInStep::Code(half) => half,
            SignInStep::In(_) => panic!("no code was asked for"),
        }
    }

    fn by_code(&self, code: &str, now: DateTime<Utc>) -> Result<SignedIn, ServiceError> {
        self.service.sign_in_by_code(self.half(now).secret(), code, HALL, now)
    }

    fn log(&self) -> Vec<SecurityEvent> {
        let rows = read(&self.service, |c| c.security(100));
        rows.into_iter().rev().filter_map(|row| row.what).collect()
    }
}

fn a_code_is_asked_for_after_the_password(place: &Place) {
    let anna = anna(place);
    let half = anna.half(minute(2));
    assert_eq!(anna.service.signed_in(half.secret(), minute(2)).unwrap(), None, "not yet");
    let plain = format!("half_signed_in WHERE token_hash = '{}'", half.secret());
    assert_eq!(count(anna.service.store(), &plain), 0, "only its hash is kept");
    let wrong = anna.service.sign_in_by_code(half.secret(), "000000", HALL, minute(2)).map(drop);
    assert_eq!(refusal(wrong), Refusal::WrongCode);
    let code = anna.key.code(minute(2));
    let signed_in = anna.service.sign_in_by_code(half.secret(), &code, HALL, minute(2)).unwrap();
    assert!(anna.service.signed_in(signed_in.session.secret(), minute(3)).unwrap().is_some());
    let spent = anna.service.sign_in_by_code(half.secret(), &code, HALL, minute(2)).map(drop);
    assert_eq!(refusal(spent), Refusal::LinkSpent);
    let wrong = anna.service.sign_in_from("Anna", "wrong horse", HALL, minute(4)).map(drop);
    assert_eq!(refusal(wrong), Refusal::WrongPassword, "the code alone is not enough");
}

fn a_code_counts_once(place: &Place) {
    let anna = anna(place);
    let set_up = anna.by_code(&anna.key.code(minute(1)), minute(1)).map(drop);
    assert_eq!(refusal(set_up), Refusal::WrongCode, "the one it was set up by");
    let code = anna.key.code(minute(2));
    anna.by_code(&code, minute(2)).unwrap();
    assert_eq!(refusal(anna.by_code(&code, minute(2)).map(drop)), Refusal::WrongCode);
    anna.by_code(&anna.key.code(minute(3)), minute(3)).expect("the next one");
    let code = anna.key.code(minute(5));
    let halves = [anna.half(minute(5)), anna.half(minute(5))];
    let done = std::thread::scope(|scope| {
        let (service, code) = (&anna.service, &code);
        let tried: Vec<_> = halves
            .iter()
            .map(|half| {
                scope.spawn(move || service.sign_in_by_code(half.secret(), code, HALL, minute(5)))
            })
            .collect();
        tried.into_iter().map(|thread| thread.join().unwrap().is_ok()).collect::<Vec<_>>()
    });
    assert_eq!(done.iter().filter(|done| **done).count(), 1, "also at the same moment");
}

fn recovery_codes_count_once_each(place: &Place) {
    let anna = anna(place);
    assert_eq!(anna.codes.len(), 10);
    let plain = format!("recovery_code WHERE code_hash = '{}'", anna.codes[0]);
    assert_eq!(count(anna.service.store(), &plain), 0, "only its hash is kept");
    let typed = anna.codes[0].replace('-', " ").to_uppercase();
    anna.by_code(&typed, minute(2)).expect("however it is typed");
    assert_eq!(refusal(anna.by_code(&anna.codes[0], minute(3)).map(drop)), Refusal::WrongCode);
    assert_eq!(count(anna.service.store(), "recovery_code"), 9);
    assert!(anna.log().contains(&SecurityEvent::RecoveryCodeUsed));
    let account = anna.by_code(&anna.codes[1], minute(4)).unwrap().account;
    let fresh = anna.service.new_recovery_codes((&account, "192.0.2.9"), minute(5)).unwrap();
    assert_eq!(refusal(anna.by_code(&anna.codes[2], minute(6)).map(drop)), Refusal::WrongCode);
    anna.by_code(&fresh[0], minute(7)).expect("one of the new ones");
}

fn guesses_at_the_code_wait(place: &Place) {
    let anna = anna(place);
    let guess = |n: u32| refusal(anna.by_code(&format!("{n:06}"), minute(2)).map(drop));
    let refused: Vec<_> = (0..40).map(guess).collect();
    let waits = refused.iter().filter(|refused| matches!(refused, Refusal::Wait { .. })).count();
    assert_eq!(waits, 36, "four were looked at, though the password was right each time");
    let code = anna.key.code(minute(90));
    anna.by_code(&code, minute(90)).expect("later she is let in");
    assert!(anna.log().contains(&SecurityEvent::SignInThrottled));
}

fn the_password_holds_for_minutes_only(place: &Place) {
    let anna = anna(place);
    let half = anna.half(minute(2));
    let late = anna.service.sign_in_by_code(half.secret(), &anna.codes[0], HALL, minute(12));
    assert_eq!(refusal(late.map(drop)), Refusal::LinkSpent);
    let half = anna.half(minute(20));
    let account = anna.service.account_named("anna").unwrap();
    let service = &anna.service;
    service.set_password_on_machine(&account, "another quiet horse", minute(21)).unwrap();
    let changed = anna.service.sign_in_by_code(half.secret(), &anna.codes[0], HALL, minute(21));
    assert_eq!(refusal(changed.map(drop)), Refusal::LinkSpent, "that was the old password");
}

fn who_lost_it_is_helped(place: &Place) {
    let anna = anna(place);
    let account = anna.by_code(&anna.codes[0], minute(2)).unwrap().account;
    assert!(account.second_factor);
    let by = at(3);
    let reset = anna.service.remove_second_factor_of(by, account.id, "192.0.2.9").unwrap();
    assert!(matches!(reset, Done::Now(_)));
    assert!(!anna.service.sign_in("Anna", PASSWORD, minute(4)).unwrap().account.second_factor);
    assert_eq!(count(anna.service.store(), "recovery_code"), 0);
    anna.service.remove_second_factor_of(at(5), account.id, "").expect("twice is no fault");
    let removed = anna.log().into_iter().filter(|what| *what == SecurityEvent::SecondFactorRemoved);
    assert_eq!(removed.count(), 2);
}

fn a_wrong_code_sets_nothing_up(place: &Place) {
    let service = place.service();
    service.create_account("Bert", PASSWORD, false, minute(0)).unwrap();
    let account = service.sign_in("Bert", PASSWORD, minute(0)).unwrap().account;
    let key = FactorKey::new("Bert").unwrap();
    let code = key.code(minute(60));
    let wrong =
        service.set_second_factor((&account, "192.0.2.9"), &key, &code, minute(1)).map(drop);
    assert_eq!(refusal(wrong), Refusal::WrongCode, "the phone's clock is an hour ahead");
    assert!(!service.sign_in("Bert", PASSWORD, minute(2)).unwrap().account.second_factor);
}
