use super::{Course, CourseError, LifeAndDeath, Playing, Refused, Stopped};
use crate::{Color, HalfPoints, History, Outcome, Resumption};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseEnding {
    /// By agreement on life and death: the count decides.
    Count(LifeAndDeath),
    /// Otherwise: the outcome is known.
    Decided(Outcome),
}

/// A game that is over. Its result may still be objected to.
#[derive(Clone, Debug)]
pub struct Ended {
    history: History,
    ending: CourseEnding,
    confirmed_by: Option<(Color, Outcome)>,
    stopped: bool,
}

/// What confirming led to.
#[derive(Clone, Debug)]
pub enum Confirmation {
    /// The other player has not confirmed yet.
    Waiting(Ended),
    /// Both confirmed the same outcome.
    Done(Confirmed),
}

impl Ended {
    pub(super) const fn new(history: History, ending: CourseEnding) -> Self {
        Self { history, ending, confirmed_by: None, stopped: false }
    }

    /// Makes an objection go back to the stopped board.
    pub(super) fn after_stop(self) -> Self {
        Self { stopped: true, ..self }
    }

    /// The moves and the position.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// How it ended.
    pub const fn ending(&self) -> &CourseEnding {
        &self.ending
    }

    /// The player who confirmed, while the other has not.
    pub fn confirmed_by(&self) -> Option<Color> {
        self.confirmed_by.map(|(color, _)| color)
    }

    /// The outcome, given the count's difference Black less White; a decided game ignores it.
    pub fn outcome(&self, black_less_white: HalfPoints) -> Outcome {
        match &self.ending {
            CourseEnding::Count(_) => self.history.rules().outcome_of(black_less_white),
            CourseEnding::Decided(outcome) => *outcome,
        }
    }

    /// A player objects: life and death are settled and counted again (Japanese rules 1989, Art. 10.3). A game
    /// decided during play goes back to its last move, one decided on the stopped board goes back to that.
    /// [`CourseError::NoResumption`] under Tromp-Taylor, which has no agreement phase.
    pub fn object(self) -> Result<Course, Refused<Self>> {
        let counted = matches!(self.ending, CourseEnding::Count(_));
        if counted && self.history.rules().end.resumption == Resumption::None {
            return Err(Refused::new(CourseError::NoResumption, self));
        }
        Ok(match counted || self.stopped {
            true => Course::Stopped(Stopped::new(self.history)),
            false => Course::Playing(Playing::new(self.history)),
        })
    }

    /// A player confirms the outcome; it stands once the other confirms the same.
    pub fn confirm(
        mut self,
        color: Color,
        outcome: Outcome,
    ) -> Result<Confirmation, Refused<Self>> {
        if let CourseEnding::Decided(decided) = self.ending
            && decided != outcome
        {
            return Err(Refused::new(CourseError::OtherOutcome(decided), self));
        }
        match self.confirmed_by {
            Some(first) if first.1 != outcome => {
                Err(Refused::new(CourseError::Disagree { first, second: outcome }, self))
            }
            Some(first) if first.0 != color => {
                let Self { history, ending, .. } = self;
                Ok(Confirmation::Done(Confirmed { history, ending, outcome }))
            }
            _ => {
                self.confirmed_by = Some((color, outcome));
                Ok(Confirmation::Waiting(self))
            }
        }
    }
}

/// A game whose result both players confirmed. No method changes it (Japanese rules 1989, Art. 10.4).
#[derive(Clone, Debug)]
pub struct Confirmed {
    history: History,
    ending: CourseEnding,
    outcome: Outcome,
}

impl Confirmed {
    /// The moves and the final position.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// How it ended.
    pub const fn ending(&self) -> &CourseEnding {
        &self.ending
    }

    /// The result.
    pub const fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}
