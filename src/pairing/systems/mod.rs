//! Planned draws: round robins and eliminations inside an event. Planned games are fixed before the draw, like
//! boards set by hand; the rest is drawn around them.

mod berger;
mod bracket;
mod planned;

pub use berger::{berger, berger_rounds};
pub use bracket::{Match, Undecided, matches};
pub(super) use planned::{Plan, plans, with_plans};
pub use planned::{opponents_by_plan, resting_by_plan};
