//! SDC, simple direct confrontation: the points won against the others of the tied, if all of them have met one
//! another; else nothing. Games by default do not count as having met.

use std::collections::HashSet;

use crate::{Part, ScoreSheet, Term, Value};
use tournament::{HalfPoints, Meeting, RoundNo, Seat};

use super::is_played;

/// In the order of `tied`.
pub(crate) fn values(sheet: &ScoreSheet<'_>, tied: &[usize]) -> Vec<Value> {
    let all_met = all_have_met(sheet, tied);
    let points = |index: &usize| -> HalfPoints {
        games_among(sheet, *index, tied).map(|(_, meeting)| meeting.points).sum()
    };
    tied.iter().map(|i| if all_met { points(i).into() } else { Value::halves(0) }).collect()
}

pub(crate) fn terms(sheet: &ScoreSheet<'_>, index: usize, tied: &[usize]) -> Vec<Term> {
    let all_met = all_have_met(sheet, tied);
    games_among(sheet, index, tied)
        .map(|(round, meeting)| {
            let amount = if all_met { meeting.points } else { HalfPoints::ZERO };
            Term::of(round, Seat::Board(*meeting), Part::Direct, amount.into())
        })
        .collect()
}

/// The games of one entry against the tied that count for direct comparison.
pub(super) fn games_among<'s>(
    sheet: &'s ScoreSheet<'_>,
    index: usize,
    tied: &'s [usize],
) -> impl Iterator<Item = (RoundNo, &'s Meeting)> {
    let policy = sheet.tournament().settings.points.no_result;
    sheet.meetings(index).filter(move |(_, meeting)| {
        tied.contains(&meeting.opponent_index) && is_played(meeting, policy)
    })
}

/// Whether each of at least two met every other. More than the number of rounds allows never did.
fn all_have_met(sheet: &ScoreSheet<'_>, tied: &[usize]) -> bool {
    (2..=sheet.rounds() + 1).contains(&tied.len())
        && tied.iter().all(|index| {
            let games = games_among(sheet, *index, tied);
            let met: HashSet<usize> = games.map(|(_, meeting)| meeting.opponent_index).collect();
            met.len() == tied.len() - 1
        })
}
