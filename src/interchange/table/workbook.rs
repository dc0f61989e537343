//! XLSX, by calamine, cell by cell: it allocates no memory for a sheet's range before it has seen its cells. The
//! contents of the compressed file are unpacked and measured first, so that a small file cannot exhaust the memory.
//!
//! The content of an ODS workbook is read as XML. Repeated empty rows and cells, up to the end of every sheet, take
//! no memory; other repeated ones count towards the limit.

use super::{
    MOST_CELLS, MOST_MADE, MOST_ROWS, MOST_TOLD, Odd, Room, TOO_WIDE, Table, TableProblem,
    TableRow, with_the_list,
};
use crate::prelude::*;
use crate::xml::parse;
use calamine::{DataRef, Reader, Xlsx};
use std::cell::Cell;
use std::io::{Cursor, Read};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;
use zip::ZipArchive;

/// The most that a workbook may hold unpacked, in MB.
const MOST_UNPACKED: usize = 64;

const MOST_SHEETS: usize = 100;

fn failed(problem: TableProblem) -> ReadError {
    ReadError::one(Place::file(), Problem::from(problem))
}

fn broken(why: impl std::fmt::Display) -> ReadError {
    failed(TableProblem::NotAWorkbook { reason: shorten(&why.to_string()) })
}

/// The most MB of a part, by the memory that reading it needs.
fn most_of(name: &str) -> usize {
    match name {
        _ if name.ends_with("sharedStrings.xml") => 8,
        _ if [".rels", "workbook.xml", "styles.xml"].iter().any(|end| name.ends_with(end)) => 1,
        _ if name.ends_with("content.xml") => 32,
        _ => MOST_UNPACKED,
    }
}

/// The most strings and shared formulas that a part may announce: memory for them is allocated in advance.
const MOST_ANNOUNCED: usize = 400_000;

pub(super) fn read(bytes: &[u8]) -> Result<Table, ReadError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    let (mut left, mut part) = (MOST_UNPACKED << 20, Vec::new());
    for place in 0..archive.len() {
        let file = archive.by_index(place).map_err(broken)?;
        let name = file.name().map(|name| name.into_owned()).unwrap_or_default();
        let most = most_of(&name);
        let most_bytes = left.min(most << 20);
        part.clear();
        let read = file.take(most_bytes as u64 + 1).read_to_end(&mut part).map_err(broken)?;
        if read > most_bytes || announces_too_much(&part) {
            return Err(failed(TableProblem::Bomb { most }));
        }
        left -= read;
        if name == "content.xml" {
            return read_ods(&part);
        }
    }
    drop((archive, part));
    without_panic(|| xlsx(bytes)).unwrap_or_else(|| Err(broken("a number in it is too large")))
}

/// `None` if the library panics, as on some large numbers of a file: nothing of it is printed.
fn without_panic<T>(read: impl FnOnce() -> T) -> Option<T> {
    thread_local!(static QUIET: Cell<bool> = const { Cell::new(false) });
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                usual(panic)
            }
        }));
    });
    let outer = QUIET.replace(true);
    let read = catch_unwind(AssertUnwindSafe(read)).ok();
    QUIET.set(outer);
    read
}

/// Whether a part announces more strings, or a shared formula of a higher number, than any list has.
fn announces_too_much(part: &[u8]) -> bool {
    ["uniqueCount", "si"].iter().any(|name| {
        let mut rest = part;
        let mut found = || {
            let at = rest.windows(name.len()).position(|here| here == name.as_bytes())?;
            rest = &rest[at + name.len()..];
            Some(rest.trim_ascii_start())
        };
        std::iter::from_fn(&mut found).any(|after| {
            let Some(value) = after.strip_prefix(b"=") else { return false };
            let digits =
                value.iter().skip_while(|b| b.is_ascii_whitespace() || b"'\"+".contains(b));
            let digits: String = digits
                .take_while(|b| b.is_ascii_digit())
                .take(20)
                .map(|b| char::from(*b))
                .collect();
            !digits.is_empty() && digits.parse().map_or(true, |count: usize| count > MOST_ANNOUNCED)
        })
    })
}

