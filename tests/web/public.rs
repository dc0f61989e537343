//! The public pages: what everybody sees of a tournament.

use super::support::TestApp;

#[test]
fn the_front_lists_the_tournaments() {
    let (app, tournament) = TestApp::with("harbour-open");
    assert!(app.page("/").contains(&tournament.settings.name));
}
