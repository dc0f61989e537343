//! Counting: territory, area, seki, handicap compensation, margin; the steps of a count on the board; and proposals
//! of dead stones, which people correct.

mod count;
mod dead;
mod procedure;
mod rectangles;
mod regions;
mod warning;

pub use count::{Count, Position, Side, count};
pub use dead::{ChainStatus, Proposal, Status, propose, unnamed_sekis};
pub use procedure::{CountStep, steps};
pub use rectangles::{Rectangle, rectangles};
pub use warning::{CountWarning, OpenGroup};
