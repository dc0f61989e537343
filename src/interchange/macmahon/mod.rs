//! Tournaments of MacMahon 3.9 and 3.10 (XML). Its text import of players is read as any list.

mod rounds;
mod settings;
mod xml;

pub(super) use xml::is_macmahon;
pub use xml::{read, read_on};
