//! What somebody meets who finds the way round an organiser's pages for the first time.

use tengen::tournament::{Board, Ending, EntryId, Round, RoundNo, RoundState, Settings, TableNo};

use crate::html::{borrowed, fields, form, unescape};
use crate::organiser::support::{Server, slug, tournaments};

/// An event of four with its first round published and finished.
fn finished(server: &Server) -> String {
    let mut open = server.open_with("Model", &["1d", "2d", "3d", "4d"]).tournament.clone();
    open.settings.name = "Open".to_owned();
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    for (table, black, white) in [(1, 1, 2), (2, 3, 4)] {
        let mut board = Board::new(TableNo(table), EntryId(black), EntryId(white), 0);
        board.ending = Ending::won(tengen::go::Color::Black);
        round.boards.push(board);
    }
    open.rounds = vec![round];
    server.keep(&open).slug
}

#[test]
fn an_imported_event_is_hidden_unless_the_tick_is_taken_away() {
    let server = Server::start();
    assert!(server.get("/import").text.contains("name=\"hidden\" value=\"yes\" checked"));
    for (sent, hidden) in [(&[("hidden", "yes")][..], true), (&[][..], false)] {
        let (name, bytes) = tournaments().remove(0);
        let done = server.upload("/import", &format!("{name}.xml"), bytes, sent);
        assert_eq!(server.at(slug(&done.location)).tournament.settings.hidden, hidden);
    }
    assert!(unescape(&server.get("/?all").text).contains("· Hidden"));
}

#[test]
fn a_latecomer_is_told_from_which_round() {
    let server = Server::start();
    let slug = finished(&server);
    let new =
        [("surname", "Late"), ("first_name", "Larry"), ("rank", "3k"), ("country", "Denmark")];
    let new = [&new[..], &[("registration", "final"), ("round", "2"), ("round", "3")]].concat();
    let done = server.post(&format!("/t/{slug}/entries/new"), &new);
    assert!(done.notice.contains("entry-added-from"), "{} {}", done.notice, done.text);
    let late = server.at(&slug).tournament.entries.last().cloned().unwrap();
    assert_eq!((late.country.as_str(), late.surname.as_str()), ("DK", "Late"));
    let path = format!("/t/{slug}/draft/1");
    assert!(server.get(&path).text.contains(&format!("href=\"/t/{slug}/entries\"")));
}

