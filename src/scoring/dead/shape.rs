use go::{Board, Cell, Color, Index};

/// Whether an empty point is an eye of `color` that it should not fill: all neighbours are its
/// own, and the opponent does not hold the diagonals that would make it false.
pub(super) fn is_eye(board: &Board, color: Color, at: Index) -> bool {
    let own = |n: &Index| matches!(board.cell(*n), c if c == Cell::of(color) || c == Cell::Edge);
    if !board.around(at).iter().all(own) {
        return false;
    }
    let diagonals = board.diagonals(at).map(|d| board.cell(d));
    let theirs = diagonals.iter().filter(|&&c| c == Cell::of(color.other())).count();
    let edge = diagonals.contains(&Cell::Edge);
    theirs + usize::from(edge) < 2
}

/// The liberties that the chain of a stone of `color` on the empty `at` would have, counted up to
/// `most`; captures are not carried out but their points count.
pub(super) fn liberties_after(board: &Board, color: Color, at: Index, most: usize) -> usize {
    let mut found: Vec<Index> = Vec::with_capacity(8);
    let note = |found: &mut Vec<Index>, n: Index| {
        if n != at && !found.contains(&n) {
            found.push(n);
        }
    };
    for n in board.around(at) {
        match board.cell(n) {
            Cell::Empty => note(&mut found, n),
            c if c == Cell::of(color) => {
                for stone in board.chain_indices(n) {
                    for liberty in board.around(stone) {
                        if board.cell(liberty) == Cell::Empty {
                            note(&mut found, liberty);
                        }
                    }
                    if found.len() >= most {
                        return most;
                    }
                }
            }
            Cell::Edge => {}
            _ if board.chain_data(n).last_liberty() == Some(at) => note(&mut found, n),
            _ => {}
        }
    }
    found.len().min(most)
}

/// Stones that the chain of a stone on the empty `at` would have.
pub(super) fn stones_after(board: &Board, color: Color, at: Index) -> Vec<Index> {
    let mut stones = vec![at];
    for n in board.around(at) {
        if board.cell(n) == Cell::of(color) && !stones.contains(&n) {
            stones.extend(board.chain_indices(n));
        }
    }
    stones
}

/// Whether stones that are captured in this shape leave a single eye: up to three in any shape,
/// four in a square or a T, five in a cross or a bulk, six in a flower.
pub(super) fn is_killing_shape(board: &Board, stones: &[Index]) -> bool {
    let degree = |s: &Index| board.around(*s).iter().filter(|n| stones.contains(n)).count();
    let mut degrees: Vec<usize> = stones.iter().map(degree).collect();
    degrees.sort_unstable();
    matches!(
        degrees.as_slice(),
        [] | [_]
            | [_, _]
            | [_, _, _]
            | [2, 2, 2, 2]
            | [1, 1, 1, 3]
            | [1, 1, 1, 1, 4]
            | [1, 2, 2, 2, 3]
            | [1, 1, 2, 2, 2, 4]
    )
}
