//! What pages of several areas share. Views import the frame, never a page.

pub mod announcements;
pub mod board_row;
pub mod browser;
pub mod calendar;
pub mod code;
pub mod criteria;
pub mod fees;
pub mod goban;
pub mod letters;
pub mod listed;
pub mod marking;
pub mod mended;
pub mod namesakes;
pub mod noted;
pub mod organiser_links;
pub mod outcome;
pub mod plain;
pub mod referee;
pub mod requests;
mod results;
pub mod rounds;
pub mod seal;
pub mod settings;
pub mod spent_link;
pub mod words;
pub mod working;
