//! The sheet of rulings for the wall. Each line is a ruling on a made-up incident, with the conditions for that
//! answer.

use go::{BoardSize, Color, HalfPoints, History, Move, Ruleset, Suicide};

use super::{
    Basis, Case, ClockFault, Condition, FindingError, Firmness, HandlingFault, Incident,
    IncidentKind, Noticed, NoticedBy, Particular, PenaltyKind, Procedure, Remedy, ResumptionAnswer,
    Ruling, Standing, find, moves, rule, rules_for,
};

/// Moves that the rules of play may forbid, and the violations that they cause together.
pub const SHEET_MOVES: [IncidentKind; 7] = [
    IncidentKind::KoRetake,
    IncidentKind::Suicide,
    IncidentKind::TwoInARow,
    IncidentKind::OutOfTurn,
    IncidentKind::Occupied,
    IncidentKind::Superko,
    IncidentKind::Repetition,
];

/// Stones that do not lie where they belong.
pub const SHEET_STONES: [IncidentKind; 3] =
    [IncidentKind::StoneDisplaced, IncidentKind::StoneRemoved, IncidentKind::TakeBack];

pub const SHEET_TIME: [IncidentKind; 1] = [IncidentKind::TimeLoss];

/// A count that players do not agree on.
pub const SHEET_COUNT: [IncidentKind; 1] = [IncidentKind::CountDisputed];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetGroup {
    pub kinds: Vec<SheetKind>,
    /// The lines in order, the first that fits counts.
    pub lines: Vec<SheetLine>,
}

/// A kind of incident; suicide of several stones is a kind of its own where the rules of play distinguish it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetKind {
    Any(IncidentKind),
    SuicideOfOne,
    SuicideOfSeveral,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// The fewest moves later that it was noticed.
    pub from: u32,
    /// The most; `None`: no limit.
    pub to: Option<u32>,
    /// `Some(true)`: the opponent claims it. `Some(false)`: only others noticed.
    pub claimed: Option<bool>,
    pub so: Vec<Condition>,
    pub answer: SheetAnswer,
}

/// The consequences of a ruling, for players who read the sheet before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetAnswer {
    pub remedy: Remedy,
    pub penalties: Vec<PenaltyKind>,
    pub points: HalfPoints,
    pub firmness: Firmness,
    pub basis: Basis,
    pub may_add: bool,
}

impl SheetAnswer {
    /// The consequences of a ruling on Black's incident.
    pub fn of(ruling: &Ruling) -> Self {
        let waits = ruling.waits();
        Self {
            remedy: if waits { Remedy::Stands } else { ruling.remedy },
            penalties: ruling.effect.penalties.iter().map(|penalty| penalty.kind).collect(),
            points: ruling.effect.points.white,
            firmness: if waits { Firmness::ArbiterDecides } else { ruling.firmness },
            basis: ruling.basis.clone(),
            may_add: !waits && ruling.options.iter().any(|option| option.remedy.is_none()),
        }
    }

    /// Whether two answers are the same to a reader: the words may differ, not the article. Practice has no
    /// article.
    pub fn reads_as(&self, other: &Self) -> bool {
        let cited = |answer: &Self| {
            let basis = &answer.basis;
            let text = basis.standing != Standing::Setting;
            text.then(|| (basis.source.clone(), basis.article.clone()))
        };
        let plain = |answer: &Self| Self { basis: Basis::of_event(), ..answer.clone() };
        cited(self) == cited(other) && plain(self) == plain(other)
    }
}

impl SheetLine {
    fn reads_as(&self, other: &Self) -> bool {
        let when = |line: &Self| (line.from, line.to, line.claimed, line.so.clone());
        when(self) == when(other) && self.answer.reads_as(&other.answer)
    }
}

impl SheetGroup {
    /// The line that a reader finds for an incident.
    pub fn read(
        &self,
        procedure: &Procedure,
        incident: &Incident,
    ) -> Result<Option<&SheetLine>, FindingError> {
        let finding = find(incident, None)?;
        let holds = |condition: &Condition| condition.holds(&finding, procedure, procedure.window);
        let claimed = holds(&Condition::OpponentClaims);
        Ok(self.lines.iter().find(|line| {
            line.from <= finding.later_least
                && line.to.is_none_or(|to| finding.later_most.is_some_and(|most| most <= to))
                && line.claimed.is_none_or(|by_opponent| by_opponent == claimed)
                && line.so.iter().all(holds)
        }))
    }
}

