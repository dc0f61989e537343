//! Tengen, the referee and pairing service for Go tournaments.
//!
//! The rooms, in order; each imports only rooms above it.
//!
//! Pure, values in and values out; no clock, no chance, no reading or writing:
//!
//! - [`go`]: colours, points, boards, rulesets, legal play, the course of a game.
//! - [`rating`]: ranks and ratings.
//! - [`tournament`]: settings, entries, rounds, boards and results, as plain values.
//!
//! With effects:
//!
//! - [`web`]: pages, forms, languages, errors, the service.

#![warn(missing_docs)]

pub mod go;
pub mod rating;
pub mod tournament;
pub mod web;
