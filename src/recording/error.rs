use go::course::CourseError;
use go::{Color, HandicapError, Move, Point, PointError, SetupError, Violation};
use referee::{ApplyError, RulingNo};

use super::act::{MOST_ACTS, MOST_LETTERS};

pub type Result<T, E = RecordError> = std::result::Result<T, E>;

/// Why an act is refused. The record is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    #[error("{color} {mv}: {violation}")]
    Illegal { color: Color, mv: Move, violation: Violation },
    #[error(transparent)]
    Course(#[from] CourseError),
    #[error("that is not possible while the record is {0}")]
    Phase(&'static str),
    #[error(
        "no move was named that would change the result: without one nobody loses by not agreeing"
    )]
    NothingFound,
    #[error("{0} was not asked yet whether to play on or to end the game as it lies")]
    AskFirst(Color),
    #[error("both agree that the game ends as it lies")]
    Agreed,
    #[error("tell both that both would lose, and ask again")]
    TellFirst,
    #[error("without agreement the game goes on; only after the next stop all stones live")]
    PlayOnFirst,
    #[error("say why, in 1 to {MOST_LETTERS} letters")]
    Reason,
    #[error("the players differ about the group at {0}")]
    Differ(Point),
    #[error("there is no claim about the group at {0} that could be tried or ruled")]
    Same(Point),
    #[error("these rules know no confirmation play on a copy of the board: play on")]
    NoCopy,
    #[error("no copy of the board is open, or it has shown nothing yet")]
    NoneOpen,
    #[error("on the copy, {color} {mv}: {violation}")]
    OnCopy { color: Color, mv: Move, violation: Violation },
    #[error("{0} is worth a point under these rules: play on, and fill it in turn")]
    FillInTurn(Point),
    #[error("{0} is neither empty and neutral nor the player's own territory")]
    NotNeutral(Point),
    #[error("{0} would take stones off: that is a move, resume the game for it")]
    Takes(Point),
    #[error("the game was not ended by a count: an objection goes to the arbiter, with a reason")]
    NotCounted,
    #[error("there is nothing to take back")]
    Nothing,
    #[error("ruling {0} came after it: a ruling is withdrawn, not taken back")]
    Ruling(RulingNo),
    #[error("{0} moves are recorded already: take them back first")]
    Moves(usize),
    #[error(transparent)]
    Position(#[from] SetupError),
    #[error(transparent)]
    Handicap(#[from] HandicapError),
    #[error(transparent)]
    Point(#[from] PointError),
    #[error(transparent)]
    Apply(#[from] ApplyError),
    #[error("a record holds at most {MOST_ACTS} entries")]
    Full,
    #[error("a note has 1 to {MOST_LETTERS} letters")]
    Note,
    #[error("{0} prisoners are more than the board holds")]
    Prisoners(u32),
    #[error("{0} periods of overtime are more than a player may buy in this game")]
    Overtime(u8),
}