/// The sheet for these kinds under a procedure and rules of play, kinds with the same answers together.
///
/// ```
/// use go::{Ruleset, RulesetName};
/// use referee::{ProcedureName, Remedy, SHEET_MOVES, sheet_groups};
///
/// let chinese = ProcedureName::Chinese1988.preset();
/// let groups = sheet_groups(&chinese, &Ruleset::preset(RulesetName::Chinese), &SHEET_MOVES);
/// assert!(matches!(groups[1].lines[0].answer.remedy, Remedy::Loses(_)), "two in a row");
/// ```
pub fn sheet_groups(
    procedure: &Procedure,
    rules: &Ruleset,
    kinds: &[IncidentKind],
) -> Vec<SheetGroup> {
    let tells = rules.suicide == Suicide::SeveralStones;
    let kinds = kinds.iter().flat_map(|kind| match kind {
        IncidentKind::Suicide if tells => {
            vec![SheetKind::SuicideOfOne, SheetKind::SuicideOfSeveral]
        }
        kind => vec![SheetKind::Any(*kind)],
    });
    let mut groups: Vec<SheetGroup> = Vec::new();
    for kind in kinds {
        let lines = lines(procedure, rules, kind);
        let alike = |group: &&mut SheetGroup| {
            group.lines.len() == lines.len()
                && group.lines.iter().zip(&lines).all(|(known, line)| known.reads_as(line))
        };
        match groups.iter_mut().find(alike) {
            Some(group) => group.kinds.push(kind),
            None => groups.push(SheetGroup { kinds: vec![kind], lines }),
        }
    }
    groups
}

/// The cases of a kind by the conditions of its rules; the plain case last.
fn lines(procedure: &Procedure, rules: &Ruleset, kind: SheetKind) -> Vec<SheetLine> {
    let asked = match kind {
        SheetKind::Any(asked) => asked,
        SheetKind::SuicideOfOne => IncidentKind::Suicide,
        SheetKind::SuicideOfSeveral => return of_several(procedure, rules),
    };
    let clauses = rules_for(procedure, asked);
    let names = |any: &[Condition]| {
        clauses.iter().any(|clause| any.iter().any(|condition| clause.when.contains(condition)))
    };
    let mut starts = vec![0];
    if names(&[Condition::AtOnce]) {
        starts.push(procedure.at_once + 1);
    }
    if names(&[Condition::InWindow, Condition::PastWindow]) {
        let windows = clauses.iter().map(|clause| clause.window.unwrap_or(procedure.window));
        starts.extend(windows.map(|window| window.last_move() + 1));
    }
    starts.sort_unstable();
    starts.dedup();
    let claims = if names(&[Condition::OpponentClaims]) { vec![true, false] } else { vec![true] };
    let ask = |so: &[Condition]| -> Cells {
        let cell = |&from: &u32| {
            let answers = claims.iter().map(|&by_opponent| {
                // The player who did it has no claim, where an arbiter does.
                let other =
                    if procedure.arbiter_claims { NoticedBy::Black } else { NoticedBy::Arbiter };
                let incident = incident_with(asked, so, from, (!by_opponent).then_some(other));
                let case = Case { rules: Some(rules), ..Case::new(procedure, &incident) };
                rule(&case).ok().map(|ruling| SheetAnswer::of(&ruling))
            });
            (from, answers.collect())
        };
        starts.iter().map(cell).collect()
    };
    let plain = ask(&[]);
    let mut particular: Vec<(Vec<Condition>, Cells)> = Vec::new();
    for clause in &clauses {
        let so: Vec<Condition> = clause.when.iter().copied().filter(is_particular).collect();
        if !so.is_empty() && particular.iter().all(|(known, _)| *known != so) {
            let cells = ask(&so);
            particular.push((so, cells));
        }
    }
    // A case with the answers of the plain one, with nothing in between, gets no line.
    let mut between = vec![false; plain.len() * claims.len()];
    let rest: Vec<_> = plain.iter().flat_map(|(_, answers)| answers).collect();
    for (so, cells) in particular.iter_mut().rev() {
        let who = so[..] == [Condition::ArbiterNotices];
        let answers = cells.iter_mut().flat_map(|(_, answers)| answers);
        for ((answer, rest), between) in answers.zip(&rest).zip(&mut between) {
            let same = answer == *rest;
            *between |= !same;
            if !*between || (who && same) {
                *answer = None;
            }
        }
    }
    particular.push((Vec::new(), plain));
    particular.iter().flat_map(|(so, cells)| lines_of(so, cells)).collect()
}

