//! A game recorded at the board: what recorders enter, act by act, and the game it makes.
//!
//! The acts are the truth and are only ever added to; [`Game::of`] plays them. A recorder who takes
//! something back adds [`GameAct::Undo`]; a ruling that changes the position is [`GameAct::Ruled`]. So the same
//! acts always give the same game, and nothing that was entered is lost.

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
