use std::fmt::Write as _;

use super::Diagram;
use super::svg::Layout;
use crate::{Color, Point};

impl Diagram<'_> {
    pub(super) fn marks(&self, out: &mut String, layout: &Layout) {
        self.squares(out, layout);
        self.looks(out, layout);
        for &(point, number) in self.numbers.iter().filter(|(p, _)| self.window.contains(*p)) {
            self.number(out, layout, point, number);
        }
        let numbered = |point: &Point| self.numbers.iter().any(|(p, _)| p == point);
        if let Some(point) = self.in_window(self.last).filter(|p| !numbered(p)) {
            self.ring(out, layout, point);
        }
        if let Some(point) = self.in_window(self.chosen) {
            corners(out, layout, point);
        }
        for &point in self.emptied.iter().filter(|p| self.window.contains(**p)) {
            let (x, y) = layout.at(point);
            let _ = write!(
                out,
                r#"<circle class="seen" cx="{x:.1}" cy="{y:.1}" r="11" stroke-width="3" stroke-dasharray="5 4"/>"#
            );
        }
        if let Some(point) = self.in_window(self.violation) {
            cross(out, layout, point);
        }
    }

    fn in_window(&self, point: Option<Point>) -> Option<Point> {
        point.filter(|p| self.window.contains(*p))
    }

    /// Territory, and a square in the capturer's colour on each dead stone.
    fn squares(&self, out: &mut String, layout: &Layout) {
        let taken = self.dead.iter().filter_map(|&p| Some((p, self.board.stone(p)?.other())));
        let owned = self.territory.iter().copied().filter(|(p, _)| !self.dead.contains(p));
        for (point, color) in owned.chain(taken).filter(|(p, _)| self.window.contains(*p)) {
            let (x, y) = layout.at(point);
            let (x, y) = (x - 6.0, y - 6.0);
            let (class, rim) = match color {
                Color::Black => ("tb", ""),
                Color::White => ("tw", r#" stroke-width="1.2""#),
            };
            let _ = write!(
                out,
                r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="12" height="12"{rim}/>"#
            );
        }
    }

    /// A number in the colour opposite to its stone; on an empty point in the colour of the lines, which leave room
    /// for it.
    fn number(&self, out: &mut String, layout: &Layout, point: Point, number: u32) {
        let (x, y) = layout.at(point);
        let class = match self.board.stone(point) {
            Some(Color::Black) => "n-b",
            Some(Color::White) => "n-w",
            None => "co",
        };
        let size = if number < 100 { 19 } else { 15 };
        if self.board.stone(point).is_none() {
            let _ = write!(out, r#"<circle class="wood" cx="{x:.1}" cy="{y:.1}" r="15"/>"#);
        }
        let y = y + 6.4 * f64::from(size) / 19.0;
        let _ = write!(
            out,
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" font-size="{size}" text-anchor="middle">{number}</text>"#
        );
    }

    fn ring(&self, out: &mut String, layout: &Layout, point: Point) {
        let Some(color) = self.board.stone(point) else { return };
        let (x, y) = layout.at(point);
        let class = if color == Color::Black { "ring-b" } else { "ring-w" };
        let _ = write!(
            out,
            r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="9.2" stroke-width="3"/>"#
        );
    }
}

fn corners(out: &mut String, layout: &Layout, point: Point) {
    let (x, y) = layout.at(point);
    let (left, right, top, bottom) = (x - 15.0, x + 15.0, y - 15.0, y + 15.0);
    let _ = write!(
        out,
        r#"<path class="cur" stroke-width="4" d="M{left:.1} {:.1}v-8h8M{:.1} {top:.1}h8v8M{right:.1} {:.1}v8h-8M{:.1} {bottom:.1}h-8v-8"/>"#,
        y - 7.0,
        x + 7.0,
        y + 7.0,
        x - 7.0
    );
}

fn cross(out: &mut String, layout: &Layout, point: Point) {
    let (x, y) = layout.at(point);
    let (left, right, top) = (x - 8.0, x + 8.0, y - 8.0);
    for (class, width) in [("bad-halo", "9"), ("bad", "4.5")] {
        let _ = write!(
            out,
            r#"<path class="{class}" stroke-width="{width}" d="M{left:.1} {top:.1}l16 16M{right:.1} {top:.1}l-16 16"/>"#
        );
    }
}
