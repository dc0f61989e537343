use super::remedy::Ground;
use super::rule::decide;
use super::{
    Alternative, Clause, Condition, Effect, Finding, Firmness, IncidentKind, PositionChange,
    RecordSays, Remedy, RulingNote, RulingOption, Sanction,
};

pub(super) fn is_open(clause: &Clause) -> bool {
    clause.firmness == Firmness::ArbiterDecides
}

/// Whether the record contradicts the report: then nothing happens until the arbiter has decided.
pub(super) fn doubted(finding: &Finding, clause: &Clause) -> bool {
    finding.record == RecordSays::NoSuchViolation
        && !matches!(clause.remedy, Remedy::PointsToOpponent | Remedy::NoOffence)
}

/// Whether the clause depends on the number of moves played, and that number is unknown.
pub(super) fn undated(finding: &Finding, clause: &Clause) -> bool {
    clause.when.contains(&Condition::WhileColorsCorrectable) && finding.noticed_at.is_none()
}

/// The alternatives that can be carried out, each once, without those equal to the ruling.
pub(super) fn options(ground: &Ground<'_>, clause: &Clause) -> Vec<RulingOption> {
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

pub(super) fn notes(
    ground: &Ground<'_>,
    clause: &Clause,
    main: &Effect,
    options: &[RulingOption],
) -> Vec<RulingNote> {
    let asked = ground.effect(clause.remedy, Sanction::None);
    let unknown = goes_back(main) || options.iter().any(|option| goes_back(&option.effect));
    let found = [
        (asked.is_some_and(|effect| !ground.allows(&effect)), RulingNote::CannotBeDone),
        (doubted(ground.finding, clause), RulingNote::RecordDisagrees),
        (is_open(clause) && ground.is_counted_since(clause), RulingNote::CountedSince),
        (ground.judged, RulingNote::CommitteeDecided),
        (unknown, RulingNote::MoveUnknown),
        (unclear(ground) || undated(ground.finding, clause), RulingNote::WindowUnclear),
        (unasked(ground.finding, clause), RulingNote::AskFirst),
        (ground.starts_anew(main), RulingNote::RecordStartsAnew),
    ];
    found.into_iter().filter_map(|(holds, note)| holds.then_some(note)).collect()
}

/// Whether both would lose because of a moved stone, before both were asked whether they agree.
fn unasked(finding: &Finding, clause: &Clause) -> bool {
    let so = &finding.circumstances;
    let moved = matches!(
        finding.kind,
        IncidentKind::StoneDisplaced | IncidentKind::StoneRemoved | IncidentKind::TakeBack
    );
    moved && clause.remedy == Remedy::BothLose && !so.disagreed && !so.were_asked()
}

fn goes_back(effect: &Effect) -> bool {
    matches!(
        effect.position,
        PositionChange::Before { at: None } | PositionChange::BeforeAsPass { at: None, .. }
    )
}

/// Whether the rule depends on how many moves later it was noticed, and that is unknown.
fn unclear(ground: &Ground<'_>) -> bool {
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
