//! Lists of participants in OpenGotha's order: name; first name; rank; country; club.

use std::cmp::Reverse;
use std::collections::HashMap;

use ::csv::{ReaderBuilder, StringRecord, WriterBuilder};
use encoding_rs::WINDOWS_1252;

use rating::Rank;
use tournament::{Entry, EntryId, Tournament, check_name, same_person_key};

use super::csv::harmless;
use super::decode::{check_size, text_of};
use super::error::{Faults, shorten};
use super::export::file_name;
use super::{Export, Note, Place, Problem, ReadError};

/// The most participants a list may have.
const MOST: usize = 20_000;

/// A list of players that was read, to be added to a tournament. Entries are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participants {
    /// Who is on it, in its order.
    pub entries: Vec<Entry>,
    /// What was assumed or not kept.
    pub notes: Vec<Note>,
}

/// Writes all players by rank, then by name, as OpenGotha does: UTF-8, an empty first line, a header,
/// a semicolon after each cell.
#[must_use]
pub fn write(tournament: &Tournament) -> Export {
    let mut entries: Vec<&Entry> = tournament.entries.iter().collect();
    entries.sort_by_key(|entry| (Reverse(entry.rank), &entry.surname, &entry.first_name));
    let mut writer = WriterBuilder::new().delimiter(b';').from_writer(b"\n".to_vec());
    let mut row = |cells: [&str; 5]| {
        let cells = cells.iter().map(|cell| harmless(cell)).chain([String::new()]);
        writer.write_record(cells).expect("a vector takes every row of six cells");
    };
    row(["Name", "FirstName", "Rank", "Country", "Club"]);
    for entry in entries {
        let rank = entry.rank.to_string().to_uppercase();
        row([&entry.surname, &entry.first_name, &rank, &entry.country, &entry.club]);
    }
    Export {
        bytes: writer.into_inner().expect("flushing into a vector cannot fail"),
        file_name: file_name(&tournament.settings, "-participants.csv"),
        media_type: "text/csv; charset=utf-8",
        notes: Vec::new(),
    }
}

/// Reads such a list, with or without its header, separated by semicolons, commas or tabulators; UTF-8,
/// or Western European if it is not that.
///
/// # Errors
/// [`ReadError`] with line and column of everything that is wrong.
pub fn read(bytes: &[u8]) -> Result<Participants, ReadError> {
    check_size(bytes)?;
    let mut notes = Vec::new();
    let text = text_of(bytes).unwrap_or_else(|_| {
        let what = "its encoding; that of Western European spreadsheets is assumed".to_owned();
        notes.push(Note::Assumed { what });
        WINDOWS_1252.decode_without_bom_handling(bytes).0
    });
    let mut list = List::default();
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(&text))
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let filled = |record: &StringRecord| record.iter().any(|cell| !cell.trim().is_empty());
    let records = reader.records().filter_map(Result::ok).filter(filled);
    for (record, index) in records.zip(0..) {
        if index == 0 && is_header(&record) {
            continue;
        }
        let line = record.position().map_or(0, |position| position.line());
        list.row(&record, usize::try_from(line).unwrap_or(usize::MAX));
    }
    list.finish(notes)
}

/// The separator that the first line with any has most of.
fn delimiter(text: &str) -> u8 {
    let count = |line: &str, separator: u8| line.bytes().filter(|b| *b == separator).count();
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("");
    let candidates = [b',', b'\t', b';'];
    candidates.into_iter().max_by_key(|separator| count(line, *separator)).unwrap_or(b';')
}

fn is_header(record: &StringRecord) -> bool {
    let rank = record.get(2).unwrap_or("");
    let words = ["rank", "strength", "grade", "level", "niveau", "rang", "stärke"];
    rank.parse::<Rank>().is_err() && words.contains(&rank.trim().to_lowercase().as_str())
}

/// A list while it is read; shared with other lists of players.
#[derive(Debug, Default)]
pub(super) struct List {
    pub(super) entries: Vec<Entry>,
    pub(super) faults: Faults,
    lines: HashMap<String, usize>,
}

impl List {
    fn row(&mut self, record: &StringRecord, line: usize) {
        let cells: Vec<&str> = record.iter().collect();
        if cells.len() < 3 {
            let problem = Problem::Columns { found: cells.len(), wanted: 5 };
            return self.faults.add(Place::line(line), problem);
        }
        let cell = |index: usize| unguarded(cells.get(index).copied().unwrap_or(""));
        if let Some(mut entry) = self.entry(line, cell(0), cell(1), cell(2)) {
            entry.country = self.text(line, "country", cell(3));
            entry.club = self.text(line, "club", cell(4));
            self.add(entry, line);
        }
    }

    /// A new entry, unless its name or rank is wrong.
    pub(super) fn entry(
        &mut self,
        line: usize,
        surname: &str,
        first_name: &str,
        rank: &str,
    ) -> Option<Entry> {
        if surname.trim().is_empty() {
            self.faults.add(Place::line(line).field("name"), Problem::Missing);
        }
        let surname = self.text(line, "name", surname);
        let first_name = self.text(line, "first name", first_name);
        let id = EntryId(i32::try_from(self.entries.len() + 1).unwrap_or(i32::MAX));
        match rank.parse() {
            Ok(rank) => Some(Entry::new(id, &surname, &first_name, rank)),
            Err(_) => {
                let problem = Problem::NotARank { value: shorten(rank.trim()) };
                self.faults.add(Place::line(line).field("rank"), problem);
                None
            }
        }
    }

    /// A text that may be empty, tidied.
    pub(super) fn text(&mut self, line: usize, field: &str, value: &str) -> String {
        if value.trim().is_empty() {
            return String::new();
        }
        check_name(value).unwrap_or_else(|fault| {
            self.faults.add(Place::line(line).field(field), Problem::Text(fault));
            String::new()
        })
    }

    /// Adds an entry, unless its name is on the list.
    pub(super) fn add(&mut self, entry: Entry, line: usize) {
        if self.entries.len() >= MOST {
            return self.faults.add(Place::line(line), Problem::TooMany { most: MOST });
        }
        let key = same_person_key(&entry.surname, &entry.first_name);
        let first = *self.lines.entry(key).or_insert(line);
        if first != line {
            let problem = Problem::DuplicatePlayer { name: entry.full_name(), first };
            self.faults.add(Place::line(line).field("name"), problem);
        } else {
            self.entries.push(entry);
        }
    }

    /// The list, if nothing is wrong and somebody is on it.
    pub(super) fn finish(mut self, notes: Vec<Note>) -> Result<Participants, ReadError> {
        if self.entries.is_empty() {
            let format = "a list of participants".to_owned();
            self.faults.add(Place::file(), Problem::NothingOf { format });
        }
        self.faults.unless_any(Participants { entries: self.entries, notes })
    }
}

/// A cell without the apostrophe that made it harmless.
fn unguarded(cell: &str) -> &str {
    let inner = cell.strip_prefix('\'').filter(|inner| inner.starts_with(['=', '+', '-', '@']));
    inner.unwrap_or(cell)
}
