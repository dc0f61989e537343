//! The weight of a pair, one criterion a file.
//!
//! Every criterion is built once a round from the settings. Higher is better. The formulas are those of OpenGotha
//! 3.51, in use at European and American events. *Truncated* means: whole numbers are divided towards zero, reals
//! are IEEE doubles.

mod category;
mod color;
mod curve;
mod drawn;
mod duplicate;
mod geography;
mod handicap;
mod random;
mod score;
mod scramble;
mod seeding;

pub(super) use category::CategoryCriterion;
pub(super) use color::ColorCriterion;
pub(super) use curve::Curve;
pub(super) use drawn::DrawnCriterion;
pub(super) use duplicate::DuplicateCriterion;
pub(super) use geography::{GeographyCriterion, GeographyTable, Origin};
pub(super) use handicap::HandicapCriterion;
pub(super) use random::RandomCriterion;
pub(super) use score::ScoreCriterion;
pub(super) use scramble::{NameKey, scramble};
pub(super) use seeding::SeedingCriterion;

/// The highest maximum of a criterion: with it, no sum over a field of players overflows.
pub(super) const HIGHEST: i64 = 500_000_000_000_000;

/// A maximum as the settings give it, brought into 0 … [`HIGHEST`].
pub(super) fn maximum(setting: i64) -> i64 {
    setting.clamp(0, HIGHEST)
}
