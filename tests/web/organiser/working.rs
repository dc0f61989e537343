//! What takes seconds: how far it is, and that it can be stopped.

use tengen::service::TaskOf;
use tengen::tournament::RoundNo;

use crate::organiser::support::Server;

#[test]
fn a_draw_says_how_far_it_is_and_is_stopped() {
    let server = Server::start();
    let id = server.open_with("Open", &["3d", "2d", "1d", "1k"]).id;
    let (work, stop) = ("/t/open/draft/1/work", "/t/open/draft/1/stop");
    assert_eq!(server.get(work).status, 204, "nobody draws");
    let idle = server.get("/t/open/draft/1").text;
    assert!(idle.contains("data-work=\"/t/open/draft/1/work\"") && !idle.contains("value=\"40\""));
    let working = server.service.work_on(TaskOf::Draw(id, RoundNo(1)));
    working.advance(40).unwrap();
    assert_eq!(server.get(work).text, "{\"percent\":40}");
    assert_eq!(server.get("/t/open/draft/2/work").status, 204, "that is another round");
    let seen = server.get("/t/open/draft/1").text;
    assert!(
        seen.contains("value=\"40\"") && seen.contains("action=\"/t/open/draft/1/stop\""),
        "{seen}"
    );
    assert!(server.posted(stop, &[]).contains("Stopped. Nothing was changed."));
    assert!(working.advance(50).is_err());
}

#[test]
fn a_file_says_how_far_it_is_and_is_stopped() {
    let server = Server::start();
    assert_eq!(server.get("/import/work").status, 204);
    let working = server.service.work_on(TaskOf::Import(server.owner));
    working.advance(50).unwrap();
    assert_eq!(server.get("/import/work").text, "{\"percent\":50}");
    assert!(server.posted("/import/stop", &[]).contains("Stopped. Nothing was changed."));
    assert!(working.advance(60).is_err());
}
