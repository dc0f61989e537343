//! Files of MacMahon 3.9 and 3.10: its tournaments (XML) and its text import of players.

mod rounds;
mod settings;
mod text;
mod xml;

pub use text::{read_text, rounds};
pub(super) use xml::is_macmahon;
pub use xml::{read, read_on};
