use serde::{Deserialize, Serialize};

use crate::go::{BoardSize, HalfPoints, PointError, Ruleset, RulesetName, UnknownRuleset};
use crate::tournament::{Board, Tournament};

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
    #[serde(with = "crate::go::decimal")]
    pub komi: HalfPoints,
}

/// Why no record can be kept by an event's settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsError {
    /// The rules of play are not known.
    #[error(transparent)]
    Rules(#[from] UnknownRuleset),
    /// The board cannot be drawn.
    #[error(transparent)]
    Size(#[from] PointError),
}

impl Terms {
    /// The terms of a board of an event.
    ///
    /// # Errors
    /// [`TermsError`] if the event's board or rules are not ours.
    pub fn of(tournament: &Tournament, board: &Board) -> Result<Self, TermsError> {
        let settings = &tournament.settings;
        Ok(Self {
            rules: settings.rules.name().parse()?,
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
