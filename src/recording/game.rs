use go::course::{Course, CourseEnding, CourseError, LifeAndDeath, Playing};
use go::{
    Color, Goban, HalfPoints, HandicapPlacement, History, Outcome, Point, Resumption, Ruleset,
    SetupError, fixed_handicap,
};
use referee::{Each, RefereedGame, RulingNo};
use scoring::{Count, Position, count};
use tournament::{Ending, ing_cost};

use super::end::End;
use super::standing::{Standing, ruling_in, stays, to_go};
use super::{Dispute, GameAct, MOST_ACTS, RecordError, Remark, Result, Step, Terms, outcome_of};

/// The phase of a record.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every record is the large one, and lies alone"
)]
pub enum Phase {
    /// Black places handicap stones freely; these lie already.
    Placing(Vec<Point>),
    /// The final position is being set up.
    SettingUp(Goban),
    /// The game itself, from its first move to its confirmed result.
    Game(Course),
}

/// A recorded game: the result of the acts so far.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) terms: Terms,
    pub(super) phase: Phase,
    /// Prisoners and points added by rulings, or by a count of the lids.
    pub(super) added: Each<i64>,
    pub(super) points: Each<HalfPoints>,
    pub(super) bought: Each<u8>,
    pub(super) exchanged: bool,
    pub(super) marking: LifeAndDeath,
    /// Whether the players marked it; if not, a proposal may be used.
    pub(super) marked: bool,
    pub(super) dispute: Dispute,
    pub(super) end: End,
    pub(super) steps: Vec<Step>,
    pub(super) remarks: Vec<(usize, Remark)>,
    /// The acts that count, without those undone.
    pub(super) standing: Vec<GameAct>,
    entered: usize,
}

