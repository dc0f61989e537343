use std::fmt;

use crate::tournament::Fault;

/// How many faults of one file are listed; the rest is only counted.
const MOST_FAULTS: usize = 100;

/// How many characters of a wrong value are shown.
const SHOWN: usize = 60;

/// Why nothing of a file was taken.
///
/// Its text has a line for each fault; the first says what and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    faults: Vec<ReadFault>,
    more: usize,
}

impl ReadError {
    /// What is wrong, in the order of finding; never empty, the first hundred at most.
    #[must_use]
    pub fn faults(&self) -> &[ReadFault] {
        &self.faults
    }

    /// How many faults there are beyond those listed.
    #[must_use]
    pub const fn more(&self) -> usize {
        self.more
    }

    /// That one thing is wrong.
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

/// A place in a file: element or kind of row, line from 1, field. What is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The element of an XML file, such as `Game`; or what a line of another file is about.
    pub element: String,
    /// The line on which it begins, from 1.
    pub line: Option<usize>,
    /// The attribute or column.
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
        Self { element: shorten(name), line: Some(line), field: String::new() }
    }

    /// The same place, a field of it.
    #[must_use]
    pub fn field(mut self, field: &str) -> Self {
        self.field = shorten(field);
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.element.as_str(), self.line) {
            ("", Some(line)) => write!(f, "line {line}")?,
            (element, Some(line)) => write!(f, "{element} (line {line})")?,
            (element, None) => f.write_str(element)?,
        }
        if self.field.is_empty() { Ok(()) } else { write!(f, ", {}", self.field) }
    }
}

