//! XLSX, by calamine, cell by cell: it makes no room for a sheet's corners before it has seen its cells. What
//! a packed file holds is unpacked and counted first, so that a small file cannot fill the memory.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use calamine::{DataRef, Reader, Xlsx};
use zip::ZipArchive;

use crate::error::shorten;
use crate::table::{
    MOST_CELLS, MOST_ROWS, MOST_TOLD, Odd, Table, TableNote, TableProblem, TableRow, ods,
    with_the_list,
};
use crate::{Note, Place, Problem, ReadError};

/// The most that a workbook may hold unpacked, in MB.
const MOST_UNPACKED: usize = 64;

pub(super) fn failed(problem: TableProblem) -> ReadError {
    ReadError::one(Place::file(), Problem::from(problem))
}

fn broken(why: impl std::fmt::Display) -> ReadError {
    failed(TableProblem::NotAWorkbook { reason: shorten(&why.to_string()) })
}

/// Reads the sheet that holds the list.
pub(super) fn read(bytes: &[u8]) -> Result<Table, ReadError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    let mut left = (MOST_UNPACKED as u64) << 20;
    let mut content = None;
    for place in 0..archive.len() {
        let file = archive.by_index(place).map_err(broken)?;
        let is_content = file.name().is_ok_and(|name| name == "content.xml");
        let mut unpacked = Vec::new();
        let mut file = file.take(left + 1);
        let read = match is_content {
            true => file.read_to_end(&mut unpacked).map(|read| read as u64),
            false => std::io::copy(&mut file, &mut std::io::sink()),
        };
        left = left
            .checked_sub(read.map_err(broken)?)
            .ok_or_else(|| failed(TableProblem::Bomb { most: MOST_UNPACKED }))?;
        if is_content {
            content = Some(unpacked);
        }
    }
    match content {
        Some(content) => ods::read(&content),
        None => xlsx(bytes),
    }
}

fn xlsx(bytes: &[u8]) -> Result<Table, ReadError> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(broken)?;
    let sheets = book.sheet_names();
    with_the_list(sheets.iter().map(|name| sheet(&mut book, name)))
}

fn sheet(book: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Table, ReadError> {
    let mut rows: BTreeMap<u32, TableRow> = BTreeMap::new();
    let mut formulas = Vec::new();
    let mut cells = book.worksheet_cells_reader(name).map_err(broken)?;
    while let Some(cell) = cells.next_cell_with_formula().map_err(broken)? {
        let (row, column) = cell.pos;
        let (value, odd) = value(&cell.value);
        if value.is_empty() {
            continue;
        }
        if rows.len() >= MOST_ROWS || column as usize >= MOST_CELLS {
            let most = if rows.len() >= MOST_ROWS { MOST_ROWS } else { MOST_CELLS };
            let place = Place::line(row as usize + 1);
            return Err(ReadError::one(place, TableProblem::TooWide { most }.into()));
        }
        if cell.formula.is_some() {
            formulas.push((reference(row, column), value.clone()));
        }
        let line = row as usize + 1;
        let row = rows.entry(row).or_insert_with(|| TableRow { line, ..TableRow::default() });
        put(row, column as usize, value, odd);
    }
    drop(cells);
    for region in book.merge_cells_by_sheet_name(name).unwrap_or_default() {
        for (_, row) in rows.range_mut(region.start.0..=region.end.0) {
            let last = (region.end.1 as usize).min(MOST_CELLS);
            row.odd.extend((region.start.1 as usize..=last).map(|at| (at, Odd::Merged)));
        }
    }
    Ok(Table { rows: rows.into_values().collect(), notes: told(formulas) })
}

/// Puts a value at its place of a row.
pub(super) fn put(row: &mut TableRow, column: usize, value: String, odd: Option<Odd>) {
    if row.cells.len() <= column {
        row.cells.resize(column + 1, String::new());
    }
    row.cells[column] = value;
    row.odd.extend(odd.map(|odd| (column, odd)));
}

fn value(value: &DataRef<'_>) -> (String, Option<Odd>) {
    match value {
        DataRef::Empty => (String::new(), None),
        DataRef::Int(number) => (number.to_string(), None),
        DataRef::Float(number) => (number.to_string(), None),
        DataRef::String(text) => (text.trim().to_owned(), None),
        DataRef::SharedString(text) => (text.trim().to_owned(), None),
        DataRef::Bool(truth) => (truth.to_string(), None),
        DataRef::DateTime(date) => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            (format!("{year}-{month:02}-{day:02}"), Some(Odd::Date))
        }
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => (text.clone(), Some(Odd::Date)),
        DataRef::Error(error) => (error.to_string(), Some(Odd::Error)),
    }
}

/// `C7`
pub(super) fn reference(row: u32, column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        letters.push(char::from(b'A' + ((rest - 1) % 26) as u8));
        rest = (rest - 1) / 26;
    }
    format!("{}{}", letters.iter().rev().collect::<String>(), row + 1)
}

/// What is said of formulas: the first ones each.
pub(super) fn told(formulas: Vec<(String, String)>) -> Vec<Note> {
    let more = formulas.len().saturating_sub(MOST_TOLD);
    let each = formulas.into_iter().take(MOST_TOLD).map(|(cell, value)| {
        let value = shorten(&value);
        Note::from(TableNote::Formula { cell, value })
    });
    let rest = (more > 0).then(|| TableNote::MoreFormulas { more }.into());
    each.chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_called_as_spreadsheets_call_it() {
        assert_eq!(reference(6, 2), "C7");
        assert_eq!(reference(0, 25), "Z1");
        assert_eq!(reference(0, 26), "AA1");
        assert_eq!(reference(9, 701), "ZZ10");
    }
}