fn xlsx(bytes: &[u8]) -> Result<Table, ReadError> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(broken)?;
    let mut sheets = book.sheet_names();
    sheets.truncate(MOST_SHEETS);
    with_the_list(sheets.iter().map(|name| sheet(&mut book, name)))
}

fn sheet(book: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Table, ReadError> {
    let mut rows: BTreeMap<u32, TableRow> = BTreeMap::new();
    let (mut formulas, mut room) = (Vec::new(), Room(MOST_MADE));
    let mut cells = book.worksheet_cells_reader(name).map_err(broken)?;
    while let Some(cell) = cells.next_cell_with_formula().map_err(broken)? {
        let (row, column) = cell.pos;
        let line = row as usize + 1;
        let (value, odd) = value(&cell.value);
        room.take(cell.formula.as_ref().map_or(0, |formula| formula.len()) + value.len(), line)?;
        if value.is_empty() {
            continue;
        }
        let full = rows.len() >= MOST_ROWS && !rows.contains_key(&row);
        if full || column as usize >= MOST_CELLS {
            return Err(ReadError::one(Place::line(line), TOO_WIDE.into()));
        }
        if cell.formula.is_some() {
            formulas.push((reference(row, column), value.clone()));
        }
        let row = rows.entry(row).or_insert_with(|| TableRow { line, ..TableRow::default() });
        let before = row.bytes();
        put(row, column as usize, value, odd);
        room.take(row.bytes().saturating_sub(before), line)?;
    }
    drop(cells);
    let regions = without_panic(|| book.merge_cells_by_sheet_name(name).unwrap_or_default());
    let mut regions = regions.unwrap_or_default();
    regions.sort_unstable();
    regions.dedup();
    if regions.len() > MOST_ROWS {
        return Err(failed(TOO_WIDE));
    }
    // The merged cells of a row, a bit each, for any number of regions.
    let mut merged: BTreeMap<u32, [u128; 2]> = rows.keys().map(|row| (*row, [0; 2])).collect();
    for region in regions.iter().filter(|region| region.start.0 <= region.end.0) {
        let columns = region.start.1..=region.end.1;
        let bits = (0..MOST_CELLS as u32).filter(|at| columns.contains(at));
        let [low, high] = bits.fold([0; 2], |mut bits: [u128; 2], at| {
            bits[at as usize / 128] |= 1 << (at % 128);
            bits
        });
        for (_, row) in merged.range_mut(region.start.0..=region.end.0) {
            *row = [row[0] | low, row[1] | high];
        }
    }
    for (row, bits) in rows.values_mut().zip(merged.values()) {
        let is_merged = |at: &usize| bits[at / 128] >> (at % 128) & 1 == 1;
        row.odd.extend((0..row.cells.len()).filter(is_merged).map(|at| (at, Odd::Merged)));
    }
    Ok(Table { rows: rows.into_values().collect(), notes: formula_notes(formulas) })
}

fn put(row: &mut TableRow, column: usize, value: String, odd: Option<Odd>) {
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
fn reference(row: u32, column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        letters.push(char::from(b'A' + ((rest - 1) % 26) as u8));
        rest = (rest - 1) / 26;
    }
    format!("{}{}", letters.iter().rev().collect::<String>(), row + 1)
}

fn formula_notes(formulas: Vec<(String, String)>) -> Vec<Note> {
    let more = formulas.len().saturating_sub(MOST_TOLD);
    let each = formulas.into_iter().take(MOST_TOLD).map(|(cell, value)| {
        let value = shorten(&value);
        Note::Formula { cell, value }
    });
    let rest = (more > 0).then_some(Note::MoreFormulas { more });
    each.chain(rest).collect()
}

fn read_ods(content: &[u8]) -> Result<Table, ReadError> {
    let root = parse(std::str::from_utf8(content).map_err(broken)?)?;
    let mut sheets = Vec::new();
    tables(&root, &mut sheets);
    with_the_list(sheets.into_iter().map(rows))
}

fn local(element: &Element) -> &str {
    element.name.rsplit(':').next().unwrap_or_default()
}

fn attribute<'a>(element: &'a Element, name: &str) -> Option<&'a str> {
    let named = |(key, _): &&(String, String)| key.rsplit(':').next() == Some(name);
    element.attributes.iter().find(named).map(|(_, value)| value.as_str())
}

