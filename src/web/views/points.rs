//! A round as a picture: a point of a board per table, with a stone if its game is over.

use crate::web::prelude::*;
use std::fmt::Write;

/// With more tables there is no picture, only words.
const MOST: usize = 96;

const SIDE: usize = 40;

/// For a wide screen and for a phone.
pub struct Points {
    pub wide: String,
    pub tall: String,
}

/// In order of tables; `None` without tables and for more than [`MOST`].
#[must_use]
pub fn points(t: Lang, round: &Round) -> Option<Points> {
    let total = round.boards.len();
    if total == 0 || total > MOST {
        return None;
    }
    let done = total - round.pending().count();
    let title = t.with("round-running", (("done", done), ("total", total)));
    let draw = |columns: usize, class: &str| picture(round, columns.min(total), class, &title);
    Some(Points { wide: draw(16, "wide-only"), tall: draw(8, "tall-only") })
}

fn picture(round: &Round, columns: usize, class: &str, title: &str) -> String {
    let rows = round.boards.len().div_ceil(columns);
    let (width, height) = (columns * SIDE, rows * SIDE);
    let title = askama::filters::escape(title, askama::filters::Html)
        .map(|title| title.to_string())
        .unwrap_or_default();
    let mut svg = format!(
        "<svg class=\"points goban {class}\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{title}\"><rect class=\"wood\" width=\"{width}\" height=\"{height}\"/>\
         <path class=\"l\" stroke-width=\"1.4\" d=\"",
    );
    let middle = |n: usize| n * SIDE + SIDE / 2;
    for row in 0..rows {
        let _ = write!(svg, "M0 {}H{width}", middle(row));
    }
    for column in 0..columns {
        let _ = write!(svg, "M{} 0V{height}", middle(column));
    }
    svg.push_str("\"/>");
    for (index, board) in round.boards.iter().enumerate() {
        let (x, y) = (middle(index % columns), middle(index / columns));
        let _ = match stone(board.ending) {
            Stone::None => write!(
                svg,
                "<circle class=\"open\" cx=\"{x}\" cy=\"{y}\" r=\"12.5\"/><text x=\"{x}\" y=\"{}\">{}</text>",
                y + 6,
                board.table
            ),
            Stone::Of(Color::Black) => {
                write!(svg, "<circle class=\"b\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>")
            }
            Stone::Of(Color::White) => {
                write!(svg, "<circle class=\"w\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>")
            }
            Stone::Both => write!(
                svg,
                "<circle class=\"w\" cx=\"{x}\" cy=\"{y}\" r=\"16\"/>\
                 <path class=\"b\" d=\"M{x} {}a16 16 0 0 0 0 32z\"/>",
                y - 16
            ),
        };
    }
    svg.push_str("</svg>");
    svg
}

enum Stone {
    None,
    Of(Color),
    /// Jigo, no result, or both lose.
    Both,
}

fn stone(ending: Ending) -> Stone {
    match ending.winner() {
        _ if ending.is_pending() => Stone::None,
        Some(color) => Stone::Of(color),
        None => Stone::Both,
    }
}
