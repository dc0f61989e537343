//! The kinds of incidents at a board: who may have done it, and the questions about it.

use std::str::FromStr;

use go::{UnknownName, named};

use super::{
    Circumstances, Clause, ClockFault, ClockStop, Condition, FlagClaim, HandlingFault, Party,
    PassFault, Remedy, ResumptionAnswer,
};

named! {
/// What can happen at a board, in the order of the tables; [`title`](Self::title) has the words.
pub enum IncidentKind {
    KoRetake = "ko-retake",
    Superko = "superko",
    /// A play left the mover's own chain without a liberty.
    Suicide = "suicide",
    Occupied = "occupied",
    /// A player moved out of turn: at the start, or the wrong partner in Pair Go.
    OutOfTurn = "out-of-turn",
    /// The same colour played two stones in a row; the incident's move is the second one.
    TwoInARow = "two-in-a-row",
    /// A stone on the board was moved or knocked from its point.
    StoneDisplaced = "stone-displaced",
    StoneRemoved = "stone-removed",
    CapturesLeft = "captures-left",
    /// Captured stones were kept off the lid, touched or given back.
    CapturesMishandled = "captures-mishandled",
    TakeBack = "take-back",
    BoardScattered = "board-scattered",
    WrongColors = "wrong-colors",
    WrongSetup = "wrong-setup",
    WrongPairing = "wrong-pairing",
    ClockMisuse = "clock-misuse",
    TimeLoss = "time-loss",
    FlagLate = "flag-late",
    BothFlags = "both-flags",
    WrongTime = "wrong-time",
    ClockFaulty = "clock-faulty",
    LateArrival = "late-arrival",
    NoShow = "no-show",
    RoundsSkipped = "rounds-skipped",
    LeftGame = "left-game",
    ClockStopped = "clock-stopped",
    Adjournment = "adjournment",
    OutsideHelp = "outside-help",
    Device = "device",
    Phone = "phone",
    Noise = "noise",
    Conduct = "conduct",
    /// A result is said to have been agreed beforehand, or a game to have been lost on purpose.
    Collusion = "collusion",
    CountDisputed = "count-disputed",
    /// A pass was missed by the opponent, is disputed, or came without the stone that it costs.
    PassDisputed = "pass-disputed",
    ResignationDisputed = "resignation-disputed",
    ResultWrong = "result-wrong",
    /// The whole board repeats and neither player yields.
    Repetition = "repetition",
    Other = "other",
}
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Move,
    Clock,
    Else,
}

/// The moves that matter for the time of notice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    Counted,
    /// The move of the incident, if it is known.
    Named,
    Never,
}

