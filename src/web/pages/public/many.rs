//! Players by rounds: the rows of standings and wall lists, on the screen and on paper.

use std::ops::Range;

use crate::web::Lang;
use crate::web::views::criteria::shown;
use crate::web::views::divisions::move_words;
use go::Color;
use standings::{ResultCell, Standings, WallRow};
use tournament::{EntryId, Tournament};

use super::cells::CellWords;
use super::people::Person;
use super::standings::place;

/// Rows shown at once.
pub(super) const A_PAGE: usize = 100;

/// A round of one player: the stone, the opponent's place or number, what happened.
pub(super) struct RoundCell {
    /// The colour played, if it is known.
    pub stone: Option<Color>,
    /// The opponent; `0+` for a free win, `–` for no game.
    pub text: String,
    /// `+`, `−`, `=` or `?`; empty without a game.
    pub mark: &'static str,
    /// The opponent's surname, where there is room for it.
    pub name: String,
    /// Stones given.
    pub handicap: u8,
    /// Whether the round was won.
    pub won: bool,
}

/// A player's row.
pub(super) struct Line {
    /// The place, or the number in the wall list.
    pub lead: String,
    /// Whether a group with another score begins.
    pub first: bool,
    /// Who.
    pub entry: EntryId,
    /// Who, in words.
    pub person: Person,
    /// The rank, with the club in the denser lists.
    pub rank: String,
    /// The criteria.
    pub values: Vec<String>,
    /// How many games were won, where no criterion says it.
    pub wins: Option<String>,
    /// What the games do to the rating, if the event shows it.
    pub change: Option<String>,
    /// The rounds.
    pub cells: Vec<RoundCell>,
    /// The lines below the row, of who goes up or down: whether up, and in words.
    pub moves: Vec<(bool, String)>,
}

/// Puts the lines between who goes up, stays and goes down below the rows of a whole table that are shown.
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

/// What rows are made of: the words of a language, where players lie, how many criteria there is room for.
pub(super) struct Rows<'a> {
    pub t: Lang,
    pub tournament: &'a Tournament,
    pub words: &'a CellWords,
    pub base: &'a str,
    pub criteria: usize,
    /// What the games do to each entry's rating, if the event shows it.
    pub changes: Option<&'a [String]>,
    /// How many games each entry won, where no criterion says it.
    pub wins: Option<&'a [String]>,
    /// Whether cells name the opponent.
    pub named: bool,
    /// Whether the club stands behind the rank.
    pub clubs: bool,
}

impl Rows<'_> {
    /// Rows of the standings, opponents by their places.
    pub fn by_place(&self, standings: &Standings, which: Range<usize>) -> Vec<Line> {
        which.map(|i| self.place(standings, i)).collect()
    }

    /// One row of the standings.
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

    /// Rows of the wall list, opponents by their numbers.
    pub fn by_number(&self, list: &[WallRow], which: Range<usize>) -> Vec<Line> {
        which.map(|i| self.number(list, i)).collect()
    }

    /// One row of the wall list.
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

/// A page of a long list, in the row of links to all of them.
pub(super) struct Part {
    /// Its first row, counted from 1.
    pub from: usize,
    /// Where it is.
    pub href: String,
    /// Whether it is the one shown.
    pub current: bool,
}

/// The pages of a list of `count` rows, `most` on one, of which the one from row `from` (counted from 0) is shown;
/// none if all fit on one.
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

/// Where the page begins that holds the row asked for, counted from 1; the first page if there is no such row.
pub(super) fn page_start(asked: &str, count: usize, most: usize) -> usize {
    let asked: usize = asked.parse().unwrap_or(1);
    if (1..=count).contains(&asked) { (asked - 1) / most * most } else { 0 }
}
