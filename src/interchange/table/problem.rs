use crate::{Note, Problem};

/// What is wrong with a table or a cell of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
    #[error("rank and rating are both missing; give one of them")]
    NoStrength,
    #[error("{name} stands on line {first} too; leave one of them out")]
    SamePerson { name: String, first: usize },
}

impl TableProblem {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OldWorkbook => "table-old-workbook",
            Self::NotAWorkbook { .. } => "table-not-a-workbook",
            Self::Bomb { .. } => "table-bomb",
            Self::TooWide { .. } => "table-too-wide",
            Self::LongCell { .. } => "table-long-cell",
            Self::Date { .. } => "table-date",
            Self::Merged => "table-merged",
            Self::CellError { .. } => "table-cell-error",
            Self::NotACountry { .. } => "table-not-a-country",
            Self::NotAPin { .. } => "table-not-a-pin",
            Self::NoNames => "table-no-names",
            Self::NoRanks => "table-no-ranks",
            Self::NoStrength => "table-no-strength",
            Self::SamePerson { .. } => "table-same-person",
        }
    }

    /// What its sentence speaks of, by the name of the placeholder.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotAWorkbook { reason } => vec![("reason", reason.clone())],
            Self::Bomb { most } | Self::TooWide { most } | Self::LongCell { most } => {
                vec![("most", most.to_string())]
            }
            Self::Date { value }
            | Self::CellError { value }
            | Self::NotACountry { value }
            | Self::NotAPin { value } => vec![("value", value.clone())],
            Self::SamePerson { name, first } => {
                vec![("name", name.clone()), ("first", first.to_string())]
            }
            Self::OldWorkbook | Self::Merged | Self::NoNames | Self::NoRanks | Self::NoStrength => {
                Vec::new()
            }
        }
    }
}

impl From<TableProblem> for Problem {
    fn from(problem: TableProblem) -> Self {
        Self::Table(problem)
    }
}

/// What of a table was not read, or was read otherwise than it looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
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
}

impl TableNote {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OfTournament { .. } => "note-of-tournament",
            Self::OtherSheets { .. } => "note-other-sheets",
            Self::Formula { .. } => "note-formula",
            Self::MoreFormulas { .. } => "note-more-formulas",
            Self::Invisible { .. } => "note-invisible",
            Self::AboveHeader { .. } => "note-above-header",
        }
    }

    /// What its sentence speaks of, by the name of the placeholder.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::OfTournament { players } => vec![("players", players.to_string())],
            Self::OtherSheets { sheets } => vec![("sheets", sheets.to_string())],
            Self::Formula { cell, value } => {
                vec![("cell", cell.clone()), ("value", value.clone())]
            }
            Self::MoreFormulas { more } => vec![("more", more.to_string())],
            Self::Invisible { line } | Self::AboveHeader { line } => {
                vec![("line", line.to_string())]
            }
        }
    }
}

impl From<TableNote> for Note {
    fn from(note: TableNote) -> Self {
        Self::Table(note)
    }
}
