//! Passkeys: added, signed in by after the password and alone, taken away; what is asked once is answered once.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Duration, Utc};
use tengen::desk::{
    AskedFrom, Desk, DeskError, FactorKey, NewPasskey, PasskeyAnswer, PasskeyFault, Refusal,
    RelyingParty, SignInFrom, SignInStep, SignedIn, Token,
};
use tengen::store::{AccountRow, PasskeyRow, SecurityEvent};

use crate::accounts::PASSWORD;
use crate::authenticator::{Answered, Device, Manner, ORIGIN, PRESENT, rightly};
use crate::databases::{Place, count, on_both};
use crate::events::minute;
use crate::{at, read, refusal};

on_both!(
    a_passkey_is_the_second_step,
    a_passkey_alone_is_enough_where_the_device_looked,
    a_question_is_answered_once_in_its_browser_and_in_time,
    another_account_s_passkey_opens_nothing,
    a_passkey_that_counts_backwards_is_refused_and_logged,
    several_passkeys_have_names_and_go_one_by_one,
    a_passkey_of_another_host_is_not_asked_for,
    who_lost_the_device_is_helped,
    another_instance_takes_the_answer,
    of_two_answers_at_once_one_counts,
);

const HALL: SignInFrom<'static> = SignInFrom { address: "192.0.2.7", device: None };

fn party() -> RelyingParty {
    RelyingParty::of(ORIGIN).unwrap()
}

const fn from(secret: &str) -> AskedFrom<'_> {
    AskedFrom { secret, address: HALL.address }
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A desk, and somebody signed in at it.
struct Person {
    desk: Desk,
    session: String,
    account: AccountRow,
}

fn person(desk: Desk, name: &str) -> Person {
    desk.create_account(name, PASSWORD, true, minute(0)).unwrap();
    let signed_in = desk.sign_in(name, PASSWORD, minute(0)).unwrap();
    Person { desk, session: signed_in.session.secret().to_owned(), account: signed_in.account }
}

impl Person {
    /// Adds a passkey of that device; its recovery codes, if they are the first.
    fn adds(&self, device: &Device, now: DateTime<Utc>) -> Result<Vec<String>, DeskError> {
        let asked = self.desk.ask_for_passkey(&self.account, &self.session, "Phone", now)?;
        let (said, attested) = device.make(rightly(&asked.challenge));
        self.answers(&said, &attested, now)
    }

    fn answers(
        &self,
        said: &[u8],
        attested: &[u8],
        now: DateTime<Utc>,
    ) -> Result<Vec<String>, DeskError> {
        let (client_data, attestation) = (text(said), text(attested));
        let new = NewPasskey {
            name: " My  phone ",
            client_data: &client_data,
            attestation: &attestation,
        };
        self.desk.add_passkey(&party(), &self.account, from(&self.session), new, now)
    }

    fn own(&self) -> Vec<PasskeyRow> {
        read(&self.desk, |c| self.desk.store().passkeys(c, self.account.id))
    }

    /// What the device calls its owner.
    fn handle(&self) -> String {
        self.own()[0].user_handle.clone()
    }

    fn log(&self) -> Vec<(SecurityEvent, String)> {
        let rows = read(&self.desk, |c| self.desk.store().security(c, 100));
        rows.into_iter().rev().filter_map(|row| Some((row.what?, row.address))).collect()
    }
}

fn half(desk: &Desk, name: &str, now: DateTime<Utc>) -> Token {
    match desk.sign_in_from(name, PASSWORD, HALL, now).unwrap() {
        SignInStep::Code(half) => half,
        SignInStep::In(_) => panic!("nothing was asked for"),
    }
}

/// An answer as a form sends it.
struct Sent([String; 5]);

impl Sent {
    fn of(device: &Device, answer: &Answered, handle: &str) -> Self {
        let Answered { client_data, data, signature } = answer;
        Self([text(&device.id), text(client_data), text(data), text(signature), handle.to_owned()])
    }

