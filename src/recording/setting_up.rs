//! Before the first move: handicap stones placed freely, or a final position instead of moves.

use go::course::{Course, Playing};
use go::{Color, Goban, HandicapError, HandicapPlacement, History, Move, Point, fixed_handicap};

use super::game::{start, with_stones};
use super::{Game, Phase, RecordError, Result, Step};

impl Game {
    /// With the last handicap stone White is to move.
    pub(super) fn place(&mut self, point: Point) -> Result<()> {
        let Phase::Placing(stones) = &self.phase else { return Err(self.not_now()) };
        Goban::new(self.terms.size).check(point)?;
        if stones.contains(&point) {
            return Err(HandicapError::Point(point).into());
        }
        let stones: Vec<Point> = stones.iter().copied().chain([point]).collect();
        if stones.len() < self.terms.handicap as usize {
            self.phase = Phase::Placing(stones);
            return Ok(());
        }
        self.begin_with(&stones)
    }

    pub(super) fn place_usually(&mut self) -> Result<()> {
        match &self.phase {
            Phase::Placing(stones) if stones.is_empty() => {
                let usual = fixed_handicap(self.terms.size, self.terms.handicap)?;
                self.begin_with(&usual)
            }
            _ => Err(self.not_now()),
        }
    }

    fn begin_with(&mut self, stones: &[Point]) -> Result<()> {
        let rules = self.terms.ruleset();
        let history = with_stones(rules, &self.terms, stones)?;
        let changes = stones.iter().map(|&point| (point, Some(Color::Black))).collect();
        self.steps.push(Step::Set { changes, to_move: Color::White, ruling: None });
        self.phase = Phase::Game(Course::Playing(Playing::new(history)));
        Ok(())
    }

    pub(super) fn put(&mut self, point: Point, stone: Option<Color>) -> Result<()> {
        let mut board = self.position_to_set()?;
        board.put_all([(point, stone)])?;
        self.phase = Phase::SettingUp(board);
        Ok(())
    }

    pub(super) fn set_position(&mut self, black: &[Point], white: &[Point]) -> Result<()> {
        self.position_to_set()?;
        let mut board = Goban::new(self.terms.size);
        let of = |points: &[Point], color| -> Vec<_> {
            points.iter().map(|&point| (point, Some(color))).collect()
        };
        board.put_all(of(black, Color::Black).into_iter().chain(of(white, Color::White)))?;
        self.phase = Phase::SettingUp(board);
        Ok(())
    }

    /// The board to set points on; an error in a record with moves.
    fn position_to_set(&self) -> Result<Goban> {
        match &self.phase {
            Phase::SettingUp(board) => Ok(board.clone()),
            Phase::Placing(_) => Ok(self.board()),
            Phase::Game(Course::Playing(game)) => match self.moves_made() {
                0 => Ok(game.history().board().clone()),
                moves => Err(RecordError::Moves(moves)),
            },
            Phase::Game(_) => Err(self.not_now()),
        }
    }

    pub(super) fn stop_on(&mut self, board: &Goban) -> Result<()> {
        let start = self.start_position();
        let first = if start.stones().next().is_some() { Color::White } else { Color::Black };
        let points = self.terms.size.all_points();
        let all: Vec<_> = points.map(|point| (point, board.stone(point))).collect();
        let mut history = History::from_position(self.terms.ruleset(), start, first)?;
        history.restore(&all, Some(Color::Black))?;
        let shown = self.shown();
        let points = self.terms.size.all_points();
        let differs = |point: &Point| board.stone(*point) != shown.stone(*point);
        let changes = points.filter(differs).map(|point| (point, board.stone(point))).collect();
        self.steps.push(Step::Set { changes, to_move: Color::Black, ruling: None });
        self.phase = Phase::Game(Course::Stopped(Playing::new(history).stop()));
        Ok(())
    }

    fn shown(&self) -> Goban {
        let mut board = self.start_position();
        for step in &self.steps {
            let done = match step {
                Step::Move(played) => match played.mv() {
                    Move::Play(point) => board.execute(played.color, point).map(drop),
                    Move::Pass => Ok(()),
                },
                Step::Set { changes, .. } => board.put_all(changes.iter().copied()),
            };
            done.expect("each step was checked when it was made");
        }
        board
    }

    /// The board before the first step.
    #[must_use]
    pub fn start_position(&self) -> Goban {
        let rules = self.terms.ruleset();
        if rules.handicap.placement == HandicapPlacement::Free {
            return Goban::new(self.terms.size);
        }
        start(rules, &self.terms).board().clone()
    }
}
