//! Promotion and relegation: lines in the table.

use super::{Mark, ResultCell, Standings, TeamCell, TeamStandings};

/// A line in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// How many rows stand above it.
    pub above: usize,
    /// Whether those above it are promoted; else those below it are relegated.
    pub up: bool,
    /// How many they are.
    pub count: usize,
    /// The range of rows that share the place at the line; empty if the line separates different places.
    pub equals: (usize, usize),
}

impl MoveLine {
    /// Whether it separates rows of different places: equals on both sides leave it open.
    #[must_use]
    pub const fn is_decided(&self) -> bool {
        self.equals.0 == self.equals.1
    }
}

/// The lines below the first `up` and above the last `down`, from the top, in a table with those places. None in a
/// table that is too short for both, or without a result.
fn lines<P: PartialEq>(places: &[P], begun: bool, up: usize, down: usize) -> Vec<MoveLine> {
    let rows = places.len();
    if up + down >= rows || !begun {
        return Vec::new();
    }
    let line = |above: usize, up, count| {
        let same = |place: &&P| **place == places[above];
        let before = places[..above].iter().rev().take_while(same).count();
        let after = places[above..].iter().take_while(same).count();
        let equals = if before == 0 { (above, above) } else { (above - before, above + after) };
        MoveLine { above, up, count, equals }
    };
    let first = (up > 0).then(|| line(up, true, up));
    let last = (down > 0).then(|| line(rows - down, false, down));
    first.into_iter().chain(last).collect()
}

impl Standings {
    /// The lines of promotion and relegation: below the first `up`, above the last `down`.
    #[must_use]
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let places: Vec<_> = self.rows.iter().map(|row| (row.place, row.placed)).collect();
        let ended = |cell: &ResultCell| matches!(cell, ResultCell::Game { mark, .. } if *mark != Mark::Unknown);
        let begun = self.rows.iter().any(|row| row.cells.iter().any(ended));
        lines(&places, begun, up, down)
    }
}

impl TeamStandings {
    /// The lines of promotion and relegation: below the first `up`, above the last `down`.
    #[must_use]
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let places: Vec<_> = self.rows.iter().map(|row| row.place).collect();
        let ended = |cell: &TeamCell| match cell {
            TeamCell::Match { open, .. } => !open,
            TeamCell::Players(points) => points.0 > 0,
            TeamCell::Free { .. } => false,
        };
        let begun = self.rows.iter().any(|row| row.cells.iter().any(ended));
        lines(&places, begun, up, down)
    }
}
