//! Refereeing: the scenarios that every arbiter knows, every procedure, and what must never happen.

mod against;
mod applying;
mod case;
mod detecting;
mod late;
mod log;
mod procedures;
mod properties;
mod scenarios;
mod table;