/// The answers by the number of moves until notice: to the opponent's claim, and to others'. `None` where the plain
/// case applies.
type Cells = Vec<(u32, Vec<Option<SheetAnswer>>)>;

/// The lines of a case: runs of moments with the same answers, separate by who noticed where that matters.
fn lines_of(so: &[Condition], cells: &Cells) -> Vec<SheetLine> {
    let mut runs: Cells = Vec::new();
    for (from, answers) in cells {
        if runs.last().is_none_or(|(_, before)| before != answers) {
            runs.push((*from, answers.clone()));
        }
    }
    let ends: Vec<Option<u32>> =
        runs.iter().skip(1).map(|(from, _)| Some(from - 1)).chain([None]).collect();
    let mut lines = Vec::new();
    for ((from, answers), to) in runs.into_iter().zip(ends) {
        let same = answers.windows(2).all(|pair| pair[0] == pair[1]);
        let told = if same { &answers[..1] } else { &answers[..] };
        for (place, answer) in told.iter().enumerate() {
            let claimed = (!same).then_some(place == 0);
            lines.extend(answer.clone().map(|answer| SheetLine {
                from,
                to,
                claimed,
                so: so.to_vec(),
                answer,
            }));
        }
    }
    lines
}

/// Whether a condition is not about when it was noticed, by whom, or the event's settings.
fn is_particular(condition: &Condition) -> bool {
    !matches!(
        condition,
        Condition::AtOnce
            | Condition::InWindow
            | Condition::PastWindow
            | Condition::OpponentClaims
            | Condition::WhileColorsCorrectable
            | Condition::IllegalMoveLoses
            | Condition::LegalInRecord
    )
}

/// An incident of Black's with only those conditions true.
fn incident_with(
    kind: IncidentKind,
    so: &[Condition],
    later: u32,
    noticed_by: Option<NoticedBy>,
) -> Incident {
    let by = kind.doers()[0];
    let mut incident = Incident::new(kind, by);
    incident.noticed = if later == 0 { Noticed::AtOnce } else { Noticed::Later(later) };
    let arbiter = so.contains(&Condition::ArbiterNotices);
    incident.noticed_by = if arbiter { Some(NoticedBy::Arbiter) } else { noticed_by };
    let told = &mut incident.circumstances;
    (told.clock, told.handling) = (ClockFault::Other, HandlingFault::Other);
    for condition in so {
        let is_said = |one: &Particular| one.condition() == Some(*condition);
        Particular::ALL.into_iter().filter(is_said).for_each(|one| told.note(one));
        match condition {
            Condition::EffectiveMove => told.disagreed = true,
            Condition::NotAsked => told.effective_move = true,
            Condition::PlaysOn => told.asked.black = Some(ResumptionAnswer::PlayOn),
            Condition::NamedFault => {
                (told.clock, told.handling) = (ClockFault::BeforeStone, HandlingFault::OffLid);
            }
            Condition::NotPressed => told.clock = ClockFault::NotPressed,
            Condition::AfterStop => drop(told.set_fault("after-stop")),
            Condition::Bystander => drop(told.set_fault("bystander")),
            Condition::NoPassStone => drop(told.set_fault("no-stone")),
            Condition::ForCaptures => drop(told.set_fault("captures")),
            Condition::OnlyDame => drop(told.set_fault("only-dame")),
            Condition::PassedEarly => drop(told.set_fault("passed-early")),
            _ => {}
        }
    }
    incident
}

/// Suicide of several stones, ruled on a board where it was the last move.
fn of_several(procedure: &Procedure, rules: &Ruleset) -> Vec<SheetLine> {
    let answer = suicide(rules).and_then(|game| {
        let incident = Incident::new(IncidentKind::Suicide, Color::Black).at(moves(&game));
        let case = Case { game: Some(&game), ..Case::new(procedure, &incident) };
        rule(&case).ok().map(|ruling| SheetAnswer::of(&ruling))
    });
    let line = |answer| SheetLine { from: 0, to: None, claimed: None, so: Vec::new(), answer };
    answer.map(line).into_iter().collect()
}

fn suicide(rules: &Ruleset) -> Option<History> {
    let mut game = History::new(rules.clone(), BoardSize::new(5).ok()?);
    for name in ["A1", "A2", "E5", "B2", "E4", "C1", "B1"] {
        let color = game.to_move();
        game.execute(color, Move::Play(name.parse().ok()?)).ok()?;
    }
    Some(game)
}
