//! Tournaments of any names and results, written and read back.

use proptest::prelude::*;

use go::Color;
use interchange::{ResultRow, ResultTable, aga, csv, h9, json, opengotha, participants, tou};
use tournament::{
    Board, Ending, Entry, EntryId, Federation, Manner, Round, RoundNo, RoundState, System, TableNo,
    Tournament, check_name, preset,
};

fn endings() -> impl Strategy<Value = Ending> {
    let color = prop_oneof![Just(Color::Black), Just(Color::White)];
    prop_oneof![
        color.clone().prop_map(Ending::won),
        color.prop_map(|winner| Ending::Won { winner, manner: Manner::Default }),
        any::<bool>().prop_map(|by_default| Ending::Jigo { by_default }),
        any::<bool>().prop_map(|by_default| Ending::BothLose { by_default }),
        any::<bool>().prop_map(|by_default| Ending::BothWin { by_default }),
        Just(Ending::Pending),
    ]
}

/// A name that starts with a letter and is as the house keeps it.
fn names() -> impl Strategy<Value = String> {
    "\\p{L}\\PC{0,12}".prop_filter_map("a name", |name| check_name(&name).ok())
}

prop_compose! {
    fn tournaments()(
        people in proptest::collection::vec((names(), names(), -30..=8_i32), 2..9),
        curve in 0.0..1.0_f64,
        results in proptest::collection::vec((endings(), 0..=9_u8, any::<bool>()), 3),
    ) -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 30).unwrap();
        let mut tournament = Tournament::new(preset(System::Swiss, Federation::Egf, "Any", day));
        tournament.settings.pairing.curve = curve;
        for ((surname, first_name, rank), id) in people.iter().zip(1..) {
            // The number keeps any two from having the same name.
            let surname = format!("{surname}{id}");
            let rank = rating::Rank::clamped(*rank);
            tournament.entries.push(Entry::new(EntryId(id), &surname, first_name, rank));
        }
        for ((ending, handicap, known), no) in results.into_iter().zip(1..) {
            let mut round = Round::empty(RoundNo(no), RoundState::Published);
            let board = Board::new(TableNo(1), EntryId(1), EntryId(2), handicap);
            round.boards.push(Board { ending, colors_known: known, ..board });
            if ending != Ending::Pending {
                round.state = RoundState::Finished;
            }
            tournament.rounds.push(round);
        }
        tournament
    }
}

fn in_order_of_entering(tournament: &Tournament) -> ResultTable {
    let rows = (0..tournament.entries.len()).map(|entry_index| ResultRow {
        entry_index,
        place: entry_index as u32 + 1,
        shared_with_above: false,
        criteria_values: vec!["1".to_owned()],
    });
    ResultTable { criteria: vec!["NBW".to_owned()], rows: rows.collect() }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn our_own_files_and_opengothas_read_back_exactly(tournament in tournaments()) {
        let file = json::write(&tournament).bytes;
        prop_assert_eq!(&json::read(&file).unwrap().tournament, &tournament);
        let file = opengotha::write(&tournament);
        prop_assert!(file.notes.is_empty(), "{:?}", file.notes);
        prop_assert_eq!(&opengotha::read(&file.bytes, Default::default()).unwrap().tournament, &tournament);
        let list = participants::read(&participants::write(&tournament).bytes).unwrap();
        prop_assert_eq!(list.entries.len(), tournament.entries.len());
    }

    #[test]
    fn results_read_back_whatever_the_names(tournament in tournaments()) {
        let table = in_order_of_entering(&tournament);
        let file = h9::write(&tournament, &table, h9::Options::default());
        let read = h9::read(&file.bytes, Default::default()).unwrap().tournament;
        prop_assert_eq!(read.entries.len(), 2, "those without a game are left out");
        for (round, expected) in read.rounds.iter().zip(&tournament.rounds) {
            let (board, expected) = (&round.boards[0], &expected.boards[0]);
            prop_assert_eq!(board.colors_known, expected.colors_known);
            if expected.colors_known {
                // What both won or lost is marked as not to be rated, by default or not.
                let plain = |ending: Ending| ending.to_string().replace("lose!", "lose").replace("win!", "win");
                prop_assert_eq!(plain(board.ending), plain(expected.ending));
                prop_assert_eq!((board.black, board.handicap), (EntryId(1), expected.handicap));
            }
        }
        let rows = |bytes: &[u8]| bytes.iter().filter(|byte| **byte == b'\n').count();
        prop_assert_eq!(rows(&tou::write(&tournament, &table).bytes), 11 + 2);
        let report = aga::write(&tournament, &table).bytes;
        prop_assert!(String::from_utf8(report).unwrap().ends_with("\nEND\n"));
        let sheet = csv::standings(&tournament, &table, csv::Options::default()).bytes;
        prop_assert_eq!(rows(&sheet), 1 + tournament.entries.len());
    }
}
