use std::collections::BTreeSet;

use go::course::{AfterMove, Course, CourseEnding, CourseError, LifeAndDeath, Playing, Refused};
use go::{Color, Goban, HandicapError, HandicapPlacement, History, Move, Point, fixed_handicap};
use referee::{Each, Effect, RefereedGame, RulingNo, apply};
use tournament::ING_PERIODS;

use super::end::{End, is_of_length};
use super::game::{ruling_in, start, with_stones};
use super::{
    Dispute, Game, GameAct, MOST_ACTS, Phase, Played, RecordError, Remark, Result, SetPosition,
    Step, outcome_of,
};

impl Game {
    /// Carries out an act other than [`GameAct::Undo`]; a refused one changes nothing.
    pub(super) fn carry_out(&mut self, act: &GameAct) -> Result<()> {
        match act {
            GameAct::Handicap { point } => self.place(*point),
            GameAct::UsualHandicap => self.place_usually(),
            GameAct::Play(played) => self.play(*played),
            GameAct::AsPlayed(played) => self.as_played(*played),
            GameAct::Moves { moves, remarks, sets } => self.whole_game(moves, remarks, sets),
            GameAct::Put { point, stone } => self.put(*point, *stone),
            GameAct::Position { black, white } => self.set_position(black, white),
            GameAct::Prisoners { black, white } => self.count_lids(*black, *white),
            GameAct::Overtime { black, white } => {
                self.buy_time(Each { black: *black, white: *white })
            }
            GameAct::Note { text } if !is_of_length(text) => Err(RecordError::Note),
            GameAct::Note { text } => {
                self.remark(Remark::Note(text.trim().to_owned()));
                Ok(())
            }
            GameAct::Clock { color, seconds, overtime } => {
                let (color, seconds, overtime) = (*color, *seconds, *overtime);
                self.remark(Remark::Clock { color, seconds, overtime });
                Ok(())
            }
            GameAct::Ruled { ruling, effect } => self.rule(*ruling, effect),
            GameAct::Unruled { ruling } => self.unrule(*ruling),
            GameAct::Undo => Err(RecordError::Nothing),
            GameAct::Stop => self.stop(),
            GameAct::Resign { .. } | GameAct::TimeLoss { .. } | GameAct::Repetition => {
                self.end(act)
            }
            GameAct::Mark { dead, seki } => self.mark(dead, seki),
            GameAct::Claim { color, dead, seki } => self.mark_own(*color, dead, seki),
            GameAct::Resume { color } => self.resume(*color),
            GameAct::Fill { color, point } => self.fill(*color, *point),
            GameAct::Found { color, point } => self.find_move(*color, *point),
            GameAct::Answer { color, answer } => self.answer(*color, *answer),
            GameAct::Decide { group, fate, reason } => self.decide_group(*group, *fate, reason),
            GameAct::NothingLeft => self.nothing_left(),
            GameAct::Differ => self.differ(),
            GameAct::Told => self.tell(),
            GameAct::Agree { .. }
            | GameAct::Settle
            | GameAct::NoAgreement
            | GameAct::BothLose { .. } => self.settle(act),
            GameAct::Copy { claimant, group } => self.open_copy(*claimant, *group),
            GameAct::CopyPlay(played) => self.on_copy(*played, None),
            GameAct::CopyKo { color, ko } => {
                self.on_copy(Played { color: *color, point: None }, Some(*ko))
            }
            GameAct::GiveIn { color } => self.opened().map(|copy| copy.give_in(*color)),
            GameAct::AcceptCopy => self.accept_copy(),
            GameAct::Object | GameAct::Confirm { .. } | GameAct::ConfirmFor { .. } => {
                self.conclude(act)
            }
        }
    }

    pub(super) const fn not_now(&self) -> RecordError {
        RecordError::Phase(match &self.phase {
            Phase::Placing(_) => "waiting for handicap stones",
            Phase::SettingUp(_) => "being set up",
            Phase::Game(Course::Confirmed(_)) => {
                return RecordError::Course(CourseError::Confirmed);
            }
            Phase::Game(course) => course.phase(),
        })
    }

