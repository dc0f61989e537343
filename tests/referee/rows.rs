//! Rulings by the hundred, each with its sentence of the text beside it, in `tests/golden/rulings`.
//!
//! A row is what is read in a *text*, *derived* from one, or *usual* where texts are silent. Where a record is
//! named, the case happened in it, so many moves before its end.

use std::collections::BTreeMap;

use go::RulesetName;
use referee::Standing;

use crate::case::{game, told};

/// Records with a violation as their last move, on 9×9.
const RECORDS: [(&str, &str); 8] = [
    ("ko-black", "C4 F4 D5 E5 D3 E3 J9 D4 E4 A9 A1 D4 E4"),
    ("ko-white", "- C4 F4 D5 E5 D3 E3 J9 D4 E4 A9 A1 D4 E4"),
    ("twice-black", "D4 E4 C3 B:C4"),
    ("twice-white", "D4 E4 C3 C5 W:C6"),
    ("suicide-white", "A2 H8 B1 A1"),
    ("suicide-black", "- A2 H8 B1 A1"),
    ("occupied-black", "D4 E4 C3 C5 E4"),
    ("occupied-white", "D4 E4 C3 C5 G3 D4"),
];

/// What is played after it.
const ON: [&str; 4] = ["H2", "G7", "H7", "G2"];

struct Row<'a> {
    mark: &'a str,
    procedure: &'a str,
    case: &'a str,
    record: &'a str,
    ruling: &'a str,
    source: &'a str,
}

fn rows(text: &str) -> Vec<Row<'_>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line| {
        let cells: Vec<&str> = str::split(line, '\t').collect();
        let [mark, procedure, case, record, ruling, source] = cells[..] else {
            panic!("six cells: {line}");
        };
        Row { mark, procedure, case, record, ruling, source }
    };
    lines.map(row).collect()
}

fn record(name: &str) -> Option<go::History> {
    let (name, more) = name.split_once('+').unwrap_or((name, "0"));
    let (_, moves) = RECORDS.iter().find(|(known, _)| *known == name)?;
    let more: usize = more.parse().expect("a number of moves");
    Some(game(RulesetName::Ngb, &format!("{moves} {}", ON[..more].join(" "))))
}

fn ruling(row: &Row<'_>) -> (String, Option<Standing>) {
    match told(row.procedure, row.case).rule(record(row.record).as_ref()) {
        Ok(ruling) => (ruling.headline(), Some(ruling.basis.standing)),
        Err(error) => (error.to_string(), None),
    }
}

/// A row claims no more than the procedure's data does: only what is read in a text is marked so.
fn claims_too_much(row: &Row<'_>, standing: Option<Standing>) -> bool {
    match standing {
        Some(Standing::Setting) => row.mark != "usual",
        Some(Standing::Derived) => row.mark == "text",
        Some(Standing::Text) | None => false,
    }
}

#[test]
fn every_row_is_ruled_as_its_text_says() {
    let path = crate::root::repository().join("tests/golden/rulings/scenarios.tsv");
    let text = std::fs::read_to_string(path).expect("the rows are there");
    let rows = rows(&text);
    assert!(rows.len() >= 320, "{}", rows.len());
    let mut wrong = Vec::new();
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in &rows {
        assert!(!row.source.is_empty(), "{}", row.case);
        *counts.entry((row.procedure, row.mark)).or_default() += 1;
        let (found, standing) = ruling(row);
        if claims_too_much(row, standing) {
            wrong
                .push(format!("{}: {} is {standing:?}, not {}", row.procedure, row.case, row.mark));
        }
        if found != row.ruling {
            wrong.push(format!("{}: {} ({}): {found:?}", row.procedure, row.case, row.record));
        }
    }
    print_table(&counts);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}

/// How many rows of each procedure are text, derived and usual.
fn print_table(counts: &BTreeMap<(&str, &str), usize>) {
    let of = |procedure: &str, mark: &str| counts.get(&(procedure, mark)).copied().unwrap_or(0);
    let mut procedures: Vec<&str> = counts.keys().map(|(procedure, _)| *procedure).collect();
    procedures.dedup();
    println!("{:<20} {:>5} {:>8} {:>6}", "procedure", "text", "derived", "usual");
    let mut sums = [0; 3];
    for procedure in procedures {
        let row = ["text", "derived", "usual"].map(|mark| of(procedure, mark));
        sums = [sums[0] + row[0], sums[1] + row[1], sums[2] + row[2]];
        println!("{procedure:<20} {:>5} {:>8} {:>6}", row[0], row[1], row[2]);
    }
    println!("{:<20} {:>5} {:>8} {:>6}", "all", sums[0], sums[1], sums[2]);
}
