//! View models that pages of several areas share. Views import the frame, never a page.

pub mod answers;
pub mod ask;
pub mod code;
pub mod goban;
pub mod journal;
pub mod letters;
pub mod people;
pub mod places;
pub mod position;
pub mod procedure;
pub mod read_faults;
pub mod referee;
pub mod rounds;
pub mod setting_fields;
pub mod settings;
pub mod teams;
pub mod windows;
pub mod words;
