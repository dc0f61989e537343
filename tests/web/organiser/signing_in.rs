//! What is sent by who has not signed in, or cannot.

use crate::organiser::support::Server;
use crate::organiser::sure::PASSWORD;

#[test]
fn a_form_whose_session_ended_is_not_taken_and_nothing_of_it_is_in_an_address() {
    let server = Server::start();
    server.open("Open");
    let asked = server.post_as("gone", "/t/open/entries/new", &[("surname", "Zoë")]);
    assert_eq!((asked.status, &*asked.location), (303, "/sign-in?back=%2F&ended=yes"));
    let page = server.get_as("", &asked.location).text;
    assert!(page.contains("what you sent was not saved"), "{page}");
    assert!(!page.contains("/t/open/entries/new"), "{page}");
}

#[test]
fn who_cannot_sign_in_is_told_so() {
    let server = Server::start();
    for (name, password) in [("Olga", "not hers"), ("Nobody", PASSWORD), ("", "")] {
        for again in ["", "yes"] {
            let fields = [("name", name), ("password", password), ("again", again)];
            let refused = server.post_as("", "/sign-in", &fields);
            let alert = "role=\"alert\" id=\"sign-in-wrong\">Wrong name or password";
            assert_eq!(refused.status, 422, "{name}");
            assert!(refused.text.contains(alert), "{name}: {}", refused.text);
            let described = refused.text.matches("aria-describedby=\"sign-in-wrong\"").count();
            assert_eq!(described, 2, "{name}: both fields are told of: {}", refused.text);
        }
    }
}

#[test]
fn files_are_chosen_again() {
    let mut server = Server::start();
    server.session = "gone".to_owned();
    let asked = server.upload("/import", "open.xml", b"<Tournament/>".to_vec(), &[]);
    assert_eq!((asked.status, &*asked.location), (303, "/sign-in?back=%2F&ended=yes"));
    let page = server.get_as("", "/sign-in?back=%2F&ended=yes").text;
    assert!(page.contains("was not saved"), "{page}");
}
