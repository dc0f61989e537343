//! The course of a game as types: [`Playing`] → [`Stopped`] → [`Ended`] → [`Confirmed`] (Japanese rules 1989, Art.
//! 1). Each step consumes the value and returns the next one, so that a step which the phase does not allow does
//! not compile. [`Course`] holds any of them, for storage and forms.

mod confirmation;
mod ended;
mod life;
mod playing;
mod stopped;

use super::{Color, History, Move, Outcome, Violation};

pub use confirmation::{ConfirmationPlay, KoPass};
pub use ended::{Confirmation, Confirmed, CourseEnding, Ended};
pub use life::{Fate, LifeAndDeath, LifeError};
pub use playing::{AfterMove, Playing};
pub use stopped::{Agreement, Stopped};

/// Why a step is not possible. The game is handed back unchanged by the method that failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourseError {
    /// The move breaks a rule.
    #[error(transparent)]
    Violation(#[from] Violation),
    /// No result was agreed on, but the board never repeated.
    #[error("the position has not repeated: play on, or let the referee decide")]
    NoRepetition,
    /// No result was agreed on where the ruleset knows none.
    #[error("this ruleset has no \"no result\" by agreement")]
    NoAgreementOnRepetition,
    /// Resumption where the ruleset has none.
    #[error("under this ruleset a stopped game does not resume")]
    NoResumption,
    /// A dead stone was named where no stone lies, or half a chain.
    #[error(transparent)]
    Life(#[from] LifeError),
    /// The ruling needs a setting that is off.
    #[error("this ruleset has no such ending: {0}")]
    NotInRules(&'static str),
    /// The game ended otherwise than by the count, so that the count decides nothing.
    #[error("the result is {}, not the one given", .0.sgf_result())]
    OtherOutcome(Outcome),
    /// The players name different results.
    #[error("{} named {}, the other player {}", .first.0, .first.1.sgf_result(), .second.sgf_result())]
    Disagree {
        /// Who confirmed first, and what.
        first: (Color, Outcome),
        /// What the other wants to confirm.
        second: Outcome,
    },
    /// Nothing changes after confirmation (Japanese rules 1989, Art. 10.4).
    #[error("the result is confirmed and never changes")]
    Confirmed,
    /// The step belongs to another phase.
    #[error("that is not possible while the game is {0}")]
    Phase(&'static str),
}

/// A step that failed, with the game as it was.
#[derive(Clone, Debug)]
pub struct Refused<G> {
    /// Why.
    pub error: CourseError,
    /// The unchanged game.
    pub game: Box<G>,
}

impl<G> Refused<G> {
    fn new(error: impl Into<CourseError>, game: G) -> Self {
        Self { error: error.into(), game: Box::new(game) }
    }

    /// Converts the game to a wider type.
    pub fn of<H>(self, wider: impl FnOnce(G) -> H) -> Refused<H> {
        Refused { error: self.error, game: Box::new(wider(*self.game)) }
    }
}

/// A game in any phase.
#[derive(Clone, Debug)]
pub enum Course {
    /// Moves are made.
    Playing(Playing),
    /// Passes stopped the game; life and death are settled.
    Stopped(Stopped),
    /// The game is over; the result is not confirmed yet.
    Ended(Ended),
    /// Both players confirmed the result.
    Confirmed(Confirmed),
}

impl Course {
    /// The game's name for its phase.
    pub const fn phase(&self) -> &'static str {
        match self {
            Self::Playing(_) => "playing",
            Self::Stopped(_) => "stopped",
            Self::Ended(_) => "ended",
            Self::Confirmed(_) => "confirmed",
        }
    }

    /// The moves and the position.
    pub const fn history(&self) -> &History {
        match self {
            Self::Playing(game) => game.history(),
            Self::Stopped(game) => game.history(),
            Self::Ended(game) => game.history(),
            Self::Confirmed(game) => game.history(),
        }
    }

    /// Makes a move in any phase. [`CourseError::Phase`] unless playing, [`CourseError::Confirmed`] after
    /// confirmation.
    pub fn play(self, color: Color, mv: Move) -> Result<Self, Refused<Self>> {
        match self {
            Self::Playing(game) => match game.play(color, mv) {
                Ok(AfterMove::Playing(game)) => Ok(Self::Playing(game)),
                Ok(AfterMove::Stopped(game)) => Ok(Self::Stopped(game)),
                Ok(AfterMove::Ended(game)) => Ok(Self::Ended(game)),
                Err(refused) => Err(refused.of(Self::Playing)),
            },
            Self::Confirmed(_) => Err(Refused::new(CourseError::Confirmed, self)),
            Self::Stopped(_) | Self::Ended(_) => {
                Err(Refused::new(CourseError::Phase(self.phase()), self))
            }
        }
    }
}
