//! The list of entries sorted, shown in part, and done with by several at once; lists whose columns are called alike.

use tengen::tournament::{Entry, EntryId, Private, Tournament};

use crate::html::unescape;
use crate::organiser::support::Server;

/// Four who differ in all that the list can be sorted by.
fn event(server: &Server) -> String {
    let mut open: Tournament = server.open("Model").tournament.clone();
    open.settings.name = "Open".to_owned();
    let with = |surname: &str, rank: &str, pin: &str, private: Private| {
        let entry = Entry::new(EntryId(0), surname, "Kim", rank.parse().unwrap());
        Entry { egf_pin: pin.to_owned(), private, ..entry }
    };
    let fee = |fee: &str, paid, meal: &str, born| Private {
        fee: fee.to_owned(),
        paid,
        meal: meal.to_owned(),
        birth_year: born,
        ..Private::default()
    };
    for one in [
        with("Abel", "3k", "90000003", fee("30 EUR", true, "vegan", Some(1990))),
        with("Berg", "9k", "", fee("", false, "", None)),
        with("Dahl", "1d", "90000001", fee("15 EUR", true, "", Some(2010))),
        with("Ek", "5k", "90000002", fee("30 EUR", false, "fish", Some(2001))),
    ] {
        open.enter(one);
    }
    server.keep(&open).slug
}

fn rows(server: &Server, slug: &str, query: &str) -> String {
    let page = server.get(&format!("/t/{slug}/entries?{query}")).text;
    let rows = page.split("name=\"was\" value=\"").skip(1);
    rows.map(|row| row.split('.').next().unwrap().to_owned()).collect::<Vec<_>>().concat()
}

#[test]
fn what_only_the_organiser_knows_sorts_the_list_too() {
    let server = Server::start();
    let slug = event(&server);
    for (sort, order) in
        [("fee", "3142"), ("paid", "2431"), ("meal", "4123"), ("born", "3412"), ("pin", "3412")]
    {
        assert_eq!(rows(&server, &slug, &format!("sort={sort}")), order, "{sort}");
    }
    let page = unescape(&server.get(&format!("/t/{slug}/entries?sort=paid")).text);
    assert!(page.contains("30 EUR, not paid") && page.contains("15 EUR, paid"), "{page}");
    assert!(!unescape(&server.get(&format!("/t/{slug}/entries")).text).contains("30 EUR, paid"));
}

#[test]
fn any_part_of_the_list_can_be_shown() {
    let server = Server::start();
    let slug = event(&server);
    let (id, by) = (server.at(&slug).id, server.by());
    let out = |_: &_, was: &Entry| {
        let participation = was.participation.with(tengen::tournament::RoundNo(2), false);
        Ok(Entry { participation, ..was.clone() })
    };
    server.service.acts(id, by).edit_entry(EntryId(4), false, out).unwrap();
    for (show, order) in [
        ("paid", "13"),
        ("unpaid", "24"),
        ("no-pin", "2"),
        ("out-2", "4"),
        ("out-1", ""),
        ("far", ""),
        ("nonsense", "1234"),
    ] {
        assert_eq!(rows(&server, &slug, &format!("show={show}")), order, "{show}");
    }
    assert_eq!(rows(&server, &slug, "show=paid&q=15"), "3", "a fee is found by its words");
    let page = server.get(&format!("/t/{slug}/entries?show=unpaid&sort=rank")).text;
    assert!(page.contains("<option value=\"unpaid\" selected>Not paid 2</option>"), "{page}");
    assert!(page.contains("<option value=\"rank\" selected>"), "{page}");
    assert!(!page.contains("value=\"category"), "there is one category");
}

#[test]
fn who_has_paid_is_noted_for_all_who_are_chosen() {
    let server = Server::start();
    let slug = event(&server);
    let path = format!("/t/{slug}/entries/chosen");
    let both = |what| {
        [("chosen", "2"), ("chosen", "4"), ("do", what), ("show", "unpaid"), ("sure", "yes")]
    };
    let done = server.post(&path, &both("paid"));
    assert_eq!(done.location, format!("/t/{slug}/entries?show=unpaid"));
    assert_eq!(rows(&server, &slug, "show=unpaid"), "");
    server.post(&path, &both("unpaid"));
    assert_eq!(rows(&server, &slug, "show=unpaid"), "24");
}

#[test]
fn two_columns_called_name_are_the_surname_and_the_first_name() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    for (list, surname) in [
        ("Name;Name;Rang\nMuster;Eva;4k\n", "Muster"),
        ("Rank;Nom;Nom;Club\n4k;Dupont;Eva;Lyon\n", "Dupont"),
    ] {
        let seen = unescape(&server.post(&path, &[("pasted", list)]).text);
        assert!(seen.contains(&format!("<b>{surname}</b> Eva")), "{seen}");
        assert!(!seen.contains("not used"), "{seen}");
    }
}
