use crate::prelude::*;
use go::{HalfPoints, SetupError};

/// Why a record cannot be read or played. Offsets are bytes from the start of the file; moves count from
/// 1, and setup stones have the number of the move before them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    #[error("the file has {bytes} bytes: at most {limit} are read; split it into single games")]
    TooLarge { bytes: usize, limit: usize },
    #[error("byte {offset}: more than {limit} {what}; split the file into single games")]
    TooMany { what: &'static str, limit: usize, offset: usize },
    #[error("no game begins in this file: a record starts with `(;`")]
    NotSgf,
    #[error("byte {offset}: not {encoding}; set CA to the encoding the file really has")]
    Encoding { encoding: &'static str, offset: usize },
    #[error("byte {offset}: the value of {ident} that begins here never ends: a `]` is missing")]
    Unterminated { ident: String, offset: usize },
    #[error("the file has no game {0}")]
    NoGame(usize),
    #[error("byte {offset}: GM[{value}] is not Go: GM[1] is")]
    NotGo { value: String, offset: usize },
    #[error("byte {offset}: SZ[{value}] is no supported board: use SZ[2] to SZ[25]")]
    Size { value: String, offset: usize },
    #[error("move {number}, byte {offset}: {ident}[{value}] is no point of this board")]
    Point { number: usize, ident: String, value: String, offset: usize },
    #[error("byte {offset}: PL[{value}] is no colour: PL[B] or PL[W]")]
    Player { value: String, offset: usize },
    #[error("after move {number}, byte {offset}: {source}")]
    Setup { number: usize, source: SetupError, offset: usize },
}

impl SgfError {
    /// With the offset changed.
    pub(super) fn moved(mut self, mut to: impl FnMut(usize) -> usize) -> Self {
        if let Self::TooMany { offset, .. } | Self::Unterminated { offset, .. } = &mut self {
            *offset = to(*offset);
        }
        self
    }
}

/// A part of the file that was ignored or reinterpreted: never silently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum SgfWarning {
    #[error("the file ends early: {missing} closing `)` are missing")]
    Unclosed { missing: usize },
    #[error("byte {offset}: text outside of a game was passed over")]
    Outside { offset: usize },
    #[error("byte {offset}: {ident} has no value and was passed over")]
    NoValue { ident: String, offset: usize },
    #[error("byte {offset}: an empty game was passed over")]
    Empty { offset: usize },
    #[error("CA[{label}] is not the encoding of the file: read as {used}")]
    UnknownEncoding { label: String, used: &'static str },
    #[error("the file does not say how its letters are encoded: read as {used}; some may be wrong")]
    LettersGuessed { used: &'static str },
    #[error(
        "byte {offset}: {ident} has a `]` that is not escaped; it was read as part of the text"
    )]
    Unescaped { ident: String, offset: usize },
    #[error("byte {offset}: text between the moves was passed over")]
    Between { offset: usize },
    #[error("{ident}[{value}] cannot be read and was passed over")]
    Unread { ident: &'static str, value: String },
    #[error("HA[{handicap}] but {stones} black stones are set up")]
    HandicapStones { handicap: u32, stones: usize },
    #[error("{} of Black's moves begin the game: {}", .stones, if *.taken { "read as handicap stones" } else { "they look like handicap stones" })]
    StonesAsMoves { stones: usize, taken: bool },
    #[error("KM[{value}] was read as {points} points")]
    KomiRead {
        value: String,
        #[serde(with = "go::decimal")]
        points: HalfPoints,
    },
    #[error("a komi of {points} points is unusual: compare it with what was played")]
    UnusualKomi {
        #[serde(with = "go::decimal")]
        points: HalfPoints,
    },
    #[error("the file has komi {found}, this game {expected}: that counts")]
    OtherKomi {
        #[serde(with = "go::decimal")]
        found: HalfPoints,
        #[serde(with = "go::decimal")]
        expected: HalfPoints,
    },
    #[error("{value}, which is no point of this board, was read as a pass")]
    PassRead { value: String },
}

impl Message for SgfWarning {
    const KEYS: &'static str = "sgf-";
}

impl SgfWarning {
    pub(super) const fn offset_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Outside { offset }
            | Self::NoValue { offset, .. }
            | Self::Unescaped { offset, .. }
            | Self::Between { offset }
            | Self::Empty { offset } => Some(offset),
            _ => None,
        }
    }
}
