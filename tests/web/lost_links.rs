//! A lost personal link is mailed again, and whoever asks learns nothing by it.

use tengen::service::{Notification, Service};
use tengen::tournament::EntryId;

use crate::players::{Phone, location};
use crate::support::{TestApp, by, golden, now};

/// A server that sends mail, with an event of which two players share an address.
struct Family {
    app: TestApp,
    both: [EntryId; 2],
}

impl Family {
    fn new() -> Self {
        let app = TestApp::with(Service::sending_mail);
        let mut event = golden("harbour-open");
        event.settings.name = "Open".into();
        event.settings.short_name = String::new();
        event.settings.ends = now().date_naive() + chrono::Days::new(1);
        for entry in &mut event.entries[..2] {
            entry.private.email = "Anna@go.example".into();
        }
        event.entries[2].private.email = "bo@go.example".into();
        let both = [event.entries[0].id, event.entries[1].id];
        assert_eq!(app.keep(&event), "open");
        Self { app, both }
    }

    fn asks(&self, email: &str) -> reqwest::blocking::Response {
        self.app.post("/lost-link", &[("email", email)], "")
    }

    /// The links that were put down, and whose each is.
    fn sent(&self) -> Vec<(EntryId, String)> {
        let service = &self.app.service;
        let id = service.store().read(|c| c.find_slug("open")).unwrap().unwrap();
        let all = service.read(|c| c.outgoing(id)).unwrap();
        let link = |body: &str| match serde_json::from_str(body).unwrap() {
            Notification::Link { secret, lost: Some(who), .. } => Some((who, secret)),
            _ => None,
        };
        all.iter().filter_map(|message| link(&message.body)).collect()
    }
}

#[test]
fn a_known_and_an_unknown_address_are_answered_alike() {
    let family = Family::new();
    let seen = |answer: reqwest::blocking::Response| {
        let notice = answer.headers().get_all("set-cookie").iter().map(|set| set.to_str().unwrap());
        let notice: Vec<String> = notice.map(str::to_owned).collect();
        (answer.status().as_u16(), location(&answer), notice)
    };
    let known = seen(family.asks("anna@GO.example"));
    assert_eq!(known, seen(family.asks("nobody@go.example")));
    assert_eq!((known.0, known.1.as_str()), (303, "/lost-link"));
    let sent = family.sent();
    let mut whose: Vec<EntryId> = sent.iter().map(|(who, _)| *who).collect();
    whose.sort_unstable();
    assert_eq!(whose, family.both, "one for each who has the address, and nobody else's");
    for (who, secret) in sent {
        let phone = Phone { app: &family.app, cookie: format!("me=open:{who}:{secret}") };
        assert_eq!(location(&phone.get(&format!("/p/{secret}"))), "/t/open/me");
        assert!(phone.page("/t/open/me").contains("Download my data"), "it proves who they are");
    }
}

#[test]
fn who_asks_with_anothers_address_takes_no_link_from_them() {
    let family = Family::new();
    let id = family.app.service.store().read(|c| c.find_slug("open")).unwrap().unwrap();
    let service = &family.app.service;
    let made = service.acts(id, by()).make_personal_links(&family.both).unwrap().now().unwrap();
    family.asks("anna@go.example");
    for (entry, token) in &made {
        let holder = service.link_holder(token.secret()).unwrap();
        assert_eq!(holder.map(|holder| holder.entry), Some(*entry), "the old link still holds");
    }
    assert_eq!(
        service.read(|c| c.personal_links(id)).unwrap().len(),
        2,
        "each has links, and is named once"
    );
    service.acts(id, by()).revoke_personal_link(family.both[0]).unwrap();
    for (who, secret) in family.sent() {
        let holds = service.link_holder(&secret).unwrap().is_some();
        assert_eq!(holds, who != family.both[0], "withdrawn are all of somebody's links");
    }
}

#[test]
fn letters_to_one_address_and_askings_from_one_network_are_few() {
    let family = Family::new();
    for _ in 0..20 {
        assert_eq!(family.asks("anna@go.example").status(), 303);
    }
    assert_eq!(family.sent().len(), 10, "ten a day to one address, whoever asks");
    let waits = family.asks("nobody@go.example");
    assert_eq!(waits.status(), 429, "of a known address and of an unknown one alike");
}

#[test]
fn an_unknown_link_leads_to_the_page_that_mails_it_and_a_wrong_address_stays_in_the_form() {
    let family = Family::new();
    let spent = family.app.get("/p/nothing");
    assert_eq!(spent.status(), 404);
    let page = spent.text().unwrap();
    assert!(page.contains("This personal link is no longer valid"), "{page}");
    assert!(page.contains("action=\"/lost-link\""), "{page}");
    let wrong = family.asks("anna at home");
    assert_eq!(wrong.status(), 422);
    assert!(wrong.text().unwrap().contains("value=\"anna at home\""));
    let nobody = Phone { app: &family.app, cookie: String::new() }.page("/t/open/me");
    assert!(nobody.contains("href=\"/lost-link\""), "{nobody}");
    let without = TestApp::start();
    let page = without.page("/lost-link");
    assert!(page.contains("sends no e-mail") && !page.contains("<form class=\"form"), "{page}");
}
