use go::course::CourseError;
use go::{Color, HandicapError, Move, Point, PointError, SetupError, Violation};
use referee::{ApplyError, RulingNo};

use super::act::{MOST_ACTS, MOST_LETTERS};

/// Result of an act on a recorded game.
pub type Result<T, E = RecordError> = std::result::Result<T, E>;

/// Why an act is refused. The record is as it was.
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
    /// The act belongs to another phase of the record.
    #[error("that is not possible while the record is {0}")]
    Phase(&'static str),
    /// No move that would change the result was named.
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
    /// Both refuse, and were not told the consequence.
    #[error("tell both that both would lose, and ask again")]
    TellFirst,
    /// Without agreement the game resumes first.
    #[error("without agreement the game goes on; only after the next stop all stones live")]
    PlayOnFirst,
    /// An arbiter has to give a reason.
    #[error("say why, in 1 to {MOST_LETTERS} letters")]
    Reason,
    /// The players differ about a group.
    #[error("the players differ about the group at {0}")]
    Differ(Point),
    /// The players do not differ about that group, or neither says that it is dead.
    #[error("there is no claim about the group at {0} that could be tried or ruled")]
    Same(Point),
    /// The rules know no confirmation play.
    #[error("these rules know no confirmation play on a copy of the board: play on")]
    NoCopy,
    /// There is no copy, or it has shown nothing yet.
    #[error("no copy of the board is open, or it has shown nothing yet")]
    NoneOpen,
    /// A move on the copy breaks a rule.
    #[error("on the copy, {color} {mv}: {violation}")]
    OnCopy {
        /// Who moves.
        color: Color,
        /// What.
        mv: Move,
        /// The rule.
        violation: Violation,
    },
    /// Under area counting a neutral point is filled by a move.
    #[error("{0} is worth a point under these rules: play on, and fill it in turn")]
    FillInTurn(Point),
    /// The point is neither neutral nor the player's own.
    #[error("{0} is neither empty and neutral nor the player's own territory")]
    NotNeutral(Point),
    /// The stone would take others.
    #[error("{0} would take stones off: that is a move, resume the game for it")]
    Takes(Point),
    /// The game was not ended by a count: an objection goes to the arbiter.
    #[error("the game was not ended by a count: an objection goes to the arbiter, with a reason")]
    NotCounted,
    /// There is nothing to undo.
    #[error("there is nothing to take back")]
    Nothing,
    /// A ruling is the last act: it has to be withdrawn, not undone.
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
    /// So many periods of overtime cannot be bought.
    #[error("{0} periods of overtime are more than a player may buy in this game")]
    Overtime(u8),
}

impl From<CourseError> for RecordError {
    fn from(error: CourseError) -> Self {
        Self::Course(error)
    }
}
