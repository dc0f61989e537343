//! Strength: ranks from 30k to 9d and ratings on the European scale.

mod rank;
mod rating_value;

pub use rank::{ParseRankError, Rank};
pub use rating_value::{ParseRatingError, Rating};
