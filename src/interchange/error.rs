use std::collections::HashSet;
use std::fmt;

use super::{Note, Problem};

/// More faults of one file are only counted.
const MOST_FAULTS: usize = 100;

/// More notes on one file are only counted.
const MOST_NOTES: usize = 200;

const SHOWN: usize = 60;

/// Why a file was refused. Its text has a line for each fault; the first one has the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    faults: Vec<ReadFault>,
    more: usize,
}

impl ReadError {
    /// The faults in the order of finding; never empty, the first hundred at most.
    #[must_use]
    pub fn faults(&self) -> &[ReadFault] {
        &self.faults
    }

    /// The number of faults beyond those listed.
    #[must_use]
    pub const fn more(&self) -> usize {
        self.more
    }

    pub(super) fn one(place: Place, problem: Problem) -> Self {
        Self { faults: vec![ReadFault { place, problem }], more: 0 }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "\n" })?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}

impl std::error::Error for ReadError {}

/// One thing that is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ReadFault {
    /// Where it is.
    pub place: Place,
    /// What is wrong, and what to do.
    pub problem: Problem,
}

/// A place in a file: element or kind of row, line from 1, field. Unknown parts are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The element of an XML file, such as `Game`; or the subject of a line in another file.
    pub element: String,
    /// The line on which it begins, from 1.
    pub line: Option<usize>,
    /// The character of that line, from 1, where text or markup breaks off.
    pub column: Option<usize>,
    /// The attribute, or the column of a table.
    pub field: String,
}

impl Place {
    /// The file as a whole.
    #[must_use]
    pub fn file() -> Self {
        Self { element: "the file".to_owned(), ..Self::default() }
    }

    /// A line of the file.
    #[must_use]
    pub fn line(line: usize) -> Self {
        Self { line: Some(line), ..Self::default() }
    }

    /// An element that begins on that line.
    #[must_use]
    pub fn element(name: &str, line: usize) -> Self {
        Self { element: shorten(name), line: Some(line), ..Self::default() }
    }

    /// A field at the same place.
    #[must_use]
    pub fn field(mut self, field: &str) -> Self {
        self.field = shorten(field);
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.column.map(|column| format!(", column {column}")).unwrap_or_default();
        match (self.element.as_str(), self.line) {
            ("", Some(line)) => write!(f, "line {line}{column}")?,
            (element, Some(line)) => write!(f, "{element} (line {line}{column})")?,
            (element, None) => f.write_str(element)?,
        }
        if self.field.is_empty() { Ok(()) } else { write!(f, ", {}", self.field) }
    }
}

pub(super) fn shorten(value: &str) -> String {
    if value.chars().count() <= SHOWN {
        return value.to_owned();
    }
    value.chars().take(SHOWN).chain(['…']).collect()
}

/// Faults found so far while reading one file, and notes on it. A strict reading refuses the file for any fault. A
/// lenient one uses the nearest value, with a note.
#[derive(Debug, Default)]
pub(super) struct Faults {
    found: Vec<ReadFault>,
    more: usize,
    lenient: bool,
    notes: Vec<Note>,
    more_notes: usize,
    said: HashSet<String>,
}

impl Faults {
    pub(super) fn add(&mut self, place: Place, problem: Problem) {
        if self.found.len() < MOST_FAULTS {
            self.found.push(ReadFault { place, problem });
        } else {
            self.more += 1;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(super) fn add_first_of(&mut self, others: Self) {
        others.found.into_iter().take(1).for_each(|fault| self.add(fault.place, fault.problem));
    }

    pub(super) fn add_all_of(&mut self, others: Self) {
        others.found.into_iter().for_each(|fault| self.add(fault.place, fault.problem));
        self.more += others.more;
    }

    /// For files that are never refused for odd values.
    pub(super) fn lenient() -> Self {
        Self { lenient: true, ..Self::default() }
    }

    pub(super) fn note(&mut self, note: Note) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(note);
        } else {
            self.more_notes += 1;
        }
    }

    /// Adds a note, unless there was one under that name before.
    pub(super) fn once(&mut self, name: &str, note: Note) {
        if self.said.insert(name.to_owned()) {
            self.note(note);
        }
    }

    /// A fault; in a lenient reading a note of the value found and the one used.
    pub(super) fn odd(&mut self, place: Place, found: &str, problem: Problem, taken: &str) {
        if self.lenient {
            self.note(Note::taken(&place, found, taken));
        } else {
            self.add(place, problem);
        }
    }

    pub(super) fn notes(&mut self) -> Vec<Note> {
        let more = std::mem::take(&mut self.more_notes);
        let mut notes = std::mem::take(&mut self.notes);
        if more > 0 {
            notes.push(Note::MoreOddities { more });
        }
        notes
    }

    pub(super) fn unless_any<T>(self, value: T) -> Result<T, ReadError> {
        if self.found.is_empty() {
            Ok(value)
        } else {
            Err(ReadError { faults: self.found, more: self.more })
        }
    }
}
