//! What is usual where a text says nothing: general practice, not any federation's words.

use std::borrow::Cow;

use super::{
    Alternative, Basis, Clause, Condition, Consent, Firmness, IncidentKind as Kind, Procedure,
    Remedy, Sanction, Standing,
};
use tournament::Manner;

/// Kinds of moves that rules of play forbid.
pub(super) const MOVES: [Kind; 6] = [
    Kind::KoRetake,
    Kind::Superko,
    Kind::Suicide,
    Kind::Occupied,
    Kind::OutOfTurn,
    Kind::TwoInARow,
];

/// The source of what the event itself settles.
pub(super) const EVENT: &str = "Settings of the event";

/// The loss of a game by the referee's decision.
pub(super) const LOSES: Remedy = Remedy::Loses(Manner::Decision);
/// The loss of a game by an illegal move.
pub(super) const LOSES_BY_MOVE: Remedy = Remedy::Loses(Manner::IllegalMove);
/// Penalties an arbiter may add at discretion.
pub(super) const PENALTIES: [Sanction; 2] = [Sanction::Warning, Sanction::Other];

pub(super) const fn basis(
    source: &'static str,
    article: &'static str,
    words: &'static str,
    standing: Standing,
) -> Basis {
    Basis {
        source: Cow::Borrowed(source),
        article: Cow::Borrowed(article),
        words: Cow::Borrowed(words),
        standing,
    }
}

/// A binding clause read in a text.
pub(super) fn clause(kinds: &[Kind], remedy: Remedy, basis: Basis) -> Clause {
    Clause {
        kinds: kinds.to_vec(),
        when: Vec::new(),
        window: None,
        remedy,
        sanction: Sanction::None,
        firmness: Firmness::Binding,
        alternatives: Vec::new(),
        reopens_confirmed: false,
        basis,
    }
}

/// The usual clauses, under the procedure's own basis and firmness.
pub(super) fn clauses(procedure: &Procedure) -> Vec<Clause> {
    let fixed = |clause: &Clause| clause.basis.standing == Standing::Setting;
    let mut all = board();
    all.extend(around());
    for clause in &mut all {
        if fixed(clause) {
            continue;
        }
        clause.basis = procedure.elsewhere_basis.clone();
        if procedure.elsewhere == Firmness::ArbiterDecides {
            open(clause);
        }
    }
    all
}

/// Leaves a clause to the arbiter; what it would have done becomes the first alternative.
pub(super) fn open(clause: &mut Clause) {
    clause.firmness = Firmness::ArbiterDecides;
    let rest = std::mem::take(&mut clause.alternatives);
    let first = Alternative {
        remedy: Some(clause.remedy),
        sanction: std::mem::take(&mut clause.sanction),
        consent: Consent::Arbiter,
    };
    let others = rest.into_iter().filter(|other| *other != first);
    clause.alternatives = std::iter::once(first).chain(others).collect();
}

/// A delay that the event leaves to the arbiter: the game is played, or lost by default.
pub(super) fn open_delay(clause: &mut Clause) {
    open(clause);
    let loses = Remedy::Loses(Manner::Default);
    if clause.alternatives.iter().all(|other| other.remedy != Some(loses)) {
        *clause = clause.clone().or(&[loses]);
    }
}

/// If nothing else applies: the arbiter decides.
pub(super) fn last_resort(procedure: &Procedure) -> Clause {
    clause(&[Kind::Other], Remedy::Stands, procedure.elsewhere_basis.clone())
        .firmness(Firmness::ArbiterDecides)
        .may_impose(&PENALTIES)
}

/// A default of practice that the procedure's own basis replaces.
fn practice(kinds: &[Kind], remedy: Remedy) -> Clause {
    let nothing = basis("", "", "", Standing::Derived);
    clause(kinds, remedy, nothing).firmness(Firmness::Default)
}

