//! Rows of long lists of players: standings and wall lists, on the screen and on paper.

use crate::web::prelude::*;
use std::ops::Range;

use crate::web::views::criteria::shown;
use crate::web::views::divisions::move_words;
use standings::{ResultCell, WallRow};

use super::cells::CellWords;
use super::people::Person;
use super::standings::place;

pub(super) const A_PAGE: usize = 100;

pub(super) struct RoundCell {
    pub stone: Option<Color>,
    /// The opponent's place or wall-list number; `0+` for a bye, `–` for no game.
    pub text: String,
    pub mark: &'static str,
    /// The opponent's surname; empty unless [`Rows::named`].
    pub name: String,
    pub handicap: u8,
    pub won: bool,
}

pub(super) struct Line {
    /// The place, or the number in the wall list.
    pub lead: String,
    /// Whether a group with another score begins here.
    pub first: bool,
    pub entry: EntryId,
    pub person: Person,
    /// With the club if [`Rows::clubs`].
    pub rank: String,
    pub values: Vec<String>,
    pub wins: Option<String>,
    pub change: Option<String>,
    pub cells: Vec<RoundCell>,
    /// Lines drawn below the row: whether they are for going up, and their words.
    pub moves: Vec<(bool, String)>,
}

/// Adds the lines that separate going up, staying and going down. `shown` is the range of `lines` in the whole table.
pub(super) fn with_moves(
    t: Lang,
    (up, down): (usize, usize),
    standings: &Standings,
    (shown, lines): (Range<usize>, &mut [Line]),
) {
    for found in standings.move_lines(up, down) {
        let at = (found.above - 1).checked_sub(shown.start);
        if let Some(line) = at.and_then(|at| lines.get_mut(at)) {
            line.moves.push((found.up, move_words(t, found)));
        }
    }
}

/// Players link to pages below `base`; `criteria` is the number of columns there is room for.
pub(super) struct Rows<'a> {
    pub t: Lang,
    pub tournament: &'a Tournament,
    pub words: &'a CellWords,
    pub base: &'a str,
    pub criteria: usize,
    /// Rating change of each entry; `None` unless the event shows it.
    pub changes: Option<&'a [String]>,
    /// Wins of each entry; `None` where a criterion shows them.
    pub wins: Option<&'a [String]>,
    /// Whether cells name the opponent.
    pub named: bool,
    /// Whether the club follows the rank.
    pub clubs: bool,
}

impl Rows<'_> {
    pub fn by_place(&self, standings: &Standings, which: Range<usize>) -> Vec<Line> {
        which.map(|i| self.place(standings, i)).collect()
    }

    pub fn place(&self, standings: &Standings, i: usize) -> Line {
        let row = &standings.rows[i];
        let entry = &self.tournament.entries[row.index];
        let values = standings.criteria.iter().zip(&row.values).take(self.criteria);
        let before = i.checked_sub(1).map(|i| &standings.rows[i]);
        Line {
            lead: place(standings, i),
            first: before.is_some_and(|before| !standings.has_same_score(before, row)),
            entry: row.entry,
            rank: self.rank(row.index),
            person: self.person(row.index),
            values: values.map(|(c, value)| shown(self.t, *c, *value, entry)).collect(),
            wins: self.wins.map(|wins| wins[row.index].clone()),
            change: self.change(row.index),
            cells: row.cells.iter().map(|cell| self.cell(cell, false)).collect(),
            moves: Vec::new(),
        }
    }

    pub fn by_number(&self, list: &[WallRow], which: Range<usize>) -> Vec<Line> {
        which.map(|i| self.number(list, i)).collect()
    }

    pub fn number(&self, list: &[WallRow], i: usize) -> Line {
        let row = &list[i];
        let before = i.checked_sub(1).map(|i| &list[i]);
        Line {
            lead: row.number.to_string(),
            first: before.is_some_and(|before| before.start != row.start),
            entry: row.entry,
            rank: self.rank(row.index),
            person: self.person(row.index),
            values: vec![self.t.points(row.start), self.t.decimals(&row.score.to_string())],
            wins: self.wins.map(|wins| wins[row.index].clone()),
            change: self.change(row.index),
            cells: row.cells.iter().map(|cell| self.cell(cell, true)).collect(),
            moves: Vec::new(),
        }
    }

    fn person(&self, index: usize) -> Person {
        Person::among(self.t, self.tournament, &self.tournament.entries[index], self.base)
    }

    fn rank(&self, index: usize) -> String {
        let entry = &self.tournament.entries[index];
        let rank = self.t.rank(entry.rank);
        if self.clubs { self.t.listed([&rank, &entry.club]) } else { rank }
    }

    fn change(&self, index: usize) -> Option<String> {
        self.changes.map(|changes| changes[index].clone())
    }

    fn opponent(&self, cell: &ResultCell) -> String {
        match *cell {
            ResultCell::Game { opponent, .. } if self.named => self
                .tournament
                .entry(opponent)
                .map(|entry| {
                    let surnames = entry.people().map(|(surname, _)| surname);
                    surnames.filter(|one| !one.is_empty()).collect::<Vec<_>>().join(" & ")
                })
                .unwrap_or_default(),
            _ => String::new(),
        }
    }

    fn cell(&self, cell: &ResultCell, by_number: bool) -> RoundCell {
        let view = self.words.view(cell);
        let (text, handicap) = match *cell {
            ResultCell::Game { number, handicap, .. } if by_number => {
                (number.to_string(), handicap)
            }
            ResultCell::Game { handicap, .. } => (view.text, handicap),
            ResultCell::Free { .. } => (view.text, 0),
        };
        RoundCell {
            stone: view.color,
            text,
            mark: view.mark,
            name: self.opponent(cell),
            handicap,
            won: view.won,
        }
    }
}

pub(super) struct Part {
    /// The first row, counted from 1.
    pub from: usize,
    pub href: String,
    pub current: bool,
}

/// Links to the pages of a list of `count` rows, `most` per page. `from` is the first row shown, counted from 0. Empty
/// if all rows fit on one page.
pub(super) fn parts(
    count: usize,
    most: usize,
    from: Option<usize>,
    href: impl Fn(usize) -> String,
) -> Vec<Part> {
    if count <= most {
        return Vec::new();
    }
    let part =
        |start: usize| Part { from: start + 1, href: href(start), current: from == Some(start) };
    (0..count).step_by(most).map(part).collect()
}

/// First row, counted from 0, of the page with row `asked`, counted from 1; 0 if there is no such row.
pub(super) fn page_start(asked: &str, count: usize, most: usize) -> usize {
    let asked: usize = asked.parse().unwrap_or(1);
    if (1..=count).contains(&asked) { (asked - 1) / most * most } else { 0 }
}
