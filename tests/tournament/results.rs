use go::Color;
use tournament::{
    Board, Ending, EntryId, HalfPoints, NoResultPolicy, Oddity, RoundState, System, TableNo,
};

use super::{at, event, round};

/// The text, half points of Black and White, and whether it was played, is rated and is by default.
pub(super) const WORTH: [(&str, i32, i32, bool, bool, bool); 18] = [
    ("?", 0, 0, false, false, false),
    ("B+", 2, 0, true, true, false),
    ("W+", 0, 2, true, true, false),
    ("B+0.5", 2, 0, true, true, false),
    ("W+27", 0, 2, true, true, false),
    ("B+R", 2, 0, true, true, false),
    ("W+T", 0, 2, true, true, false),
    ("B+I", 2, 0, true, true, false),
    ("W+F", 0, 2, false, false, true),
    ("B+D", 2, 0, false, true, false),
    ("0", 1, 1, true, true, false),
    ("0!", 1, 1, false, false, true),
    ("draw", 1, 1, true, true, false),
    ("both-win", 2, 2, false, false, false),
    ("both-win!", 2, 2, false, false, true),
    ("both-lose", 0, 0, false, false, false),
    ("both-lose!", 0, 0, false, false, true),
    ("void", 0, 0, false, false, false),
];

#[test]
fn every_ending_has_its_points_and_counts_as_played_rated_or_by_default() {
    for (text, black, white, played, rated, by_default) in WORTH {
        let ending: Ending = text.parse().expect("an ending");
        let points = [Color::Black, Color::White].map(|side| {
            let HalfPoints(points) = ending.points(side, NoResultPolicy::Replay);
            points
        });
        assert_eq!(points, [black, white], "{text}");
        let is = (ending.is_played(), ending.is_rated(), ending.is_by_default());
        assert_eq!(is, (played, rated, by_default), "{text}");
    }
}

#[test]
fn a_game_without_a_result_is_worth_and_replayed_as_the_event_says() {
    for (policy, points, replayed) in [
        (NoResultPolicy::Replay, HalfPoints::ZERO, true),
        (NoResultPolicy::Half, HalfPoints::HALF, false),
        (NoResultPolicy::Zero, HalfPoints::ZERO, false),
    ] {
        let mut values = event(System::Swiss, &[]).settings.points;
        values.no_result = policy;
        assert_eq!(Ending::NoResult.points(Color::White, policy), points, "{policy}");
        assert_eq!(values.replays(Ending::NoResult), replayed, "{policy}");
        assert!(!values.replays(Ending::Drawn), "{policy}");
    }
}

#[test]
fn the_widest_margin_is_the_board_a_prisoner_and_the_handicap() {
    let event = event(System::McMahon, &[]);
    for (handicap, most) in [(0, 362), (3, 365)] {
        let board = Board {
            komi: Some(HalfPoints::ZERO),
            ..Board::new(TableNo(1), EntryId(1), EntryId(2), handicap)
        };
        let odd = |margin: i32| event.oddity(&board, format!("B+{margin}").parse().expect("it"));
        assert_eq!(odd(most), None, "{handicap}");
        let too_many = Oddity::TooManyPoints(HalfPoints::whole(most));
        assert_eq!(odd(most + 1), Some(too_many), "{handicap}");
    }
}

#[test]
fn komi_is_the_boards_own_else_the_events_else_that_of_a_handicap() {
    let event = event(System::McMahon, &[]);
    let of = |handicap, komi| {
        let board = Board::new(TableNo(1), EntryId(1), EntryId(2), handicap);
        event.komi_of(&Board { komi, ..board })
    };
    let with_handicap = event.settings.ruleset().handicap.komi;
    assert_ne!(with_handicap, event.settings.komi);
    assert_eq!(
        [0, 1, 2].map(|stones| of(stones, None)),
        [event.settings.komi, with_handicap, with_handicap]
    );
    assert_eq!([0, 2].map(|stones| of(stones, Some(HalfPoints(3)))), [HalfPoints(3); 2]);
}

#[test]
fn a_finished_round_confirms_its_results_only_where_the_event_says_so() {
    let mut event = event(System::Swiss, &["1d", "2d"]);
    let is = |event: &tournament::Tournament, state, ending| {
        let round = round(1, state, &[(1, 2, ending)]);
        event.is_confirmed(&round, &round.boards[0])
    };
    assert!(!is(&event, RoundState::Finished, "B+"));
    event.settings.refereeing.finished_confirms = true;
    assert!(is(&event, RoundState::Finished, "B+"));
    assert!(!is(&event, RoundState::Published, "B+"));
    assert!(!is(&event, RoundState::Finished, "?"), "a game without a result");
    let mut by_both = round(1, RoundState::Published, &[(1, 2, "B+")]);
    by_both.boards[0].confirmed = Some(at(12));
    assert!(event.is_confirmed(&by_both, &by_both.boards[0]));
}
