use go::course::CourseError;
use go::{Color, HandicapError, Move, Point, PointError, SetupError, Violation};
use referee::{ApplyError, RulingNo};

use super::act::{MOST_ACTS, MOST_LETTERS};

/// Why something cannot be entered. The record is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The move breaks a rule. It can be entered as it was made.
    #[error("{color} {mv}: {violation}")]
    Illegal {
        /// Who moves.
        color: Color,
        /// What.
        mv: Move,
        /// The rule.
        violation: Violation,
    },
    /// The game is in a phase that has no such step.
    #[error(transparent)]
    Course(CourseError),
    /// That belongs to another phase of the record.
    #[error("that is not possible while the record is {0}")]
    Phase(&'static str),
    /// Nobody named a move that would change the result.
    #[error(
        "no move was named that would change the result: without one nobody loses by not agreeing"
    )]
    NothingFound,
    /// A player was not asked yet.
    #[error("{0} was not asked yet whether to play on or to end the game as it lies")]
    AskFirst(Color),
    /// Both want the game to end as it lies.
    #[error("both agree that the game ends as it lies")]
    Agreed,
    /// The point is neither neutral nor the player's own.
    #[error("{0} is neither empty and neutral nor the player's own territory")]
    NotNeutral(Point),
    /// The stone would take others.
    #[error("{0} would take stones off: that is a move, resume the game for it")]
    Takes(Point),
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    Nothing,
    /// A ruling lies above: it has to be withdrawn, not undone.
    #[error("ruling {0} came after it: a ruling is withdrawn, not taken back")]
    Ruling(RulingNo),
    /// Moves were recorded already.
    #[error("{0} moves are recorded already: take them back first")]
    Moves(usize),
    /// The final position cannot lie on a board.
    #[error(transparent)]
    Position(#[from] SetupError),
    /// A handicap stone cannot lie there.
    #[error(transparent)]
    Handicap(#[from] HandicapError),
    /// A point is off the board.
    #[error(transparent)]
    Point(#[from] PointError),
    /// The ruling cannot be carried out on this record.
    #[error(transparent)]
    Apply(#[from] ApplyError),
    /// The record is full.
    #[error("a record holds at most {MOST_ACTS} entries")]
    Full,
    /// A note is empty or too long.
    #[error("a note has 1 to {MOST_LETTERS} letters")]
    Note,
    /// There cannot be so many.
    #[error("{0} prisoners are more than the board holds")]
    Prisoners(u32),
}

impl From<CourseError> for RecordError {
    fn from(error: CourseError) -> Self {
        Self::Course(error)
    }
}
