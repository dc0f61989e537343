//! STS, the elimination score of a McMahon tournament with a final: the McMahon score, +2 for whoever
//! started at the bar and won every round through the last but two, +2 more through the last but one.

use crate::{Part, ScoreSheet, Term, Value};
use tournament::{HalfPoints, RoundNo, Seat};

use super::mcmahon;

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = mcmahon::terms(sheet, index);
    let last = usize::try_from(sheet.tournament().settings.rounds).unwrap_or(0);
    for through in [last.saturating_sub(2), last.saturating_sub(1)] {
        if unbeaten_from_the_bar(sheet, index, through) {
            let round = RoundNo(through as i32);
            let seat: Seat = sheet.seats(index)[through - 1];
            terms.push(Term::of(round, seat, Part::Bonus, Value::halves(4)));
        }
    }
    terms
}

/// Whether the entry started at the bar or above and each of those rounds, one at least, brought the
/// whole point.
fn unbeaten_from_the_bar(sheet: &ScoreSheet<'_>, index: usize, through: usize) -> bool {
    let limits = sheet.tournament().settings.mcmahon;
    let bar = HalfPoints::whole(limits.bar.value() - limits.zero.value());
    let won = sheet.mms(index, through) - sheet.start(index);
    (1..=sheet.rounds()).contains(&through)
        && sheet.start(index) >= bar
        && won >= HalfPoints::whole(through as i32)
}
