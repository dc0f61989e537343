use serde::Serialize;

use tournament::{Fault, Message, PartnerFault, Sentence, TeamFault};

use super::ratings::ListProblem;
use super::table::TableProblem;

/// A fault at a place of a file, in words that tell what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
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
    List(ListProblem),
    #[error(transparent)]
    #[serde(skip)]
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
