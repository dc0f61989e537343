//! MMS, the McMahon score: the starting score (rank between floor and bar, and the player's correction)
//! and the points won since.

use crate::{Opposition, Part, ScoreSheet, Term};

use super::wins;

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = wins::points(sheet, index, Opposition::McMahon);
    terms.insert(0, Term::apart(Part::Start, sheet.start(index).into()));
    terms
}
