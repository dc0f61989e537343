//! The content of an ODS workbook. Repeated empty rows and cells, up to the end of every sheet, take no memory;
//! other repeated ones count towards the limit.

use crate::table::workbook::{failed, put, reference, told};
use crate::table::{
    MOST_CELLS, MOST_ROWS, Odd, Room, Table, TableProblem, TableRow, with_the_list,
};
use crate::xml::{Element, parse};
use crate::{Place, ReadError};

pub(super) fn read(content: &[u8]) -> Result<Table, ReadError> {
    let text = std::str::from_utf8(content)
        .map_err(|why| failed(TableProblem::NotAWorkbook { reason: why.to_string() }))?;
    let root = parse(text)?;
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
    let mut room = Room::new();
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
                let problem = TableProblem::TooWide { most: MOST_ROWS };
                return Err(ReadError::one(Place::line(line), problem.into()));
            }
            room.take(row.bytes().saturating_mul(repeated), line)?;
            let again = (0..repeated).map(|more| TableRow { line: line + more, ..row.clone() });
            table.rows.extend(again);
        }
        line = line.saturating_add(repeated);
    }
    table.notes = told(formulas);
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
        let value = value(cell);
        if !value.is_empty() {
            if column.saturating_add(repeated) > MOST_CELLS {
                let problem = TableProblem::TooWide { most: MOST_CELLS };
                return Err(ReadError::one(Place::line(line), problem.into()));
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
fn value(cell: &Element) -> String {
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
