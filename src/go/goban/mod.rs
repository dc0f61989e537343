//! A position: stones on a board, kept as chains. The board has no history: it does not know ko or turn, and does
//! not refuse illegal moves.

mod draw;
mod place;

pub use draw::DrawingError;
pub use place::{Chain, PlaceError, Placed};

use super::{BoardSize, Color, Point, PointError};

/// What lies on a cell of the padded grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Cell {
    /// No stone.
    Empty,
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// Outside the board.
    Edge,
}

impl Cell {
    /// The cell that holds a stone of the colour.
    pub const fn of(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }

    /// The colour of the stone, if there is one.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Empty | Self::Edge => None,
        }
    }
}

/// A point's index in the padded grid: the rows from the bottom, one edge cell before each row.
pub type Index = u16;

/// A position on a square board of 2 to 25 lines. Placing a stone costs time in proportion to the stones it joins
/// or removes.
#[derive(Clone, Debug)]
pub struct Goban {
    size: BoardSize,
    stride: u16,
    cells: Vec<Cell>,
    head: Vec<Index>,
    next: Vec<Index>,
    chains: Vec<Chain>,
    hash: u128,
}

impl PartialEq for Goban {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.cells == other.cells
    }
}

impl Eq for Goban {}

impl Goban {
    /// An empty board.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        let lines = u16::from(size.lines());
        let stride = lines + 1;
        let len = usize::from((lines + 2) * stride + 1);
        let mut board = Self {
            size,
            stride,
            cells: vec![Cell::Edge; len],
            head: vec![0; len],
            next: vec![0; len],
            chains: vec![Chain::default(); len],
            hash: 0,
        };
        for point in size.all_points() {
            let at = usize::from(board.index(point));
            board.cells[at] = Cell::Empty;
        }
        board
    }

    /// The number of lines.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone on `point`; `None` if the point is empty or off the board.
    pub fn stone(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.cell(self.index(point)).color() } else { None }
    }

    /// Every stone, row by row from the bottom left.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        self.size.all_points().filter_map(|p| self.stone(p).map(|c| (p, c)))
    }

    /// The number of stones of `color`.
    pub fn count(&self, color: Color) -> usize {
        self.cells.iter().filter(|&&c| c == Cell::of(color)).count()
    }

    /// The hash of the position: equal for equal positions, whatever led to them.
    pub const fn hash(&self) -> u128 {
        self.hash
    }

    /// The hash computed again from all stones; always equal to [`Goban::hash`].
    pub fn recomputed_hash(&self) -> u128 {
        self.stones().fold(0, |hash, (point, color)| hash ^ zobrist(color, point))
    }

    /// The chain on `point`, from the lowest point up; empty if there is no stone.
    pub fn chain(&self, point: Point) -> Vec<Point> {
        if self.stone(point).is_none() {
            return Vec::new();
        }
        let mut stones: Vec<Point> =
            self.chain_indices(self.index(point)).map(|i| self.point(i)).collect();
        stones.sort_unstable();
        stones
    }

    /// Every chain with its colour, ordered by its lowest point.
    pub fn all_chains(&self) -> Vec<(Color, Vec<Point>)> {
        let mut seen = vec![false; self.cells.len()];
        let mut chains = Vec::new();
        for (point, color) in self.stones() {
            let head = usize::from(self.head_of(self.index(point)));
            if !std::mem::replace(&mut seen[head], true) {
                chains.push((color, self.chain(point)));
            }
        }
        chains
    }

    /// The liberties of the chain on `point`, each once, in order.
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let mut liberties: Vec<Point> = self
            .chain(point)
            .into_iter()
            .flat_map(|p| self.size.neighbours(p))
            .filter(|&p| self.stone(p).is_none())
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// `point`, if it is on this board, else [`PointError::OffBoard`].
    pub fn check(&self, point: Point) -> Result<Point, PointError> {
        if self.size.contains(point) {
            Ok(point)
        } else {
            Err(PointError::OffBoard { point, size: self.size })
        }
    }

    /// The grid index of a point that is on the board.
    pub fn index(&self, point: Point) -> Index {
        (u16::from(point.row()) + 1) * self.stride + u16::from(point.col()) + 1
    }

    /// The point of a grid index that is on the board.
    pub fn point(&self, index: Index) -> Point {
        let (row, col) = (index / self.stride - 1, index % self.stride - 1);
        u8::try_from(col)
            .ok()
            .zip(u8::try_from(row).ok())
            .and_then(|(col, row)| Point::new(col, row))
            .expect("an index on the board is a point")
    }

    /// What an index holds, the edge included.
    pub fn cell(&self, index: Index) -> Cell {
        self.cells[usize::from(index)]
    }

    /// Length of the padded grid: every index is below it.
    pub fn grid_len(&self) -> usize {
        self.cells.len()
    }

    /// The four neighbouring cells, edges included.
    pub const fn around(&self, index: Index) -> [Index; 4] {
        [index - 1, index + 1, index - self.stride, index + self.stride]
    }

    /// The four diagonal cells, edges included.
    pub const fn diagonals(&self, index: Index) -> [Index; 4] {
        let s = self.stride;
        [index - s - 1, index - s + 1, index + s - 1, index + s + 1]
    }
}

const POINTS: usize = 25 * 25;

const fn split_mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Fixed constants of the position hash (A. L. Zobrist, "A New Hashing Method with Application for Game Playing",
/// 1970), drawn by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
const fn table() -> [[u128; POINTS]; 2] {
    let mut out = [[0; POINTS]; 2];
    let mut state: u64 = 0x7465_6e67_656e;
    let mut i = 0;
    while i < 2 * POINTS {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let high = split_mix(state);
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let low = split_mix(state);
        out[i / POINTS][i % POINTS] = ((high as u128) << 64) | low as u128;
        i += 1;
    }
    out
}

static TABLE: [[u128; POINTS]; 2] = table();

/// Deterministic: the same in every build and on every machine.
pub(super) fn zobrist(color: Color, point: Point) -> u128 {
    TABLE[color as usize][usize::from(point.row()) * 25 + usize::from(point.col())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_differ() {
        let mut all: Vec<u128> = TABLE.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * POINTS);
        assert!(all[0] != 0);
    }

    #[test]
    fn constants_never_change() {
        let d4 = "D4".parse().expect("a point");
        assert_eq!(format!("{:x}", zobrist(Color::Black, d4)), "9d2fd72381ddae97ab594d1997183232");
        assert_eq!(format!("{:x}", zobrist(Color::White, d4)), "300e7c2b9493c0223b768743c52524a");
    }
}
