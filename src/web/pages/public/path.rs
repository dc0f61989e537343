//! A player's path through the rounds: score, place and wins as lines. Better is higher.

use crate::web::prelude::*;
use standings::Stand;

/// Up to this many rounds all points have numbers; beyond that only the first, lowest, highest and last.
const ALL: usize = 8;

/// The picture is 200 by 78. The points range from left to right, and from best to worst.
const ACROSS: (f64, f64) = (15.0, 185.0);
const DOWN: (f64, f64) = (18.0, 54.0);

/// The least distance at which two numbers can be read.
const APART: f64 = 26.0;

pub(super) struct PathLine {
    pub number: String,
    pub note: String,
    /// The line as a sentence.
    pub said: String,
    /// SVG path data.
    pub d: String,
    pub points: Vec<PathPoint>,
}

pub(super) struct PathPoint {
    pub x: String,
    pub y: String,
    /// The y coordinate of the number.
    pub above: String,
    /// Empty where other points have enough numbers.
    pub number: String,
    /// The round, or that it is the start; empty without a number.
    pub round: String,
    pub is_last: bool,
}

/// The height of a point, where more is better, and its number in words.
pub(super) type Height = (f64, String);

impl PathLine {
    pub fn new(t: Lang, what: &str, note: String, number: String, heights: &[Height]) -> Self {
        let last = heights.len().saturating_sub(1);
        let values = heights.iter().map(|(height, _)| *height);
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(l, h), v| (l.min(v), h.max(v)));
        let x = |i: usize| ACROSS.0 + (ACROSS.1 - ACROSS.0) * i as f64 / last.max(1) as f64;
        let y = |height: f64| match high - low {
            0.0 => f64::midpoint(DOWN.0, DOWN.1),
            span => DOWN.0 + (DOWN.1 - DOWN.0) * (high - height) / span,
        };
        let numbered = numbered(heights, x);
        let point = |(i, (height, number)): (usize, &Height)| {
            let is_numbered = numbered.contains(&i);
            PathPoint {
                x: format!("{:.1}", x(i)),
                y: format!("{:.1}", y(*height)),
                above: format!("{:.1}", y(*height) - 8.0),
                number: if is_numbered { number.clone() } else { String::new() },
                round: match i {
                    0 => t.text("path-start"),
                    i if is_numbered => i.to_string(),
                    _ => String::new(),
                },
                is_last: i == last,
            }
        };
        let points: Vec<PathPoint> = heights.iter().enumerate().map(point).collect();
        let places: Vec<String> = points.iter().map(|p| format!("{} {}", p.x, p.y)).collect();
        let numbers: Vec<&str> = heights.iter().map(|(_, number)| number.as_str()).collect();
        let (start, rest) = numbers.split_first().unwrap_or((&"", &[]));
        let said = (("what", what), ("start", *start), ("rest", t.listed(rest)));
        Self {
            said: t.with("path-said", said),
            d: format!("M{}", places.join("L")),
            number,
            note,
            points,
        }
    }
}

fn numbered(heights: &[Height], x: impl Fn(usize) -> f64) -> Vec<usize> {
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

pub(super) fn places(path: &[Stand]) -> Vec<Height> {
    path.iter().map(|stand| (-f64::from(stand.place), stand.place.to_string())).collect()
}
