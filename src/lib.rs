//! Tengen, the referee and pairing service for Go tournaments.
//!
//! The rooms, in order; each imports only rooms above it. All but the last are crates of their own below
//! `src`, so that the compiler holds the order and a rule's test links neither server nor database.
//!
//! Pure, values in and values out; no clock, no randomness, no input or output:
//!
//! - [`go`]: colours, points, boards, rulesets, legal play, the course of a game.
//! - [`scoring`]: counting, seki, dead stones proposed.
//! - [`rating`]: ranks and ratings, rating lists and the search in them.
//! - [`tournament`]: settings, entries, rounds, boards and results, as plain values.
//! - [`referee`]: incident, finding, ruling; procedures by federation; warnings and appeals.
//! - [`recording`]: a game entered move by move, stopped, counted, confirmed.
//! - [`standings`]: score sheets, criteria, places, and why.
//! - [`matching`]: the best matching of a complete graph, with its proof.
//! - [`pairing`]: weights, drafts, warnings, explanations.
//! - [`interchange`]: files of other programs and federations.
//!
//! Effects:
//!
//! - [`store`]: rows and domain values, on SQLite and PostgreSQL.
//! - [`service`]: what people do: load, decide, save and journal in one transaction, then notify the listeners.
//! - [`publishing`]: e-mail and push messages, news to other instances, files for federations.
//! - [`web`]: pages, forms, languages, access, the server.
//! - [`cli`]: the commands.

#![allow(missing_docs, reason = "what a name says is not said again")]

pub use {
    go, interchange, matching, pairing, publishing, rating, recording, referee, scoring, service,
    standings, store, tournament, web,
};

pub use web::VERSION;

pub mod cli;
