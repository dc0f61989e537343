//! A game recorded at the board: the acts of recorders, and the game they make.
//!
//! Acts are append-only; [`Game::of`] plays them. Undo is an act, [`GameAct::Undo`]; a ruling that changes the
//! position is [`GameAct::Ruled`]. So the same acts always give the same game, and nothing that was entered is
//! lost.

mod act;
mod end;
mod ended;
mod error;
mod game;
mod line;
mod outcome;
mod playing;
mod setting_up;
mod standing;
mod terms;

pub use act::{GameAct, MOST_ACTS, MOST_LETTERS, Played, SetPosition};
pub use end::{
    CopyMove, CopyOf, CopyProof, Dispute, Duty, Heading, MarkedGroup, Source, Stage, passes_end,
};
pub use error::{RecordError, Result};
pub use game::{Game, Phase};
pub use line::{Remark, Step};
pub use outcome::{ending_of, outcome_of};
pub use terms::Terms;
