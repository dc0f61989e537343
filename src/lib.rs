//! Tengen, the referee and pairing service for Go tournaments.
//!
//! The rooms, in order; each imports only rooms above it.
//!
//! Pure, values in and values out; no clock, no chance, no reading or writing:
//!
//! - [`go`]: colours, points, boards, rulesets, legal play, the course of a game.
//! - [`scoring`]: counting, seki, dead stones proposed.
//! - [`rating`]: ranks and ratings.
//! - [`tournament`]: settings, entries, rounds, boards and results, as plain values.
//! - [`referee`]: incident, finding, ruling; procedures by federation; warnings and appeals.
//! - [`recording`]: a game entered move by move, stopped, counted, confirmed.
//! - [`standings`]: score sheets, criteria, places, and why.
//! - [`pairing`]: weights, the matching, drafts, warnings, explanations.
//! - [`interchange`]: files of other programs and federations.
//!
//! Effects:
//!
//! - [`store`]: rows and domain values, on SQLite and PostgreSQL.
//! - [`desk`]: what people do: load, decide, save and journal in one transaction, then tell the listeners.
//! - [`publishing`]: pages kept per revision, news to other instances.
//! - [`web`]: pages, forms, languages, who may go where, the service.
//! - [`cli`]: the commands.

#![warn(missing_docs)]

pub mod cli;
pub mod desk;
pub mod go;
pub mod interchange;
pub mod pairing;
pub mod publishing;
pub mod rating;
pub mod recording;
pub mod referee;
pub mod scoring;
pub mod standings;
pub mod store;
pub mod tournament;
pub mod web;
