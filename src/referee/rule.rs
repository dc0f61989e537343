use go::{History, Ruleset};
use serde::{Deserialize, Serialize};
use tournament::Ending;

use super::against::{Before, CallStatus, EndQuestion, WhyItStands, against, check_end, governing};
use super::remedy::Ground;
use super::{
    Alternative, Basis, Clause, Condition, Consent, Delay, Effect, Finding, FindingError, Firmness,
    Given, Incident, IncidentKind, MoveNo, Party, Penalty, PenaltyKind, PositionChange, Procedure,
    ProcedureName, RecordSays, Remedy, Sanction, Verdict, find, usual,
};

/// An incident with all data that a ruling depends on.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    pub procedure: &'a Procedure,
    pub incident: &'a Incident,
    /// The game so far, if there is a record.
    pub game: Option<&'a History>,
    pub confirmed: bool,
    /// Earlier penalties of the two players that are in force.
    pub given: &'a [Given],
    /// The rules of play, where there is no record that has them.
    pub rules: Option<&'a Ruleset>,
    pub before: Before<'a>,
    /// The minutes that a player has for a game, if known: the upper limit of a charge for delay.
    pub minutes: Option<u32>,
    /// The number of a penalty with a number; `None`: the most that it may have.
    pub amount: Option<u32>,
}

impl<'a> Case<'a> {
    /// A report without a record, before any result was confirmed.
    pub fn new(procedure: &'a Procedure, incident: &'a Incident) -> Self {
        Self {
            procedure,
            incident,
            game: None,
            confirmed: false,
            given: &[],
            rules: None,
            before: Before::default(),
            minutes: None,
            amount: None,
        }
    }

    /// The report as the record has it. [`FindingError::EarlierGoverns`] if an earlier violation does; otherwise
    /// errors as [`against`], or the report cannot be true of a game with the board's ending.
    pub fn settled(&self) -> Result<Incident, FindingError> {
        check_end(self)?;
        let incident = against(self)?;
        let first = governing(self, &incident).and_then(|o| Some((o.at?, o.kind, o.by.one()?)));
        match first {
            Some((first, kind, by)) => {
                Err(FindingError::EarlierGoverns { at: incident.at, first, kind, by })
            }
            None => Ok(incident),
        }
    }
}

/// The procedure's answer to the incident. A pure function: the same case, the same ruling.
///
/// The procedure's clauses are tried in order, then the usual ones for the kind. Every kind has an answer; where no
/// text has one, the arbiter decides among typed options. [`FindingError`] names the field of a report that does
/// not fit the game.
///
/// ```
/// use go::Color;
/// use referee::{Case, Incident, IncidentKind, ProcedureName, rule};
///
/// let procedure = ProcedureName::NihonKiin.preset();
/// let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(127);
/// let ruling = rule(&Case::new(&procedure, &incident))?;
/// assert_eq!(ruling.outcome().map(|o| o.to_string()).as_deref(), Some("W+I"));
/// # Ok::<(), referee::FindingError>(())
/// ```
pub fn rule(case: &Case<'_>) -> Result<Ruling, FindingError> {
    let (finding, (clause, effect), status) = answered(case)?;
    Ok(match status {
        CallStatus::Open => ruling(&Ground::of(case, &finding), &clause, effect),
        CallStatus::Over(why) => leave_result(case, &finding, why),
        CallStatus::Asks(question) => ask_first(case, &finding, &question),
    })
}

/// The checked report, the procedure's answer if the game had not ended before, and whether it had.
pub(super) fn answered(
    case: &Case<'_>,
) -> Result<(Finding, (Clause, Effect), CallStatus), FindingError> {
    let incident = case.settled()?;
    let finding = find(&incident, case.game)?;
    let (clause, effect) = decide(&Ground::of(case, &finding));
    let status = CallStatus::of(case, &incident, (&clause, &effect));
    Ok((finding, (clause, effect), status))
}

