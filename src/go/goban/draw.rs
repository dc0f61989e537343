use std::fmt;

use super::{BoardSize, Color, Goban, PointError};

/// Why a drawing is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// Not 2 to 25 rows.
    #[error(transparent)]
    Size(#[from] PointError),
    /// A row is longer or shorter than the board.
    #[error("row {row} from the top has {found} points, the board has {expected}")]
    Width {
        /// Row from the top, from 1.
        row: usize,
        /// Points found.
        found: usize,
        /// Points expected.
        expected: usize,
    },
    /// A character that is neither a stone nor an empty point.
    #[error("row {row} from the top: `{found}` is none of `X` `O` `.`")]
    Character {
        /// Row from the top, from 1.
        row: usize,
        /// The character.
        found: char,
    },
}

impl Goban {
    /// Reads a drawing, a line a row from the top: `X` Black, `O` White, `.` empty. Blanks and empty lines are
    /// skipped.
    pub fn draw(text: &str) -> Result<Self, DrawingError> {
        let rows: Vec<Vec<char>> = text
            .lines()
            .map(|line| line.chars().filter(|c| !c.is_whitespace()).collect())
            .filter(|row: &Vec<char>| !row.is_empty())
            .collect();
        let size = BoardSize::new(u32::try_from(rows.len()).unwrap_or(u32::MAX))?;
        let mut board = Self::new(size);
        let mut stones = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            if row.len() != rows.len() {
                let (found, expected) = (row.len(), rows.len());
                return Err(DrawingError::Width { row: i + 1, found, expected });
            }
            for &found in row {
                stones.push(match found {
                    'X' => Some(Color::Black),
                    'O' => Some(Color::White),
                    '.' => None,
                    _ => return Err(DrawingError::Character { row: i + 1, found }),
                });
            }
        }
        let from_top = (0..rows.len())
            .rev()
            .flat_map(|row| size.all_points().filter(move |p| usize::from(p.row()) == row));
        board.put_all(from_top.zip(stones))?;
        Ok(board)
    }

    /// The rows from the top, in the letters that [`Goban::draw`] reads.
    pub fn rows(&self) -> Vec<String> {
        let mut rows = vec![String::new(); usize::from(self.size.lines())];
        for point in self.size.all_points() {
            let from_top = rows.len() - 1 - usize::from(point.row());
            rows[from_top].push(match self.stone(point) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None => '.',
            });
        }
        rows
    }
}

impl fmt::Display for Goban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rows().join("\n"))
    }
}
