//! SODOS, the sum of defeated opponents' scores: each opponent's score, corrected by handicap as for SOS,
//! times one's own result, so that a jigo counts half of it. Counted in quarters.

use crate::{Opposition, Part, ScoreSheet, Term, Value};
use tournament::Seat;

use super::rounds;
use super::sos::{correction, opponent_score};

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize, opposition: Opposition) -> Vec<Term> {
    rounds(sheet, index)
        .map(|(round, seat)| match seat {
            Seat::Board(meeting) => {
                let part = Part::Defeated {
                    score: sheet.counted(meeting.opponent_index, opposition),
                    handicap: correction(meeting, opposition),
                    result: meeting.points,
                };
                let score = i64::from(opponent_score(sheet, meeting, opposition).0);
                let amount = Value::quarters(score * i64::from(meeting.points.0));
                Term::of(round, *seat, part, amount)
            }
            Seat::Free(_) => Term::of(round, *seat, Part::Points, Value::quarters(0)),
        })
        .collect()
}
