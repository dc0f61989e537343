use std::cmp::Reverse;

use tournament::{EntryId, HalfPoints, RoundNo, Tournament};

use super::table::{cells, numbers};
use super::{ResultCell, ScoreSheet, Value};

/// One line of the wall list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallRow {
    /// The number of the row in other rows' cells; it stays the same for the whole tournament.
    pub number: usize,
    /// Who.
    pub entry: EntryId,
    /// Its position in [`Tournament::entries`].
    pub index: usize,
    /// The starting McMahon score.
    pub start: HalfPoints,
    /// The main score after the last round shown.
    pub score: Value,
    /// The rounds, from the first.
    pub cells: Vec<ResultCell>,
}

/// The wall list: all entries that are [`Tournament::present`] in the order of strength before the first round, so
/// that rows never move while results come in: by starting score, rating, name, order of entering.
#[must_use]
pub fn wall_list(tournament: &Tournament, through: RoundNo) -> Vec<WallRow> {
    let sheet = ScoreSheet::new(tournament, through);
    let present = tournament.present();
    let mut order: Vec<usize> = (0..sheet.len()).filter(|index| present[*index]).collect();
    order.sort_by_cached_key(|index| {
        let entry = sheet.entry(*index);
        let strength = Reverse((sheet.start(*index), entry.rating));
        (strength, entry.name_key(), *index)
    });
    let numbers = numbers(&order, sheet.len());
    let row = |index: usize| WallRow {
        number: numbers[index],
        entry: sheet.entry(index).id,
        index,
        start: sheet.start(index),
        score: sheet.main_score(index, sheet.rounds()),
        cells: cells(&sheet, index, &numbers),
    };
    order.into_iter().map(row).collect()
}
