//! Scores that do not depend on opponents' scores: wins, McMahon, cup and elimination scores, cumulative sums, and
//! an entry's own data.

use super::rounds;
use crate::{Opposition, Part, ScoreSheet, Term, Value, sheet::unplayed_points};
use tournament::{HalfPoints, RoundNo, Seat};

/// NBW, the number of wins: a win 1, a jigo ½, both win 1 each, both lose nothing; byes and absences as the event
/// values them, their sum rounded down if it says so.
pub(crate) fn wins(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    points(sheet, index, Opposition::Wins)
}

/// The points of each round, and the half that is taken off byes and absences.
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
        terms.push(Term::without_round(Part::RoundedDown, Value::from(excess)));
    }
    terms
}

/// MMS, the McMahon score: the starting score (rank between floor and bar, and the player's correction) and the
/// points won since.
pub(crate) fn mcmahon(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = points(sheet, index, Opposition::McMahon);
    terms.insert(0, Term::without_round(Part::Start, sheet.start(index).into()));
    terms
}

/// CPS, the cup score: each round doubles the sum of earlier games and adds its own, so that an earlier win
/// outweighs all later ones. Byes and absences count once, as in the number of wins.
pub(crate) fn cup(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = wins(sheet, index);
    for term in &mut terms {
        if let (Some(Seat::Board(meeting)), Some(round)) = (term.seat, term.round) {
            let times = (sheet.rounds() - 1 - round.index()) as u32;
            term.part = Part::Doubled { points: meeting.points, times };
            term.amount = Value::halves(i64::from(meeting.points.0) << times);
        }
    }
    terms
}

/// CUSS, the cumulative sum of scores: the sum of the scores after each round, so that early wins count in every
/// later round too.
pub(crate) fn cumulative(
    sheet: &ScoreSheet<'_>,
    index: usize,
    opposition: Opposition,
) -> Vec<Term> {
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

/// CAT: the category, from 1 at the top; the lower number is the better one.
pub(crate) fn category(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let category = sheet.tournament().category(sheet.entry(index)) + 1;
    vec![Term::without_round(Part::Category, Value::whole(category as i64))]
}

/// RANK: its number, 1k being −1 and 1d 0.
pub(crate) fn rank(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let rank = sheet.entry(index).rank;
    vec![Term::without_round(Part::Rank(rank), Value::whole(rank.value().into()))]
}

pub(crate) fn rating(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let rating = sheet.entry(index).rating;
    vec![Term::without_round(Part::Rating(rating), Value::whole(rating.0.into()))]
}

const BONUS: HalfPoints = HalfPoints::whole(2);

/// STS, the elimination score of a McMahon tournament with a final: the McMahon score, +2 for a player who started
/// at the bar and won every round through the last but two, +2 more through the last but one.
pub(crate) fn elimination(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let mut terms = mcmahon(sheet, index);
    terms.extend(won_through(sheet, index).map(|through| {
        let round = RoundNo(through as i32);
        let seat: Seat = sheet.seats(index)[through - 1];
        Term::of(round, seat, Part::Bonus, BONUS.into())
    }));
    terms
}

pub(super) fn elimination_bonus(sheet: &ScoreSheet<'_>, index: usize) -> HalfPoints {
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
