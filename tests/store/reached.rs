//! Messages to players' phones, through a push service of ours that decrypts what it is sent.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Signer};
use serde_json::Value;

use tengen::pairing::Mending;
use tengen::publishing::outside::Patience;
use tengen::publishing::{Outlets, push_key};
use tengen::service::{ReachForm, Refusal, ReportForm, Service, fingerprint};
use tengen::store::{Browser, Channel, NotificationKind};
use tengen::tournament::{Audience, EntryId, Group, RoundNo, TableNo, Tournament, TournamentId};

use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::other_server::{Answer, OtherServer, Sent};
use crate::played::draw;
use crate::{at, refusal, secrets, seen, send_due, with};

on_both!(
    a_phone_is_told_where_its_player_sits_and_reads_it,
    a_phone_that_is_gone_is_forgotten_and_a_busy_service_tried_again,
    nobody_is_told_what_they_did_not_ask_for,
    where_somebody_sits_is_told_again_only_if_it_is_elsewhere,
    a_push_service_in_the_own_network_is_not_asked,
    a_withdrawn_link_takes_its_phones_along,
    a_push_service_that_hangs_holds_up_nobody_else,
);

/// A browser: its private key opens one message.
struct Phone {
    browser: Browser,
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: Vec<u8>,
}

impl Phone {
    fn new(endpoint: &str) -> Self {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap().as_ref().to_vec();
        let secret = vec![7; 16];
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let (key, shared) = (text(&public), text(&secret));
        let browser = Browser { endpoint: endpoint.to_owned(), key, secret: shared };
        Self { browser, own, public, secret }
    }

    /// Opens a message, by the text of RFC 8291 and with nothing of the server's.
    fn reads(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (theirs, sealed) = rest[5..].split_at(65);
        let mac = |key: &[u8], parts: &[&[u8]]| {
            sign(&Key::new(HMAC_SHA256, key), &parts.concat()).as_ref().to_vec()
        };
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.own, &peer, <[u8]>::to_vec).unwrap();
        let first = mac(&self.secret, &[&shared]);
        let agreed = mac(&first, &[b"WebPush: info\0", &self.public, theirs, &[1]]);
        let second = mac(salt, &[&agreed]);
        let key = mac(&second, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = mac(&second, &[b"Content-Encoding: nonce\0", &[1]]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut sealed = sealed.to_vec();
        let plain = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it opens");
        let (end, message) = plain.split_last().unwrap();
        assert_eq!(*end, 2, "one record, which is the last");
        serde_json::from_slice(message).unwrap()
    }
}

struct Hall {
    service: Service,
    id: TournamentId,
    secrets: Vec<String>,
}

impl Hall {
    /// Four players with links; nothing is drawn.
    fn new(place: &Place) -> Self {
        Self::with(place, &event("Open", 4, 0))
    }

    fn with(place: &Place, event: &Tournament) -> Self {
        let (service, id) = with(place, event);
        let players: Vec<EntryId> = (1..=4).map(EntryId).collect();
        let secrets = secrets(&service, id, &players);
        Self { service, id, secrets }
    }

    fn chooses(&self, entry: i32, browser: &Browser, kinds: &[NotificationKind]) {
        let form = ReachForm {
            way: Channel::Push(browser.clone()),
            kinds: kinds.to_vec(),
            language: "en".to_owned(),
        };
        let secret = &self.secrets[entry as usize - 1];
        self.service.acts(self.id, at(2)).choose_reach(secret, &form).unwrap();
    }

    fn publish(&self) {
        draw(&self.service, self.id, RoundNo(1), 3);
        let seen = fingerprint(seen(&self.service, self.id).tournament.round(RoundNo(1)));
        self.service.acts(self.id, at(4)).publish_round(RoundNo(1), &seen, true).unwrap();
    }

    fn outlets(&self, private: bool) -> Outlets {
        let key = push_key(&self.service, "mailto:go@club.example").unwrap();
        Outlets {
            push: Some(Arc::new(key)),
            write: Arc::new(tengen::web::letter),
            ..Outlets::of_webhooks(private)
        }
    }

    fn send(&self, minutes: i64) -> usize {
        send_due(&self.service, minute(minutes), &self.outlets(true)).unwrap()
    }

