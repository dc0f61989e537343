//! The board as a picture, with what is marked on it.

use std::fmt::Write;

use crate::web::Lang;
use go::course::LifeAndDeath;
use go::diagram::{Diagram, Window};
use go::{Color, Goban, Point};
use recording::{Game, Played, Step};
use scoring::Count;

/// The sheet and the picture of a board.
pub struct GobanView {
    /// The picture.
    pub svg: String,
    /// The sheet of links over it; empty where nothing can be tapped.
    pub taps: String,
}

/// The game as it stands, a point chosen, dead stones and territory marked.
pub fn goban(
    t: Lang,
    game: &Game,
    chosen: Option<Point>,
    marking: Option<(&LifeAndDeath, Option<&Count>)>,
    taps: Option<&str>,
) -> GobanView {
    let board = game.board();
    let title = title(t, &board, last(game));
    let mut diagram = Diagram::new(&board, "goban").title(&title).last(last(game)).chosen(chosen);
    if let Some((life, count)) = marking {
        let dead: Vec<Point> = life.dead().iter().copied().collect();
        diagram = diagram.dead(&dead);
        for color in [Color::Black, Color::White] {
            diagram =
                diagram.territory(color, count.map_or(&[][..], |count| count.territory(color)));
        }
    }
    let taps = taps.map(|prefix| diagram.links(prefix)).unwrap_or_default();
    GobanView { svg: described(t, diagram, &board), taps }
}

/// A sheet to lie over the picture of a whole board: each stone is a button of a form, so that one tap marks its group, also
/// without scripts; held, where scripts run, it says `seki`. Enter in a field of the form is the plain `act`, not a
/// stone's. It is for the pointer: the page says the same with a field.
pub fn stones_to_mark(board: &Goban, form: &str, act: &str) -> String {
    let last = board.size().lines();
    let mut sheet = format!(
        "<div class=\"taps tap-stones\" aria-hidden=\"true\"><button form=\"{form}\" name=\"act\" value=\"{act}\" tabindex=\"-1\" hidden></button>"
    );
    for row in (0..last).rev() {
        sheet.push_str("<div>");
        for point in (0..last).filter_map(|col| Point::new(col, row)) {
            let _ = match board.stone(point) {
                Some(_) => write!(
                    sheet,
                    "<button form=\"{form}\" name=\"act\" value=\"{act}:{point}\" data-hold=\"seki:{point}\" data-at=\"{point}\" tabindex=\"-1\"></button>"
                ),
                None => write!(sheet, "<i data-at=\"{point}\"></i>"),
            };
        }
        sheet.push_str("</div>");
    }
    sheet.push_str("</div>");
    sheet
}

/// What is looked at on a board at the end of a game.
#[derive(Default)]
pub struct Looks {
    /// Points that nobody has filled.
    pub open: Vec<Point>,
    /// Points that would be a side's and do not count.
    pub uncounted: Vec<(Color, Vec<Point>)>,
    /// Stones that nobody is sure of.
    pub doubtful: Vec<Point>,
    /// Groups with a line around them.
    pub outlined: Vec<Vec<Point>>,
    /// Stones that are dead.
    pub dead: Vec<Point>,
    /// Whose points are whose.
    pub territory: Vec<(Color, Vec<Point>)>,
    /// Moves by their numbers.
    pub numbers: Vec<(Point, u32)>,
    /// Points that are empty and shut.
    pub emptied: Vec<Point>,
    /// Rectangles of points with their numbers.
    pub blocks: Vec<(Point, Point, u32)>,
    /// A part of the board only.
    pub window: Option<Window>,
    /// It is a copy, not the game.
    pub copy: bool,
}

/// The game as it stands, with what is looked at.
pub fn looked_at(
    t: Lang,
    game: &Game,
    chosen: Option<Point>,
    looks: &Looks,
    taps: Option<&str>,
) -> GobanView {
    drawn(t, &game.board(), "goban", chosen, looks, taps)
}

