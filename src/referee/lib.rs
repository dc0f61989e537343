//! Refereeing: incident → finding → ruling.
//!
//! An [`Incident`] is a report; [`find`] checks it against the record and gives a [`Finding`]. A [`Procedure`] is a
//! federation's rules as data, and [`rule`] the one function that applies it and gives a [`Ruling`] with its
//! article and the arbiter's options. [`apply`] carries an effect out on a [`RefereedGame`].
//! [`detect`] finds violations in a record. A [`RefereeLog`] keeps rulings, amendments, withdrawals and appeals.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod against;
mod clause;
mod effect;
mod field;
mod finding;
mod game;
mod incident;
mod kind;
mod log;
mod procedure;
mod procedures;
mod record;
mod remedy;
mod rule;
mod sheet;
mod texts;
mod usual;
mod words;

pub use against::*;
pub use clause::*;
pub use effect::*;
pub use field::*;
pub use finding::*;
pub use game::*;
pub use incident::*;
pub use kind::*;
pub use log::*;
pub use procedure::*;
pub use procedures::*;
pub use record::*;
pub use remedy::*;
pub use rule::*;
pub use sheet::*;
pub use texts::*;

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn moves(game: &go::History) -> u32 {
    number(game.moves().len())
}
