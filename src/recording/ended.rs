//! Acts once play is over: life and death, agreement, objection, confirmation.

use go::course::{
    Agreement, Confirmation, Course, CourseEnding, CourseError, LifeAndDeath, Refused,
};
use go::{Color, Outcome, Point};
use referee::{RulingNo, Verdict};

use super::end::check_reason;
use super::{Game, GameAct, Phase, RecordError, Result, Step, outcome_of};

impl Game {
    /// Play is over: both passed, or the position that was set up is the final one.
    pub(super) fn stop(&mut self) -> Result<()> {
        if let Phase::SettingUp(board) = &self.phase {
            let board = board.clone();
            return self.stop_on(&board);
        }
        self.course_step(|course| match course {
            Course::Playing(game) => Ok(Course::Stopped(game.stop())),
            course => Err(wrong_phase(course)),
        })
    }

    pub(super) fn end(&mut self, act: &GameAct) -> Result<()> {
        self.course_step(|course| match (course, act) {
            (Course::Playing(game), GameAct::Resign { color }) => {
                Ok(Course::Ended(game.resign(*color)))
            }
            (Course::Stopped(game), GameAct::Resign { color }) => {
                Ok(Course::Ended(game.resign(*color)))
            }
            (Course::Playing(game), GameAct::TimeLoss { color }) => {
                Ok(Course::Ended(game.lose_on_time(*color)))
            }
            (Course::Playing(game), GameAct::Repetition) => {
                let ended = game.agree_on_repetition().map(Course::Ended);
                ended.map_err(|refused| refused.of(Course::Playing))
            }
            (course, _) => Err(wrong_phase(course)),
        })
    }

    pub(super) fn settle(&mut self, act: &GameAct) -> Result<()> {
        let dead: Vec<Point> = self.marking.dead().iter().copied().collect();
        let seki: Vec<Point> = self.marking.seki().iter().copied().collect();
        self.course_step(|course| {
            let Course::Stopped(game) = course else { return Err(wrong_phase(course)) };
            let next = match act {
                GameAct::Agree { color } => {
                    game.claim_by(*color, &dead, &seki).map(|made| match made {
                        Agreement::Open(game) => Course::Stopped(game),
                        Agreement::Ended(game) => Course::Ended(game),
                    })
                }
                GameAct::Settle => game.settle(&dead, &seki).map(Course::Ended),
                GameAct::NoAgreement | GameAct::BothLose { .. } => {
                    game.no_agreement().map(Course::Ended)
                }
                _ => Ok(Course::Stopped(game)),
            };
            next.map_err(|refused| refused.of(Course::Stopped))
        })?;
        self.forget_claims();
        Ok(())
    }

    /// Resumes play. If the turn changes by it, that is a step of its own.
    pub(super) fn resume(&mut self, requester: Color) -> Result<()> {
        let turn = |game: &Self| game.history().map(go::History::to_move);
        let before = turn(self);
        self.course_step(|course| {
            let Course::Stopped(game) = course else { return Err(wrong_phase(course)) };
            let resumed = game.resume(requester).map(Course::Playing);
            resumed.map_err(|refused| refused.of(Course::Stopped))
        })?;
        if let Some(to_move) = turn(self).filter(|&now| Some(now) != before) {
            self.steps.push(Step::Set { changes: Vec::new(), to_move, ruling: None });
        }
        Ok(())
    }

    pub(super) fn mark(&mut self, dead: &[Point], seki: &[Point]) -> Result<()> {
        let marked = LifeAndDeath::mark(self.stopped()?.history().board(), dead, seki);
        self.marking = marked.map_err(CourseError::from)?;
        self.marked = true;
        self.forget_claims();
        Ok(())
    }

    /// The ruling that ended the game, if one did: it is withdrawn, not objected to.
    fn ended_by_ruling(&self) -> Option<RulingNo> {
        if !matches!(self.course(), Some(Course::Ended(_))) {
            return None;
        }
        let ends =
            |verdict| matches!(verdict, Verdict::Ends(ending) if outcome_of(ending).is_some());
        let mut last = self.standing.iter().rev();
        let ended = last.find(|act| match act {
            GameAct::Ruled { effect, .. } => ends(effect.verdict),
            _ => !act.is_a_remark() && !act.is_a_confirmation(),
        });
        match ended {
            Some(GameAct::Ruled { ruling, .. }) => Some(*ruling),
            _ => None,
        }
    }

    /// An objection can repeat only a count.
    pub(super) fn check_counted(&self, act: &GameAct) -> Result<()> {
        let Some(Course::Ended(game)) = self.course() else { return Ok(()) };
        let decided = matches!(game.ending(), CourseEnding::Decided(_));
        match act {
            GameAct::Object if decided && self.ended_by_ruling().is_none() => {
                Err(RecordError::NotCounted)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn conclude(&mut self, act: &GameAct) -> Result<()> {
        if let GameAct::ConfirmFor { reason, .. } = act {
            check_reason(reason)?;
        }
        if let (GameAct::Object, Some(ruling)) = (act, self.ended_by_ruling()) {
            return Err(RecordError::Ruling(ruling));
        }
        let outcome: Option<Outcome> = self.outcome();
        self.course_step(|course| {
            let Course::Ended(game) = course else { return Err(wrong_phase(course)) };
            match (act, outcome) {
                (GameAct::Confirm { color } | GameAct::ConfirmFor { color, .. }, Some(outcome)) => {
                    match game.confirm(*color, outcome) {
                        Ok(Confirmation::Waiting(game)) => Ok(Course::Ended(game)),
                        Ok(Confirmation::Done(game)) => Ok(Course::Confirmed(game)),
                        Err(refused) => Err(refused.of(Course::Ended)),
                    }
                }
                _ => game.object().map_err(|refused| refused.of(Course::Ended)),
            }
        })
    }
}

/// The error for a step of another phase; after confirmation it is [`CourseError::Confirmed`].
fn wrong_phase(course: Course) -> Refused<Course> {
    let error = match &course {
        Course::Confirmed(_) => CourseError::Confirmed,
        other => CourseError::Phase(other.phase()),
    };
    Refused { error, game: Box::new(course) }
}
