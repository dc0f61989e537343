//! Passkeys on their pages: added, used at both places of signing in, taken away; said in words where there are none.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;

use crate::authenticator::{Answered as Signed, Device, Manner, ORIGIN, rightly};
use crate::support::{Answered, Server};
use crate::sure::{PASSWORD, between, session_of};

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn server() -> Server {
    Server::start_as(|state| state.at_origin(Some(ORIGIN)))
}

fn json(answer: &Answered) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_str(&answer.text).unwrap()
}

/// Adds a passkey as the script does; the page that it leads to, and what was asked.
fn added(server: &Server, device: &Device, name: &str) -> (Answered, Value) {
    let asked = json(&server.post("/account/passkeys/ask", &[("name", name)]));
    let (said, made) = device.make(rightly(asked["challenge"].as_str().unwrap()));
    let (said, made) = (text(&said), text(&made));
    let fields = [("name", name), ("client_data", &*said), ("attestation", &*made)];
    (server.post("/account/passkeys", &fields), asked)
}

/// Asks at that place and sends what the device answers; the answer and the cookie it gives.
fn signed_in(
    server: &Server,
    at: &str,
    cookies: &str,
    device: &Device,
    who: &str,
    count: u32,
) -> (Answered, String) {
    let (asked, given) = server.answer_with_cookie(&format!("{at}/ask"), cookies, &[]);
    let asked = json(&asked);
    assert_eq!(asked["rpId"], "go.example");
    let manner = Manner { count, ..rightly(asked["challenge"].as_str().unwrap()) };
    let Signed { client_data, data, signature } = device.sign(manner);
    let sent = [text(&device.id), text(&client_data), text(&data), text(&signature)];
    let names = ["id", "client_data", "data", "signature"];
    let mut fields: Vec<(&str, &str)> = names.into_iter().zip(sent.iter().map(|s| &**s)).collect();
    fields.extend([("user_handle", who), ("back", "/accounts")]);
    let given = given.split(';').next().unwrap_or_default();
    server.answer_with_cookie(at, &format!("{cookies}; {given}"), &fields)
}

#[test]
fn a_passkey_is_added_listed_used_at_both_places_and_taken_away() {
    let server = server();
    let device = Device::new("phone");
    let page = server.get("/account/passkeys").text;
    for part in ["data-origin=\"https://go.example\"", "passkey.js", "need scripts", "hidden>"] {
        assert!(page.contains(part), "{part}");
    }
    let (made, asked) = added(&server, &device, "Phone <b>");
    assert_eq!((&asked["rp"]["id"], &asked["attestation"]), (&"go.example".into(), &"none".into()));
    assert_eq!(asked["user"]["name"], "Olga");
    assert_eq!(made.status, 200, "{}", made.text);
    assert_eq!(made.text.matches("class=\"secret\"").count(), 10, "recovery codes, once");
    assert!(made.text.contains("Phone &#60;b&#62;") && made.text.contains("never used"));
    let again = server.get("/account/second-factor").text;
    assert!(again.contains("Recovery codes left: 10") && again.contains("name=\"key\""), "{again}");

    let fields = [("name", "Olga"), ("password", PASSWORD), ("back", "/accounts")];
    let (to_code, half) = server.answer_with_cookie("/sign-in", "", &fields);
    assert_eq!(to_code.location, "/sign-in/code?back=%2Faccounts");
    let half = half.split(';').next().unwrap();
    let code = server.get_with(half, &to_code.location).text;
    for part in ["/sign-in/code/passkey", "One of your recovery codes", "value=\"/accounts\""] {
        assert!(code.contains(part), "{part}");
    }
    let (done, session) = signed_in(&server, "/sign-in/code/passkey", half, &device, "", 2);
    assert_eq!((done.status, &*done.location), (303, "/accounts"));
    assert!(session.starts_with("session=") && session.contains("Secure"), "{session}");

    let page = server.get_as("", "/sign-in?back=%2Faccounts").text;
    assert!(page.contains("action=\"/sign-in/passkey\""), "{page}");
    let handle = asked["user"]["id"].as_str().unwrap();
    let (done, session) = signed_in(&server, "/sign-in/passkey", "", &device, handle, 3);
    assert_eq!((done.status, &*done.location), (303, "/accounts"));
    assert!(session.starts_with("session="), "{session}");
    let (wrong, none) = signed_in(&server, "/sign-in/passkey", "", &device, handle, 3);
    assert!(wrong.status == 422 && none.is_empty(), "{none}");
    assert!(wrong.text.contains("there may be a copy") && wrong.text.contains("id=\"password\""));

    let list = server.get("/account/passkeys").text;
    assert!(list.contains("last used"), "{list}");
    let id = between(&list, "name=\"id\" value=\"", "\"").to_owned();
    let gone = server.post("/account/passkeys/remove", &[("id", &id)]);
    assert_eq!(gone.location, "/account/passkeys");
    assert!(!server.get("/account/passkeys").text.contains("last used"));
    let seen = server.get("/server").text;
    for what in ["Passkey added", "Passkey removed", "Passkey refused"] {
        assert!(seen.contains(what), "{what}");
    }
}

