//! Tournament files of OpenGotha 3.4x and 3.5x: reads all of these, writes those of 3.51 (data version 201).
//!
//! Attributes hold everything. A reference to a player is surname and first name without blanks, upper case. Data
//! that Tengen does not use are kept in `Settings::carried` and written back.
//!
//! A file that OpenGotha opens can be read: values that it clamps or ignores are clamped or ignored here too, with
//! a [`Note`](super::Note) of the place, the value found and the value used.

#[cfg(test)]
#[path = "../../../tests/interchange/accepted_by_opengotha.rs"]
mod accepted;
mod carried;
mod read;
mod teams;
mod write;

pub use read::read;
pub use write::{result_name, write};
