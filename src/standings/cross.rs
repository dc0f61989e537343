use tournament::RoundNo;

use super::{Mark, ResultCell, Standings, Value};

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

/// The cross table of standings: for each row its meetings, by column, then by round. It has only squares with a
/// game, so a large field costs no more than its games; two players who met twice have two cells in one square.
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

/// Players of neighbouring scores, in a field that is too large for a row each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreBand {
    /// The highest score among them.
    pub high: Value,
    /// The lowest.
    pub low: Value,
    /// How many they are.
    pub players: usize,
    /// Their games against each band, in the order of the bands.
    pub against: Vec<BandGames>,
}

/// The games of one band against another, as the first sees them; within a band each game counts twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BandGames {
    /// Games that the first band won.
    pub won: usize,
    /// Games that the first band lost.
    pub lost: usize,
    /// Neither: jigo, without a result, not played yet.
    pub other: usize,
}

impl BandGames {
    /// All of them.
    pub const fn games(&self) -> usize {
        self.won + self.lost + self.other
    }
}

/// The cross table by score, the highest first, in at most `most` bands of about as many players: neighbouring
/// scores are joined where few have them. The score is [`Standings::score_index`]'s.
#[must_use]
pub fn cross_by_score(standings: &Standings, most: usize) -> Vec<ScoreBand> {
    let at = standings.score_index();
    let score = |row: usize| standings.rows[row].values.get(at).copied().unwrap_or(Value::whole(0));
    let mut order: Vec<usize> = (0..standings.rows.len()).collect();
    order.sort_by_key(|row| std::cmp::Reverse(score(*row)));
    let enough = order.len().div_ceil(most.max(1));
    let mut bands: Vec<ScoreBand> = Vec::new();
    let mut band_of = vec![0; order.len()];
    for row in order {
        let score = score(row);
        match bands.last_mut() {
            Some(band) if band.low == score || band.players < enough => {
                band.low = score;
                band.players += 1;
            }
            _ => bands.push(ScoreBand { high: score, low: score, players: 1, against: vec![] }),
        }
        band_of[row] = bands.len() - 1;
    }
    let count = bands.len();
    bands.iter_mut().for_each(|band| band.against = vec![BandGames::default(); count]);
    for (row, band) in standings.rows.iter().zip(&band_of) {
        for cell in &row.cells {
            let ResultCell::Game { number, mark, .. } = *cell else { continue };
            let Some(other) = number.checked_sub(1).and_then(|at| band_of.get(at)) else {
                continue;
            };
            let games = &mut bands[*band].against[*other];
            match mark {
                Mark::Win => games.won += 1,
                Mark::Loss => games.lost += 1,
                Mark::Half | Mark::Unknown => games.other += 1,
            }
        }
    }
    bands
}
