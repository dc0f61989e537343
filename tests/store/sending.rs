//! Messages to the addresses of an event: with the act, after it, signed, again until they are taken.

use std::sync::{Arc, Barrier};
use std::time::Duration;

use tengen::publishing::outside::Patience;
use tengen::publishing::record::{Reach, make, verify_signed};
use tengen::publishing::{Outlets, Sending, signature};
use tengen::service::deed::Deed;
use tengen::service::{Done, Service, fingerprint};
use tengen::store::Outgoing;
use tengen::tournament::{RoundNo, Tournament, TournamentId};

use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::other_server::{Answer, OtherServer};
use crate::played::{draw, play_round};
use crate::{send_due, with};

on_both!(
    a_published_round_its_results_and_the_end_are_told,
    a_message_is_tried_again_until_it_is_taken,
    nothing_is_sent_into_the_own_network_unless_the_owner_says_so,
    what_is_not_told_any_more_is_not_sent,
    no_secret_stands_in_the_database,
    one_receiver_that_hangs_holds_up_no_other,
    who_failed_three_times_is_left_alone_for_a_while,
    the_journal_has_the_host_of_a_receiver_and_the_public_record_nothing,
);

fn the_journal_has_the_host_of_a_receiver_and_the_public_record_nothing(place: &Place) {
    let (service, id) = with(place, &one_round());
    let url = "https://hooks.example:8443/in/hidden-path?token=hidden-token";
    let secret = service.acts(id, crate::at(1)).add_webhook(url).unwrap().now().flatten().unwrap();
    service.acts(id, crate::at(2)).remove_webhook(1).unwrap();
    service.acts(id, crate::at(3)).remove_webhook(1).unwrap();
    let journal = crate::read(&service, |c| c.journal(id, None, 9));
    let acts: Vec<_> = journal.iter().filter_map(Deed::of).collect();
    let host = || "hooks.example:8443".into();
    let removed = Deed::RemoveWebhook { webhook: 1, host: host() };
    assert_eq!(acts[..2], [removed, Deed::AddWebhook { webhook: 1, host: host() }]);
    assert!(journal.iter().all(|row| !row.detail.contains("hooks")), "beside the chain");
    assert!(journal.iter().all(|row| !row.words.contains("hidden")), "{journal:?}");
    for reach in [Reach::Public, Reach::Whole] {
        let record = make(&service, id, reach).unwrap().text().unwrap();
        for word in ["hooks.example", "hidden", secret.secret()] {
            assert!(!record.contains(word), "{reach:?}: {word}");
        }
        assert!(verify_signed(record.as_bytes(), None).is_ok());
    }
    let open = make(&service, id, Reach::Public).unwrap().record.journal.entries;
    assert!(
        open.iter().filter(|one| one.act.ends_with("-webhook")).all(|one| one.detail.is_none())
    );
    assert_eq!(service.broken_journal(id).unwrap(), None);
    assert_eq!(service.compare_parts(id).unwrap().faults, []);
}

/// Each receiver answers when the test meets it, and the one that hangs is met last.
fn one_receiver_that_hangs_holds_up_no_other(place: &Place) {
    let (service, id) = with(place, &one_round());
    let mut two_rounds = one_round();
    (two_rounds.settings.name, two_rounds.settings.rounds) = ("Other".to_owned(), 2);
    let other = service.create_tournament(crate::at(0), &two_rounds).unwrap().now().unwrap().id;
    let [held, met] = [(); 2].map(|()| Arc::new(Barrier::new(2)));
    let hanging = OtherServer::start(vec![Answer::Held(held.clone(), 204)]);
    let well = OtherServer::start(vec![Answer::Held(met.clone(), 204)]);
    hook(&service, id, &hanging);
    hook(&service, other, &well);
    play_round(&service, id, 1);
    play_round(&service, other, 1);
    let patience = Duration::from_secs(600);
    let patience = Patience { connect: patience, whole: patience };
    let sending = Sending::new(Outlets { patience, ..Outlets::of_webhooks(true) });
    sending.begin(&service, minute(600)).unwrap();
    for _ in 0..3 {
        met.wait();
    }
    play_round(&service, other, 2);
    sending.begin(&service, minute(601)).unwrap();
    for _ in 0..4 {
        met.wait();
    }
    for _ in 0..4 {
        held.wait();
    }
    assert_eq!(sending.wait().unwrap(), 11);
    assert_eq!((hanging.sent().len(), well.sent().len()), (4, 7), "each once");
}

