use csv::ReaderBuilder;

use crate::decode::noted_text_of;
use crate::lines::Lines;
use crate::table::{MOST_CELLS, MOST_ROWS, Table, TableProblem, TableRow};
use crate::{Place, Problem, ReadError};

/// Reads rows of text: semicolons, commas, tabs or bars between the cells; UTF-8, UTF-16 with its mark, or
/// the encoding that it seems to have if it is neither.
pub(super) fn read(bytes: &[u8]) -> Result<Table, ReadError> {
    let mut notes = Vec::new();
    if bytes.contains(&0) && !matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) {
        return Err(ReadError::one(Place::file(), Problem::UnknownFormat));
    }
    let text = noted_text_of(bytes, &mut notes)?;
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(&text))
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut lines = Lines::of(text.as_bytes());
    for record in reader.records().filter_map(Result::ok) {
        let begins = record.position().map_or(0, |position| position.byte());
        let line = lines.at(usize::try_from(begins).unwrap_or(usize::MAX));
        if rows.len() >= MOST_ROWS || record.len() > MOST_CELLS {
            let most = if rows.len() >= MOST_ROWS { MOST_ROWS } else { MOST_CELLS };
            return Err(ReadError::one(Place::line(line), TableProblem::TooWide { most }.into()));
        }
        let cells = record.iter().map(|cell| cell.trim().to_owned()).collect();
        rows.push(TableRow { line, cells, odd: Vec::new() });
    }
    Ok(Table { rows, notes })
}

/// The separator that the first lines have most of, all of them.
fn delimiter(text: &str) -> u8 {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(5).collect();
    let least = |separator: &u8| {
        lines.iter().map(|line| line.bytes().filter(|b| b == separator).count()).min().unwrap_or(0)
    };
    let all = |separator: &u8| -> usize {
        lines.iter().map(|line| line.bytes().filter(|b| b == separator).count()).sum()
    };
    [b',', b'|', b'\t', b';'].into_iter().max_by_key(|s| (least(s), all(s))).unwrap_or(b';')
}