pub(super) fn decide(ground: &Ground<'_>) -> (Clause, Effect) {
    if ground.is_legal() {
        return (usual::legal(ground.finding.kind), Effect::nothing());
    }
    let usual = usual::clauses(ground.procedure);
    let all = ground.procedure.clauses.iter().chain(&usual);
    let all: Vec<&Clause> =
        all.filter(|clause| clause.applies(ground.finding, ground.procedure)).collect();
    let (mut clause, mut effect) = all
        .iter()
        .find_map(|&clause| Some((clause.clone(), ground.effect(clause.remedy, clause.sanction)?)))
        .unwrap_or_else(|| (usual::last_resort(ground.procedure), Effect::nothing()));
    if let Some(counted) = ground.counted_again(&clause, &all) {
        effect = ground.effect(counted.remedy, counted.sanction).unwrap_or(effect);
        clause = counted;
    }
    let ended = ground.has_ended_since(&clause, &effect);
    if ended {
        clause.or(Remedy::Stands, Sanction::None);
        if ground.counts_stones(&effect) {
            clause.or(Remedy::CountAgain, Sanction::None);
        }
    }
    let impossible = !ground.allows(&effect);
    if impossible {
        clause.or(Remedy::Stands, clause.sanction);
    }
    if lacks_count(ground.finding, &clause) {
        clause.or(Remedy::Stands, Sanction::None);
        usual::open(&mut clause);
    } else if impossible || ended || ground.judged || is_contradicted(ground.finding, &clause) {
        usual::open(&mut clause);
    }
    if ground.judged {
        clause.keep_first();
    }
    let delay = ground.procedure.lateness.of(ground.finding.circumstances.minutes);
    if clause.remedy == Remedy::ByLateness && matches!(delay, Delay::Arbiter { .. }) {
        usual::open_delay(&mut clause);
    }
    (clause, effect)
}

fn ruling(ground: &Ground<'_>, clause: &Clause, effect: Effect) -> Ruling {
    let ended = is_open(clause) && ground.has_ended_since(clause, &effect);
    let main = if is_open(clause) { waiting(ground, clause, &effect) } else { effect };
    let options = options(ground, clause);
    Ruling {
        procedure: ground.procedure.name,
        kind: ground.finding.kind,
        by: ground.finding.by,
        at: ground.finding.at,
        remedy: clause.remedy,
        firmness: clause.firmness,
        notes: notes(ground, clause, &main, &options, ended),
        effect: Effect { reopens_confirmed: clause.reopens_confirmed, ..main },
        options,
        basis: clause.basis.clone(),
    }
}

/// Until the arbiter has chosen, only the clocks may need action.
fn waiting(ground: &Ground<'_>, clause: &Clause, effect: &Effect) -> Effect {
    let late = clause.remedy == Remedy::ByLateness;
    let clock = if late { effect.clock } else { ground.procedure.clock };
    ground.unchanged(clock)
}

/// A remedy and a penalty of the same ruling taken together, such as taking a move back and warning: `None` if the
/// ruling does not offer both.
pub fn combine(
    case: &Case<'_>,
    remedy: Remedy,
    sanction: Sanction,
) -> Result<Option<RulingOption>, FindingError> {
    let ruling = rule(case)?;
    let offers = |of: &dyn Fn(&RulingOption) -> bool| ruling.options.iter().find(|o| of(o));
    let own = !ruling.waits() && ruling.remedy == remedy;
    let offered = offers(&|option| option.remedy == Some(remedy));
    let penalty = offers(&|option| option.remedy.is_none() && option.sanction == sanction);
    let (finding, _, status) = answered(case)?;
    if (!own && offered.is_none()) || penalty.is_none() || status != CallStatus::Open {
        return Ok(None);
    }
    let consent = offered.map_or(Consent::Arbiter, |option| option.consent);
    let practice = offered.is_some_and(|option| option.practice);
    let effect = Ground::of(case, &finding).effect(remedy, sanction);
    let combined =
        |effect| RulingOption { remedy: Some(remedy), sanction, consent, practice, effect };
    Ok(effect.map(combined))
}

/// Nothing happens until the relation of the call to the earlier end is known.
fn ask_first(case: &Case<'_>, finding: &Finding, question: &EndQuestion) -> Ruling {
    let (why, note) = match question {
        EndQuestion::Accepted(_) => (WhyItStands::Accepted, RulingNote::EndUnasked),
        EndQuestion::Earlier(..) => (WhyItStands::Ruled, RulingNote::OrderUnasked),
    };
    Ruling {
        remedy: Remedy::AskBoth,
        options: Vec::new(),
        notes: vec![note],
        ..leave_result(case, finding, why)
    }
}

/// A result that stands is not changed; a penalty may still be recorded, and misconduct may still exclude a player
/// from later rounds.
fn leave_result(case: &Case<'_>, finding: &Finding, why: WhyItStands) -> Ruling {
    let procedure = case.procedure;
    use {RulingNote as Note, Verdict::EndStands};
    let (basis, note, verdict) = match why {
        WhyItStands::Confirmed => (&procedure.confirmation, Note::Confirmed, Verdict::ResultStands),
        WhyItStands::Accepted => (&procedure.accepted_end, Note::EndAccepted, EndStands),
        WhyItStands::Ruled => (&procedure.earlier_ruling, Note::RuledBefore, EndStands),
    };
    let noted = [
        (Sanction::Caution, PenaltyKind::Caution),
        (Sanction::Warning, PenaltyKind::Warning),
        (Sanction::Exclusion, PenaltyKind::Exclusion),
        (Sanction::Other, PenaltyKind::Other),
    ];
    let known = !finding.by.sides().is_empty();
    use IncidentKind::{Collusion, Conduct, Other, OutsideHelp};
    let grave = matches!(finding.kind, Conduct | Collusion | OutsideHelp | Other);
    let fits = |sanction| known && (grave || sanction != Sanction::Exclusion);
    let options = noted.into_iter().filter(|(sanction, _)| fits(*sanction));
    Ruling {
        procedure: case.procedure.name,
        kind: finding.kind,
        by: finding.by,
        at: finding.at,
        remedy: Remedy::Stands,
        firmness: Firmness::Binding,
        effect: Effect { verdict, ..Effect::nothing() },
        options: options
            .map(|(sanction, kind)| note_only(finding, sanction, kind, verdict))
            .collect(),
        basis: basis.clone(),
        notes: vec![note],
    }
}

