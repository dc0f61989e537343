//! The stopped board once the players differ about the end: points filled, the move found, the players' answers.

use go::course::{Course, CourseError, Playing};
use go::{
    Color, Disagreement, Goban, HalfPoints, History, Move, OpenDame, Point, Resumption, Ruleset,
    Scoring,
};
use referee::{Each, ResumptionAnswer};
use scoring::Position;

use super::confirmation::check_reason;
use crate::{Game, GameAct, Phase, RecordError, Result, Step};

/// The players' statements about resumption, on a stopped board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dispute {
    /// A move that would change the result, and whose it would be.
    pub found: Option<(Color, Point)>,
    pub answers: Each<Option<ResumptionAnswer>>,
    /// They were told the consequence, and asked again.
    pub told: bool,
}

impl Dispute {
    /// Both were asked after a move was found, and they neither play on nor agree on the end (Japanese rules 1989,
    /// Art. 13.1).
    pub fn refused(&self) -> bool {
        self.found.is_some() && self.circumstances().refuse()
    }

    /// Both end the game as it lies.
    pub fn agreed(&self) -> bool {
        self.circumstances().agree()
    }

    /// The player to ask next: Black first, one at a time.
    pub fn asked_next(&self) -> Option<Color> {
        let unasked = |color: &Color| self.answers.of(*color).is_none();
        [Color::Black, Color::White].into_iter().find(unasked)
    }

    fn circumstances(&self) -> referee::Circumstances {
        referee::Circumstances { asked: self.answers, ..Default::default() }
    }
}

impl Game {
    /// No player loses without being asked. Where no agreement means that both lose, a move has been named, each
    /// player has answered, was told and has answered again, and the arbiter gives a reason. Where it means that
    /// all stones live (American rules), both have passed twice in succession; else they play on once more. Not
    /// checked in older records.
    pub(crate) fn check_asked(&self, act: &GameAct) -> Result<()> {
        let end = self.terms.ruleset().end;
        let stopped = matches!(self.phase, Phase::Game(Course::Stopped(_)));
        if !stopped || !matches!(act, GameAct::NoAgreement | GameAct::BothLose { .. }) {
            return Ok(());
        }
        match end.disagreement {
            Disagreement::BothLose => self.check_refused(act),
            Disagreement::AllStonesLive if matches!(act, GameAct::BothLose { .. }) => {
                let why = "both lose by Japanese rules alone";
                Err(RecordError::Course(CourseError::NotInRules(why)))
            }
            Disagreement::AllStonesLive
                if end.resumption == Resumption::OpponentOfLastPasser && !self.passed_twice() =>
            {
                Err(RecordError::PlayOnFirst)
            }
            Disagreement::AllStonesLive | Disagreement::Referee => Ok(()),
        }
    }

    fn check_refused(&self, act: &GameAct) -> Result<()> {
        match (self.dispute.found, self.dispute.asked_next()) {
            (None, _) => Err(RecordError::NothingFound),
            (Some(_), Some(color)) => Err(RecordError::AskFirst(color)),
            (Some(_), None) if !self.dispute.refused() => Err(RecordError::Agreed),
            (Some(_), None) if !self.dispute.told => Err(RecordError::TellFirst),
            (Some(_), None) => check_reason(act.reason().map_or("", |reason| reason)),
        }
    }

    /// Fills a point that is neutral by the marking, or reinforces the own territory. The marking stays, but
    /// agreements were about another board and are removed.
    pub(crate) fn fill(&mut self, color: Color, point: Point) -> Result<()> {
        let game = self.stopped()?;
        let free = self.may_fill(game.history(), color, point);
        if !free && game.history().board().stone(point).is_none() {
            return Err(RecordError::NotNeutral(point));
        }
        let mut history: History = game.history().clone();
        history.fill(color, point)?;
        let to_move = history.to_move();
        self.phase = Phase::Game(Course::Stopped(Playing::new(history).stop()));
        self.steps.push(Step::Set { changes: vec![(point, Some(color))], to_move, ruling: None });
        Ok(())
    }

    /// Where stones on the board count, filling a point gains one: that is a move, made in turn.
    pub(crate) fn check_filling(&self, act: &GameAct) -> Result<()> {
        let area = self.terms.ruleset().scoring == Scoring::Area;
        match act {
            GameAct::Fill { point, .. } if area => Err(RecordError::FillInTurn(*point)),
            _ => Ok(()),
        }
    }

    /// Whether the point is neutral, or the player's, once open points make no seki.
    fn may_fill(&self, history: &History, color: Color, point: Point) -> bool {
        let rules = Ruleset { open_dame: OpenDame::Neutral, ..history.rules().clone() };
        let position = Position::of(history, &self.marking, 0, HalfPoints::ZERO);
        let count = scoring::count(&Position { rules: &rules, ..position });
        count.neutral.contains(&point) || count.territory(color).contains(&point)
    }

    /// Sets the move that was found; earlier answers were about another one and are removed.
    pub(crate) fn find_move(&mut self, color: Color, point: Point) -> Result<()> {
        let board = self.stopped()?.history().board();
        board.check(point)?;
        if board.stone(point).is_some() {
            return Err(RecordError::NotNeutral(point));
        }
        self.dispute = Dispute { found: Some((color, point)), ..Dispute::default() };
        Ok(())
    }

    /// A found move has to be one that the player could make if the game resumed.
    pub(crate) fn check_found(&self, act: &GameAct) -> Result<()> {
        let GameAct::Found { color, point } = act else { return Ok(()) };
        let Ok(game) = self.stopped() else { return Ok(()) };
        let mut history = game.history().clone();
        history.forget_passes();
        history.set_to_move(*color);
        let mv = Move::Play(*point);
        match history.violations(*color, mv).into_iter().next() {
            Some(violation) => Err(RecordError::Illegal { color: *color, mv, violation }),
            None => Ok(()),
        }
    }

    /// Stones that a move there would capture, for each side that may make it.
    pub fn would_take(&self, color: Color, point: Point) -> Option<usize> {
        let board: Goban = self.board();
        let mut after = board.clone();
        after.place(color, point).ok()?;
        Some(board.count(color.other()) - after.count(color.other()))
    }

    /// A request to play on binds the other player (Art. 9.3).
    pub(crate) fn answer(&mut self, color: Color, answer: ResumptionAnswer) -> Result<()> {
        if answer == ResumptionAnswer::PlayOn {
            return self.resume(color);
        }
        self.stopped()?;
        if self.dispute.found.is_none() {
            return Err(RecordError::NothingFound);
        }
        *self.dispute.answers.of_mut(color) = Some(answer);
        if self.dispute.agreed() {
            self.end.nothing_left = true;
            self.end.differ = false;
        }
        Ok(())
    }

    pub(crate) fn tell(&mut self) -> Result<()> {
        self.stopped()?;
        if !self.dispute.refused() {
            let next = self.dispute.asked_next();
            return Err(next.map_or(RecordError::Agreed, RecordError::AskFirst));
        }
        self.dispute = Dispute { found: self.dispute.found, told: true, ..Dispute::default() };
        Ok(())
    }
}

impl From<go::FillError> for RecordError {
    fn from(error: go::FillError) -> Self {
        match error {
            go::FillError::Takes(point) => Self::Takes(point),
            go::FillError::Place(go::PlaceError::Occupied(point)) => Self::NotNeutral(point),
            go::FillError::Place(go::PlaceError::Point(error)) => error.into(),
        }
    }
}
