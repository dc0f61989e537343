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
    /// The komi, if not the usual one of such a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komi: Option<HalfPoints>,
    /// Whether the colours are known; some files have games without noted colours.
    #[serde(default = "yes")]
    pub colors_known: bool,
    /// How it ended.
    #[serde(default)]
    pub ending: Ending,
    /// The version for the optimistic lock: counts the changes of this board.
    #[serde(default)]
    pub version: i32,
    /// The games before this one, if it is a replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
    /// When both players confirmed the result, in UTC; from then on it is protected against simple changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<NaiveDateTime>,
    /// The date of the game, where its players agree on one. It does not change the version, as a result can be
    /// entered without having seen it.
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

    /// The colour of that entry at this board.
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

    /// The opponent of that entry at this board.
    #[must_use]
    pub fn opponent_of(&self, entry: EntryId) -> Option<EntryId> {
        self.color_of(entry).map(|color| self.seat(color.other()))
    }
}