/// What is wrong at a place of a file, in words that say what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentences say what each is
pub enum Problem {
    #[error("has {bytes} bytes; {most} is the most")]
    TooLarge { bytes: usize, most: usize },
    #[error("is empty")]
    Empty,
    #[error("is not text in {encoding}; save the file as UTF-8")]
    NotText { encoding: String },
    #[error("is not well-formed XML ({reason}); save the file again in the program that wrote it")]
    NotXml { reason: String },
    #[error("is not closed: the file is cut off; get it again")]
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
    Text(Fault),
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
    #[error("{name:?} is entered twice, first on line {first}; remove or rename one of them")]
    DuplicatePlayer { name: String, first: usize },
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

impl Problem {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "read-too-large",
            Self::Empty => "read-empty",
            Self::NotText { .. } => "read-not-text",
            Self::NotXml { .. } => "read-not-xml",
            Self::Truncated => "read-truncated",
            Self::WrongRoot { .. } => "read-wrong-root",
            Self::TooDeep { .. } => "read-too-deep",
            Self::TooMany { .. } => "read-too-many",
            Self::Entity { .. } => "read-entity",
            Self::Missing => "read-missing",
            Self::Text(fault) => fault.code(),
            Self::NotANumber { .. } => "read-not-a-number",
            Self::OutOfRange { .. } => "read-out-of-range",
            Self::NotPoints { .. } => "read-not-points",
            Self::NotAFraction { .. } => "read-not-a-fraction",
            Self::NotADate { .. } => "read-not-a-date",
            Self::NotARank { .. } => "read-not-a-rank",
            Self::NotOneOf { .. } => "read-not-one-of",
            Self::UnknownPlayer { .. } => "read-unknown-player",
            Self::DuplicatePlayer { .. } => "read-duplicate-player",
            Self::TwiceInRound { .. } => "read-twice-in-round",
            Self::TableTaken { .. } => "read-table-taken",
            Self::Disagrees { .. } => "read-disagrees",
            Self::NotACell { .. } => "read-not-a-cell",
            Self::NoSuchRow { .. } => "read-no-such-row",
            Self::Columns { .. } => "read-columns",
            Self::NothingOf { .. } => "read-nothing-of",
            Self::UnknownFormat => "read-unknown-format",
            Self::NotJson { .. } => "read-not-json",
            Self::UnknownVersion { .. } => "read-unknown-version",
            Self::NoSuchEntry { .. } => "read-no-such-entry",
            Self::Twice { .. } => "read-twice",
        }
    }

    /// What its sentence speaks of, by the name of the placeholder.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::TooLarge { bytes, most } => {
                vec![("bytes", bytes.to_string()), ("most", most.to_string())]
            }
            Self::NotText { encoding } => vec![("encoding", encoding.clone())],
            Self::NotXml { reason } | Self::NotJson { reason } => vec![("reason", reason.clone())],
            Self::WrongRoot { found, wanted } => {
                vec![("found", found.clone()), ("wanted", wanted.clone())]
            }
            Self::TooDeep { most } | Self::TooMany { most } => vec![("most", most.to_string())],
            Self::Entity { name } | Self::UnknownPlayer { name } => vec![("name", name.clone())],
            Self::NotANumber { value, least, most } => vec![
                ("value", value.clone()),
                ("least", least.to_string()),
                ("most", most.to_string()),
            ],
            Self::OutOfRange { value, least, most } => vec![
                ("value", value.to_string()),
                ("least", least.to_string()),
                ("most", most.to_string()),
            ],
            Self::NotPoints { value }
            | Self::NotAFraction { value }
            | Self::NotADate { value }
            | Self::NotARank { value }
            | Self::NotACell { value } => vec![("value", value.clone())],
            Self::NotOneOf { value, allowed } => {
                vec![("value", value.clone()), ("allowed", allowed.clone())]
            }
            Self::DuplicatePlayer { name, first } => {
                vec![("name", name.clone()), ("first", first.to_string())]
            }
            Self::TwiceInRound { name, round, first } => vec![
                ("name", name.clone()),
                ("round", round.to_string()),
                ("first", first.to_string()),
            ],
            Self::TableTaken { table, round, first } => vec![
                ("table", table.to_string()),
                ("round", round.to_string()),
                ("first", first.to_string()),
            ],
            Self::Disagrees { value, other } => {
                vec![("value", value.clone()), ("other", other.clone())]
            }
            Self::NoSuchRow { number } => vec![("number", number.to_string())],
            Self::Columns { found, wanted } => {
                vec![("found", found.to_string()), ("wanted", wanted.to_string())]
            }
            Self::NothingOf { format } => vec![("format", format.clone())],
            Self::UnknownVersion { found, known } => {
                vec![("found", found.clone()), ("known", known.to_string())]
            }
            Self::NoSuchEntry { id } => vec![("id", id.to_string())],
            Self::Twice { what } => vec![("what", what.clone())],
            Self::Text(fault) => fault_args(fault),
            Self::Empty | Self::Truncated | Self::Missing | Self::UnknownFormat => Vec::new(),
        }
    }
}

fn fault_args(fault: &Fault) -> Vec<(&'static str, String)> {
    match fault {
        Fault::TooLong(length) => vec![("length", length.to_string())],
        Fault::OutOfRange { value, least, most } => vec![
            ("value", value.to_string()),
            ("least", least.to_string()),
            ("most", most.to_string()),
        ],
        Fault::Twice(what) => vec![("what", what.clone())],
        _ => Vec::new(),
    }
}

/// The beginning of a value, for a message.
pub(super) fn shorten(value: &str) -> String {
    if value.chars().count() <= SHOWN {
        return value.to_owned();
    }
    value.chars().take(SHOWN).chain(['…']).collect()
}

/// Faults found so far while reading one file.
#[derive(Debug, Default)]
pub(super) struct Faults {
    found: Vec<ReadFault>,
    more: usize,
}

impl Faults {
    /// Adds one.
    pub(super) fn add(&mut self, place: Place, problem: Problem) {
        if self.found.len() < MOST_FAULTS {
            self.found.push(ReadFault { place, problem });
        } else {
            self.more += 1;
        }
    }

    /// The value if nothing was wrong, else everything that was.
    pub(super) fn unless_any<T>(self, value: T) -> Result<T, ReadError> {
        if self.found.is_empty() {
            Ok(value)
        } else {
            Err(ReadError { faults: self.found, more: self.more })
        }
    }
}
