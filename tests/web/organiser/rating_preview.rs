//! What games do to ratings, as a column where the event shows it.

use tengen::tournament::{Board, Ending, EntryId, Round, RoundNo, RoundState, TableNo, Tournament};

use crate::organiser::support::Server;

fn played(server: &Server, shows: bool) -> String {
    let mut open: Tournament = server.open_with("Model", &["1d", "1d", "1k"]).tournament.clone();
    open.settings.rating_preview = shows;
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    let mut board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
    board.ending = Ending::won(tengen::go::Color::Black);
    round.boards.push(board);
    open.rounds = vec![round];
    server.keep(&open).slug
}

#[test]
fn the_change_of_each_player_is_a_column_by_setting() {
    let server = Server::start();
    let (shown, hidden) = (played(&server, true), played(&server, false));
    for page in ["standings", "wall", "players", "entries"] {
        let with = server.get(&format!("/t/{shown}/{page}")).text;
        assert!(with.contains("+9.3") && with.contains("−8.3"), "{page}: {with}");
        assert!(with.contains("Rating ±"), "{page}");
        let without = server.get(&format!("/t/{hidden}/{page}")).text;
        assert!(!without.contains("+9.3") && !without.contains("Rating ±"), "{page}");
    }
    for (slug, said) in [(&shown, true), (&hidden, false)] {
        let player = server.get_as("", &format!("/t/{slug}/players/1")).text;
        assert_eq!(player.contains("id=\"rating\""), said, "{slug}: {player}");
    }
    let public = server.get_as("", &format!("/t/{shown}/standings")).text;
    assert!(public.contains("+9.3"), "everybody sees it");
}