impl Game {
    /// A game before its first act.
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        let rules = terms.ruleset();
        let phase = if places_freely(&rules, &terms) {
            Phase::Placing(Vec::new())
        } else {
            Phase::Game(Course::Playing(Playing::new(start(rules, &terms))))
        };
        Self {
            terms,
            phase,
            added: Each::default(),
            points: Each::default(),
            bought: Each::default(),
            exchanged: false,
            marking: LifeAndDeath::default(),
            marked: false,
            dispute: Dispute::default(),
            end: End::default(),
            steps: Vec::new(),
            remarks: Vec::new(),
            standing: Vec::new(),
            entered: 0,
        }
    }

    /// The game of a list of acts. Acts that were undone are not played. An error is the first act that does not
    /// fit, by its place from 0, and why.
    pub fn of<'a>(
        terms: Terms,
        acts: impl IntoIterator<Item = &'a GameAct>,
    ) -> Result<Self, (usize, RecordError)> {
        let stand = Standing::of(acts);
        let mut game = Self::new(terms);
        for (place, act) in stand.acts {
            game.carry_out(act).map_err(|error| (place, error))?;
            game.standing.push(act.clone());
        }
        game.entered = stand.entered;
        stand.refused.map_or(Ok(game), Err)
    }

    /// Enters one more act. An error leaves the game as it was.
    pub fn enter(&mut self, act: &GameAct) -> Result<()> {
        if self.entered >= MOST_ACTS && !act.is_of_a_ruling() {
            return Err(RecordError::Full);
        }
        match to_go(self.standing.iter(), act)? {
            Some(_) if *act == GameAct::Undo && self.is_confirmed() => {
                return Err(CourseError::Confirmed.into());
            }
            Some(gone) => *self = self.without(gone)?,
            None => {
                self.check_new(act)?;
                self.carry_out(act)?;
                self.standing.push(act.clone());
            }
        }
        self.entered += 1;
        Ok(())
    }

    /// Checks for new acts only; older records are read without them.
    fn check_new(&self, act: &GameAct) -> Result<()> {
        self.check_asked(act)?;
        self.check_filling(act)?;
        self.check_found(act)?;
        self.check_counted(act)?;
        self.check_same(act)
    }

    pub(super) const fn is_confirmed(&self) -> bool {
        matches!(self.phase, Phase::Game(Course::Confirmed(_)))
    }

    /// The game without the act at that place; of the later acts only those that [`stays`] allows.
    fn without(&self, gone: usize) -> Result<Self> {
        let later = self.standing[gone + 1..].iter().filter(|act| stays(act));
        let left = self.standing[..gone].iter().chain(later);
        let again = Self::of(self.terms.clone(), left).map_err(|(_, error)| error)?;
        Ok(Self { entered: self.entered, ..again })
    }

    /// Whether that ruling is in the record.
    #[must_use]
    pub fn has_ruling(&self, no: RulingNo) -> bool {
        ruling_in(self.standing.iter(), no).is_some()
    }

    /// The acts that go back to the position before that ruling: undo of everything entered since, and then the
    /// ruling's withdrawal. `None` where play has not continued since, or it cannot be undone.
    #[must_use]
    pub fn back_before(&self, no: RulingNo) -> Option<Vec<GameAct>> {
        let (at, _) = ruling_in(self.standing.iter(), no)?;
        let since = &self.standing[at + 1..];
        let went_on = since.iter().any(|act| !act.is_a_remark());
        let back = std::iter::repeat_n(GameAct::Undo, since.len());
        let acts: Vec<GameAct> = back.chain([GameAct::Unruled { ruling: no }]).collect();
        let mut trial = self.clone();
        (went_on && acts.iter().all(|act| trial.enter(act).is_ok())).then_some(acts)
    }

    /// Whether an arbiter's decision is in the record: only an arbiter undoes or reopens it.
    #[must_use]
    pub fn was_settled(&self) -> bool {
        self.standing.iter().any(GameAct::is_an_arbiters)
    }

    /// What it is played by.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Where it stands.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of acts, undone ones included: the revision that the next writer must have seen.
    #[must_use]
    pub const fn entered(&self) -> usize {
        self.entered
    }

    /// The act that an undo would take back.
    #[must_use]
    pub fn last_act(&self) -> Option<&GameAct> {
        self.standing.last()
    }

    /// The position now.
    #[must_use]
    pub fn board(&self) -> Goban {
        match &self.phase {
            Phase::Placing(stones) => {
                let mut board = Goban::new(self.terms.size);
                let black = stones.iter().map(|&point| (point, Some(Color::Black)));
                board.put_all(black).expect("each was checked when it was placed");
                board
            }
            Phase::SettingUp(board) => board.clone(),
            Phase::Game(course) => course.history().board().clone(),
        }
    }

    /// The moves with ko, prisoners and turn, unless stones are still being set.
    #[must_use]
    pub const fn history(&self) -> Option<&History> {
        match &self.phase {
            Phase::Game(course) => Some(course.history()),
            Phase::Placing(_) | Phase::SettingUp(_) => None,
        }
    }

    /// The course of the game, unless stones are still being set.
    #[must_use]
    pub const fn course(&self) -> Option<&Course> {
        match &self.phase {
            Phase::Game(course) => Some(course),
            Phase::Placing(_) | Phase::SettingUp(_) => None,
        }
    }

    /// Whose turn it is, while moves are made or handicap stones placed.
    #[must_use]
    pub fn to_move(&self) -> Option<Color> {
        match &self.phase {
            Phase::Placing(_) => Some(Color::Black),
            Phase::Game(Course::Playing(game)) => Some(game.history().to_move()),
            Phase::SettingUp(_) | Phase::Game(_) => None,
        }
    }

    /// Stones that a player holds, rulings included.
    #[must_use]
    pub fn prisoners(&self, color: Color) -> i64 {
        let taken = self.history().map_or(0, |history| history.prisoners(color));
        i64::from(taken) + self.added.of(color)
    }

    /// Points that rulings gave, to Black and to White.
    #[must_use]
    pub const fn points_of_rulings(&self) -> (HalfPoints, HalfPoints) {
        (self.points.black, self.points.white)
    }

    /// Periods of overtime that a player has bought, where they may be.
    #[must_use]
    pub fn periods_bought(&self, color: Color) -> Option<u8> {
        self.terms.ing_overtime.then(|| self.bought.of(color))
    }

    /// What is marked as dead and as seki.
    #[must_use]
    pub const fn marking(&self) -> &LifeAndDeath {
        &self.marking
    }

    /// Whether the players marked the stopped board; if not, a proposal may be used.
    #[must_use]
    pub const fn is_marked(&self) -> bool {
        self.marked
    }

    /// The players' statements about resumption, on the stopped board.
    #[must_use]
    pub const fn dispute(&self) -> &Dispute {
        &self.dispute
    }

    /// The game as it went, from the beginning.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Notes and clocks, each with the number of steps before it.
    #[must_use]
    pub fn remarks(&self) -> &[(usize, Remark)] {
        &self.remarks
    }

    /// The game as a referee holds it.
    #[must_use]
    pub fn refereed(&self) -> Option<RefereedGame> {
        let game = RefereedGame::new(self.history()?.clone());
        let ending = self.ending();
        Some(
            game.with_rulings(self.added, self.points, self.exchanged)
                .with_result(ending, self.is_confirmed()),
        )
    }

    /// The count by the marking, once the game has stopped.
    #[must_use]
    pub fn count(&self) -> Option<Count> {
        let life = match self.course()? {
            Course::Playing(_) => return None,
            Course::Stopped(_) => &self.marking,
            Course::Ended(game) => life(game.ending())?,
            Course::Confirmed(game) => life(game.ending())?,
        };
        self.count_by(life)
    }

    /// The count of the position by any marking.
    #[must_use]
    pub fn count_by(&self, life: &LifeAndDeath) -> Option<Count> {
        self.count_under(self.history()?.rules(), life)
    }

    pub(super) fn count_under(&self, rules: &Ruleset, life: &LifeAndDeath) -> Option<Count> {
        let history = self.history()?;
        let held = |color| u32::try_from(self.prisoners(color)).unwrap_or(0);
        let position = Position {
            prisoners: [held(Color::Black), held(Color::White)],
            rules,
            ..Position::of(history, life, self.terms.handicap, self.terms.komi)
        };
        Some(count(&position))
    }

    /// Whether it can be counted again (Japanese rules 1989, Art. 10.3): an objection is about a count. For a game
    /// that ended by resignation or time, or that was called off, ask the arbiter.
    #[must_use]
    pub fn may_count_again(&self) -> bool {
        let Some(Course::Ended(game)) = self.course() else { return false };
        life(game.ending()).is_some() && self.terms.ruleset().end.resumption != Resumption::None
    }

    /// The outcome: of the count with the points of rulings, or as it was decided.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.course()? {
            Course::Playing(_) | Course::Stopped(_) => None,
            Course::Confirmed(game) => Some(*game.outcome()),
            Course::Ended(game) => Some(game.outcome(self.difference()?)),
        }
    }

    /// The outcome as the board of the round shows it.
    #[must_use]
    pub fn ending(&self) -> Ending {
        self.outcome().as_ref().map(super::ending_of).unwrap_or_default()
    }

    /// Whether the result of a board is this game's own.
    #[must_use]
    pub fn agrees_with(&self, ending: Ending) -> bool {
        let same = |shown| self.outcome() == Some(shown) || self.ending() == ending;
        outcome_of(ending).is_some_and(same)
    }

    /// Black less White with everything that counts; `None` without a count.
    fn difference(&self) -> Option<HalfPoints> {
        let paid = ing_cost(self.bought.white) - ing_cost(self.bought.black);
        let given = self.points.black - self.points.white + paid;
        Some(self.count().map_or(HalfPoints::ZERO, |count| count.difference()) + given)
    }
}

