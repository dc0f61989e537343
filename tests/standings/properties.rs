//! What holds for every event: order of entering, sums over the field, earlier rounds, order by values.

use std::collections::BTreeMap;

use proptest::prelude::*;
use standings::{Opposition, ScoreSheet, standings};
use tournament::{
    Board, Criterion, Ending, Entry, EntryId, Participation, Round, RoundNo, RoundState, System,
    TableNo, Tournament,
};

use crate::event::Event;

const ENDINGS: [&str; 10] =
    ["B+", "W+", "B+R", "W+0.5", "B+F", "W+F", "0", "both-lose", "both-win", "?"];

/// Up to 14 players, up to 6 rounds of chance pairings, with absences, byes and any result.
pub fn events() -> impl Strategy<Value = Tournament> {
    let player = (-20_i32..=6, any::<u8>(), -1_i32..=2);
    let seat = (any::<u32>(), 0_usize..ENDINGS.len(), 0_u8..=9);
    (
        prop::collection::vec(player, 2..14),
        prop::collection::vec(prop::collection::vec(seat, 14), 1..6),
        any::<(bool, bool, bool)>(),
    )
        .prop_map(|(players, rounds, (mcmahon, round_down, half))| {
            let system = if mcmahon { System::McMahon } else { System::Swiss };
            let mut tournament = Event::new(system, "").0;
            tournament.settings.points.round_down = round_down;
            tournament.settings.points.sos_unplayed_as_half = half;
            for (id, (rank, participation, correction)) in (1..).zip(players) {
                let rank = rating::Rank::clamped(rank);
                let mut entry = Entry::new(EntryId(id), &format!("p{id:02}"), "", rank);
                entry.participation = Participation::from_bits(u32::from(participation) | !255);
                entry.correction = correction;
                tournament.entries.push(entry);
            }
            for (no, seats) in (1..).zip(rounds) {
                let round = drawn(&tournament, RoundNo(no), &seats);
                tournament.rounds.push(round);
            }
            tournament
        })
}

fn drawn(tournament: &Tournament, no: RoundNo, seats: &[(u32, usize, u8)]) -> Round {
    let mut here: Vec<_> = tournament.participants(no).map(|entry| entry.id).collect();
    here.sort_by_key(|id| seats[id.0 as usize % seats.len()].0);
    let mut round = Round::empty(no, RoundState::Finished);
    for (table, (pair, seat)) in (1..).zip(here.chunks(2).zip(seats)) {
        match *pair {
            [black, white] => {
                let mut board = Board::new(TableNo(table), black, white, seat.2);
                board.ending = ENDINGS[seat.1].parse::<Ending>().expect("an ending");
                round.boards.push(board);
            }
            [alone] if seat.2 > 4 => round.byes.push(alone),
            _ => {}
        }
    }
    round
}

/// Direct confrontation of a whole field, step by step as it is defined, without any economy.
fn literal_confrontation(tournament: &Tournament, ratings: &[i32]) -> Vec<i64> {
    let sheet = ScoreSheet::new(tournament, RoundNo(6));
    let n = sheet.len();
    // Who won more of the games of two has a victory.
    let won = |a: usize, b: usize| {
        let games = sheet.meetings(a).filter(|(_, game)| game.opponent_index == b);
        let decided = games.filter(|(_, game)| !game.ending.is_by_default());
        decided.map(|(_, game)| game.points.0 - game.opponent_points.0).sum::<i32>() > 0
    };
    let beat: Vec<Vec<bool>> = (0..n).map(|a| (0..n).map(|b| won(a, b)).collect()).collect();
    let mut reaches = beat.clone();
    for via in 0..n {
        for a in 0..n {
            for b in 0..n {
                reaches[a][b] |= reaches[a][via] && reaches[via][b];
            }
        }
    }
    let together = |a: usize, b: usize| a == b || (reaches[a][b] && reaches[b][a]);
    // A player of a circle has all its victories over others.
    let over = |a: usize, b: usize| {
        let all = (0..n).filter(|i| together(a, *i));
        let mut all = all.flat_map(|i| (0..n).map(move |j| (i, j)));
        !together(a, b) && all.any(|(i, j)| beat[i][j] && together(b, j))
    };
    // The place from above that each gets, when the lowest are placed again and again.
    let mut place = vec![0; n];
    let mut left: Vec<usize> = (0..n).collect();
    while !left.is_empty() {
        let free = |a: &usize| !left.iter().any(|b| over(*a, *b));
        let last: Vec<usize> = left.iter().copied().filter(free).collect();
        let worst = last.iter().map(|a| ratings[*a]).min();
        let together: Vec<usize> =
            last.into_iter().filter(|a| Some(ratings[*a]) == worst).collect();
        left.retain(|a| !together.contains(a));
        for a in together {
            place[a] = 1 + left.len() as i64;
        }
    }
    let lowest = place.iter().copied().max().unwrap_or(0);
    place.into_iter().map(|place| lowest - place).collect()
}

