//! What a form of an entry makes of rank, rating, country and name.

use tengen::rating::Rating;

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::Server;

fn typed(server: &Server, path: &str) -> Vec<(String, String)> {
    let page = server.get(path).text;
    let start = page.find("<form class=\"form\" method=\"post\"").expect("a form");
    fields(form(&page[start..], "<form"))
}

#[test]
fn a_rating_that_was_made_of_the_rank_follows_it() {
    let server = Server::start();
    let open = server.open_with("Open", &["2k", "3d"]);
    let rating = |entry: usize| server.now(open.id).tournament.entries[entry].rating;
    let sent = with(&typed(&server, "/t/open/entries/1"), "rank", "1d");
    assert_eq!(server.post("/t/open/entries/1", &borrowed(&sent)).status, 303);
    assert_eq!(rating(0), Rating::of("1d".parse().unwrap()));
    // One that was typed stays where it is.
    let sent = with(&typed(&server, "/t/open/entries/2"), "rating", "2222");
    assert_eq!(server.post("/t/open/entries/2", &borrowed(&sent)).status, 303);
    let sent = with(&typed(&server, "/t/open/entries/2"), "rank", "9k");
    assert_eq!(server.post("/t/open/entries/2", &borrowed(&sent)).status, 303);
    assert_eq!(rating(1), Rating(2222));
    // It is far from the rank now, which the registration says.
    assert!(server.get("/t/open/entries").text.contains("rating 2222 suggests 2d"));
    let mut wide = server.now(open.id).tournament.settings.clone();
    wide.rank_gap = 38;
    server.service.acts(open.id, server.by()).change_settings(|_| Ok(wide)).unwrap();
    assert!(!server.get("/t/open/entries").text.contains("says 2d"));
}

#[test]
fn a_country_that_is_none_is_refused_at_its_field() {
    let server = Server::start();
    server.open_with("Open", &["2k"]);
    for wrong in ["XX", "ZZ", "D"] {
        let sent = with(&typed(&server, "/t/open/entries/1"), "country", wrong);
        let refused = server.post("/t/open/entries/1", &borrowed(&sent));
        assert!(refused.status == 422 && refused.text.contains("id=\"country-wrong\""), "{wrong}");
        assert!(refused.text.contains(&format!("value=\"{wrong}\"")), "it stays typed");
    }
    let sent = with(&typed(&server, "/t/open/entries/1"), "country", "uk");
    assert_eq!(server.post("/t/open/entries/1", &borrowed(&sent)).status, 303);
}

#[test]
fn what_turns_text_around_is_taken_out_of_names() {
    let server = Server::start();
    let open = server.open_with("Open", &["2k"]);
    let sent =
        with(&typed(&server, "/t/open/entries/1"), "surname", "Abe\u{202e}nav\u{200b}\u{2066}");
    let sent = with(&sent, "club", "\u{feff}K\u{202b}n");
    assert_eq!(server.post("/t/open/entries/1", &borrowed(&sent)).status, 303);
    let entry = &server.now(open.id).tournament.entries[0];
    assert_eq!((entry.surname.as_str(), entry.club.as_str()), ("Abenav", "Kn"));
}
