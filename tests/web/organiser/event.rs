//! The event as a thing: copied, hidden, archived, deleted; and the accounts of the server.

use chrono::Utc;

use tengen::service::ResultForm;
use tengen::tournament::{
    Board, EntryId, Round, RoundNo, RoundState, TableNo, Team, TeamNo, Teams, Tournament,
};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::Server;

fn typed(server: &Server, page: &str, marker: &str) -> Vec<(String, String)> {
    let shown = server.get(page);
    assert_eq!(shown.status, 200, "{page}");
    fields(form(&shown.text, marker))
}

#[test]
fn last_years_event_is_copied_from_its_page() {
    let server = Server::start();
    server.open_with("Open 2026", &["1d", "2k"]);
    let page = server.get("/t/open-2026/event");
    assert!(page.text.contains("/t/open-2026/copy") && page.text.contains("/t/open-2026/delete"));
    let shown = typed(&server, "/t/open-2026/copy", "method=\"post\"");
    let shown = with(&with(&shown, "address", "Öppna 27"), "people", "yes");
    assert!(shown.contains(&("name".to_owned(), "Open 2027".to_owned())));
    let made = server.post("/t/open-2026/copy", &borrowed(&shown));
    assert_eq!((made.status, made.location.as_str()), (303, "/t/oppna-27/today"));
    let copy = server.at("oppna-27");
    let s = &copy.tournament.settings;
    assert_eq!((s.begins.to_string(), s.hidden), ("2027-05-13".to_owned(), true));
    assert_eq!(copy.tournament.entries.len(), 2);
    assert!(copy.tournament.entries.iter().all(|entry| !entry.is_final()));
    // Hidden until it is announced.
    assert_eq!(server.get_as("", "/t/oppna-27/players").status, 404);
    assert!(!server.get_as("", "/").text.contains("Open 2027"));
    assert_eq!(server.post("/t/oppna-27/event/announce", &[]).status, 303);
    assert_eq!(server.get_as("", "/t/oppna-27/players").status, 200);
    // Sent again, it leads there and makes no other; what is wrong is said at its field.
    let again = server.post("/t/open-2026/copy", &borrowed(&shown));
    assert_eq!((again.location, server.count()), (made.location, 2));
    let wrong = server.post("/t/open-2026/copy", &[("name", ""), ("begins", "2027-05-13")]);
    assert!(wrong.status == 422 && wrong.text.contains("id=\"name-wrong\""));
}

#[test]
fn a_new_tournament_takes_the_people_of_another_along() {
    let server = Server::start();
    server.open_with("Spring", &["1d", "2k", "3k"]);
    let page = server.get("/new");
    assert!(page.text.contains("href=\"/t/spring/copy\""), "a copy is offered there");
    let mut sent = fields(form(&page.text, "action=\"/new\""));
    assert!(sent.contains(&("hidden".to_owned(), "yes".to_owned())), "hidden unless one says so");
    for (name, value) in [("name", "Autumn"), ("people", "spring"), ("system", "swiss")] {
        sent = with(&sent, name, value);
    }
    assert_eq!(server.post("/new", &borrowed(&sent)).status, 303);
    let made = server.at("autumn");
    assert_eq!(made.tournament.entries.len(), 3);
    assert_eq!(made.tournament.settings.system, tengen::tournament::System::Swiss);
    assert!(made.tournament.settings.hidden);
    // Teams come along, as they do with a copy.
    let teams = |now: &Tournament| {
        let squad = now.entries.iter().map(|entry| entry.id).collect();
        let list = vec![Team::new(TeamNo(1), "Own", squad)];
        Ok(Teams { size: 3, list, ..now.teams.clone() })
    };
    let spring = server.at("spring").id;
    server.service.acts(spring, server.by()).edit_teams(teams).expect("a team");
    let mut sent = fields(form(&server.get("/new").text, "action=\"/new\""));
    for (name, value) in [("name", "Winter"), ("people", "spring"), ("system", "swiss")] {
        sent = with(&sent, name, value);
    }
    assert_eq!(server.post("/new", &borrowed(&sent)).status, 303);
    let made = server.at("winter").tournament.teams.clone();
    assert_eq!((made.size, made.list.len(), made.list[0].squad.len()), (3, 1, 3));
}

