use serde::{Deserialize, Serialize};

use go::{BoardSize, HalfPoints, OwnRules, PointError, Ruleset, RulesetName};
use tournament::{Board, Tournament};

/// The conditions of a game. They are stored with the record: later settings do not change it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// The event's own rules of play when the record was begun.
    #[serde(default, skip_serializing_if = "OwnRules::is_empty")]
    pub own: OwnRules,
    /// Whether the players may buy Ing overtime with points.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ing_overtime: bool,
}

impl Terms {
    /// The terms of a board of an event. An error if the event's board cannot be drawn.
    pub fn of(tournament: &Tournament, board: &Board) -> Result<Self, PointError> {
        let settings = &tournament.settings;
        Ok(Self {
            rules: settings.rules,
            size: BoardSize::new(u32::from(settings.board_size))?,
            handicap: u32::from(board.handicap),
            komi: tournament.komi_of(board),
            own: settings.refereeing.rules.clone(),
            ing_overtime: settings.time.is_bought(),
        })
    }

    /// Terms without the event's own rules.
    #[must_use]
    pub fn new(rules: RulesetName, size: BoardSize, handicap: u32, komi: HalfPoints) -> Self {
        Self { rules, size, handicap, komi, own: OwnRules::new(), ing_overtime: false }
    }

    /// The rules with this game's komi.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        let preset = Ruleset::preset(self.rules);
        let rules = preset.clone().with(&self.own).unwrap_or(preset);
        Ruleset { komi: self.komi, ..rules }
    }
}
