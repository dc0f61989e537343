//! The settings of a tournament as form fields: answers, current values, parsing.

mod answers;
mod controls;
mod fill;
mod read;
mod said;

pub use answers::{Words, criterion_answers, federation_answers, overtime_answers, system_answers};
pub use controls::{Control, Controls, Input};
pub use fill::{fields_of_group, group_of, values_of};
pub use read::{
    PART, SettingsForm, Values, birth_years, country_code, limit, optional_text, partners_of,
};
pub use said::said;