    fn answer(&self) -> PasskeyAnswer<'_> {
        let [id, client_data, data, signature, user_handle] = &self.0;
        PasskeyAnswer { id, client_data, data, signature, user_handle }
    }
}

/// The second step, by what that device answers to the question.
fn after(
    desk: &Desk,
    half: &Token,
    device: &Device,
    manner: impl Fn(Manner<'_>) -> Manner<'_>,
    now: DateTime<Utc>,
) -> Result<SignedIn, DeskError> {
    let asked = desk.ask_after_password(&party(), half.secret(), now)?;
    let sent = Sent::of(device, &device.sign(manner(rightly(&asked.challenge))), "");
    desk.sign_in_after_password(&party(), from(half.secret()), sent.answer(), now)
}

/// The only step.
fn alone(
    desk: &Desk,
    device: &Device,
    handle: &str,
    manner: impl Fn(Manner<'_>) -> Manner<'_>,
    now: DateTime<Utc>,
) -> Result<SignedIn, DeskError> {
    let (asked, browser) = desk.ask_anybody(HALL.address, now)?;
    let sent = Sent::of(device, &device.sign(manner(rightly(&asked.challenge))), handle);
    desk.sign_in_by_passkey(&party(), from(browser.secret()), sent.answer(), now)
}

fn fault<T>(done: Result<T, DeskError>) -> PasskeyFault {
    match refusal(done.map(drop)) {
        Refusal::Passkey(fault) => fault,
        other => panic!("{other:?}"),
    }
}

fn counting(count: u32) -> impl Fn(Manner<'_>) -> Manner<'_> {
    move |manner| Manner { count, ..manner }
}

/// The same by a device that does not look who is there.
fn unseen(count: u32) -> impl Fn(Manner<'_>) -> Manner<'_> {
    move |manner| Manner { flags: PRESENT, count, ..manner }
}

fn a_passkey_is_the_second_step(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    let codes = anna.adds(&device, minute(1)).unwrap();
    assert_eq!(codes.len(), 10, "recovery codes come with the first");
    let half = half(&anna.desk, "Anna", minute(2));
    assert_eq!(anna.desk.signed_in(half.secret(), minute(2)).unwrap(), None, "not yet");
    let signed_in =
        after(&anna.desk, &half, &device, unseen(2), minute(2)).expect("presence is enough");
    assert!(signed_in.account.passkey && !signed_in.account.app);
    assert!(anna.desk.signed_in(signed_in.session.secret(), minute(3)).unwrap().is_some());
    let own = anna.own();
    assert_eq!((own[0].sign_count, own[0].used_at), (2, Some(minute(2))));
    let spent = after(&anna.desk, &half, &device, counting(3), minute(2));
    assert_eq!(refusal(spent.map(drop)), Refusal::LinkSpent);
    let by_code = self::half(&anna.desk, "Anna", minute(3));
    anna.desk
        .sign_in_by_code(by_code.secret(), &codes[0], HALL, minute(3))
        .expect("a recovery code");
    let added = (SecurityEvent::PasskeyAdded, HALL.address.to_owned());
    assert_eq!(anna.log()[0], added);
}

fn a_passkey_alone_is_enough_where_the_device_looked(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    anna.adds(&device, minute(1)).unwrap();
    let key = FactorKey::new("Anna").unwrap();
    anna.desk
        .set_second_factor((&anna.account, "192.0.2.9"), &key, &key.code(minute(1)), minute(1))
        .unwrap();
    let handle = anna.handle();
    let signed_in = alone(&anna.desk, &device, &handle, counting(2), minute(2)).unwrap();
    assert_eq!(signed_in.account.name, "Anna", "instead of password and code");
    let refused = alone(&anna.desk, &device, &handle, unseen(3), minute(3));
    assert_eq!(fault(refused), PasskeyFault::Unverified);
    for nobody in ["", "c29tZWJvZHkgZWxzZQ"] {
        let refused = alone(&anna.desk, &device, nobody, counting(3), minute(4));
        assert_eq!(fault(refused), PasskeyFault::Unknown, "{nobody}");
    }
    let refused = alone(&anna.desk, &Device::new("unknown"), &handle, counting(3), minute(5));
    assert_eq!(fault(refused), PasskeyFault::Unknown);
    let refused = alone(&anna.desk, &Device::new("phone"), &handle, counting(3), minute(5));
    assert_eq!(fault(refused), PasskeyFault::Signature, "a key of the same name");
    anna.desk.create_account("Olga", PASSWORD, true, minute(6)).unwrap();
    anna.desk.disable_on_machine("Anna", minute(6)).unwrap();
    let refused = alone(&anna.desk, &device, &handle, counting(4), minute(7));
    assert_eq!(fault(refused), PasskeyFault::Unknown, "who may sign in no more");
}

fn a_question_is_answered_once_in_its_browser_and_in_time(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    let ask = |now| anna.desk.ask_for_passkey(&anna.account, &anna.session, "Phone", now).unwrap();
    let asked = ask(minute(1));
    let plain = format!("passkey_question WHERE token_hash = '{}'", anna.session);
    assert_eq!(count(anna.desk.store(), &plain), 0, "only its hash is kept");
    let wrong = device.make(rightly("YW5vdGhlcg"));
    assert_eq!(fault(anna.answers(&wrong.0, &wrong.1, minute(1))), PasskeyFault::Challenge);
    let (said, attested) = device.make(rightly(&asked.challenge));
    let twice = anna.answers(&said, &attested, minute(1));
    assert_eq!(fault(twice), PasskeyFault::Spent, "a wrong answer was the one answer");
    let (first, second) = (ask(minute(2)), ask(minute(2)));
    let (said, attested) = device.make(rightly(&first.challenge));
    assert_eq!(fault(anna.answers(&said, &attested, minute(2))), PasskeyFault::Challenge);
    let (said, attested) = device.make(rightly(&second.challenge));
    assert_eq!(fault(anna.answers(&said, &attested, minute(2))), PasskeyFault::Spent);
    let (said, attested) = device.make(rightly(&ask(minute(3)).challenge));
    let late = anna.answers(&said, &attested, minute(8) + Duration::seconds(1));
    assert_eq!(fault(late), PasskeyFault::Spent);
    let (said, attested) = device.make(rightly(&ask(minute(9)).challenge));
    let elsewhere = Person {
        session: anna
            .desk
            .sign_in("Anna", PASSWORD, minute(9))
            .unwrap()
            .session
            .secret()
            .to_owned(),
        account: anna.account.clone(),
        desk: place.desk(),
    };
    let refused = elsewhere.answers(&said, &attested, minute(9));
    assert_eq!(fault(refused), PasskeyFault::Spent, "another browser was not asked");
    anna.answers(&said, &attested, minute(9)).unwrap();
    assert_eq!(
        fault(anna.answers(&said, &attested, minute(9))),
        PasskeyFault::Spent,
        "played again"
    );

    let (asked, browser) = anna.desk.ask_anybody(HALL.address, minute(10)).unwrap();
    let sent =
        Sent::of(&device, &device.sign(counting(2)(rightly(&asked.challenge))), &anna.handle());
    let give = |secret: &str, now| {
        anna.desk.sign_in_by_passkey(&party(), from(secret), sent.answer(), now).map(drop)
    };
    assert_eq!(fault(give("", minute(10))), PasskeyFault::Spent, "another browser");
    give(browser.secret(), minute(10)).unwrap();
    assert_eq!(fault(give(browser.secret(), minute(10))), PasskeyFault::Spent, "played again");
    let (_, late) = anna.desk.ask_anybody(HALL.address, minute(11)).unwrap();
    assert_eq!(fault(give(late.secret(), minute(16))), PasskeyFault::Spent);
    let asks = (0..200).map(|_| anna.desk.ask_anybody("192.0.2.99", minute(17)).map(drop));
    let waits = asks.filter(|asked| matches!(asked, Err(DeskError::Refused(Refusal::Wait(_)))));
    assert_eq!(waits.count(), 140, "a flood of questions ends");
}

fn another_account_s_passkey_opens_nothing(place: &Place) {
    let anna = person(place.desk(), "Anna");
    let bert = person(place.desk(), "Bert");
    let (hers, his) = (Device::new("hers"), Device::new("his"));
    anna.adds(&hers, minute(1)).unwrap();
    bert.adds(&his, minute(1)).unwrap();
    let taken = bert.adds(&hers, minute(2));
    assert_eq!(fault(taken), PasskeyFault::Known, "one key is one person's");
    let half = half(&anna.desk, "Anna", minute(3));
    let refused = after(&anna.desk, &half, &his, counting(2), minute(3));
    assert_eq!(fault(refused), PasskeyFault::Unknown, "after her password his does not fit");
    let refused = alone(&anna.desk, &his, &anna.handle(), counting(2), minute(4));
    assert_eq!(fault(refused), PasskeyFault::Unknown, "nor does it say that it is hers");
    let theirs = bert.own()[0].id.clone();
    anna.desk.remove_passkey(&anna.account, &theirs, "", minute(5)).unwrap();
    assert_eq!(bert.own().len(), 1, "nobody takes another's away");
    // The answer to a question that was put to nobody known does not stand for the second step.
    let (asked, _) = anna.desk.ask_anybody(HALL.address, minute(6)).unwrap();
    let sent = Sent::of(&hers, &hers.sign(counting(3)(rightly(&asked.challenge))), "");
    let given =
        anna.desk.sign_in_after_password(&party(), from(half.secret()), sent.answer(), minute(6));
    assert_eq!(fault(given), PasskeyFault::Spent);
}

fn a_passkey_that_counts_backwards_is_refused_and_logged(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    anna.adds(&device, minute(1)).unwrap();
    let handle = anna.handle();
    alone(&anna.desk, &device, &handle, counting(9), minute(2)).unwrap();
    for count in [9, 8, 0] {
        let refused = alone(&anna.desk, &device, &handle, counting(count), minute(3));
        assert_eq!(fault(refused), PasskeyFault::Copied, "{count}");
    }
    let copied = (SecurityEvent::PasskeyCopied, HALL.address.to_owned());
    assert_eq!(anna.log().into_iter().filter(|line| *line == copied).count(), 3);
    assert_eq!(anna.own()[0].sign_count, 9);
    alone(&anna.desk, &device, &handle, counting(10), minute(4))
        .expect("the device itself goes on");
}

fn several_passkeys_have_names_and_go_one_by_one(place: &Place) {
    let anna = person(place.desk(), "Anna");
    let devices = ["phone", "laptop", "ring"].map(Device::new);
    for (device, codes) in devices.iter().zip([10, 0, 0]) {
        assert_eq!(anna.adds(device, minute(1)).unwrap().len(), codes, "told once");
    }
    let own = anna.own();
    assert!(own.iter().all(|own| own.name == "My phone" && own.used_at.is_none()), "{own:?}");
    assert!(own.iter().all(|one| one.user_handle == own[0].user_handle), "one person");
    let nameless = anna.desk.ask_for_passkey(&anna.account, &anna.session, "  ", minute(2));
    assert!(matches!(nameless, Err(DeskError::Fields(_))));
    let asked = anna.desk.ask_for_passkey(&anna.account, &anna.session, "Ring", minute(2)).unwrap();
    assert_eq!(asked.known.len(), 3, "no device makes a second one");
    for own in &own[..2] {
        anna.desk.remove_passkey(&anna.account, &own.id, HALL.address, minute(3)).unwrap();
    }
    assert_eq!(count(anna.desk.store(), "recovery_code"), 10, "one is left");
    anna.desk.remove_passkey(&anna.account, &own[2].id, HALL.address, minute(3)).unwrap();
    anna.desk
        .remove_passkey(&anna.account, &own[2].id, HALL.address, minute(3))
        .expect("gone is gone");
    assert_eq!(count(anna.desk.store(), "recovery_code"), 0, "nothing is left to recover");
    let removed = (SecurityEvent::PasskeyRemoved, HALL.address.to_owned());
    assert_eq!(anna.log().into_iter().filter(|line| *line == removed).count(), 3);
    assert!(!anna.desk.sign_in("Anna", PASSWORD, minute(4)).unwrap().account.second_factor());
    for n in 0..20 {
        anna.adds(&Device::new(&format!("{n}")), minute(5)).unwrap();
    }
    assert_eq!(fault(anna.adds(&Device::new("one more"), minute(6))), PasskeyFault::TooMany);
    let key = FactorKey::new("Anna").unwrap();
    anna.desk
        .set_second_factor((&anna.account, "192.0.2.9"), &key, &key.code(minute(7)), minute(7))
        .unwrap();
    anna.desk.remove_second_factor((&anna.account, "192.0.2.9"), minute(8)).unwrap();
    assert_eq!(count(anna.desk.store(), "recovery_code"), 10, "they serve the passkeys too");
}

fn a_passkey_of_another_host_is_not_asked_for(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    anna.adds(&device, minute(1)).unwrap();
    let half = half(&anna.desk, "Anna", minute(2));
    let moved = RelyingParty::of("https://go.club.example").unwrap();
    let asked = anna.desk.ask_after_password(&moved, half.secret(), minute(2));
    assert_eq!(fault(asked), PasskeyFault::Unknown);
}

fn who_lost_the_device_is_helped(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    anna.adds(&device, minute(1)).unwrap();
    let before = half(&anna.desk, "Anna", minute(2));
    anna.desk.remove_second_factor_of(at(3), anna.account.id, "192.0.2.9").unwrap();
    assert_eq!((anna.own(), count(anna.desk.store(), "recovery_code")), (Vec::new(), 0));
    let gone = after(&anna.desk, &before, &device, counting(2), minute(3));
    assert_eq!(fault(gone), PasskeyFault::Unknown);
    assert!(anna.desk.sign_in("Anna", PASSWORD, minute(4)).is_ok(), "the password is enough");
    anna.adds(&device, minute(5)).expect("the same device may be added again");
    anna.desk.remove_second_factor_on_machine("anna", minute(6)).unwrap();
    assert_eq!(anna.own(), []);
}

fn another_instance_takes_the_answer(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    let asked =
        anna.desk.ask_for_passkey(&anna.account, &anna.session, "Phone", minute(1)).unwrap();
    let other =
        Person { desk: place.desk(), session: anna.session.clone(), account: anna.account.clone() };
    let (said, attested) = device.make(rightly(&asked.challenge));
    other.answers(&said, &attested, minute(1)).unwrap();
    let (asked, browser) = other.desk.ask_anybody(HALL.address, minute(2)).unwrap();
    let sent =
        Sent::of(&device, &device.sign(counting(2)(rightly(&asked.challenge))), &anna.handle());
    let browser = from(browser.secret());
    anna.desk.sign_in_by_passkey(&party(), browser, sent.answer(), minute(2)).unwrap();
}

fn of_two_answers_at_once_one_counts(place: &Place) {
    let (anna, device) = (person(place.desk(), "Anna"), Device::new("phone"));
    anna.adds(&device, minute(1)).unwrap();
    let (asked, browser) = anna.desk.ask_anybody(HALL.address, minute(2)).unwrap();
    let sent =
        Sent::of(&device, &device.sign(counting(2)(rightly(&asked.challenge))), &anna.handle());
    let done = std::thread::scope(|scope| {
        let give = || {
            anna.desk
                .sign_in_by_passkey(&party(), from(browser.secret()), sent.answer(), minute(2))
                .is_ok()
        };
        let threads = [scope.spawn(give), scope.spawn(give)];
        threads.map(|thread| thread.join().unwrap())
    });
    assert_eq!(done.iter().filter(|done| **done).count(), 1);
}
