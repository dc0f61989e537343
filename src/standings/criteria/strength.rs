//! CAT, RANK and RATING: what an entry brings along. The category counts from 1 at the top and the lower
//! number is the better one; the rank is its number, 1k being −1 and 1d 0.

use crate::{Part, ScoreSheet, Term, Value};

pub(crate) fn category(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let category = sheet.tournament().category(sheet.entry(index)) + 1;
    vec![Term::apart(Part::Category, Value::whole(category as i64))]
}

pub(crate) fn rank(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let rank = sheet.entry(index).rank;
    vec![Term::apart(Part::Rank(rank), Value::whole(rank.value().into()))]
}

pub(crate) fn rating(sheet: &ScoreSheet<'_>, index: usize) -> Vec<Term> {
    let rating = sheet.entry(index).rating;
    vec![Term::apart(Part::Rating(rating), Value::whole(rating.0.into()))]
}
