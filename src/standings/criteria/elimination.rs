//! STS, the elimination score of a McMahon tournament with a final: the McMahon score, +2 for a player who started
//! at the bar and won every round through the last but two, +2 more through the last but one.

use crate::{Part, ScoreSheet, Term};
use tournament::{HalfPoints, RoundNo, Seat};

use super::scores;

const BONUS: HalfPoints = HalfPoints::whole(2);

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = scores::mcmahon(sheet, index);
    terms.extend(won_through(sheet, index).map(|through| {
        let round = RoundNo(through as i32);
        let seat: Seat = sheet.seats(index)[through - 1];
        Term::of(round, seat, Part::Bonus, BONUS.into())
    }));
    terms
}

pub(super) fn bonus(sheet: &ScoreSheet<'_>, index: usize) -> HalfPoints {
    won_through(sheet, index).map(|_| BONUS).sum()
}

/// The rounds, of the last two before the end, up to which the entry won everything from the bar on.
fn won_through(sheet: &ScoreSheet<'_>, index: usize) -> impl Iterator<Item = usize> {
    let last = usize::try_from(sheet.tournament().settings.rounds).unwrap_or(0);
    let rounds = [last.saturating_sub(2), last.saturating_sub(1)].into_iter();
    rounds.filter(move |through| unbeaten_from_the_bar(sheet, index, *through))
}

/// Whether the entry started at the bar or above and each of those rounds, one at least, gave the whole point.
fn unbeaten_from_the_bar(sheet: &ScoreSheet<'_>, index: usize, through: usize) -> bool {
    let limits = sheet.tournament().settings.mcmahon;
    let bar = HalfPoints::whole(limits.bar.value() - limits.zero.value());
    let won = sheet.mms(index, through) - sheet.start(index);
    (1..=sheet.rounds()).contains(&through)
        && sheet.start(index) >= bar
        && won >= HalfPoints::whole(through as i32)
}
