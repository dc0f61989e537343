//! Results for the European Go Database: the text format known as H9, in ISO-8859-15.

mod read;
mod rows;
mod write;

pub use read::read;
pub use write::{Options, cells, write};
