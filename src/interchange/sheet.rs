//! Lists of results, a row a player and a cell a round, in federations' files and our own tables.

use super::result_table;
use crate::prelude::*;

pub(super) const MOST_ROWS: usize = 20_000;

pub(super) const MOST_ROUNDS: usize = 20;

#[derive(Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    /// The number by which opponents refer to it, if it is not its position.
    pub(super) number: Option<usize>,
    /// The place as it is written; 0 where it is that of the row above.
    pub(super) place: u32,
    pub(super) surname: String,
    pub(super) first_name: String,
    pub(super) rank: Rank,
    pub(super) country: String,
    pub(super) club: String,
    pub(super) pin: String,
    pub(super) licence: String,
    pub(super) values: Vec<String>,
    pub(super) cells: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) text: String,
    /// 0 for none.
    pub(super) opponent: usize,
    pub(super) sign: char,
    pub(super) rated: bool,
    pub(super) color: Option<Color>,
    pub(super) handicap: u8,
}

/// Reads `12+/b0`, `3-!w2`, `5+`, `0=`, `8+/0`; without the slash in lists of `tou`: `12+b0`. `?`: not paired.
pub(super) fn cell(text: &str) -> Option<Cell> {
    let at = text.find(['+', '-', '=', '?'])?;
    let number = if text == "?" { "0" } else { &text[..at] };
    let opponent = number.parse().ok().filter(|number| *number <= 99_999)?;
    let mut rest = text[at..].chars();
    let sign = rest.next()?;
    let rest = rest.as_str();
    let (rated, seat) = match rest.strip_prefix('!') {
        Some(seat) => (false, seat),
        None => (true, rest.strip_prefix('/').unwrap_or(rest)),
    };
    let (color, handicap) = match seat.chars().next() {
        Some('b' | 'B') => (Some(Color::Black), &seat[1..]),
        Some('w' | 'W') => (Some(Color::White), &seat[1..]),
        _ => (None, seat),
    };
    let handicap = match handicap {
        "" => 0,
        digits => digits.parse().ok().filter(|stones| *stones <= 9)?,
    };
    Some(Cell { text: text.to_owned(), opponent, sign, rated, color, handicap })
}

pub(super) struct Sheet {
    rows: Vec<Row>,
    numbers: HashMap<usize, usize>,
    rounds: usize,
}

impl Sheet {
    pub(super) fn of(rows: Vec<Row>, faults: &mut Faults) -> Self {
        if rows.len() > MOST_ROWS {
            faults.add(Place::file().field("rows"), Problem::TooMany { most: MOST_ROWS });
        }
        let rounds = rows.first().map_or(0, |row| row.cells.len());
        let mut numbers = HashMap::new();
        for (index, row) in rows.iter().enumerate() {
            let number = row.number.filter(|number| !numbers.contains_key(number));
            numbers.entry(number.unwrap_or(index + 1)).or_insert(index);
            if row.cells.len() != rounds {
                let problem = Problem::Columns { found: row.cells.len(), wanted: rounds };
                faults.add(Place::line(row.line).field("rounds"), problem);
            }
        }
        Self { rows, numbers, rounds }
    }

    /// The tournament of such a list. Its places and values of criteria are stored with it; they are valid until a
    /// result changes.
    pub(super) fn tournament(
        &self,
        settings: Settings,
        criteria: &[String],
        faults: &mut Faults,
    ) -> Tournament {
        let mut tournament = Tournament::new(settings);
        tournament.settings.rounds = i32::try_from(self.rounds.max(1)).unwrap_or(1);
        let half = |row: &Row| row.cells.iter().any(|cell| cell.opponent == 0 && cell.sign == '=');
        let halves = self.rows.iter().any(half);
        if !halves {
            tournament.settings.points.absent_mms = HalfPoints::ZERO;
        }
        let drawn = self.drawn();
        let entries = self.rows.iter().zip(1..);
        let read = |(row, id)| entry(row, id, halves, drawn, faults);
        tournament.entries = entries.map(read).collect();
        tournament.rounds = (0..drawn).map(|round| self.round(round, faults)).collect();
        result_table::keep(&mut tournament, criteria, &self.rows);
        tournament
    }

    /// The last round with a board or a bye: later columns are of rounds to come.
    fn drawn(&self) -> usize {
        let takes_part = |cell: &Cell| cell.opponent > 0 || cell.sign == '+';
        let last = self.rows.iter().filter_map(|row| row.cells.iter().rposition(takes_part));
        last.max().map_or(0, |last| last + 1)
    }

    fn round(&self, index: usize, faults: &mut Faults) -> Round {
        let mut round = Round::empty(RoundNo::from_index(index), RoundState::Published);
        for (me, row) in self.rows.iter().enumerate() {
            let Some(cell) = row.cells.get(index) else { continue };
            if cell.opponent == 0 {
                if cell.sign == '+' {
                    round.byes.push(id(me));
                }
                continue;
            }
            let place = Place::line(row.line).field(&format!("round {}", index + 1));
            match self.board(me, cell, index) {
                Ok(Some(board)) => {
                    let table = TableNo(i32::try_from(round.boards.len() + 1).unwrap_or(i32::MAX));
                    if matches!(board.ending, Ending::BothWin { .. } | Ending::BothLose { .. }) {
                        let theirs = self.numbers.get(&cell.opponent);
                        let theirs = theirs.and_then(|other| self.rows[*other].cells.get(index));
                        let other = theirs.map(|cell| cell.text.clone()).unwrap_or_default();
                        let (cell, field) = (cell.text.clone(), place.field.clone());
                        faults.note(Note::SameSign { line: row.line, field, cell, other });
                    }
                    round.boards.push(Board { table, ..board });
                }
                Ok(None) => {}
                Err(problem) => faults.add(place, problem),
            }
        }
        closed(round)
    }

