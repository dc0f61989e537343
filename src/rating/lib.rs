//! Strength: ranks from 30k to 9d, ratings on the European scale, and the federations' rating lists, with a search
//! for people in them.

pub mod gor;
mod list;
mod list_kind;
mod rank;
mod rating_value;
mod search;

pub use list::{Listed, ParseListError, RatingList};
pub use list_kind::ListKind;
pub use rank::{ParseRankError, Rank};
pub use rating_value::{ParseRatingError, Rating};
pub use search::{Hit, HitReason, ListIndex, folded, is_nearly_among};
