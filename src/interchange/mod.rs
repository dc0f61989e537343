//! What other programs write and federations expect, to and from the vocabulary of the house.
//!
//! Every reader takes all or nothing: [`ReadError`] lists what is wrong, with element, line and field.
//! What a format cannot say, or a reader does not keep, is told as [`Note`]s, never dropped in silence.

mod decode;
mod error;
mod fields;
mod note;
mod xml;

pub mod opengotha;

pub use error::{Place, Problem, ReadError, ReadFault};
pub use note::{Imported, Note};

/// The largest file a reader takes, in bytes.
pub const MOST_BYTES: usize = 20 * 1024 * 1024;
