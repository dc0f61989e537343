//! An event in numbers.

use go::Color;
use standings::{Few, HowEnded, Remarkable, Statistics, Winners, listed_standings, paths};
use tournament::{
    Board, Criterion, Entry, EntryId, Federation, HalfPoints, Round, RoundNo, RoundState, System,
    TableNo, Tournament, preset,
};

/// An event of so many players, the boards of one round with how they ended and their handicaps.
fn event(players: usize, boards: &[(&str, u8)]) -> Tournament {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).expect("a day");
    let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
    for no in 1..=players {
        let id = EntryId(i32::try_from(no).expect("few"));
        let rank = ["2d", "1d", "5k"][no % 3].parse().expect("a rank");
        open.entries.push(Entry::new(id, "A", &no.to_string(), rank));
    }
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    for (no, (ending, handicap)) in (1..).zip(boards) {
        let mut board = Board::new(TableNo(no), EntryId(2 * no - 1), EntryId(2 * no), *handicap);
        board.ending = ending.parse().expect("an ending");
        round.boards.push(board);
    }
    open.rounds.push(round);
    open
}

#[test]
fn games_are_counted_by_who_won_and_how_and_those_without_play_apart() {
    let boards = [
        ("B+R", 0),
        ("B+0.5", 0),
        ("W+0.5", 3),
        ("W+12", 0),
        ("W+T", 3),
        ("0", 0),
        ("void", 0),
        ("B+F", 0),
        ("B+", 0),
        ("?", 0),
    ];
    let found = Statistics::of(&event(20, &boards));
    assert_eq!(found.won, Winners { black: 3, jigo: 1, white: 3, other: 1 });
    assert_eq!(found.won.games(), 8);
    assert_eq!(found.unplayed, 1);
    let given = Winners { white: 2, ..Winners::default() };
    assert_eq!(found.by_handicap[1], (3, given));
    assert_eq!(found.by_handicap[0].1.games() + given.games(), found.won.games());
    assert_eq!(found.closest, Some((HalfPoints(1), 2)));
    assert_eq!(found.ended[0], (HowEnded::Points, 3));
    let all: usize = found.ended.iter().map(|(_, count)| count).sum();
    assert_eq!(all, 9, "whoever still plays is not counted");
}

#[test]
fn a_win_of_which_nobody_noted_the_colours_is_neither_blacks_nor_whites() {
    let mut open = event(2, &[("B+R", 0)]);
    open.rounds[0].boards[0].colors_known = false;
    let found = Statistics::of(&open);
    assert_eq!(found.won, Winners { other: 1, ..Winners::default() });
    assert_eq!(found.ended, [(HowEnded::Resignation, 1)]);
    assert_eq!(open.rounds[0].boards[0].ending.winner(), Some(Color::Black));
}

#[test]
fn players_are_counted_by_rank_country_and_club_and_small_clubs_together() {
    let mut open = event(30, &[]);
    let clubs = [("Lek", 6), ("Elbe", 4), ("Amstel", 3), ("Po", 1), ("Oder", 1)];
    let named = clubs.iter().flat_map(|(club, count)| std::iter::repeat_n(*club, *count));
    for (entry, club) in open.entries.iter_mut().zip(named) {
        entry.club = club.to_owned();
        entry.country = if club == "Lek" { "nl" } else { "DE" }.to_owned();
    }
    let found = Statistics::of(&open);
    assert_eq!(found.players, 30);
    let ranks: Vec<String> = found.ranks.iter().map(|(rank, n)| format!("{rank} {n}")).collect();
    assert_eq!(ranks, ["2d 10", "1d 10", "5k 10"]);
    assert_eq!(found.countries, [("DE".to_owned(), 9), ("NL".to_owned(), 6)]);
    let (rows, few) = found.large_clubs();
    assert_eq!(rows, [("Lek".to_owned(), 6), ("Elbe".to_owned(), 4)]);
    assert_eq!(few, Few { names: 3, players: 5, most: 3 });
    assert_eq!(found.clubless(), 15);
}

#[test]
fn where_the_largest_club_has_four_players_those_of_three_are_counted_together() {
    let mut open = event(7, &[]);
    for (no, entry) in open.entries.iter_mut().enumerate() {
        entry.club = if no < 4 { "Lek" } else { "Elbe" }.to_owned();
    }
    let found = Statistics::of(&open);
    let (rows, few) = found.large_clubs();
    assert_eq!(rows, [("Lek".to_owned(), 4)]);
    assert_eq!(few, Few { names: 1, players: 3, most: 3 });
}

