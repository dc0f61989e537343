use super::Diagram;
use crate::{Color, Goban, Point, star_points};
use std::fmt::Write as _;

/// The distance of two lines in SVG units.
pub(super) const UNIT: f64 = 40.0;
const MARGIN: f64 = 0.62 * UNIT;
const NUMBERS: f64 = 0.68 * UNIT;
const LETTERS: f64 = 0.58 * UNIT;
/// Length of the lines beyond the cut edge of a part of the board; coordinates keep the same distance.
const RUN_OFF: f64 = 0.5 * UNIT;
const GAP: f64 = 0.16 * UNIT;
const LETTER: f64 = 13.2;

/// The stones' gradients: once a page, before the first picture. The pages of `web` have them among their symbols
/// already.
#[must_use]
pub const fn gradients() -> &'static str {
    concat!(
        r#"<svg class="defs" width="0" height="0" aria-hidden="true"><defs>"#,
        r##"<radialGradient id="gb" cx=".36" cy=".32" r=".75"><stop class="gb-1" offset="0"/>"##,
        r##"<stop class="gb-2" offset=".45"/><stop class="gb-3" offset="1"/></radialGradient>"##,
        r##"<radialGradient id="gw" cx=".36" cy=".32" r=".8"><stop class="gw-1" offset="0"/>"##,
        r##"<stop class="gw-2" offset=".6"/><stop class="gw-3" offset="1"/></radialGradient>"##,
        "</defs></svg>"
    )
}

