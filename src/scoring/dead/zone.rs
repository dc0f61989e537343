use go::{Board, Cell, Index};

/// The part of the board that decides about a chain.
#[derive(Clone, Debug)]
pub(super) struct Zone {
    /// Empty points and stones that are not secure.
    pub(super) points: Vec<Index>,
}

/// Everything reached from the chain on `start` without crossing a secure stone. `None` if more
/// than `most` empty points belong to it.
pub(super) fn zone(board: &Board, start: Index, secure: &[bool], most: usize) -> Option<Zone> {
    let mut seen = vec![false; board.grid_len()];
    let mut points: Vec<Index> = board.chain_indices(start).collect();
    for &at in &points {
        seen[usize::from(at)] = true;
    }
    let (mut next, mut empty) = (0, 0);
    while let Some(&at) = points.get(next) {
        next += 1;
        if board.cell(at) == Cell::Empty {
            empty += 1;
            if empty > most {
                return None;
            }
        }
        for n in board.around(at) {
            let i = usize::from(n);
            let open = board.cell(n) != Cell::Edge && !secure[i];
            if open && !std::mem::replace(&mut seen[i], true) {
                points.push(n);
            }
        }
    }
    Some(Zone { points })
}
