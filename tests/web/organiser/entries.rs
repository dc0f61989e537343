use tengen::rating::Rating;
use tengen::service::{DrawRequest, fingerprint};
use tengen::store::Snapshot;
use tengen::tournament::{Entry, Registration, RoundNo};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::Server;

/// The fields of the form for somebody new, filled in.
fn typed(server: &Server, open: &Snapshot, changes: &[(&str, &str)]) -> Vec<(String, String)> {
    let page = server.get(&format!("/t/{}/entries/new", open.slug));
    let mut typed = fields(form(&page.text, "<form class=\"form\" method=\"post\""));
    for (name, value) in changes {
        typed = with(&typed, name, value);
    }
    typed
}

pub fn add(
    server: &Server,
    open: &Snapshot,
    changes: &[(&str, &str)],
) -> crate::organiser::support::Answered {
    let path = format!("/t/{}/entries/new", open.slug);
    server.post(&path, &borrowed(&typed(server, open, changes)))
}

fn only(server: &Server, open: &Snapshot) -> Entry {
    let now = server.now(open.id);
    assert_eq!(now.tournament.entries.len(), 1);
    now.tournament.entries[0].clone()
}

/// Draws and publishes round 1.
pub fn publish(server: &Server, open: &Snapshot) {
    let service = &server.service;
    let request = DrawRequest { seen: "none".into(), ..DrawRequest::default() };
    service.acts(open.id, server.by()).draw_round(RoundNo(1), &request).unwrap();
    let seen = fingerprint(server.now(open.id).tournament.round(RoundNo(1)));
    service.acts(open.id, server.by()).publish_round(RoundNo(1), &seen, false).unwrap();
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
        ("country", "Atlantis"),
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
        add(&server, &open, &[("surname", "GROSS"), ("first_name", "uwe"), ("rank", "4k")]);
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
fn a_search_finds_names_without_their_accents() {
    let server = Server::start();
    let open = server.open("Open");
    add(&server, &open, &[("surname", "Rędziński"), ("first_name", "Tomasz"), ("rank", "3d")]);
    add(&server, &open, &[("surname", "Seo"), ("native_name", "서윤지"), ("rank", "4d")]);
    let finds = |q: &str| server.get(&format!("/t/{}/entries?q={q}", open.slug)).text;
    assert!(finds("redzin+tom").contains("Rędziński") && !finds("redzin").contains("Seo"));
    assert!(finds("%EC%84%9C%EC%9C%A4").contains("Seo"));
    assert!(finds("nobody").contains("No player or table matches"));
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
    // The game of round 1 is not played: whoever leaves from there on is asked what becomes of it.
    assert!(page.text.contains("<option value=\"1\"") && !page.text.contains("/remove\""));
    let asked = server.post(&format!("{path}/withdraw"), &[("round", "1")]);
    assert_eq!(asked.location, format!("{path}/withdraw?round=1"));
    assert_eq!(server.get(&asked.location).status, 200);
    assert_eq!(server.get(&format!("{path}/withdraw")).location, path);
    // A form of before the round was published is refused with the reason.
    let refused = server.post(&format!("{path}/remove"), &[("round", "1")]);
    assert_eq!(refused.location, path);
    assert!(refused.notice.contains("refusal-"), "{}", refused.notice);
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
fn father_and_son_of_one_name_are_both_entered() {
    let server = Server::start();
    let open = server.open("Open");
    let smith = [("surname", "Smith"), ("first_name", "John"), ("rank", "5k"), ("club", "Lon")];
    assert_eq!(add(&server, &open, &smith).status, 303);
    // The same name, rank and club: asked about, with a box that answers.
    let asked = add(&server, &open, &smith);
    assert_eq!(asked.status, 422, "{}", asked.text);
    assert!(asked.text.contains("name=\"another\""), "{}", asked.text);
    let ticked =
        with(&fields(form(&asked.text, "<form class=\"form\" method=\"post\"")), "another", "yes");
    let path = format!("/t/{}/entries/new", open.slug);
    assert_eq!(server.post(&path, &borrowed(&ticked)).status, 303);
    // Another rank, or another club, says it by itself.
    for other in [("rank", "14k"), ("club", "Cam")] {
        let one: Vec<_> =
            smith.into_iter().filter(|(name, _)| *name != other.0).chain([other]).collect();
        assert_eq!(add(&server, &open, &one).status, 303, "{other:?}");
    }
    let now = server.now(open.id);
    assert_eq!(now.tournament.entries.len(), 4);
    // Each of them can be edited, also so that they are alike in more.
    let path = format!("/t/{}/entries/3", open.slug);
    let shown = fields(form(&server.get(&path).text, "<form class=\"form\" method=\"post\""));
    assert_eq!(server.post(&path, &borrowed(&with(&shown, "rank", "5k"))).status, 303);
    // The whole event comes back from its own file as it is.
    let (_, _, file) = server.bytes(&format!("/t/{}/downloads/tengen", open.slug));
    let made = server.upload("/import", "event.json", file, &[]);
    assert_eq!(made.status, 303, "{}", made.text);
    let copy = server.at(crate::organiser::support::slug(&made.location)).tournament.clone();
    assert_eq!(copy.entries, server.now(open.id).tournament.entries);
    // One number of a federation is one person, whatever is ticked.
    let known = [
        ("surname", "Smith"),
        ("first_name", "John"),
        ("rank", "5k"),
        ("egf_pin", "90010025"),
        ("another", "yes"),
    ];
    assert_eq!(add(&server, &open, &known).status, 303);
    assert_eq!(add(&server, &open, &known).status, 422);
}
