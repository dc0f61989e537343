//! Direct confrontation, DC and SDC: chains, cycles, ties, games that do not count.

use go::Color;
use standings::{Part, Value};
use tournament::{
    Board, Criterion, Ending, HalfPoints, NoResultPolicy, Round, RoundNo, RoundState, TableNo,
};

use crate::event::Event;

/// An event in which little but direct games tells players apart.
fn tied(players: &str, placement: &str) -> Event {
    Event::swiss(players).placement(placement)
}

#[test]
fn the_winner_of_the_direct_game_comes_first() {
    //      r1    r2    r3    wins
    // ada  bob-  cyd+  dan+  2
    // bob  ada+  dan+  cyd-  2
    // cyd  dan-  ada-  bob+  1
    // dan  cyd+  bob-  ada-  1
    let mut event = tied("ada bob cyd dan", "NBW DC");
    event.beats("bob", "ada", 1).beats("dan", "cyd", 1);
    event.beats("ada", "cyd", 2).beats("bob", "dan", 2);
    event.beats("ada", "dan", 3).beats("cyd", "bob", 3);
    assert_eq!(event.order(), "1 bob, 2 ada, 3 dan, 4 cyd");
    assert_eq!(event.values(Criterion::Dc), ["0", "1", "0", "1"]);
}

#[test]
fn where_a_whole_round_robin_is_tied_all_have_met() {
    let mut event = tied("ada bob cyd dan", "NBW SDC");
    let pairs = [["ada bob", "cyd dan"], ["ada cyd", "bob dan"], ["ada dan", "bob cyd"]];
    for (round, games) in (1..).zip(pairs) {
        for (black, white) in games.iter().filter_map(|game| game.split_once(' ')) {
            event.game(black, white, round, Ending::Jigo { by_default: false });
        }
    }
    assert_eq!(event.values(Criterion::Sdc), ["1.5"; 4]);
}

#[test]
fn a_chain_of_victories_is_an_order() {
    // One win each: ada over bob, bob over cyd, cyd over dan; dan's own is a bye.
    let mut event = tied("dan cyd bob ada", "NBW DC");
    event.0.settings.points.bye_wins = HalfPoints::ONE;
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    event.beats("bob", "cyd", 2);
    event.bye("dan", 2);
    assert_eq!(event.order(), "1 ada, 2 bob, 3 cyd, 4 dan");
    assert_eq!(event.values(Criterion::Dc), ["0", "1", "2", "3"]);
    let why = event.why("bob", Criterion::Dc);
    let games: Vec<_> =
        why.terms.iter().filter_map(|term| Some(term.seat?.meeting()?.opponent)).collect();
    assert_eq!(games, [event.id("ada"), event.id("cyd")]);
    assert_eq!(
        why.terms.last().map(|term| (term.part, term.amount)),
        Some((Part::Above, Value::whole(2)))
    );
}

#[test]
fn a_circle_stands_together_above_whom_it_has_beaten() {
    // A circle of ada, bob and cyd; cyd also beat dan, who beat nobody of them.
    let mut event = tied("ada bob cyd dan", "DC");
    event.beats("ada", "bob", 1).beats("bob", "cyd", 2).beats("cyd", "ada", 3);
    event.beats("cyd", "dan", 4);
    assert_eq!(event.order(), "1 ada, 1 bob, 1 cyd, 4 dan");
    assert_eq!(event.values(Criterion::Dc), ["3", "3", "3", "0"], "how many stand no higher");
}

/// The example that comes with OpenGotha's own comparison: 1 beat 2, 2 beat 3, 3 beat 1; 1 and 3 beat 4; 5 beat 2.
/// It prints 5, 1, 3, 2, 4, 6, with 1 and 3 at one place.
#[test]
fn the_example_of_opengothas_own_program_has_its_values() {
    let mut event = tied("p1 p2 p3 p4 p5 p6", "DC RATING");
    for (entry, later) in event.0.entries.iter_mut().zip([4, 3, 4, 4, 1, 2]) {
        entry.rating.0 = later;
    }
    event.beats("p3", "p1", 1).beats("p1", "p2", 2).beats("p2", "p3", 3);
    event.beats("p1", "p4", 4).beats("p3", "p4", 5).beats("p5", "p2", 6);
    assert_eq!(event.values(Criterion::Dc), ["4", "2", "4", "1", "5", "0"]);
}

#[test]
fn who_won_a_game_each_has_no_victory() {
    let mut event = tied("ada bob cyd", "DC");
    event.beats("ada", "bob", 1).beats("bob", "ada", 2).beats("cyd", "ada", 3);
    assert_eq!(event.values(Criterion::Dc), ["0", "0", "1"]);
    event.beats("ada", "bob", 4);
    assert_eq!(event.values(Criterion::Dc), ["1", "0", "2"]);
}

#[test]
fn later_criteria_tell_the_members_of_a_circle_apart() {
    let mut event = tied("ada:1k bob:3d cyd:1d dan:5d", "DC RATING");
    event.beats("ada", "bob", 1).beats("bob", "cyd", 2).beats("cyd", "ada", 3);
    event.beats("cyd", "dan", 4);
    assert_eq!(event.order(), "1 bob, 2 cyd, 3 ada, 4 dan");
}

