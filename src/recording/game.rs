use go::course::{Course, CourseEnding, CourseError, LifeAndDeath, Playing};
use go::{
    Color, Goban, HalfPoints, HandicapPlacement, History, How, NoResult, Outcome, Point,
    Resumption, Ruleset, SetupError, fixed_handicap,
};
use referee::{Each, Effect, RefereedGame, RulingNo, Verdict};
use scoring::{Count, Position, count};
use tournament::{Ending, Manner, ing_cost};

use super::end::End;
use super::{Dispute, GameAct, MOST_ACTS, RecordError, Remark, Result, Step, Terms};

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every record is the large one, and lies alone"
)]
pub enum Phase {
    /// Black places handicap stones freely; these lie already.
    Placing(Vec<Point>),
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
        match removed_by(self.standing.iter(), act)? {
            Some(_) if *act == GameAct::Undo && self.is_confirmed() => {
                Err(CourseError::Confirmed.into())
            }
            _ => self.enter_by_ruling(act),
        }
    }

    /// As [`enter`](Self::enter); the withdrawal of a ruling also undoes what both players have confirmed since.
    pub fn enter_by_ruling(&mut self, act: &GameAct) -> Result<()> {
        if self.entered >= MOST_ACTS && !act.is_of_a_ruling() {
            return Err(RecordError::Full);
        }
        match removed_by(self.standing.iter(), act)? {
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

    pub fn has_ruling(&self, no: RulingNo) -> bool {
        ruling_in(self.standing.iter(), no).is_some()
    }

    /// The acts that go back to the position before that ruling: undo of everything entered since, and then the
    /// ruling's withdrawal. `None` where play has not continued since, or it cannot be undone.
    pub fn back_before(&self, no: RulingNo) -> Option<Vec<GameAct>> {
        let (at, _) = ruling_in(self.standing.iter(), no)?;
        let since = &self.standing[at + 1..];
        let went_on = since.iter().any(|act| !act.is_a_remark());
        let back = std::iter::repeat_n(GameAct::Undo, since.len());
        let acts: Vec<GameAct> = back.chain([GameAct::Unruled { ruling: no }]).collect();
        let mut trial = self.clone();
        (went_on && acts.iter().all(|act| trial.enter_by_ruling(act).is_ok())).then_some(acts)
    }

    /// Whether an arbiter's decision is in the record: only an arbiter undoes or reopens it.
    pub fn was_settled(&self) -> bool {
        self.standing.iter().any(GameAct::is_an_arbiters)
    }

    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of acts, undone ones included: the revision that the next writer must have seen.
    pub const fn entered(&self) -> usize {
        self.entered
    }

    pub fn last_act(&self) -> Option<&GameAct> {
        self.standing.last()
    }

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
    pub const fn history(&self) -> Option<&History> {
        match &self.phase {
            Phase::Game(course) => Some(course.history()),
            Phase::Placing(_) | Phase::SettingUp(_) => None,
        }
    }

    /// The course of the game, unless stones are still being set.
    pub const fn course(&self) -> Option<&Course> {
        match &self.phase {
            Phase::Game(course) => Some(course),
            Phase::Placing(_) | Phase::SettingUp(_) => None,
        }
    }

    /// Whose turn it is, while moves are made or handicap stones placed.
    pub fn to_move(&self) -> Option<Color> {
        match &self.phase {
            Phase::Placing(_) => Some(Color::Black),
            Phase::Game(Course::Playing(game)) => Some(game.history().to_move()),
            Phase::SettingUp(_) | Phase::Game(_) => None,
        }
    }

    /// Stones that a player holds, rulings included.
    pub fn prisoners(&self, color: Color) -> i64 {
        let taken = self.history().map_or(0, |history| history.prisoners(color));
        i64::from(taken) + self.added.of(color)
    }

    pub const fn points_of_rulings(&self) -> (HalfPoints, HalfPoints) {
        (self.points.black, self.points.white)
    }

    /// Periods of overtime that a player has bought, where they may be.
    pub fn periods_bought(&self, color: Color) -> Option<u8> {
        self.terms.ing_overtime.then(|| self.bought.of(color))
    }

    pub const fn marking(&self) -> &LifeAndDeath {
        &self.marking
    }

    /// Whether the players marked the stopped board; if not, a proposal may be used.
    pub const fn is_marked(&self) -> bool {
        self.marked
    }

    /// The players' statements about resumption, on the stopped board.
    pub const fn dispute(&self) -> &Dispute {
        &self.dispute
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Notes and clocks, each with the number of steps before it.
    pub fn remarks(&self) -> &[(usize, Remark)] {
        &self.remarks
    }

    pub fn refereed(&self) -> Option<RefereedGame> {
        Some(RefereedGame {
            history: self.history()?.clone(),
            added: self.added,
            points: self.points,
            exchanged: self.exchanged,
            ending: self.ending(),
            confirmed: self.is_confirmed(),
        })
    }

    /// The count by the marking, once the game has stopped.
    pub fn count(&self) -> Option<Count> {
        let life = match self.course()? {
            Course::Playing(_) => return None,
            Course::Stopped(_) => &self.marking,
            Course::Ended(game) => life(game.ending())?,
            Course::Confirmed(game) => life(game.ending())?,
        };
        self.count_by(life)
    }

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
    pub fn may_count_again(&self) -> bool {
        let Some(Course::Ended(game)) = self.course() else { return false };
        life(game.ending()).is_some() && self.terms.ruleset().end.resumption != Resumption::None
    }

    /// The outcome: of the count with the points of rulings, or as it was decided.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.course()? {
            Course::Playing(_) | Course::Stopped(_) => None,
            Course::Confirmed(game) => Some(*game.outcome()),
            Course::Ended(game) => Some(game.outcome(self.difference()?)),
        }
    }

    /// The outcome as the board of the round shows it.
    pub fn ending(&self) -> Ending {
        self.outcome().as_ref().map(super::ending_of).unwrap_or_default()
    }

    /// Whether the result of a board is this game's own.
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

/// A list of acts without those undone.
pub(super) struct Standing<'a> {
    /// The acts that count, each with its place in the list, from 0.
    pub(super) acts: Vec<(usize, &'a GameAct)>,
    pub(super) entered: usize,
    /// The first act that has nothing to undo, or is one too many; the list is read up to there.
    pub(super) refused: Option<(usize, RecordError)>,
}

impl<'a> Standing<'a> {
    /// Does not play the acts.
    pub(super) fn of(acts: impl IntoIterator<Item = &'a GameAct>) -> Self {
        let mut stand = Self { acts: Vec::new(), entered: 0, refused: None };
        for (place, act) in acts.into_iter().enumerate() {
            if let Err(error) = stand.read(place, act) {
                stand.refused = Some((place, error));
                break;
            }
            stand.entered = place + 1;
        }
        stand
    }

    fn read(&mut self, place: usize, act: &'a GameAct) -> Result<()> {
        if place >= MOST_ACTS && !act.is_of_a_ruling() {
            return Err(RecordError::Full);
        }
        match removed_by(self.acts.iter().map(|(_, act)| *act), act)? {
            Some(gone) => {
                let later = self.acts.split_off(gone).into_iter().skip(1);
                self.acts.extend(later.filter(|(_, act)| stays(act)));
            }
            None => self.acts.push((place, act)),
        }
        Ok(())
    }
}

/// The place of the act that is removed by a new one: a recorder's last act by an undo, a ruling's by withdrawing
/// it, if play has not continued since; of the later acts only those that [`stays`] allows remain. `None` if
/// nothing is removed: where play has continued since a ruling, its withdrawal is an act like others.
pub(super) fn removed_by<'a>(
    mut acts: impl DoubleEndedIterator<Item = &'a GameAct> + ExactSizeIterator + Clone,
    entered: &GameAct,
) -> Result<Option<usize>> {
    let withdrawn = match entered {
        GameAct::Undo => {
            return match acts.next_back() {
                None => Err(RecordError::Nothing),
                Some(GameAct::Ruled { ruling, .. } | GameAct::Unruled { ruling }) => {
                    Err(RecordError::Ruling(*ruling))
                }
                Some(_) => Ok(Some(acts.len())),
            };
        }
        GameAct::Unruled { ruling } => *ruling,
        _ => return Ok(None),
    };
    if let Some((place, effect)) = ruling_in(acts.clone(), withdrawn) {
        // Confirmations of a result that a ruling decided are removed with the ruling.
        let ends = matches!(effect.verdict, Verdict::Ends(_));
        let idle = |act: &GameAct| stays(act) || (ends && act.is_a_confirmation());
        return Ok(acts.skip(place + 1).all(idle).then_some(place));
    }
    match acts.rfind(|act| !act.is_a_remark()) {
        Some(GameAct::Ruled { ruling, .. }) => Err(RecordError::Ruling(*ruling)),
        _ => Err(RecordError::Nothing),
    }
}

