//! What the referee decided, in words; and rulings as public pages mention them.

pub mod appeals;
pub mod effects;
pub mod kinds;
mod lateness;
mod own;
mod shown;

pub use lateness::absent_loses_at;
pub use own::{OwnRuling, own_rulings};
pub use shown::{ShownRuling, moment, shown_rulings, table_now};
