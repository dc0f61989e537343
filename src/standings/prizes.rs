use tournament::{EntryId, HalfPoints, Tournament};

use super::{Cell, Mark, Row, Standings};

/// Who is up for a prize.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prizes {
    /// For each category from the top, the first of it.
    pub by_category: Vec<Vec<Prize>>,
    /// Who won every round, a bye that is worth the whole point included, in the order of the standings.
    pub all_wins: Vec<EntryId>,
}

/// A place within a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prize {
    /// Who.
    pub entry: EntryId,
    /// The place within the category, counted from 1; equals share the first of theirs.
    pub place: u32,
}

/// The first `places` of every category, and who won all rounds.
///
/// Whoever shares the last place that has a prize is named too. Entries without a game get no prize.
#[must_use]
pub fn prizes(tournament: &Tournament, standings: &Standings, places: u32) -> Prizes {
    let mut categories = vec![Vec::new(); tournament.settings.categories.count()];
    for row in standings.rows.iter().filter(|row| row.has_played()) {
        categories[tournament.category(tournament.entries[row.index].rank)].push(row);
    }
    let all_wins = standings.rows.iter().filter(|row| row.has_played() && row.won_every_round());
    Prizes {
        by_category: categories.into_iter().map(|rows| first(&rows, places)).collect(),
        all_wins: all_wins.map(|row| row.entry).collect(),
    }
}

/// The rows that have one of the first places among themselves.
fn first(rows: &[&Row], places: u32) -> Vec<Prize> {
    let mut prizes: Vec<Prize> = Vec::new();
    let mut above: Option<u32> = None;
    for (number, row) in (1..).zip(rows) {
        let place = match prizes.last() {
            Some(prize) if above == Some(row.place) => prize.place,
            _ => number,
        };
        if place > places {
            break;
        }
        above = Some(row.place);
        prizes.push(Prize { entry: row.entry, place });
    }
    prizes
}

impl Row {
    /// Whether there is a game that was not settled by default.
    fn has_played(&self) -> bool {
        self.cells.iter().any(|cell| matches!(cell, Cell::Game { by_default: false, .. }))
    }

    fn won_every_round(&self) -> bool {
        self.cells.iter().all(|cell| match cell {
            Cell::Game { mark, .. } => *mark == Mark::Win,
            Cell::Free { worth, .. } => *worth >= HalfPoints::ONE,
        })
    }
}