#[test]
fn of_many_clubs_twelve_have_a_row_and_of_small_ones_those_of_two() {
    let mut open = event(200, &[]);
    for (no, entry) in open.entries.iter_mut().enumerate() {
        entry.club = format!("Club {:02}", no % 20);
    }
    let found = Statistics::of(&open);
    let (rows, few) = found.large_clubs();
    assert_eq!((rows.len(), few), (12, Few { names: 8, players: 80, most: 10 }));
    open.entries.truncate(22);
    let small = Statistics::of(&open);
    let (rows, few) = small.large_clubs();
    assert_eq!((rows.len(), few), (2, Few { names: 18, players: 18, most: 1 }));
    open.entries.truncate(5);
    assert_eq!(Statistics::of(&open).large_clubs().0.len(), 5, "nobody shares a club");
}

#[test]
fn of_many_countries_those_of_one_player_are_told_together() {
    let mut open = event(20, &[]);
    for (no, entry) in open.entries.iter_mut().enumerate() {
        entry.country = if no < 5 { "NL".to_owned() } else { format!("X{no}") };
    }
    let found = Statistics::of(&open);
    let (rows, single) = found.large_countries();
    assert_eq!((rows, single.len()), (&[("NL".to_owned(), 5)][..], 15));
    open.entries.truncate(16);
    assert_eq!(Statistics::of(&open).large_countries().0.len(), 12, "twelve have a row each");
}

#[test]
fn an_event_without_anything_has_nothing_to_count() {
    let found = Statistics::of(&event(0, &[]));
    assert_eq!(found, Statistics::default());
    assert_eq!(found.large_clubs(), (&[][..], Few::default()));
}

/// Six rounds of four players; each pair of letters is a board, the winner first.
fn remarkable(ranks: [&str; 4], rounds: &[&[&str]]) -> (Tournament, Remarkable) {
    let mut open = event(4, &[]);
    open.rounds.clear();
    open.settings.rounds = 6;
    open.settings.placement = vec![Criterion::Nbw, Criterion::Rank];
    for (entry, rank) in open.entries.iter_mut().zip(ranks) {
        entry.rank = rank.parse().expect("a rank");
    }
    let id = |letter: u8| EntryId(i32::from(letter - b'a') + 1);
    for (no, boards) in (1..).zip(rounds) {
        let mut round = Round::empty(RoundNo(no), RoundState::Finished);
        for (table, names) in (1..).zip(*boards) {
            let [black, white] = [id(names.as_bytes()[0]), id(names.as_bytes()[1])];
            let mut board = Board::new(TableNo(table), black, white, 0);
            board.ending =
                (if names.len() > 2 { &names[2..] } else { "B+R" }).parse().expect("an ending");
            round.boards.push(board);
        }
        open.rounds.push(round);
    }
    let through = RoundNo(i32::try_from(rounds.len()).expect("few"));
    let standings = listed_standings(&open, through);
    let found = Remarkable::of(&open, &standings, &paths(&open, through));
    (open, found)
}

#[test]
fn what_is_remarkable_is_an_upset_a_climb_a_series_and_a_close_finish() {
    let rounds: [&[&str]; 4] =
        [&["dcB+R", "ab"], &["da", "bc"], &["db", "ac"], &["bdB+D", "caB+F"]];
    let (_, found) = remarkable(["3d", "2d", "1d", "5k"], &rounds);
    let upset = found.upset.expect("a weaker one won");
    assert_eq!((upset.winner, upset.loser, upset.ranks), (EntryId(4), EntryId(1), 7));
    assert_eq!((upset.round, upset.table), (RoundNo(2), TableNo(1)));
    let (who, from, to) = found.climb.expect("up from the last place");
    assert_eq!((who, from, to), (EntryId(4), 4, 1));
    let series = found.series.expect("three in a row");
    assert_eq!((series.entry, series.games, series.others), (EntryId(4), 3, 0));
    assert!(series.is_all, "a default is no game");
}

#[test]
fn a_handicap_makes_no_upset_and_two_wins_no_series() {
    let (mut open, found) = remarkable(["3d", "1d", "1d", "1d"], &[&["ba", "cd"], &["bd", "ac"]]);
    assert_eq!(found.upset.map(|upset| upset.ranks), Some(2));
    assert_eq!(found.series, None);
    assert_eq!(found.climb, None, "up by one place");
    open.rounds[0].boards[0].handicap = 2;
    let standings = listed_standings(&open, RoundNo(2));
    assert_eq!(Remarkable::of(&open, &standings, &paths(&open, RoundNo(2))).upset, None);
}

#[test]
fn nothing_is_remarkable_before_the_first_round() {
    let (_, found) = remarkable(["3d", "1d", "1d", "1d"], &[]);
    assert_eq!(found, Remarkable::default());
}