/// Place and values of everybody, by name.
fn by_name(tournament: &Tournament) -> BTreeMap<String, (u32, Vec<String>)> {
    let rows = standings(tournament, RoundNo(6)).rows;
    let line = |row: &standings::Row| {
        let values = row.values.iter().map(ToString::to_string).collect();
        (tournament.entries[row.index].surname.clone(), (row.place, values))
    };
    rows.iter().map(line).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_entering_changes_no_place_and_no_value(
        mut tournament in events(), by in 0_usize..14, direct in any::<bool>()
    ) {
        if direct {
            tournament.settings.placement =
                vec![Criterion::Nbw, Criterion::Dc, Criterion::Sdc, Criterion::SosW];
        }
        let before = by_name(&tournament);
        let middle = by % tournament.entries.len();
        tournament.entries.rotate_left(middle);
        prop_assert_eq!(before, by_name(&tournament));
    }

    #[test]
    fn sums_of_opponents_scores_count_every_player_once_a_game(tournament in events()) {
        let sheet = ScoreSheet::new(&tournament, RoundNo(6));
        let everybody = 0..sheet.len();
        let sos: i64 = everybody.clone().map(|i| i64::from(sheet.sos(i, Opposition::Wins).0)).sum();
        let met = |i: usize| i64::from(sheet.counted(i, Opposition::Wins).0) * sheet.meetings(i).count() as i64;
        prop_assert_eq!(sos, everybody.clone().map(met).sum::<i64>());
        // Handicaps given and received cancel out; unplayed rounds bring the own start.
        let sosm: i64 = everybody.clone().map(|i| i64::from(sheet.sos(i, Opposition::McMahon).0)).sum();
        let expected = everybody.map(|i| {
            let games = sheet.meetings(i).count() as i64;
            i64::from(sheet.counted(i, Opposition::McMahon).0) * games
                + i64::from(sheet.start(i).0) * (sheet.rounds() as i64 - games)
        });
        prop_assert_eq!(sosm, expected.sum::<i64>());
    }

    #[test]
    fn rows_are_in_the_order_of_their_values_and_equals_share(mut tournament in events()) {
        tournament.settings.placement = Criterion::ALL.into_iter().filter(|c| *c != Criterion::Cat).collect();
        let rows = standings(&tournament, RoundNo(6)).rows;
        for (number, pair) in (2..).zip(rows.windows(2)) {
            prop_assert!(pair[0].values >= pair[1].values);
            prop_assert_eq!(pair[1].shared, pair[0].values == pair[1].values);
            prop_assert_eq!(pair[1].place, if pair[1].shared { pair[0].place } else { number });
        }
    }

    #[test]
    fn direct_confrontation_agrees_with_its_definition_taken_literally(
        mut tournament in events(), ratings in prop::collection::vec(0_i32..4, 14)
    ) {
        tournament.settings.placement = vec![Criterion::Dc, Criterion::Rating];
        for (entry, rating) in tournament.entries.iter_mut().zip(&ratings) {
            entry.rating.0 = *rating;
        }
        let mut found = vec![0; tournament.entries.len()];
        for row in standings(&tournament, RoundNo(6)).rows {
            found[row.index] = row.values[0].amount();
        }
        prop_assert_eq!(found, literal_confrontation(&tournament, &ratings));
    }

    #[test]
    fn later_rounds_do_not_touch_earlier_standings(tournament in events(), through in 0_i32..6) {
        let earlier = tournament.before(RoundNo(through + 1));
        prop_assert_eq!(
            standings(&tournament, RoundNo(through)),
            standings(&earlier, RoundNo(through))
        );
    }
}
