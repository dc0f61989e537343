//! Owners of the server: several, and never none.

use tengen::service::{Refusal, Service};
use tengen::store::{AccountId, SecurityEvent};

use crate::accounts::sign_in_error;
use crate::databases::{Place, on_both};
use crate::{at, by, read, refusal};

on_both!(
    ownership_is_handed_over_and_never_lost,
    a_password_is_made_for_somebody,
    who_is_locked_out_comes_back,
);

const PASSWORD: &str = "three quiet stones";

fn two(place: &Place) -> (Service, AccountId, AccountId) {
    let service = place.service();
    let olga = service.create_account("Olga", PASSWORD, true, at(0).now).unwrap();
    let anna = service.create_account("Anna", PASSWORD, false, at(0).now).unwrap();
    (service, olga, anna)
}

fn owners(service: &Service) -> Vec<String> {
    let seen = service.accounts_seen(at(0).now).unwrap().into_iter();
    seen.filter(|seen| seen.account.is_owner).map(|seen| seen.account.name).collect()
}

fn ownership_is_handed_over_and_never_lost(place: &Place) {
    let (service, olga, anna) = two(place);
    let alone = service.name_owner(by(olga, 1), olga, false, "");
    assert!(matches!(refusal(alone.map(drop)), Refusal::LastOwner));
    service.name_owner(by(olga, 2), anna, true, "10.0.0.7").unwrap();
    assert_eq!(owners(&service), ["Anna", "Olga"]);
    service.name_owner(by(anna, 3), olga, false, "").unwrap();
    assert_eq!(owners(&service), ["Anna"]);
    let locked = service.disable_account(by(anna, 4), anna, true, "");
    assert!(matches!(refusal(locked.map(drop)), Refusal::LastOwner));
    // An owner who cannot sign in is none.
    service.name_owner(by(anna, 5), olga, true, "").unwrap();
    service.disable_account(by(anna, 6), olga, true, "").unwrap();
    let alone = service.name_owner(by(anna, 7), anna, false, "");
    assert!(matches!(refusal(alone.map(drop)), Refusal::LastOwner));
    let log = read(&service, |c| c.security(9));
    let first = log.last().unwrap();
    assert_eq!(
        (first.what, first.name.as_str(), first.address.as_str()),
        (Some(SecurityEvent::OwnerNamed), "Anna", "10.0.0.7")
    );
}

fn a_password_is_made_for_somebody(place: &Place) {
    let (service, olga, anna) = two(place);
    let session = service.sign_in("Anna", PASSWORD, at(1).now).unwrap().session;
    let (whom, made) = service.reset_password(by(olga, 2), anna, "").unwrap().now().unwrap();
    assert_eq!(whom.id, anna);
    assert!(service.signed_in(session.secret(), at(3).now).unwrap().is_none(), "signed out");
    sign_in_error(&service, "Anna", PASSWORD);
    assert_eq!(service.sign_in("Anna", &made, at(3).now).unwrap().account.id, anna);
}

fn who_is_locked_out_comes_back(place: &Place) {
    let (service, olga, anna) = two(place);
    service.disable_account(by(olga, 1), anna, true, "").unwrap();
    sign_in_error(&service, "Anna", PASSWORD);
    service.disable_account(by(olga, 2), anna, false, "").unwrap();
    service.sign_in("Anna", PASSWORD, at(3).now).unwrap();
}
