use tengen::desk::{DrawRequest, fingerprint};
use tengen::rating::Rating;
use tengen::store::Snapshot;
use tengen::tournament::{Entry, EntryId, Registration, RoundNo};

use crate::html::{borrowed, fields, form, with};
use crate::support::Server;

/// The fields of the form for somebody new, filled in.
fn typed(server: &Server, open: &Snapshot, changes: &[(&str, &str)]) -> Vec<(String, String)> {
    let page = server.get(&format!("/t/{}/entries/new", open.slug));
    let mut typed = fields(form(&page.text, "<form class=\"form\" method=\"post\""));
    for (name, value) in changes {
        typed = with(&typed, name, value);
    }
    typed
}

fn add(server: &Server, open: &Snapshot, changes: &[(&str, &str)]) -> crate::support::Answered {
    let path = format!("/t/{}/entries/new", open.slug);
    server.post(&path, &borrowed(&typed(server, open, changes)))
}

fn only(server: &Server, open: &Snapshot) -> Entry {
    let now = server.now(open.id);
    assert_eq!(now.tournament.entries.len(), 1);
    now.tournament.entries[0].clone()
}

/// Draws and publishes round 1.
fn publish(server: &Server, open: &Snapshot) {
    let desk = &server.desk;
    let request = DrawRequest { seen: "none".into(), ..DrawRequest::default() };
    desk.draw_round(open.id, server.by(), RoundNo(1), &request).unwrap();
    let seen = fingerprint(server.now(open.id).tournament.round(RoundNo(1)));
    desk.publish_round(open.id, server.by(), RoundNo(1), &seen).unwrap();
}

#[test]
fn everything_typed_of_a_player_is_kept() {
    let server = Server::start();
    let open = server.open("Open");
    let mut fields = typed(
        &server,
        &open,
        &[
            ("surname", "  Morishita "),
            ("first_name", "Aiko"),
            ("native_name", "森下 藍子"),
            ("rank", "3 dan"),
            ("rating", "2287"),
            ("club", "Elb"),
            ("country", "jp"),
            ("egf_pin", "1234 5678"),
            ("ffg_licence", "0400001"),
            ("aga_id", "12345"),
            ("correction", "+1"),
            ("registration", "preliminary"),
        ],
    );
    fields.retain(|(name, value)| name != "round" || value != "2");
    let done = server.post(&format!("/t/{}/entries/new", open.slug), &borrowed(&fields));
    assert_eq!(done.status, 303, "{}", done.text);
    let entry = only(&server, &open);
    assert_eq!((entry.surname.as_str(), entry.first_name.as_str()), ("Morishita", "Aiko"));
    assert_eq!(entry.native_name.as_deref(), Some("森下 藍子"));
    assert_eq!((entry.rank.to_string().as_str(), entry.rating), ("3d", Rating(2287)));
    assert_eq!((entry.club.as_str(), entry.country.as_str()), ("Elb", "JP"));
    assert_eq!((entry.egf_pin.as_str(), entry.aga_id.as_str()), ("12345678", "12345"));
    assert_eq!((entry.ffg_licence.as_str(), entry.correction), ("0400001", 1));
    assert_eq!(entry.registration, Registration::Preliminary);
    assert_eq!(entry.participation.to_text(5), "10111");
    // The form of the entry shows all of it, and sent as it stands changes nothing.
    let path = format!("/t/{}/entries/{}", open.slug, entry.id);
    let shown =
        crate::html::fields(form(&server.get(&path).text, "<form class=\"form\" method=\"post\""));
    assert_eq!(server.post(&path, &borrowed(&shown)).status, 303);
    assert_eq!(only(&server, &open), entry);
}

