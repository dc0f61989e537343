//! CUSS, the cumulative sum of scores: the score after each round, added up, so that early wins count in
//! every later round too.

use crate::{Opposition, Part, ScoreSheet, Term};

use super::rounds;

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize, opposition: Opposition) -> Vec<Term> {
    rounds(sheet, index)
        .map(|(round, seat)| {
            let score = match opposition {
                Opposition::Wins => sheet.wins(index, round.index() + 1),
                Opposition::McMahon => sheet.mms(index, round.index() + 1),
            };
            Term::of(round, *seat, Part::Running { score }, score.into())
        })
        .collect()
}
