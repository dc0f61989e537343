//! Prizes, standings of a group, and what only the organiser knows of a player.

use tengen::publishing::{FileKind, export};
use tengen::tournament::{
    Board, Ending, EntryId, Private, PrizeRule, Round, RoundNo, RoundState, Sex, TableNo,
    Tournament,
};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::Server;

/// Four players of whom two have won.
fn played(server: &Server) -> Tournament {
    let mut open = server.open_with("Open", &["3d", "2d", "1k", "5k"]).tournament;
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    for (table, (black, white)) in (1..).zip([(1, 2), (3, 4)]) {
        let mut board = Board::new(TableNo(table), EntryId(black), EntryId(white), 0);
        board.ending = Ending::won(tengen::go::Color::Black);
        round.boards.push(board);
    }
    open.rounds.push(round);
    open.settings.name = "Played".to_owned();
    open.entries[2].country = "DE".to_owned();
    open.entries[1].private = Private {
        sex: Some(Sex::Female),
        birth_year: Some(1987),
        fee: "zlotys-77".to_owned(),
        paid: true,
        meal: "aubergine-only".to_owned(),
        note: "owes-a-board".to_owned(),
        email: "b@secret.example".to_owned(),
        consent: true,
        initials: false,
    };
    open
}

#[test]
fn prizes_are_typed_given_and_printed_last_place_first() {
    let server = Server::start();
    server.keep(&played(&server));
    let page = server.get("/t/played/prizes");
    assert_eq!(page.status, 200);
    let mut sent = fields(form(&page.text, "class=\"form kinds no-print\""));
    for (name, value) in [
        ("of_1", "places"),
        ("group_1", "all"),
        ("prizes_1", "100 EUR\nBook; signed"),
        ("of_2", "places"),
        ("group_2", "kyu"),
        ("prizes_2", "Fan"),
        ("name_2", "Best kyu"),
        ("of_3", "places"),
        ("group_3", "women"),
        ("prizes_3", "Cup"),
    ] {
        sent = with(&sent, name, value);
    }
    let kept = server.post("/t/played/prizes", &borrowed(&sent));
    assert_eq!((kept.status, kept.location.as_str()), (303, "/t/played/prizes"));
    let prizes = &server.at("played").tournament.settings.prizes;
    assert_eq!((prizes.kinds.len(), prizes.several), (3, false));
    let page = server.get("/t/played/prizes").text;
    let list = &page[page.find("class=\"rows prizes\"").unwrap()..];
    let list = &list[..list.find("</ol>").unwrap()];
    let at = |what: &str| list.find(what).unwrap_or_else(|| panic!("no {what} in {list}"));
    assert!(at("Fan") < at("Book") && at("Book") < at("100 EUR"), "the first place is last");
    assert!(list.contains("Book; signed"), "one prize: {list}");
    // What is wrong is said at its field, and what was typed stays; nothing is cut.
    let long = with(&sent, "prizes_1", &"very ".repeat(60));
    let refused = server.post("/t/played/prizes", &borrowed(&long));
    assert!(refused.status == 422 && refused.text.contains("id=\"prizes_1-wrong\""));
    let wrong = with(&with(&sent, "group_1", "ranks"), "detail_1", "strong ones");
    let refused = server.post("/t/played/prizes", &borrowed(&wrong));
    assert!(refused.status == 422 && refused.text.contains("id=\"detail_1-wrong\""));
    assert!(refused.text.contains("value=\"strong ones\""));
}

#[test]
fn no_kind_of_prizes_is_dropped_when_the_form_is_saved() {
    let server = Server::start();
    let mut open = played(&server);
    let kind = |n: i32| PrizeRule { name: format!("Kind {n}"), ..PrizeRule::default() };
    open.settings.prizes.kinds = (1..=40).map(kind).collect();
    server.keep(&open);
    let page = server.get("/t/played/prizes").text;
    let sent = fields(form(&page, "class=\"form kinds no-print\""));
    assert_eq!(server.post("/t/played/prizes", &borrowed(&sent)).status, 303);
    assert_eq!(server.at("played").tournament.settings.prizes, open.settings.prizes);
    // As many as there may be: the page says why none can be added, and refuses one more.
    let limit = "An event has at most 40 kinds of prizes.";
    assert!(page.contains(limit) && !page.contains("Add a prize"), "{page}");
    let more = [("of_41", "places"), ("group_41", "all"), ("prizes_41", "Teapot")];
    let more = more.iter().fold(sent, |sent, (name, value)| with(&sent, name, value));
    let refused = server.post("/t/played/prizes", &borrowed(&more));
    assert_eq!(refused.status, 422);
    let wrong = refused.text.split("id=\"prizes_41-wrong\"").nth(1).expect("said at its field");
    assert!(wrong.contains(limit) && refused.text.contains("Teapot"), "{wrong}");
    assert_eq!(server.at("played").tournament.settings.prizes, open.settings.prizes);
}