    /// Runs a step of the course. `step` returns the game if it is refused.
    pub(super) fn course_step(
        &mut self,
        step: impl FnOnce(Course) -> Result<Course, Refused<Course>>,
    ) -> Result<()> {
        let not_now = self.not_now();
        let Phase::Game(course) = &mut self.phase else { return Err(not_now) };
        // The course is moved out and always put back: by the step, or by its refusal.
        let spare = Playing::new(go::History::new(self.terms.ruleset(), self.terms.size));
        let (course, done) = match step(std::mem::replace(course, Course::Playing(spare))) {
            Ok(course) => (course, Ok(())),
            Err(Refused { error, game }) => (*game, Err(error.into())),
        };
        self.phase = Phase::Game(course);
        self.forget_marking_in_play();
        done
    }

    /// Marks belong to the position they were made on.
    fn forget_marking_in_play(&mut self) {
        if matches!(self.phase, Phase::Game(Course::Playing(_))) {
            self.marking = LifeAndDeath::default();
            self.marked = false;
            self.dispute = Dispute::default();
            self.end = End::default();
        }
    }

    fn playing(&mut self) -> Result<&mut Playing> {
        let not_now = self.not_now();
        match &mut self.phase {
            Phase::Game(Course::Playing(game)) => Ok(game),
            _ => Err(not_now),
        }
    }

    fn play(&mut self, played: Played) -> Result<()> {
        let (color, mv) = (played.color, played.mv());
        let game = self.playing()?;
        // A pass out of turn breaks no rule of the board, but it is the other player's turn.
        let out_of_turn = mv == Move::Pass && game.history().to_move() != color;
        let turn = out_of_turn.then_some(go::Violation::Turn(color));
        let violations = game.history().violations(color, mv).into_iter();
        if let Some(violation) = turn.into_iter().chain(violations).next() {
            return Err(RecordError::Illegal { color, mv, violation });
        }
        self.as_played(played)
    }

    fn as_played(&mut self, played: Played) -> Result<()> {
        let size = self.terms.size;
        if let Some(point) = played.point.filter(|point| !size.contains(*point)) {
            return Err(go::PointError::OffBoard { point, size }.into());
        }
        self.playing()?;
        self.course_step(|course| match course {
            Course::Playing(game) => game
                .record(played.color, played.mv())
                .map(|after| match after {
                    AfterMove::Playing(game) => Course::Playing(game),
                    AfterMove::Stopped(game) => Course::Stopped(game),
                    AfterMove::Ended(game) => Course::Ended(game),
                })
                .map_err(|refused| refused.of(Course::Playing)),
            course => Ok(course),
        })?;
        self.steps.push(Step::Move(played));
        Ok(())
    }

    fn whole_game(
        &mut self,
        moves: &[Played],
        remarks: &[(usize, Remark)],
        sets: &[SetPosition],
    ) -> Result<()> {
        self.playing()?;
        let recorded = self.moves_made();
        if recorded > 0 {
            return Err(RecordError::Moves(recorded));
        }
        if [moves.len(), remarks.len(), sets.len()].iter().any(|many| *many > MOST_ACTS) {
            return Err(RecordError::Full);
        }
        if remarks.iter().any(|(_, one)| matches!(one, Remark::Note(text) if !is_of_length(text))) {
            return Err(RecordError::Note);
        }
        let before = self.clone();
        let played = self.moves_and_sets(moves, remarks, sets);
        if played.is_err() {
            *self = before;
        }
        played
    }

