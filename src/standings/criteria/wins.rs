//! NBW, the number of wins: a win 1, a jigo ½, both win 1 each, both lose nothing; byes and absences as
//! the event values them, their sum rounded down if it says so.

use crate::sheet::unplayed_points;
use crate::{Opposition, Part, ScoreSheet, Term, Value};
use tournament::{HalfPoints, Seat};

use super::rounds;

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    points(sheet, index, Opposition::Wins)
}

/// What each round brought, and the half that is taken off byes and absences.
pub(super) fn points(sheet: &ScoreSheet<'_>, index: usize, score: Opposition) -> Vec<Term> {
    let values = &sheet.tournament().settings.points;
    let mut unplayed = HalfPoints::ZERO;
    let mut terms = Vec::with_capacity(sheet.rounds() + 2);
    for (round, seat) in rounds(sheet, index) {
        let points = match seat {
            Seat::Board(meeting) => meeting.points,
            Seat::Free(why) => unplayed_points(values, *why, score),
        };
        if seat.meeting().is_none() {
            unplayed += points;
        }
        terms.push(Term::of(round, *seat, Part::Points, points.into()));
    }
    let excess = unplayed.rounded_down() - unplayed;
    if values.round_down && excess != HalfPoints::ZERO {
        terms.push(Term::apart(Part::RoundedDown, Value::from(excess)));
    }
    terms
}
