//! Games recorded act by act: play, handicap, final positions, the end, rulings, files, and what holds for
//! every list of acts whatever.

mod end;
mod end_by_rules;
mod ending;
mod examples;
mod files;
mod found;
mod handicap;
mod imports;
mod kept;
mod laws;
mod play;
mod position;
mod rulings;
mod sheet;
mod stopping;
mod undoing;
