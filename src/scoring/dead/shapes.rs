use std::sync::LazyLock;

use go::{Cell, Color};

/// Shapes around a point worth playing next to the last move: hane, cut, and play on the edge, in the manner of S.
/// Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with Patterns in Monte-Carlo Go", 2006. Rows around
/// the middle point: `X` and `O` are the two colours, either way round, `x` not X, `o` not O, `.` empty, `?`
/// anything on the board, `#` off the board.
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

/// The four neighbours among the eight cells around a point; the others are its diagonals.
const NEIGHBOURS: [usize; 4] = [1, 3, 4, 6];

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape(u8);

impl Shape {
    const GOOD: u8 = 4;
    const ROOMY: u8 = 8;

    /// An eye of `color`: all neighbours are its own, and the opponent does not hold the diagonals that would make
    /// it false.
    pub(super) const fn is_eye(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    pub(super) const fn is_good(self) -> bool {
        self.0 & Self::GOOD != 0
    }

    /// Two neighbours or more are empty.
    pub(super) const fn is_roomy(self) -> bool {
        self.0 & Self::ROOMY != 0
    }
}

pub(super) const fn bits(cell: Cell) -> u16 {
    match cell {
        Cell::Empty => 0,
        Cell::Black => 1,
        Cell::White => 2,
        Cell::Edge => 3,
    }
}

/// The shape around a point: two bits for each of the eight cells, row by row.
pub(super) fn of(code: u16) -> Shape {
    TABLE[usize::from(code)]
}

static TABLE: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let mut table: Vec<Shape> = (0..=u16::MAX).map(plain).collect();
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

fn plain(code: u16) -> Shape {
    let cell = |i: usize| (code >> (2 * i)) & 3;
    let mut shape = 0;
    for color in [Color::Black, Color::White] {
        let own = bits(Cell::of(color));
        let theirs = bits(Cell::of(color.other()));
        let closed = NEIGHBOURS.iter().all(|&i| cell(i) == own || cell(i) == 3);
        let diagonals = [0, 2, 5, 7].map(cell);
        let false_by = diagonals.iter().filter(|&&c| c == theirs).count();
        if closed && false_by + usize::from(diagonals.contains(&3)) < 2 {
            shape |= 1 << color as u8;
        }
    }
    if NEIGHBOURS.iter().filter(|&&i| cell(i) == 0).count() >= 2 {
        shape |= Shape::ROOMY;
    }
    Shape(shape)
}

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
fn mark(table: &mut [Shape], cells: &[u8; 8], swapped: bool, at: usize, code: usize) {
    let Some(&wanted) = cells.get(at) else {
        table[code].0 |= Shape::GOOD;
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
