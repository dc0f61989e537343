//! The hall, slips, the wall and the cross table.

use std::collections::BTreeSet;

use super::{between, first, half_played, kept, words};
use crate::support::golden;

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
    let tournament = golden("harbour-open");
    let (app, base) = kept(&tournament);
    let games: usize = tournament.rounds.iter().map(|round| round.boards.len()).sum();
    let cross = app.page(&format!("{base}/cross"));
    assert_eq!(cross.matches("class=\"met").count(), games * 2);
    for path in ["/wall", "/wall?sort=start"] {
        let page = app.page(&format!("{base}{path}"));
        assert_eq!(page.matches("<span class=\"cell\"").count(), games * 2, "{path}");
    }
    let first_row = words(&first(&app.page(&format!("{base}/wall")), "<tbody>", "</tr>"));
    assert!(first_row.starts_with("1 1 Flavien Maisonhaute 1d 38GJ 34 127 8+"), "{first_row}");
}

#[test]
fn a_large_cross_table_comes_in_parts() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/cross?from=65"));
    assert_eq!(page.matches("class=\"self\"").count(), 64);
    assert!(words(&page).contains("65–128"));
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
}
