//! Draws by a plan instead of by weights: round robins and eliminations inside an event.
//!
//! What they plan stands before the draw, like boards set by hand; everybody else is drawn around them.

mod berger;
mod bracket;
mod planned;

pub use berger::{berger, berger_rounds};
pub use bracket::{Match, Undecided, matches};
pub(super) use planned::{Plan, plans, with_plans};
pub use planned::{opponents_by_plan, resting_by_plan};
