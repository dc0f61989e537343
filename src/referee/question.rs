//! The questions about an incident: those of its kind, and those that the rules of a procedure need.

use super::{Circumstances, Clause, Condition, IncidentKind, Remedy, ResumptionAnswer};

go::named! {
/// A yes-or-no particular of an incident, in the order of the questions.
pub enum Particular {
    /// The point of a displaced stone is taken by now.
    PointTaken = "point-taken",
    /// Play has continued since.
    PlayedOn = "played-on",
    /// It was on purpose.
    Deliberate = "deliberate",
    /// Both players agree.
    Agreed = "agreed",
    /// They were asked and do not agree.
    Disagreed = "disagreed",
    /// The stone slipped from the fingers.
    Dropped = "dropped",
    /// Neither player caused it.
    ForceMajeure = "force-majeure",
    /// The position cannot be set up again.
    Lost = "lost",
    /// An effective move was found after the stop.
    EffectiveMove = "effective-move",
    /// The chief arbiter says that the record is wrong about it.
    RecordWrong = "record-wrong",
}
}

impl Particular {
    const fn condition(self) -> Option<Condition> {
        Some(match self {
            Self::PointTaken => Condition::CannotReturn,
            Self::PlayedOn => Condition::PlayedOn,
            Self::Deliberate => Condition::Deliberate,
            Self::Agreed => Condition::Agreed,
            Self::Disagreed => Condition::Disagreed,
            Self::Dropped => Condition::Dropped,
            Self::ForceMajeure => Condition::ForceMajeure,
            Self::Lost => Condition::Lost,
            Self::EffectiveMove => Condition::EffectiveMove,
            Self::RecordWrong => return None,
        })
    }

    fn place(self, so: &mut Circumstances) -> &mut bool {
        match self {
            Self::PointTaken => &mut so.point_taken,
            Self::PlayedOn => &mut so.played_on,
            Self::Deliberate => &mut so.deliberate,
            Self::Agreed => &mut so.agreed,
            Self::Disagreed => &mut so.disagreed,
            Self::Dropped => &mut so.dropped,
            Self::ForceMajeure => &mut so.force_majeure,
            Self::Lost => &mut so.lost,
            Self::EffectiveMove => &mut so.effective_move,
            Self::RecordWrong => &mut so.record_wrong,
        }
    }
}

impl Circumstances {
    /// Sets the particular.
    pub fn note(&mut self, particular: Particular) {
        *particular.place(self) = true;
    }

    /// All particulars that are set.
    #[must_use]
    pub fn noted(&self) -> Vec<Particular> {
        let mut all = self.clone();
        Particular::ALL.into_iter().filter(|one| *one.place(&mut all)).collect()
    }
}

/// A question of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which of two partners played, in Pair Go.
    Partner,
    /// Which stones do not lie where they belong.
    Stones,
    /// How many minutes late.
    Minutes,
    /// What exactly was done, one of these names.
    Fault(&'static [&'static str]),
    /// Time that the clocks get back, where the incident is about that.
    TimeLost,
    /// Time that the clocks get back, as one choice among others.
    TimeMaybe,
    /// What happened, in words that are stored with the ruling.
    Words,
    /// Whether that is so.
    Is(Particular),
    /// The answer of each player who is asked.
    Answers(&'static [ResumptionAnswer]),
}

/// The questions about a kind of incident under these rules for it, in the order of the page.
///
/// ```
/// use referee::{IncidentKind, Particular, ProcedureName, Question, questions, rules_for};
///
/// let asked = |kind| questions(kind, &rules_for(&ProcedureName::Ngb.preset(), kind));
/// assert_eq!(asked(IncidentKind::Repetition), [Question::Is(Particular::Agreed)]);
/// assert!(asked(IncidentKind::NoShow).is_empty());
/// ```
#[must_use]
pub fn questions(kind: IncidentKind, rules: &[Clause]) -> Vec<Question> {
    let answers = answers(kind, rules);
    let own = kind.asks().iter().copied().filter(|question| match question {
        Question::Partner => has_order_of_four(rules),
        Question::Is(_) => false,
        _ => true,
    });
    let particulars = particulars(kind, rules, answers.is_some()).map(Question::Is);
    own.chain(particulars).chain(answers.map(Question::Answers)).collect()
}

/// Where a claim against the order of play gives points, four play in turn.
fn has_order_of_four(rules: &[Clause]) -> bool {
    rules.iter().any(|rule| rule.remedy == Remedy::PointsToOpponent)
}

/// Whether the time of notice, in moves, matters under these rules for a kind; for wrong colours, how many moves
/// the game had by then.
///
/// ```
/// use referee::{IncidentKind, ProcedureName, asks_when, rules_for};
///
/// let needs = |name: ProcedureName, kind| asks_when(kind, &rules_for(&name.preset(), kind));
/// assert!(needs(ProcedureName::Ngb, IncidentKind::KoRetake));
/// assert!(!needs(ProcedureName::NihonKiin, IncidentKind::KoRetake));
/// ```
#[must_use]
pub fn asks_when(kind: IncidentKind, rules: &[Clause]) -> bool {
    use Condition::{AtOnce, InWindow, PastWindow, WhileColorsCorrectable};
    let counts = |c: &Condition| match c {
        AtOnce | InWindow | PastWindow => kind.counts_moves(),
        WhileColorsCorrectable => kind == IncidentKind::WrongColors,
        _ => false,
    };
    rules.iter().any(|rule| rule.when.iter().any(counts))
}

/// The particulars of the kind, and those that a rule needs. Where each player is asked, there is no question for
/// both, except for a disputed count, where they may agree on it.
fn particulars(
    kind: IncidentKind,
    rules: &[Clause],
    asks_each: bool,
) -> impl Iterator<Item = Particular> + '_ {
    let said = asks_each && kind != IncidentKind::CountDisputed;
    let fits = move |one: &Particular| {
        let asked = |c| rules.iter().any(|rule| rule.when.contains(&c));
        let by_both = matches!(one, Particular::Agreed | Particular::Disagreed);
        let matters =
            kind.asks().contains(&Question::Is(*one)) || one.condition().is_some_and(asked);
        matters && !(said && by_both)
    };
    Particular::ALL.into_iter().filter(fits)
}

/// The possible answers of each player, where rules need them before both lose: whether a stone goes back, or
/// whether the game continues.
fn answers(kind: IncidentKind, rules: &[Clause]) -> Option<&'static [ResumptionAnswer]> {
    use ResumptionAnswer::{Neither, PlayOn};
    let stones = kind.has_stones();
    let asks = |rule: &Clause| {
        rule.when.contains(&Condition::NotAsked) || (stones && rule.remedy == Remedy::BothLose)
    };
    let all: &[_] = if stones { &[PlayOn, Neither] } else { &ResumptionAnswer::ALL };
    rules.iter().any(asks).then_some(all)
}
