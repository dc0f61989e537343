//! A game recorded at the board: the acts of recorders, and the game they make.
//!
//! Acts are append-only; [`Game::of`] plays them. Undo is an act, [`GameAct::Undo`]; a ruling that changes the
//! position is [`GameAct::Ruled`]. So the same acts always give the same game, and nothing that was entered is
//! lost.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod act;
mod end;
mod ended;
mod error;
mod game;
mod playing;

pub use act::*;
pub use end::*;
pub use error::*;
pub use game::*;
