//! Who goes up and down a division: lines in the table.

use super::{Standings, TeamStandings};

/// A line in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// How many rows stand above it.
    pub above: usize,
    /// Whether those above it go up; else those below it go down.
    pub up: bool,
    /// How many they are.
    pub count: usize,
    /// From which row to before which those stand who share the place at the line; none if it parts different places.
    pub equals: (usize, usize),
}

impl MoveLine {
    /// Whether it parts rows of different places: equals on both sides leave it open.
    #[must_use]
    pub const fn is_decided(&self) -> bool {
        self.equals.0 == self.equals.1
    }
}

/// The lines between so many of the first, who go up, the others, and so many of the last, who go down, from the top, in a
/// table with those places. A table that is too short for both has none.
fn lines<P: PartialEq>(places: &[P], up: usize, down: usize) -> Vec<MoveLine> {
    let rows = places.len();
    if up + down >= rows {
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
    /// The lines between who goes up, stays and goes down: of so many of the first and of the last.
    #[must_use]
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let places: Vec<_> = self.rows.iter().map(|row| (row.place, row.placed)).collect();
        lines(&places, up, down)
    }
}

impl TeamStandings {
    /// The same of teams.
    #[must_use]
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let places: Vec<_> = self.rows.iter().map(|row| row.place).collect();
        lines(&places, up, down)
    }
}
