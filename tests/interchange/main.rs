//! What other programs wrote is read whole, and what we write is what federations take.

mod golden;

mod aga;
mod bad;
mod bad_lists;
mod born;
mod complaints;
mod csv_lists;
mod detect;
mod field_lists;
mod found;
mod h9;
mod impolite;
mod json;
mod lists;
mod macmahon;
mod memory;
mod opengotha;
mod pairgoth_teams;
mod pairgoth_written;
mod partners;
mod private;
mod ratings;
mod search;
mod tables;
mod team_lists;
mod teams;
mod tou;
mod traits;
mod workbooks;

#[path = "../support/root.rs"]
mod root;