#[test]
fn names_of_one_to_two_hundred_characters_in_any_script_are_taken() {
    let server = Server::start();
    let open = server.open("Open");
    let long = "ñ".repeat(200);
    for name in ["O", "本因坊", "Верескова", "Nguyễn", "عمر", "<script>alert(1)</script>", &long]
    {
        let done = add(&server, &open, &[("surname", name), ("rank", "5k")]);
        assert_eq!(done.status, 303, "{name}: {}", done.text);
    }
    let page = server.get(&format!("/t/{}/entries", open.slug));
    assert!(!page.text.contains("<script>alert") && page.text.contains("本因坊"));
    assert_eq!(server.now(open.id).tournament.entries.len(), 7);
}

#[test]
fn what_cannot_be_is_said_at_its_field_and_stays_typed() {
    let server = Server::start();
    let open = server.open("Open");
    let long = "ñ".repeat(201);
    for (field, value) in [
        ("surname", " "),
        ("surname", long.as_str()),
        ("first_name", "a\u{7}b"),
        ("native_name", &long),
        ("rank", "31k"),
        ("rank", "10d"),
        ("rank", ""),
        ("rating", "3501"),
        ("rating", "two thousand"),
        ("club", &long),
        ("country", "GER"),
        ("egf_pin", "123"),
        ("ffg_licence", &long),
        ("aga_id", &long),
        ("correction", "10"),
        ("correction", "x"),
        ("registration", "maybe"),
    ] {
        let refused = add(&server, &open, &[("surname", "Typed"), ("rank", "4k"), (field, value)]);
        assert_eq!(refused.status, 422, "{field} {value}");
        assert!(refused.text.contains(&format!("id=\"{field}-wrong\"")), "{field} {value}");
        if field != "surname" {
            assert!(refused.text.contains("value=\"Typed\""), "{field} {value}");
        }
    }
    assert_eq!(server.now(open.id).tournament.entries.len(), 0);
}

#[test]
fn nobody_is_entered_twice() {
    let server = Server::start();
    let open = server.open("Open");
    let first =
        typed(&server, &open, &[("surname", "Groß"), ("first_name", "Uwe"), ("rank", "4k")]);
    let path = format!("/t/{}/entries/new", open.slug);
    assert_eq!(server.post(&path, &borrowed(&first)).status, 303);
    // The same form again is the same act.
    assert_eq!(server.post(&path, &borrowed(&first)).status, 303);
    assert_eq!(server.now(open.id).tournament.entries.len(), 1);
    let double =
        add(&server, &open, &[("surname", "GROSS"), ("first_name", "uwe"), ("rank", "9k")]);
    assert_eq!(double.status, 422);
    assert!(
        double.text.contains("id=\"surname-wrong\"") && double.text.contains("value=\"GROSS\"")
    );
    assert_eq!(server.now(open.id).tournament.entries.len(), 1);
}

#[test]
fn a_rating_left_empty_is_the_middle_of_the_rank_and_one_typed_is_by_hand() {
    let server = Server::start();
    let open = server.open("Open");
    add(&server, &open, &[("surname", "A"), ("rank", "1d")]);
    assert_eq!(only(&server, &open).rating, Rating(2100));
    let path = format!("/t/{}/entries/1", open.slug);
    let shown = fields(form(&server.get(&path).text, "<form class=\"form\" method=\"post\""));
    server.post(&path, &borrowed(&with(&shown, "rating", "2222")));
    let entry = only(&server, &open);
    assert_eq!((entry.rating, entry.rating_origin.as_str()), (Rating(2222), "MAN"));
}

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
    server.desk.set_participation(open.id, server.by(), EntryId(2), without).unwrap();
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
    assert_eq!(refused.status, 303);
    assert!(refused.notice.contains("entries-paired"), "{}", refused.notice);
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
    let here: Vec<_> = server.now(open.id).tournament.entries.iter().map(Entry::is_final).collect();
    assert_eq!(here, [true, true, false]);
    let page = server.get(&format!("/t/{}/entries?show=preliminary", open.slug));
    assert!(page.text.contains(">C</bdi>") && !page.text.contains(">A</bdi>"));
    let unknown = [("entry", "99")];
    assert_eq!(server.post(&format!("/t/{}/entries/check-in", open.slug), &unknown).status, 409);
}

