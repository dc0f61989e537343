use std::path::Path;

use tengen::rating::Rating;
use tengen::tournament::Entry;

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::Server;

fn list(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/ratings").join(name))
        .unwrap()
}

/// The first hit's value of a page of the search.
fn first_hit(text: &str) -> &str {
    let (_, rest) = text.split_once("name=\"who\" value=\"").expect("a hit");
    rest.split('"').next().unwrap()
}

fn with_lists() -> (Server, String) {
    let server = Server::start();
    let open = server.open("Open");
    for name in ["egf.html", "ffg.txt"] {
        let done = server.upload("/ratings", name, list(name), &[]);
        assert_eq!(done.status, 303, "{}", done.text);
        assert!(done.notice.contains("lists-done"), "{}", done.notice);
    }
    (server, open.slug)
}

#[test]
fn a_tap_enters_somebody_with_all_that_the_lists_know() {
    let (server, slug) = with_lists();
    let page = format!("/t/{slug}/entries/enter");
    let searched = server.get(&format!("{page}?q=bondarchnko+mstislav"));
    assert_eq!(searched.status, 200);
    let who = first_hit(&searched.text);
    let done = server.post(&page, &[("who", who), ("q", "bondarchnko")]);
    assert_eq!((done.status, done.location.as_str()), (303, page.as_str()));
    let entry = server.at(&slug).tournament.entries[0].clone();
    assert_eq!(entry.full_name(), "Bondarchenko Mstislav");
    assert_eq!((entry.rank.to_string().as_str(), entry.rating), ("9k", Rating(1174)));
    assert_eq!((entry.country.as_str(), entry.club.as_str()), ("RU", "Novo"));
    assert_eq!((entry.egf_pin.len(), entry.rating_origin.as_str()), (8, "EGF : 1174"));
    let again = server.get(&format!("{page}?q=bondarchenko+mstislav"));
    assert!(again.text.contains("disabled"), "nobody is entered twice");
    let twice = server.post(&page, &[("who", who)]);
    assert!(twice.notice.contains("refusal-entered-already"), "{}", twice.notice);
    assert_eq!(server.at(&slug).tournament.entries.len(), 1);
}

#[test]
fn those_just_entered_are_ticked_and_one_comes_back_to_them() {
    let (server, slug) = with_lists();
    let page = format!("/t/{slug}/entries/enter");
    let searched = server.get(&format!("{page}?q=bondarchenko+mstislav"));
    server.post(&page, &[("who", first_hit(&searched.text)), ("registration", "preliminary")]);
    let shown = server.get(&page).text;
    let (_, newest) = shown.split_once("class=\"entered\"").expect("those just entered");
    assert!(newest.contains("name=\"chosen\" value=\"1\""), "{newest}");
    let hour = newest.split("<span class=\"note\">").nth(1).expect("an hour");
    assert_eq!(hour.as_bytes()[2], b':', "when it was entered: {hour}");
    let (chosen, from) = (format!("/t/{slug}/entries/chosen"), "/entries/enter?registration=final");
    let here = [("chosen", "1"), ("do", "check-in"), ("from", from)];
    assert_eq!(server.post(&chosen, &here).location, format!("/t/{slug}{from}"));
    assert!(server.at(&slug).tournament.entries[0].is_final());
    let done = server.post(&chosen, &[("chosen", "1"), ("do", "paid"), ("from", "//example.org")]);
    assert_eq!(done.location, format!("/t/{slug}/entries"));
}

#[test]
fn a_player_of_two_lists_has_both_numbers() {
    let (server, slug) = with_lists();
    let page = format!("/t/{slug}/entries/enter");
    let both = server
        .service
        .search_ratings("", None, 1)
        .map(|_| ())
        .and_then(|()| server.service.newest_ratings())
        .unwrap();
    let french = both[1].list().clone();
    let (egf, number) = both[0]
        .list()
        .people()
        .filter(|one| one.country == "FR")
        .find_map(|one| {
            let same = |other: &tengen::rating::Listed<'_>| {
                tengen::rating::folded(&other.full_name())
                    == tengen::rating::folded(&one.full_name())
            };
            let mut there = french.people().filter(same);
            let licence = there.next()?.id;
            (there.next().is_none() && !licence.is_empty())
                .then(|| (one.id.to_owned(), licence.to_owned()))
        })
        .expect("somebody in both lists");
    let searched = server.get(&format!("{page}?q={egf}"));
    server.post(&page, &[("who", first_hit(&searched.text))]);
    let entry: Entry = server.at(&slug).tournament.entries[0].clone();
    assert_eq!((entry.egf_pin, entry.ffg_licence), (egf, number));
}

#[test]
fn who_is_not_rated_goes_to_the_form_with_what_is_known() {
    let (server, slug) = with_lists();
    let page = format!("/t/{slug}/entries/enter");
    let searched = server.get(&format!("{page}?q=5716768"));
    let form = server.post(&page, &[("who", first_hit(&searched.text))]);
    assert!(form.location.starts_with(&format!("/t/{slug}/entries/new?surname=Aubrecourt")));
    let filled = server.get(&form.location).text;
    assert!(filled.contains("value=\"5716768\"") && filled.contains("value=\"30NJ\""), "{filled}");
    assert!(server.at(&slug).tournament.entries.is_empty());
}

