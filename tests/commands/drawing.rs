use std::collections::HashMap;

use tengen::cli::{RowFormat, pair, weights};
use tengen::tournament::RoundNo;

use crate::rounds as golden;

#[test]
fn the_weights_command_prints_every_known_pair_with_its_total() {
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let text = weights::render(&tournament, round, RowFormat::Tsv).unwrap();
        let mut totals: HashMap<[&str; 2], i64> = HashMap::new();
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            let mut names = [cells[0], cells[1]];
            names.sort_unstable();
            assert_eq!(totals.insert(names, cells[11].parse().unwrap()), None, "{event}: {line}");
        }
        let here = tournament.participants(round).count();
        assert_eq!(totals.len(), here * (here - 1) / 2);
        for line in golden::weights(event, round) {
            let mut names = line.names.each_ref().map(String::as_str);
            names.sort_unstable();
            assert!(totals[&names].abs_diff(line.figures[9]) <= 3, "{event} {round}: {names:?}");
        }
    }
}

#[test]
fn the_pair_command_keeps_recorded_byes_and_adds_up() {
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let drawn = pair::drawn(&tournament, round).unwrap();
        let text = pair::render(&tournament, &drawn, 0.0, RowFormat::Tsv);
        let rows: Vec<Vec<&str>> = text
            .lines()
            .skip(1)
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split('\t').collect())
            .collect();
        let sum: i128 = rows.iter().map(|row| row[4].parse::<i128>().unwrap()).sum();
        assert!(text.contains(&format!("\n# total={sum}\n# optimal=proved\n# seconds=0.000\n")));
        let byes: Vec<&str> =
            rows.iter().filter(|row| row[2].is_empty()).map(|row| row[1]).collect();
        let recorded = tournament.round(round).map(|drawn| drawn.byes.clone()).unwrap_or_default();
        let names = recorded.iter().map(|bye| tournament.entry(*bye).unwrap().full_name());
        assert_eq!(byes, names.collect::<Vec<_>>(), "{event} {round}");
    }
}

#[test]
fn a_round_there_is_not_is_named() {
    let tournament = golden::tournament("simplemm");
    let error = pair::drawn(&tournament, RoundNo(6)).unwrap_err();
    assert_eq!(error.to_string(), "there is no round 6: the tournament has rounds 1 to 5");
}
