use go::{Cell, Color, Goban, Index};

use super::field::Field;
use super::playout::Playout;
use super::rng::Rng;

/// Games played out. Four times as many were no better.
const GAMES: i32 = 200;
/// No further game starts after so many moves: large boards get fewer games.
const MOVES: usize = 60_000;

pub(super) struct Survey {
    /// Share of the games in which the point is Black's, less White's share, −1 to 1.
    pub(super) owner: Vec<f32>,
    /// Share of the games that leave the point open between both colours.
    pub(super) open: Vec<f32>,
}

impl Survey {
    pub(super) fn share(&self, color: Color, points: &[Index]) -> f32 {
        let sum: f32 = points.iter().map(|&at| self.owner[usize::from(at)]).sum();
        let black = sum / points.len() as f32;
        if color == Color::Black { black } else { -black }
    }
}

/// Black moves first in every other game.
pub(super) fn survey(board: &Goban, rng: &mut Rng) -> Survey {
    let start = Field::new(board);
    let mut playout = Playout::new(&start);
    let points: Vec<Index> = board.size().all_points().map(|p| board.index(p)).collect();
    let mut owner = vec![0; board.grid_len()];
    let mut open = vec![0; board.grid_len()];
    let (mut games, mut moves) = (0, 0);
    while games < GAMES && moves < MOVES {
        let first = if games % 2 == 0 { Color::Black } else { Color::White };
        moves += playout.run(&start, first, 3 * points.len(), rng);
        games += 1;
        for &at in &points {
            match end_owner(&playout.field, at) {
                Some(sign) => owner[usize::from(at)] += sign,
                None => open[usize::from(at)] += 1,
            }
        }
    }
    let share = |counts: Vec<i32>| counts.into_iter().map(|n| n as f32 / games as f32).collect();
    Survey { owner: share(owner), open: share(open) }
}

/// Owner of a point on a finished board, 1 Black and −1 White: the stone's, or the only colour next to an empty
/// point.
fn end_owner(field: &Field, at: Index) -> Option<i32> {
    let sign = |cell: Cell| cell.color().map(|c| if c == Color::Black { 1 } else { -1 });
    if let Some(sign) = sign(field.cell(at)) {
        return Some(sign);
    }
    let beside = field.four(at).map(|n| sign(field.cell(n)));
    match (beside.contains(&Some(1)), beside.contains(&Some(-1))) {
        (true, false) => Some(1),
        (false, true) => Some(-1),
        _ => None,
    }
}
