//! The event in numbers.

use tengen::go::Color;
use tengen::standings::Statistics;
use tengen::tournament::{Ending, RoundState};

use super::{first, half_played, kept, words};
use crate::support::golden;

#[test]
fn the_numbers_are_those_of_the_library() {
    for file in ["harbour-open", "byes-and-absences", "swiss-categories", "both-lose"] {
        let tournament = golden(file);
        let (app, base) = kept(&tournament);
        let page = app.page(&format!("{base}/statistics"));
        let said = words(&page);
        let found = Statistics::of(&tournament);
        assert!(said.contains(&format!("{} games were played", found.won.games())), "{said}");
        let won = first(&page, "<ul class=\"split-words\">", "</section>");
        assert!(won.matches("<li>").count() > 1, "a list, for those who hear it: {won}");
        let won = words(&won);
        assert!(won.starts_with(&format!("{} Black won", found.won.black)), "{won}");
        assert!(won.contains(&format!("{} White won", found.won.white)), "{won}");
        let rows = first(&page, "counted ranks\">", "</table>");
        let rows: Vec<String> = rows.split("</tr>").map(words).filter(|r| !r.is_empty()).collect();
        let ranks = found.ranks.iter().map(|(rank, count)| format!("{rank} {count}"));
        assert_eq!(rows, ranks.collect::<Vec<_>>(), "{file}");
        let handicaps = found.by_handicap.iter().any(|(handicap, _)| *handicap > 0);
        assert_eq!(said.contains("By handicap"), handicaps, "{file}");
    }
}

#[test]
fn an_event_without_a_result_or_without_anybody_has_its_page_as_well() {
    let mut tournament = golden("harbour-open");
    tournament.rounds.truncate(1);
    for board in &mut tournament.rounds[0].boards {
        board.ending = Ending::Pending;
    }
    let (app, base) = kept(&tournament);
    let said = words(&app.page(&format!("{base}/statistics")));
    assert!(said.contains("No games are finished yet.") && said.contains("Ranks"), "{said}");
    assert!(!said.contains("Who won") && !said.contains("How games ended"), "{said}");
    tournament.rounds.clear();
    tournament.entries.clear();
    let (app, base) = kept(&tournament);
    let said = words(&app.page(&format!("{base}/statistics")));
    assert!(said.contains("No games are finished yet.") && !said.contains("Ranks"), "{said}");
}

#[test]
fn games_of_which_nobody_noted_the_end_are_a_note_and_no_bar() {
    let mut tournament = golden("harbour-open");
    let best = tournament.rounds[0].boards[0].black;
    for board in tournament.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.ending = Ending::won(board.color_of(best).unwrap_or(Color::Black));
    }
    let games = Statistics::of(&tournament).won.games();
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/statistics"));
    let ended = first(&page, "How games ended", "</section>");
    assert!(ended.contains(&format!("How {games} games ended was not noted.")), "{ended}");
    assert!(!ended.contains("<rect"), "{ended}");
    let series = words(&first(&page, "Longest series", "</dd>"));
    assert!(series.contains("games won"), "all of the best player's: {series}");
}

#[test]
fn a_draft_and_a_board_that_still_plays_count_for_nothing() {
    let mut tournament = half_played();
    let (app, base) = kept(&tournament);
    let said = words(&app.page(&format!("{base}/statistics")));
    let open = tournament.rounds[2].pending().count();
    assert!(said.contains(&format!("{open} games have no result yet")), "{said}");
    tournament.rounds[2].state = RoundState::Draft;
    let (app, base) = kept(&tournament);
    let said = words(&app.page(&format!("{base}/statistics")));
    let found = Statistics::of(&tournament.public());
    assert!(found.won.games() < Statistics::of(&tournament).won.games());
    assert!(said.contains(&format!("{} games were played", found.won.games())), "{said}");
}
