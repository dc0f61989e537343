use std::time::{Duration, Instant};

use tengen::service::{Refusal, Service, ServiceError};
use tengen::tournament::Fault;

use crate::databases::{Place, count, on_both, tamper};
use crate::events::minute;
use crate::refusal;

on_both!(
    unknown_name_and_wrong_password_look_alike,
    names_are_found_however_they_are_typed,
    names_and_passwords_have_limits,
    the_setup_link_holds_once,
    two_people_with_the_setup_link,
    a_newer_setup_link_replaces_the_older,
    an_account_made_otherwise_spends_the_link,
    a_changed_password,
    a_hash_of_older_costs_signs_in_and_is_made_anew,
    a_broken_hash_signs_nobody_in,
);

pub const PASSWORD: &str = "correct horse";

pub fn sign_in_error(service: &Service, name: &str, password: &str) -> String {
    service.sign_in(name, password, minute(1)).map(drop).unwrap_err().to_string()
}

fn unknown_name_and_wrong_password_look_alike(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).unwrap();
    let wrong = refusal(service.sign_in("Anna", "wrong horse", minute(1)).map(drop));
    assert_eq!(wrong, Refusal::WrongPassword);
    let known = sign_in_error(&service, "Anna", "wrong horse");
    for unknown in ["Nobody", "", "\0", &"x".repeat(5000), "' OR 1=1 --"] {
        assert_eq!(sign_in_error(&service, unknown, "wrong horse"), known);
    }
    takes_as_long(&service, "Anna", "Nobody");
}

/// Looks at the quickest of many tries, so that a busy machine does not matter: without a hash to check,
/// an unknown name would be answered many times quicker.
fn takes_as_long(service: &Service, known: &str, unknown: &str) {
    let timed = |name: &str| {
        let begun = Instant::now();
        sign_in_error(service, name, "wrong horse");
        begun.elapsed()
    };
    let (mut for_known, mut for_unknown) = (Duration::MAX, Duration::MAX);
    for _ in 0..60 {
        for_known = for_known.min(timed(known));
        for_unknown = for_unknown.min(timed(unknown));
        if for_unknown < for_known * 2 && for_known < for_unknown * 2 {
            return;
        }
    }
    panic!("{for_known:?} for a known name, {for_unknown:?} for an unknown one");
}

fn names_are_found_however_they_are_typed(place: &Place) {
    let service = place.service();
    let id = service.create_account(" Zoë  Ångström ", PASSWORD, false, minute(0)).unwrap();
    for typed in
        ["Zoë Ångström", "ZOË ÅNGSTRÖM", "  zoë\tångström ", "Zoe\u{308} A\u{30a}ngstro\u{308}m"]
    {
        let signed_in = service.sign_in(typed, PASSWORD, minute(1)).expect(typed);
        assert_eq!(signed_in.account.id, id);
        assert_eq!(signed_in.account.name, "Zoë Ångström");
    }
    let taken = service.create_account("zoë ångström", "other password", false, minute(0));
    assert_eq!(refusal(taken), Refusal::NameTaken);
    assert_eq!(count(service.store(), "account"), 1);
}

fn names_and_passwords_have_limits(place: &Place) {
    let service = place.service();
    let create =
        |name: &str, password: &str| service.create_account(name, password, false, minute(0));
    for wrong in ["", "short", "123456789", &"x".repeat(1001)] {
        assert_eq!(refusal(create("Anna", wrong)), Refusal::PasswordLength);
    }
    assert!(create("Anna", "密碁盤石手筋布定詰目").is_ok(), "characters are counted, not bytes");
    for (name, fault) in [
        (" ".to_owned(), Fault::Missing),
        ("ñ".repeat(201), Fault::TooLong { length: 201, most: 200 }),
    ] {
        let wrong = create(&name, PASSWORD);
        assert!(matches!(wrong, Err(ServiceError::Fields(f)) if f == [("name", fault)]));
    }
    assert!(create(&"ñ".repeat(200), PASSWORD).is_ok());
}

fn the_setup_link_holds_once(place: &Place) {
    let service = place.service();
    let link = service.setup_link(minute(0)).unwrap().expect("there is no account");
    let second = place.service();
    assert!(second.check_setup_link(link.secret()).is_ok());
    assert_eq!(refusal(second.check_setup_link("guess")), Refusal::LinkReplaced);
    assert_eq!(
        refusal(service.set_up("guess", "Eve", PASSWORD, minute(1)).map(drop)),
        Refusal::LinkReplaced
    );
    let short = service.set_up(link.secret(), "Owner", "short", minute(1)).map(drop);
    assert_eq!(refusal(short), Refusal::PasswordLength);
    let owner =
        service.set_up(link.secret(), "Owner", PASSWORD, minute(1)).expect("a slip costs nothing");
    assert!(owner.account.is_owner);
    let seen = service.signed_in(owner.session.secret(), minute(2)).unwrap();
    assert_eq!(seen, Some(owner.account));
    let again = service.set_up(link.secret(), "Second", PASSWORD, minute(3)).map(drop);
    assert_eq!(refusal(again), Refusal::OwnerMade);
    assert_eq!(refusal(second.check_setup_link(link.secret())), Refusal::OwnerMade);
    assert!(service.setup_link(minute(4)).unwrap().is_none());
    assert_eq!(count(service.store(), "account"), 1);
}

