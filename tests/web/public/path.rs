//! The path of a player as lines.

use tengen::standings::paths;
use tengen::tournament::{RoundNo, Tournament};

use super::{between, first, half_played, kept, shown, words};

fn lines(page: &str) -> Vec<String> {
    between(page, "<svg class=\"spark\"", "</svg>").map(str::to_owned).collect()
}

#[test]
fn every_point_of_a_path_has_its_number_and_the_games_say_the_same() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let all = paths(&tournament, RoundNo(3));
    let listed = tournament.entries.iter().filter(|entry| all.contains_key(&entry.id));
    for entry in listed.take(5) {
        let stands = &all[&entry.id];
        let page = app.page(&format!("{base}/players/{}", entry.id));
        let [score, place, wins] = &lines(&page)[..] else { panic!("three lines: {page}") };
        let numbers = |values: Vec<String>| {
            let (start, rest) = values.split_first().expect("a start");
            format!("by round: {start} at the start, then {}", rest.join(", "))
        };
        let of = |value: &dyn Fn(&tengen::standings::Stand) -> String| {
            numbers(stands.iter().map(value).collect())
        };
        assert!(score.contains(&of(&|stand| shown(&stand.score))), "{score}");
        assert!(place.contains(&of(&|stand| shown(&stand.place))), "{place}");
        assert!(wins.contains(&of(&|stand| shown(&stand.wins))), "{wins}");
        assert_eq!(place.matches("<circle").count(), 4);
        assert_eq!(place.matches("class=\"now\"").count(), 2, "the last point and its number");
        let games = words(&first(&page, "<ol class=\"games\">", "</ol>"));
        for stand in &stands[1..] {
            let board = tournament.round(stand.after).and_then(|round| round.board_of(entry.id));
            if board.is_some_and(|board| board.ending.is_pending()) {
                continue;
            }
            let after = format!("then {}, place {}", shown(&stand.score), stand.place);
            assert!(games.contains(&after), "{after}: {games}");
        }
        let playing = usize::from(games.contains("playing"));
        assert_eq!(games.matches("then ").count() + playing, 3, "{games}");
    }
}

#[test]
fn the_way_through_the_event_is_a_picture_to_send_once_there_is_a_game() {
    let mut tournament = super::golden("harbour-open");
    let id = tournament.rounds[0].boards[0].black;
    let index = tournament.entries.iter().position(|entry| entry.id == id).expect("entered");
    tournament.entries[index].private.initials = true;
    let surname = tournament.entries[index].surname.clone();
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/players/{id}"));
    let way = first(&page, "id=\"own-line\"", "</section>");
    assert!(way.contains("<svg") && way.contains(&format!("/players/{id}/preview.png\"")), "{way}");
    let said = first(&page, "property=\"og:description\" content=\"", "\"");
    assert!(said.contains(" in 4 rounds, place ") && words(&way).contains(&said), "{said}");
    assert!(page.contains("og:title") && !page.contains(&surname), "initials for messengers too");
    tournament.rounds.clear();
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/players/{id}"));
    assert!(!page.contains("og:description") && !page.contains("preview.png"), "{page}");
}

/// As many rounds, each with the boards of one that was played.
fn long(rounds: i32) -> Tournament {
    let mut tournament = super::golden("harbour-open");
    let played = tournament.rounds.clone();
    tournament.settings.rounds = rounds;
    tournament.rounds = (1..=rounds)
        .map(|no| {
            let mut round = played[usize::try_from(no).expect("few") % played.len()].clone();
            round.no = RoundNo(no);
            round
        })
        .collect();
    tournament
}

#[test]
fn beyond_eight_rounds_the_first_lowest_highest_and_last_point_have_their_numbers() {
    let tournament = long(10);
    let (app, base) = kept(&tournament);
    let all = paths(&tournament, RoundNo(10));
    let entry = tournament
        .entries
        .iter()
        .find(|entry| all.get(&entry.id).is_some_and(|stands| stands.len() == 11));
    let page = app.page(&format!("{base}/players/{}", entry.expect("somebody plays").id));
    for line in lines(&page) {
        assert_eq!(line.matches("<circle").count(), 11);
        let above = line.matches("<text").count() - line.matches("y=\"75\"").count();
        assert!((2..=4).contains(&above), "{line}");
    }
}

#[test]
fn before_the_first_round_counts_there_is_no_path() {
    let mut tournament = half_played();
    tournament.rounds.clear();
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/players/{}", tournament.entries[0].id));
    assert!(lines(&page).is_empty());
}