#[test]
fn nobody_takes_the_people_of_an_event_along_that_others_organise() {
    let server = Server::start();
    server.open_with("Spring", &["1d", "2k", "3k"]);
    let own = server.open_with("Own", &["1d"]);
    let maker = server.organiser_of(own.id, "maker");
    let store = server.service.store();
    store
        .write(tengen::store::Scope::Server, |c| {
            let account = c.account_named("maker")?.expect("it is there");
            c.set_makes_events(account.id, true)
        })
        .expect("it may make events");
    let page = server.get_as(&maker, "/new").text;
    assert!(page.contains("value=\"own\"") && !page.contains("spring"), "{page}");
    let mut sent = fields(form(&page, "action=\"/new\""));
    for (name, value) in [("name", "Autumn"), ("people", "spring"), ("system", "swiss")] {
        sent = with(&sent, name, value);
    }
    assert_eq!(server.post_as(&maker, "/new", &borrowed(&sent)).status, 303);
    assert_eq!(server.at("autumn").tournament.entries.len(), 0);
}

#[test]
fn an_archived_event_stands_apart_and_is_read_only() {
    let server = Server::start();
    let open = server.open_with("Old", &["1d", "2k"]);
    let sent = typed(&server, "/t/old/event", "/event/archive");
    let sent = with(&sent, "archived", "yes");
    assert_eq!(server.post("/t/old/event/archive", &borrowed(&sent)).status, 303);
    assert!(server.now(open.id).archived);
    assert!(server.get_as("", "/").text.contains("<h2>Archived</h2>"));
    assert_eq!(server.get_as("", "/t/old/players").status, 200);
    let refused = server.post("/t/old/entries/1/remove", &[]);
    assert!(refused.status == 422 || refused.notice.contains("refusal-archived"), "{refused:?}");
    assert_eq!(server.now(open.id).tournament.entries.len(), 2);
    let back = with(&sent, "archived", "no");
    let back: Vec<_> = back.into_iter().filter(|(name, _)| name != "form_key").collect();
    assert_eq!(server.post("/t/old/event/archive", &borrowed(&back)).status, 303);
    assert!(!server.now(open.id).archived);
}

#[test]
fn an_event_is_deleted_by_its_name_and_whoever_is_late_is_told() {
    let server = Server::start();
    server.open_with("Doomed", &["1d", "2k"]);
    let page = server.get("/t/doomed/delete");
    assert!(page.text.contains("href=\"/t/doomed/downloads/everything\""), "a file is offered");
    let (kind, name, bytes) = server.bytes("/t/doomed/downloads/everything");
    assert!(kind.starts_with("application/json") && name.contains("doomed.everything.json"));
    assert!(String::from_utf8(bytes).unwrap().contains("\"journal\": ["));
    let refused = server.post("/t/doomed/delete", &[("name", "Dooomed")]);
    assert!(refused.status == 422 && refused.text.contains("id=\"name-wrong\""));
    assert!(refused.text.contains("value=\"Dooomed\""), "what was typed stays");
    assert_eq!(server.count(), 1);
    let done = server.post("/t/doomed/delete", &[("name", "doomed")]);
    assert_eq!((done.status, done.location.as_str(), server.count()), (303, "/", 0));
    let late = server.post("/t/doomed/entries/new", &[("surname", "Late"), ("rank", "1k")]);
    assert_eq!(late.status, 410);
    assert!(late.text.contains("has deleted this event"), "{}", late.text);
    assert_eq!(server.get_as("", "/t/doomed/standings").status, 410);
    assert_eq!(server.get_as("", "/t/doomed/events").status, 410);
    assert_eq!(server.get_as("", "/t/never").status, 404);
}

#[test]
fn owners_are_several_and_help_who_forgot_a_password() {
    let server = Server::start();
    let anna =
        server.service.create_account("Anna", "three quiet stones", false, Utc::now()).unwrap();
    let id = anna.0.to_string();
    let named = server.post("/accounts/owner", &[("account", &id), ("owner", "yes")]);
    assert!(named.notice.contains("accounts-owner-named"), "{named:?}");
    let made = server.post("/accounts/password", &[("account", &id)]);
    let start = made.text.find("\"secret\" dir=\"ltr\">").expect("a password is shown") + 19;
    let password = &made.text[start..start + made.text[start..].find('<').unwrap()];
    server.service.sign_in("Anna", password, Utc::now()).expect("it fits");
    assert!(!server.get("/accounts").text.contains(password), "it is shown once");
    let locked = server.post("/accounts/disable", &[("account", &id), ("disabled", "yes")]);
    assert!(locked.notice.contains("accounts-disabled-now"));
    let own = server.owner.0.to_string();
    let last = server.post("/accounts/owner", &[("account", &own), ("owner", "no")]);
    assert!(last.notice.contains("refusal-last-owner"), "{last:?}");
    assert_eq!(server.post("/accounts/owner", &[("account", "x")]).status, 400);
}

