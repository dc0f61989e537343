//! Privacy notice of an event: which data is public, which is kept, and for how long.

use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "home/privacy.html")]
struct Privacy {
    cx: Page,
    facts: Vec<(String, String)>,
}

pub async fn show(page: Page, event: Event) -> Answer {
    let t = page.t;
    let settings = &event.snapshot.tournament.settings;
    let rules = &settings.home;
    let list = if rules.listed { "privacy-list-yes" } else { "privacy-list-no" };
    let who = match (settings.contact.as_str(), settings.director.as_str()) {
        ("", "") => t.text("privacy-who-unsaid"),
        ("", director) => t.with("privacy-who-director", [("name", director)]),
        (contact, _) => contact.to_owned(),
    };
    let mut facts = vec![
        (t.text("privacy-who"), who),
        (t.text("privacy-public"), t.text("privacy-public-what")),
        (t.text("privacy-list"), t.text(list)),
        (t.text("privacy-organisers"), organisers(t, rules)),
        (t.text("privacy-kept"), kept(t, settings)),
    ];
    let rest = [
        ("privacy-address", "privacy-address-what"),
        ("privacy-phone", "privacy-phone-what"),
        ("privacy-told", "privacy-told-what"),
        ("privacy-others", "privacy-others-what"),
        ("privacy-yours", "privacy-yours-what"),
    ];
    facts.extend(rest.map(|(question, answer)| (t.text(question), t.text(answer))));
    let page = frame(page, &event).titled(t.text("privacy-title"));
    render(&Privacy { cx: page, facts })
}

fn organisers(t: Lang, rules: &HomeRules) -> String {
    let asked = [
        (rules.ask_email, "private-email"),
        (rules.ask_birth_year, "private-birth-year"),
        (rules.ask_meal, "private-meal"),
        (rules.ask_note, "home-note"),
    ];
    let asked = asked.into_iter().filter(|(asks, _)| *asks).map(|(_, key)| t.text(key));
    let asked = t.listed(asked);
    match asked.is_empty() {
        true => t.text("privacy-organisers-none"),
        false => t.with("privacy-organisers-what", [("asked", asked)]),
    }
}

fn kept(t: Lang, settings: &Settings) -> String {
    let days = settings.home.keep_days;
    let last = settings.ends.checked_add_days(Days::new(days.into())).unwrap_or(settings.ends);
    t.with("privacy-kept-what", (("days", days), ("day", t.day(last))))
}
