//! A game at handicap 1 has the komi that the event's rules say, and nobody is told that it has none.

use tengen::tournament::{Ending, RoundState};

use crate::support::{TestApp, golden, now};

#[test]
fn a_player_at_handicap_one_reads_one_komi() {
    let app = TestApp::start();
    let mut event = golden("harbour-open");
    event.settings.name = "Open".into();
    event.settings.short_name = String::new();
    event.settings.ends = now().date_naive() + chrono::Days::new(1);
    event.rounds.truncate(1);
    let round = &mut event.rounds[0];
    round.state = RoundState::Published;
    let board = &mut round.boards[0];
    (board.handicap, board.komi, board.ending) = (1, None, Ending::Pending);
    let black = board.black;
    app.keep(&event);
    let page = app.page(&format!("/t/open/players/{black}"));
    assert!(page.contains("no stones: Black plays first"), "{page}");
    assert!(page.contains("White gets half a point") && !page.contains("without komi"), "{page}");
}