    fn moves_and_sets(
        &mut self,
        moves: &[Played],
        remarks: &[(usize, Remark)],
        sets: &[SetPosition],
    ) -> Result<()> {
        let mut remarks = remarks.iter().peekable();
        let mut sets = sets.iter().peekable();
        let mut done = 0;
        for number in 0..=moves.len() {
            loop {
                while let Some((_, remark)) = remarks.next_if(|(at, _)| *at <= done) {
                    self.remark(remark.clone());
                }
                let Some(set) = sets.next_if(|set| set.after <= number) else { break };
                self.correct(set)?;
                done += 1;
            }
            let rest = &moves[number..];
            if sets.peek().is_none()
                && self.course().is_some_and(|course| !matches!(course, Course::Playing(_)))
                && rest.iter().all(|played| played.point.is_none())
            {
                // Passes beyond those that stop the game.
                break;
            }
            if let Some(played) = rest.first() {
                // Files do not record that a stopped game was resumed: its moves imply it.
                if matches!(self.course(), Some(Course::Stopped(_))) {
                    self.resume(played.color.other())?;
                }
                self.as_played(*played)?;
                done += 1;
            }
        }
        for (_, remark) in remarks {
            self.remark(remark.clone());
        }
        Ok(())
    }

    /// A position that a file sets: play continues from it.
    fn correct(&mut self, set: &SetPosition) -> Result<()> {
        let mut history = self.history().ok_or_else(|| self.not_now())?.clone();
        history.restore(&set.changes, set.to_move)?;
        let (changes, to_move) = (set.changes.clone(), history.to_move());
        self.steps.push(Step::Set { changes, to_move, ruling: None });
        self.phase = Phase::Game(Course::Playing(Playing::new(history)));
        self.forget_marking_in_play();
        Ok(())
    }

    /// Moves that were recorded, also those before a position that a file sets; none after a ruling that has the
    /// game played again.
    pub(super) fn moves_made(&self) -> usize {
        let ruled = |step: &&Step| matches!(step, Step::Set { ruling: Some(_), .. });
        let since = self.steps.iter().rev().take_while(|step| !ruled(step));
        let played = since.filter(|step| matches!(step, Step::Move(_))).count();
        played.max(self.history().map_or(0, |history| history.moves().len()))
    }

    fn count_lids(&mut self, black: u32, white: u32) -> Result<()> {
        let most = u32::try_from(self.terms.size.points()).unwrap_or(u32::MAX);
        if let Some(&many) = [black, white].iter().find(|&&held| held > most) {
            return Err(RecordError::Prisoners(many));
        }
        if let Phase::Game(Course::Ended(_) | Course::Confirmed(_)) = &self.phase {
            return Err(self.not_now());
        }
        for (color, lid) in [(Color::Black, black), (Color::White, white)] {
            let missing = i64::from(lid) - self.prisoners(color);
            *self.added.of_mut(color) += missing;
        }
        self.forget_agreement();
        Ok(())
    }

    fn buy_time(&mut self, bought: Each<u8>) -> Result<()> {
        let most = if self.terms.ing_overtime { ING_PERIODS } else { 0 };
        if let Some(&many) = [bought.black, bought.white].iter().find(|&&many| many > most) {
            return Err(RecordError::Overtime(many));
        }
        if let Phase::Game(Course::Confirmed(_)) = &self.phase {
            return Err(self.not_now());
        }
        self.bought = bought;
        self.forget_agreement();
        Ok(())
    }

    /// Agreements and confirmations were about another count.
    fn forget_agreement(&mut self) {
        let Phase::Game(course) = &self.phase else { return };
        let history = || Playing::new(course.history().clone());
        let again = match course {
            Course::Stopped(_) => Course::Stopped(history().stop()),
            Course::Ended(game) => match game.ending() {
                CourseEnding::Decided(outcome) => Course::Ended(history().decide(*outcome)),
                CourseEnding::Count(life) => {
                    let points = |of: &BTreeSet<Point>| of.iter().copied().collect::<Vec<_>>();
                    let (dead, seki) = (points(life.dead()), points(life.seki()));
                    match history().stop().settle(&dead, &seki) {
                        Ok(game) => Course::Ended(game),
                        Err(refused) => Course::Stopped(*refused.game),
                    }
                }
            },
            Course::Playing(_) | Course::Confirmed(_) => return,
        };
        self.phase = Phase::Game(again);
    }

