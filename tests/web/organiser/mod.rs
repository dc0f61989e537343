//! The organiser's pages through the served application: what is typed or uploaded is what is kept.

mod american;
mod attendance;
mod bad_files;
mod complaints;
mod create;
mod downloads;
mod enter;
mod entries;
mod entry_form;
mod event;
mod groups;
mod import;
mod journal_ends;
mod listing;
mod meanwhile;
mod participants;
mod private_walk;
mod prizes;
mod rating_preview;
mod settings;
mod signing_in;
pub mod support;
mod sure;
mod update;
mod way_round;
mod who_may;
mod working;
