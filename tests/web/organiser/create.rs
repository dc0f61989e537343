use tengen::tournament::{HalfPoints, RulesetName, Sides, System};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::{Server, slug};

#[test]
fn what_is_typed_is_what_is_made() {
    let server = Server::start();
    let page = server.get("/new");
    assert_eq!(page.status, 200);
    let mut typed = fields(form(&page.text, "action=\"/new\""));
    for (name, value) in [
        ("name", "Göteborg Öppna  2026"),
        ("begins", "2026-05-14"),
        ("ends", "2026-05-17"),
        ("place", "Göteborg"),
        ("country", "se"),
        ("director", "Åsa Björk"),
        ("rounds", "7"),
        ("system", "swiss"),
        ("federation", "aga"),
    ] {
        typed = with(&typed, name, value);
    }
    let made = server.post("/new", &borrowed(&typed));
    assert_eq!((made.status, made.location.as_str()), (303, "/t/goteborg-oppna-2026/today"));
    let kept = server.at("goteborg-oppna-2026");
    let s = &kept.tournament.settings;
    assert_eq!((s.name.as_str(), s.place.as_str()), ("Göteborg Öppna 2026", "Göteborg"));
    assert_eq!((s.country.as_str(), s.director.as_str(), s.rounds), ("SE", "Åsa Björk", 7));
    assert_eq!(
        (s.begins.to_string(), s.ends.to_string()),
        ("2026-05-14".into(), "2026-05-17".into())
    );
    assert_eq!((s.system, s.rules, s.komi), (System::Swiss, RulesetName::Aga, HalfPoints(15)));
    // Sent again, the same form makes no other.
    let again = server.post("/new", &borrowed(&typed));
    assert_eq!((again.status, again.location), (303, made.location));
    assert_eq!(server.count(), 1);
    // Another showing of the form makes one of the same name, at an address of its own.
    let fresh = fields(form(&server.get("/new").text, "action=\"/new\""));
    let key = fresh.iter().find(|(name, _)| name == "form_key").unwrap().1.clone();
    let second = server.post("/new", &borrowed(&with(&typed, "form_key", &key)));
    assert_eq!(slug(&second.location), "goteborg-oppna-2026-2");
}

#[test]
fn what_is_wrong_is_said_at_its_field_and_everything_typed_stays() {
    let server = Server::start();
    let typed = [
        ("name", "  "),
        ("begins", "14.5.2026"),
        ("place", "Elbe"),
        ("country", "Atlantis"),
        ("rounds", "21"),
        ("system", "lottery"),
        ("federation", "egf"),
    ];
    let refused = server.post("/new", &typed);
    assert_eq!((refused.status, server.count()), (422, 0));
    for field in ["name", "begins", "country", "rounds", "system"] {
        assert!(refused.text.contains(&format!("id=\"{field}-wrong\"")), "{field}");
    }
    for value in ["Elbe", "Atlantis", "21", "14.5.2026"] {
        assert!(refused.text.contains(&format!("value=\"{value}\"")), "{value}");
    }
    let backwards = [
        ("name", "Open"),
        ("begins", "2026-05-14"),
        ("ends", "2026-05-13"),
        ("rounds", "5"),
        ("system", "mcmahon"),
        ("federation", "egf"),
    ];
    let refused = server.post("/new", &backwards);
    assert!(refused.status == 422 && refused.text.contains("id=\"ends-wrong\""));
    let all = server.post("/new", &borrowed(&with(&owned(&backwards), "rounds", "0")));
    for field in ["ends", "rounds"] {
        assert!(all.text.contains(&format!("id=\"{field}-wrong\"")), "all at once: {field}");
    }
    assert_eq!(server.count(), 0);
}

fn owned(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn who_plays_and_when_is_asked_and_teams_are_found_before_there_are_any() {
    let server = Server::start();
    let typed = fields(form(&server.get("/new").text, "action=\"/new\""));
    let typed = with(&with(&typed, "name", "League"), "begins", "2026-09-07");
    for (field, unknown) in [("who", "xx"), ("when", "never")] {
        let named = with(&with(&typed, "name", "Unknown"), field, unknown);
        let wrong = server.post("/new", &borrowed(&named));
        assert_eq!((wrong.status, server.count()), (422, 0), "{field}: {}", wrong.text);
    }
    let typed = with(&with(&typed, "who", "teams"), "when", "weeks");
    let made = server.post("/new", &borrowed(&typed));
    assert_eq!(made.location, "/t/league/today");
    let event = server.at("league").tournament.clone();
    assert_eq!(event.settings.ends.to_string(), "2026-11-15", "two weeks a round");
    let windows: Vec<_> = event.clocks.values().filter_map(|clock| clock.window).collect();
    assert_eq!(windows.len(), 5);
    assert_eq!(windows[1].from - windows[0].from, chrono::TimeDelta::weeks(2));
    assert!(!event.teams.is_usual() && event.teams.list.is_empty());
    let today = server.get("/t/league/today").text;
    assert!(today.contains("href=\"/t/league/teams\""), "{today}");
    let settings = server.get("/t/league/settings").text;
    assert!(settings.contains("no series"), "{settings}");
    let key = fields(form(&server.get("/new").text, "action=\"/new\""));
    let pairs = with(&with(&with(&key, "name", "Pairs"), "begins", "2026-09-07"), "who", "pairs");
    server.post("/new", &borrowed(&pairs));
    let pairs = server.at("pairs").tournament.clone();
    assert_eq!((pairs.settings.sides, pairs.clocks.len()), (Sides::Mean, 0));
}
