//! A player's path through the rounds: score, place or wins as a line. Better is higher.

use crate::web::prelude::*;

/// Up to this many rounds all points have numbers; beyond that only the first, lowest, highest and last.
const ALL: usize = 8;

/// The picture is 200 by 78. The points range from left to right, and from best to worst.
const ACROSS: (f64, f64) = (15.0, 185.0);
const DOWN: (f64, f64) = (18.0, 54.0);

/// The least distance at which two numbers can be read.
const APART: f64 = 26.0;

pub(super) struct PathLine {
    what: String,
    pub number: String,
    pub note: String,
    /// The start, and each round.
    pub points: Vec<PathPoint>,
}

pub(super) struct PathPoint {
    pub x: f64,
    pub y: f64,
    pub number: String,
    /// Elsewhere other points have enough numbers.
    pub is_numbered: bool,
}

impl PathPoint {
    /// The y coordinate of the number.
    pub fn above(&self) -> f64 {
        self.y - 8.0
    }
}

impl PathLine {
    /// A height grows from worse to better; with its number in words.
    pub fn new(what: String, number: String, note: String, heights: &[(f64, String)]) -> Self {
        let last = heights.len().saturating_sub(1);
        let values = heights.iter().map(|(height, _)| *height);
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(l, h), v| (l.min(v), h.max(v)));
        let x = |i: usize| ACROSS.0 + (ACROSS.1 - ACROSS.0) * i as f64 / last.max(1) as f64;
        let y = |height: f64| match high - low {
            0.0 => f64::midpoint(DOWN.0, DOWN.1),
            span => DOWN.0 + (DOWN.1 - DOWN.0) * (high - height) / span,
        };
        let numbered = numbered(heights, x);
        let point = |(i, (height, number)): (usize, &(f64, String))| PathPoint {
            x: x(i),
            y: y(*height),
            number: number.clone(),
            is_numbered: numbered.contains(&i),
        };
        let points = heights.iter().enumerate().map(point).collect();
        Self { what, number, note, points }
    }

    /// As a sentence.
    pub fn said(&self, cx: &Cx) -> String {
        let mut numbers = self.points.iter().map(|point| point.number.as_str());
        let start = numbers.next().unwrap_or_default();
        let rest = cx.listed(numbers);
        cx.with("path-said", (("what", self.what.as_str()), ("start", start), ("rest", rest)))
    }

    /// SVG path data.
    pub fn d(&self) -> String {
        let places = self.points.iter().map(|point| format!("{:.1} {:.1}", point.x, point.y));
        format!("M{}", places.collect::<Vec<_>>().join("L"))
    }
}

fn numbered(heights: &[(f64, String)], x: impl Fn(usize) -> f64) -> Vec<usize> {
    let last = heights.len().saturating_sub(1);
    if last <= ALL {
        return (0..=last).collect();
    }
    let by_height = |a: &usize, b: &usize| heights[*a].0.total_cmp(&heights[*b].0);
    let extremes = [(0..=last).min_by(by_height), (0..=last).rev().max_by(by_height)];
    let mut found = vec![0, last];
    for one in extremes.into_iter().flatten() {
        if found.iter().all(|other| (x(one) - x(*other)).abs() >= APART) {
            found.push(one);
        }
    }
    found
}