fn board() -> Vec<Clause> {
    vec![
        practice(&MOVES, Remedy::TakeBack)
            .or(&[Remedy::Stands, Remedy::TakeBackAsPass, LOSES_BY_MOVE])
            .may_impose(&PENALTIES),
        practice(&[Kind::StoneDisplaced, Kind::StoneRemoved], Remedy::ReasonablePoint)
            .when(&[Condition::CannotReturn])
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::ReasonablePoint, Remedy::Stands, Remedy::Draw, Remedy::Replay])
            .or(&[Remedy::BothLose, LOSES])
            .may_impose(&PENALTIES),
        practice(&[Kind::StoneDisplaced], Remedy::StonesBack)
            .or(&[Remedy::Stands, Remedy::ReasonablePoint, Remedy::Draw, Remedy::Replay, LOSES])
            .may_impose(&PENALTIES),
        practice(&[Kind::StoneRemoved], Remedy::StonesBack)
            .or(&[Remedy::Stands, Remedy::Replay])
            .may_impose(&PENALTIES),
        practice(&[Kind::CapturesLeft], Remedy::CapturesOff)
            .or(&[Remedy::Stands])
            .may_impose(&PENALTIES),
        practice(&[Kind::CapturesMishandled], Remedy::Stands).may_impose(&PENALTIES),
        practice(&[Kind::TakeBack], Remedy::FirstPoint)
            .or(&[Remedy::Stands, LOSES])
            .may_impose(&PENALTIES),
        practice(&[Kind::BoardScattered], Remedy::Replay)
            .when(&[Condition::Lost])
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::Replay, Remedy::Draw, Remedy::NoResult, LOSES])
            .may_impose(&PENALTIES),
        practice(&[Kind::BoardScattered], Remedy::Reconstruct)
            .or(&[Remedy::Replay, Remedy::Draw, Remedy::NoResult, LOSES])
            .may_impose(&PENALTIES),
        practice(&[Kind::CountDisputed], Remedy::CountAgain).or(&[
            Remedy::Stands,
            Remedy::Draw,
            Remedy::Replay,
        ]),
        practice(&[Kind::Repetition], Remedy::Stands).firmness(Firmness::ArbiterDecides).or(&[
            Remedy::Stands,
            Remedy::NoResult,
            Remedy::Draw,
            Remedy::Replay,
        ]),
    ]
}

fn around() -> Vec<Clause> {
    let setting = |article, words| basis(EVENT, article, words, Standing::Setting);
    vec![
        practice(&[Kind::WrongColors], Remedy::ExchangeColors)
            .when(&[Condition::WhileColorsCorrectable])
            .or(&[Remedy::Replay, Remedy::Stands]),
        practice(&[Kind::WrongColors], Remedy::Stands)
            .or(&[Remedy::ExchangeColors, Remedy::Replay]),
        practice(&[Kind::WrongSetup], Remedy::CorrectSetup).or(&[Remedy::Stands, Remedy::Replay]),
        practice(&[Kind::ClockMisuse], Remedy::SetClockRight)
            .or(&[Remedy::Stands])
            .may_impose(&PENALTIES),
        clause(
            &[Kind::TimeLoss],
            Remedy::Loses(Manner::Time),
            setting("Time", "Who runs out of time loses."),
        )
        .firmness(Firmness::Default)
        .or(&[Remedy::SetClockRight]),
        clause(
            &[Kind::LateArrival],
            Remedy::ByLateness,
            setting(
                "Lateness",
                "As long as the grace lasts the clock is charged; then the event's rule counts.",
            ),
        )
        .firmness(Firmness::Default)
        .or(&[Remedy::Stands, Remedy::Loses(Manner::Default)])
        .may_impose(&PENALTIES),
        clause(
            &[Kind::NoShow],
            Remedy::Loses(Manner::Default),
            setting("Absence", "Who does not come loses by default; if neither comes, both do."),
        )
        .firmness(Firmness::Default)
        .or(&[Remedy::Replay])
        .may_impose(&[Sanction::Exclusion, Sanction::Other]),
        practice(&[Kind::OutsideHelp], Remedy::Stands)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::Stands, LOSES, Remedy::Replay])
            .may_impose(&[Sanction::Warning, Sanction::Exclusion, Sanction::Other]),
        practice(&[Kind::Conduct], Remedy::Stands)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::Stands, LOSES])
            .may_impose(&[
                Sanction::Caution,
                Sanction::Warning,
                Sanction::Exclusion,
                Sanction::Other,
            ]),
        practice(&[Kind::Other], Remedy::Stands)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::Stands, Remedy::Replay, LOSES])
            .may_impose(&[Sanction::Caution, Sanction::Warning, Sanction::Other]),
    ]
}
