use std::fmt;

use super::{Color, Point, PointError, named};

/// What a player does on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a point.
    Play(Point),
    /// No stone. Always possible: a move is a right (Japanese rules 1989, Art. 2).
    Pass,
}

impl Move {
    /// Where the stone goes; nowhere for a pass.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Play(point) => Some(point),
            Self::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(point) => point.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A rule that a move breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// The other player is to move.
    #[error("it is {}'s turn", .0.other())]
    Turn(Color),
    /// The point is not on the board: no move at all.
    #[error(transparent)]
    OffBoard(#[from] PointError),
    /// A stone lies there.
    #[error("there is a stone on {0}")]
    Occupied(Point),
    /// The ko was taken on the move before; it may be retaken after a turn elsewhere.
    #[error("{0} retakes the ko at once")]
    Ko(Point),
    /// The whole board would be as it was after an earlier move.
    #[error("{point} repeats the position after move {after}")]
    Superko {
        /// The point played.
        point: Point,
        /// The move after which the board was the same; 0 is the starting position.
        after: usize,
    },
    /// The chain played to would have no liberty, and the ruleset forbids it.
    #[error("{point} takes {stones} of the mover's own stones")]
    Suicide {
        /// The point played.
        point: Point,
        /// Stones that would be lost, the one played included.
        stones: usize,
    },
}

named! {
    /// The kind of a violation, as reports name it.
    pub enum ViolationKind {
        /// Out of turn.
        Turn = "turn",
        /// Off the board.
        OffBoard = "off-board",
        /// On a stone.
        Occupied = "occupied",
        /// An immediate retake.
        Ko = "ko",
        /// A whole-board repetition.
        Superko = "superko",
        /// Self-capture.
        Suicide = "suicide",
    }
}

impl Violation {
    /// The kind, without the particulars.
    pub const fn kind(&self) -> ViolationKind {
        match self {
            Self::Turn(_) => ViolationKind::Turn,
            Self::OffBoard(_) => ViolationKind::OffBoard,
            Self::Occupied(_) => ViolationKind::Occupied,
            Self::Ko(_) => ViolationKind::Ko,
            Self::Superko { .. } => ViolationKind::Superko,
            Self::Suicide { .. } => ViolationKind::Suicide,
        }
    }
}
