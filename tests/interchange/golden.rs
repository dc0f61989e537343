//! The golden data: tournaments as OpenGotha stored and exported them.

use interchange::{ResultRow, ResultTable, opengotha};
use tournament::Tournament;

use crate::root::repository;

/// The nine events that have everything beside them.
pub const EVENTS: [&str; 9] = [
    "both-lose",
    "byes-and-absences",
    "congress-2011",
    "harbour-open",
    "northern-open",
    "open-half-points",
    "swiss-categories",
    "teams",
    "unicode-names-cjk-cyrillic",
];

/// The bytes of a file under `tests/golden`.
pub fn bytes(path: &str) -> Vec<u8> {
    let full = repository().join("tests/golden").join(path);
    std::fs::read(&full).unwrap_or_else(|error| panic!("{}: {error}", full.display()))
}

/// The text of a UTF-8 file under `tests/golden`.
pub fn text(path: &str) -> String {
    String::from_utf8(bytes(path)).unwrap()
}

/// One of the events.
pub fn event(name: &str) -> Tournament {
    opengotha::read(&bytes(&format!("tournaments/{name}.xml")), Default::default())
        .unwrap()
        .tournament
}

/// OpenGotha's own standings of the event, as the exporters take them.
pub fn table(name: &str, tournament: &Tournament) -> ResultTable {
    let text = text(&format!("tournaments/{name}.standings.tsv"));
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let criteria: Vec<String> = header[3..].iter().map(|c| (*c).to_owned()).collect();
    let mut place = 0;
    let rows = lines.map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let shared_with_above = fields[0].is_empty();
        place = fields[0].parse().unwrap_or(place);
        let values = fields[3..3 + criteria.len()].iter();
        ResultRow {
            entry_index: index_of(tournament, fields[1], fields[2]),
            place,
            shared_with_above,
            criteria_values: values.map(|value| value.replace('½', ".5")).collect(),
        }
    });
    let rows = rows.collect();
    ResultTable { criteria, rows }
}

fn index_of(tournament: &Tournament, name: &str, rank: &str) -> usize {
    let rank = rank.parse().unwrap();
    let mut found = tournament
        .entries
        .iter()
        .enumerate()
        .filter(|(_, entry)| entry.full_name() == name && entry.rank == rank);
    let (index, _) = found.next().unwrap_or_else(|| panic!("nobody is called {name}"));
    assert!(found.next().is_none(), "two are called {name}");
    index
}

/// Text of ISO-8859-15, without comment lines.
pub fn rows(bytes: &[u8]) -> Vec<String> {
    let text = encoding_rs::ISO_8859_15.decode_without_bom_handling(bytes).0;
    text.lines().filter(|line| !line.starts_with(';')).map(str::to_owned).collect()
}

/// Whether a line is the expected one, where each `?` of the latter may stand for any letters that the
/// encoding lacked, and the columns after them may have moved.
pub fn same_but_for_lost_letters(expected: &str, ours: &str) -> bool {
    if !expected.contains('?') {
        return expected == ours;
    }
    let expected: Vec<&str> = expected.split_whitespace().collect();
    let ours: Vec<&str> = ours.split_whitespace().collect();
    expected.len() == ours.len() && expected.iter().zip(&ours).all(|(e, o)| matches(e, o))
}

fn matches(pattern: &str, word: &str) -> bool {
    let Some((head, tail)) = pattern.split_once('?') else { return pattern == word };
    let Some(rest) = word.strip_prefix(head) else { return false };
    let starts = (0..=rest.len()).filter(|at| rest.is_char_boundary(*at));
    starts.into_iter().any(|at| matches(tail, &rest[at..]))
}