#[test]
fn a_search_finds_names_without_their_accents() {
    let server = Server::start();
    let open = server.open("Open");
    add(&server, &open, &[("surname", "Rędziński"), ("first_name", "Tomasz"), ("rank", "3d")]);
    add(&server, &open, &[("surname", "Seo"), ("native_name", "서윤지"), ("rank", "4d")]);
    let finds = |q: &str| server.get(&format!("/t/{}/entries?q={q}", open.slug)).text;
    assert!(finds("redzin+tom").contains("Rędziński") && !finds("redzin").contains("Seo"));
    assert!(finds("%EC%84%9C%EC%9C%A4").contains("Seo"));
    assert!(finds("nobody").contains("Nobody here by that name"));
}

#[test]
fn who_withdraws_keeps_earlier_games_and_who_has_none_can_be_removed() {
    let server = Server::start();
    let open = server.open_with("Open", &["3d", "2d", "1d", "1k", "2k"]);
    publish(&server, &open);
    let now = server.now(open.id);
    let bye = now.tournament.round(RoundNo(1)).unwrap().byes[0];
    let player = now.tournament.entries.iter().find(|e| e.id != bye).unwrap().id;
    let path = format!("/t/{}/entries/{player}", open.slug);
    let page = server.get(&path);
    assert!(!page.text.contains("<option value=\"1\"") && !page.text.contains("/remove\""));
    // A form of before the round was published is refused with the reason.
    for act in ["withdraw", "remove"] {
        let refused = server.post(&format!("{path}/{act}"), &[("round", "1")]);
        assert_eq!(refused.location, path);
        assert!(refused.notice.contains("refusal-"), "{act}: {}", refused.notice);
    }
    assert_eq!(server.now(open.id).revision, now.revision);
    let done = server.post(&format!("{path}/withdraw"), &[("round", "2")]);
    assert_eq!(done.location, format!("/t/{}/entries", open.slug));
    let kept = server.now(open.id).tournament.entry(player).unwrap().participation;
    assert_eq!(kept.to_text(5), "10000");
    add(&server, &open, &[("surname", "Mistake"), ("rank", "4k")]);
    let count = server.now(open.id).tournament.entries.len();
    let mistake = server.now(open.id).tournament.entries.last().unwrap().id;
    let done = server.post(&format!("/t/{}/entries/{mistake}/remove", open.slug), &[]);
    assert_eq!(done.status, 303);
    assert_eq!(server.now(open.id).tournament.entries.len(), count - 1);
    assert_eq!(server.get(&format!("/t/{}/entries/{mistake}", open.slug)).status, 404);
}

#[test]
fn a_congress_has_pages_and_a_page_fits_into_one_form() {
    let server = Server::start();
    let file = std::fs::read(crate::support::golden().join("congress-2011.xml")).unwrap();
    let done = server.upload("/import", "congress.xml", file, &[]);
    let open = server.at(crate::support::slug(&done.location));
    let mut settings = open.tournament.settings.clone();
    settings.rounds = 20;
    server.desk.change_settings(open.id, server.by(), settings).unwrap();
    let path = format!("/t/{}/entries?page=3", open.slug);
    let page = server.get(&path);
    let shown = fields(form(&page.text, "/entries/participation\""));
    assert_eq!(shown.iter().filter(|(name, _)| name == "was").count(), 200);
    let sent: Vec<_> = with(&shown, "r20", "none");
    let done = server.post(&format!("/t/{}/entries/participation", open.slug), &borrowed(&sent));
    assert_eq!((done.status, done.location), (303, path), "{}", done.text);
    let now = server.now(open.id);
    let out = now.tournament.entries.iter().filter(|e| !e.participation.in_round(RoundNo(20)));
    assert!(out.count() >= 200);
}
