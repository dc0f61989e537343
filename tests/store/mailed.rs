//! E-mail, through a real SMTP server: confirmations, what a player asked for, addresses that are refused.

use std::sync::Arc;

use tengen::publishing::{MailServer as Outgoing, Outlets};
use tengen::service::{
    Done, HomeForm, MOST_LETTERS_OF_A_NETWORK, MOST_LETTERS_OF_AN_EVENT, MOST_LETTERS_TO_ONE,
    ReachForm, Refusal, Service, Token,
};
use tengen::store::{Channel, NotificationKind, Receiver};
use tengen::tournament::{
    Applicant, Audience, Entry, EntryId, Group, HomeRules, RoundClock, RoundNo, Tournament,
    TournamentId,
};

use crate::databases::{Place, on_both, tamper};
use crate::events::{event, minute};
use crate::mail_server::{Mail, MailServer};
use crate::{at, by, refusal, send_due, with};

on_both!(
    a_registration_is_confirmed_with_its_link_and_the_link_is_kept_nowhere,
    an_address_that_is_refused_is_told_to_the_organiser,
    a_player_gets_what_they_asked_for_until_they_end_it,
    one_address_of_a_crowd_is_sent_the_letters_of_a_family,
    without_a_mail_server_nobody_is_promised_e_mail,
    strangers_have_few_letters_sent_and_none_in_their_words,
    who_changes_the_address_and_cancels_has_few_letters_sent_too,
    a_link_goes_to_whom_an_address_is_known_of_and_to_nobody_else,
    each_change_of_a_registration_is_a_letter,
    removing_a_crowd_sends_no_crowd_of_letters,
);

fn outlets(server: &MailServer) -> Outlets {
    let mail = Outgoing::new(&server.url, "Go Club <go@club.example>").expect("a server");
    Outlets {
        origin: "https://go.example".to_owned(),
        mail: Some(Arc::new(mail)),
        write: Arc::new(tengen::web::letter),
        ..Outlets::of_webhooks(false)
    }
}

/// Two players, the first with an address; people register from home.
fn club() -> Tournament {
    let mut open = event("Open", 2, 0);
    open.settings.home = HomeRules { open: true, ..HomeRules::default() };
    open.entries[0].private.email = "anna@go.example".to_owned();
    open
}

fn register(service: &Service, id: TournamentId, name: &str) -> String {
    register_in("de", service, id, name)
}

fn register_in(language: &str, service: &Service, id: TournamentId, name: &str) -> String {
    let form = HomeForm {
        applicant: Applicant {
            entry: Entry::new(EntryId(0), name, "", "3k".parse().unwrap()),
            email: format!("{name}@go.example"),
            birth_year: None,
            meal: String::new(),
            note: String::new(),
            initials: false,
            paid: false,
            namesake: false,
        },
        address: "10.0.0.1".to_owned(),
        stamp: service.form_stamp(id, minute(0)).unwrap(),
        language: language.to_owned(),
    };
    match service.acts(id, at(1)).register(&form).unwrap() {
        Done::Now(token) => token.secret().to_owned(),
        Done::Before => panic!("it is new"),
    }
}

fn a_registration_is_confirmed_with_its_link_and_the_link_is_kept_nowhere(place: &Place) {
    let (service, id) = with(place, &club());
    let (service, server) = (service.sending_mail(), MailServer::start());
    let secret = register(&service, id, "berta");
    assert!(server.mails().is_empty(), "nothing before it is durable and due");
    assert_eq!(send_due(&service, minute(2), &outlets(&server)).unwrap(), 1);
    assert_eq!(send_due(&service, minute(3), &outlets(&server)).unwrap(), 0, "once");
    let mails = server.mails();
    assert_eq!((mails.len(), mails[0].to.as_str()), (1, "berta@go.example"));
    let link = format!("https://go.example/p/{secret}");
    assert!(mails[0].body().contains(&link), "{}", mails[0].text);
    assert!(mails[0].header("From").contains("<go@club.example>"), "{}", mails[0].text);
    let kept = &service.read(|c| c.outgoing(id)).unwrap()[0];
    assert_eq!((kept.body.as_str(), kept.sent_at), ("", Some(minute(2))));
}