/// Any board with what is looked at.
pub fn drawn(
    t: Lang,
    board: &Goban,
    id: &str,
    chosen: Option<Point>,
    looks: &Looks,
    taps: Option<&str>,
) -> GobanView {
    let title = t.text(if looks.copy { "goban-copy" } else { "goban" });
    let mut diagram = Diagram::new(board, id)
        .title(&title)
        .chosen(chosen)
        .open(&looks.open)
        .doubtful(&looks.doubtful)
        .dead(&looks.dead)
        .numbers(&looks.numbers)
        .emptied(&looks.emptied);
    for (color, points) in &looks.uncounted {
        diagram = diagram.uncounted(*color, points);
    }
    for (color, points) in &looks.territory {
        diagram = diagram.territory(*color, points);
    }
    for group in &looks.outlined {
        diagram = diagram.outlined(group);
    }
    for (low, high, number) in &looks.blocks {
        diagram = diagram.block(*low, *high, *number);
    }
    let window = looks.window.unwrap_or_else(|| Window::whole(board.size()));
    diagram = diagram.window(window);
    if looks.copy {
        diagram = diagram.copy();
    }
    let taps = taps.map(|prefix| diagram.links(prefix)).unwrap_or_default();
    let diagram = diagram.description(&said_of(t, board, window, looks));
    GobanView { svg: diagram.svg(), taps }
}

/// Stones and what is looked at, in words.
fn said_of(t: Lang, board: &Goban, window: Window, looks: &Looks) -> String {
    let mut parts = vec![stones_in(t, board, window)];
    let marks = [
        ("goban-open", &looks.open),
        ("goban-doubtful", &looks.doubtful),
        ("goban-dead", &looks.dead),
        ("goban-shut", &looks.emptied),
    ];
    for (key, points) in marks.into_iter().filter(|(_, points)| !points.is_empty()) {
        let names: Vec<String> = points.iter().map(ToString::to_string).collect();
        parts.push(t.with(key, [("points", names.join(" "))]));
    }
    parts.join(" ")
}

/// Any position of a game, for looking back.
pub fn position(t: Lang, board: &Goban, last: Option<Point>) -> String {
    let title = title(t, board, last);
    described(t, Diagram::new(board, "goban").title(&title).last(last), board)
}

fn described(t: Lang, diagram: Diagram<'_>, board: &Goban) -> String {
    diagram.description(&stones_in(t, board, Window::whole(board.size()))).svg()
}

fn title(t: Lang, board: &Goban, last: Option<Point>) -> String {
    match last.and_then(|point| Some((point, board.stone(point)?))) {
        Some((point, color)) => {
            t.with("goban-last", (("color", t.color(color)), ("point", point.to_string())))
        }
        None => t.text("goban"),
    }
}

/// Every stone of a part of the board by name, for those who do not see them.
pub fn stones_in(t: Lang, board: &Goban, window: Window) -> String {
    let of = |color| {
        let points = board.stones().filter(|(p, stone)| *stone == color && window.contains(*p));
        let names: Vec<String> = points.map(|(point, _)| point.to_string()).collect();
        let names = if names.is_empty() { "–".to_owned() } else { names.join(" ") };
        t.labelled(&t.color(color), &names)
    };
    format!("{}. {}.", of(Color::Black), of(Color::White))
}

/// The point of the last move, if it was no pass and nothing was set since.
pub fn last(game: &Game) -> Option<Point> {
    match game.steps().last()? {
        Step::Move(played) => played.point,
        Step::Set { .. } => None,
    }
}

/// `Black Q16`, `White passes`.
pub fn played(t: Lang, played: Played) -> String {
    let color = t.color(played.color);
    match played.point {
        Some(point) => format!("{color} {point}"),
        None => t.with("move-pass", [("color", color)]),
    }
}
