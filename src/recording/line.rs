use serde::{Deserialize, Serialize};

use go::{Color, Point};
use referee::RulingNo;

use super::Played;

/// The game as it went, for the viewer and for files: moves, and positions that were set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move as it was made.
    Move(Played),
    /// Points were set or emptied, and the turn given.
    Set {
        /// The points, with their new contents.
        changes: Vec<(Point, Option<Color>)>,
        /// The player to move then.
        to_move: Color,
        /// The ruling that did it; `None` if it was set up.
        ruling: Option<RulingNo>,
    },
}

/// A note at a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// Words.
    Note(String),
    /// What a clock showed.
    Clock {
        /// Whose clock.
        color: Color,
        /// Seconds left.
        seconds: u32,
        /// Periods or stones of overtime left, if it counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        overtime: Option<u32>,
    },
}