/// The `n`th registration that a stranger makes with somebody else's address, every field full of words of theirs.
fn forged(
    service: &Service,
    id: TournamentId,
    minute_no: i64,
    n: i64,
    to: &str,
    from: &str,
) -> Token {
    let rank = "3k".parse().unwrap();
    let entry = Entry::new(EntryId(0), &format!("Evil{n}"), "Surely Winning", rank);
    let form = HomeForm {
        applicant: Applicant {
            entry: Entry { club: "Lottery".to_owned(), ..entry },
            email: to.to_owned(),
            birth_year: Some(1999),
            meal: "Caviar".to_owned(),
            note: "Click here".to_owned(),
            initials: false,
            paid: false,
            namesake: false,
        },
        address: from.to_owned(),
        stamp: service.form_stamp(id, minute(minute_no - 1)).unwrap(),
        language: "en".to_owned(),
    };
    service.acts(id, at(minute_no)).register(&form).unwrap().now().expect("it is new")
}

fn strangers_have_few_letters_sent_and_none_in_their_words(place: &Place) {
    let (service, id) = with(place, &club());
    let (service, server) = (service.sending_mail(), MailServer::start());
    let sent = |minute_no| {
        while send_due(&service, minute(minute_no), &outlets(&server)).unwrap() > 0 {}
        server.mails().len() as i64
    };
    for n in 0..30 {
        let to = if n % 2 == 0 { "V.Ictim@go.example" } else { "victim+more@go.example" };
        forged(&service, id, 1, n, to, &format!("198.51.100.{n}"));
    }
    assert_eq!(sent(2), MOST_LETTERS_TO_ONE, "one mailbox");
    for mail in server.mails() {
        for word in ["Evil", "Surely", "Winning", "Lottery", "Caviar", "Click", "1999"] {
            assert!(!mail.text.contains(word), "{word}: {}", mail.text);
        }
    }
    let network = |n: i64| format!("2001:db8:1:2::{n:x}");
    for n in 100..160 {
        forged(&service, id, 3, n, &format!("p{n}@go.example"), &network(n));
    }
    let by_network = MOST_LETTERS_TO_ONE + MOST_LETTERS_OF_A_NETWORK;
    assert_eq!(sent(4), by_network, "one network, by its many addresses");
    // As many letters from elsewhere: what was sent, eight times over.
    let columns =
        "webhook_id, reach_id, address, event, body, made_at, tries, next_at, sent_at, said";
    for times in 0..3 {
        let next = 1000 << times;
        let twice = format!(
            "INSERT INTO outbox (tournament_id, id, {columns}, asked_from, asked_for) \
             SELECT tournament_id, id + {next}, {columns}, 'another', 'another' FROM outbox"
        );
        tamper(service.store(), &twice);
    }
    assert!(MOST_LETTERS_OF_AN_EVENT <= 8 * by_network);
    forged(&service, id, 5, 200, "somebody@go.example", "203.0.113.1");
    assert_eq!(sent(6), by_network, "one event");
    assert_eq!(service.read(|c| c.home_registrations(id)).unwrap().len(), 91, "all are registered");
    forged(&service, id, 70, 600, "victim@go.example", &network(600));
    assert_eq!(sent(71), by_network, "the mailbox for a day");
    forged(&service, id, 72, 601, "anna@go.example", &network(601));
    assert_eq!(sent(73), by_network + 1, "others after an hour");
    forged(&service, id, 24 * 60 + 3, 602, "victim@go.example", &network(602));
    assert_eq!(sent(24 * 60 + 4), by_network + 2, "and the mailbox then");
    let left = service.forget_networks(minute(48 * 60 + 4)).unwrap();
    assert!(left > 0 && service.forget_networks(minute(48 * 60 + 4)).unwrap() == 0);
}

