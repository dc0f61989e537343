//! Results for the European Go Database: the text format known as H9, in ISO-8859-15.

mod read;
pub(super) mod rows;
mod write;

pub(super) use read::{SOME_DAY, minutes, rows_of, text_of_results};
pub use read::{read, read_on};
pub use write::{Options, cells, write};
