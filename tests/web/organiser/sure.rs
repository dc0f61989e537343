//! Handing out rights: links for one person, signing in once more, the second factor.

use chrono::{Duration, Utc};
use tengen::service::{FactorKey, Token};
use tengen::store::{Scope, StoreError};

use crate::organiser::support::{Answered, Server};

pub const PASSWORD: &str = "three quiet stones";

/// A session of the owner that began so many minutes ago.
pub fn session_of(server: &Server, minutes: i64) -> String {
    let token = Token::new().unwrap();
    let (store, began) = (server.service.store(), Utc::now() - Duration::minutes(minutes));
    let kept: Result<(), StoreError> = store.write(Scope::Server, |c| {
        c.insert_session(&token.hash(), server.owner, began, began + Duration::days(1))
    });
    kept.unwrap();
    token.secret().to_owned()
}

pub fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let start = text.find(from).unwrap_or_else(|| panic!("no {from} in {text}")) + from.len();
    &text[start..start + text[start..].find(to).unwrap()]
}

fn join(server: &Server, link: &str, name: &str) -> Answered {
    let fields = [("name", name), ("password", PASSWORD), ("password_again", PASSWORD)];
    server.post_as("", link, &fields)
}

#[test]
fn a_link_is_for_as_many_as_was_said_and_the_page_says_who_came() {
    let server = Server::start();
    server.open("Open");
    for people in ["0", "101", "many"] {
        let fields = [("role", "arbiter"), ("people", people)];
        let refused = server.post("/t/open/people/invite", &fields);
        assert_eq!(refused.status, 422, "{people}");
        assert!(refused.text.contains(&format!("value=\"{people}\"")), "what was typed is kept");
    }
    for (people, names) in [("1", vec!["Anna"]), ("2", vec!["Bert", "Cleo"])] {
        let fields = [("role", "arbiter"), ("people", people)];
        let made = server.post("/t/open/people/invite", &fields);
        let link = format!("/join/{}", between(&made.text, "/join/", "\""));
        for name in &names {
            assert_eq!(join(&server, &link, name).status, 303, "{name}");
        }
        assert_eq!(join(&server, &link, "Eve").status, 422, "one more than {people}");
        assert_eq!(server.get_as("", &link).status, 422);
    }
    let page = server.get("/t/open/people").text;
    let spent = page.split("Links that were used").nth(1).expect("they are listed");
    assert!(spent.contains("Anna") && spent.contains("Bert, Cleo"), "{spent}");
}

#[test]
fn ones_sessions_are_listed_with_the_browser_and_where_it_is() {
    let server = Server::start();
    let phone = "Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36";
    server.get_by(phone, &session_of(&server, 5), "/");
    let page = server.get("/account").text;
    let list = between(&page, "Where you are signed in", "</ul>");
    assert!(list.contains("<bdi>Chrome, Android</bdi></b>, <bdi>127.0.0.1</bdi>"), "{list}");
    assert_eq!(list.matches("<li>").count(), 2);
}

#[test]
fn who_signed_in_a_while_ago_does_so_again_before_rights_are_handed_out() {
    let server = Server::start();
    server.open("Open");
    let (fresh, old) = (session_of(&server, 29), session_of(&server, 31));
    let invite = [("role", "organiser")];
    let to_come = session_of(&server, -43_200);
    assert_eq!(
        server.post_as(&to_come, "/t/open/people/invite", &invite).status,
        303,
        "in a month"
    );
    assert_eq!(server.post_as(&fresh, "/t/open/people/invite", &invite).status, 200);
    for form in ["/t/open/people/invite", "/t/open/people/chief", "/accounts/owner"] {
        let asked = server.post_as(&old, form, &invite);
        let page = form.rsplit_once('/').unwrap().0;
        let back = page.replace('/', "%2F");
        let to = format!("/sign-in?back={back}&name=Olga&again=yes");
        assert_eq!((asked.status, asked.location), (303, to), "{form}");
    }
    assert_eq!(server.get_as(&old, "/t/open/people").status, 200, "looking is free");
    let other = server.post_as(&old, "/t/open/groups", &[]).location;
    assert!(!other.starts_with("/sign-in"), "so is everything else: {other}");
    let form = server.get_as(&old, "/sign-in?back=%2Faccounts&name=Olga&again=yes").text;
    assert!(
        form.contains("value=\"Olga\"") && form.contains("You signed in a while ago"),
        "{form}"
    );
    let again = [("name", "Olga"), ("password", PASSWORD), ("back", "/accounts"), ("again", "yes")];
    let done = server.post_as(&old, "/sign-in", &again);
    assert_eq!((done.status, &*done.location), (303, "/accounts"));
    assert_eq!(server.get_as(&old, "/accounts").status, 303, "the old session has ended");
}

#[test]
fn a_second_factor_is_set_up_and_asked_for() {
    let server = Server::start();
    let page = server.get("/account/second-factor").text;
    let written = between(&page, "name=\"key\" value=\"", "\"").to_owned();
    let key = FactorKey::of(&written, "Olga").expect("a key");
    let set =
        |code: &str| server.post("/account/second-factor", &[("key", &*written), ("code", code)]);
    let wrong = set("12345");
    assert_eq!(wrong.status, 422);
    assert!(wrong.text.contains(&written), "the same key again, for the app has it");
    let made = set(&key.code(Utc::now()));
    assert_eq!(made.text.matches("class=\"secret\"").count(), 10, "{}", made.text);
    let code = between(&made.text, "class=\"secret\" dir=\"ltr\">", "<").to_owned();

    let fields = [("name", "Olga"), ("password", PASSWORD), ("back", "/accounts")];
    let half = server.answer_with_cookie("/sign-in", "", &fields);
    assert_eq!(half.0.location, "/sign-in/code?back=%2Faccounts");
    let half = half.1;
    assert!(half.starts_with("half=") && half.contains("HttpOnly"), "{half}");
    let half = half.split(';').next().unwrap();
    let give = |code: &str| {
        let fields = [("code", code), ("back", "/accounts")];
        server.answer_with_cookie("/sign-in/code", half, &fields)
    };
    assert_eq!(give("no code").0.status, 422);
    let (done, cookie) = give(&code);
    assert_eq!((done.status, &*done.location), (303, "/accounts"));
    assert!(cookie.starts_with("session="), "{cookie}");
    assert_eq!(give(&code).0.location, "/sign-in", "from the beginning");
    let list = server.get("/accounts").text;
    assert!(list.contains("second factor"), "{list}");
}

#[test]
fn a_server_may_ask_organisers_and_owners_for_it() {
    let server = Server::start_as(|mut state| {
        state.second_factor_needed = true;
        state
    });
    server.open("Open");
    let needed = "/account/second-factor?needed=yes";
    for page in ["/t/open/people", "/accounts", "/new"] {
        assert_eq!(server.get(page).location, needed, "{page}");
    }
    assert_eq!(server.post("/t/open/people/invite", &[("role", "arbiter")]).location, needed);
    assert_eq!(server.get("/t/open/boards").status, 200, "arbiters' pages are open");
    let page = server.get(needed).text;
    assert!(page.contains("asks organisers and owners"), "{page}");
    let written = between(&page, "name=\"key\" value=\"", "\"").to_owned();
    let code = FactorKey::of(&written, "Olga").unwrap().code(Utc::now());
    server.post("/account/second-factor", &[("key", &written), ("code", &code)]);
    assert_eq!(server.get("/t/open/people").status, 200);
}