/// Somebody registers with an address of their own, writes another's in its place, and cancels.
fn who_changes_the_address_and_cancels_has_few_letters_sent_too(place: &Place) {
    let mut at_once = club();
    at_once.settings.home.at_once = true;
    let (service, id) = with(place, &at_once);
    let (service, server) = (service.sending_mail(), MailServer::start());
    for n in 0..2 * MOST_LETTERS_TO_ONE {
        // Where they came from is forgotten a day later.
        let day = n / 5 * 2 * 24 * 60;
        let (own, from) = (format!("mallory{n}@go.example"), format!("198.51.100.{n}"));
        let token = forged(&service, id, day + 1, n, &own, &from);
        if n % 2 == 0 {
            service.forget_networks(minute(day + 20)).unwrap();
        }
        let edit = |was: &Applicant| {
            Ok(Applicant { email: "victim@go.example".to_owned(), ..was.clone() })
        };
        let late = 20 * 24 * 60 + n;
        service.acts(id, at(late)).edit_registration(token.secret(), edit).unwrap();
        service.acts(id, at(late)).cancel_registration(token.secret()).unwrap();
    }
    while send_due(&service, minute(21 * 24 * 60), &outlets(&server)).unwrap() > 0 {}
    let mails = server.mails();
    let to_victim = mails.iter().filter(|mail| mail.to == "victim@go.example").count();
    assert_eq!(to_victim as i64, MOST_LETTERS_TO_ONE);
}

fn an_address_that_is_refused_is_told_to_the_organiser(place: &Place) {
    let (service, id) = with(place, &club());
    let (service, server) = (service.sending_mail(), MailServer::start());
    register(&service, id, "gone");
    register(&service, id, "full");
    assert_eq!(send_due(&service, minute(2), &outlets(&server)).unwrap(), 0);
    let log = service.read(|c| c.outgoing(id)).unwrap();
    let of = |name: &str| {
        let to = Receiver::Mail(format!("{name}@go.example"));
        log.iter().find(|one| one.to == to).expect("it is kept")
    };
    let (gone, full) = (of("gone"), of("full"));
    assert!(gone.said.contains("nobody of that name"), "{}", gone.said);
    assert_eq!(gone.next_at, None, "it is of no use to try again");
    assert!(gone.body.is_empty(), "the link in it is forgotten");
    assert!(full.said.contains("no room now"), "{}", full.said);
    assert_eq!(full.next_at, Some(minute(3)));
    let state = service.read(|c| c.outbox_state()).unwrap();
    assert_eq!((state.waiting, state.trying, state.given_up), (0, 1, 1));
}

fn a_player_gets_what_they_asked_for_until_they_end_it(place: &Place) {
    let (service, id) = with(place, &club());
    let (service, server) = (service.sending_mail(), MailServer::start());
    let anna = EntryId(1);
    let made = service.acts(id, at(1)).make_personal_links(&[anna]).unwrap().now().unwrap();
    let secret = made[0].1.secret();
    let say = |minute: i64, words: &str| {
        service.acts(id, at(minute)).announce(&Audience::Group(Group::All), words).unwrap();
    };
    say(1, "Nobody asked yet.");
    let form = |kinds: &[NotificationKind]| ReachForm {
        way: Channel::Mail,
        kinds: kinds.to_vec(),
        language: "en".to_owned(),
    };
    service.acts(id, at(2)).choose_reach(secret, &form(&[NotificationKind::Message])).unwrap();
    say(3, "Lunch is served.");
    assert_eq!(send_due(&service, minute(4), &outlets(&server)).unwrap(), 1);
    let mail = server.mails().remove(0);
    assert_eq!(mail.header("Subject"), "Open: From the organisers");
    assert!(mail.body().starts_with("Lunch is served."), "{}", mail.text);
    let stop = mail.text.split("https://go.example/t/open/stop/").nth(1).expect("a way to end it");
    let (number, _) = stop.split_once('/').expect("number and sign");
    let number: i32 = number.parse().expect("a number");
    let sign: String = service.stop_sign(id, number).unwrap();
    assert!(stop.replace("=\n", "").contains(&sign[..20]), "{stop}");
    assert_eq!(refusal(service.acts(id, at(5)).stop_reach(number, "guessed")), Refusal::LinkSpent);
    say(5, "Still here.");
    service.acts(id, at(6)).stop_reach(number, &sign).unwrap();
    say(7, "No more.");
    assert_eq!(send_due(&service, minute(8), &outlets(&server)).unwrap(), 0, "waiting ones go too");
    assert_eq!(server.mails().len(), 1);
    // Chosen anew with nothing is the same as ended.
    service.acts(id, at(9)).choose_reach(secret, &form(&[NotificationKind::Message])).unwrap();
    service.acts(id, at(9)).choose_reach(secret, &form(&[])).unwrap();
    assert!(service.reaches_of(id, anna).unwrap().is_empty());
}

