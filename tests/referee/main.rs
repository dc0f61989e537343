//! Refereeing: the scenarios that every arbiter knows, every procedure, and what must never happen.

mod after_end;
mod against;
mod applying;
mod bounds;
mod boxes;
mod case;
mod detecting;
mod discretion;
mod disputes;
mod late;
mod log;
mod procedures;
mod properties;
mod rows;
mod scenarios;
mod sheet;
mod table;
mod ways;

#[path = "../support/root.rs"]
mod root;