#[test]
fn what_does_not_hold_is_said_and_keeps_nothing() {
    let server = server();
    let nameless = json(&server.post("/account/passkeys/ask", &[("name", " ")]));
    assert!(nameless["said"].as_str().is_some_and(|said| !said.is_empty()), "{nameless}");
    let fields = [("name", "Phone"), ("client_data", "!"), ("attestation", "")];
    let unasked = server.post("/account/passkeys", &fields);
    assert_eq!(unasked.status, 422);
    assert!(unasked.text.contains("Try again") && unasked.text.contains("value=\"Phone\""));
    server.post("/account/passkeys/ask", &[("name", "Phone")]);
    let unread = server.post("/account/passkeys", &fields);
    assert!(unread.status == 422 && unread.text.contains("does not hold"), "{}", unread.text);
    assert!(!server.get("/account/passkeys").text.contains("never used"));
    let unknown = server.answer_with_cookie("/sign-in/passkey", "", &[("id", "eA")]).0;
    assert_eq!(unknown.status, 422);
    let (asked, _) = server.answer_with_cookie("/sign-in/code/passkey/ask", "half=none", &[]);
    assert!(json(&asked)["said"].is_string());
    let nobody = server.post_as("", "/account/passkeys/ask", &[("name", "Phone")]);
    assert_eq!(nobody.location, "/sign-in?back=%2F&ended=yes", "who has not signed in adds none");
}

#[test]
fn who_signed_in_a_while_ago_does_so_again_before_passkeys_change() {
    let server = server();
    let old = session_of(&server, 31);
    assert_eq!(server.get_as(&old, "/account/passkeys").status, 200, "looking is free");
    for form in ["/account/passkeys", "/account/passkeys/ask", "/account/passkeys/remove"] {
        let asked = server.post_as(&old, form, &[("name", "Phone"), ("id", "eA")]);
        assert!(
            asked.location.starts_with("/sign-in?") && asked.location.ends_with("again=yes"),
            "{form}"
        );
    }
}

#[test]
fn a_server_that_asks_for_a_second_factor_is_content_with_a_passkey() {
    let server = Server::start_as(|s| s.at_origin(Some(ORIGIN)).with_second_factor_needed(true));
    let needed = "/account/second-factor?needed=yes";
    assert_eq!(server.get("/accounts").location, needed);
    assert!(server.get(needed).text.contains("href=\"/account/passkeys\""));
    assert_eq!(added(&server, &Device::new("phone"), "Phone").0.status, 200);
    assert_eq!(server.get("/accounts").status, 200);
}

#[test]
fn where_there_can_be_no_passkeys_the_page_says_why_and_offers_none() {
    let reasons = [
        (None, "is a number"),
        (Some("https://192.0.2.7"), "is a number"),
        (Some("http://go.example"), "begins with http"),
    ];
    for (origin, why) in reasons {
        let server = Server::start_as(|state| state.at_origin(origin));
        let page = server.get("/account/passkeys").text;
        assert!(page.contains(why) && !page.contains("id=\"passkey\""), "{origin:?}");
        assert!(!server.get_as("", "/sign-in").text.contains("passkey"), "{origin:?}");
        let asked = server.answer_with_cookie("/sign-in/passkey/ask", "", &[]).0;
        assert!(asked.status == 422 && asked.text.contains(why), "{origin:?}");
    }
    let named = |host: &str| {
        let server = Server::start();
        server.get_at(host, "/account/passkeys").text
    };
    assert!(named("localhost:8080").contains("data-origin=\"http://localhost:8080\""));
    assert!(named("evil.example").contains("begins with http"), "a host that anybody may name");
}