fn one_address_of_a_crowd_is_sent_the_letters_of_a_family(place: &Place) {
    let mut open = event("Open", 20, 0);
    for entry in &mut open.entries {
        entry.private.email = "victim@go.example".to_owned();
    }
    let (service, id) = with(place, &open);
    let service = service.sending_mail();
    let all: Vec<EntryId> = open.entries.iter().map(|entry| entry.id).collect();
    let form = ReachForm {
        way: Channel::Mail,
        kinds: vec![NotificationKind::Message],
        language: "en".to_owned(),
    };
    for (_, token) in service.acts(id, at(1)).make_personal_links(&all).unwrap().now().unwrap() {
        service.acts(id, at(2)).choose_reach(token.secret(), &form).unwrap();
    }
    service.acts(id, at(3)).announce(&Audience::Group(Group::All), "Lunch.").unwrap();
    assert_eq!(service.read(|c| c.outgoing(id)).unwrap().len(), 6);
}

fn without_a_mail_server_nobody_is_promised_e_mail(place: &Place) {
    let (service, id) = with(place, &club());
    register(&service, id, "berta");
    assert!(service.read(|c| c.outgoing(id)).unwrap().is_empty());
    let made = service.acts(id, at(1)).make_personal_links(&[EntryId(1), EntryId(2)]).unwrap();
    let made = made.now().unwrap();
    let form = ReachForm {
        way: Channel::Mail,
        kinds: NotificationKind::ALL.to_vec(),
        language: "en".to_owned(),
    };
    let chosen = |service: &Service, n: usize| {
        service.acts(id, at(2)).choose_reach(made[n].1.secret(), &form)
    };
    assert_eq!(refusal(chosen(&service, 0)), Refusal::NoMail);
    assert_eq!(refusal(chosen(&service.sending_mail(), 1)), Refusal::NoMail, "no address");
}

fn a_link_goes_to_whom_an_address_is_known_of_and_to_nobody_else(place: &Place) {
    let (service, id) = with(place, &club());
    let (everybody, server) = ([EntryId(1), EntryId(2)], MailServer::start());
    let none = service.acts(id, at(1)).mail_personal_links(&everybody, "en");
    assert_eq!(refusal(none), Refusal::NoMail);
    let service = service.sending_mail();
    let without = service.acts(id, at(1)).mail_personal_links(&everybody[1..], "en");
    assert_eq!(refusal(without), Refusal::NoMail, "no address is known of the second");
    assert_eq!(
        service.acts(id, at(2)).mail_personal_links(&everybody, "de").unwrap(),
        Done::Now(1)
    );
    assert_eq!(send_due(&service, minute(3), &outlets(&server)).unwrap(), 1);
    let mails = server.mails();
    assert_eq!((mails.len(), mails[0].to.as_str()), (1, "anna@go.example"));
    let body = mails[0].body();
    let secret = body.split("/p/").nth(1).expect("the link").split_whitespace().next().unwrap();
    let holder = service.link_holder(secret).unwrap().expect("it holds");
    assert_eq!((holder.tournament, holder.entry), (id, EntryId(1)));
    assert!(service.read(|c| c.outgoing(id)).unwrap()[0].body.is_empty(), "and is kept nowhere");
}