fn who_failed_three_times_is_left_alone_for_a_while(place: &Place) {
    let (service, id) = with(place, &one_round());
    let fails = Answer::Says(500, Vec::new());
    let answers = vec![fails.clone(), fails.clone(), fails.clone(), fails];
    let takes = Answer::Says(204, Vec::new());
    let server = OtherServer::start([answers, vec![takes]].concat());
    hook(&service, id, &server);
    play_round(&service, id, 1);
    let sending = Sending::new(Outlets::of_webhooks(true));
    let sent = |now: i64| {
        sending.begin(&service, minute(now)).unwrap();
        (sending.wait().unwrap(), server.sent().len())
    };
    assert_eq!(sent(600), (0, 3));
    let tries = || log(&service, id).iter().rev().map(|one| one.tries).collect::<Vec<_>>();
    assert_eq!(tries(), [1, 1, 1, 0], "one was not tried");
    let last = &log(&service, id)[0];
    assert_eq!(last.next_at, Some(minute(601)));
    assert!(last.said.starts_with("the server answered 500\n"), "{}", last.said);
    assert_eq!(sent(600), (0, 3));
    assert_eq!(sent(601), (0, 4), "one tries how it is by now");
    assert_eq!(sent(602), (0, 4), "twice as long");
    assert_eq!(sent(603), (4, 8));
    assert_eq!(tries(), [3, 2, 2, 1]);
}

/// Four players who have not begun, one round.
fn one_round() -> Tournament {
    let mut open = event("Open", 4, 0);
    open.settings.rounds = 1;
    open
}

fn hook(service: &Service, id: TournamentId, server: &OtherServer) -> String {
    match service.acts(id, crate::at(0)).add_webhook(&server.url).unwrap() {
        Done::Now(Some(secret)) => secret.secret().to_owned(),
        _ => panic!("there is room"),
    }
}

fn log(service: &Service, id: TournamentId) -> Vec<Outgoing> {
    service.webhooks(id).unwrap().1
}

fn a_published_round_its_results_and_the_end_are_told(place: &Place) {
    let (service, id) = with(place, &one_round());
    let server = OtherServer::start(vec![Answer::Says(204, Vec::new())]);
    let secret = hook(&service, id, &server);
    play_round(&service, id, 1);
    let waiting = log(&service, id);
    let events: Vec<&str> = waiting.iter().rev().map(|one| one.event.as_str()).collect();
    assert_eq!(events, ["round-published", "result-entered", "result-entered", "standings-final"]);
    assert_eq!(server.sent().len(), 0, "nothing before it is durable and due");
    let now = minute(600);
    assert_eq!(send_due(&service, now, &Outlets::of_webhooks(true)).unwrap(), 4);
    assert_eq!(send_due(&service, now, &Outlets::of_webhooks(true)).unwrap(), 0, "each once");
    let sent = server.sent();
    for (sent, message) in sent.iter().zip(waiting.iter().rev()) {
        assert_eq!(sent.body, message.body);
        assert_eq!(sent.header("tengen-event"), message.event);
        let signed = signature(&secret, now.timestamp(), &sent.body);
        let expected = format!("t={},v1={signed}", now.timestamp());
        assert_eq!(sent.header("tengen-signature"), expected);
        assert!(!sent.body.contains(&secret));
    }
    let body: serde_json::Value = serde_json::from_str(&sent[1].body).unwrap();
    assert_eq!((&body["event"], &body["what"]["round"]), (&"result-entered".into(), &1.into()));
    assert_eq!(body["tournament"]["slug"], "open");
    assert!(log(&service, id).iter().all(|one| one.sent_at == Some(now) && one.next_at.is_none()));
}

