use go::{Color, HalfPoints, History, Resumption, Ruleset, Suicide};
use serde::{Deserialize, Serialize};
use tournament::{Ending, Manner};

use super::against::{after_end, is_counted, plays_on_after_count};
use super::clause::arbiter_notices;
use super::game::{is_possible, starts_anew};
use super::{
    Alternative, CallAfterEnd, Case, Clause, ClockNote, Delay, Each, Effect, Finding, IncidentKind,
    MoveNo, PairSeat, Penalty, PenaltyKind, PositionChange, Procedure, RecordSays, Sanction,
    SetupChange, Verdict, escalate,
};

/// A clause's remedy for an incident, before it is applied to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// The game continues as it stands.
    Stands,
    NoOffence,
    /// Back to the position before the move, with the same player to move as then.
    TakeBack,
    /// Back, and it counts as a pass; after two in a row both stones come off for one pass.
    TakeBackAsPass,
    FirstPoint,
    /// Displaced or wrongly removed stones go back to their points.
    StonesBack,
    /// A displaced stone goes to a point at the arbiter's discretion.
    ReasonablePoint,
    CapturesOff,
    Reconstruct,
    ExchangeColors,
    CorrectSetup,
    SetClockRight,
    CountAgain,
    /// Both players are asked whether the game continues; nothing happens until they have answered.
    AskBoth,
    /// The stopped game resumes; the opponent of the player who asked plays first.
    PlayOn,
    /// The game that had ended continues, and its result no longer counts.
    Resume,
    Adjourn,
    PassStone,
    /// The opponent gets the procedure's points, the move stands.
    PointsToOpponent,
    /// As the event treats late players.
    ByLateness,
    /// The player who did it loses the game, in this manner. If both did it, both lose.
    Loses(Manner),
    /// This side wins, by the arbiter's decision.
    Wins(Color),
    BothLose,
    Draw,
    NoResult,
    Replay,
}

/// The input from which a remedy and a sanction become an effect.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    case: Case<'a>,
    pub finding: &'a Finding,
    pub procedure: &'a Procedure,
    pub judged: bool,
}

impl<'a> Ground<'a> {
    pub fn of(case: &Case<'a>, finding: &'a Finding) -> Self {
        let judged = case.before.is_judged(finding);
        Self { case: *case, finding, procedure: case.procedure, judged }
    }

    pub const fn with(&self, finding: &'a Finding) -> Self {
        Self { finding, ..*self }
    }