#[test]
fn a_walk_in_comes_out_the_same_whichever_way_they_are_entered() {
    let server = Server::start();
    let slug = finished(&server);
    let at = |path: &str| format!("/t/{slug}{path}");
    let page = server.get(&at("/entries/new")).text;
    let mut sent = fields(form(&page, "method=\"post\""));
    sent.retain(|(name, _)| !["surname", "first_name", "rank"].contains(&name.as_str()));
    let typed = [("surname", "Hand"), ("first_name", "Han"), ("rank", "9k")];
    sent.extend(typed.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!(server.post(&at("/entries/new"), &borrowed(&sent)).status, 303);
    let egf =
        std::fs::read(crate::organiser::support::golden().join("../ratings/egf.html")).unwrap();
    server.upload("/ratings", "egf.html", egf, &[]);
    let found = server.get(&at("/entries/enter?q=bondarchenko+mstislav")).text;
    let who = found.split("name=\"who\" value=\"").nth(1).expect("a hit");
    let done = server.post(
        &at("/entries/enter"),
        &[("who", who.split('"').next().unwrap()), ("registration", "final")],
    );
    assert!(done.notice.contains("entry-added-from"), "{}", done.notice);
    let list = "Surname,First name,Rank\nList,Liz,9k\n";
    let sent = [("pasted", list), ("registration", "preliminary"), ("act", "enter")];
    server.post(&at("/entries/import"), &sent);
    let door = |name: &str| {
        let tournament = server.at(&slug).tournament.clone();
        let entry = tournament.entries.iter().find(|entry| entry.surname == name).unwrap();
        server.post(&at("/check-in"), &[("here", &entry.id.to_string())]).location
    };
    let said = server.get(&door("List")).text;
    assert!(said.contains("Plays from round 2 on."), "{said}");
    let tournament = server.at(&slug).tournament.clone();
    let come: Vec<_> = tournament.entries[4..]
        .iter()
        .map(|entry| {
            let rounds = entry.participation.to_text(5);
            (entry.is_final(), rounds, tournament.starting_score(entry), entry.correction)
        })
        .collect();
    assert_eq!(come.len(), 3);
    assert!(come.iter().all(|one| *one == come[0]), "{come:?}");
    assert_eq!((come[0].0, come[0].1.as_str()), (true, "01111"));
    let draft = server.get(&at("/draft/1")).text;
    for name in ["Hand", "Bondarchenko", "List"] {
        assert!(draft.contains(name), "{name} can be seated as a latecomer");
    }
    let late = tournament.entries[4].id;
    let other = tournament.entries[5].id.to_string();
    let sent = [("latecomer", late.to_string()), ("opponent", other)];
    let sent = sent.map(|(name, value)| (name.to_owned(), value));
    let done = server.post(&at("/draft/1/latecomer"), &borrowed(&sent));
    let now = server.at(&slug).tournament.clone();
    assert_eq!(now.rounds[0].boards.len(), 3, "{} {}", done.notice, done.text);
}

#[test]
fn nobody_is_offered_oneself_as_an_opponent() {
    let server = Server::start();
    let slug = finished(&server);
    let new = [("surname", "Late"), ("first_name", "Larry"), ("rank", "3k")];
    let new = [&new[..], &[("registration", "final"), ("round", "1"), ("round", "2")]].concat();
    server.post(&format!("/t/{slug}/entries/new"), &new);
    let page = server.get(&format!("/t/{slug}/draft/1")).text;
    let against = page.split("name=\"opponent\"").nth(1).expect("an opponent is asked for");
    let against = against.split("</select>").next().unwrap();
    assert!(!against.contains("Late"), "{against}");
}

#[test]
fn what_was_looked_for_goes_along_to_the_form_by_hand() {
    let server = Server::start();
    server.open("Open");
    let page = server.get("/t/open/entries/enter?q=Berg%2C+Anna").text;
    assert!(unescape(&page).contains("/entries/new?surname=Berg&first_name=Anna"), "{page}");
    let page = server.get("/t/open/entries/new?surname=Berg&first_name=Anna").text;
    assert!(page.contains("value=\"Berg\"") && page.contains("value=\"Anna\""), "{page}");
}

#[test]
fn boards_without_an_open_one_lead_to_all() {
    let server = Server::start();
    let slug = finished(&server);
    let page = unescape(&server.get(&format!("/t/{slug}/boards?round=1")).text);
    assert!(page.contains("No games are open.") && page.contains(">All 2</a></p>"), "{page}");
}

#[test]
fn an_archived_event_offers_nothing_that_would_be_refused() {
    let server = Server::start();
    let slug = finished(&server);
    server.post(&format!("/t/{slug}/event/archive"), &[("archived", "yes")]);
    for path in ["entries", "entries/new", "draft/1"] {
        let page = unescape(&server.get(&format!("/t/{slug}/{path}")).text);
        assert!(page.contains("The event is archived and can only be read."), "{path}: {page}");
    }
    let page = server.get(&format!("/t/{slug}/entries")).text;
    assert!(!page.contains("/entries/enter\""), "{page}");
}

#[test]
fn the_event_has_its_place_among_the_files_before_and_after_it_is_announced() {
    let server = Server::start();
    let open = server.open_with("Open", &["1d"]);
    let way = "href=\"/t/open/event\"";
    assert!(server.get("/t/open/downloads").text.contains(way));
    server
        .service
        .acts(open.id, server.by())
        .change_settings(|was| Ok(Settings { hidden: true, ..was.settings.clone() }))
        .unwrap();
    assert!(server.get("/t/open/downloads").text.contains(way));
    assert!(server.get("/t/open/event").text.contains("class=\"event\""));
}

#[test]
fn a_copy_takes_nobody_along_unasked() {
    let server = Server::start();
    server.open_with("Open", &["1d", "2d"]);
    let page = server.get("/t/open/copy").text;
    let tick = page.split("name=\"people\"").nth(1).unwrap().split('>').next().unwrap();
    assert!(!tick.contains("checked"), "{tick}");
}

#[test]
fn links_made_at_once_stand_with_whose_they_are_to_be_copied() {
    let server = Server::start();
    let slug = finished(&server);
    let path = format!("/t/{slug}/links");
    let page = server.get(&path).text;
    let shown = fields(form(&page, "class=\"section\" method=\"post\""));
    let all = &shown.iter().find(|(name, _)| name == "all").expect("whom it shows").1;
    let asked = server.post(&path, &[("who", "missing"), ("all", all.as_str())]).text;
    assert!(asked.contains("Make a link: 4 players?"), "{asked}");
    let links = || server.service.read(|c| c.personal_links(server.at(&slug).id)).unwrap().len();
    assert_eq!(links(), 0, "nothing is done unasked");
    let made = server.post(&path, &borrowed(&fields(form(&asked, "/links\"")))).text;
    assert_eq!(links(), 4);
    let (_, all) = made.split_once("<textarea").expect("all of them in one field");
    let (all, cards) = all.split_once("</textarea>").expect("it ends");
    let lines: Vec<&str> = all.lines().filter(|line| line.contains("/p/")).collect();
    assert_eq!(lines.len(), 4, "{all}");
    for line in lines {
        let line = line.rsplit_once('>').map_or(line, |(_, line)| line);
        let (whose, link) = line.split_once("&#9;").expect("a column each");
        let (name, rank) = whose.rsplit_once(' ').expect("name and rank");
        assert!(rank.ends_with('d') && !name.is_empty(), "{line}");
        let (before, _) = cards.split_once(&format!("href=\"{link}\"")).expect("its card");
        let (_, card) = before.rsplit_once("class=\"link-card\"").expect("a card");
        assert!(card.contains(name), "{card}");
    }
    // All are revoked by one act, but not the one that was made anew since.
    let renewed = server.at(&slug).tournament.entries[0].id.to_string();
    server.post(&path, &[("who", "one"), ("entry", &renewed)]);
    let page = server.get(&path).text;
    assert!(page.contains("Revoke the 3 links made "), "{page}");
    let asked = server
        .post(&format!("{path}/revoke-made"), &borrowed(&fields(form(&page, "/revoke-made\""))));
    assert!(asked.text.contains("Revoke: 3 players?") && links() == 4, "{}", asked.text);
    let sure = fields(form(&asked.text, "/revoke-made\""));
    let done = server.post(&format!("{path}/revoke-made"), &borrowed(&sure));
    assert!(
        done.notice.contains("links-revoked-many") && done.notice.contains("\"n\",3"),
        "{}",
        done.notice
    );
    assert_eq!(links(), 1);
}

#[test]
fn a_link_that_no_phone_can_open_says_so() {
    let server = Server::start();
    server.open_with("Open", &["1d"]);
    let made = server.post("/t/open/people/invite", &[("people", "1"), ("role", "arbiter")]);
    assert!(unescape(&made.text).contains("works on this computer only"), "{}", made.text);
}
