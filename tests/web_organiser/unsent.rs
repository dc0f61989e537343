//! What is typed while a session ends is not lost.

use crate::support::Server;
use crate::sure::{PASSWORD, between};

/// The hidden fields of a page's form, as a browser sends them back.
fn along(page: &str) -> Vec<(&'static str, String)> {
    ["unsent-to", "unsent"]
        .map(|name| (name, between(page, &format!("name=\"{name}\" value=\""), "\"").to_owned()))
        .to_vec()
}

/// Signs in with what went along; the answer and the cookies.
fn sign_in(server: &Server, password: &str, along: &[(&str, String)]) -> (u16, String, String) {
    let mut fields = vec![("name", "Olga"), ("password", password), ("back", "/")];
    fields.extend(along.iter().map(|(name, value)| (*name, value.as_str())));
    let (answer, cookie) = server.answer_with_cookie("/sign-in", "", &fields);
    (answer.status, answer.text, cookie)
}

#[test]
fn a_form_whose_session_ended_is_sent_after_signing_in() {
    let server = Server::start();
    server.open("Open");
    let name = [("name", "Zoë & <Søn>"), ("form_key", "k1"), ("password", "a secret")];
    let asked = server.post_as("gone", "/t/open/entries/new", &name);
    assert_eq!(asked.status, 403);
    assert!(asked.text.contains("What you typed is kept"), "{}", asked.text);
    assert!(!asked.text.contains("a secret") && !asked.text.contains("Zoë"), "{}", asked.text);

    let unsent = along(&asked.text);
    let (status, wrong, _) = sign_in(&server, "not the password", &unsent);
    assert_eq!((status, along(&wrong)), (422, unsent.clone()), "kept with a wrong password");

    let (status, page, cookie) = sign_in(&server, PASSWORD, &unsent);
    assert!(status == 200 && cookie.starts_with("session="), "{status} {cookie}");
    assert!(page.contains("action=\"/t/open/entries/new\""), "{page}");
    assert!(page.contains("name=\"name\" value=\"Zoë &#38; &#60;Søn&#62;\""), "{page}");
    assert!(page.contains("name=\"form_key\" value=\"k1\""), "counts once");
    assert!(page.contains("name=\"password\" value=\"\""), "secrets are typed anew: {page}");
}

#[test]
fn who_cannot_sign_in_is_told_so() {
    let server = Server::start();
    for (name, password) in [("Olga", "not hers"), ("Nobody", PASSWORD), ("", "")] {
        for again in ["", "yes"] {
            let fields = [("name", name), ("password", password), ("again", again)];
            let refused = server.post_as("", "/sign-in", &fields);
            let alert = "role=\"alert\" id=\"sign-in-wrong\">Name and password do not fit";
            assert_eq!(refused.status, 422, "{name}");
            assert!(refused.text.contains(alert), "{name}: {}", refused.text);
            let described = refused.text.matches("aria-describedby=\"sign-in-wrong\"").count();
            assert_eq!(described, 2, "{name}: both fields are told of: {}", refused.text);
        }
    }
}

#[test]
fn what_goes_along_leads_to_this_service_and_nowhere_else() {
    let server = Server::start();
    for to in ["https://example.org/x", "//example.org", "/sign-in", "/", ""] {
        let along = [("unsent-to", to.to_owned()), ("unsent", "YT0x".to_owned())];
        let (status, ..) = sign_in(&server, PASSWORD, &along);
        assert_eq!(status, 303, "{to}");
    }
}

#[test]
fn files_are_chosen_again() {
    let mut server = Server::start();
    server.session = "gone".to_owned();
    let asked = server.upload("/import", "open.xml", b"<Tournament/>".to_vec(), &[]);
    assert_eq!((asked.status, &*asked.location), (303, "/sign-in?back=%2F&ended=yes"));
    let page = server.get_as("", "/sign-in?back=%2F&ended=yes").text;
    assert!(page.contains("was not taken"), "{page}");
}
