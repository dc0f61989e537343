//! Standings: real events against the tables published for them, drawn crosstables, properties.

mod command;
mod criteria;
mod direct;
mod event;
mod golden;
mod lists;
mod properties;
mod unusual;
