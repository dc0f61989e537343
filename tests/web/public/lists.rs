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
    assert_eq!(page.matches("<section class=\"slip\"").count(), tournament.rounds[2].boards.len());
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
