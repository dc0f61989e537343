//! One workbook of players, standings, those of teams, and the pairings of every round.

use super::csv::{pairings_rows, players_rows, standings_rows};
use super::{Export, ResultTable};
use crate::prelude::*;
use chrono::Datelike;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

/// Columns of numbers; every other cell is text, so that no spreadsheet runs one or turns it into a date.
const NUMBERS: [&str; 9] =
    ["no", "rating", "place", "number", "correction", "table", "handicap", "match", "board"];

/// Writes the workbook; the players' sheet is the first, and reads back as a list of participants. The same
/// tournament always gives the same bytes. `teams` are lines of their standings, the header first; empty without
/// teams.
pub fn write(tournament: &Tournament, table: &ResultTable, teams: &[Vec<String>]) -> Export {
    let book = workbook(tournament, table, teams);
    let bytes = book.expect("names are short enough and rows few enough");
    Export::of(tournament, ".xlsx", bytes, Vec::new())
}

fn workbook(
    tournament: &Tournament,
    table: &ResultTable,
    teams: &[Vec<String>],
) -> Result<Vec<u8>, XlsxError> {
    let day = tournament.settings.begins;
    let year = u16::try_from(day.year()).unwrap_or(1900).clamp(1900, 9999);
    let made = ExcelDateTime::from_ymd(year, day.month() as u8, day.day() as u8)?;
    let mut book = Workbook::new();
    book.set_properties(&DocProperties::new().set_creation_datetime(&made));
    fill(book.add_worksheet().set_name("players")?, &players_rows(tournament))?;
    fill(book.add_worksheet().set_name("standings")?, &standings_rows(tournament, table))?;
    if !teams.is_empty() {
        fill(book.add_worksheet().set_name("teams")?, teams)?;
    }
    for round in &tournament.rounds {
        let rows = pairings_rows(tournament, round.no);
        fill(book.add_worksheet().set_name(format!("round {}", round.no))?, &rows)?;
    }
    book.save_to_buffer()
}

fn fill(sheet: &mut Worksheet, rows: &[Vec<String>]) -> Result<(), XlsxError> {
    let bold = Format::new().set_bold();
    let header = rows.first().map_or(&[][..], Vec::as_slice);
    for (number, row) in (0..).zip(rows) {
        for (place, cell) in (0..).zip(row) {
            let is_number =
                header.get(usize::from(place)).is_some_and(|h| NUMBERS.contains(&h.as_str()));
            match cell.parse::<i32>() {
                _ if number == 0 => sheet.write_string_with_format(0, place, cell, &bold)?,
                Ok(value) if is_number => sheet.write_number(number, place, value)?,
                _ if cell.is_empty() => continue,
                _ => sheet.write_string(number, place, cell)?,
            };
        }
    }
    sheet.set_freeze_panes(1, 0)?.autofit();
    Ok(())
}
