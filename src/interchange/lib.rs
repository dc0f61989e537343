//! Reads and writes the files of other programs and federations.
//!
//! Every reader takes all or nothing: [`ReadError`] lists the faults, with element, line and field. Every writer
//! returns an [`Export`] of all rounds, drafts included: to hide drafts, pass the public part of the tournament.
//! Whatever a format cannot hold, or a reader does not keep, is reported as [`Note`]s.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod clubs;
mod column;
mod column_names;
mod countries;
mod decode;
mod detect;
mod error;
mod fields;
mod latin;
mod names;
mod note;
mod people;
mod prelude;
mod reading;
mod result_table;
mod scales;
mod sheet;
mod table;
mod team_columns;
mod wall;
mod xml;

pub mod aga;
pub mod calendar;
pub mod complaints;
pub mod csv;
pub mod h9;
pub mod json;
pub mod macmahon;
pub mod opengotha;
pub mod pairgoth;
pub mod participants;
pub mod ratings;
pub mod sgf;
pub mod tou;
pub mod xlsx;

pub use column::Column;
pub use countries::country;
pub use detect::{Contents, Detected, FileFormat, detect};
pub use error::{Place, Problem, ReadError, ReadFault};
pub use names::NameOrder;
pub use note::{Export, Imported, Note};
pub use participants::Participants;
pub use people::{Columns, FarRatings, Person};
pub use reading::rounds;
pub use result_table::{ResultRow, ResultTable, table_as_read};
pub use scales::RatingScale;
pub use table::{Odd, Table, TableProblem, TableRow};
pub use team_columns::{SquadRow, TeamCells, add_team_faults, teams_with};

/// The largest file a reader takes, in bytes.
pub const MOST_BYTES: usize = 20 * 1024 * 1024;

/// Whether a text is of that many digits and nothing else.
fn is_number(text: &str, digits: std::ops::RangeInclusive<usize>) -> bool {
    digits.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
}
