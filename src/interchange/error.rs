use super::{TableProblem, ratings::ListProblem};
use crate::prelude::*;
use std::fmt;

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
    pub fn faults(&self) -> &[ReadFault] {
        &self.faults
    }

    /// The number of faults beyond those listed.
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

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ReadFault {
    pub place: Place,
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
    pub fn file() -> Self {
        Self { element: "the file".to_owned(), ..Self::default() }
    }

    pub fn line(line: usize) -> Self {
        Self { line: Some(line), ..Self::default() }
    }

    pub fn element(name: &str, line: usize) -> Self {
        Self { element: shorten(name), line: Some(line), ..Self::default() }
    }

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
            self.note(Note::replaced(&place, found, taken));
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

/// A fault at a place of a file, in words that tell what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Problem {
    #[error("has {bytes} bytes; {most} is the most")]
    TooLarge { bytes: usize, most: usize },
    #[error("is empty")]
    Empty,
    #[error("is not text in {encoding}; save the file as UTF-8")]
    NotText { encoding: String },
    #[error("is not well-formed XML ({reason}); save the file again in the program that wrote it")]
    NotXml { reason: String },
    #[error("is not closed: the file is cut off, or a quotation mark is missing; get it again")]
    Truncated,
    #[error("the file's first element is {found}, not {wanted}; choose a file of that kind")]
    WrongRoot { found: String, wanted: String },
    #[error("is nested more than {most} elements deep; no tournament file is")]
    TooDeep { most: usize },
    #[error("is one more than {most}; no tournament file holds so many")]
    TooMany { most: usize },
    #[error(
        "defines or uses the entity {name:?}; write the characters themselves or their numbers"
    )]
    Entity { name: String },
    #[error("is missing; add it")]
    Missing,
    #[error("{0}")]
    #[serde(skip)]
    Text(Fault),
    #[error("{0}")]
    #[serde(skip)]
    Team(TeamFault),
    #[error("{0}")]
    #[serde(skip)]
    Partner(PartnerFault),
    #[error(transparent)]
    #[serde(skip)]
    List(#[from] ListProblem),
    #[error(transparent)]
    #[serde(skip)]
    Table(#[from] TableProblem),
    #[error("{value:?} is not a whole number; write one from {least} to {most}")]
    NotANumber { value: String, least: i64, most: i64 },
    #[error("is {value}; write a number from {least} to {most}")]
    OutOfRange { value: i64, least: i64, most: i64 },
    #[error("{value:?} is not a number of points; write a whole or a half such as 6.5")]
    NotPoints { value: String },
    #[error("{value:?} is not a number; write one from 0 to 1 such as 0.5")]
    NotAFraction { value: String },
    #[error("{value:?} is not a date; write it as 2026-05-31")]
    NotADate { value: String },
    #[error("{value:?} is not a rank; write 30k to 1k or 1d to 9d")]
    NotARank { value: String },
    #[error("{value:?} is unknown here; write one of {allowed}")]
    NotOneOf { value: String, allowed: String },
    #[error("no player is called {name:?}; correct the name or add the player")]
    UnknownPlayer { name: String },
    #[error("{name:?} already sits in round {round}, see line {first}; remove one of the two")]
    TwiceInRound { name: String, round: i32, first: usize },
    #[error("table {table} of round {round} is taken, see line {first}; give another number")]
    TableTaken { table: i32, round: i32, first: usize },
    #[error("{value:?} and its opponent's {other:?} do not agree; correct one of them")]
    Disagrees { value: String, other: String },
    #[error("{value:?} is no result; write one such as 12+/b0, 3-!w2, 0+ or 0=")]
    NotACell { value: String },
    #[error("there is no row {number}; correct the opponent")]
    NoSuchRow { number: usize },
    #[error("has {found} columns where {wanted} are wanted; complete the line")]
    Columns { found: usize, wanted: usize },
    #[error("holds no line of {format}; choose a file of that kind")]
    NothingOf { format: String },
    #[error(
        "is of no kind known here; choose an OpenGotha or MacMahon file, H9 results, a list of participants or a Tengen file"
    )]
    UnknownFormat,
    #[error("is not a Tengen file ({reason}); export it again")]
    NotJson { reason: String },
    #[error("is of version {found}; this program knows {known}: update it or export again")]
    UnknownVersion { found: String, known: u32 },
    #[error("refers to the entry {id}, which is not there; export the file again")]
    NoSuchEntry { id: i32 },
    #[error("{what} stands there twice; export the file again")]
    Twice { what: String },
}

impl Message for Problem {
    const KEYS: &'static str = "read-";

    fn sentence(&self) -> Sentence {
        match self {
            Self::Text(fault) => fault.sentence(),
            Self::Team(fault) => fault.sentence(),
            Self::Partner(fault) => fault.sentence(),
            Self::List(problem) => problem.sentence(),
            Self::Table(problem) => problem.sentence(),
            _ => Sentence::of(Self::KEYS, self),
        }
    }
}
