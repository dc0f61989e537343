use tengen::tournament::{Entry, EntryId, RoundNo};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::entries::{add, publish};
use crate::organiser::support::Server;

#[test]
fn boxes_that_were_changed_are_written_and_no_others() {
    let server = Server::start();
    let open = server.open_with("Open", &["3d", "2d", "1d"]);
    let path = format!("/t/{}/entries", open.slug);
    let page = server.get(&path);
    let shown = fields(form(&page.text, "/entries/participation\""));
    let mut sent = shown.clone();
    sent.retain(|field| *field != ("r2".to_owned(), "1".to_owned()));
    sent.retain(|field| *field != ("here".to_owned(), "3".to_owned()));
    // Meanwhile somebody else takes B out of round 5.
    let b = server.now(open.id).tournament.entries[1].clone();
    let without = b.participation.with(RoundNo(5), false);
    let edit = |_: &_, was: &Entry| Ok(Entry { participation: without, ..was.clone() });
    server.service.acts(open.id, server.by()).edit_entry(EntryId(2), false, edit).unwrap();
    let done = server.post(&format!("{path}/participation"), &borrowed(&sent));
    assert_eq!((done.status, done.location.as_str()), (303, path.as_str()));
    assert!(done.notice.contains("\"count\",2"), "{}", done.notice);
    let now = server.now(open.id);
    let rounds: Vec<_> =
        now.tournament.entries.iter().map(|e| e.participation.to_text(5)).collect();
    assert_eq!(rounds, ["10111", "11110", "11111"]);
    let here: Vec<_> = now.tournament.entries.iter().map(Entry::is_final).collect();
    assert_eq!(here, [true, true, false]);
    // Sent twice it counts once, and a page without changes makes none.
    server.post(&format!("{path}/participation"), &borrowed(&sent));
    let shown = fields(form(&server.get(&path).text, "/entries/participation\""));
    server.post(&format!("{path}/participation"), &borrowed(&shown));
    assert_eq!(server.now(open.id).revision, now.revision);
}

#[test]
fn the_list_is_saved_as_a_whole_or_not_at_all() {
    let server = Server::start();
    let open = server.open_with("Open", &["3d", "2d", "1d", "1k"]);
    let path = format!("/t/{}/entries", open.slug);
    let mut sent = fields(form(&server.get(&path).text, "/entries/participation\""));
    sent.retain(|(name, _)| name != "r1" && name != "r3");
    // Between showing and sending, the round is published.
    publish(&server, &open);
    let before = server.now(open.id);
    let refused = server.post(&format!("{path}/participation"), &borrowed(&sent));
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("class=\"say say-alert\""), "{}", refused.text);
    let again = fields(form(&refused.text, "/entries/participation\""));
    assert!(again.iter().all(|(name, _)| name != "r3"), "the boxes are as they were ticked");
    assert_eq!(server.now(open.id).revision, before.revision);
    // A page of now has no box for the paired round, and saves the rest.
    let page = server.get(&path);
    assert!(!page.text.contains("name=\"r1\"") && page.text.contains("name=\"r2\""));
    let mut sent = fields(form(&page.text, "/entries/participation\""));
    sent.retain(|(name, _)| name != "r3");
    server.post(&format!("{path}/participation"), &borrowed(&sent));
    let now = server.now(open.id);
    assert!(now.tournament.entries.iter().all(|e| e.participation.to_text(5) == "11011"));
}

#[test]
fn everybody_found_can_be_checked_in_at_once() {
    let server = Server::start();
    let open = server.open("Open");
    for (name, club) in [("A", "Elb"), ("B", "Elb"), ("C", "Spree")] {
        add(
            &server,
            &open,
            &[("surname", name), ("rank", "4k"), ("club", club), ("registration", "preliminary")],
        );
    }
    let page = server.get(&format!("/t/{}/entries?q=elb", open.slug));
    assert!(page.text.contains("All 3") && page.text.contains("Not checked in 3"));
    let sent = fields(form(&page.text, "/entries/check-in\""));
    let done = server.post(&format!("/t/{}/entries/check-in", open.slug), &borrowed(&sent));
    assert_eq!(done.location, format!("/t/{}/entries?q=elb", open.slug));
    let here = || -> Vec<bool> {
        server.now(open.id).tournament.entries.iter().map(Entry::is_final).collect()
    };
    assert_eq!(here(), [true, true, false]);
    let page = server.get(&done.location).text;
    assert!(page.contains("Entries changed: 2 ("), "{page}");
    let undo = fields(form(&page, "id=\"undo\""));
    let check_in = format!("/t/{}/entries/check-in", open.slug);
    let undone = server.post(&format!("/t/{}/undo", open.slug), &borrowed(&undo));
    assert_eq!(undone.location, format!("/t/{}/entries?q=elb", open.slug));
    assert_eq!(here(), [false, false, false]);
    assert!(!server.get(&undone.location).text.contains("id=\"undo\""));
    let again = server.get(&format!("/t/{}/entries?q=elb", open.slug)).text;
    server.post(&check_in, &borrowed(&fields(form(&again, "/entries/check-in\""))));
    let page = server.get(&format!("/t/{}/entries?show=preliminary", open.slug));
    assert!(page.text.contains(">C</bdi>") && !page.text.contains(">A</bdi>"));
    let unknown = [("entry", "99")];
    assert_eq!(server.post(&format!("/t/{}/entries/check-in", open.slug), &unknown).status, 409);
}

