//! Pairing against figures: printed weights of 37 rounds, and draws of the same rounds held against what
//! was really played, by a checker that shares no code with the draw.

mod checker;
mod draws;
mod field;
mod golden;
mod judged;
mod rules;
mod seated;
mod speed;
mod team_seats;
mod team_stages;
mod teams;
mod warned;
mod weights;

#[path = "../support/root.rs"]
mod root;
