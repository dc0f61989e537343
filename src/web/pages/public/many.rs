//! Long lists of players: standings and wall lists, on the screen and on paper.

use crate::web::prelude::*;
use standings::{Mark, ResultCell, WallRow, wall_list};

use super::people::PlayerRow;
use super::standings::place;
use crate::web::views::places::shown;

pub(super) const A_PAGE: usize = 100;

/// The standings of an event, or the same players in the order of strength.
pub(super) struct Many {
    t: Lang,
    pub tournament: Tournament,
    pub standings: Standings,
    /// The rows of a wall list.
    wall: Option<Vec<WallRow>>,
    /// In the whole table, also where a group alone is shown.
    places: HashMap<EntryId, u32>,
    /// Starting and main score in the wall list, else the columns of the order, as many as there is room for.
    pub columns: Vec<CriterionColumn>,
}

impl Many {
    pub fn of(
        t: Lang,
        tournament: Tournament,
        (through, by_strength): (RoundNo, bool),
        most: usize,
    ) -> Self {
        let standings = listed_standings(&tournament, through);
        let mut columns = CriterionColumn::all(t, &standings.criteria);
        columns.truncate(most);
        if by_strength {
            let score = CriterionColumn::new(t, tournament.settings.system.main_score());
            let start = CriterionColumn::new(t, score.criterion);
            columns = vec![CriterionColumn { head: t.text("wall-start"), ..start }, score];
        }
        let wall = by_strength.then(|| wall_list(&tournament, through));
        let places = standings.rows.iter().map(|row| (row.entry, row.place)).collect();
        Self { t, tournament, standings, wall, places, columns }
    }

    /// Leaves a group only, with places of its own.
    pub fn keep(&mut self, group: &Group) {
        let tournament = &self.tournament;
        let is_in = |index: usize| group.has(tournament, &tournament.entries[index]);
        self.standings.keep(is_in);
        if let Some(wall) = &mut self.wall {
            wall.retain(|row| is_in(row.index));
        }
    }

    pub fn len(&self) -> usize {
        self.wall.as_ref().map_or(self.standings.rows.len(), Vec::len)
    }

    pub const fn is_wall(&self) -> bool {
        self.wall.is_some()
    }

    /// Position in [`Tournament::entries`].
    pub fn index(&self, at: &usize) -> usize {
        self.wall.as_ref().map_or_else(|| self.standings.rows[*at].index, |wall| wall[*at].index)
    }

    pub fn entry(&self, at: &usize) -> &Entry {
        &self.tournament.entries[self.index(at)]
    }

    pub fn position(&self, entry: EntryId) -> Option<usize> {
        (0..self.len()).find(|at| self.entry(at).id == entry)
    }

    /// The player's page is `base` and the number of the entry.
    pub fn person(&self, at: &usize, base: &str) -> PlayerRow {
        PlayerRow::among(self.t, &self.tournament, self.entry(at), base)
    }

    /// The place, or the number in the wall list.
    pub fn lead(&self, at: &usize) -> String {
        match &self.wall {
            Some(wall) => wall[*at].number.to_string(),
            None => place(&self.standings, *at),
        }
    }

    /// Whether a group with another score begins here.
    pub fn begins(&self, at: &usize) -> bool {
        let Some(above) = at.checked_sub(1) else { return false };
        match &self.wall {
            Some(wall) => wall[above].start != wall[*at].start,
            None => {
                let rows = &self.standings.rows;
                !self.standings.has_same_score(&rows[above], &rows[*at])
            }
        }
    }

    /// The values of the columns.
    pub fn values(&self, at: &usize) -> Vec<String> {
        let t = self.t;
        if let Some(wall) = &self.wall {
            return vec![t.points(wall[*at].start), t.decimals(&wall[*at].score.to_string())];
        }
        let values = self.columns.iter().zip(&self.standings.rows[*at].values);
        values.map(|(column, value)| shown(t, column.criterion, *value, self.entry(at))).collect()
    }

    /// Whether a value is the one that decides the order.
    pub fn is_key(&self, index: &usize) -> bool {
        *index == usize::from(self.is_wall())
    }

    pub fn cells(&self, at: &usize) -> &[ResultCell] {
        self.wall.as_ref().map_or_else(|| &self.standings.rows[*at].cells, |wall| &wall[*at].cells)
    }

    /// See [`sign`].
    pub const fn sign(&self, cell: &ResultCell) -> &'static str {
        sign(cell)
    }

    /// The opponent's place or number; `0+` for a bye, `–` for no game.
    pub fn text(&self, cell: &ResultCell) -> String {
        match cell {
            ResultCell::Game { number, .. } if self.is_wall() => number.to_string(),
            ResultCell::Game { opponent, .. } => {
                self.places.get(opponent).map(u32::to_string).unwrap_or_default()
            }
            ResultCell::Free { why: Unplayed::Bye, .. } => "0+".to_owned(),
            ResultCell::Free { .. } => "\u{2013}".to_owned(),
        }
    }

    /// The opponent's surname, or surnames.
    pub fn surname(&self, cell: &ResultCell) -> String {
        let ResultCell::Game { opponent, .. } = cell else { return String::new() };
        let Some(entry) = self.tournament.entry(*opponent) else { return String::new() };
        let surnames = entry.people().map(|(surname, _)| surname);
        surnames.filter(|one| !one.is_empty()).collect::<Vec<_>>().join(" & ")
    }
}

/// `+`, `−`, `=` or `?`; empty without a game. With a true minus sign, not a hyphen.
pub(super) const fn sign(cell: &ResultCell) -> &'static str {
    match cell {
        ResultCell::Free { .. } => "",
        ResultCell::Game { mark: Mark::Win, .. } => "+",
        ResultCell::Game { mark: Mark::Loss, .. } => "\u{2212}",
        ResultCell::Game { mark: Mark::Half, .. } => "=",
        ResultCell::Game { mark: Mark::Unknown, .. } => "?",
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
