//! Pages of the organiser: creating, copying, archiving and deleting events, settings, registration, teams, starting
//! groups, timetable, prizes, downloads, webhooks.

mod create;
mod downloads;
pub(super) mod entries;
mod event;
mod groups;
mod import;
mod next_season;
mod prizes;
mod settings;
mod team;
pub(super) mod teams;
mod timetable;
mod today;
mod unplayed;
mod webhooks;
