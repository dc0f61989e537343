//! Every page, what is around it, and the fronts.

use chrono::NaiveDate;
use tengen::tournament::RoundState;

use super::{half_played, kept, words};
use crate::players::location;
use crate::support::{TestApp, golden};

const PAGES: [&str; 16] = [
    "",
    "/rounds?sort=name",
    "/rounds?q=la",
    "/rounds/1",
    "/rounds/2?sort=name",
    "/players",
    "/players?q=le",
    "/players/3",
    "/standings",
    "/standings?round=1",
    "/standings/3/SOSM",
    "/cross",
    "/wall",
    "/statistics",
    "/wall?sort=start",
    "/hall",
];

#[test]
fn every_page_reads_in_both_languages_without_style_or_script_in_it() {
    let (app, base) = kept(&half_played());
    for path in PAGES.iter().map(|rest| format!("{base}{rest}")).chain(["/".to_owned()]) {
        let english = app.page(&path);
        let german = app.request_in("de", &path).send().unwrap();
        let german = german.text().unwrap();
        assert!(english.contains("<html lang=\"en\""), "{path}");
        assert!(german.contains("<html lang=\"de\""), "{path}");
        assert_ne!(words(&english), words(&german), "{path}");
        for page in [&english, &german] {
            assert!(!page.contains(" style=") && !page.contains("<style"), "{path}");
            assert!(!page.contains(" onclick=") && !page.contains("javascript:"), "{path}");
            assert!(page.split("<script").skip(1).all(|s| s.contains("></script>")), "{path}");
            assert_eq!(page.matches("<h1").count(), 1, "{path}");
        }
    }
}

#[test]
fn the_front_lists_tournaments_and_offers_the_owner_a_new_one() {
    let app = TestApp::start();
    let begun = words(&app.page("/"));
    assert!(begun.contains("has no owner yet") && begun.contains("setup: http://"), "{begun}");
    let owner = app.owner();
    let page = words(&app.page("/"));
    assert!(page.contains("No tournament yet") && !page.contains("setup:"), "{page}");
    app.keep(&golden("harbour-open"));
    let page = app.page("/");
    assert!(page.contains("Harbour Open 2018") && !page.contains("/import"));
    // The pictures are in the page: each is no request of its own.
    assert!(page.contains("class=\"position\"") && !page.contains("<img"), "{page}");
    assert!(page.contains("Flavien Maisonhaute 1d</bdi>"), "the winner's rank: {page}");
    let [first, last] = [2000, 2199].map(|year| NaiveDate::from_ymd_opt(year, 1, 1).unwrap());
    let mut today = golden("harbour-open");
    (today.settings.begins, today.settings.ends) = (first, last);
    (today.settings.name, today.rounds) = ("Fjord Open".to_owned(), Vec::new());
    app.keep(&today);
    let page = app.page("/?all");
    assert!(page.contains("Fjord Open") && !page.contains("starting order"), "{page}");
    let page = app.page_as("/", &owner).text().unwrap();
    assert!(page.contains("href=\"/new\"") && page.contains("href=\"/import\""));
}

#[test]
fn before_the_first_round_a_tournament_says_what_it_will_be() {
    let mut tournament = golden("harbour-open");
    tournament.rounds[0].state = RoundState::Draft;
    tournament.rounds.truncate(1);
    tournament.settings.home.fee = "35 EUR".to_owned();
    tournament.settings.contact = "Hilde Aronsen, 0461 1234".to_owned();
    let (app, base) = kept(&tournament);
    let page = words(&app.page(&base));
    assert!(page.contains("Fee 35 EUR") && page.contains("Responsible Hilde Aronsen"), "{page}");
    assert!(page.contains("58 registered") && page.contains("Who is coming"), "{page}");
    assert!(page.contains("4 rounds, McMahon"), "{page}");
    assert_eq!(location(&app.get(&format!("{base}/rounds"))), base, "no round has pairings yet");
    let standings = words(&app.page(&format!("{base}/standings")));
    assert!(standings.contains("No results yet"), "{standings}");
    assert!(words(&app.page(&format!("{base}/hall"))).contains("No round yet"));
    assert_eq!(app.get(&format!("{base}/rounds/1")).status(), 404);
}

#[test]
fn an_event_without_players_says_what_comes() {
    let mut tournament = golden("harbour-open");
    tournament.rounds.clear();
    tournament.entries.clear();
    let (app, base) = kept(&tournament);
    let front = app.page(&base);
    assert!(front.contains("class=\"position\""), "the board before the first stone");
    assert!(front.contains("The first pairings appear here"), "{front}");
    for path in ["/players", "/standings", "/wall", "/cross"] {
        let page = app.page(&format!("{base}{path}"));
        assert!(page.contains("big-mark") && page.contains("Nobody is registered yet"), "{path}");
        assert!(!page.contains("What the columns mean"), "{path}");
    }
}

#[test]
fn a_name_in_its_own_script_is_marked_as_such() {
    let mut tournament = golden("both-lose");
    tournament.entries[0].native_name = Some("森下 藍子".to_owned());
    tournament.entries[0].country = "jp".to_owned();
    let (app, base) = kept(&tournament);
    let id = tournament.entries[0].id;
    for path in
        ["/players", "/standings", "/wall", &format!("/players/{id}"), "", "/rounds?sort=name"]
    {
        let page = app.page(&format!("{base}{path}"));
        assert!(page.contains("<bdi lang=\"ja\">森下 藍子</bdi>"), "{path}");
    }
    let found = app.page(&format!("{base}/players?q=%E8%97%8D"));
    assert_eq!(found.matches("<li data-words").count(), 1);
}

#[test]
fn open_pages_hear_of_changes_and_the_service_says_how_it_is() {
    use std::io::Read;
    let (app, base) = kept(&half_played());
    assert!(app.page(&base).contains(&format!("data-events=\"{base}/events\"")));
    let mut events = app.get(&format!("{base}/events"));
    assert_eq!(events.headers()["content-type"], "text/event-stream; charset=utf-8");
    let mut message = [0; 42];
    events.read_exact(&mut message).expect("time and the present revision come at once");
    let message = std::str::from_utf8(&message).unwrap();
    let (now, revision) = message.split_once("\n\n").expect("two messages");
    let said = now.strip_prefix("data: now ").expect(now);
    let since = chrono::Utc::now().timestamp_millis() - said.parse::<i64>().expect(said);
    assert!((0..60_000).contains(&since), "the server's time, {since} ms ago");
    assert_eq!(revision, "data: revision 1\n");
    assert_eq!(app.page("/healthz"), "ok\n");
}
