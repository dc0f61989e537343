use serde::{Deserialize, Serialize};

use go::{BoardSize, HalfPoints, PointError, Ruleset, RulesetName};
use tournament::{Board, Tournament};

/// What a game is played by. It is kept with the record: later settings do not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terms {
    /// The rules of play.
    pub rules: RulesetName,
    /// The board.
    pub size: BoardSize,
    /// Handicap: 0 is even, 1 is Black without komi, 2 and more are stones.
    pub handicap: u32,
    /// Komi.
    #[serde(with = "go::decimal")]
    pub komi: HalfPoints,
}

impl Terms {
    /// The terms of a board of an event.
    ///
    /// # Errors
    /// [`PointError::Size`] if the event's board cannot be drawn.
    pub fn of(tournament: &Tournament, board: &Board) -> Result<Self, PointError> {
        let settings = &tournament.settings;
        Ok(Self {
            rules: settings.rules,
            size: BoardSize::new(u32::from(settings.board_size))?,
            handicap: u32::from(board.handicap),
            komi: tournament.komi_of(board),
        })
    }

    /// The rules with this game's komi.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        Ruleset { komi: self.komi, ..Ruleset::preset(self.rules) }
    }
}
