use std::borrow::Cow;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{Basis, Clause, ClockNote, Discretion, Firmness, Ladder, Lateness, ProcedureName};
use go::HalfPoints;

/// The event a procedure is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// An event of the federation itself.
    #[default]
    Domestic,
    /// An international event.
    International,
}

/// The first and last day of a text; `None` is open, or not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub until: Option<NaiveDate>,
}

impl Period {
    /// Whether a day lies within.
    #[must_use]
    pub fn covers(&self, day: NaiveDate) -> bool {
        self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
    }
}

/// Within how many moves something has to be noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoticeWindow {
    /// Moves of both players after the incident.
    pub moves: u32,
    /// Whether noticing it after the last of them is still in time.
    pub inclusive: bool,
}

impl NoticeWindow {
    /// The most moves later that are still in time.
    #[must_use]
    pub const fn last_move(self) -> u32 {
        if self.inclusive { self.moves } else { self.moves.saturating_sub(1) }
    }
}

/// Until when a ruling may be appealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AppealUntil {
    /// Until both players confirmed the result.
    ResultConfirmed,
    /// So many minutes after the player was told of the ruling.
    MinutesAfterTold(u32),
    /// Until the arbiter closes the round.
    RoundClosed,
}

/// Who decides appeals, and until when they may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AppealRule {
    /// Members of the committee; 0: there is no appeal.
    pub committee: u8,
    /// Until when.
    pub until: AppealUntil,
}

/// A federation's procedure as data. A preset is a starting point: an event may change every field of its own copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Procedure {
    /// The preset it came from; changing other fields does not change the name.
    pub name: ProcedureName,
    /// The text and its edition, for people.
    pub edition: Cow<'static, str>,
    /// When the text is in force.
    pub period: Period,
    /// The events it is for.
    pub profile: Profile,
    /// Whether an illegal move loses (Japanese rules 1989, Art. 14). One federation's championship plays the
    /// Japanese rules without it.
    pub illegal_move_loses: bool,
    /// Moves that may have been played since, where a clause requires notice at once; 0: before the next move.
    pub at_once: u32,
    /// The window for noticing an illegal move. The Dutch text says three moves, not whether the third counts:
    /// inclusive by default.
    pub window: NoticeWindow,
    /// Whether an arbiter's notice counts as the opponent's claim. The American text requires the opponent's
    /// objection; the encyclopedia only notice.
    pub arbiter_claims: bool,
    /// Whether the captain of the opponent's team may claim for the player.
    #[serde(default)]
    pub captain_claims: bool,
    /// Whether of two moves in a row the second alone comes off, for a pass, instead of both.
    pub second_stone_alone: bool,
    /// Whether a move that counts as a pass hands over a stone.
    pub pass_stone: bool,
    /// The last move through which wrong colours can be corrected.
    pub colors_until: u32,
    /// Points for a claim against the order of play.
    #[serde(with = "go::decimal")]
    pub claim_points: HalfPoints,
    /// How cautions and warnings add up.
    pub ladder: Ladder,
    /// How much a penalty at discretion may take.
    #[serde(default)]
    pub discretion: Discretion,
    /// How late players are treated.
    pub lateness: Lateness,
    /// How appeals go.
    pub appeal: AppealRule,
    /// What happens to the clocks where a clause says nothing.
    pub clock: ClockNote,
    /// The text's basis for the finality of a confirmed result.
    pub confirmation: Basis,
    /// The text's basis for the finality of an end that both accepted.
    #[serde(default = "super::usual::accepted_end")]
    pub accepted_end: Basis,
    /// The text's basis for the priority of a ruling which ended the game over later incidents.
    #[serde(default = "super::usual::earlier_ruling")]
    pub earlier_ruling: Basis,
    /// The firmness of the usual clauses where the text is silent: the move is taken back by default, or the
    /// arbiter decides from the start.
    pub elsewhere: Firmness,
    /// The basis of the usual clauses then.
    pub elsewhere_basis: Basis,
    /// The rules, the first that applies counts.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

impl Procedure {
    /// The procedure without Article 14 of the Japanese rules.
    #[must_use]
    pub fn without_article_14(self) -> Self {
        Self { illegal_move_loses: false, ..self }
    }

    /// The procedure with another window.
    #[must_use]
    pub fn with_window(self, moves: u32, inclusive: bool) -> Self {
        Self { window: NoticeWindow { moves, inclusive }, ..self }
    }
}
