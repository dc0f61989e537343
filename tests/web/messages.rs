//! What the organisers say, and how players are told: pages, the feed, what a phone keeps.

use tengen::service::EventActs;
use tengen::tournament::EntryId;

use crate::players::{Hall, location};
use crate::support::by;

fn say(hall: &Hall, fields: &[(&str, &str)]) -> reqwest::blocking::Response {
    hall.app.post("/t/open/messages", fields, &format!("session={}", hall.arbiter))
}

fn change(hall: &Hall, work: impl FnOnce(EventActs<'_>)) {
    work(hall.app.service.acts(hall.event().id, by()));
}

#[test]
fn what_is_said_stands_on_the_public_pages_until_it_is_taken_down() {
    let hall = Hall::new();
    let said = say(&hall, &[("words", "Lunch <now>"), ("to", "all"), ("table", "")]);
    assert_eq!(location(&said), "/t/open/messages");
    for path in ["/t/open", "/t/open/rounds/2"] {
        let page = hall.app.page(path);
        assert!(
            page.contains("Lunch &#60;now&#62;") || page.contains("Lunch &lt;now&gt;"),
            "{path}"
        );
    }
    let feed = hall.app.get("/t/open/feed.atom?lang=de");
    assert_eq!(feed.headers()["content-type"], "application/atom+xml; charset=utf-8");
    let feed = feed.text().unwrap();
    assert!(feed.contains("xml:lang=\"de\"") && feed.contains("Von der Turnierleitung"), "{feed}");
    assert!(!feed.contains("<now>"), "{feed}");
    assert_eq!(feed.matches("<entry>").count(), feed.matches("urn:uuid:").count() - 1);
    let down = [("message", "1")];
    let cookie = format!("session={}", hall.arbiter);
    hall.app.post("/t/open/messages/take-down", &down, &cookie);
    assert!(!hall.app.page("/t/open").contains("Lunch"));
}

#[test]
fn what_is_said_to_a_board_is_read_by_its_two_players_alone() {
    let hall = Hall::new();
    let table = hall.table().to_string();
    say(&hall, &[("words", "Your clock stood."), ("to", "all"), ("table", &table)]);
    assert!(!hall.app.page("/t/open").contains("Your clock stood."));
    assert!(!hall.app.page("/t/open/feed.atom?lang=en").contains("Your clock stood."));
    for who in [0, 1] {
        let page = hall.phone(who).get("/t/open/me").text().unwrap();
        assert!(page.contains("Your clock stood."), "{page}");
    }
    let wrong = say(&hall, &[("words", "Kept."), ("to", "all"), ("table", "999")]);
    assert_eq!(wrong.status(), 422);
    let page = wrong.text().unwrap();
    assert!(page.contains("newest round, not “999”") && page.contains("Kept."), "{page}");
}

#[test]
fn words_that_are_too_many_are_refused_and_stay_in_the_form() {
    let hall = Hall::new();
    let words = "A long word to everybody. ".repeat(30);
    let refused = say(&hall, &[("words", &words), ("to", "all"), ("table", "")]);
    assert_eq!(refused.status(), 422);
    let page = refused.text().unwrap();
    assert!(page.contains("779 characters are too many; the limit is 500"), "{page}");
    assert!(page.contains(words.trim()) && page.contains("maxlength=\"500\""), "{page}");
    assert!(!hall.app.page("/t/open").contains("A long word"));
    let cookie = format!("session={}", hall.arbiter);
    let down = hall.app.post("/t/open/messages/take-down", &[("message", "7")], &cookie);
    let mut said = down.headers().get_all("set-cookie").iter();
    assert!(said.all(|cookie| !cookie.to_str().unwrap().starts_with("notice=")));
    let ask = [("kind", "arbiter"), ("round", "2"), ("words", words.as_str())];
    let path = format!("/t/open/me/{}/ask", hall.black);
    let own = format!("me=open:{}:{}", hall.black, hall.secrets[0]);
    assert_eq!(hall.app.post(&path, &ask, &own).status(), 422);
    assert!(hall.app.service.read(|c| c.requests(hall.event().id)).unwrap().is_empty());
}

#[test]
fn a_phone_says_of_what_it_wants_to_be_told() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    let path = format!("/t/open/me/{}/tell", hall.black);
    let bad =
        [("way", "push"), ("endpoint", "https://push.example/x"), ("key", "x"), ("kinds", "board")];
    assert_eq!(phone.post(&path, &bad).status(), 400, "keys that no browser has");
    let mail = [("way", "mail"), ("kinds", "board")];
    assert_eq!(location(&phone.post(&path, &mail)), "/t/open/me");
    assert!(hall.app.service.reaches_of(hall.event().id, hall.black).unwrap().is_empty());
    for (file, kind) in [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-192.png", "image/png"),
        ("/icon-512.png", "image/png"),
        ("/worker.js", "text/javascript; charset=utf-8"),
    ] {
        let answer = hall.app.get(file);
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["content-type"]),
            (200, &kind.parse().unwrap()),
            "{file}"
        );
    }
}