    fn waiting(&self) -> Vec<String> {
        let all = self.service.read(|c| c.outgoing(self.id)).unwrap();
        all.into_iter().filter(|one| one.next_at.is_some()).map(|one| one.event).collect()
    }
}

fn service(status: u16) -> OtherServer {
    OtherServer::start(vec![Answer::Says(status, Vec::new())])
}

/// Whether the message is signed for that service by the key that it names.
fn is_signed(sent: &Sent, service: &OtherServer, server_key: &str) -> bool {
    let (token, key) =
        sent.header("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (said, signed) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim()).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(said.split('.').nth(1).unwrap())).unwrap();
    assert_eq!(claims["aud"], service.url.trim_end_matches('/'));
    assert_eq!(claims["sub"], "mailto:go@club.example");
    assert!(claims["exp"].as_i64().unwrap() > minute(5).timestamp());
    let known = Signer::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
    key.trim() == server_key && known.verify(said.as_bytes(), &bytes(signed)).is_ok()
}

fn a_phone_is_told_where_its_player_sits_and_reads_it(place: &Place) {
    let (hall, service) = (Hall::new(place), service(201));
    let phone = Phone::new(&format!("{}one", service.url));
    hall.chooses(1, &phone.browser, &[NotificationKind::Board]);
    hall.publish();
    assert_eq!(service.sent().len(), 0, "nothing before it is durable and due");
    assert_eq!((hall.send(5), hall.send(6)), (1, 0), "once");
    let sent = service.sent().remove(0);
    assert!(is_signed(&sent, &service, &hall.outlets(true).push.unwrap().public()));
    assert_eq!(sent.header("content-encoding").trim(), "aes128gcm");
    let now = seen(&hall.service, hall.id).tournament;
    let round = now.round(RoundNo(1)).unwrap();
    let board = round.board_of(EntryId(1)).unwrap();
    let other = if board.black == EntryId(1) { board.white } else { board.black };
    let message = phone.reads(&sent.bytes);
    let title = message["title"].as_str().unwrap();
    assert!(title.contains(&format!("table {}", board.table)), "{title}");
    let body = message["body"].as_str().unwrap();
    assert!(body.contains(&now.entry(other).unwrap().surname), "{body}");
    assert_eq!(message["url"], "/t/open/me");
}

fn a_phone_that_is_gone_is_forgotten_and_a_busy_service_tried_again(place: &Place) {
    let (hall, gone, busy) = (Hall::new(place), service(410), service(503));
    hall.chooses(1, &Phone::new(&gone.url).browser, &[NotificationKind::Board]);
    hall.chooses(2, &Phone::new(&busy.url).browser, &[NotificationKind::Board]);
    hall.publish();
    assert_eq!(hall.send(5), 0);
    assert!(hall.service.reaches_of(hall.id, EntryId(1)).unwrap().is_empty());
    let kept = hall.service.read(|c| c.outgoing(hall.id)).unwrap();
    assert_eq!(kept.len(), 1, "what was to be sent there is gone too");
    assert_eq!((kept[0].tries, kept[0].next_at), (1, Some(minute(6))));
    assert!(kept[0].said.starts_with("the server answered 503\n"), "{}", kept[0].said);
    assert_eq!((hall.send(5), hall.send(6)), (0, 0));
    assert_eq!((gone.sent().len(), busy.sent().len()), (1, 2));
}

fn nobody_is_told_what_they_did_not_ask_for(place: &Place) {
    // 2 and 3 sit at table 1.
    let hall = Hall::with(place, &event("Open", 4, 1));
    let all = Audience::Group(Group::All);
    hall.service.acts(hall.id, at(2)).announce(&all, "Nobody listens.").unwrap();
    assert!(hall.waiting().is_empty());
    for (entry, kind) in [(2, NotificationKind::Message), (3, NotificationKind::Reported)] {
        hall.chooses(entry, &Phone::new(&format!("https://push.example/{entry}")).browser, &[kind]);
    }
    hall.service.acts(hall.id, at(3)).announce(&all, "Lunch.").unwrap();
    let board = Audience::Board(RoundNo(1), TableNo(2));
    hall.service.acts(hall.id, at(3)).announce(&board, "For others.").unwrap();
    assert_eq!(hall.waiting(), ["message"]);
    let report = |entry: usize| {
        let players = [EntryId(2), EntryId(3)];
        let ending = "B+R".parse().unwrap();
        let form = ReportForm { round: RoundNo(1), table: TableNo(1), players, ending };
        hall.service.acts(hall.id, at(4)).report_result(&hall.secrets[entry - 1], &form).unwrap();
    };
    report(3);
    assert_eq!(hall.waiting(), ["message"], "what one says oneself is no news");
    report(2);
    assert_eq!(hall.waiting(), ["reported", "message"]);
}

fn where_somebody_sits_is_told_again_only_if_it_is_elsewhere(place: &Place) {
    let hall = Hall::new(place);
    for entry in 1..=4 {
        let phone = Phone::new(&format!("https://push.example/{entry}"));
        hall.chooses(entry, &phone.browser, &[NotificationKind::Board]);
    }
    hall.publish();
    assert_eq!(hall.waiting().len(), 4);
    let swap = |minute: i64| {
        let round = seen(&hall.service, hall.id).tournament.round(RoundNo(1)).cloned();
        let amends = tengen::service::Amends {
            seen: tengen::service::fingerprint_of(&round.unwrap()),
            reason: "colours".to_owned(),
            ..Default::default()
        };
        let swap = Mending::SwapColors { table: TableNo(1), overrule: false };
        hall.service.acts(hall.id, at(minute)).mend_round(RoundNo(1), &swap, &amends).unwrap();
    };
    swap(5);
    assert_eq!(hall.waiting().len(), 6, "the two of table 1");
    swap(6);
    assert_eq!(hall.waiting().len(), 8, "back again is news too");
}

fn a_push_service_in_the_own_network_is_not_asked(place: &Place) {
    let (hall, service) = (Hall::new(place), service(201));
    hall.chooses(1, &Phone::new(&service.url).browser, &[NotificationKind::Board]);
    hall.publish();
    assert_eq!(send_due(&hall.service, minute(5), &hall.outlets(false)).unwrap(), 0);
    assert!(service.sent().is_empty());
    let said = hall.service.read(|c| c.outgoing(hall.id)).unwrap()[0].said.clone();
    assert!(said.starts_with("the address leads into a private network\n"), "{said}");
}

fn a_withdrawn_link_takes_its_phones_along(place: &Place) {
    let hall = Hall::new(place);
    let phone = Phone::new("https://push.example/1").browser;
    hall.chooses(1, &phone, &[NotificationKind::Board]);
    // A phone that is handed on belongs to whoever said so last.
    hall.chooses(2, &phone, &[NotificationKind::Board]);
    assert!(hall.service.reaches_of(hall.id, EntryId(1)).unwrap().is_empty());
    hall.service.acts(hall.id, at(3)).revoke_personal_link(EntryId(2)).unwrap();
    assert!(hall.service.reaches_of(hall.id, EntryId(2)).unwrap().is_empty());
    let form = ReachForm {
        way: Channel::Push(phone),
        kinds: vec![NotificationKind::Board],
        language: String::new(),
    };
    let stolen = hall.service.acts(hall.id, at(4)).choose_reach(&hall.secrets[1], &form);
    assert_eq!(refusal(stolen), Refusal::LinkSpent);
}

fn a_push_service_that_hangs_holds_up_nobody_else(place: &Place) {
    let (hall, well) = (Hall::new(place), service(201));
    let hangs = OtherServer::start(vec![Answer::Silent]);
    hall.chooses(1, &Phone::new(&hangs.url).browser, &[NotificationKind::Board]);
    hall.chooses(2, &Phone::new(&well.url).browser, &[NotificationKind::Board]);
    hall.publish();
    let patience =
        Patience { connect: Duration::from_millis(400), whole: Duration::from_millis(800) };
    let outlets = Outlets { patience, ..hall.outlets(true) };
    assert_eq!(send_due(&hall.service, minute(5), &outlets).unwrap(), 1, "the other is told");
    assert_eq!(well.sent().len(), 1);
    let kept = hall.service.read(|c| c.outgoing(hall.id)).unwrap();
    let hung = kept.iter().find(|one| one.sent_at.is_none()).expect("it is not lost");
    assert_eq!((hung.tries, hung.next_at), (1, Some(minute(6))), "and tried again");
    assert!(hung.said.starts_with("the server took too long\n"), "{}", hung.said);
    assert_eq!(hall.service.reaches_of(hall.id, EntryId(1)).unwrap().len(), 1, "it may come back");
}
