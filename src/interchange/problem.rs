use tournament::Fault;

use super::ratings::ListProblem;
use super::table::TableProblem;

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
    Text(Fault),
    #[error(transparent)]
    List(ListProblem),
    #[error(transparent)]
    Table(TableProblem),
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
            Self::List(problem) => problem.code(),
            Self::Table(problem) => problem.code(),
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
            Self::List(problem) => problem.args(),
            Self::Table(problem) => problem.args(),
            Self::Empty | Self::Truncated | Self::Missing | Self::UnknownFormat => Vec::new(),
        }
    }
}

fn fault_args(fault: &Fault) -> Vec<(&'static str, String)> {
    match fault {
        Fault::TooLong { length, most } => {
            vec![("length", length.to_string()), ("most", most.to_string())]
        }
        Fault::OutOfRange { value, least, most } => vec![
            ("value", value.to_string()),
            ("least", least.to_string()),
            ("most", most.to_string()),
        ],
        Fault::Twice(what) => vec![("what", what.clone())],
        _ => Vec::new(),
    }
}
