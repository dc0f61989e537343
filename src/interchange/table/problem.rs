use serde::Serialize;

use tournament::Message;

use crate::{Note, Problem};

/// A fault of a table or a cell of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what each is
pub enum TableProblem {
    #[error("is an old workbook (XLS); save it as XLSX, ODS or CSV")]
    OldWorkbook,
    #[error("is no workbook that can be read ({reason}); save it as XLSX, ODS or CSV")]
    NotAWorkbook { reason: String },
    #[error("unpacks to more than {most} MB; no list of players does")]
    Bomb { most: usize },
    #[error("has more than {most} rows or columns; no list of players does")]
    TooWide { most: usize },
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

impl From<TableProblem> for Problem {
    fn from(problem: TableProblem) -> Self {
        Self::Table(problem)
    }
}

/// A part of a table that was not read, or read differently from how it looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what each is
pub enum TableNote {
    #[error(
        "of this whole tournament only the {players} players are taken: no round, no result, no setting"
    )]
    OfTournament { players: usize },
    #[error("{sheets} more sheets were not read")]
    OtherSheets { sheets: usize },
    #[error("{cell} is a formula; its last value {value:?} was taken")]
    Formula { cell: String, value: String },
    #[error("{more} more formulas: their last values were taken")]
    MoreFormulas { more: usize },
    #[error("line {line}: invisible characters were removed")]
    Invisible { line: usize },
    #[error("the lines before line {line} were not read: the header stands there")]
    AboveHeader { line: usize },
    #[error(
        "nothing says which part of a name is the surname: of {whole:?} it is taken to be {surname:?}"
    )]
    SurnameAssumed { whole: String, surname: String },
    #[error("line {line}: rating {rating} is that of {of}, the rank says {rank}; both are taken")]
    FarRating { line: usize, rating: i32, of: String, rank: String },
    #[error("the ratings were read on another scale: {scale}")]
    OfScale { scale: &'static str },
}

impl Message for TableNote {
    const KEYS: &'static str = "note-";
}

impl From<TableNote> for Note {
    fn from(note: TableNote) -> Self {
        Self::Table(note)
    }
}
