use tengen::tournament::Entry;

use crate::html::unescape;
use crate::support::{Server, golden};

const LIST: &str =
    "Name;FirstName;Rank;Country;Club\nGrünspan;Friederike;1d;DE;Elb\nOsei;Kwame;4k;GH;Accr\n";

#[test]
fn everybody_on_a_list_is_entered() {
    let server = Server::start();
    for (registration, here) in [("preliminary", false), ("final", true)] {
        let open = server.open("Open");
        let path = format!("/t/{}/entries/import", open.slug);
        assert_eq!(server.get(&path).status, 200);
        let fields = [("registration", registration), ("form_key", "a-key-of-20-letters-")];
        for _ in 0..2 {
            let done = server.upload(&path, "list.csv", LIST.into(), &fields);
            assert_eq!(done.status, 303, "{}", done.text);
        }
        let now = server.now(open.id);
        let names: Vec<_> = now.tournament.entries.iter().map(Entry::full_name).collect();
        assert_eq!(names, ["Grünspan Friederike", "Osei Kwame"]);
        assert!(now.tournament.entries.iter().all(|entry| entry.is_final() == here));
    }
}

#[test]
fn a_list_with_a_fault_enters_nobody_and_names_every_line() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let list =
        format!("{LIST};Nameless;3k;DE;Elb\nMills;Ada;31k;GB;Cam\nOsei;Kwame;5k;GH;Accr\nShort\n");
    let refused = server.upload(&path, "list.csv", list.into(), &[]);
    assert_eq!(refused.status, 422);
    for line in ["Line 4", "Line 5", "Line 6", "Line 7"] {
        assert!(refused.text.contains(line), "{line}: {}", refused.text);
    }
    assert!(server.now(open.id).tournament.entries.is_empty());
}

#[test]
fn who_is_entered_already_is_named_with_the_line() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    assert_eq!(server.upload(&path, "list.csv", LIST.into(), &[]).status, 303);
    let more = format!("{LIST}Mills;Ada;3k;GB;Cam\n");
    let refused = server.upload(&path, "list.csv", more.into(), &[]);
    assert_eq!(refused.status, 422);
    let text = unescape(&refused.text);
    assert!(text.contains("<b>Line 2</b>: Friederike Grünspan is entered already"), "{text}");
    assert!(text.contains("<b>Line 3</b>: Kwame Osei is entered already"));
    assert_eq!(server.now(open.id).tournament.entries.len(), 2);
}

#[test]
fn a_whole_tournament_is_no_list() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let file = std::fs::read(golden().join("harbour-open.xml")).unwrap();
    let refused = server.upload(&path, "harbour.xml", file, &[]);
    assert!(refused.status == 422 && refused.text.contains("This is a whole tournament"));
    assert_eq!(server.upload(&path, "", Vec::new(), &[]).status, 422);
    assert!(server.now(open.id).tournament.entries.is_empty());
}
