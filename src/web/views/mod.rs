//! What pages of several areas share. Views import the frame, never a page.

pub mod announcements;
pub mod board_row;
pub mod code;
pub mod complaint;
pub mod criteria;
pub mod goban;
pub mod groups;
pub mod letters;
pub mod listed;
pub mod marking;
pub mod mended;
pub mod namesakes;
pub mod noted;
pub mod organiser_links;
pub mod outcome;
pub mod plain;
pub mod rating_preview;
pub mod referee;
pub mod requests;
mod results;
pub mod rooms;
pub mod rounds;
pub mod seal;
pub mod settings;
pub mod spent_link;
pub mod thinking_time;
pub mod working;
