//! The hall, slips, the wall and the cross table.

use std::collections::BTreeSet;

use super::{between, first, half_played, kept, words};
use crate::support::golden;
use tengen::tournament::Tournament;

#[test]
fn the_hall_shows_everybody_once_over_its_pages() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let round = &tournament.rounds[2];
    let mut tables = Vec::new();
    let mut page = app.page(&format!("{base}/hall"));
    for number in 1..=2 {
        assert!(words(&page).contains(&format!("page {number} of 2")));
        let list = first(&page, "<ol class=\"seats\">", "</ol>");
        assert!(list.matches("<li>").count() <= 36);
        tables.extend(between(&list, "class=\"tno\">", "<").map(str::to_owned));
        let next = first(&page, "data-next=\"", "\"").replace("&#38;", "&");
        assert!(page.contains(&format!("content=\"12;url={next}\"")));
        page = app.page(&format!("{base}/hall{next}"));
    }
    tables.sort();
    let mut expected: Vec<String> =
        round.boards.iter().flat_map(|b| [b.table.to_string(), b.table.to_string()]).collect();
    expected.sort();
    assert_eq!(tables, expected);
    let some = app.page(&format!("{base}/hall?from=a&to=f"));
    let list = first(&some, "<ol class=\"seats\">", "</ol>");
    let initial = |name: &str| name.chars().next().is_some_and(|c| c <= 'F' || !c.is_ascii());
    assert!(between(&list, "<bdi class=\"name\">", "<").all(initial), "{list}");
    assert!(list.contains("<li>") && words(&some).contains(" to "), "{some}");
    assert!(page.contains("data-theme=\"light\""));
    assert!(app.page(&format!("{base}/hall?dark")).contains("data-theme=\"dark\""));
}

#[test]
fn slips_are_for_arbiters_one_a_board_with_a_code() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let path = format!("{base}/rounds/3/slips");
    let refused = app.get(&path);
    assert_eq!(refused.status(), 303);
    assert!(refused.headers()["location"].to_str().unwrap().starts_with("/sign-in"));
    let owner = app.owner();
    let page = app.page_as(&path, &owner).text().unwrap();
    assert_eq!(
        page.matches("<section class=\"card slip\"").count(),
        tournament.rounds[2].boards.len()
    );
    let codes: BTreeSet<_> = between(&page, "<path d=\"M0 0h7v1h-7z", "\"").collect();
    assert_eq!(codes.len(), tournament.rounds[2].boards.len(), "each has a code of its own");
}

#[test]
fn wall_and_cross_table_hold_every_game() {
    let games = |tournament: &Tournament| -> usize {
        tournament.rounds.iter().map(|round| round.boards.len()).sum()
    };
    let small = golden("open-half-points");
    let (app, base) = kept(&small);
    for path in ["/cross", "/paper/cross"] {
        let cross = app.page(&format!("{base}{path}"));
        assert_eq!(cross.matches("<sub>").count(), games(&small) * 2, "{path}");
    }
    let tournament = golden("harbour-open");
    let (app, base) = kept(&tournament);
    let games = games(&tournament);
    for path in ["/standings", "/wall"] {
        let page = app.page(&format!("{base}{path}"));
        assert_eq!(page.matches("data-s=").count(), games * 2, "{path}");
        let heard = |how: &str| {
            let said = between(&page, "<i role=\"img\" aria-label=\"Round ", "\"");
            said.filter(|said| said.contains(how)).count()
        };
        let whom = if path == "/wall" { "number" } else { "place" };
        let played = ["won against", "lost to", "drew with", "no result yet against"];
        let played: usize = played.iter().map(|how| heard(&format!(": {how} {whom} "))).sum();
        assert_eq!(played, games * 2, "{path}: each result in words");
    }
    let page = app.page(&format!("{base}/standings"));
    let first_row = words(&first(&page, "id=\"standings\" data-live>", "</tr>"));
    assert!(first_row.starts_with("1 Flavien Maisonhaute 1d FR 34 4 127"), "{first_row}");
    // Where all fit on one page, whoever is looked for is there once, in the own place.
    let page = app.page(&format!("{base}/standings?me={}", tournament.entries[0].id));
    assert!(!page.contains("id=\"pinned\""), "no second row");
    assert_eq!(page.matches("class=\"you\"").count(), 1);
}

#[test]
fn a_large_cross_table_is_by_score_on_the_screen_and_on_paper() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let bands = |path: &str| {
        let page = app.page(&format!("{base}{path}"));
        let table = first(&page, "by-score", "</table>");
        let rows = table.matches("<th scope=\"row\">").count();
        assert_eq!(table.matches(" own\"").count(), rows, "{path}");
        words(&first(&table, "<tbody>", "</tbody>"))
    };
    let screen = bands("/cross");
    assert_eq!(screen, bands("/paper/cross"));
    assert!(screen.contains('–'), "{screen}");
}

#[test]
fn every_sheet_says_event_round_and_when_it_was_printed() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let sheets = ["standings", "wall", "wall?sort=start", "cross", "names", "boards"];
    for sheet in sheets {
        let said = words(&app.page(&format!("{base}/paper/{sheet}")));
        assert!(said.contains(&tournament.settings.name), "{sheet}: {said}");
        assert!(said.contains("Printed ") && said.contains("ound 3"), "{sheet}: {said}");
    }
    assert_eq!(app.get(&format!("{base}/paper/names?round=4")).status(), 404);
    let refused = app.get(&format!("{base}/paper/badges"));
    assert_eq!(refused.status(), 303, "badges are for those who run the event");
    let standings = app.page(&format!("{base}/paper/standings"));
    let first = app.page(&format!("{base}/paper/standings?round=1"));
    for (sheet, rounds) in [(standings, "3 rounds"), (first, "one round")] {
        let said = format!("aria-label=\"Results of {rounds}:");
        assert_eq!(sheet.matches(&said).count(), 1, "the position stands at the head: {rounds}");
    }
    let badges = app.page_as(&format!("{base}/paper/badges"), &app.owner()).text().unwrap();
    let marks = format!("src=\"{base}/mark.svg\"");
    assert_eq!(badges.matches(&marks).count(), tournament.entries.len());
}