    fn remark(&mut self, remark: Remark) {
        self.remarks.push((self.steps.len(), remark));
    }

    fn rule(&mut self, ruling: RulingNo, effect: &Effect) -> Result<()> {
        let before = self.refereed().ok_or_else(|| self.not_now())?;
        let RefereedGame { history, added, points, exchanged, .. } = apply(effect, &before)?;
        let (old, new) = (self.board(), history.board());
        let all = self.terms.size.all_points();
        let changed = all.filter(|point| old.stone(*point) != new.stone(*point));
        let changes: Vec<_> = changed.map(|point| (point, new.stone(point))).collect();
        let moved = history.moves().len() != before.history.moves().len();
        let turned = history.to_move() != before.history.to_move();
        let to_move = history.to_move();
        let set = !changes.is_empty() || moved || turned;
        if set {
            self.steps.push(Step::Set { changes, to_move, ruling: Some(ruling) });
        }
        (self.added, self.points, self.exchanged) = (added, points, exchanged);
        if effect.touches_game() {
            self.forget_agreement();
        }
        self.after_ruling(history, effect, set);
        self.forget_marking_in_play();
        Ok(())
    }

    /// Removes the prisoners and points of a withdrawn ruling, except those that follow from the position, which
    /// stays.
    fn unrule(&mut self, no: RulingNo) -> Result<()> {
        if self.is_confirmed() {
            return Err(self.not_now());
        }
        let (at, effect) = ruling_in(self.standing.iter(), no).ok_or(RecordError::Nothing)?;
        let before = Self::of(self.terms.clone(), &self.standing[..at]);
        let before = before.map_err(|(_, error)| error)?.refereed().ok_or(RecordError::Nothing)?;
        let moved = Effect {
            position: effect.position.clone(),
            reopens_confirmed: effect.reopens_confirmed,
            ..Effect::nothing()
        };
        let (all, stays) = (apply(effect, &before)?, apply(&moved, &before)?);
        for color in [Color::Black, Color::White] {
            *self.added.of_mut(color) += stays.added.of(color) - all.added.of(color);
            *self.points.of_mut(color) += stays.points.of(color) - all.points.of(color);
        }
        self.forget_agreement();
        Ok(())
    }

    /// The phase after a ruling: decided, playing from the restored position, or unchanged.
    fn after_ruling(&mut self, history: go::History, effect: &Effect, moved: bool) {
        use referee::Verdict;
        let decided = match effect.verdict {
            Verdict::Ends(ending) => outcome_of(ending),
            _ => None,
        };
        let Phase::Game(course) = &self.phase else { return };
        let playing = matches!(course, Course::Playing(_));
        let next = match (decided, effect.verdict) {
            (Some(outcome), _) => Course::Ended(Playing::new(history).decide(outcome)),
            (None, Verdict::CountAgain) => Course::Stopped(Playing::new(history).stop()),
            (None, Verdict::Replay | Verdict::Resumes) => Course::Playing(Playing::new(history)),
            (None, _) if moved || playing || effect.turn.is_some() => {
                Course::Playing(Playing::new(history))
            }
            (None, _) => return,
        };
        self.phase = Phase::Game(next);
    }

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
        let shown = self.board_now();
        let points = self.terms.size.all_points();
        let differs = |point: &Point| board.stone(*point) != shown.stone(*point);
        let changes = points.filter(differs).map(|point| (point, board.stone(point))).collect();
        self.steps.push(Step::Set { changes, to_move: Color::Black, ruling: None });
        self.phase = Phase::Game(Course::Stopped(Playing::new(history).stop()));
        Ok(())
    }

    fn board_now(&self) -> Goban {
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
    pub fn start_position(&self) -> Goban {
        let rules = self.terms.ruleset();
        if rules.handicap.placement == HandicapPlacement::Free {
            return Goban::new(self.terms.size);
        }
        start(rules, &self.terms).board().clone()
    }
}
