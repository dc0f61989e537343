//! Who goes up and down a division: lines in the table.

use super::Standings;

/// A line in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// How many rows stand above it.
    pub above: usize,
    /// Whether those above it go up; else those below it go down.
    pub up: bool,
    /// How many they are.
    pub count: usize,
    /// Whether it parts rows of different places: equals on both sides leave it open.
    pub decided: bool,
}

impl Standings {
    /// The lines between so many of the first, who go up, the others, and so many of the last, who go down, from the top.
    /// A table that is too short for both has none.
    #[must_use]
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let rows = self.rows.len();
        if up + down >= rows {
            return Vec::new();
        }
        let line = |above: usize, up, count| {
            let (last, next) = (&self.rows[above - 1], &self.rows[above]);
            let decided = (last.place, last.placed) != (next.place, next.placed);
            MoveLine { above, up, count, decided }
        };
        let first = (up > 0).then(|| line(up, true, up));
        let last = (down > 0).then(|| line(rows - down, false, down));
        first.into_iter().chain(last).collect()
    }
}
