//! The settings of a tournament as fields of a form: the answers there are, what stands, what was typed.

mod answers;
mod draw;
mod expert;
mod fill;
mod read;

pub use answers::{Answers, federation_answers, system_name, system_named, system_notes};
pub use draw::DrawSettings;
pub use expert::FIELDS as EXPERT;
pub use fill::fields_of;
pub use read::{Typed, country, optional_text};

/// How many criteria of placement there can be.
pub const CRITERIA: usize = 6;
