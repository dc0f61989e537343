//! SOS, the sum of opponents' scores, and SOS−1 and SOS−2, without the one or two lowest.
//!
//! W sums their wins; a round without a game counts 0. M sums their McMahon scores, plus the handicap given as
//! White, less the handicap received as Black; a round without a game counts the own starting score. The lowest are
//! always dropped: with one round SOS−1 is 0, with two SOS−2 is.

use super::{rounds, scores::elimination_bonus};
use crate::{Opposition, Part, ScoreSheet, Term, Unit, Value};
use tournament::{HalfPoints, Meeting, RoundNo, Seat};

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

/// SOSTS, the sum of opponents' elimination scores (STS): their value in SOSM, and their bonus.
pub(crate) fn of_elimination(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = terms(sheet, index, Opposition::McMahon, 0);
    for term in &mut terms {
        if let (Some(Seat::Board(meeting)), Part::OpponentScore { score, .. }) =
            (term.seat, &mut term.part)
        {
            let bonus = elimination_bonus(sheet, meeting.opponent_index);
            *score += bonus;
            term.amount = Value::sum(Unit::Halves, [term.amount, bonus.into()].into_iter());
        }
    }
    terms
}

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

pub(super) const fn unplayed(opposition: Opposition) -> Part {
    match opposition {
        Opposition::Wins => Part::Points,
        Opposition::McMahon => Part::Start,
    }
}

/// Stones added to the opponent's McMahon score; wins have no correction.
pub(super) fn correction(meeting: &Meeting, opposition: Opposition) -> i32 {
    match opposition {
        Opposition::Wins => 0,
        Opposition::McMahon => meeting.handicap_given(),
    }
}

pub(super) fn opponent_score(
    sheet: &ScoreSheet<'_>,
    meeting: &Meeting,
    opposition: Opposition,
) -> HalfPoints {
    sheet.counted(meeting.opponent_index, opposition)
        + HalfPoints::whole(correction(meeting, opposition))
}

/// SODOS, the sum of defeated opponents' scores: each opponent's score, corrected by handicap as for SOS, times
/// one's own result, so that a jigo counts half of it. Counted in quarters.
pub(crate) fn sodos(sheet: &ScoreSheet<'_>, index: usize, opposition: Opposition) -> Vec<Term> {
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

/// SOSOS, the sum of opponents' SOS. A round without a game counts 0 for SOSOSW, and for SOSOSM the own starting
/// score times the number of rounds.
pub(crate) fn sosos(sheet: &ScoreSheet<'_>, index: usize, opposition: Opposition) -> Vec<Term> {
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
            Seat::Free(_) => Term::of(round, *seat, unplayed(opposition), Value::halves(own)),
        })
        .collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Games {
    All,
    Won,
}

/// EXT and EXR, exploits attempted and achieved: opponents' wins as they stand in the table (unplayed rounds never
/// as halves), times 0 to 3 for the stones given beyond the difference of ranks. EXT takes all games, EXR those
/// that were won.
pub(crate) fn exploits(sheet: &ScoreSheet<'_>, index: usize, games: Games) -> Vec<Term> {
    rounds(sheet, index)
        .filter_map(|(round, seat)| match seat {
            Seat::Board(meeting) if games == Games::All || meeting.is_win() => {
                Some(exploit(sheet, index, round, meeting))
            }
            _ => None,
        })
        .collect()
}

fn exploit(sheet: &ScoreSheet<'_>, index: usize, round: RoundNo, meeting: &Meeting) -> Term {
    let wins = sheet.wins(meeting.opponent_index, sheet.rounds());
    let beyond = beyond_the_ranks(sheet, index, meeting);
    let coefficient = coefficient(beyond);
    let amount = Value::halves(i64::from(wins.0) * i64::from(coefficient));
    Term::of(round, Seat::Board(*meeting), Part::Exploit { wins, beyond, coefficient }, amount)
}

/// Stones given beyond the difference of ranks: 4 for a 3k in an even game against a 2d.
fn beyond_the_ranks(sheet: &ScoreSheet<'_>, index: usize, meeting: &Meeting) -> i32 {
    let rank = |i: usize| sheet.entry(i).rank.value();
    meeting.handicap_given() - (rank(index) - rank(meeting.opponent_index))
}

const fn coefficient(beyond: i32) -> u8 {
    match beyond {
        i32::MIN..=-1 => 0,
        0 => 1,
        1 => 2,
        _ => 3,
    }
}