#[test]
fn of_those_without_a_victory_the_lowest_by_later_criteria_goes_last() {
    // ada beat bob; cyd and dan met nobody. By rating: dan 4d, bob 3d, cyd 2d, ada 1d.
    let mut event = tied("ada:1d bob:3d cyd:2d dan:4d", "DC RATING");
    event.beats("ada", "bob", 1);
    // cyd is the lowest of bob, cyd, dan; then bob; then ada, who has nobody below any more.
    assert_eq!(event.order(), "1 dan, 2 ada, 3 bob, 4 cyd");
    assert_eq!(event.values(Criterion::Dc), ["2", "1", "0", "3"]);
}

#[test]
fn without_later_criteria_those_without_a_victory_share_their_place() {
    let mut event = tied("ada bob cyd", "DC");
    event.beats("cyd", "ada", 1);
    assert_eq!(event.order(), "1 cyd, 2 ada, 2 bob");
}

#[test]
fn jigo_both_lose_and_games_by_default_compare_nobody() {
    for ending in [
        Ending::Jigo { by_default: false },
        Ending::BothLose { by_default: false },
        Ending::NoResult,
        Ending::Pending,
        "B+F".parse().unwrap(),
        Ending::BothWin { by_default: true },
    ] {
        let mut event = tied("ada bob", "DC");
        event.game("ada", "bob", 1, ending);
        assert_eq!(event.order(), "1 ada, 1 bob", "{ending}");
        assert_eq!(event.values(Criterion::Dc), ["0", "0"], "{ending}");
    }
}

#[test]
fn a_win_each_and_both_win_are_circles_of_two() {
    let mut event = tied("ada bob", "DC");
    event.beats("ada", "bob", 1).beats("bob", "ada", 2);
    assert_eq!(event.order(), "1 ada, 1 bob");
    let mut event = tied("ada bob", "DC");
    event.game("ada", "bob", 1, Ending::BothWin { by_default: false });
    assert_eq!(event.order(), "1 ada, 1 bob");
}

#[test]
fn only_the_tied_are_compared() {
    // bob beat ada, but ada has more wins: the game does not count between unequals.
    let mut event = tied("ada bob cyd dan", "NBW DC");
    event.beats("bob", "ada", 1).beats("ada", "cyd", 2).beats("ada", "dan", 3);
    assert_eq!(event.order(), "1 ada, 2 bob, 3 cyd, 3 dan");
    let why = event.why("ada", Criterion::Dc);
    assert_eq!(why.tied, [event.id("ada")]);
    assert_eq!(why.terms.len(), 1);
    assert_eq!((why.terms[0].part, why.terms[0].amount), (Part::Above, Value::whole(0)));
}

#[test]
fn sdc_counts_wins_among_the_tied_if_all_have_met() {
    // All met, with a jigo: ada 1½, bob 1, cyd ½.
    let mut event = tied("ada bob cyd", "SDC");
    event.beats("ada", "bob", 1).beats("bob", "cyd", 2);
    event.game("cyd", "ada", 3, Ending::Jigo { by_default: false });
    assert_eq!(event.values(Criterion::Sdc), ["1.5", "1", "0.5"]);
    assert_eq!(event.order(), "1 ada, 2 bob, 3 cyd");
    let why = event.why("ada", Criterion::Sdc);
    assert_eq!(why.tied.len(), 3);
    assert_eq!(
        why.terms.iter().map(|t| t.amount).collect::<Vec<_>>(),
        [Value::whole(1), Value::halves(1)]
    );
}

#[test]
fn sdc_is_nothing_if_one_pair_has_not_met_or_only_by_default() {
    let mut event = tied("ada bob cyd", "SDC");
    event.beats("ada", "bob", 1).beats("bob", "cyd", 2);
    assert_eq!(event.values(Criterion::Sdc), ["0", "0", "0"]);
    event.beats_by_default("ada", "cyd", 3);
    assert_eq!(event.values(Criterion::Sdc), ["0", "0", "0"]);
    event.game("ada", "cyd", 4, Ending::BothLose { by_default: false });
    assert_eq!(event.values(Criterion::Sdc), ["1", "1", "0"]);
}

#[test]
fn a_game_without_result_has_been_met_unless_it_is_to_be_replayed() {
    let mut event = tied("ada bob", "SDC");
    event.game("ada", "bob", 1, Ending::NoResult).beats("ada", "bob", 2);
    event.0.settings.points.no_result = NoResultPolicy::Half;
    assert_eq!(event.values(Criterion::Sdc), ["1.5", "0.5"]);
    event.0.settings.points.no_result = NoResultPolicy::Zero;
    assert_eq!(event.values(Criterion::Sdc), ["1", "0"]);
    event.0.rounds.truncate(1);
    event.0.settings.points.no_result = NoResultPolicy::Replay;
    assert_eq!(event.values(Criterion::Sdc), ["0", "0"]);
}

#[test]
fn a_field_of_ten_thousand_equals_is_ordered_at_once() {
    let players: Vec<String> = (0..10_000).map(|i| format!("p{i:05}")).collect();
    let mut event = Event::swiss(&players.join(" ")).placement("DC NBW");
    let mut round = Round::empty(RoundNo(1), RoundState::Finished);
    for (table, pair) in event.0.entries.chunks(2).enumerate() {
        let table = TableNo(table as i32 + 1);
        let mut board = Board::new(table, pair[0].id, pair[1].id, 0);
        board.ending = Ending::won(Color::Black);
        round.boards.push(board);
    }
    event.0.rounds.push(round);
    let standings = event.standings();
    let values: Vec<_> = [0, 4_999, 5_000, 9_999].map(|k| standings.rows[k].place).into();
    assert_eq!(values, [1, 1, 5_001, 5_001]);
}