    /// The board of two cells that agree; `None` for the second of them.
    fn board(&self, me: usize, cell: &Cell, round: usize) -> Result<Option<Board>, Problem> {
        let number = cell.opponent;
        let other = *self.numbers.get(&number).ok_or(Problem::NoSuchRow { number })?;
        let theirs = self.rows[other].cells.get(round).ok_or(Problem::NoSuchRow { number })?;
        let disagree =
            || Problem::Disagrees { value: cell.text.clone(), other: theirs.text.clone() };
        if other == me || self.numbers.get(&theirs.opponent) != Some(&me) {
            return Err(disagree());
        }
        if cell.color.map(Color::other) != theirs.color || cell.handicap != theirs.handicap {
            return Err(disagree());
        }
        let color = cell.color.unwrap_or(Color::Black);
        let ending = ending(cell, theirs, color).ok_or_else(disagree)?;
        if other < me {
            return Ok(None);
        }
        let (black, white) = if color == Color::Black { (me, other) } else { (other, me) };
        let board = Board::new(TableNo(0), id(black), id(white), cell.handicap);
        Ok(Some(Board { ending, colors_known: cell.color.is_some(), ..board }))
    }
}

/// A round in the order of its tables, finished if every result is known. Boards without a table get the free ones.
pub(super) fn closed(mut round: Round) -> Round {
    let taken: HashSet<TableNo> = round.boards.iter().map(|board| board.table).collect();
    let free = (1..).map(TableNo).filter(|table| !taken.contains(table));
    let open = round.boards.iter_mut().filter(|board| board.table == TableNo(0));
    open.zip(free).for_each(|(board, table)| board.table = table);
    round.boards.sort_by_key(|board| board.table);
    if round.pending().next().is_none() {
        round.state = RoundState::Finished;
    }
    round
}

fn id(index: usize) -> EntryId {
    EntryId(i32::try_from(index + 1).unwrap_or(i32::MAX))
}

/// The ending of two cells; `None` if they differ.
fn ending(mine: &Cell, theirs: &Cell, color: Color) -> Option<Ending> {
    let by_default = !mine.rated || !theirs.rated;
    let manner = if by_default { Manner::Default } else { Manner::Unstated };
    match (mine.sign, theirs.sign) {
        ('+', '-') => Some(Ending::Won { winner: color, manner }),
        ('-', '+') => Some(Ending::Won { winner: color.other(), manner }),
        ('=', '=') => Some(Ending::Jigo { by_default }),
        ('+', '+') => Some(Ending::BothWin { by_default }),
        ('-', '-') => Some(Ending::BothLose { by_default }),
        ('?', '?') => Some(Ending::Pending),
        _ => None,
    }
}

/// A row's player. If a list has both half points and zeros for free rounds, the former were absences and the
/// latter rounds without an opponent. Rounds that are not `drawn` are unknown.
fn entry(row: &Row, number: i32, halves: bool, drawn: usize, faults: &mut Faults) -> Entry {
    let mut text = |field: &str, value: &str| {
        if value.is_empty() {
            return String::new();
        }
        check_name(value).unwrap_or_else(|fault| {
            faults.add(Place::line(row.line).field(field), Problem::Text(fault));
            String::new()
        })
    };
    let (surname, first_name) = (text("name", &row.surname), text("name", &row.first_name));
    let mut entry = Entry::new(EntryId(number), &surname, &first_name, row.rank);
    entry.country = text("country", &row.country);
    entry.club = text("club", &row.club);
    entry.egf_pin = text("PIN", &row.pin);
    entry.ffg_licence = text("licence", &row.licence);
    for (index, cell) in row.cells.iter().enumerate().take(drawn) {
        let free = cell.opponent == 0 && cell.sign != '+';
        let absent = free && (cell.sign == '=' || !halves && cell.sign != '?');
        entry.participation = entry.participation.with(RoundNo::from_index(index), !absent);
    }
    entry
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read_as_every_list_writes_them() {
        let read = |text| cell(text).map(|c| (c.opponent, c.sign, c.rated, c.color, c.handicap));
        let (black, white) = (Some(Color::Black), Some(Color::White));
        assert_eq!(read("12+/b0"), Some((12, '+', true, black, 0)));
        assert_eq!(read("3-!w2"), Some((3, '-', false, white, 2)));
        assert_eq!(read("3-w2"), Some((3, '-', true, white, 2)));
        assert_eq!(read("8+/3"), Some((8, '+', true, None, 3)));
        assert_eq!(read("0="), Some((0, '=', true, None, 0)));
        assert_eq!(read("?"), Some((0, '?', true, None, 0)));
        for wrong in ["", "+", "x+", "5", "5*", "5+/x0", "5+/b10", "-5+", "999999+"] {
            assert_eq!(cell(wrong), None, "{wrong}");
        }
    }
}
