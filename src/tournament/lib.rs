//! A tournament: settings, entries, rounds, boards and results, as plain values. [`Tournament`] is the result of
//! reading a file or loading from the database, and the input of pairing and standings.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod aggregate;
mod announcement;
mod board;
mod check;
mod criterion;
mod division;
mod draw_rules;
mod ending;
mod entry;
mod field;
mod group;
mod home;
mod ids;
mod known;
mod merge;
mod message;
mod partners;
mod presets;
mod round;
mod rule_fields;
mod setting;
mod settings;
mod team;
mod team_rules;
mod time_control;
mod venue;

pub use go::{HalfPoints, RulesetName};

pub use aggregate::*;
pub use announcement::*;
pub use board::*;
pub use check::*;
pub use criterion::*;
pub use division::*;
pub use draw_rules::*;
pub use ending::*;
pub use entry::*;
pub use field::*;
pub use group::*;
pub use home::*;
pub use ids::*;
pub use known::*;
pub use merge::*;
pub use message::*;
pub use partners::*;
pub use presets::*;
pub use round::*;
pub use rule_fields::*;
pub use setting::*;
pub use settings::*;
pub use team::*;
pub use team_rules::*;
pub use time_control::*;
pub use venue::*;

/// Whether a field has its default, which files leave out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Types that files hold as the text that people read and write.
macro_rules! kept_as_text {
    ($($Type:ty, $Error:ty;)*) => {$(
        impl TryFrom<String> for $Type {
            type Error = $Error;

            fn try_from(text: String) -> Result<Self, $Error> {
                text.parse()
            }
        }

        impl From<$Type> for String {
            fn from(value: $Type) -> Self {
                value.to_string()
            }
        }
    )*};
}

kept_as_text! {
    Ending, ParseEndingError;
    EventZone, Fault;
    Group, NoGroup;
    Rooms, Fault;
}
