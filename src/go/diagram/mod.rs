//! A position as an SVG picture: pure text, colours by class, geometry by attribute, no style.
//!
//! One unit is the distance of two lines, drawn as 40. The page holds the gradients of the stones
//! once ([`gradients`]) and the style sheet that gives `.goban` its colours.

mod describe;
mod looks;
mod marks;
mod svg;

use super::{BoardSize, Color, Goban, Point, PointError};

pub use svg::{gradients, thumbnail};

/// The part of the board that a picture shows, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    low: Point,
    high: Point,
}

impl Window {
    /// The part between two corners, in any order.
    pub fn new(size: BoardSize, a: Point, b: Point) -> Result<Self, PointError> {
        for point in [a, b] {
            if !size.contains(point) {
                return Err(PointError::OffBoard { point, size });
            }
        }
        let corner = |col, row| Point::new(col, row).expect("between two points of the board");
        Ok(Self {
            low: corner(a.col().min(b.col()), a.row().min(b.row())),
            high: corner(a.col().max(b.col()), a.row().max(b.row())),
        })
    }

    /// The whole board.
    #[must_use]
    pub fn whole(size: BoardSize) -> Self {
        let far = size.lines() - 1;
        let corner = |n| Point::new(n, n).expect("a corner of the board");
        Self { low: corner(0), high: corner(far) }
    }

    /// The part around some points with a margin of `margin` lines; the whole board if there are no points.
    #[must_use]
    pub fn around(size: BoardSize, points: &[Point], margin: u8) -> Self {
        let inside = || points.iter().filter(|p| size.contains(**p));
        let far = size.lines() - 1;
        let span = |of: fn(&Point) -> u8| {
            let low = inside().map(of).min()?.saturating_sub(margin);
            let high = inside().map(of).max()?.saturating_add(margin).min(far);
            Some((low, high))
        };
        let (Some(cols), Some(rows)) = (span(|p| p.col()), span(|p| p.row())) else {
            return Self::whole(size);
        };
        let corner = |col, row| Point::new(col, row).expect("clamped to the board");
        Self { low: corner(cols.0, rows.0), high: corner(cols.1, rows.1) }
    }

    /// Whether the point is shown.
    pub const fn contains(&self, point: Point) -> bool {
        self.low.col() <= point.col()
            && point.col() <= self.high.col()
            && self.low.row() <= point.row()
            && point.row() <= self.high.row()
    }
}

/// What a picture shows. Build it up, then ask for [`Diagram::svg`].
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    board: &'a Goban,
    window: Window,
    id: String,
    title: Option<String>,
    description: Option<String>,
    last: Option<Point>,
    chosen: Option<Point>,
    violation: Option<Point>,
    emptied: Vec<Point>,
    numbers: Vec<(Point, u32)>,
    dead: Vec<Point>,
    territory: Vec<(Point, Color)>,
    open: Vec<Point>,
    uncounted: Vec<(Point, Color)>,
    doubtful: Vec<Point>,
    outlined: Vec<Vec<Point>>,
    blocks: Vec<(Point, Point, u32)>,
    copy: bool,
}

impl<'a> Diagram<'a> {
    /// The whole board with coordinates. `id` is the SVG's prefix of ids, unique on the page: letters, digits and
    /// hyphens; anything else is dropped.
    #[must_use]
    pub fn new(board: &'a Goban, id: &str) -> Self {
        Self {
            board,
            window: Window::whole(board.size()),
            id: id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect(),
            title: None,
            description: None,
            last: None,
            chosen: None,
            violation: None,
            emptied: Vec::new(),
            numbers: Vec::new(),
            dead: Vec::new(),
            territory: Vec::new(),
            open: Vec::new(),
            uncounted: Vec::new(),
            doubtful: Vec::new(),
            outlined: Vec::new(),
            blocks: Vec::new(),
            copy: false,
        }
    }

    /// Shows a part only; lines run off half a unit where the board goes on.
    #[must_use]
    pub const fn window(mut self, window: Window) -> Self {
        self.window = window;
        self
    }

    /// The short name for screen readers; English by default.
    #[must_use]
    pub fn title(mut self, title: &str) -> Self {
        self.title = Some(title.to_owned());
        self
    }

    /// The long description for screen readers; by default every stone and mark in English.
    #[must_use]
    pub fn description(mut self, description: &str) -> Self {
        self.description = Some(description.to_owned());
        self
    }

    /// Rings the last move; a number on it stands for the ring.
    #[must_use]
    pub const fn last(mut self, point: Option<Point>) -> Self {
        self.last = point;
        self
    }

    /// Marks the point chosen by four corners.
    #[must_use]
    pub const fn chosen(mut self, point: Option<Point>) -> Self {
        self.chosen = point;
        self
    }

    /// Crosses a violation.
    #[must_use]
    pub const fn violation(mut self, point: Option<Point>) -> Self {
        self.violation = point;
        self
    }

    /// Rings points that were emptied, dashed.
    #[must_use]
    pub fn emptied(mut self, points: &[Point]) -> Self {
        self.emptied = points.to_vec();
        self
    }

    /// Numbers points, such as moves.
    #[must_use]
    pub fn numbers(mut self, numbers: &[(Point, u32)]) -> Self {
        self.numbers = numbers.to_vec();
        self
    }

    /// Fades dead stones and puts a square in the capturer's colour on them.
    #[must_use]
    pub fn dead(mut self, points: &[Point]) -> Self {
        self.dead = points.to_vec();
        self
    }

    /// Marks territory by small squares.
    #[must_use]
    pub fn territory(mut self, color: Color, points: &[Point]) -> Self {
        self.territory.extend(points.iter().map(|&p| (p, color)));
        self
    }

    /// Rings neutral points that are not filled.
    #[must_use]
    pub fn open(mut self, points: &[Point]) -> Self {
        self.open = points.to_vec();
        self
    }

    /// Marks points that would belong to a side but do not count, by hollow squares.
    #[must_use]
    pub fn uncounted(mut self, color: Color, points: &[Point]) -> Self {
        self.uncounted.extend(points.iter().map(|&p| (p, color)));
        self
    }

    /// Puts a question mark on stones whose life is not settled.
    #[must_use]
    pub fn doubtful(mut self, points: &[Point]) -> Self {
        self.doubtful = points.to_vec();
        self
    }

    /// Draws a line around stones that belong together.
    #[must_use]
    pub fn outlined(mut self, group: &[Point]) -> Self {
        self.outlined.push(group.to_vec());
        self
    }

    /// Draws a rectangle of points, from its lower left to its upper right, with its number.
    #[must_use]
    pub fn block(mut self, low: Point, high: Point, number: u32) -> Self {
        self.blocks.push((low, high, number));
        self
    }

    /// Marks the picture as a printed copy: no move is played on it.
    #[must_use]
    pub const fn copy(mut self) -> Self {
        self.copy = true;
        self
    }
}