fn note_only(
    finding: &Finding,
    sanction: Sanction,
    kind: PenaltyKind,
    verdict: Verdict,
) -> RulingOption {
    let penalties = finding.by.sides().iter().map(|&color| Penalty { color, kind }).collect();
    let effect = Effect { verdict, penalties, ..Effect::nothing() };
    RulingOption { remedy: None, sanction, consent: Consent::Arbiter, practice: false, effect }
}

fn is_open(clause: &Clause) -> bool {
    clause.firmness == Firmness::ArbiterDecides
}

/// Whether the record contradicts the report: then nothing happens until the arbiter has decided.
fn is_contradicted(finding: &Finding, clause: &Clause) -> bool {
    finding.record == RecordSays::NoSuchViolation
        && !matches!(clause.remedy, Remedy::PointsToOpponent | Remedy::NoOffence)
}

/// Whether the clause depends on the number of moves played, and that number is unknown.
fn lacks_count(finding: &Finding, clause: &Clause) -> bool {
    clause.when.contains(&Condition::WhileColorsCorrectable) && finding.noticed_at.is_none()
}

/// The alternatives that can be carried out, each once, without those equal to the ruling.
fn options(ground: &Ground<'_>, clause: &Clause) -> Vec<RulingOption> {
    let mut options: Vec<RulingOption> = Vec::new();
    let main = ground.effect(clause.remedy, clause.sanction).filter(|_| !is_open(clause));
    let all = clause.alternatives.iter().copied().chain(free(ground, clause));
    for new in all.filter_map(|other| option(ground, clause, &other)) {
        let same = |old: &RulingOption| {
            old.effect == new.effect && old.remedy.is_some() == new.remedy.is_some()
        };
        let anyhow = new.remedy.is_some()
            && main.as_ref().is_some_and(|main| new.effect.same_but_for_reopening(main));
        if !anyhow && !options.iter().any(same) {
            options.push(new);
        }
    }
    options
}

/// Penalties with a number, where the clause leaves the penalty open.
fn free(ground: &Ground<'_>, clause: &Clause) -> impl Iterator<Item = Alternative> {
    let is_free = |o: &&Alternative| o.remedy.is_none() && o.sanction == Sanction::Other;
    let free = clause.alternatives.iter().find(is_free).copied();
    let may = ground.procedure.discretion;
    let offered =
        [Sanction::Points, Sanction::Time].into_iter().filter(move |s| may.most(*s).is_some());
    free.into_iter()
        .flat_map(move |free| offered.clone().map(move |sanction| Alternative { sanction, ..free }))
}

fn option(ground: &Ground<'_>, clause: &Clause, alternative: &Alternative) -> Option<RulingOption> {
    let kept = if is_open(clause) { Remedy::Stands } else { clause.remedy };
    let remedy = alternative.remedy.unwrap_or(kept);
    let effect = ground.effect(remedy, alternative.sanction).filter(|e| ground.allows(e))?;
    Some(RulingOption {
        remedy: alternative.remedy,
        sanction: alternative.sanction,
        consent: alternative.consent,
        practice: alternative.practice,
        effect: Effect { reopens_confirmed: clause.reopens_confirmed, ..effect },
    })
}

fn notes(
    ground: &Ground<'_>,
    clause: &Clause,
    main: &Effect,
    options: &[RulingOption],
    ended: bool,
) -> Vec<RulingNote> {
    let asked = ground.effect(clause.remedy, Sanction::None);
    let unknown = lacks_move(main) || options.iter().any(|option| lacks_move(&option.effect));
    let found = [
        (asked.is_some_and(|effect| !ground.allows(&effect)), RulingNote::CannotBeDone),
        (is_contradicted(ground.finding, clause), RulingNote::RecordDisagrees),
        (ended, RulingNote::EndedSince),
        (ground.judged, RulingNote::CommitteeDecided),
        (unknown, RulingNote::MoveUnknown),
        (is_unclear(ground) || lacks_count(ground.finding, clause), RulingNote::WindowUnclear),
        (is_unasked(ground.finding, clause), RulingNote::AskFirst),
        (ground.starts_anew(main), RulingNote::RecordStartsAnew),
    ];
    found.into_iter().filter_map(|(holds, note)| holds.then_some(note)).collect()
}

