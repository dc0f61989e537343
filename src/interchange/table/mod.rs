//! Tables from people: text with a separator, a paste from a spreadsheet, XLSX, ODS.

mod ods;
mod problem;
mod text;
mod workbook;

use crate::{Columns, Note, Place, ReadError};

pub use problem::{TableNote, TableProblem};

/// The largest table a reader takes, in bytes.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;

pub(crate) const MOST_ROWS: usize = 20_100;
pub(crate) const MOST_CELLS: usize = 200;

const MOST_LETTERS: usize = 2000;

/// Memory used for a file, in bytes.
const MOST_MADE: usize = 32 << 20;

/// Formulas that are noted one by one.
const MOST_TOLD: usize = 20;

/// An oddity of a cell, which matters if the cell is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odd {
    /// The spreadsheet turned it into a date.
    Date,
    /// It is one with its neighbours.
    Merged,
    /// It shows an error.
    Error,
}

/// A row with its number in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// The line or row, from 1.
    pub line: usize,
    /// Its cells, trimmed.
    pub cells: Vec<String>,
    /// The oddities of cells, by their place.
    pub odd: Vec<(usize, Odd)>,
}

/// The rest of the memory limit for a file.
struct Room(usize);

impl Room {
    const fn new() -> Self {
        Self(MOST_MADE)
    }

    fn take(&mut self, bytes: usize, line: usize) -> Result<(), ReadError> {
        let left = self.0.checked_sub(bytes);
        let most = MOST_MADE >> 20;
        let full = || ReadError::one(Place::line(line), TableProblem::Bomb { most }.into());
        left.map(|left| self.0 = left).ok_or_else(full)
    }
}

impl TableRow {
    fn bytes(&self) -> usize {
        let cells: usize = self.cells.iter().map(String::len).sum();
        cells + self.cells.len() * size_of::<String>() + self.odd.len() * size_of::<(usize, Odd)>()
    }

    /// A cell; empty where the row is shorter.
    #[must_use]
    pub fn cell(&self, place: usize) -> &str {
        self.cells.get(place).map_or("", String::as_str)
    }

    fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }
}

/// A table that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Its rows; none is empty.
    pub rows: Vec<TableRow>,
    /// Assumptions, and parts that were not read.
    pub notes: Vec<Note>,
}

/// Reads a table of any kind.
pub fn read(bytes: &[u8]) -> Result<Table, ReadError> {
    let fails = |problem: TableProblem| Err(ReadError::one(Place::file(), problem.into()));
    match bytes {
        [] => return Err(ReadError::one(Place::file(), crate::Problem::Empty)),
        _ if bytes.len() > MOST_BYTES => {
            let problem = crate::Problem::TooLarge { bytes: bytes.len(), most: MOST_BYTES };
            return Err(ReadError::one(Place::file(), problem));
        }
        [0xd0, 0xcf, 0x11, 0xe0, ..] => return fails(TableProblem::OldWorkbook),
        _ => {}
    }
    let mut table = if is_packed(bytes) { workbook::read(bytes)? } else { text::read(bytes)? };
    table.rows.retain(|row| !row.is_empty());
    // The text is shown for correction several times before it is entered.
    let long =
        |row: &&TableRow| row.cells.iter().any(|cell| cell.chars().nth(MOST_LETTERS).is_some());
    if let Some(row) = table.rows.iter().find(long) {
        let problem = TableProblem::LongCell { most: MOST_LETTERS };
        return Err(ReadError::one(Place::line(row.line), problem.into()));
    }
    Ok(table)
}

/// The sheet of a workbook with the list: the first with a header, else the first that is not empty. The number of
/// others is noted.
fn with_the_list(
    sheets: impl ExactSizeIterator<Item = Result<Table, ReadError>>,
) -> Result<Table, ReadError> {
    let all = sheets.len();
    let mut best: Option<Table> = None;
    let mut others = 0;
    for (place, sheet) in sheets.enumerate() {
        let sheet = match sheet {
            // Faults of a sheet that is not used do not matter.
            Err(_) if best.is_some() => Table::default(),
            sheet => sheet?,
        };
        let held = usize::from(best.is_some());
        if Columns::of(&sheet).header.is_some() {
            best = Some(sheet);
            others += held + all - place - 1;
            break;
        }
        if sheet.rows.is_empty() {
            continue;
        }
        others += held;
        best = best.or(Some(sheet));
    }
    let mut table = best.unwrap_or_default();
    if others > 0 {
        table.notes.push(TableNote::OtherSheets { sheets: others }.into());
    }
    Ok(table)
}

pub(crate) fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}