#[test]
fn standings_of_a_group_are_placed_among_themselves() {
    let server = Server::start();
    server.keep(&played(&server));
    let kyu = server.get_as("", "/t/played/standings?of=kyu");
    assert_eq!(kyu.status, 200);
    assert!(kyu.text.contains("id=\"entry-3\"") && !kyu.text.contains("id=\"entry-1\""));
    assert!(kyu.text.contains("2 players, ranked among themselves"), "it is said");
    let land = server.get_as("", "/t/played/standings?of=country%3ADE");
    assert!(land.text.contains("id=\"entry-3\"") && !land.text.contains("id=\"entry-4\""));
    // Who is a woman, or how old, is nobody's business; nor is there what nobody is of.
    for of in ["women", "youth:2000", "club:None", "x"] {
        assert_eq!(server.get_as("", &format!("/t/played/standings?of={of}")).status, 404, "{of}");
    }
}

#[test]
fn what_only_the_organiser_knows_is_nowhere_else() {
    let server = Server::start();
    let kept = server.keep(&played(&server));
    let secrets =
        ["zlotys-77", "aubergine-only", "owes-a-board", "secret.example", "1987", "birth_year"];
    let own = server.get("/t/played/entries/2").text;
    assert!(secrets[..5].iter().all(|secret| own.contains(secret)), "the organiser sees it");
    let clean = |what: &str, text: &str| {
        for secret in secrets {
            assert!(!text.contains(secret), "{secret} in {what}");
        }
    };
    for path in [
        "",
        "/players",
        "/players/2",
        "/standings",
        "/wall",
        "/cross",
        "/hall",
        "/rounds/1",
        "/record.json",
        "/paper",
        "/paper/names",
        "/paper/boards",
        "/paper/standings",
        "/verify",
        "/rounds/1/proof/tournament",
    ] {
        let shown = server.get_as("", &format!("/t/played{path}"));
        assert!(shown.status == 200 || path.contains("proof"), "{path}: {}", shown.status);
        clean(path, &shown.text);
    }
    for kind in FileKind::ALL {
        let file = export(&server.now(kept.id).tournament, kind, None);
        clean(kind.name(), &String::from_utf8_lossy(&file.bytes));
    }
    let typed = fields(form(&own, "name=\"as_shown\""));
    assert!(!typed.is_empty());
    // Changed by form, it is kept; the journal says nothing of it.
    let start = own.find("<form class=\"form\" method=\"post\"").unwrap();
    let sent = fields(form(&own[start..], "<form"));
    let sent = with(&with(&sent, "meal", "only-lentils"), "birth_year", "1988");
    assert_eq!(server.post("/t/played/entries/2", &borrowed(&sent)).status, 303);
    let private = server.now(kept.id).tournament.entries[1].private.clone();
    assert_eq!((private.meal.as_str(), private.birth_year), ("only-lentils", Some(1988)));
    assert!(private.paid && private.consent && private.sex == Some(Sex::Female));
    let store = server.service.store();
    let journal = store.read(|c| c.journal(kept.id, None, 50)).unwrap();
    assert!(journal.iter().all(|row| !row.detail.contains("lentils")), "not in the journal");
    let wrong = with(&with(&sent, "email", "b at home"), "birth_year", "87");
    let refused = server.post("/t/played/entries/2", &borrowed(&wrong));
    assert!(refused.text.contains("id=\"email-wrong\""));
    assert!(refused.text.contains("id=\"birth_year-wrong\""));
}
