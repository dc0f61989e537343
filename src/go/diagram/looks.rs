use std::fmt::Write as _;

use super::Diagram;
use super::svg::{Layout, UNIT};
use crate::{Color, Point};

impl Diagram<'_> {
    /// The questions at the end of a game: open points, points that do not count, groups in doubt.
    pub(super) fn looks(&self, out: &mut String, layout: &Layout) {
        for &(point, color) in self.uncounted.iter().filter(|(p, _)| self.window.contains(*p)) {
            hollow(out, layout, point, color);
        }
        for &point in self.open.iter().filter(|p| self.window.contains(**p)) {
            let (x, y) = layout.at(point);
            for (class, width) in [("look-halo", "8.5"), ("look", "4.5")] {
                let _ = write!(
                    out,
                    r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="13" stroke-width="{width}"/>"#
                );
            }
        }
        for &point in self.doubtful.iter().filter(|p| self.window.contains(**p)) {
            let class = match self.board.stone(point) {
                Some(Color::White) => "on-w",
                _ => "on-b",
            };
            let (x, y) = layout.at(point);
            let _ = write!(
                out,
                r#"<text class="{class}" x="{x:.1}" y="{:.1}" font-size="25">?</text>"#,
                y + 8.6
            );
        }
        for group in &self.outlined {
            self.outline(out, layout, group);
        }
        for &(low, high, number) in &self.blocks {
            block(out, layout, (low, high), number);
        }
    }

    fn outline(&self, out: &mut String, layout: &Layout, group: &[Point]) {
        let half = UNIT / 2.0;
        let mut path = String::new();
        for &point in group.iter().filter(|p| self.window.contains(**p)) {
            let (x, y) = layout.at(point);
            let sides = [
                ((0, 1), (x - half, y - half, x + half, y - half)),
                ((0, -1), (x - half, y + half, x + half, y + half)),
                ((-1, 0), (x - half, y - half, x - half, y + half)),
                ((1, 0), (x + half, y - half, x + half, y + half)),
            ];
            for (beside, (x1, y1, x2, y2)) in sides {
                if !neighbour(point, beside).is_some_and(|other| group.contains(&other)) {
                    let _ = write!(path, "M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}");
                }
            }
        }
        for (class, width) in [("look-halo", "8.5"), ("look", "4.5")] {
            let _ = write!(out, r#"<path class="{class}" stroke-width="{width}" d="{path}"/>"#);
        }
    }
}

fn neighbour(point: Point, (col, row): (i16, i16)) -> Option<Point> {
    let beside = |n: u8, by: i16| u8::try_from(i16::from(n) + by).ok();
    Point::new(beside(point.col(), col)?, beside(point.row(), row)?)
}

/// A hollow square in its owner's colour: the point would belong to that side, but does not count.
fn hollow(out: &mut String, layout: &Layout, point: Point, color: Color) {
    let (x, y) = layout.at(point);
    let class = if color == Color::Black { "off-b" } else { "off-w" };
    let _ = write!(
        out,
        r#"<path class="{class}" fill-rule="evenodd" d="M{:.1} {:.1}h16v16h-16zM{:.1} {:.1}v7h7v-7z"/>"#,
        x - 8.0,
        y - 8.0,
        x - 3.5,
        y - 3.5
    );
}

fn block(out: &mut String, layout: &Layout, (low, high): (Point, Point), number: u32) {
    let ((left, bottom), (right, top)) = (layout.at(low), layout.at(high));
    let half = UNIT / 2.0;
    let (x, y) = (left - half, top - half);
    let (width, height) = (right - left + UNIT, bottom - top + UNIT);
    let _ = write!(
        out,
        r#"<rect class="ten" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" stroke-width="3"/>"#
    );
    if number >= 4 {
        let size = if width.min(height) > 3.0 * UNIT { 44 } else { 26 };
        let (x, y) = (x + width / 2.0, y + height / 2.0 + f64::from(size) * 0.35);
        let _ = write!(
            out,
            r#"<text class="sum" x="{x:.1}" y="{y:.1}" font-size="{size}">{number}</text>"#
        );
    }
}
