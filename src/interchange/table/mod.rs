//! Tables from people: text with a separator, a paste from a spreadsheet, XLSX, ODS.

mod workbook;

use crate::decode::{Lines, check_size, noted_text_of};
use crate::prelude::*;
use crate::{Columns, people::is_rank};
use csv::{ReaderBuilder, StringRecord};

/// The largest table a reader takes, in bytes.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;

pub(crate) const MOST_ROWS: usize = 20_100;
pub(crate) const MOST_CELLS: usize = 200;
const TOO_WIDE: TableProblem = TableProblem::TooWide { rows: MOST_ROWS, columns: MOST_CELLS };

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
    pub fn cell(&self, place: usize) -> &str {
        self.cells.get(place).map_or("", String::as_str)
    }

    fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Its rows; none is empty.
    pub rows: Vec<TableRow>,
    /// Assumptions, and parts that were not read.
    pub notes: Vec<Note>,
}

pub fn read(bytes: &[u8]) -> Result<Table, ReadError> {
    check_size(bytes, MOST_BYTES)?;
    if bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0]) {
        return Err(ReadError::one(Place::file(), TableProblem::OldWorkbook.into()));
    }
    let mut table = if is_packed(bytes) { workbook::read(bytes)? } else { read_text(bytes)? };
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
        table.notes.push(Note::OtherSheets { sheets: others });
    }
    Ok(table)
}

pub(crate) fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// A fault of a table or a cell of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum TableProblem {
    #[error("is an old workbook (XLS); save it as XLSX, ODS or CSV")]
    OldWorkbook,
    #[error("is no workbook that can be read ({reason}); save it as XLSX, ODS or CSV")]
    NotAWorkbook { reason: String },
    #[error("unpacks to more than {most} MB; no list of players does")]
    Bomb { most: usize },
    #[error("has more than {rows} rows or {columns} columns; no list of players does")]
    TooWide { rows: usize, columns: usize },
    #[error("has more than {most} characters in one cell; perhaps a quotation mark is not closed")]
    LongCell { most: usize },
    #[error(
        "the spreadsheet made the date {value} of it; format the column as text and type it again"
    )]
    Date { value: String },
    #[error("is merged with its neighbours; split the merged cells")]
    Merged,
    #[error("shows the error {value}; mend the formula or type the value")]
    CellError { value: String },
    #[error("{value:?} is no country; write its two letters, such as CH")]
    NotACountry { value: String },
    #[error("{value:?} is no number of the European database; it has eight digits")]
    NotAPin { value: String },
    #[error("no column holds names; say which one does")]
    NoNames,
    #[error("no column holds ranks or ratings; say which one does")]
    NoRanks,
    #[error(
        "nothing says on which scale the ratings are; call the column EGF rating, FFG rating or AGA rating"
    )]
    NoScale,
    #[error("rank and rating are both missing; give one of them")]
    NoStrength,
    #[error("rating {rating} is that of {of}, the rank says {rank}; correct one of them")]
    FarRating { rating: i32, of: String, rank: String },
    #[error("{number} is the number of line {first} too; correct one of them or leave it out")]
    NumberTwice { number: String, first: usize },
    #[error("{name} stands on line {first} too; leave one of them out")]
    SamePerson { name: String, first: usize },
    #[error(
        "board and captain are of a team, and none is named; name it or leave both cells empty"
    )]
    NoTeam,
    #[error("board {board} of {team} is that of line {first} already; give one of them another")]
    BoardTwice { board: usize, team: String, first: usize },
    #[error("line {first} has the captain of {team} already; mark one of them")]
    CaptainTwice { team: String, first: usize },
}

impl Message for TableProblem {
    const KEYS: &'static str = "table-";
}

/// Reads rows of text: semicolons, commas, tabs or bars between the cells; UTF-8, UTF-16 with its mark, or else a
/// guessed encoding.
fn read_text(bytes: &[u8]) -> Result<Table, ReadError> {
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
    let text_bars = delimiter(&text) == b'|';
    let (mut rows, mut room) = (Vec::new(), Room(MOST_MADE));
    let mut lines = Lines::of(text.as_bytes());
    // MacMahon's lists have remarks.
    let is_remark = |record: &StringRecord| {
        text_bars && record.get(0).is_some_and(|cell| cell.starts_with('#'))
    };
    for record in reader.records().filter_map(Result::ok).filter(|record| !is_remark(record)) {
        let begins = record.position().map_or(0, |position| position.byte());
        let line = lines.at(usize::try_from(begins).unwrap_or(usize::MAX));
        if rows.len() >= MOST_ROWS || record.len() > MOST_CELLS {
            return Err(ReadError::one(Place::line(line), TOO_WIDE.into()));
        }
        let cells = record.iter().map(|cell| cell.trim().to_owned()).collect();
        let row = TableRow { line, cells, odd: Vec::new() };
        room.take(row.bytes(), line)?;
        rows.push(row);
    }
    if let Some(found) = of_plain_lines(&text) {
        rows = found;
    }
    Ok(Table { rows, notes })
}

/// Lines as people type them, `Anna Berger 3d` or `Berger, Anna (3 dan) Bonn`: the name, the rank, and the text
/// after it. `None` unless most lines are such.
fn of_plain_lines(text: &str) -> Option<Vec<TableRow>> {
    let lines = || (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let is_plain = |line: &str| !line.contains(['\t', ';', '|', '"']) && commas(line) < 2;
    if lines().take(MOST_ROWS).any(|(_, line)| !is_plain(line)) {
        return None;
    }
    let parted: Vec<(usize, Result<[String; 3], &str>)> =
        lines().take(MOST_ROWS).map(|(number, line)| (number, parts(line))).collect();
    if parted.iter().filter(|(_, parts)| parts.is_ok()).count() * 2 <= parted.len() {
        return None;
    }
    let row = |(line, parts): (usize, Result<[String; 3], &str>)| {
        let cells = parts.map_or_else(|line| vec![line.trim().to_owned()], Vec::from);
        TableRow { line, cells, odd: Vec::new() }
    };
    Some(parted.into_iter().map(row).collect())
}

/// The commas of a line that are not in brackets.
fn commas(line: &str) -> usize {
    line.split(['(', ')']).step_by(2).map(|part| part.matches(',').count()).sum()
}

/// The parts of a line before, at and after its rank; without a rank the line itself.
fn parts(line: &str) -> Result<[String; 3], &str> {
    let signs = |c: char| c.is_whitespace() || "()[]-–:,".contains(c);
    let is_number =
        |word: &str| word.trim_end_matches(['.', ')']).bytes().all(|b| b.is_ascii_digit());
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words.len() > 2 && is_number(words[0]) {
        words.remove(0);
    }
    let is_rank = |words: &[&str]| is_rank(words.join(" ").trim_matches(signs));
    // The rank may be two words, such as `3 dan`.
    let places = (1..words.len()).flat_map(|at| [(at, 2), (at, 1)]);
    let mut places = places.filter(|(at, length)| at + length <= words.len());
    let Some((at, length)) = places.find(|(at, length)| is_rank(&words[*at..at + length])) else {
        return Err(line);
    };
    let text = |words: &[&str]| words.join(" ").trim_matches(signs).to_owned();
    // `Berger, 3d` is a table of two columns.
    match text(&words[..at]) {
        name if commas(line) > 0 && !name.contains(',') => Err(line),
        name => Ok([name, text(&words[at..at + length]), text(&words[at + length..])]),
    }
}

/// The most frequent separator that all of the first lines have.
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
