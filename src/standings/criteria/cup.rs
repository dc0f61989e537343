//! CPS, the cup score: each round doubles what was there and adds what it brought, so that an earlier win
//! outweighs all later ones. Byes and absences bring what they count as wins; nothing is rounded.

use crate::sheet::unplayed_points;
use crate::{Opposition, Part, ScoreSheet, Term, Value};
use tournament::Seat;

use super::rounds;

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let values = &sheet.tournament().settings.points;
    rounds(sheet, index)
        .map(|(round, seat)| {
            let points = match seat {
                Seat::Board(meeting) => meeting.points,
                Seat::Free(why) => unplayed_points(values, *why, Opposition::Wins),
            };
            let times = (sheet.rounds() - 1 - round.index()) as u32;
            let amount = Value::halves(i64::from(points.0) << times);
            Term::of(round, *seat, Part::Doubled { points, times }, amount)
        })
        .collect()
}
