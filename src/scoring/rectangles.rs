use serde::Serialize;

use go::{BoardSize, Point};

/// A rectangle of points, as people arrange territory to count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rectangle {
    /// The lower left corner.
    pub low: Point,
    /// The upper right corner.
    pub high: Point,
}

impl Rectangle {
    /// Columns and rows.
    pub const fn sides(&self) -> (u32, u32) {
        (
            (self.high.col() - self.low.col()) as u32 + 1,
            (self.high.row() - self.low.row()) as u32 + 1,
        )
    }

    /// The number of points.
    pub const fn points(&self) -> u32 {
        let (columns, rows) = self.sides();
        columns * rows
    }
}

/// Covers `points` with rectangles that do not overlap, the largest first. Costs O(rectangles × points).
#[must_use]
pub fn rectangles(size: BoardSize, points: &[Point]) -> Vec<Rectangle> {
    let n = usize::from(size.lines());
    let mut open = vec![false; n * n];
    for point in points.iter().filter(|p| size.contains(**p)) {
        open[usize::from(point.row()) * n + usize::from(point.col())] = true;
    }
    let mut found = Vec::new();
    while let Some((low, high)) = largest(&open, n) {
        for row in low.1..=high.1 {
            open[row * n + low.0..=row * n + high.0].fill(false);
        }
        let corner = |(col, row): (usize, usize)| {
            Point::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?)
        };
        found.extend(corner(low).zip(corner(high)).map(|(low, high)| Rectangle { low, high }));
    }
    found
}

type Corner = (usize, usize);

/// The largest open rectangle, by the heights of open columns below each row.
fn largest(open: &[bool], n: usize) -> Option<(Corner, Corner)> {
    let mut heights = vec![0; n];
    let mut best: Option<(usize, Corner, Corner)> = None;
    for row in 0..n {
        for (col, height) in heights.iter_mut().enumerate() {
            *height = if open[row * n + col] { *height + 1 } else { 0 };
        }
        for left in 0..n {
            let mut height = usize::MAX;
            for (right, column) in heights.iter().enumerate().skip(left) {
                height = height.min(*column);
                if height == 0 {
                    break;
                }
                let area = height * (right - left + 1);
                if best.is_none_or(|(most, _, _)| area > most) {
                    best = Some((area, (left, row + 1 - height), (right, row)));
                }
            }
        }
    }
    best.map(|(_, low, high)| (low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_cover_every_point_once() {
        let size = BoardSize::new(9).expect("a board");
        let points: Vec<Point> =
            size.all_points().filter(|p| p.col() < 3 || p.row() + p.col() < 6).collect();
        let found = rectangles(size, &points);
        assert_eq!(found.iter().map(Rectangle::points).sum::<u32>() as usize, points.len());
        assert_eq!(found[0].sides(), (3, 9));
        assert!(rectangles(size, &[]).is_empty());
    }
}
