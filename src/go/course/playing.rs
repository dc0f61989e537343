use super::{CourseEnding, CourseError, Ended, LifeAndDeath, Refused, Stopped};
use crate::{Color, History, How, Move, NoResult, Outcome, Repetition, Stop};

/// A game in which moves are made.
#[derive(Clone, Debug)]
pub struct Playing {
    history: History,
}

/// What a move led to.
#[derive(Clone, Debug)]
pub enum AfterMove {
    /// The game continues.
    Playing(Playing),
    /// It was the pass that stops the game (Japanese rules 1989, Art. 9.1).
    Stopped(Stopped),
    /// It was the second of two opening passes (BGA), or a pass that ends the game without an agreement phase
    /// (Tromp-Taylor): all stones stay.
    Ended(Ended),
}

impl Playing {
    /// A game that starts from the history's position.
    #[must_use]
    pub const fn new(history: History) -> Self {
        Self { history }
    }

    /// The moves and the position.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Makes a legal move.
    pub fn play(mut self, color: Color, mv: Move) -> Result<AfterMove, Refused<Self>> {
        if color != self.history.to_move() {
            return Err(Refused::new(crate::Violation::Turn(color), self));
        }
        match self.history.try_play(color, mv) {
            Ok(()) => Ok(self.after()),
            Err(violation) => Err(Refused::new(violation, self)),
        }
    }

    /// Records a move as it was made at the board, legal or not; the turn passes to the other player. The referee
    /// deals with an illegal one. An error only for a point off the board.
    pub fn record(mut self, color: Color, mv: Move) -> Result<AfterMove, Refused<Self>> {
        match self.history.execute(color, mv) {
            Ok(()) => Ok(self.after()),
            Err(error) => Err(Refused::new(crate::Violation::from(error), self)),
        }
    }

    /// Play is over although the record shows no passes: the players stopped without recording them.
    #[must_use]
    pub fn stop(self) -> Stopped {
        Stopped::new(self.history)
    }

    fn after(self) -> AfterMove {
        let no_agreement = self.history.rules().end.resumption == crate::Resumption::None;
        match self.history.stop() {
            None => AfterMove::Playing(self),
            Some(Stop::OpeningPasses) => AfterMove::Ended(self.counted()),
            Some(Stop::Passes) if no_agreement => AfterMove::Ended(self.counted()),
            Some(Stop::Passes) => AfterMove::Stopped(Stopped::new(self.history)),
        }
    }

    fn counted(self) -> Ended {
        Ended::new(self.history, CourseEnding::Count(LifeAndDeath::all_alive()))
    }

    /// `color` resigns (Japanese rules 1989, Art. 11).
    #[must_use]
    pub fn resign(self, color: Color) -> Ended {
        self.win(color.other(), How::Resignation)
    }

    /// `color` ran out of time.
    #[must_use]
    pub fn lose_on_time(self, color: Color) -> Ended {
        self.win(color.other(), How::Time)
    }

    /// Both players agree on no result after a repetition (Japanese rules 1989, Art. 12); where repetition is a
    /// draw, it is a draw. [`CourseError::NoRepetition`] if the last move completed none,
    /// [`CourseError::NoAgreementOnRepetition`] if the ruleset leaves it to the referee or forbids it.
    pub fn agree_on_repetition(self) -> Result<Ended, Refused<Self>> {
        if self.history.cycle().is_none() {
            return Err(Refused::new(CourseError::NoRepetition, self));
        }
        let outcome = match self.history.rules().repetition {
            Repetition::NoResultIfAgreed => Outcome::NoResult(NoResult::Repetition),
            Repetition::Draw => Outcome::Drawn,
            Repetition::Forbidden | Repetition::Referee => {
                return Err(Refused::new(CourseError::NoAgreementOnRepetition, self));
            }
        };
        Ok(Ended::new(self.history, CourseEnding::Decided(outcome)))
    }

    /// Stones were displaced, play went on, the stones cannot be put back and the players do not agree: both lose
    /// (Japanese rules 1989, Art. 13.2). [`CourseError::NotInRules`] where the ruleset has no such article.
    pub fn both_lose(self) -> Result<Ended, Refused<Self>> {
        if self.history.rules().end.disagreement == crate::Disagreement::BothLose {
            return Ok(Ended::new(self.history, CourseEnding::Decided(Outcome::BothLose)));
        }
        Err(Refused::new(CourseError::NotInRules("both players lose"), self))
    }

    /// The referee decides.
    #[must_use]
    pub fn decide(self, outcome: Outcome) -> Ended {
        Ended::new(self.history, CourseEnding::Decided(outcome))
    }

    fn win(self, winner: Color, how: How) -> Ended {
        Ended::new(self.history, CourseEnding::Decided(Outcome::Win { winner, how }))
    }
}