#[test]
fn an_invitation_carries_an_address_that_phones_reach() {
    let invite = |server: &Server| {
        server.open("Open");
        server.post("/t/open/people/invite", &[("role", "arbiter")]).text
    };
    let here = Server::start_as(|mut state| {
        state.network = Some("192.168.7.20".parse().unwrap());
        state
    });
    let text = invite(&here);
    assert!(text.contains("href=\"http://192.168.7.20:"), "{text}");
    assert!(!text.contains("//127.0.0.1"));
    // What the owner has set goes before; without a network there is no better one.
    let set = Server::start_as(|state| state.at_origin(Some("https://go.example")));
    assert!(invite(&set).contains("href=\"https://go.example/join/"));
    assert!(invite(&Server::start()).contains("href=\"http://127.0.0.1:"));
}

#[test]
fn an_owner_lets_somebody_make_events_and_nothing_else() {
    let server = Server::start();
    let elsewhere = server.open("Elsewhere");
    let (password, now) = ("seven loud stones", Utc::now());
    let anna = server.service.create_account("Anna", password, false, now).unwrap();
    let session =
        server.service.sign_in("Anna", password, now).unwrap().session.secret().to_owned();
    let id = anna.0.to_string();
    let refused = server.get_as(&session, "/new");
    assert_eq!(refused.status, 403, "{}", refused.text);
    assert!(!server.get_as(&session, "/").text.contains("href=\"/new\""));
    let right = |makes: &str| {
        let sent = [("account", id.as_str()), ("makes", makes)];
        server.post("/accounts/event-maker", &sent).notice
    };
    assert!(right("yes").contains("accounts-event-maker-named"));
    assert_eq!(server.get_as(&session, "/new").status, 200);
    assert_eq!(server.get_as(&session, "/import").status, 200);
    let front = server.get_as(&session, "/").text;
    assert!(front.contains("href=\"/new\"") && !front.contains("href=\"/accounts\""), "{front}");
    // No more than that: neither the server's pages, nor the events of others.
    for path in ["/accounts", "/server"] {
        assert_eq!(server.get_as(&session, path).status, 403, "{path}");
    }
    let slug = elsewhere.slug;
    for path in ["copy", "event", "delete"] {
        assert_eq!(server.get_as(&session, &format!("/t/{slug}/{path}")).status, 403, "{path}");
    }
    let as_organiser =
        server.service.store().write(tengen::store::Scope::Tournament(elsewhere.id), |c| {
            let role = tengen::store::Role::Organiser;
            c.give_role(elsewhere.id, anna, role, now)
        });
    as_organiser.expect("the role is given");
    assert_eq!(server.get_as(&session, &format!("/t/{slug}/copy")).status, 200);
    assert_eq!(server.get_as(&session, &format!("/t/{slug}/delete")).status, 403);
    assert!(right("no").contains("accounts-event-maker-unnamed"));
    assert_eq!(server.get_as(&session, "/new").status, 403);
    assert_eq!(server.get_as(&session, &format!("/t/{slug}/copy")).status, 403);
}

#[test]
fn after_publishing_the_round_is_printed_then_its_results_are_entered() {
    let server = Server::start();
    server.open("Nobody");
    let nobody = server.get("/t/nobody/draft/1").text;
    assert!(!nobody.contains("/draft/1/draw\"") && nobody.contains("Who takes part"), "{nobody}");
    let ranks = ["1d", "1d", "2k", "2k"];
    let open = server.open_with("Open", &ranks);
    let mut event = open.tournament.clone();
    event.settings.name = "Played".to_owned();
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    for (table, (black, white)) in (1..).zip([(1, 2), (3, 4)]) {
        round.boards.push(Board::new(TableNo(table), EntryId(black), EntryId(white), 0));
    }
    event.rounds.push(round);
    let id = server.keep(&event).id;
    let main_act = |page: &str| {
        let shown = server.get(page).text;
        let act = shown.split("class=\"btn btn-main\"").nth(1).expect("an act").to_owned();
        act.split_once("</a>").map(|(act, _)| act.to_owned()).unwrap_or_default()
    };
    for page in ["/t/played/draft/1", "/t/played/today"] {
        assert!(main_act(page).contains("Print round 1"), "{page}: {}", main_act(page));
        assert!(server.get(page).text.contains("Enter the results"), "{page}");
    }
    let form = ResultForm::new(RoundNo(1), TableNo(1), 0, "B+".parse().unwrap());
    server.service.acts(id, server.by()).record_result(&form).unwrap();
    assert!(main_act("/t/played/today").contains("Enter the results"));
    // The next round is drawn while one result is missing: Today names it.
    event.rounds[0].boards[0].ending = "B+".parse().unwrap();
    event.settings.name = "Going on".to_owned();
    let mut second = event.rounds[0].clone();
    (second.no, second.boards[0].ending) = (RoundNo(2), "W+".parse().unwrap());
    event.rounds.push(second);
    server.keep(&event);
    let today = server.get("/t/going-on/today").text;
    assert!(today.contains("boards?round=1\">Round 1: one result is missing"), "{today}");
}
