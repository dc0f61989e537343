//! Results for the French federation: the text format known as tou, in ISO-8859-15.

mod read;
mod write;

pub use read::{read, read_on};
pub use write::{cells, write};
