use std::cmp::Ordering;

use tournament::Criterion;

use super::criteria;
use super::explanation::is_direct;
use super::{ScoreSheet, Value};

/// Entries in order by placement criteria, with the value of each. Entries equal on every criterion share their
/// place; among them the order is by surname, first name and the order of entering, so that the same tournament
/// always gives the same list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    order: Vec<usize>,
    shared: Vec<bool>,
    values: Vec<Vec<Value>>,
}

/// The positions of all entries, best first, by those criteria and then by name. For seeding before a round: make
/// the sheet through the round before, and append [`Criterion::Rating`] where the rating decides among equals.
#[must_use]
pub fn ranking(sheet: &ScoreSheet<'_>, criteria: &[Criterion]) -> Vec<usize> {
    Ranking::new(sheet, criteria).order
}

impl Ranking {
    /// All entries of the sheet, ordered by those criteria.
    #[must_use]
    pub fn new(sheet: &ScoreSheet<'_>, criteria: &[Criterion]) -> Self {
        Self::among(sheet, (0..sheet.len()).collect(), criteria)
    }

    /// The entries at these positions of the sheet, ordered among themselves.
    #[must_use]
    pub fn among(sheet: &ScoreSheet<'_>, listed: Vec<usize>, criteria: &[Criterion]) -> Self {
        let mut values: Vec<Vec<Value>> = (0..sheet.len())
            .map(|i| criteria.iter().map(|c| criteria::value(sheet, i, *c)).collect())
            .collect();
        let mut runs = vec![listed];
        for (k, criterion) in criteria.iter().enumerate() {
            for run in &mut runs {
                if is_direct(*criterion) {
                    compare_directly(sheet, criteria, k, run, &mut values);
                }
                run.sort_by(|a, b| better(*criterion, values[*a][k], values[*b][k]));
            }
            runs = split(runs, |a, b| values[a][k] == values[b][k]);
        }
        for run in &mut runs {
            run.sort_by(|a, b| by_name(sheet, *a, *b));
        }
        let shared = runs.iter().flat_map(|run| (0..run.len()).map(|i| i > 0)).collect();
        Self { order: runs.concat(), shared, values }
    }

    pub(super) fn order_equals(&mut self, key: impl Fn(usize) -> Vec<u8>) {
        let mut begins = 0;
        for end in 1..=self.order.len() {
            if self.shared.get(end) != Some(&true) {
                self.order[begins..end].sort_by_cached_key(|index| (key(*index), *index));
                begins = end;
            }
        }
    }

    /// Positions of entries, best first.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The values of an entry, in the order of the criteria.
    pub fn values(&self, index: usize) -> &[Value] {
        &self.values[index]
    }

    /// Each position of the order with its place, counted from 1, and whether the place is the same as the one
    /// before.
    pub fn places(&self) -> impl Iterator<Item = (usize, u32, bool)> {
        let mut place = 0;
        (1..).zip(self.order.iter().zip(&self.shared)).map(move |(number, (index, shared))| {
            if !shared {
                place = number;
            }
            (*index, place, *shared)
        })
    }
}

/// Higher first, but the upper category first.
fn better(criterion: Criterion, a: Value, b: Value) -> Ordering {
    match criterion {
        Criterion::Cat => a.cmp(&b),
        _ => b.cmp(&a),
    }
}

fn by_name(sheet: &ScoreSheet<'_>, a: usize, b: usize) -> Ordering {
    let name = |i: usize| (&sheet.entry(i).surname, &sheet.entry(i).first_name, i);
    name(a).cmp(&name(b))
}

fn split(runs: Vec<Vec<usize>>, same: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    runs.iter().flat_map(|run| run.chunk_by(|a, b| same(*a, *b)).map(<[usize]>::to_vec)).collect()
}

fn compare_directly(
    sheet: &ScoreSheet<'_>,
    criteria: &[Criterion],
    k: usize,
    run: &[usize],
    values: &mut [Vec<Value>],
) {
    let found = if criteria[k] == Criterion::Sdc {
        criteria::direct::simple_values(sheet, run)
    } else {
        criteria::direct::values(sheet, run, |a, b| later(&criteria[k + 1..], k + 1, values, a, b))
    };
    for (index, value) in run.iter().zip(found) {
        values[*index][k] = value;
    }
}

/// The order of two entries by the criteria after a direct comparison; other direct comparisons are left out.
fn later(
    criteria: &[Criterion],
    from: usize,
    values: &[Vec<Value>],
    a: usize,
    b: usize,
) -> Ordering {
    let compared = criteria.iter().zip(from..).filter(|(criterion, _)| !is_direct(**criterion));
    compared.fold(Ordering::Equal, |order, (criterion, k)| {
        order.then_with(|| better(*criterion, values[a][k], values[b][k]))
    })
}
