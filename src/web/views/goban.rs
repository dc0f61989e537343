//! The board as SVG, with marks; its dead stones, as marked or as proposed; and the order of turns, if two or three
//! partners play a side.

use crate::web::prelude::*;
use std::fmt::Write;

use go::Goban;
use scoring::{Count, Status, propose};

pub struct GobanView {
    pub svg: String,
    /// HTML links over the points; empty if nothing can be tapped.
    pub taps: String,
}

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
        diagram = diagram.dead(&life.dead().iter().copied().collect::<Vec<_>>());
        for color in [Color::Black, Color::White] {
            diagram = diagram.territory(color, count.map_or(&[], |count| count.territory(color)));
        }
    }
    let taps = taps.map(|prefix| diagram.links(prefix)).unwrap_or_default();
    GobanView { svg: described(t, diagram, &board), taps }
}

/// HTML over the picture of a whole board, where each stone is a submit button that marks its group.
/// It works without scripts; with them a long press marks the group as `seki`. The hidden first button makes Enter
/// in a text field submit the plain `act`. Hidden from screen readers: the page has a text field for the same.
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

#[derive(Default)]
pub struct Looks {
    pub open: Vec<Point>,
    /// Points of a side that are not counted.
    pub uncounted: Vec<(Color, Vec<Point>)>,
    pub doubtful: Vec<Point>,
    pub outlined: Vec<Vec<Point>>,
    pub dead: Vec<Point>,
    pub territory: Vec<(Color, Vec<Point>)>,
    pub numbers: Vec<(Point, u32)>,
    /// Empty points where a ko may not be retaken.
    pub emptied: Vec<Point>,
    /// Empty points where stones were taken.
    pub taken: Vec<Point>,
    pub blocks: Vec<(Point, Point, u32)>,
    pub window: Option<Window>,
    /// Whether it is drawn as a copy of the game.
    pub copy: bool,
}

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
        .emptied(&[looks.emptied.clone(), looks.taken.clone()].concat());
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
    let marks = [&looks.open, &looks.doubtful, &looks.dead, &looks.emptied];
    let keys = ["goban-open", "goban-doubtful", "goban-dead", "goban-shut"];
    let marks = keys.into_iter().zip(marks).filter(|(_, points)| !points.is_empty());
    let marks = marks.map(|(key, points)| t.with(key, [("points", names(points))]));
    let said: Vec<String> = [stones_in(t, board, window)].into_iter().chain(marks).collect();
    GobanView { svg: diagram.description(&said.join(" ")).svg(), taps }
}

pub fn position(t: Lang, board: &Goban, last: Option<Point>) -> String {
    let title = title(t, board, last);
    described(t, Diagram::new(board, "goban").title(&title).last(last), board)
}

fn described(t: Lang, diagram: Diagram<'_>, board: &Goban) -> String {
    diagram.description(&stones_in(t, board, Window::whole(board.size()))).svg()
}

fn title(t: Lang, board: &Goban, last: Option<Point>) -> String {
    let stone = last.and_then(|point| Some((point.to_string(), board.stone(point)?)));
    stone.map_or_else(
        || t.text("goban"),
        |(point, color)| t.with("goban-last", [("color", t.color(color)), ("point", point)]),
    )
}

/// A text alternative for screen readers.
pub fn stones_in(t: Lang, board: &Goban, window: Window) -> String {
    let of = |color| {
        let stones = board.stones().filter(|(p, stone)| *stone == color && window.contains(*p));
        let points = stones.map(|(point, _)| point.to_string()).collect::<Vec<_>>().join(" ");
        t.labelled(&t.color(color), if points.is_empty() { "–" } else { &points })
    };
    format!("{}. {}.", of(Color::Black), of(Color::White))
}

/// `D4 Q16`.
pub fn names<'a>(points: impl IntoIterator<Item = &'a Point>) -> String {
    points.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// `None` after a pass or a change of the position.
pub fn last(game: &Game) -> Option<Point> {
    if let Step::Move(played) = game.steps().last()? { played.point } else { None }
}

/// `Black Q16`, `White passes`.
pub fn played(t: Lang, played: Played) -> String {
    let color = t.color(played.color);
    match played.point {
        Some(point) => format!("{color} {point}"),
        None => t.with("move-pass", [("color", color)]),
    }
}

/// Fixed, so that the same position always gets the same proposal.
const SEED: u64 = 1;

pub struct Marking {
    pub life: LifeAndDeath,
    /// Whether it is only a proposal, because nothing was marked yet.
    pub proposed: bool,
    pub doubtful: Vec<Point>,
}

/// `None` while the game is played, and if it ended without a count. A proposal runs playouts, which is slow.
pub fn marking(game: &Game) -> Option<Marking> {
    match game.course()? {
        Course::Playing(_) => return None,
        Course::Stopped(_) if !game.is_marked() => {
            let board = game.board();
            let proposal = propose(&board, &game.terms().ruleset(), SEED);
            let doubtful = proposal.stones(Status::Unsettled);
            return Some(Marking { life: proposal.life(&board), proposed: true, doubtful });
        }
        Course::Stopped(_) => {}
        Course::Ended(_) | Course::Confirmed(_) => drop(game.count()?),
    }
    Some(Marking { life: game.marking().clone(), proposed: false, doubtful: Vec::new() })
}

/// Who plays move `at`, counted from 1 over the whole game; `None` if one person plays the side.
pub fn turn_of(t: Lang, entry: &Entry, at: u32) -> Option<String> {
    let (surname, first) = entry.people().nth(entry.turn_at(at)).filter(|_| entry.is_pair())?;
    Some(t.name(surname, first, &entry.country)).filter(|name| !name.is_empty())
}

pub fn order_of_turns(t: Lang, tournament: &Tournament, board: &Board) -> Option<String> {
    Some(t.labelled(&t.text("turns-order"), &order(t, tournament, board)?))
}

/// The order of turns in a cycle; if the sides differ in size, the order of each side.
/// `None` if one person plays each side.
pub fn order(t: Lang, tournament: &Tournament, board: &Board) -> Option<String> {
    let (black, white) = (tournament.entry(board.black)?, tournament.entry(board.white)?);
    if !black.is_pair() && !white.is_pair() {
        return None;
    }
    let names = |entry: &Entry| -> Vec<String> {
        let people = entry.people().filter(|(surname, _)| !surname.is_empty());
        people.map(|(surname, first)| t.name(surname, first, &entry.country)).collect()
    };
    let (black, white) = (names(black), names(white));
    if black.len() != white.len() {
        let side = |color, names: &[String]| t.labelled(&t.color(color), &names.join(" – "));
        return Some([side(Color::Black, &black), side(Color::White, &white)].join("; "));
    }
    let (first, second) = if board.handicap > 1 { (white, black) } else { (black, white) };
    Some(first.into_iter().zip(second).flat_map(|(a, b)| [a, b]).collect::<Vec<_>>().join(" – "))
}

/// The next player of a recorded game: `Move 36: Bea Beck`. `None` if one person plays the side.
pub fn to_play(
    t: Lang,
    tournament: &Tournament,
    board: &Board,
    color: Color,
    moves: usize,
) -> Option<String> {
    let at = u32::try_from(moves + 1).ok()?;
    let name = turn_of(t, tournament.entry(board.seat(color))?, at)?;
    Some(t.with("turns-at", (("n", at), ("color", t.color(color)), ("name", name))))
}
