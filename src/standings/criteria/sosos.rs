//! SOSOS, the sum of opponents' SOS. A round without a game counts 0 for SOSOSW, and for SOSOSM the own
//! starting score as often as there were rounds.

use crate::{Opposition, Part, ScoreSheet, Term, Value};
use tournament::Seat;

use super::{rounds, sos};

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize, opposition: Opposition) -> Vec<Term> {
    let own = match opposition {
        Opposition::Wins => 0,
        Opposition::McMahon => i64::from(sheet.start(index).0) * sheet.rounds() as i64,
    };
    rounds(sheet, index)
        .map(|(round, seat)| match seat {
            Seat::Board(meeting) => {
                let sos = sheet.sos(meeting.opponent_index, opposition);
                Term::of(round, *seat, Part::OpponentSos { sos }, sos.into())
            }
            Seat::Free(_) => Term::of(round, *seat, sos::unplayed(opposition), Value::halves(own)),
        })
        .collect()
}
