use std::sync::LazyLock;

use go::{Board, Cell, Color, Index};

/// Shapes around a point worth playing next to the last move: hane, cut, and play on the edge,
/// in the manner of S. Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with Patterns
/// in Monte-Carlo Go", 2006. Rows around the middle point: `X` and `O` are the two colours,
/// either way round, `x` not X, `o` not O, `.` empty, `?` anything on the board, `#` off the board.
const SHAPES: [[&[u8; 3]; 3]; 11] = [
    [b"XOX", b"...", b"???"],
    [b"XO.", b"...", b"?.?"],
    [b"XO?", b"X..", b"?.?"],
    [b"XOO", b"...", b"?.?"],
    [b"XO?", b"O.o", b"?o?"],
    [b"XO?", b"O.X", b"???"],
    [b"?X?", b"O.O", b"ooo"],
    [b"X.?", b"O.?", b"###"],
    [b"?XO", b"o.o", b"###"],
    [b"?OX", b"X.O", b"###"],
    [b"?X?", b"o.O", b"###"],
];

/// Two bits for each of the eight cells around a point.
const TABLE_LEN: usize = 1 << 16;

static TABLE: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut table = vec![false; TABLE_LEN];
    for shape in &SHAPES {
        for symmetry in 0..8 {
            for swapped in [false, true] {
                let cells = turned(shape, symmetry);
                mark(&mut table, &cells, swapped, 0, 0);
            }
        }
    }
    table
});

/// The eight cells of a drawing, row by row without the middle, turned and mirrored.
fn turned(shape: &[&[u8; 3]; 3], symmetry: usize) -> [u8; 8] {
    let mut cells = [0; 8];
    let mut n = 0;
    for row in 0..3 {
        for col in 0..3 {
            if (row, col) == (1, 1) {
                continue;
            }
            let (r, c) = if symmetry & 1 == 0 { (row, col) } else { (col, row) };
            let r = if symmetry & 2 == 0 { r } else { 2 - r };
            let c = if symmetry & 4 == 0 { c } else { 2 - c };
            cells[n] = shape[r][c];
            n += 1;
        }
    }
    cells
}

/// Marks every arrangement that the drawing allows.
fn mark(table: &mut [bool], cells: &[u8; 8], swapped: bool, at: usize, code: usize) {
    let Some(&wanted) = cells.get(at) else {
        table[code] = true;
        return;
    };
    let (black, white) = if swapped { (2, 1) } else { (1, 2) };
    let allowed: &[usize] = match wanted {
        b'X' => &[black],
        b'O' => &[white],
        b'x' => &[0, white, 3],
        b'o' => &[0, black, 3],
        b'.' => &[0],
        b'#' => &[3],
        _ => &[0, 1, 2],
    };
    for cell in allowed {
        mark(table, cells, swapped, at + 1, code | (cell << (2 * at)));
    }
}

/// Whether the empty point `at` has one of the shapes around it.
pub(super) fn matches(board: &Board, at: Index) -> bool {
    let mut code = 0;
    for (i, n) in around(board, at).into_iter().enumerate() {
        let cell = match board.cell(n) {
            Cell::Empty => 0,
            Cell::Edge => 3,
            other => 1 + usize::from(other.color() == Some(Color::White)),
        };
        code |= cell << (2 * i);
    }
    TABLE[code]
}

/// The eight cells around a point, row by row.
pub(super) const fn around(board: &Board, at: Index) -> [Index; 8] {
    let [left, right, below, above] = board.around(at);
    let [below_left, below_right, above_left, above_right] = board.diagonals(at);
    [below_left, below, below_right, left, right, above_left, above, above_right]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_match_in_every_direction() {
        for drawing in ["XOX\n...\n...", "X..\nO..\nX..", "...\n...\nOXO", "..O\n..X\n..O"] {
            let board = Board::draw(&format!("{}\n", drawing)).expect("a drawing");
            let middle = board.index(go::Point::new(1, 1).expect("B2"));
            assert!(matches(&board, middle), "{drawing}");
        }
        let board = Board::draw("...\n...\n...").expect("a drawing");
        assert!(!matches(&board, board.index(go::Point::new(1, 1).expect("B2"))));
    }
}
