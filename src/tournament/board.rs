use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use go::Color;

use super::{Appointment, Ending, EntryId, HalfPoints, Replay, TableNo};

/// The most handicap stones a board may have.
pub const MAX_HANDICAP: u8 = 9;

/// One game of a round: a table, two seats and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The table they sit at.
    pub table: TableNo,
    /// Who takes Black.
    pub black: EntryId,
    /// Who takes White.
    pub white: EntryId,
    /// Handicap: 0 is even, 1 is Black without komi, 2 and more are stones.
    pub handicap: u8,
    /// The komi, where it is not the usual one of such a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komi: Option<HalfPoints>,
    /// Whether the colours are known; some files record games of which nobody noted them.
    #[serde(default = "yes")]
    pub colors_known: bool,
    /// How it ended.
    #[serde(default)]
    pub ending: Ending,
    /// Counts the changes of this board; who writes must name the version he saw.
    #[serde(default)]
    pub version: i32,
    /// The games before this one, if it is played anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
    /// When both players confirmed the result, in UTC; from then on it does not simply change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<NaiveDateTime>,
    /// When and where it is to be played, where its players agree on that. The version does not count it: whoever enters
    /// a result need not have seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appointment: Option<Box<Appointment>>,
}

const fn yes() -> bool {
    true
}

impl Board {
    /// A board that has just been drawn.
    #[must_use]
    pub const fn new(table: TableNo, black: EntryId, white: EntryId, handicap: u8) -> Self {
        Self {
            table,
            black,
            white,
            handicap,
            komi: None,
            colors_known: true,
            ending: Ending::Pending,
            version: 0,
            replay: None,
            confirmed: None,
            appointment: None,
        }
    }

    /// The colour of that entry here, if it sits here.
    #[must_use]
    pub fn color_of(&self, entry: EntryId) -> Option<Color> {
        if self.black == entry {
            Some(Color::Black)
        } else if self.white == entry {
            Some(Color::White)
        } else {
            None
        }
    }

    /// Who sits at that side.
    #[must_use]
    pub const fn seat(&self, color: Color) -> EntryId {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The opponent of that entry here, if it sits here.
    #[must_use]
    pub fn opponent_of(&self, entry: EntryId) -> Option<EntryId> {
        self.color_of(entry).map(|color| self.seat(color.other()))
    }
}
