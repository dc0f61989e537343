use super::against::{Before, against, governing};
use super::ended::{self, CallStatus, EndQuestion, WhyItStands};
use super::options::{doubted, is_open, notes, options, undated};
use super::remedy::Ground;
use super::{
    Clause, Consent, Delay, Effect, Finding, FindingError, Firmness, Given, Incident, IncidentKind,
    Penalty, PenaltyKind, Procedure, Remedy, Ruling, RulingNote, RulingOption, Sanction, Verdict,
    find, usual,
};
use go::{History, Ruleset};

/// An incident with all data that a ruling depends on.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The event's procedure.
    pub procedure: &'a Procedure,
    /// The report.
    pub incident: &'a Incident,
    /// The game so far, if there is a record.
    pub game: Option<&'a History>,
    /// Whether both players confirmed the result.
    pub confirmed: bool,
    /// Earlier penalties of the two players that are in force.
    pub given: &'a [Given],
    /// The rules of play, where there is no record that has them.
    pub rules: Option<&'a Ruleset>,
    /// Earlier reports and rulings of the game.
    pub before: Before<'a>,
    /// The minutes that a player has for a game, if known: the upper limit of a charge for delay.
    pub minutes: Option<u32>,
    /// The number of a penalty with a number; `None`: the most that it may have.
    pub amount: Option<u32>,
}

impl<'a> Case<'a> {
    /// A report without a record, before any result was confirmed.
    #[must_use]
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
        ended::check(self)?;
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
    let incident = case.settled()?;
    let finding = find(&incident, case.game)?;
    let ground = Ground::of(case, &finding);
    let (clause, effect) = decide(&ground);
    Ok(match CallStatus::of(case, &incident, (&clause, &effect)) {
        CallStatus::Open => ruling(&ground, &clause, effect),
        CallStatus::Over(why) => stands(case, &finding, why),
        CallStatus::Asks(question) => asks(case, &finding, &question),
    })
}

pub(super) fn standing(case: &Case<'_>) -> Result<CallStatus, FindingError> {
    let incident = case.settled()?;
    let finding = find(&incident, case.game)?;
    let (clause, effect) = decide(&Ground::of(case, &finding));
    Ok(CallStatus::of(case, &incident, (&clause, &effect)))
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
    let counted = clause.firmness == Firmness::Binding && ground.is_counted_since(&clause);
    if counted {
        clause.or(Remedy::Stands, Sanction::None);
        clause.or(Remedy::CountAgain, Sanction::None);
    }
    let impossible = !ground.allows(&effect);
    if impossible {
        clause.or(Remedy::Stands, clause.sanction);
    }
    if undated(ground.finding, &clause) {
        clause.or(Remedy::Stands, Sanction::None);
        usual::open(&mut clause);
    } else if impossible || counted || ground.judged || doubted(ground.finding, &clause) {
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
    let main = if is_open(clause) { waiting(ground, clause, &effect) } else { effect };
    let options = options(ground, clause);
    Ruling {
        procedure: ground.procedure.name,
        kind: ground.finding.kind,
        by: ground.finding.by,
        at: ground.finding.at,
        remedy: clause.remedy,
        firmness: clause.firmness,
        notes: notes(ground, clause, &main, &options),
        effect: Effect { reopens_confirmed: clause.reopens_confirmed, ..main },
        options,
        basis: clause.basis.clone(),
    }
}

/// Until the arbiter has chosen, only the clocks may need action.
fn waiting(ground: &Ground<'_>, clause: &Clause, effect: &Effect) -> Effect {
    let late = clause.remedy == Remedy::ByLateness;
    let clock = if late { effect.clock } else { ground.procedure.clock };
    ground.after_end(Effect { clock, ..Effect::nothing() })
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
    let open = standing(case)? == CallStatus::Open;
    if (!own && offered.is_none()) || penalty.is_none() || !open {
        return Ok(None);
    }
    let finding = find(&case.settled()?, case.game)?;
    let consent = offered.map_or(Consent::Arbiter, |option| option.consent);
    let practice = offered.is_some_and(|option| option.practice);
    let effect = Ground::of(case, &finding).effect(remedy, sanction);
    let combined =
        |effect| RulingOption { remedy: Some(remedy), sanction, consent, practice, effect };
    Ok(effect.map(combined))
}

/// Nothing happens until the relation of the call to the earlier end is known.
fn asks(case: &Case<'_>, finding: &Finding, question: &EndQuestion) -> Ruling {
    let (why, note) = match question {
        EndQuestion::Accepted(_) => (WhyItStands::Accepted, RulingNote::EndUnasked),
        EndQuestion::Earlier(..) => (WhyItStands::Ruled, RulingNote::OrderUnasked),
    };
    Ruling {
        remedy: Remedy::AskBoth,
        options: Vec::new(),
        notes: vec![note],
        ..stands(case, finding, why)
    }
}

/// A result that stands is not changed; a penalty may still be recorded, and misconduct may still exclude a player
/// from later rounds.
fn stands(case: &Case<'_>, finding: &Finding, why: WhyItStands) -> Ruling {
    let procedure = case.procedure;
    let (basis, note, verdict) = match why {
        WhyItStands::Confirmed => {
            (&procedure.confirmation, RulingNote::Confirmed, Verdict::ResultStands)
        }
        WhyItStands::Accepted => {
            (&procedure.accepted_end, RulingNote::EndAccepted, Verdict::EndStands)
        }
        WhyItStands::Ruled => {
            (&procedure.earlier_ruling, RulingNote::RuledBefore, Verdict::EndStands)
        }
    };
    let noted = [
        (Sanction::Caution, PenaltyKind::Caution),
        (Sanction::Warning, PenaltyKind::Warning),
        (Sanction::Exclusion, PenaltyKind::Exclusion),
        (Sanction::Other, PenaltyKind::Other),
    ];
    let known = !finding.by.sides().is_empty();
    let grave = matches!(
        finding.kind,
        IncidentKind::Conduct
            | IncidentKind::Collusion
            | IncidentKind::OutsideHelp
            | IncidentKind::Other
    );
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

/// The kinds that a procedure's own clauses cover.
#[must_use]
pub fn kinds_with_text(procedure: &Procedure) -> Vec<IncidentKind> {
    IncidentKind::ALL
        .into_iter()
        .filter(|kind| procedure.clauses.iter().any(|clause| clause.kinds.contains(kind)))
        .collect()
}