const fn life(ending: &CourseEnding) -> Option<&LifeAndDeath> {
    match ending {
        CourseEnding::Count(life) => Some(life),
        CourseEnding::Decided(_) => None,
    }
}

/// Whether Black places the handicap stones: the rules allow any place, or the board has no usual points.
fn places_freely(rules: &Ruleset, terms: &Terms) -> bool {
    let usual = || fixed_handicap(terms.size, terms.handicap).is_ok();
    terms.handicap >= 2
        && match rules.handicap.placement {
            HandicapPlacement::WhitePasses => false,
            HandicapPlacement::Free => true,
            _ => !usual(),
        }
}

pub(super) fn start(rules: Ruleset, terms: &Terms) -> History {
    let empty = History::new(rules.clone(), terms.size);
    if terms.handicap < 2 || rules.handicap.placement == HandicapPlacement::WhitePasses {
        return empty;
    }
    let usual = fixed_handicap(terms.size, terms.handicap).unwrap_or_default();
    with_stones(rules, terms, &usual).unwrap_or(empty)
}

pub(super) fn with_stones(
    rules: Ruleset,
    terms: &Terms,
    stones: &[Point],
) -> Result<History, SetupError> {
    let mut board = Goban::new(terms.size);
    board.put_all(stones.iter().map(|&point| (point, Some(Color::Black))))?;
    History::from_position(rules, board, Color::White)
}
