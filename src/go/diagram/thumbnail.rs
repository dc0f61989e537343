use std::fmt::Write as _;

use crate::{Color, Goban};

/// A small picture of the position as a file by itself, with its own style, for an `<img>`. A position of two
/// hundred stones has some 2 KB; it has no letters and no marks.
#[must_use]
pub fn thumbnail(board: &Goban) -> String {
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
    let side = far + 2;
    format!(
        concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {side} {side}" fill="none" stroke-linecap="round">"##,
            r##"<path fill="#e3b870" d="M-1-1h{side}v{side}h-{side}z"/>"##,
            r##"<path stroke="#4a3413" stroke-width=".06" d="{lines}"/>"##,
            r##"<path stroke="#171411" stroke-width=".94" d="{black}"/>"##,
            r##"<path stroke="#5f574d" stroke-width=".94" d="{white}"/>"##,
            r##"<path stroke="#fff" stroke-width=".8" d="{white}"/></svg>"##,
        ),
        side = side,
        lines = lines,
        black = black,
        white = white,
    )
}
