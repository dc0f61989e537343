use go::{HalfPoints, SetupError};
use serde::Serialize;
use tournament::Message;

/// Why a record cannot be read or played. Offsets are bytes from the start of the file; moves count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    /// The file is larger than the limit.
    #[error("the file has {bytes} bytes: at most {limit} are read; split it into single games")]
    TooLarge {
        /// Size of the file.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// More nodes or values than the limit.
    #[error("byte {offset}: more than {limit} {what}; split the file into single games")]
    TooMany {
        /// Nodes or values.
        what: &'static str,
        /// The limit.
        limit: usize,
        /// Where the limit was passed.
        offset: usize,
    },
    /// No game tree begins anywhere.
    #[error("no game begins in this file: a record starts with `(;`")]
    NotSgf,
    /// A byte sequence that the file's own encoding does not have.
    #[error("byte {offset}: not {encoding}; set CA to the encoding the file really has")]
    Encoding {
        /// The encoding declared or found.
        encoding: &'static str,
        /// The first bad byte.
        offset: usize,
    },
    /// The file ends inside a property value.
    #[error("byte {offset}: the value of {ident} that begins here never ends: a `]` is missing")]
    Unterminated {
        /// The property.
        ident: String,
        /// Where the value begins.
        offset: usize,
    },
    /// There is no such game or node.
    #[error("the file has no game {0}")]
    NoGame(usize),
    /// GM is not 1.
    #[error("byte {offset}: GM[{value}] is not Go: GM[1] is")]
    NotGo {
        /// The value.
        value: String,
        /// Where.
        offset: usize,
    },
    /// The board is not square, or not 2 to 25 lines.
    #[error("byte {offset}: SZ[{value}] is no supported board: use SZ[2] to SZ[25]")]
    Size {
        /// The value.
        value: String,
        /// Where.
        offset: usize,
    },
    /// A move or setup stone that is no point of this board.
    #[error("move {number}, byte {offset}: {ident}[{value}] is no point of this board")]
    Point {
        /// The move, or for setup stones the move before it.
        number: usize,
        /// The property.
        ident: String,
        /// The value.
        value: String,
        /// Where.
        offset: usize,
    },
    /// PL names no colour.
    #[error("byte {offset}: PL[{value}] is no colour: PL[B] or PL[W]")]
    Player {
        /// The value.
        value: String,
        /// Where.
        offset: usize,
    },
    /// A setup that cannot be played from.
    #[error("after move {number}, byte {offset}: {source}")]
    Setup {
        /// The move after which it comes.
        number: usize,
        /// Why.
        source: SetupError,
        /// Where.
        offset: usize,
    },
}

impl SgfError {
    /// The byte the error is at, if it is at one.
    #[must_use]
    pub const fn offset(&self) -> Option<usize> {
        match self {
            Self::TooLarge { .. } | Self::NotSgf | Self::NoGame(_) => None,
            Self::TooMany { offset, .. }
            | Self::Encoding { offset, .. }
            | Self::Unterminated { offset, .. }
            | Self::NotGo { offset, .. }
            | Self::Size { offset, .. }
            | Self::Point { offset, .. }
            | Self::Player { offset, .. }
            | Self::Setup { offset, .. } => Some(*offset),
        }
    }

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
    /// The file ends before all brackets are closed.
    #[error("the file ends early: {missing} closing `)` are missing")]
    Unclosed {
        /// How many.
        missing: usize,
    },
    /// Text before, between or after the games.
    #[error("byte {offset}: text outside of a game was passed over")]
    Outside {
        /// Where it begins.
        offset: usize,
    },
    /// A property without any value.
    #[error("byte {offset}: {ident} has no value and was passed over")]
    NoValue {
        /// The property.
        ident: String,
        /// Where.
        offset: usize,
    },
    /// A game tree without any node.
    #[error("byte {offset}: an empty game was passed over")]
    Empty {
        /// Where.
        offset: usize,
    },
    /// CA has an unknown encoding, or UTF-8 where it is not; the file was read as another one.
    #[error("CA[{label}] is not the encoding of the file: read as {used}")]
    UnknownEncoding {
        /// The value of CA.
        label: String,
        /// The encoding used.
        used: &'static str,
    },
    /// The encoding was guessed from the bytes.
    #[error("the file does not say how its letters are encoded: read as {used}; some may be wrong")]
    LettersGuessed {
        /// The encoding used.
        used: &'static str,
    },
    /// A `]` is unescaped in a text.
    #[error(
        "byte {offset}: {ident} has a `]` that is not escaped; it was read as part of the text"
    )]
    Unescaped {
        /// The property.
        ident: String,
        /// Where its value begins.
        offset: usize,
    },
    /// Text between properties.
    #[error("byte {offset}: text between the moves was passed over")]
    Between {
        /// Where it begins.
        offset: usize,
    },
    /// A property of the root has a value without meaning.
    #[error("{ident}[{value}] cannot be read and was passed over")]
    Unread {
        /// The property.
        ident: &'static str,
        /// The value.
        value: String,
    },
    /// The handicap and the black stones of the setup differ.
    #[error("HA[{handicap}] but {stones} black stones are set up")]
    HandicapStones {
        /// HA.
        handicap: u32,
        /// Black stones in the root.
        stones: usize,
    },
    /// Black begins with several moves where HA names no handicap.
    #[error("{} of Black's moves begin the game: {}", .stones, if *.taken { "read as handicap stones" } else { "they look like handicap stones" })]
    StonesAsMoves {
        /// How many.
        stones: usize,
        /// Whether they count as the handicap: the server is known to write it so.
        taken: bool,
    },
    /// Komi was written in a format of some servers, and converted to points.
    #[error("KM[{value}] was read as {points} points")]
    KomiRead {
        /// The value.
        value: String,
        /// The komi used.
        #[serde(with = "go::decimal")]
        points: HalfPoints,
    },
    /// A very rare komi.
    #[error("a komi of {points} points is unusual: compare it with what was played")]
    UnusualKomi {
        /// The komi.
        #[serde(with = "go::decimal")]
        points: HalfPoints,
    },
    /// Moves beyond the edge, which some programs write for a pass.
    #[error("{value}, which is no point of this board, was read as a pass")]
    PassRead {
        /// The value.
        value: String,
    },
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
