//! The placement criteria, a file for each family.
//!
//! Every criterion is a list of [`Term`]s that add up to its value, so that the number and its
//! explanation are the same thing. The definitions are those of OpenGotha 3.5x, under the names that its
//! files use; what byes, absences and games without a result are worth is a setting of the event.
//!
//! | Criterion | Where |
//! |---|---|
//! | NBW MMS CPS STS, CUSSW CUSSM, CAT RANK RATING | [`scores`] |
//! | SOSW SOSM, less one or two, SOSTS, SODOSW SODOSM, SOSOSW SOSOSM, EXT EXR | [`sos`] |
//! | SDC DC | [`direct`] |

pub(super) mod direct;
pub(super) mod scores;
pub(super) mod sos;

use tournament::{Criterion, Ending, Meeting, NoResultPolicy, RoundNo, Seat};

use super::{Opposition, ScoreSheet, Term, Unit, Value};

/// The terms of an entry's value. SDC and DC compare the tied, so they depend on the criteria before them and have
/// no terms here.
pub(super) fn terms(sheet: &ScoreSheet<'_>, index: usize, criterion: Criterion) -> Vec<Term> {
    use Opposition::{McMahon, Wins};
    match criterion {
        Criterion::Nbw => scores::wins(sheet, index),
        Criterion::Mms => scores::mcmahon(sheet, index),
        Criterion::Cps => scores::cup(sheet, index),
        Criterion::Sts => scores::elimination(sheet, index),
        Criterion::Cat => scores::category(sheet, index),
        Criterion::Rank => scores::rank(sheet, index),
        Criterion::Rating => scores::rating(sheet, index),
        Criterion::SosW => sos::terms(sheet, index, Wins, 0),
        Criterion::SosWM1 => sos::terms(sheet, index, Wins, 1),
        Criterion::SosWM2 => sos::terms(sheet, index, Wins, 2),
        Criterion::SodosW => sos::sodos(sheet, index, Wins),
        Criterion::SososW => sos::sosos(sheet, index, Wins),
        Criterion::CussW => scores::cumulative(sheet, index, Wins),
        Criterion::SosM => sos::terms(sheet, index, McMahon, 0),
        Criterion::SosMM1 => sos::terms(sheet, index, McMahon, 1),
        Criterion::SosMM2 => sos::terms(sheet, index, McMahon, 2),
        Criterion::SosTs => sos::of_elimination(sheet, index),
        Criterion::SodosM => sos::sodos(sheet, index, McMahon),
        Criterion::SososM => sos::sosos(sheet, index, McMahon),
        Criterion::CussM => scores::cumulative(sheet, index, McMahon),
        Criterion::Ext => sos::exploits(sheet, index, sos::Games::All),
        Criterion::Exr => sos::exploits(sheet, index, sos::Games::Won),
        Criterion::Sdc | Criterion::Dc => Vec::new(),
    }
}

/// Zero for SDC and DC, which depend on the other tied entries.
pub(super) fn value(sheet: &ScoreSheet<'_>, index: usize, criterion: Criterion) -> Value {
    match criterion {
        Criterion::Nbw => sheet.wins(index, sheet.rounds()).into(),
        Criterion::Mms => sheet.mms(index, sheet.rounds()).into(),
        Criterion::SosW => sheet.sos(index, Opposition::Wins).into(),
        Criterion::SosM => sheet.sos(index, Opposition::McMahon).into(),
        _ => total(unit(criterion), &terms(sheet, index, criterion)),
    }
}

pub(super) fn total(unit: Unit, terms: &[Term]) -> Value {
    Value::sum(unit, terms.iter().filter(|term| !term.dropped).map(|term| term.amount))
}

const fn unit(criterion: Criterion) -> Unit {
    match criterion {
        Criterion::Cat | Criterion::Rank | Criterion::Rating | Criterion::Dc => Unit::Whole,
        Criterion::SodosW | Criterion::SodosM => Unit::Quarters,
        _ => Unit::Halves,
    }
}

pub(super) fn is_played(meeting: &Meeting, policy: NoResultPolicy) -> bool {
    match meeting.ending {
        Ending::Pending => false,
        Ending::NoResult => policy != NoResultPolicy::Replay,
        ending => !ending.is_by_default(),
    }
}

fn rounds<'s>(
    sheet: &'s ScoreSheet<'_>,
    index: usize,
) -> impl Iterator<Item = (RoundNo, &'s Seat)> {
    sheet.seats(index).iter().enumerate().map(|(r, seat)| (RoundNo::from_index(r), seat))
}
