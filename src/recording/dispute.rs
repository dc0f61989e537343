//! The stopped board once the players differ: points filled, the move found, what each of them answers.

use go::course::{Course, Playing};
use go::{Color, Disagreement, HalfPoints, History, OpenDame, Point, Ruleset};
use referee::{Answer, Each};
use scoring::Position;

use super::{Act, Game, Phase, RecordError, Step};

/// What the players said about going on, on a stopped board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dispute {
    /// A move that would change the result, and whose it would be.
    pub found: Option<(Color, Point)>,
    /// What each of them answered.
    pub answers: Each<Option<Answer>>,
}

impl Dispute {
    /// Both were asked after a move was found, and they neither play on nor agree on the end (Japanese rules
    /// 1989, Art. 13.1).
    #[must_use]
    pub fn refused(&self) -> bool {
        let so = referee::Circumstances { asked: self.answers, ..Default::default() };
        self.found.is_some() && so.refuse()
    }
}

impl Game {
    /// Nobody loses unasked: where no agreement means that both lose, a move has been named and each player
    /// has answered before. Records of earlier days are read as they are.
    pub(super) fn check_asked(&self, act: &Act) -> Result<(), RecordError> {
        let rules = self.terms.ruleset();
        let both_lose = rules.end.disagreement == Disagreement::BothLose;
        let stopped = matches!(self.phase, Phase::Game(Course::Stopped(_)));
        if *act != Act::NoAgreement || !both_lose || !stopped || self.dispute.refused() {
            return Ok(());
        }
        let unasked = |color: &Color| self.dispute.answers.of(*color).is_none();
        let first = [Color::Black, Color::White].into_iter().find(unasked);
        Err(match (self.dispute.found, first) {
            (None, _) => RecordError::NothingFound,
            (Some(_), Some(color)) => RecordError::AskFirst(color),
            (Some(_), None) => RecordError::Agreed,
        })
    }

    /// Fills a point that belongs to nobody by the marking, or reinforces the own territory. The marking stays;
    /// who agreed did so with another board.
    pub(super) fn fill(&mut self, color: Color, point: Point) -> Result<(), RecordError> {
        let Phase::Game(Course::Stopped(game)) = &self.phase else { return Err(self.not_now()) };
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

    /// Whether the point belongs to nobody, or to the player, once open points make no seki.
    fn may_fill(&self, history: &History, color: Color, point: Point) -> bool {
        let rules = Ruleset { open_dame: OpenDame::Neutral, ..history.rules().clone() };
        let position = Position::of(history, &self.marking, 0, HalfPoints::ZERO);
        let count = scoring::count(&Position { rules: &rules, ..position });
        count.neutral.contains(&point) || count.territory(color).contains(&point)
    }

    /// The move that was found; whoever answered before did so about another one.
    pub(super) fn find_move(&mut self, color: Color, point: Point) -> Result<(), RecordError> {
        let Phase::Game(Course::Stopped(game)) = &self.phase else { return Err(self.not_now()) };
        let board = game.history().board();
        board.check(point)?;
        if board.stone(point).is_some() {
            return Err(RecordError::NotNeutral(point));
        }
        self.dispute = Dispute { found: Some((color, point)), ..Dispute::default() };
        Ok(())
    }

    /// A player's answer. Who asks to play on binds the other one (Art. 9.3).
    pub(super) fn answer(&mut self, color: Color, answer: Answer) -> Result<(), RecordError> {
        if answer == Answer::PlayOn {
            return self.resume(color);
        }
        let Phase::Game(Course::Stopped(_)) = &self.phase else { return Err(self.not_now()) };
        if self.dispute.found.is_none() {
            return Err(RecordError::NothingFound);
        }
        *self.dispute.answers.of_mut(color) = Some(answer);
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
