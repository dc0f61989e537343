use tournament::{Board, BoardOutcome, Ending, EntryId, MAX_HANDICAP, ReplayTerms, TableNo};

use super::at;

fn won() -> Ending {
    "B+R".parse().expect("an ending")
}

/// A board whose confirmed game is played again.
fn replayed() -> Board {
    let first = Board::new(TableNo(4), EntryId(7), EntryId(9), 2);
    let first = Board { ending: won(), confirmed: Some(at(12)), version: 3, ..first };
    first.played_anew(&ReplayTerms::default(), None)
}

#[test]
fn a_replay_has_no_more_stones_than_a_board_may_have() {
    let terms = |handicap| ReplayTerms { handicap: Some(handicap), ..ReplayTerms::default() };
    let stones = [0, 9, 10, 200].map(|stones| replayed().with_terms(&terms(stones)).handicap);
    assert_eq!(stones, [0, 9, MAX_HANDICAP, MAX_HANDICAP]);
}

#[test]
fn a_cancelled_replay_gives_the_confirmed_result_back_and_no_other() {
    assert_eq!(replayed().not_anew(won()).confirmed, Some(at(12)));
    assert_eq!(replayed().not_anew(Ending::Drawn).confirmed, None);
    let gives = |outcome: BoardOutcome, board: &Board| outcome.gives_back_confirmed(board);
    assert!(gives(BoardOutcome::NotAnew(won()), &replayed()));
    assert!(!gives(BoardOutcome::Ends(won()), &replayed()));
    let open = Board { confirmed: None, ..replayed().not_anew(won()) };
    let again = open.played_anew(&ReplayTerms::default(), None);
    assert!(!gives(BoardOutcome::NotAnew(won()), &again));
}

#[test]
fn a_replay_with_a_result_is_neither_changed_nor_cancelled() {
    let over = Board { ending: won(), ..replayed() };
    for change in [BoardOutcome::Terms(ReplayTerms::default()), BoardOutcome::NotAnew(won())] {
        assert!(change.on(&replayed()).is_some(), "{change:?}");
        assert_eq!(change.on(&over), None, "{change:?}");
    }
    let instead = BoardOutcome::Instead(won(), Box::new(BoardOutcome::Ends(Ending::Drawn)));
    let drawn = instead.on(&over).expect("an amended ruling");
    assert_eq!((drawn.ending, drawn.is_played_anew()), (Ending::Drawn, false));
}

#[test]
fn a_replay_stands_only_where_another_person_ordered_it() {
    let order = BoardOutcome::PlayedAnew { terms: ReplayTerms::default(), ruling: None };
    let fresh = Board { version: 3, ..Board::new(TableNo(1), EntryId(1), EntryId(2), 0) };
    let ordered = fresh.played_anew(&ReplayTerms::default(), None);
    assert!(!order.stands(&ordered, 3), "one's own page has seen it: another replay");
    assert!(order.stands(&ordered, 2));
    assert!(!order.stands(&fresh, 2));
    assert!(!order.stands(&replayed(), 2), "a game with a result was given up, not this one");
    assert!(BoardOutcome::Ends(Ending::Pending).stands(&fresh, 3));
    assert!(!BoardOutcome::Ends(won()).stands(&fresh, 3));
}