    fn rules(&self) -> Option<&'a Ruleset> {
        self.case.game.map(History::rules).or(self.case.rules)
    }

    /// Whether the rules of play allow what was reported, and the procedure has no words of its own for that.
    pub fn is_legal(&self) -> bool {
        let rules = self.rules();
        let allowed = rules.is_some_and(|rules| match rules.suicide {
            Suicide::Allowed => true,
            Suicide::SeveralStones => self.finding.record == RecordSays::NoSuchViolation,
            Suicide::Forbidden => false,
        });
        let says_so = |clause: &Clause| {
            clause.remedy == Remedy::NoOffence && clause.applies(self.finding, self.procedure)
        };
        match self.finding.kind {
            IncidentKind::Suicide => allowed && !self.procedure.clauses.iter().any(says_so),
            IncidentKind::Superko => {
                let simple = rules.is_some_and(|rules| rules.ko.superko().is_none());
                let own = |clause: &Clause| clause.kinds.contains(&IncidentKind::Superko);
                simple && !self.procedure.clauses.iter().any(own)
            }
            _ => false,
        }
    }

    pub fn starts_anew(&self, effect: &Effect) -> bool {
        self.case.game.is_some_and(|game| starts_anew(effect, game))
    }

    pub fn allows(&self, effect: &Effect) -> bool {
        self.case.game.is_none_or(|game| is_possible(effect, game))
    }

    /// `None` if the remedy needs an offender and there is none.
    pub fn effect(&self, remedy: Remedy, sanction: Sanction) -> Option<Effect> {
        let mut effect = self.remedy(remedy)?;
        if effect.verdict == Verdict::GoesOn && effect.position == PositionChange::AsIs {
            effect.next = self.next_partner();
        }
        if effect.clock == ClockNote::LeaveAsIs {
            effect.clock = self.procedure.clock;
        }
        if sanction.has_number() {
            self.take(&mut effect, sanction)?;
        }
        for &color in self.finding.by.sides() {
            self.impose(&mut effect, color, sanction);
        }
        let needs_offender = sanction != Sanction::None;
        let effect = self.after_end(effect);
        (!needs_offender || !self.finding.by.sides().is_empty()).then_some(effect)
    }

    /// Whether the clause would change something, but the game has ended since, and the text is silent on that.
    pub fn has_ended_since(&self, clause: &Clause, effect: &Effect) -> bool {
        let before = &self.case.before;
        let on_time = matches!(before.shown, Ending::Won { manner: Manner::Time, .. });
        let kind = self.finding.kind;
        let about_time = on_time && (kind.is_flag() || clause.remedy == Remedy::SetClockRight);
        let said = clause.ended || kind.disputes_end() || about_time;
        let changes = effect.touches_game() || !effect.penalties.is_empty();
        changes && !said && before.shown.is_played() && before.ended_by().is_none()
    }

    /// Whether stones were counted that the effect moves, or that were where they do not belong.
    pub fn counts_stones(&self, effect: &Effect) -> bool {
        let moves = matches!(effect.verdict, Verdict::Resumes | Verdict::CountAgain);
        let kind = self.finding.kind;
        is_counted(self.case.before.shown) && (kind.has_stones() || (moves && !kind.is_move()))
    }

    /// The game as it is, whatever was reported.
    pub fn unchanged(&self, clock: ClockNote) -> Effect {
        let effect = Effect { clock, ..Effect::nothing() };
        after_end(effect, self.case.before.shown, IncidentKind::Other)
    }

    fn after_end(&self, effect: Effect) -> Effect {
        after_end(effect, self.case.before.shown, self.finding.kind)
    }

    /// The rule for a disputed count that both had accepted: it is repeated, and the text's rule for a count that
    /// is still open is left to the arbiter.
    pub fn counted_again(&self, clause: &Clause, all: &[&Clause]) -> Option<Clause> {
        let accepted = self.finding.circumstances.after_end == Some(CallAfterEnd::Accepted);
        if !accepted
            || self.case.before.shown.is_pending()
            || !plays_on_after_count(self.finding.kind, clause)
        {
            return None;
        }
        let other = |other: &Alternative| other.remedy == Some(Remedy::CountAgain);
        let mut counted = match clause.alternatives.iter().any(other) {
            true => Clause { remedy: Remedy::CountAgain, ..clause.clone() },
            false => (*all.iter().find(|rule| rule.remedy == Remedy::CountAgain)?).clone(),
        };
        counted.or(clause.remedy, clause.sanction);
        Some(counted)
    }

    fn remedy(&self, remedy: Remedy) -> Option<Effect> {
        let position = |position| Some(Effect { position, ..Effect::nothing() });
        let at = self.finding.at;
        let stones = || self.finding.circumstances.stones.clone();
        match remedy {
            Remedy::Stands | Remedy::NoOffence | Remedy::AskBoth => Some(Effect::nothing()),
            Remedy::PlayOn => Some(Effect { turn: self.first_again(), ..self.resumed() }),
            Remedy::TakeBack => Some(Effect {
                position: PositionChange::Before { at },
                turn: self.finding.to_move_before,
                ..Effect::nothing()
            }),
            Remedy::TakeBackAsPass => self.take_back_as_pass(),
            Remedy::FirstPoint => {
                position(PositionChange::FirstPoint { at, stone: stones().first().copied() })
            }
            Remedy::StonesBack => position(PositionChange::StonesBack { stones: stones() }),
            Remedy::ReasonablePoint => position(PositionChange::ByHand { points: Vec::new() }),
            Remedy::CapturesOff => position(PositionChange::CapturesOff { stones: stones() }),
            Remedy::Reconstruct => position(PositionChange::Reconstructed),
            Remedy::ExchangeColors => Some(setup(SetupChange::ExchangeColors)),
            // The count stays; the right komi is applied to it.
            Remedy::CorrectSetup if is_counted(self.case.before.shown) => {
                Some(Effect { verdict: Verdict::CountAgain, ..setup(SetupChange::AsPaired) })
            }
            Remedy::CorrectSetup => Some(setup(SetupChange::AsPaired)),
            Remedy::SetClockRight => {
                Some(Effect { clock: self.clock_right(), ..Effect::nothing() })
            }
            Remedy::CountAgain => Some(verdict(Verdict::CountAgain)),
            Remedy::Resume => Some(self.resumed()),
            Remedy::Adjourn => {
                self.case.before.shown.is_pending().then(|| Effect {
                    clock: ClockNote::StopMeanwhile,
                    ..verdict(Verdict::Adjourned)
                })
            }
            Remedy::PassStone => self.pass_stone(),
            Remedy::PointsToOpponent => self.points(),
            Remedy::ByLateness => self.late(),
            Remedy::Loses(manner) => self.loses(manner),
            Remedy::Wins(winner) => {
                Some(Effect::ends(Ending::Won { winner, manner: Manner::Decision }))
            }
            Remedy::BothLose => Some(Effect::ends(Ending::BothLose { by_default: false })),
            Remedy::Draw => Some(Effect::ends(match self.finding.kind {
                IncidentKind::Repetition => Ending::Drawn,
                _ => Ending::Jigo { by_default: false },
            })),
            Remedy::NoResult => Some(Effect::ends(Ending::NoResult)),
            Remedy::Replay => Some(Effect {
                position: PositionChange::Cleared,
                clock: ClockNote::Reset,
                ..verdict(Verdict::Replay)
            }),
        }
    }

    /// The game continues; a result on the board is removed.
    fn resumed(&self) -> Effect {
        let open = self.case.before.shown.is_pending();
        verdict(if open { Verdict::GoesOn } else { Verdict::Resumes })
    }

    /// The clock set right by the time that was lost on it.
    fn clock_right(&self) -> ClockNote {
        match self.finding.circumstances.time_back {
            Each { black: 0, white: 0 } => ClockNote::SetRight,
            seconds => ClockNote::GiveBack { seconds },
        }
    }

    /// Who plays first when a stopped game resumes, by the rules of play: the opponent of the only one who asks, or
    /// of the player who passed last.
    fn first_again(&self) -> Option<Color> {
        let so = &self.finding.circumstances;
        match self.rules().map(|rules| rules.end.resumption) {
            Some(Resumption::OpponentOfLastPasser) => {
                Some(self.case.game?.moves().last()?.color.other())
            }
            Some(Resumption::ByAgreement | Resumption::None) => None,
            Some(Resumption::OpponentOfRequester) | None => {
                let both = so.asked.black == so.asked.white;
                so.plays_on().filter(|_| !both).map(Color::other)
            }
        }
    }

    fn take_back_as_pass(&self) -> Option<Effect> {
        let by = self.finding.by.one()?;
        let twice = self.finding.kind == IncidentKind::TwoInARow;
        let alone =
            self.procedure.second_stone_alone || arbiter_notices(self.finding, self.procedure);
        let two = twice && !alone;
        let first = |at: MoveNo| if two { MoveNo(at.0.saturating_sub(1).max(1)) } else { at };
        let (at, stones) = (self.finding.at.map(first), if two { 2 } else { 1 });
        let position = PositionChange::BeforeAsPass { at, by, stones };
        let pass = self.pass_stone().unwrap_or_default();
        Some(Effect { position, turn: Some(by.other()), ..pass })
    }

    fn pass_stone(&self) -> Option<Effect> {
        let by = self.finding.by.one().filter(|_| self.procedure.pass_stone)?;
        Some(Effect { pass_stones: Each::only(by.other(), 1), ..Effect::nothing() })
    }

    /// The next of four players after an error in their order.
    fn next_partner(&self) -> Option<PairSeat> {
        let wrong = self.finding.kind == IncidentKind::OutOfTurn;
        self.finding.circumstances.partner.filter(|_| wrong)?;
        Some(PairSeat::next_after(self.finding.at?, self.finding.by.one()?))
    }

    fn points(&self) -> Option<Effect> {
        let by = self.finding.by.one()?;
        let points: Each<HalfPoints> = Each::only(by.other(), self.procedure.claim_points);
        Some(Effect { points, ..Effect::nothing() })
    }

    fn late(&self) -> Option<Effect> {
        match self.procedure.lateness.of(self.finding.circumstances.minutes) {
            Delay::Loses => self.loses(Manner::Default),
            Delay::Plays { charge } | Delay::Arbiter { charge } => {
                let minutes = self.case.minutes.map_or(charge, |all| charge.min(all));
                let one = self.finding.by.one().filter(|_| minutes > 0);
                let clock = one.map(|color| ClockNote::Charge { color, minutes });
                Some(Effect { clock: clock.unwrap_or_default(), ..Effect::nothing() })
            }
        }
    }

    fn loses(&self, manner: Manner) -> Option<Effect> {
        let by_default = manner == Manner::Default;
        match self.finding.by.sides() {
            [] => None,
            [loser] => {
                let ending = Ending::Won { winner: loser.other(), manner };
                // A resignation that stands shows in the result already.
                let said = manner == Manner::Resignation && ending == self.case.before.shown;
                (!said).then(|| Effect::ends(ending))
            }
            _ => Some(Effect::ends(Ending::BothLose { by_default })),
        }
    }

    /// Takes points or minutes of the offender; `None` where the game they count in is over, or replayed.
    fn take(&self, effect: &mut Effect, sanction: Sanction) -> Option<()> {
        let color = self.finding.by.one()?;
        let most = self.procedure.discretion.most(sanction)?;
        let amount = self.case.amount.unwrap_or(most).clamp(1, most);
        let kind = match (sanction, effect.verdict) {
            (Sanction::Points, Verdict::GoesOn | Verdict::CountAgain | Verdict::Resumes) => {
                let points = HalfPoints::whole(i32::try_from(amount).ok()?);
                effect.points += Each::only(color.other(), points);
                PenaltyKind::Points { points: amount }
            }
            (Sanction::Time, Verdict::GoesOn | Verdict::Resumes) => {
                if matches!(effect.clock, ClockNote::LeaveAsIs | ClockNote::StopMeanwhile) {
                    effect.clock = ClockNote::Charge { color, minutes: amount };
                }
                PenaltyKind::Time { minutes: amount }
            }
            _ => return None,
        };
        effect.penalties.push(Penalty { color, kind });
        Some(())
    }

    /// Adds a sanction and its consequences. A game lost by penalties keeps its position.
    fn impose(&self, effect: &mut Effect, color: Color, sanction: Sanction) {
        let result = escalate(sanction, color, self.case.given, &self.procedure.ladder);
        effect.penalties.extend(result.imposed.iter().map(|&kind| Penalty { color, kind }));
        *effect.prisoners.of_mut(color.other()) += result.stones;
        if !result.loses {
            return;
        }
        let ending = match effect.verdict {
            Verdict::Ends(Ending::Won { winner, .. }) if winner == color => {
                Ending::BothLose { by_default: false }
            }
            Verdict::Ends(ending @ (Ending::Won { .. } | Ending::BothLose { .. })) => ending,
            _ => Ending::Won { winner: color.other(), manner: Manner::Decision },
        };
        let penalties = std::mem::take(&mut effect.penalties);
        *effect = Effect { penalties, clock: effect.clock, ..Effect::ends(ending) };
    }
}

fn verdict(verdict: Verdict) -> Effect {
    Effect { verdict, ..Effect::nothing() }
}

fn setup(setup: SetupChange) -> Effect {
    Effect { setup, ..Effect::nothing() }
}