/// Its title, its subject, who may have done it, the moves that matter, and the page's questions in addition to
/// those of a procedure's rules.
struct Row(&'static str, About, &'static [Party], Moves, &'static [Question]);

const ONE: &[Party] = &[Party::Black, Party::White];
const SOME: &[Party] = &[Party::Black, Party::White, Party::Both];
const ANY: &[Party] = &[Party::Black, Party::White, Party::Both, Party::Nobody];
const NONE: &[Party] = &[Party::Nobody];

impl IncidentKind {
    const fn row(self) -> Row {
        use About::{Clock, Else, Move};
        use Moves::{Counted, Named, Never};
        use Particular as P;
        use Question::{Fault, Is, Minutes, Partner, Stones, TimeLost, TimeMaybe, Words};
        const DISPLACED: &[Question] =
            &[Stones, Is(P::PointTaken), Is(P::Deliberate), Is(P::Agreed), Is(P::ForceMajeure)];
        const REMOVED: &[Question] = &[Stones, Is(P::PointTaken), Is(P::Deliberate)];
        const SCATTERED: &[Question] =
            &[Is(P::Lost), Is(P::Deliberate), Is(P::ForceMajeure), Is(P::Agreed)];
        const DISPUTED: &[Question] = &[Words, Is(P::EffectiveMove), Is(P::Agreed)];
        const REPEATS: &str = "Earlier whole-board position repeated by a play";
        match self {
            Self::KoRetake => Row("Ko retaken at once", Move, ONE, Counted, &[]),
            Self::Superko => Row(REPEATS, Move, ONE, Counted, &[]),
            Self::Suicide => Row("Suicide", Move, ONE, Counted, &[]),
            Self::Occupied => Row("Played on an occupied point", Move, ONE, Counted, &[]),
            Self::OutOfTurn => Row("Played out of turn", Move, ONE, Counted, &[Partner]),
            Self::TwoInARow => Row("Played twice in a row", Move, ONE, Counted, &[]),
            Self::StoneDisplaced => Row("Stone displaced", Else, ANY, Named, DISPLACED),
            Self::StoneRemoved => {
                Row("Stones removed that have liberties", Else, ANY, Named, REMOVED)
            }
            Self::CapturesLeft => Row("Captured stones left on the board", Else, ANY, Named, &[]),
            Self::CapturesMishandled => {
                let faults = &[Fault(&HandlingFault::NAMES)];
                Row("Captured stones kept wrongly", Else, ONE, Named, faults)
            }
            Self::TakeBack => {
                Row("Move taken back or shifted", Else, ONE, Counted, &[Is(P::Dropped)])
            }
            Self::BoardScattered => Row("Board scattered", Else, ANY, Named, SCATTERED),
            Self::WrongColors => Row("Wrong colours", Else, NONE, Named, &[]),
            Self::WrongSetup => Row("Wrong komi or handicap", Else, NONE, Never, &[]),
            Self::WrongPairing => Row("Wrong opponent or table", Else, NONE, Never, &[]),
            Self::ClockMisuse => {
                let asks = &[Fault(&ClockFault::NAMES), TimeLost];
                Row("Clock used wrongly", Clock, ONE, Named, asks)
            }
            Self::TimeLoss => Row("Time ran out", Clock, ONE, Never, &[TimeMaybe]),
            Self::FlagLate => {
                let asks = &[Fault(&FlagClaim::NAMES), TimeMaybe];
                Row("Flag claimed late, or by a bystander", Clock, ONE, Never, asks)
            }
            Self::BothFlags => Row("Both flags are down", Clock, NONE, Never, &[TimeMaybe]),
            Self::WrongTime => Row("Wrong time or byo-yomi set", Clock, NONE, Never, &[TimeLost]),
            Self::ClockFaulty => Row("Faulty clock", Clock, NONE, Never, &[TimeLost]),
            Self::ClockStopped => {
                let asks = &[Fault(&ClockStop::NAMES), TimeMaybe];
                Row("Clock stopped by a player", Clock, SOME, Never, asks)
            }
            Self::LateArrival => Row("Late arrival", Else, SOME, Never, &[Minutes]),
            Self::NoShow => Row("No-show", Else, SOME, Never, &[]),
            Self::RoundsSkipped => Row("Rounds skipped without leave", Else, SOME, Never, &[Words]),
            Self::LeftGame => Row("Left during the game, or ill", Else, ONE, Never, &[TimeMaybe]),
            Self::Adjournment => Row("Adjournment asked for", Else, NONE, Never, &[]),
            Self::OutsideHelp => Row("Outside help", Else, ANY, Named, &[]),
            Self::Device => Row("Device used or at hand", Else, ONE, Named, &[]),
            Self::Phone => Row("Phone rang", Else, ONE, Named, &[TimeMaybe]),
            Self::Noise => Row("Noise", Else, ANY, Named, &[TimeMaybe]),
            Self::Conduct => Row("Conduct", Else, ANY, Named, &[]),
            Self::Collusion => Row("Result agreed beforehand", Else, SOME, Never, &[Words]),
            Self::CountDisputed => Row("Count disputed", Else, NONE, Never, DISPUTED),
            Self::PassDisputed => {
                let asks = &[Fault(&PassFault::NAMES), Words, TimeMaybe];
                Row("Pass disputed or not heard", Else, ONE, Named, asks)
            }
            Self::ResignationDisputed => Row("Resignation disputed", Else, ONE, Never, &[Words]),
            Self::ResultWrong => Row("Result reported wrongly", Else, NONE, Never, &[Words]),
            Self::Repetition => Row("Repetition", Else, NONE, Named, &[Is(P::Agreed)]),
            Self::Other => Row("Something else", Else, ANY, Named, &[Words]),
        }
    }

    pub const fn title(self) -> &'static str {
        self.row().0
    }

    /// Who may have done it, for pages to ask; a single answer needs no question.
    pub const fn doers(self) -> &'static [Party] {
        self.row().2
    }

    pub(super) const fn asks(self) -> &'static [Question] {
        self.row().4
    }

    pub const fn is_clock(self) -> bool {
        matches!(self.row().1, About::Clock)
    }

    /// Whether it says that a player's time ran out.
    pub(super) const fn is_flag(self) -> bool {
        matches!(self, Self::TimeLoss | Self::FlagLate | Self::BothFlags)
    }

    /// Whether it is a move that the rules of play may forbid.
    pub const fn is_move(self) -> bool {
        matches!(self.row().1, About::Move)
    }

    /// Whether it matters how many moves later it was noticed.
    pub const fn counts_moves(self) -> bool {
        matches!(self.row().3, Moves::Counted)
    }

    /// Whether it happens at a move that may be known.
    pub const fn has_move(self) -> bool {
        !matches!(self.row().3, Moves::Never)
    }

    /// Whether it happened before the first move.
    pub const fn precedes_play(self) -> bool {
        matches!(self, Self::LateArrival | Self::NoShow | Self::RoundsSkipped | Self::Collusion)
    }

    /// Whether stones lie where they do not belong.
    pub fn has_stones(self) -> bool {
        self.asks().contains(&Question::Stones)
    }

    pub const fn disputes_end(self) -> bool {
        matches!(self, Self::CountDisputed | Self::ResignationDisputed | Self::ResultWrong)
    }

    pub fn faults(self) -> &'static [&'static str] {
        let named =
            |ask: &Question| if let Question::Fault(names) = ask { Some(*names) } else { None };
        self.asks().iter().find_map(named).unwrap_or_default()
    }
}

