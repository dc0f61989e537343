//! The settings of a tournament as fields of a form: the answers there are, what stands, what was typed.

mod answers;
mod fill;
mod read;

pub use answers::{Answers, federation_answers, system_notes};
pub use fill::fields_of;
pub use read::{DrawSettings, SettingsForm, country, optional_text};