/// Whether an act stays if an earlier ruling is withdrawn: a remark, or another ruling.
pub(super) const fn stays(act: &GameAct) -> bool {
    act.is_a_remark() || act.is_of_a_ruling()
}

/// The place and effect of a ruling that was not withdrawn.
pub(super) fn ruling_in<'a>(
    acts: impl DoubleEndedIterator<Item = &'a GameAct> + ExactSizeIterator,
    no: RulingNo,
) -> Option<(usize, &'a Effect)> {
    let found = acts.enumerate().rev().find_map(|(place, act)| match act {
        GameAct::Ruled { ruling, effect } if *ruling == no => Some(Some((place, &**effect))),
        GameAct::Unruled { ruling } if *ruling == no => Some(None),
        _ => None,
    });
    found.flatten()
}

/// Half points up to which the board of a round shows a margin.
const MOST_MARGIN: i32 = 2_000;

/// The ending on the round's board for a game's outcome. A margin that no board shows, such as an equal count that
/// Black wins (Ing), is a win without one.
pub const fn ending_of(outcome: &Outcome) -> Ending {
    match *outcome {
        Outcome::Win { winner, how } => {
            let manner = match how {
                How::Score(points) if 0 < points.0 && points.0 <= MOST_MARGIN => {
                    Manner::Score(points)
                }
                How::Score(_) => Manner::Unstated,
                How::Resignation => Manner::Resignation,
                How::Time => Manner::Time,
                How::IllegalMove => Manner::IllegalMove,
                How::Forfeit => Manner::Default,
                How::Referee => Manner::Decision,
            };
            Ending::Won { winner, manner }
        }
        Outcome::Jigo => Ending::Jigo { by_default: false },
        Outcome::Drawn => Ending::Drawn,
        Outcome::NoResult(_) => Ending::NoResult,
        Outcome::BothLose => Ending::BothLose { by_default: false },
        Outcome::BothWin => Ending::BothWin { by_default: false },
    }
}

/// The outcome of a game for the ending on the round's board; `None` while it is open. A win of unknown manner
/// counts as the referee's decision.
pub const fn outcome_of(ending: Ending) -> Option<Outcome> {
    match ending {
        Ending::Pending => None,
        Ending::BothWin { .. } => Some(Outcome::BothWin),
        Ending::Jigo { .. } => Some(Outcome::Jigo),
        Ending::Drawn => Some(Outcome::Drawn),
        Ending::BothLose { .. } => Some(Outcome::BothLose),
        Ending::NoResult => Some(Outcome::NoResult(NoResult::Referee)),
        Ending::Won { winner, manner } => {
            let how = match manner {
                Manner::Score(points) => How::Score(points),
                Manner::Resignation => How::Resignation,
                Manner::Time => How::Time,
                Manner::IllegalMove => How::IllegalMove,
                Manner::Default => How::Forfeit,
                Manner::Decision | Manner::Unstated => How::Referee,
            };
            Some(Outcome::Win { winner, how })
        }
    }
}