/// Whether both would lose because of a moved stone, before both were asked whether they agree.
fn is_unasked(finding: &Finding, clause: &Clause) -> bool {
    let so = &finding.circumstances;
    let moved = matches!(
        finding.kind,
        IncidentKind::StoneDisplaced | IncidentKind::StoneRemoved | IncidentKind::TakeBack
    );
    moved && clause.remedy == Remedy::BothLose && !so.disagreed && !so.were_asked()
}

fn lacks_move(effect: &Effect) -> bool {
    matches!(
        effect.position,
        PositionChange::Before { at: None } | PositionChange::BeforeAsPass { at: None, .. }
    )
}

/// Whether the rule depends on how many moves later it was noticed, and that is unknown.
fn is_unclear(ground: &Ground<'_>) -> bool {
    let finding = ground.finding;
    if finding.later_most == Some(finding.later_least) || !finding.kind.counts_moves() {
        return false;
    }
    let window = ground.procedure.window.last_move().max(ground.procedure.at_once);
    let most = finding.later_most.unwrap_or((window + 1).max(finding.later_least));
    let of = |later: u32| {
        let known = Finding { later_least: later, later_most: Some(later), ..finding.clone() };
        decide(&ground.with(&known)).0
    };
    let first = of(finding.later_least);
    (finding.later_least..=most).skip(1).any(|later| of(later) != first)
}

/// An alternative for the arbiter, or for both players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RulingOption {
    /// The other remedy; `None` keeps the ruling's.
    pub remedy: Option<Remedy>,
    pub sanction: Sanction,
    pub consent: Consent,
    /// Whether it is practice, where the ruling rests on a text.
    #[serde(default)]
    pub practice: bool,
    /// The whole effect, if it is chosen; it replaces the ruling's.
    pub effect: Effect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulingNote {
    RecordDisagrees,
    /// The clause's remedy is no longer possible on the board: the arbiter decides.
    CannotBeDone,
    /// The move is not known: the arbiter restores the position by hand.
    MoveUnknown,
    /// The number of moves in between is not known well enough to say whether it was in time.
    WindowUnclear,
    /// Setting stones by hand makes the record start again: earlier positions no longer count for ko and superko.
    RecordStartsAnew,
    /// Both lose unless they agree, and not both of them were asked yet (Japanese rules 1989, Art. 13.2).
    AskFirst,
    /// A committee has decided on this: only a new fact, with a reason, leads to another ruling.
    CommitteeDecided,
    /// The game has ended since, and the text does not say what then holds.
    EndedSince,
    /// The result is confirmed; only what does not change it may be chosen.
    Confirmed,
    /// Both had accepted the end of the game before the call; only what does not change it may be chosen.
    EndAccepted,
    /// A ruling in force has ended the game; only what does not change that may be chosen.
    RuledBefore,
    /// The game had ended: whether both had accepted that is still open.
    EndUnasked,
    /// A ruling in force has ended the game: whether this happened before that ruling's incident is still open.
    OrderUnasked,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ruling {
    pub procedure: ProcedureName,
    pub kind: IncidentKind,
    pub by: Party,
    pub at: Option<MoveNo>,
    pub remedy: Remedy,
    pub firmness: Firmness,
    /// The effect, unless another option is chosen.
    pub effect: Effect,
    pub options: Vec<RulingOption>,
    pub basis: Basis,
    pub notes: Vec<RulingNote>,
}

impl Ruling {
    /// The outcome, if the ruling ends or reopens the game.
    pub const fn outcome(&self) -> Option<Ending> {
        self.effect.verdict.ending()
    }

    /// The effect of a choice: `None` is the ruling itself, otherwise an option counted from 0.
    pub fn chosen(&self, option: Option<usize>) -> Option<&Effect> {
        match option {
            None => Some(&self.effect),
            Some(index) => self.options.get(index).map(|option| &option.effect),
        }
    }

    /// Whether both players have to be asked before the ruling can be given.
    pub fn asks_first(&self) -> bool {
        self.notes.contains(&RulingNote::AskFirst) || self.asks_of_end()
    }

    /// Whether the relation of the call to the earlier end of the game has to be asked first.
    pub fn asks_of_end(&self) -> bool {
        let asks = [RulingNote::EndUnasked, RulingNote::OrderUnasked];
        asks.iter().any(|note| self.notes.contains(note))
    }

    pub fn waits(&self) -> bool {
        self.firmness == Firmness::ArbiterDecides && !self.options.is_empty()
    }
}