fn each_change_of_a_registration_is_a_letter(place: &Place) {
    let mut open = club();
    let settings = &mut open.settings;
    (settings.place, settings.home.places) = ("Odense".to_owned(), Some(3));
    let first = settings.begins.and_hms_opt(8, 30, 0);
    open.clocks.insert(RoundNo(1), RoundClock { starts: first, ..RoundClock::default() });
    let (service, id) = with(place, &open);
    let (service, server) = (service.sending_mail(), MailServer::start());
    let mut sent = 0;
    let mut letters = |now: i64| {
        send_due(&service, minute(now), &outlets(&server)).unwrap();
        let new = server.mails().split_off(sent);
        sent += new.len();
        let about = |mail: &Mail| {
            let whole = mail.text.replace("=\n", "");
            let has_facts = whole.contains("1 August 2026, Odense") && whole.contains("Round 1: ");
            let file = ["text/calendar", "DTSTART:20260801T083000Z", "LOCATION:Odense"];
            let has_file = file.into_iter().all(|part| whole.contains(part));
            assert_eq!(has_facts, has_file, "the calendar says the same: {whole}");
            let (to, _) = mail.to.split_once('@').unwrap();
            format!("{to}: {}{}", mail.header("Subject"), if has_file { ", calendar" } else { "" })
        };
        let mut new: Vec<String> = new.iter().map(about).collect();
        new.sort();
        new
    };
    let berta = register_in("en", &service, id, "berta");
    register_in("en", &service, id, "carla");
    register_in("en", &service, id, "dora");
    let arrived = "Open: your registration has arrived, calendar";
    let came =
        [format!("berta: {arrived}"), format!("carla: {arrived}"), format!("dora: {arrived}")];
    assert_eq!(letters(2), came);
    // A place is given back: it goes to the next in line, who is told, and to nobody else.
    service.acts(id, at(3)).cancel_registration(&berta).unwrap();
    assert_eq!(
        letters(4),
        ["berta: Open: your registration is cancelled", "carla: Open: a place for you, calendar"]
    );
    service.acts(id, at(5)).admit_registrations(&[2, 3]).unwrap();
    let confirmed = "Open: your registration is confirmed, calendar";
    assert_eq!(letters(6), [format!("carla: {confirmed}"), format!("dora: {confirmed}")]);
    // What the organisers take back is said too; of whoever was entered by hand there is nothing to say.
    service.acts(id, at(7)).remove_entry(EntryId(3)).unwrap();
    service.acts(id, at(7)).remove_entry(EntryId(2)).unwrap();
    assert_eq!(letters(8), ["carla: Open: your registration was removed"]);
    register_in("en", &service, id, "emma");
    letters(9);
    service.acts(id, at(10)).remove_registrations(&[4]).unwrap();
    assert_eq!(letters(11), ["emma: Open: your registration was removed"]);
}

fn removing_a_crowd_sends_no_crowd_of_letters(place: &Place) {
    let (service, id) = with(place, &club());
    let (service, server) = (service.sending_mail(), MailServer::start());
    let crowd = 1..=2 * MOST_LETTERS_OF_A_NETWORK;
    for n in crowd.clone() {
        forged(&service, id, 1, n, &format!("p{n}@go.example"), "198.51.100.7");
    }
    let numbers: Vec<i32> = crowd.map(|n| n as i32).collect();
    let owner = service.create_account("Owner", "three quiet stones", true, at(0).now).unwrap();
    let gone = service.acts(id, by(owner, 2)).remove_registrations(&numbers).unwrap();
    assert_eq!(gone, Done::Now(numbers.len()));
    while send_due(&service, minute(3), &outlets(&server)).unwrap() > 0 {}
    assert_eq!(server.mails().len() as i64, MOST_LETTERS_OF_A_NETWORK);
}
