//! Rulesets as data. A preset is a starting point: an event may set every field of its own copy.

mod name;
mod presets;
mod rules;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{Color, HalfPoints, Outcome};

pub use name::RulesetName;
pub use presets::EgfChoice;
pub use rules::{
    BentFour, Compensation, ConfirmationKo, DeadStones, Detection, Disagreement, EndRule,
    HandicapRule, KoRule, OpenDame, PassRule, Repetition, Resumption, Scoring, SekiEyes, Suicide,
    Tie,
};

/// Everything in which one text of rules differs from another.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ruleset {
    /// The preset it came from; changing other fields does not change the name.
    pub name: RulesetName,
    /// What is counted.
    pub scoring: Scoring,
    /// Whether eyes in a seki count.
    pub seki_eyes: SekiEyes,
    /// What an unfilled dame does to the group that has it.
    pub open_dame: OpenDame,
    /// What a dead stone is worth.
    #[serde(default)]
    pub dead_stones: DeadStones,
    /// What a bent four in the corner is.
    #[serde(default)]
    pub bent_four: BentFour,
    /// Whether dead stones are detected before the players ask.
    #[serde(default)]
    pub detection: Detection,
    /// Which repetitions are illegal.
    pub ko: KoRule,
    /// Whether a player may take off own stones.
    pub suicide: Suicide,
    /// What passes do.
    pub passes: PassRule,
    /// Handicap stones and what they cost.
    pub handicap: HandicapRule,
    /// Komi of an even game.
    #[serde(with = "crate::decimal")]
    pub komi: HalfPoints,
    /// What an equal count is.
    pub tie: Tie,
    /// What a whole-board repetition that is not illegal leads to.
    pub repetition: Repetition,
    /// How a stopped game resumes or ends.
    pub end: EndRule,
}

impl Ruleset {
    /// The komi of a game: the preset's for an even game, the handicap's from 1 stone on.
    pub const fn komi_for(&self, handicap: u32) -> HalfPoints {
        if handicap >= 1 { self.handicap.komi } else { self.komi }
    }

    /// Points that White gets for Black's handicap stones, in addition to komi. Only under area counting: under
    /// territory counting the stones are no points.
    pub fn compensation_for(&self, handicap: u32) -> HalfPoints {
        if handicap < 2 || self.scoring == Scoring::Territory {
            return HalfPoints::ZERO;
        }
        let stones = i32::try_from(handicap).unwrap_or(i32::MAX);
        match self.handicap.compensation {
            Compensation::None => HalfPoints::ZERO,
            Compensation::Stones => HalfPoints::whole(stones),
            Compensation::StonesLessOne => HalfPoints::whole(stones - 1),
        }
    }

    /// A count's difference, Black less White with all that counts, as an outcome.
    pub fn outcome_of(&self, black_less_white: HalfPoints) -> Outcome {
        match black_less_white.cmp(&HalfPoints::ZERO) {
            Ordering::Greater => Outcome::by_score(Color::Black, black_less_white),
            Ordering::Less => Outcome::by_score(Color::White, black_less_white.abs()),
            Ordering::Equal => match self.tie.winner() {
                Some(winner) => Outcome::by_score(winner, HalfPoints::ZERO),
                None => Outcome::Jigo,
            },
        }
    }
}