pub(super) struct Layout {
    low: Point,
    high: Point,
    x0: f64,
    y0: f64,
    /// x of the numbers' middle, y of the letters' foot.
    numbers: f64,
    letters: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Layout {
    /// Numbers are at the left and letters below, those of a part at its own board edge, if it has one.
    pub(super) fn of(diagram: &Diagram<'_>) -> Self {
        let (low, high) = (diagram.window.low, diagram.window.high);
        let far = diagram.board.size().lines() - 1;
        let (at_right, on_top) =
            (low.col() > 0 && high.col() == far, low.row() > 0 && high.row() == far);
        let side = |at_edge: bool, coordinates: f64| match (at_edge, coordinates > 0.0) {
            (true, _) => MARGIN + coordinates,
            (false, true) => RUN_OFF + GAP + coordinates,
            (false, false) => RUN_OFF,
        };
        let x0 = side(low.col() == 0, if at_right { 0.0 } else { NUMBERS });
        let y0 = side(high.row() == far, if on_top { LETTERS } else { 0.0 });
        let across = f64::from(high.col() - low.col()) * UNIT;
        let down = f64::from(high.row() - low.row()) * UNIT;
        let width = x0 + across + side(high.col() == far, if at_right { NUMBERS } else { 0.0 });
        let height = y0 + down + side(low.row() == 0, if on_top { 0.0 } else { LETTERS });
        let numbers = if at_right { width - 16.0 } else { 16.0 };
        let letters = if on_top { 8.8 + LETTER } else { height - 8.8 };
        Self { low, high, x0, y0, numbers, letters, width, height }
    }

    pub(super) fn x(&self, col: u8) -> f64 {
        self.x0 + (f64::from(col) - f64::from(self.low.col())) * UNIT
    }

    pub(super) fn y(&self, row: u8) -> f64 {
        self.y0 + (f64::from(self.high.row()) - f64::from(row)) * UNIT
    }

    pub(super) fn at(&self, point: Point) -> (f64, f64) {
        (self.x(point.col()), self.y(point.row()))
    }
}

impl Diagram<'_> {
    /// The picture. Its title and description are its text for screen readers.
    pub fn svg(&self) -> String {
        let layout = Layout::of(self);
        let mut out = String::with_capacity(16 * 1024);
        let Layout { width, height, .. } = layout;
        let id = &self.id;
        let class = if self.copy { "goban copy" } else { "goban" };
        let _ = write!(
            out,
            r#"<svg class="{class}" viewBox="0 0 {width:.1} {height:.1}" role="img" aria-labelledby="{id}-t {id}-d">"#
        );
        let (title, description) = (escape(&self.title_text()), escape(&self.description_text()));
        let _ = write!(
            out,
            r#"<title id="{id}-t">{title}</title><desc id="{id}-d">{description}</desc>"#
        );
        let _ = write!(out, r#"<rect class="wood" width="{width:.1}" height="{height:.1}"/>"#);
        self.lines(&mut out, &layout);
        self.stars(&mut out, &layout);
        self.letters_and_numbers(&mut out, &layout);
        self.stones(&mut out, &layout);
        self.marks(&mut out, &layout);
        out.push_str("</svg>");
        out
    }

    /// A layer of links to lie over the picture, of the same shape: each point links to `prefix` and its name. It
    /// is for the pointer alone: a page needs buttons or a field as well.
    pub fn links(&self, prefix: &str) -> String {
        let layout = Layout::of(self);
        let Layout { width, height, .. } = layout;
        let mut out = String::with_capacity(40 * 1024);
        let _ = write!(
            out,
            r#"<svg class="taps" viewBox="0 0 {width:.1} {height:.1}" aria-hidden="true">"#
        );
        let prefix = escape(prefix);
        for point in self.board.size().all_points().filter(|p| self.window.contains(*p)) {
            let (x, y) = layout.at(point);
            let (x, y) = (x - UNIT / 2.0, y - UNIT / 2.0);
            let _ = write!(
                out,
                r#"<a href="{prefix}{point}" data-at="{point}" tabindex="-1"><rect x="{x:.0}" y="{y:.0}" width="40" height="40"/></a>"#
            );
        }
        out.push_str("</svg>");
        out
    }

    fn lines(&self, out: &mut String, layout: &Layout) {
        let far = self.board.size().lines() - 1;
        let (low, high) = (self.window.low, self.window.high);
        let run = |inside: bool| if inside { RUN_OFF } else { 0.0 };
        let (left, right) = (
            layout.x(low.col()) - run(low.col() > 0),
            layout.x(high.col()) + run(high.col() < far),
        );
        let (top, bottom) = (
            layout.y(high.row()) - run(high.row() < far),
            layout.y(low.row()) + run(low.row() > 0),
        );
        let (mut thin, mut edge) = (String::new(), String::new());
        for row in (low.row()..=high.row()).rev() {
            let path = format!("M{left:.1} {:.1}H{right:.1}", layout.y(row));
            thin.push_str(&path);
            if row == 0 || row == far {
                edge.push_str(&path);
            }
        }
        for col in low.col()..=high.col() {
            let path = format!("M{:.1} {top:.1}V{bottom:.1}", layout.x(col));
            thin.push_str(&path);
            if col == 0 || col == far {
                edge.push_str(&path);
            }
        }
        let _ = write!(out, r#"<path class="l" stroke-width="1.6" d="{thin}"/>"#);
        if !edge.is_empty() {
            let _ = write!(out, r#"<path class="l" stroke-width="2.8" d="{edge}"/>"#);
        }
    }

    fn stars(&self, out: &mut String, layout: &Layout) {
        let stars = star_points(self.board.size()).into_iter();
        for point in stars.filter(|p| self.window.contains(*p)) {
            let (x, y) = layout.at(point);
            let _ = write!(out, r#"<circle class="hoshi" cx="{x:.1}" cy="{y:.1}" r="4.6"/>"#);
        }
    }

    fn letters_and_numbers(&self, out: &mut String, layout: &Layout) {
        let (low, high) = (self.window.low, self.window.high);
        out.push_str(r#"<g aria-hidden="true">"#);
        for col in low.col()..=high.col() {
            let (x, y, letter) = (layout.x(col), layout.letters, Point::column_letter(col));
            let _ = write!(
                out,
                r#"<text class="co" x="{x:.1}" y="{y:.1}" font-size="19">{letter}</text>"#
            );
        }
        for row in (low.row()..=high.row()).rev() {
            let (x, y, number) = (layout.numbers, layout.y(row) + LETTER / 2.0, row + 1);
            let _ = write!(
                out,
                r#"<text class="co" x="{x:.1}" y="{y:.1}" font-size="19">{number}</text>"#
            );
        }
        out.push_str("</g>");
    }

    /// Shadows first, so that none falls on a stone; dead stones have none.
    fn stones(&self, out: &mut String, layout: &Layout) {
        let shown = || self.board.stones().filter(|(p, _)| self.window.contains(*p));
        for (point, _) in shown().filter(|(p, _)| !self.dead.contains(p)) {
            let (x, y) = layout.at(point);
            let (x, y) = (x + 0.03 * UNIT, y + 0.05 * UNIT);
            let _ = write!(out, r#"<circle class="sh" cx="{x:.1}" cy="{y:.1}" r="19.4"/>"#);
        }
        for (point, color) in shown() {
            let (x, y) = layout.at(point);
            let faded = if self.dead.contains(&point) { " dead" } else { "" };
            let (class, rim) = match color {
                Color::Black => ("b", ""),
                Color::White => ("w", r#" stroke-width=".8""#),
            };
            let _ = write!(
                out,
                r#"<circle class="{class}{faded}" cx="{x:.1}" cy="{y:.1}" r="19.2"{rim}/>"#
            );
        }
    }
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(' '),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// A small picture of the position as a file by itself, with its own style, for an `<img>`. A position of two
/// hundred stones has some 2 KB; it has no letters, and no mark but a dot on the last stone.
#[must_use]
pub fn thumbnail(board: &Goban, last: Option<Point>) -> String {
    let far = board.size().lines() - 1;
    // A dot is a line of no length with round ends: seven letters a stone.
    let mut dots = [String::new(), String::new()];
    for (point, color) in board.stones() {
        let dots = &mut dots[usize::from(color == Color::White)];
        let _ = write!(dots, "M{} {}h0", point.col(), far - point.row());
    }
    let lines: String =
        (0..=far).fold(String::new(), |lines, n| lines + &format!("M0 {n}h{far}M{n} 0v{far}"));
    let [black, white] = dots;
    let dot = last.map_or_else(String::new, |point| {
        let shade = if board.stone(point) == Some(Color::Black) { "#fff" } else { "#171411" };
        let (x, y) = (point.col(), far - point.row());
        format!(r#"<path stroke="{shade}" stroke-width=".4" d="M{x} {y}h0"/>"#)
    });
    let side = far + 2;
    format!(
        concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {side} {side}" fill="none" stroke-linecap="round">"##,
            r##"<path fill="#e3b870" d="M-1-1h{side}v{side}h-{side}z"/>"##,
            r##"<path stroke="#4a3413" stroke-width=".06" d="{lines}"/>"##,
            r##"<path stroke="#171411" stroke-width=".94" d="{black}"/>"##,
            r##"<path stroke="#5f574d" stroke-width=".94" d="{white}"/>"##,
            r##"<path stroke="#fff" stroke-width=".8" d="{white}"/>{dot}</svg>"##,
        ),
        dot = dot,
        side = side,
        lines = lines,
        black = black,
        white = white,
    )
}
