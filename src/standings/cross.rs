use tournament::RoundNo;

use super::{ResultCell, Standings};

/// One meeting in a cross table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossCell {
    /// The column: the opponent's row number, counted from 1.
    pub column: usize,
    /// The round they met in.
    pub round: RoundNo,
    /// The game as the row's player sees it.
    pub cell: ResultCell,
}

/// The cross table of standings: for each row its meetings, by column, then by round.
///
/// Only squares with a game are there, so a large field costs no more than its games; two players who
/// met twice have two cells in one square.
#[must_use]
pub fn cross_table(standings: &Standings) -> Vec<Vec<CrossCell>> {
    let meetings = |cells: &[ResultCell]| {
        let mut row: Vec<CrossCell> = cells
            .iter()
            .enumerate()
            .filter_map(|(r, cell)| match *cell {
                ResultCell::Game { number, .. } => {
                    Some(CrossCell { column: number, round: RoundNo::from_index(r), cell: *cell })
                }
                ResultCell::Free { .. } => None,
            })
            .collect();
        row.sort_by_key(|cell| (cell.column, cell.round));
        row
    };
    standings.rows.iter().map(|row| meetings(&row.cells)).collect()
}