fn count(element: &Element, name: &str) -> usize {
    attribute(element, name).and_then(|count| count.parse().ok()).unwrap_or(1)
}

/// At any depth.
fn tables<'a>(element: &'a Element, found: &mut Vec<&'a Element>) {
    for child in &element.children {
        if local(child) == "table" { found.push(child) } else { tables(child, found) }
    }
}

/// The rows of a sheet, with those in groups and headers.
fn rows(sheet: &Element) -> Result<Table, ReadError> {
    let (mut table, mut formulas, mut line) = (Table::default(), Vec::new(), 1);
    let mut room = Room(MOST_MADE);
    let mut waiting: Vec<&Element> = sheet.children.iter().rev().collect();
    while let Some(element) = waiting.pop() {
        if local(element) != "table-row" {
            waiting.extend(element.children.iter().rev());
            continue;
        }
        let repeated = count(element, "number-rows-repeated");
        let row = row(element, line, &mut formulas, &mut room)?;
        if !row.cells.is_empty() {
            if table.rows.len() + repeated > MOST_ROWS {
                return Err(ReadError::one(Place::line(line), TOO_WIDE.into()));
            }
            room.take(row.bytes().saturating_mul(repeated), line)?;
            let again = (0..repeated).map(|more| TableRow { line: line + more, ..row.clone() });
            table.rows.extend(again);
        }
        line = line.saturating_add(repeated);
    }
    table.notes = formula_notes(formulas);
    Ok(table)
}

fn row(
    element: &Element,
    line: usize,
    formulas: &mut Vec<(String, String)>,
    room: &mut Room,
) -> Result<TableRow, ReadError> {
    let mut row = TableRow { line, ..TableRow::default() };
    let mut column = 0_usize;
    for cell in &element.children {
        if !matches!(local(cell), "table-cell" | "covered-table-cell") {
            continue;
        }
        let repeated = count(cell, "number-columns-repeated");
        let value = cell_text(cell);
        if !value.is_empty() {
            if column.saturating_add(repeated) > MOST_CELLS {
                return Err(ReadError::one(Place::line(line), TOO_WIDE.into()));
            }
            if attribute(cell, "formula").is_some() {
                let at = reference(line.saturating_sub(1) as u32, column as u32);
                formulas.push((at, value.clone()));
            }
            room.take(value.len().saturating_mul(repeated), line)?;
            for at in column..column + repeated {
                put(&mut row, at, value.clone(), odd(cell));
            }
        }
        column = column.saturating_add(repeated);
    }
    Ok(row)
}

fn odd(cell: &Element) -> Option<Odd> {
    let spans = |name| count(cell, name) > 1;
    match attribute(cell, "value-type") {
        Some("date" | "time") => Some(Odd::Date),
        _ if spans("number-columns-spanned") || spans("number-rows-spanned") => Some(Odd::Merged),
        _ => None,
    }
}

/// The text of a cell: its paragraphs; for a number the stored value, since the shown one may be rounded.
fn cell_text(cell: &Element) -> String {
    match attribute(cell, "value-type") {
        Some("float") => attribute(cell, "value").unwrap_or_default().to_owned(),
        Some("date") => attribute(cell, "date-value").unwrap_or_default().to_owned(),
        _ => {
            let paragraphs = cell.children.iter().filter(|child| local(child) == "p");
            let texts: Vec<String> = paragraphs.map(text).collect();
            texts.join(" ").trim().to_owned()
        }
    }
}

fn text(element: &Element) -> String {
    let inner = element.children.iter().map(text);
    element.text.clone() + &inner.collect::<Vec<_>>().join(" ")
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