#[test]
fn a_list_that_is_older_by_now_enters_nobody() {
    let (server, slug) = with_lists();
    let page = format!("/t/{slug}/entries/enter");
    let gone = server.post(&page, &[("who", "egf.2017-01-01.3"), ("q", "müller")]);
    assert_eq!(gone.location, format!("{page}?q=m%C3%BCller"));
    assert!(gone.notice.contains("enter-list-gone"));
    for wrong in ["", "egf", "egf.2018-02-22.x", "xyz.2018-02-22.1", "egf.2018-02-22.-1"] {
        assert_eq!(server.post(&page, &[("who", wrong)]).status, 400, "{wrong}");
    }
    let beyond = server.post(&page, &[("who", "egf.2018-02-22.999999")]);
    assert!(beyond.notice.contains("enter-list-gone"));
}

#[test]
fn a_bad_list_is_refused_with_its_line_and_the_old_one_stays() {
    let (server, _) = with_lists();
    let path = "/ratings";
    let refused = server.upload(path, "egf.html", list("bad/egf-bad-number.html"), &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("31") && refused.text.contains("15O2"), "{}", refused.text);
    assert_eq!(server.upload(path, "x", Vec::new(), &[]).status, 422);
    assert_eq!(server.service.read(|c| c.rating_lists()).unwrap().len(), 2);
}

#[test]
fn a_list_of_the_future_is_refused_and_one_that_came_in_can_go() {
    let (server, _) = with_lists();
    let path = "/ratings";
    let mut future = list("egf.html");
    let year = future.windows(5).position(|bytes| bytes == b"2018)").expect("its year");
    future[year..year + 4].copy_from_slice(b"2099");
    let refused = server.upload(path, "egf.html", future, &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("in the future"), "{}", refused.text);
    let gone = [("kind", "egf"), ("day", "2018-02-22")];
    let done = server.post(&format!("{path}/remove"), &gone);
    assert!(done.notice.contains("lists-removed"), "{}", done.notice);
    assert_eq!(server.service.read(|c| c.rating_lists()).unwrap().len(), 1);
    assert_eq!(server.post(&format!("{path}/remove"), &gone).status, 404);
}

#[test]
fn what_is_typed_is_never_a_fault() {
    let (server, slug) = with_lists();
    for typed in ["", "%25", "%00", "'", "%F0%9F%90%BB", "_", "a", "0", "%C3%28"] {
        assert_eq!(
            server.get(&format!("/t/{slug}/entries/enter?q={typed}")).status,
            200,
            "{typed}"
        );
    }
}

#[test]
fn who_is_entered_from_a_list_is_announced_unless_here_is_chosen_for_the_page() {
    let (server, slug) = with_lists();
    let page = format!("/t/{slug}/entries/enter");
    let enter = |address: &str| {
        let shown = server.get(address).text;
        let (_, after) = shown.split_once("id=\"enter-found\"").expect("what was found");
        let mut sent = fields(form(after, "<form method=\"post\""));
        sent.push(("who".to_owned(), first_hit(after).to_owned()));
        server.post(&page, &borrowed(&sent))
    };
    let announced = enter(&format!("{page}?q=bondarchenko+mstislav"));
    assert_eq!(announced.location, page);
    // Chosen once, it stays chosen: in the search, in what is found, and after each who is entered.
    let shown = server.get(&page).text;
    assert!(shown.contains(&format!("<a href=\"{page}?registration=final\">")), "{shown}");
    let here = enter(&format!("{page}?q=calinescu+razvan&registration=final"));
    assert_eq!(here.location, format!("{page}?registration=final"), "{}", here.notice);
    let shown = server.get(&here.location).text;
    assert_eq!(shown.matches("name=\"registration\" value=\"final\"").count(), 2, "{shown}");
    assert!(shown.contains("registration=final\" aria-current=\"page\""), "{shown}");
    let entries = server.at(&slug).tournament.entries.clone();
    let stand: Vec<bool> = entries.iter().map(Entry::is_final).collect();
    assert_eq!(stand, [false, true]);
    // The form by hand is asked for with the same answer, and the next again.
    let (_, by_hand) = server
        .get(&format!("{page}?q=Nobody"))
        .text
        .split_once("/entries/new?")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .expect("a way by hand");
    let by_hand = format!(
        "/t/{slug}/entries/new?{}",
        by_hand.split('"').next().unwrap().replace("&amp;", "&").replace("&#38;", "&")
    );
    let filled = fields(form(&server.get(&by_hand).text, "<form class=\"form\" method=\"post\""));
    assert!(filled.contains(&("registration".to_owned(), "preliminary".to_owned())), "{filled:?}");
    let sent = with(&with(&filled, "rank", "4k"), "next", "yes");
    let done = server.post(&format!("/t/{slug}/entries/new"), &borrowed(&sent));
    assert_eq!(done.location, format!("/t/{slug}/entries/new?registration=preliminary"));
}