fn two_people_with_the_setup_link(place: &Place) {
    let service = place.service();
    let link = service.setup_link(minute(0)).unwrap().expect("there is no account");
    let made = std::thread::scope(|scope| {
        let link = &link;
        let service = &service;
        let threads: Vec<_> = ["A", "B", "C", "D"]
            .map(|name| {
                scope.spawn(move || {
                    service.set_up(link.secret(), name, PASSWORD, minute(1)).map(drop)
                })
            })
            .into_iter()
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 1);
    for late in made.into_iter().filter(Result::is_err) {
        assert_eq!(refusal(late), Refusal::OwnerMade);
    }
    assert_eq!(count(service.store(), "account"), 1);
    assert_eq!(count(service.store(), "session"), 1);
}

fn a_newer_setup_link_replaces_the_older(place: &Place) {
    let service = place.service();
    let older = service.setup_link(minute(0)).unwrap().unwrap();
    let newer = service.setup_link(minute(1)).unwrap().unwrap();
    assert_eq!(refusal(service.check_setup_link(older.secret())), Refusal::LinkReplaced);
    assert!(service.check_setup_link(newer.secret()).is_ok());
    let plain = format!("setup_link WHERE token_hash = '{}'", newer.secret());
    assert_eq!(count(service.store(), &plain), 0, "the secret itself is not kept");
}

fn an_account_made_otherwise_spends_the_link(place: &Place) {
    let service = place.service();
    let link = service.setup_link(minute(0)).unwrap().unwrap();
    service.create_account("Owner", PASSWORD, true, minute(1)).unwrap();
    assert_eq!(
        refusal(service.set_up(link.secret(), "Eve", PASSWORD, minute(2)).map(drop)),
        Refusal::OwnerMade
    );
}

fn a_changed_password(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).unwrap();
    let anna = service.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    let wrong = service.change_password(
        (&anna.account, "192.0.2.9"),
        "wrong horse",
        "a new password",
        minute(1),
    );
    let wrong = wrong.map(drop);
    assert_eq!(refusal(wrong), Refusal::WrongPassword);
    let short = service
        .change_password((&anna.account, "192.0.2.9"), PASSWORD, "short", minute(1))
        .map(drop);
    assert_eq!(refusal(short), Refusal::PasswordLength);
    let common =
        service.change_password((&anna.account, "192.0.2.9"), PASSWORD, "password123", minute(1));
    assert_eq!(refusal(common.map(drop)), Refusal::PasswordCommon);
    service
        .change_password((&anna.account, "192.0.2.9"), PASSWORD, "a new password", minute(1))
        .map(drop)
        .unwrap();
    let old = service.change_password(
        (&anna.account, "192.0.2.9"),
        PASSWORD,
        "a third password",
        minute(1),
    );
    let old = old.map(drop);
    assert_eq!(refusal(old), Refusal::WrongPassword, "this page still knew the old one");
    assert_eq!(
        refusal(service.sign_in("Anna", PASSWORD, minute(2)).map(drop)),
        Refusal::WrongPassword
    );
    assert!(service.sign_in("Anna", "a new password", minute(2)).is_ok());
    tamper(service.store(), "UPDATE account SET password_hash = 'not one of ours'");
    assert_eq!(
        refusal(service.sign_in("Anna", "a new password", minute(3)).map(drop)),
        Refusal::WrongPassword
    );
}

/// The hash of `PASSWORD` with 8 MiB and one pass.
const OLDER: &str = "$argon2id$v=19$m=8192,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$64zw4y6hGNSGW1HTKDajc74EIkJpCJ+AUBXDspyrFEU";

fn a_hash_of_older_costs_signs_in_and_is_made_anew(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).unwrap();
    tamper(service.store(), &format!("UPDATE account SET password_hash = '{OLDER}'"));
    assert_eq!(
        refusal(service.sign_in("Anna", "wrong horse", minute(1)).map(drop)),
        Refusal::WrongPassword
    );
    service.sign_in("Anna", PASSWORD, minute(1)).unwrap();
    let again = service.sign_in("Anna", PASSWORD, minute(2)).unwrap().account;
    assert_ne!(again.password_hash, OLDER, "hashed anew at the first chance");
    assert_eq!(
        again.password_hash,
        service.sign_in("Anna", PASSWORD, minute(3)).unwrap().account.password_hash
    );
}

fn a_broken_hash_signs_nobody_in(place: &Place) {
    let service = place.service();
    service.create_account("Anna", PASSWORD, false, minute(0)).unwrap();
    tamper(service.store(), "UPDATE account SET password_hash = 'correct horse'");
    assert_eq!(
        refusal(service.sign_in("Anna", PASSWORD, minute(1)).map(drop)),
        Refusal::WrongPassword
    );
}
