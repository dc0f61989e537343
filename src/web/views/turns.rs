//! Order of turns, if two or three partners play a side.

use crate::web::prelude::*;

/// Who plays move `at`, counted from 1 over the whole game; `None` if one person plays the side.
pub fn turn_of(t: Lang, entry: &Entry, at: u32) -> Option<String> {
    let (surname, first) = entry.people().nth(entry.turn_at(at)).filter(|_| entry.is_pair())?;
    Some(t.name(surname, first, &entry.country)).filter(|name| !name.is_empty())
}

pub fn order_of_turns(t: Lang, tournament: &Tournament, board: &Board) -> Option<String> {
    let names = order(t, tournament, board)?;
    Some(t.labelled(&t.text("turns-order"), &names))
}

/// The order of turns in a cycle; if the sides differ in size, the order of each side.
/// `None` if one person plays each side.
pub fn order(t: Lang, tournament: &Tournament, board: &Board) -> Option<String> {
    let sides = [Color::Black, Color::White].map(|color| tournament.entry(board.seat(color)));
    let [Some(black), Some(white)] = sides else { return None };
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
        let sides = [side(Color::Black, &black), side(Color::White, &white)];
        return Some(sides.join("; "));
    }
    let (first, second) = if board.handicap > 1 { (white, black) } else { (black, white) };
    let names: Vec<String> = first.into_iter().zip(second).flat_map(|(a, b)| [a, b]).collect();
    Some(names.join(" – "))
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