fn a_message_is_tried_again_until_it_is_taken(place: &Place) {
    let (service, id) = with(place, &event("Open", 4, 0));
    let server = OtherServer::start(vec![
        Answer::Says(500, Vec::new()),
        Answer::Says(503, Vec::new()),
        Answer::Elsewhere("http://127.0.0.1:1/".to_owned()),
        Answer::Says(200, b"ok".to_vec()),
    ]);
    hook(&service, id, &server);
    draw(&service, id, RoundNo(1), 1);
    let drawn = crate::seen(&service, id).tournament;
    let seen = fingerprint(drawn.round(RoundNo(1)));
    service.acts(id, crate::at(2)).publish_round(RoundNo(1), &seen, true).unwrap();
    assert_eq!(send_due(&service, minute(3), &Outlets::of_webhooks(true)).unwrap(), 0);
    let one = &log(&service, id)[0];
    assert_eq!((one.tries, one.next_at), (1, Some(minute(4))));
    assert!(one.said.starts_with("the server answered 500\n"), "{}", one.said);
    assert_eq!(
        send_due(&service, minute(3), &Outlets::of_webhooks(true)).unwrap(),
        0,
        "not before it is due"
    );
    assert_eq!(server.sent().len(), 1);
    let mut now = 4;
    while log(&service, id)[0].sent_at.is_none() {
        send_due(&service, minute(now), &Outlets::of_webhooks(true)).unwrap();
        now += 1;
        assert!(now < 100, "{:?}", log(&service, id)[0]);
    }
    let sent = server.sent();
    assert_eq!(sent.len(), 4, "two errors and a redirect are no answer");
    assert!(sent.iter().all(|one| one.body == sent[0].body), "the same message again");
}

fn nothing_is_sent_into_the_own_network_unless_the_owner_says_so(place: &Place) {
    let (service, id) = with(place, &one_round());
    let server = OtherServer::start(vec![Answer::Says(200, Vec::new())]);
    hook(&service, id, &server);
    play_round(&service, id, 1);
    assert_eq!(send_due(&service, minute(600), &Outlets::of_webhooks(false)).unwrap(), 0);
    assert_eq!(server.sent().len(), 0);
    let said = log(&service, id)[0].said.clone();
    assert!(said.starts_with("the address leads into a private network\n"), "{said}");
}

fn what_is_not_told_any_more_is_not_sent(place: &Place) {
    let (service, id) = with(place, &one_round());
    let server = OtherServer::start(vec![Answer::Says(200, Vec::new())]);
    hook(&service, id, &server);
    play_round(&service, id, 1);
    service.acts(id, crate::at(9)).remove_webhook(1).unwrap();
    assert_eq!(send_due(&service, minute(600), &Outlets::of_webhooks(true)).unwrap(), 0);
    assert!(log(&service, id).is_empty() && server.sent().is_empty());
    assert!(service.webhooks(id).unwrap().0.is_empty());
}

/// Messages are signed by what the key beside the database makes; another machine's key signs nothing.
fn no_secret_stands_in_the_database(place: &Place) {
    let [own, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let at_home = |folder: &tempfile::TempDir| {
        Service::new(place.store().anchored(folder.path()).expect("a folder of its own"))
    };
    let service = at_home(&own);
    let made = service.create_tournament(crate::at(0), &one_round()).unwrap();
    let id = made.now().expect("it is new").id;
    let server = OtherServer::start(vec![Answer::Says(204, Vec::new())]);
    let secret = hook(&service, id, &server);
    let hooks = service.webhooks(id).unwrap().0;
    assert!(!hooks[0].secret.contains(&secret), "{}", hooks[0].secret);
    assert_eq!(at_home(&own).webhook_secret(&hooks[0]).unwrap(), Some(secret.clone()));
    let elsewhere = at_home(&other);
    assert_eq!(elsewhere.webhook_secret(&hooks[0]).unwrap(), None);
    play_round(&service, id, 1);
    assert_eq!(send_due(&elsewhere, minute(600), &Outlets::of_webhooks(true)).unwrap(), 0);
    assert!(log(&service, id)[0].said.contains("webhook-no-key"), "{}", log(&service, id)[0].said);
    assert_eq!(server.sent().len(), 0);
    assert_eq!(send_due(&service, minute(700), &Outlets::of_webhooks(true)).unwrap(), 4);
    let (sent, now) = (&server.sent()[0], minute(700).timestamp());
    let signed = signature(&secret, now, &sent.body);
    assert_eq!(sent.header("tengen-signature"), format!("t={now},v1={signed}"));
    // An address of an older version keeps the secret that its receiver knows.
    let old = tengen::store::Webhook { secret: "an old one".to_owned(), ..hooks[0].clone() };
    assert_eq!(elsewhere.webhook_secret(&old).unwrap().as_deref(), Some("an old one"));
}