#[test]
fn a_slip_leads_each_to_their_own_page() {
    let hall = Hall::new();
    let path = format!("/t/open/b/{}/{}", hall.round, hall.table());
    let round = format!("/t/open/rounds/{}#table-{}", hall.round, hall.table());
    assert_eq!(location(&hall.app.get(&path)), round);
    let here = format!("round={}&table={}", hall.round, hall.table());
    let report = format!("/t/open/me/{}/result?{here}", hall.black);
    assert_eq!(location(&hall.phone(0).get(&path)), report);
    let arbiter = hall.app.page_as(&path, &hall.arbiter);
    assert_eq!(location(&arbiter), format!("/t/open/boards/{}/{}", hall.round, hall.table()));
    assert_eq!(hall.app.get("/t/open/b/1/999").status(), 404);
}

#[test]
fn a_person_gets_what_is_kept_of_them_and_is_forgotten() {
    let hall = Hall::new();
    let event = hall.event();
    let name = event.tournament.entry(hall.black).unwrap().surname.clone();
    let data = format!("/t/open/me/{}/data.json", hall.black);
    assert_eq!(location(&hall.app.get(&data)), "/t/open/me", "not without the link");
    assert_eq!(location(&hall.phone(1).get(&data)), "/t/open/me", "not another's");
    let kept = hall.phone(0).get(&data).text().unwrap();
    let kept: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
    assert_eq!(kept["entry"]["surname"], name.as_str());
    assert!(!kept["games"].as_array().unwrap().is_empty());
    let rounds = kept["plays_in_rounds"].as_array().expect("the rounds").len();
    assert_eq!(rounds, usize::try_from(event.tournament.settings.rounds).unwrap());
    for part in ["requests", "reported", "rulings", "appeals"] {
        assert!(kept[part].is_array(), "{part}: {kept}");
    }
    // Children by initials, for everybody but the people who work here.
    change(&hall, |acts| {
        let hide = |_: &tengen::tournament::Tournament, was: &tengen::tournament::Entry| {
            let mut entry = was.clone();
            entry.private.initials = true;
            Ok(entry)
        };
        acts.edit_entry(hall.black, false, hide).unwrap();
    });
    let player = format!("/t/open/players/{}", hall.black);
    for path in ["/t/open", "/t/open/standings", "/t/open/players", "/t/open/hall", &player] {
        assert!(!hall.app.page(path).contains(&name), "{path}");
        let projector = hall.app.page_as(path, &hall.arbiter).text().unwrap();
        assert!(!projector.contains(&name), "{path}, shown by somebody who has signed in");
    }
    assert!(!hall.app.page("/api/v1/tournaments/open/players").contains(&name));
    for path in ["/t/open/record.json", "/api/v1/tournaments/open/certificates"] {
        assert_eq!(hall.app.get(path).status(), 403, "{path} names everybody");
    }
    let entries = hall.app.page_as("/t/open/entries", &hall.arbiter).text().unwrap();
    assert!(entries.contains(&name));
    let forget = format!("/t/open/entries/{}/forget", hall.black);
    let cookie = format!("session={}", hall.arbiter);
    hall.app.post(&forget, &[], &cookie);
    assert_eq!(hall.event().tournament.entry(hall.black).unwrap().surname, name, "not unasked");
    hall.app.post(&forget, &[("sure", "yes")], &cookie);
    let forgotten = hall.event();
    let entry = forgotten.tournament.entry(hall.black).unwrap();
    assert_eq!(
        (entry.surname.as_str(), entry.first_name.as_str()),
        (format!("#{}", hall.black).as_str(), "")
    );
    assert_eq!(forgotten.tournament.rounds, event.tournament.rounds, "the games stay");
    assert_eq!(hall.app.service.broken_journal(event.id).unwrap(), None);
    assert_eq!(hall.app.service.link_holder(&hall.secrets[0]).unwrap(), None);
    for path in ["/t/open/entries", "/t/open/journal", "/t/open/downloads/json"] {
        let page = hall.app.page_as(path, &hall.arbiter).text().unwrap();
        assert!(!page.contains(&name), "{path}");
    }
    assert_ne!(hall.black, EntryId(0));
}