#[test]
fn a_congress_has_pages_and_a_page_fits_into_one_form() {
    let server = Server::start();
    let file =
        std::fs::read(crate::organiser::support::golden().join("congress-2011.xml")).unwrap();
    let done = server.upload("/import", "congress.xml", file, &[]);
    let open = server.at(crate::organiser::support::slug(&done.location));
    let mut settings = open.tournament.settings.clone();
    settings.rounds = 20;
    server.service.acts(open.id, server.by()).change_settings(|_| Ok(settings)).unwrap();
    let path = format!("/t/{}/entries?page=3", open.slug);
    let page = server.get(&path);
    let shown = fields(form(&page.text, "/entries/participation\""));
    assert_eq!(shown.iter().filter(|(name, _)| name == "was").count(), 200);
    let sent: Vec<_> = with(&shown, "r20", "none");
    let save = format!("/t/{}/entries/participation", open.slug);
    let asked = server.post(&save, &borrowed(&sent));
    assert!(asked.text.contains("Save the list: 138 players?"), "{}", asked.text);
    let out = || {
        let now = server.now(open.id);
        now.tournament.entries.iter().filter(|e| !e.participation.in_round(RoundNo(20))).count()
    };
    let before = out();
    let done = server.post(&save, &borrowed(&fields(form(&asked.text, "/participation\""))));
    assert_eq!((done.status, done.location), (303, path), "{}", done.text);
    assert_eq!(out(), before + 138, "nothing is done unasked");
}

#[test]
fn all_found_are_chosen_at_once_and_nobody_is_here_yet_at_any_size() {
    let server = Server::start();
    let open = server.open("Open");
    let mut full = open.tournament.clone();
    full.settings.name = "Full".to_owned();
    full.entries = (1..=230)
        .map(|no| {
            let rank = format!("{}k", 1 + no % 20).parse().unwrap();
            Entry::new(EntryId(no), &format!("Player {no}"), "", rank)
        })
        .collect();
    let open = server.keep(&full);
    let path = format!("/t/{}/entries", open.slug);
    let here = || server.now(open.id).tournament.entries.iter().filter(|e| e.is_final()).count();
    assert_eq!(here(), 230);
    // Nobody is here yet: one tap, which can be taken back.
    let shown = server.get(&path).text;
    let sent = fields(form(&shown, "/entries/check-in\""));
    let done = server.post(&format!("{path}/check-in"), &borrowed(&sent));
    assert_eq!((done.location.as_str(), here()), (path.as_str(), 0));
    let undo = fields(form(&server.get(&done.location).text, "id=\"undo\""));
    server.post(&format!("/t/{}/undo", open.slug), &borrowed(&undo));
    assert_eq!(here(), 230);
    // The box that chooses all means those on every page, without a script.
    let shown = fields(form(&server.get(&path).text, "/entries/participation\""));
    assert!(shown.iter().all(|(name, _)| name != "all"), "nobody is chosen unasked");
    let (_, all) = server
        .get(&path)
        .text
        .split_once("name=\"all\" value=\"")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .expect("a box for all");
    let all = all.split('"').next().unwrap().to_owned();
    let sent = with(&with(&shown, "all", &all), "do", "announce");
    let asked = server.post(&format!("{path}/chosen"), &borrowed(&sent));
    assert!(asked.text.contains("Not here: 230 players?") && here() == 230, "{}", asked.text);
    let sure = fields(form(&asked.text, "/entries/chosen\""));
    let done = server.post(&format!("{path}/chosen"), &borrowed(&with(&sure, "do", "announce")));
    assert!(done.notice.contains("\"count\",230"), "{}", done.notice);
    assert_eq!(here(), 0);
    // Of what is found only those; who is chosen twice is changed once.
    let found = server.get(&format!("{path}?q=20k")).text;
    let (_, some) = found.split_once("name=\"all\" value=\"").expect("a box for all");
    let some = some.split('"').next().unwrap();
    let one = some.split('.').next().unwrap();
    let sent = [("all", some), ("chosen", one), ("do", "check-in"), ("sure", "yes")];
    server.post(&format!("{path}/chosen"), &sent);
    let wanted = |entry: &&Entry| entry.rank.to_string() == "20k";
    let now = server.now(open.id);
    assert!(now.tournament.entries.iter().all(|entry| entry.is_final() == wanted(&entry)));
    assert_eq!(server.post(&format!("{path}/chosen"), &[("all", "x")]).status, 400);
    let nobody = server.post(&format!("{path}/chosen"), &[("all", ""), ("do", "paid")]);
    assert!(nobody.notice.contains("entries-chosen-nobody"), "{}", nobody.notice);
}
