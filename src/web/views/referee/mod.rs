//! What the referee decided, in words; and rulings as public pages mention them.

pub mod effects;
pub mod kinds;
mod shown;

pub use shown::{ShownRuling, moment, shown_rulings, table_now};