#[test]
fn a_sheet_by_name_says_its_first_and_last_name_and_its_page() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/paper/names"));
    let round = tournament.rounds.last().expect("there are ten");
    let sheets = (round.boards.len() * 2 + round.byes.len()).div_ceil(96);
    assert_eq!(page.matches("class=\"by-name\"").count(), sheets);
    let said = words(&page);
    assert!(said.contains(&format!("Page {sheets} of {sheets}.")));
    assert!(said.contains("All sheets Achterberg-Koster to Dragomirescu Round 10"), "{said}");
    // The fewer there are, the larger their names stand.
    let (app, base) = kept(&golden("harbour-open"));
    let few = app.page(&format!("{base}/paper/names"));
    let names = few.matches("<li>").count();
    let class = match names {
        ..=20 => "by-name one high",
        21..=32 => "by-name one",
        33..=64 => "by-name two",
        _ => "by-name",
    };
    assert!(few.contains(&format!("<section class=\"{class}\">")), "{names} names");
}

#[test]
fn long_standings_come_by_the_hundred_and_whoever_is_looked_for_stays_in_view() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let rows = |path: &str| app.page(&format!("{base}{path}")).matches("id=\"entry-").count();
    assert_eq!((rows("/standings"), rows("/standings?from=701")), (100, 60));
    assert_eq!(rows("/standings?from=9999"), 100);
    let entry = &tournament.entries[400];
    let page = app.page(&format!("{base}/standings?me={}", entry.id));
    let pinned = words(&first(&page, "id=\"pinned\"", "</tbody>"));
    assert!(pinned.contains(&entry.surname), "{pinned}");
    assert!(
        page.contains(&format!("id=\"entry-{}\" class=\"me\"", entry.id)),
        "and it is on its page"
    );
    // A name found once is the same as being asked for; one found nowhere is said.
    let found = app.page(&format!("{base}/standings?q=Quatre-Vents"));
    assert!(
        found.contains("id=\"pinned\"") || words(&found).contains("No player or table matches"),
        "{}",
        words(&found)
    );
    let several = app.page(&format!("{base}/standings?q=La"));
    assert!(several.matches("?me=").count() > 1);
}

#[test]
fn an_open_page_asks_again_and_is_sent_the_new_page_once() {
    let mut tournament = golden("congress-2011");
    let board = &mut tournament.rounds[9].boards[20];
    board.ending = tengen::tournament::Ending::Pending;
    let (table, version) = (board.table, board.version);
    let (app, base) = kept(&tournament);
    let path = format!("{base}/standings");
    let ask = |known: &str| app.request(&path).header("if-none-match", known).send().unwrap();
    let tag = |answer: &reqwest::blocking::Response| {
        answer.headers()["etag"].to_str().expect("a tag").to_owned()
    };
    let shown = tag(&ask("none"));
    for _ in 0..2 {
        let same = ask(&shown);
        assert_eq!((same.status().as_u16(), tag(&same)), (304, shown.clone()));
        assert!(same.headers().get("content-encoding").is_none(), "there is nothing to unpack");
    }
    let ending = tengen::tournament::Ending::won(tengen::go::Color::Black);
    let form =
        tengen::service::ResultForm::new(tengen::tournament::RoundNo(10), table, version, ending);
    let store = app.service.store();
    let id = store.read(|c| c.find_slug(base.trim_start_matches("/t/"))).unwrap().unwrap();
    app.service.acts(id, crate::support::by()).record_result(&form).expect("it is recorded");
    let fresh = ask(&shown);
    assert_eq!(fresh.status(), 200);
    let now = tag(&fresh);
    assert_ne!(now, shown);
    assert!(fresh.text().unwrap().starts_with("<!doctype html>"));
    assert_eq!(ask(&now).status(), 304);
}

#[test]
fn namesakes_of_one_rank_are_told_apart_wherever_they_look_for_their_table() {
    let mut tournament = half_played();
    for (at, club) in [(0, "Lon"), (1, "Cam")] {
        let entry = &mut tournament.entries[at];
        (entry.surname, entry.first_name) = ("Smith".to_owned(), "John".to_owned());
        (entry.rank, entry.club) = ("5k".parse().expect("a rank"), club.to_owned());
        entry.native_name = None;
    }
    let (app, base) = kept(&tournament);
    let pages = [
        ("/rounds/3", "John Smith, "),
        ("/rounds/3?sort=name", "Smith John, "),
        ("/rounds/3?q=smith+lon", "John Smith, "),
        ("/players", "Smith John, "),
        ("/standings", "John Smith, "),
        ("/paper/names", "5k, "),
        ("/paper/boards", "John Smith, "),
        ("/hall?from=s&to=s", "Smith John "),
    ];
    for (page, name) in pages {
        let said = words(&app.page(&format!("{base}{page}")));
        assert!(said.contains(&format!("{name}Lon")), "{page}: {said}");
        let both = !page.contains("q=");
        assert!(!both || said.contains(&format!("{name}Cam")), "{page}: {said}");
    }
}