/// Every kind in the groups of the page, by the name of each group: the most frequent first.
pub const KIND_GROUPS: [(&str, &[IncidentKind]); 5] = {
    use IncidentKind as K;
    [
        (
            "usual",
            &[
                K::KoRetake,
                K::TwoInARow,
                K::StoneDisplaced,
                K::TakeBack,
                K::TimeLoss,
                K::CountDisputed,
            ],
        ),
        (
            "on-board",
            &[
                K::Superko,
                K::Suicide,
                K::OutOfTurn,
                K::Occupied,
                K::StoneRemoved,
                K::CapturesLeft,
                K::CapturesMishandled,
                K::BoardScattered,
                K::Repetition,
                K::PassDisputed,
                K::ResignationDisputed,
                K::ResultWrong,
            ],
        ),
        (
            "clock",
            &[
                K::FlagLate,
                K::BothFlags,
                K::WrongTime,
                K::ClockMisuse,
                K::ClockFaulty,
                K::ClockStopped,
                K::LateArrival,
                K::NoShow,
                K::RoundsSkipped,
                K::LeftGame,
                K::Adjournment,
            ],
        ),
        ("setting-up", &[K::WrongColors, K::WrongSetup, K::WrongPairing]),
        (
            "people",
            &[K::OutsideHelp, K::Device, K::Phone, K::Noise, K::Conduct, K::Collusion, K::Other],
        ),
    ]
};

impl FromStr for IncidentKind {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(text).ok_or_else(|| UnknownName::new("incident", text, &Self::NAMES))
    }
}

go::named! {
/// A yes-or-no particular of an incident, in the order of the questions.
pub enum Particular {
    /// The point of a displaced stone is taken by now.
    PointTaken = "point-taken",
    PlayedOn = "played-on",
    Deliberate = "deliberate",
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
    /// The condition of its name, if there is one.
    pub(super) fn condition(self) -> Option<Condition> {
        match self {
            Self::PointTaken => Some(Condition::CannotReturn),
            other => Condition::named(other.name()),
        }
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
    pub fn note(&mut self, particular: Particular) {
        *particular.place(self) = true;
    }

    pub fn noted(&self) -> Vec<Particular> {
        let mut all = self.clone();
        Particular::ALL.into_iter().filter(|one| *one.place(&mut all)).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which of two partners played, in Pair Go.
    Partner,
    /// Which stones do not lie where they belong.
    Stones,
    Minutes,
    /// What exactly was done, one of these names.
    Fault(&'static [&'static str]),
    /// Time that the clocks get back, where the incident is about that.
    TimeLost,
    /// Time that the clocks get back, as one choice among others.
    TimeMaybe,
    /// What happened, in words that are stored with the ruling.
    Words,
    Is(Particular),
    /// The answers of the players asked.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_is_in_one_group() {
        let grouped: Vec<_> = KIND_GROUPS.iter().flat_map(|(_, kinds)| kinds.iter()).collect();
        assert_eq!(grouped.len(), IncidentKind::ALL.len());
        assert_eq!(grouped.into_iter().collect::<BTreeSet<_>>().len(), IncidentKind::ALL.len());
    }
}
