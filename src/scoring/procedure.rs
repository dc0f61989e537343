use std::fmt;

use serde::Serialize;

use super::count::{Count, Position};
use super::rectangles::{Rectangle, rectangles};
use go::{BoardSize, Color, HalfPoints, Point, Scoring};

/// A step of counting on the board, with the data for a picture of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum CountStep {
    /// Dead stones come off and become prisoners.
    Lift {
        /// Where they lay.
        stones: Vec<Point>,
    },
    /// A player's prisoners fill the opponent's territory (Japanese rules 1989, Art. 10.2).
    PutBack {
        /// Whose territory is filled, and the colour of the stones.
        color: Color,
        /// Where they are put.
        points: Vec<Point>,
        /// Stones that found no room; they count against the player.
        left_over: u32,
    },
    /// The rest is arranged in rectangles.
    Arrange {
        /// Whose territory.
        color: Color,
        /// The rectangles, largest first.
        rectangles: Vec<Rectangle>,
        /// Points of all rectangles together.
        points: u32,
    },
    /// Living stones are counted in tens (area).
    Stones {
        /// Whose.
        color: Color,
        /// How many.
        stones: u32,
    },
    /// Komi and compensation.
    Add {
        /// Who gets it.
        color: Color,
        /// Komi of the game.
        #[serde(with = "go::decimal")]
        komi: HalfPoints,
        /// Compensation for handicap stones.
        #[serde(with = "go::decimal")]
        compensation: HalfPoints,
    },
    /// The difference, Black less White.
    Compare {
        /// Half points above zero: Black is ahead.
        #[serde(with = "go::decimal")]
        difference: HalfPoints,
    },
}

/// The steps of a count, in the order in which people take them.
#[must_use]
pub fn steps(position: &Position<'_>, count: &Count) -> Vec<CountStep> {
    let mut steps = Vec::new();
    if !count.lifted.is_empty() {
        steps.push(CountStep::Lift { stones: count.lifted.clone() });
    }
    let size = position.board.size();
    for color in [Color::Black, Color::White] {
        match count.scoring {
            Scoring::Territory => fill_and_arrange(&mut steps, size, count, color),
            Scoring::Area => {
                steps.push(CountStep::Stones { color, stones: count.side(color).stones });
                steps.push(arrange(size, color, count.territory(color)));
            }
        }
    }
    let White { komi, compensation } = White::of(count);
    steps.push(CountStep::Add { color: Color::White, komi, compensation });
    steps.push(CountStep::Compare { difference: count.difference() });
    steps
}

/// White's points in addition to those on the board.
struct White {
    komi: HalfPoints,
    compensation: HalfPoints,
}

impl White {
    const fn of(count: &Count) -> Self {
        Self { komi: count.white.komi, compensation: count.white.compensation }
    }
}

fn fill_and_arrange(steps: &mut Vec<CountStep>, size: BoardSize, count: &Count, color: Color) {
    let taker = count.side(color.other());
    let prisoners = (taker.prisoners + taker.dead) as usize;
    let order = narrow_first(size, count.territory(color));
    let room = prisoners.min(order.len());
    let (filled, left) = order.split_at(room);
    let mut points = filled.to_vec();
    points.sort_unstable();
    let left_over = u32::try_from(prisoners - room).unwrap_or(u32::MAX);
    if prisoners > 0 {
        steps.push(CountStep::PutBack { color, points, left_over });
    }
    steps.push(arrange(size, color, left));
}

fn arrange(size: BoardSize, color: Color, points: &[Point]) -> CountStep {
    let number = u32::try_from(points.len()).unwrap_or(u32::MAX);
    CountStep::Arrange { color, rectangles: rectangles(size, points), points: number }
}

/// Points of small rectangles first, so that large ones stay whole.
fn narrow_first(size: BoardSize, points: &[Point]) -> Vec<Point> {
    let mut order = Vec::with_capacity(points.len());
    for rectangle in rectangles(size, points).iter().rev() {
        order.extend(points.iter().filter(|p| {
            (rectangle.low.col()..=rectangle.high.col()).contains(&p.col())
                && (rectangle.low.row()..=rectangle.high.row()).contains(&p.row())
        }));
    }
    order
}

impl fmt::Display for CountStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |color: &Color| if *color == Color::Black { "Black" } else { "White" };
        match self {
            Self::Lift { stones } => write!(f, "Lift {} dead stones.", stones.len()),
            Self::PutBack { color, points, left_over: 0 } => {
                write!(f, "Fill {} of {}'s points with prisoners.", points.len(), name(color))
            }
            Self::PutBack { color, points, left_over } => write!(
                f,
                "Fill {} of {}'s points with prisoners; {left_over} are left over.",
                points.len(),
                name(color)
            ),
            Self::Arrange { color, rectangles, points } => {
                let parts: Vec<String> = rectangles.iter().map(product).collect();
                let sum = if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") };
                write!(f, "{}'s territory: {sum} = {points}.", name(color))
            }
            Self::Stones { color, stones } => {
                write!(f, "{}'s stones: {} tens and {}.", name(color), stones / 10, stones % 10)
            }
            Self::Add { color, komi, compensation } if *compensation == HalfPoints::ZERO => {
                write!(f, "{} adds komi {komi}.", name(color))
            }
            Self::Add { color, komi, compensation } => write!(
                f,
                "{} adds komi {komi} and {compensation} for handicap stones.",
                name(color)
            ),
            Self::Compare { difference } if *difference == HalfPoints::ZERO => {
                f.write_str("Both have the same.")
            }
            Self::Compare { difference } => {
                let ahead = if difference.0 > 0 { Color::Black } else { Color::White };
                write!(f, "{} is ahead by {}.", name(&ahead), difference.abs())
            }
        }
    }
}

fn product(rectangle: &Rectangle) -> String {
    let (columns, rows) = rectangle.sides();
    format!("{columns}×{rows}")
}
