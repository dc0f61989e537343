//! Results for the European Go Database: the text format known as H9, in ISO-8859-15.

mod read;
pub(super) mod rows;
mod write;

pub use read::read;
pub(super) use read::{assumed, rows_of, text_of_results};
pub use write::{Options, cells, write};
