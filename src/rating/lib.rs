//! Strength: ranks from 30k to 9d, ratings on the European scale, and the federations' rating lists, with a search
//! for people in them.

pub mod gor;
mod list;
mod rank;
mod search;

pub use list::{ListKind, Listed, ParseListError, RatingList};
pub use rank::{ParseRankError, ParseRatingError, Rank, Rating};
pub use search::{Hit, HitReason, ListIndex, folded, is_nearly_among};
