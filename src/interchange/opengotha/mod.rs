//! Tournament files of OpenGotha 3.4x and 3.5x: read as they are found, written as 3.51 (data version 201).
//!
//! Attributes carry everything. A player is referred to as surname and first name without blanks,
//! upper case. What Tengen has no use for is kept in `Settings::carried` and written back.
//!
//! Whatever OpenGotha opens, opens: what it clamps or passes over is clamped or passed over here too, with a
//! [`Note`](super::Note) of where, what stood there and what was taken.

#[cfg(test)]
#[path = "../../../tests/interchange/accepted_by_opengotha.rs"]
mod accepted;
mod carried;
mod games;
mod kept;
mod markup;
mod players;
mod read;
mod settings;
mod teams;
mod values;
mod write;
mod write_games;
mod write_players;
mod write_settings;
mod write_teams;

pub use read::{read, read_on};
pub use write::write;
pub use write_games::result_name;
