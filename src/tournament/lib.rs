//! A tournament: settings, entries, rounds, boards and results, as plain values. [`Tournament`] is the result of
//! reading a file or loading from the database, and the input of pairing and standings.

mod aggregate;
mod announcement;
mod board;
mod check;
mod criterion;
mod division;
mod draw_rules;
mod ending;
mod entry;
mod group;
mod home;
mod ids;
mod known;
mod merge;
mod message;
mod partners;
mod presets;
mod round;
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
pub use group::*;
pub use home::*;
pub use ids::*;
pub use known::*;
pub use merge::*;
pub use message::*;
pub use partners::*;
pub use presets::*;
pub use round::*;
pub use setting::*;
pub use settings::*;
pub use team::*;
pub use team_rules::*;
pub use time_control::*;
pub use venue::*;
