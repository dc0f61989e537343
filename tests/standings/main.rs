//! Standings: real events against the tables published for them, drawn crosstables, properties.

mod attended;
mod criteria;
mod direct;
mod event;
mod golden;
mod lists;
mod path;
mod prizes;
mod properties;
mod statistics;
mod team_properties;
mod teams;
mod unusual;

#[path = "../support/root.rs"]
mod root;
