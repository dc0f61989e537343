use tengen::tournament::{Federation, System, Tournament, preset};

use crate::html::{borrowed, fields, form};
use crate::organiser::support::{Server, day};

#[test]
fn limits_are_tried_without_changing_anything_and_then_taken() {
    let server = Server::start();
    let open = server.open_with("Open", &["6d", "4d", "3d", "20k", "25k"]);
    let path = format!("/t/{}/groups", open.slug);
    let page = server.get(&path);
    let scores = |text: &str| -> Vec<String> {
        let parts = text.split("<h2>Score ").skip(1);
        parts.map(|part| part.split(' ').next().unwrap().to_owned()).collect()
    };
    assert_eq!(scores(&page.text), ["33", "32", "10"]);
    let tried = server.get(&format!("{path}?floor=25k&bar=3d"));
    assert_eq!(scores(&tried.text), ["32", "10", "5"]);
    assert!(tried.text.contains("Nothing is changed yet"));
    assert_eq!(server.now(open.id).revision, open.revision);
    let sent = fields(form(&tried.text, "<form class=\"section say\""));
    let done = server.post(&path, &borrowed(&sent));
    assert_eq!((done.status, &done.location), (303, &path));
    assert_eq!(scores(&server.get(&path).text), ["32", "10", "5"]);
    let limits = server.now(open.id).tournament.settings.mcmahon;
    assert_eq!((limits.floor.to_string(), limits.bar.to_string()), ("25k".into(), "3d".into()));
}

#[test]
fn limits_that_cannot_be_are_said_at_their_field() {
    let server = Server::start();
    let open = server.open_with("Open", &["6d"]);
    let path = format!("/t/{}/groups", open.slug);
    for (query, field) in [("floor=x", "floor"), ("bar=10d", "bar"), ("floor=5d&bar=1d", "floor")] {
        let refused = server.get(&format!("{path}?{query}"));
        assert_eq!(refused.status, 422, "{query}");
        assert!(refused.text.contains(&format!("id=\"{field}-wrong\"")), "{query}");
    }
    let limits = open.tournament.settings.mcmahon;
    let shown = format!("floor={}&bar={}", limits.floor, limits.bar);
    let refused = server.post(&path, &[("floor", "8d"), ("bar", ""), ("as_shown", &shown)]);
    assert_eq!(refused.status, 422, "above the bar that stands");
    assert_eq!(server.now(open.id).revision, open.revision);
}

#[test]
fn a_swiss_has_no_floor_and_no_bar() {
    let server = Server::start();
    let swiss = preset(System::Swiss, Federation::Egf, "Swiss", day());
    let open = server.keep(&Tournament::new(swiss));
    let page = server.get(&format!("/t/{}/groups", open.slug));
    assert!(page.status == 200 && !page.text.contains("name=\"floor\""));
}
