use super::{ResultTable, table_as_read};
use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Everybody,
    /// Individual players with at least one game or bye; the others are left out and the places counted again.
    WithRounds,
}

/// A wall list: a row a player, a cell a round; opponents are named by the number of their row.
pub(super) struct Wall<'a> {
    pub(super) rows: Vec<WallRow<'a>>,
    /// The names of those left out.
    pub(super) left_out: Vec<String>,
    /// How many entries of partners are left out.
    pub(super) pairs: usize,
}

pub(super) struct WallRow<'a> {
    pub(super) entry: &'a Entry,
    pub(super) number: usize,
    pub(super) place: u32,
    pub(super) shared: bool,
    pub(super) criteria: &'a [String],
    pub(super) cells: Vec<Cell>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    /// No game, worth `+`, `=` or `-`.
    Free(char),
    Game {
        opponent: usize,
        /// `+`, `=`, `-` or `?`.
        sign: char,
        rated: bool,
        color: Option<Color>,
        handicap: u8,
        /// Whether both won or both lost it, except in an imported list that did not change.
        both: bool,
    },
}

impl<'a> Wall<'a> {
    pub(super) fn of(tournament: &'a Tournament, table: &'a ResultTable, who: Who) -> Self {
        let seats = tournament.seats(last_round(tournament));
        let mut wall = Self { rows: Vec::new(), left_out: Vec::new(), pairs: 0 };
        let mut numbers = vec![0; tournament.entries.len()];
        let (mut group, mut group_above) = (0, None);
        for row in &table.rows {
            group += usize::from(!row.shared_with_above);
            let Some(entry) = tournament.entries.get(row.entry_index) else { continue };
            if who == Who::WithRounds && entry.is_pair() {
                wall.pairs += 1;
                continue;
            }
            if who == Who::WithRounds && !seats[row.entry_index].iter().any(took_part) {
                wall.left_out.push(entry.full_name());
                continue;
            }
            let shared = group_above.replace(group) == Some(group);
            let (number, criteria) = (wall.rows.len() + 1, &row.criteria_values[..]);
            let (place, cells) = (row.place, Vec::new());
            wall.rows.push(WallRow { entry, number, place, shared, criteria, cells });
            numbers[row.entry_index] = number;
        }
        let kept = table.rows.iter().filter(|row| numbers.get(row.entry_index) > Some(&0));
        let as_read = table_as_read(tournament).is_some();
        for (wall_row, row) in wall.rows.iter_mut().zip(kept) {
            let cells = seats[row.entry_index].iter();
            wall_row.cells = cells.map(|seat| cell(tournament, seat, &numbers, as_read)).collect();
        }
        wall
    }

    /// The cells of players in a round as text; empty for a player not in the list.
    pub(super) fn cell_texts<const N: usize>(
        &self,
        round: RoundNo,
        entries: [EntryId; N],
        text: impl Fn(Cell) -> String,
    ) -> [String; N] {
        let row = |entry| self.rows.iter().find(|row| row.entry.id == entry);
        let cell = |entry| row(entry)?.cells.get(round.index()).copied().map(&text);
        entries.map(|entry| cell(entry).unwrap_or_default().trim().to_owned())
    }

    pub(super) fn note_left_out(&self, notes: &mut Vec<Note>) {
        notes.extend(Note::pairs_left_out(self.pairs));
        let names = self.left_out.iter().cloned();
        notes.extend(names.map(|name| Note::LeftOutWithoutGame { name }));
    }
}

/// Notes on results for which federations' lists have no sign; `other` makes those of one format only.
pub(super) fn result_notes(
    tournament: &Tournament,
    other: impl Fn(&Board, i32, i32) -> Option<Note>,
) -> Vec<Note> {
    let mut notes = Vec::new();
    for round in &tournament.rounds {
        for board in &round.boards {
            let (round, table) = (round.no.0, board.table.0);
            notes.extend(match board.ending {
                Ending::Pending => Some(Note::ResultMissing { round, table }),
                Ending::BothLose { .. } => Some(Note::BothLoseAsTwoLosses { round, table }),
                Ending::BothWin { .. } => Some(Note::BothWinAsTwoWins { round, table }),
                Ending::NoResult => Some(Note::NoResultNotRated { round, table }),
                _ => other(board, round, table),
            });
        }
    }
    notes
}

/// The last round that has a game or a bye.
pub(super) fn last_round(tournament: &Tournament) -> RoundNo {
    let drawn = |round: &&tournament::Round| !round.boards.is_empty() || !round.byes.is_empty();
    tournament.rounds.iter().filter(drawn).map(|round| round.no).max().unwrap_or(RoundNo(0))
}

fn took_part(seat: &Seat) -> bool {
    !matches!(seat, Seat::Free(Unplayed::Absent | Unplayed::Unpaired))
}

fn cell(tournament: &Tournament, seat: &Seat, numbers: &[usize], as_read: bool) -> Cell {
    let number = |meeting: &Meeting| numbers.get(meeting.opponent_index).copied().unwrap_or(0);
    match seat {
        Seat::Free(unplayed) => Cell::Free(free_sign(tournament, *unplayed)),
        Seat::Board(meeting)
            if tournament.entries[meeting.opponent_index].is_pair() && number(meeting) == 0 =>
        {
            Cell::Free(sign_of(
                meeting.ending.points(meeting.color, tournament.settings.points.no_result),
            ))
        }
        Seat::Board(meeting) => Cell::Game {
            opponent: number(meeting),
            sign: sign(meeting, tournament.settings.points.no_result),
            rated: !meeting.ending.is_by_default() && meeting.ending != Ending::NoResult,
            color: meeting.colors_known.then_some(meeting.color),
            handicap: meeting.handicap,
            both: !as_read
                && matches!(meeting.ending, Ending::BothWin { .. } | Ending::BothLose { .. }),
        },
    }
}

/// Worth of a round without a game in the main score.
fn free_sign(tournament: &Tournament, unplayed: Unplayed) -> char {
    let points = tournament.settings.points;
    let main = tournament.settings.placement.iter().find(|criterion| criterion.is_main_score());
    let main = main.copied().unwrap_or(tournament.settings.system.main_score());
    let value = match (unplayed, main) {
        (Unplayed::Unpaired, _) => HalfPoints::ZERO,
        (Unplayed::Bye, Criterion::Mms) => points.bye_mms,
        (Unplayed::Bye, _) => points.bye_wins,
        (Unplayed::Absent, Criterion::Mms) => points.absent_mms,
        (Unplayed::Absent, _) => points.absent_wins,
    };
    sign_of(value)
}

fn sign(meeting: &Meeting, no_result: NoResultPolicy) -> char {
    match meeting.ending {
        Ending::Pending => '?',
        ending => sign_of(ending.points(meeting.color, no_result)),
    }
}

const fn sign_of(points: HalfPoints) -> char {
    match points.0 {
        ..=0 => '-',
        1 => '=',
        2.. => '+',
    }
}
