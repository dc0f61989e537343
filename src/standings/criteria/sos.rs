//! SOS, the sum of opponents' scores, and SOS−1 and SOS−2, the same without the one or two lowest.
//!
//! W sums their wins; a round without a game counts 0. M sums their McMahon scores, plus the handicap
//! given as White, less the handicap received as Black; a round without a game counts the own starting
//! score. The lowest are taken off whatever is there: with one round SOS−1 is 0, with two SOS−2 is.

use crate::{Opposition, Part, ScoreSheet, Term, Unit, Value};
use tournament::{HalfPoints, Meeting, Seat};

use super::{elimination, rounds};

pub(crate) fn terms(
    sheet: &ScoreSheet<'_>,
    index: usize,
    opposition: Opposition,
    dropped: usize,
) -> Vec<Term> {
    let mut terms: Vec<Term> = rounds(sheet, index)
        .map(|(round, seat)| {
            let amount = of_round(sheet, index, seat, opposition);
            let part = match seat {
                Seat::Board(meeting) => Part::OpponentScore {
                    score: sheet.counted(meeting.opponent_index, opposition),
                    handicap: correction(meeting, opposition),
                },
                Seat::Free(_) => unplayed(opposition),
            };
            Term::of(round, *seat, part, Value::from(amount))
        })
        .collect();
    for _ in 0..dropped {
        if let Some(lowest) = terms.iter_mut().filter(|t| !t.dropped).min_by_key(|t| t.amount) {
            lowest.dropped = true;
        }
    }
    terms
}

/// SOSTS, the same sum of opponents' elimination scores (STS): what they count in SOSM, and their bonus.
pub(crate) fn of_elimination(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = terms(sheet, index, Opposition::McMahon, 0);
    for term in &mut terms {
        if let (Some(Seat::Board(meeting)), Part::OpponentScore { score, .. }) =
            (term.seat, &mut term.part)
        {
            let bonus = elimination::bonus(sheet, meeting.opponent_index);
            *score += bonus;
            term.amount = Value::sum(Unit::Halves, [term.amount, bonus.into()].into_iter());
        }
    }
    terms
}

/// The whole sum.
pub(crate) fn sum(sheet: &ScoreSheet<'_>, index: usize, opposition: Opposition) -> HalfPoints {
    sheet.seats(index).iter().map(|seat| of_round(sheet, index, seat, opposition)).sum()
}

fn of_round(
    sheet: &ScoreSheet<'_>,
    index: usize,
    seat: &Seat,
    opposition: Opposition,
) -> HalfPoints {
    match (seat, opposition) {
        (Seat::Board(meeting), _) => opponent_score(sheet, meeting, opposition),
        (Seat::Free(_), Opposition::Wins) => HalfPoints::ZERO,
        (Seat::Free(_), Opposition::McMahon) => sheet.start(index),
    }
}

/// What stands in for a round without a game.
pub(super) const fn unplayed(opposition: Opposition) -> Part {
    match opposition {
        Opposition::Wins => Part::Points,
        Opposition::McMahon => Part::Start,
    }
}

/// Stones added to the opponent's McMahon score; wins are taken as they are.
pub(super) fn correction(meeting: &Meeting, opposition: Opposition) -> i32 {
    match opposition {
        Opposition::Wins => 0,
        Opposition::McMahon => meeting.handicap_given(),
    }
}

/// The opponent's score, corrected by handicap.
pub(super) fn opponent_score(
    sheet: &ScoreSheet<'_>,
    meeting: &Meeting,
    opposition: Opposition,
) -> HalfPoints {
    sheet.counted(meeting.opponent_index, opposition)
        + HalfPoints::whole(correction(meeting, opposition))
}
