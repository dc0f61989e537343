use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The letters of the columns from the left; there is no I.
const COLUMNS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// Why a text or number names no point or no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PointError {
    /// The board is smaller than 2×2 or larger than 25×25.
    #[error("a board of {0}×{0} is not supported: use 2 to 25")]
    Size(u32),
    /// The text is not a column letter (without I) followed by a row number.
    #[error("`{0}` is not a point: write a letter A–Z without I and a number 1–25, such as D4")]
    Text(String),
    /// The point exists, but not on this board.
    #[error("{point} is off a board of {size}×{size}")]
    OffBoard {
        /// The point asked for.
        point: Point,
        /// The board it should be on.
        size: BoardSize,
    },
}

/// The number of lines of a square board, 2 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct BoardSize(u8);

impl BoardSize {
    /// The smallest board.
    pub const MIN: u8 = 2;
    /// The largest board: one more and the letters run out.
    pub const MAX: u8 = 25;
    /// The usual board.
    pub const FULL: Self = Self(19);

    /// A board of `lines` by `lines`; [`PointError::Size`] outside 2 to 25.
    pub fn new(lines: u32) -> Result<Self, PointError> {
        match u8::try_from(lines) {
            Ok(n) if (Self::MIN..=Self::MAX).contains(&n) => Ok(Self(n)),
            _ => Err(PointError::Size(lines)),
        }
    }

    /// The number of lines.
    #[must_use]
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// The number of points.
    #[must_use]
    pub const fn points(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Whether `point` lies on this board.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.col < self.0 && point.row < self.0
    }

    /// Every point, row by row from the bottom left.
    pub fn all_points(self) -> impl Iterator<Item = Point> {
        (0..self.0).flat_map(move |row| (0..self.0).map(move |col| Point { col, row }))
    }

    /// The neighbours of `point` on this board, two to four of them.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let Point { col, row } = point;
        [(col.wrapping_sub(1), row), (col + 1, row), (col, row.wrapping_sub(1)), (col, row + 1)]
            .into_iter()
            .map(|(col, row)| Point { col, row })
            .filter(move |&p| self.contains(p))
    }
}

impl TryFrom<u32> for BoardSize {
    type Error = PointError;
    fn try_from(lines: u32) -> Result<Self, PointError> {
        Self::new(lines)
    }
}

impl From<BoardSize> for u32 {
    fn from(size: BoardSize) -> Self {
        Self::from(size.0)
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An intersection, counted from the bottom left: `D4` is column 3, row 3.
/// A point has no board; [`BoardSize::contains`] says whether it lies on one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    row: u8,
    col: u8,
}

impl Point {
    /// The point at `col` from the left and `row` from the bottom, both from 0. `None` beyond the largest board.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Option<Self> {
        if col < BoardSize::MAX && row < BoardSize::MAX { Some(Self { row, col }) } else { None }
    }

    /// The column from the left, from 0.
    #[must_use]
    pub const fn col(self) -> u8 {
        self.col
    }

    /// The row from the bottom, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The letter of a column counted from 0: A to Z without I.
    #[must_use]
    pub fn column_letter(col: u8) -> char {
        COLUMNS.get(usize::from(col)).map_or('?', |&b| b as char)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::column_letter(self.col), self.row + 1)
    }
}

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        let bad = || PointError::Text(text.chars().take(12).collect());
        let (&letter, digits) = text.trim().as_bytes().split_first().ok_or_else(bad)?;
        let col = COLUMNS.iter().position(|&c| c == letter.to_ascii_uppercase()).ok_or_else(bad)?;
        let row = std::str::from_utf8(digits)
            .ok()
            .filter(|d| d.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|d| d.parse::<u8>().ok())
            .filter(|r| (1..=BoardSize::MAX).contains(r))
            .ok_or_else(bad)?;
        u8::try_from(col).ok().and_then(|col| Self::new(col, row - 1)).ok_or_else(bad)
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_named_without_i() {
        assert_eq!(Point::new(8, 3).map(|p| p.to_string()).as_deref(), Some("J4"));
        assert_eq!("t19".parse::<Point>().map(|p| (p.col(), p.row())), Ok((18, 18)));
        for bad in ["", "I4", "D", "D0", "D26", "D+4", "44", "É4", "D4x"] {
            assert!(bad.parse::<Point>().is_err(), "{bad}");
        }
    }

    #[test]
    fn corners_have_two_neighbours() {
        for lines in 2..=25 {
            let size = BoardSize::new(lines).expect("2 to 25 are boards");
            let corner = Point::new(0, 0).expect("A1 exists");
            assert_eq!(size.neighbours(corner).count(), 2);
            assert_eq!(size.all_points().count(), size.points());
        }
        assert_eq!(BoardSize::new(1), Err(PointError::Size(1)));
        assert_eq!(BoardSize::new(26), Err(PointError::Size(26)));
    }
}
