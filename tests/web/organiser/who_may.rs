use tengen::store::{Role, Scope};
use tengen::tournament::EntryId;

use crate::organiser::support::Server;

const PAGES: [&str; 9] = [
    "settings",
    "entries",
    "entries/new",
    "entries/import",
    "entries/enter",
    "entries/ratings",
    "entries/1",
    "groups",
    "downloads",
];

#[test]
fn an_organiser_of_one_tournament_is_nobody_in_another() {
    let server = Server::start();
    let own = server.open_with("Own", &["1d"]);
    let foreign = server.open_with("Foreign", &["2d", "3d"]);
    let session = &server.organiser_of(own.id, "Otto");
    for page in PAGES {
        assert_eq!(server.get_as(session, &format!("/t/own/{page}")).status, 200, "{page}");
        assert_eq!(server.get_as(session, &format!("/t/foreign/{page}")).status, 403, "{page}");
        assert_eq!(server.get_as("", &format!("/t/own/{page}")).status, 303, "{page}");
        assert_eq!(server.get(&format!("/t/nowhere/{page}")).status, 404, "{page}");
    }
    for page in ["/new", "/import"] {
        assert_eq!(server.get_as(session, page).status, 403, "{page}");
        assert_eq!(server.get_as("", page).status, 303, "{page}");
        assert_eq!(server.post_as(session, page, &[]).status, 403, "{page}");
    }
    for act in ["entries/1/remove", "entries/1/withdraw", "entries/participation", "groups"] {
        let path = format!("/t/foreign/{act}");
        assert_eq!(server.post_as(session, &path, &[("round", "1")]).status, 403, "{act}");
    }
    assert_eq!(server.now(foreign.id).revision, foreign.revision);
}

#[test]
fn the_lists_that_every_event_uses_are_the_owners() {
    let server = Server::start();
    let own = server.open("Own");
    let otto = server.organiser_of(own.id, "Otto");
    let page = server.get_as(&otto, "/ratings");
    assert!(
        page.status == 200 && page.text.contains("only an owner of the server can import them")
    );
    assert!(!page.text.contains("type=\"file\""), "{}", page.text);
    for act in ["ratings", "ratings/remove", "ratings/source"] {
        assert_eq!(server.post_as(&otto, &format!("/{act}"), &[]).status, 403, "{act}");
    }
}

#[test]
fn an_owner_finds_and_forgets_a_person_in_all_events() {
    let server = Server::start();
    let mut events = Vec::new();
    for name in ["One", "Two"] {
        let mut open = server.open_with(name, &["1d", "2d"]).tournament.clone();
        open.settings.name = format!("{name} again");
        open.settings.director = "Wanda Zauber".to_owned();
        open.entries[0].surname = "Zauber".to_owned();
        open.entries[0].first_name = "Wanda".to_owned();
        events.push(server.keep(&open));
    }
    let otto = server.organiser_of(events[0].id, "Otto");
    assert_eq!(server.get_as(&otto, "/people").status, 403);
    assert_eq!(server.post_as(&otto, "/people", &[]).status, 403);
    let found = server.get("/people?q=wanda+zauber").text;
    let values: Vec<String> = events
        .iter()
        .map(|event| format!("{}:{}", event.id.0, event.tournament.entries[0].id))
        .collect();
    for value in &values {
        assert!(found.contains(&format!("name=\"who\" value=\"{value}\"")), "{found}");
    }
    assert!(server.get("/people?q=nobody").text.contains("Nobody of that name"));
    let chosen = [("who", values[0].as_str()), ("who", values[1].as_str())];
    let told = server.posted("/people", &chosen);
    assert!(told.contains("tick that you are sure"), "{told}");
    let told = server.posted("/people", &[chosen[0], chosen[1], ("sure", "yes")]);
    assert!(told.contains("2 entries no longer have a name."), "{told}");
    assert!(told.contains("Wanda Zauber"), "the directors are left: {told}");
    for event in events {
        assert_eq!(server.now(event.id).tournament.entries[0].surname, "#1");
    }
}

#[test]
fn an_entry_of_another_tournament_is_not_there() {
    let server = Server::start();
    let one = server.open_with("One", &["1d"]);
    let three = server.open_with("Three", &["2d", "3d", "4d"]);
    assert_eq!(server.get(&format!("/t/{}/entries/3", one.slug)).status, 404);
    assert_eq!(server.post(&format!("/t/{}/entries/3/remove", one.slug), &[]).status, 404);
    assert_eq!(server.get(&format!("/t/{}/entries/x", one.slug)).status, 404);
    assert!(server.now(three.id).tournament.entry(EntryId(3)).is_some());
}

/// What is literally an address of a private network is refused where it is typed.
#[test]
fn a_webhook_leads_into_no_private_network_unless_the_server_allows_it() {
    let server = Server::start();
    server.open("Open");
    let add = |url: &str| server.post("/t/open/webhooks", &[("url", url)]);
    for own in
        ["http://127.0.0.1:8080/x", "http://192.168.1.9/", "https://[fd00::7]/x", "http://[::1]/"]
    {
        let refused = add(own);
        assert_eq!(refused.status, 422, "{own}");
        let said = refused.text.split("id=\"url-wrong\"").nth(1).expect("at the field");
        assert!(said[..300].contains("The address is in a private network."), "{own}: {said}");
        assert!(refused.text.contains(&format!("value=\"{own}\"")), "what was typed stays");
    }
    assert!(add("nothing").text.contains("Enter one such as https://go.example/hook."));
    assert_eq!(add("https://go.example/hook").status, 200);
    assert_eq!(add("https://93.184.216.34/hook").status, 200);
    let allowing = Server::start_as(|state| {
        state.operations.private.get_or_init(|| true);
        state
    });
    allowing.open("Open");
    let own = allowing.post("/t/open/webhooks", &[("url", "http://127.0.0.1:8080/x")]);
    assert_eq!(own.status, 200, "as in the demonstration");
}

#[test]
fn an_arbiter_and_a_recorder_give_up_their_role_on_their_account_page() {
    let server = Server::start();
    let own = server.open("Own");
    for (name, role) in [("Anna", Role::Arbiter), ("Rita", Role::Recorder)] {
        let session = server.organiser_of(own.id, name);
        let set = |c: &mut tengen::store::Tx| {
            let account = c.account_named(name)?.expect("it is there");
            c.give_role(own.id, account.id, role, chrono::Utc::now())
        };
        server.service.store().write(Scope::Tournament(own.id), set).expect("a role");
        let has = || server.get_as(&session, "/account").text.contains("/t/own/people/give-up");
        assert!(has(), "{name}");
        let done = server.post_as(&session, "/t/own/people/give-up", &[]);
        assert_eq!((done.status, done.location.as_str()), (303, "/account"), "{name}");
        assert!(done.notice.contains("people-removed"), "{}", done.notice);
        assert!(!has(), "{name}");
        assert_eq!(server.get_as(&session, "/t/own/today").status, 403, "{name}");
    }
}
