use go::{Cell, Color, Goban, Index};

use super::shapes;

/// Data of a chain, kept at its head. A liberty is counted once for each stone that touches it; the sums tell
/// whether all of them are the same point.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Liberties {
    pub(super) stones: u16,
    touches: u16,
    sum: u32,
    squares: u32,
}

impl Liberties {
    fn add(&mut self, at: Index) {
        let at = u32::from(at);
        self.touches += 1;
        self.sum += at;
        self.squares += at * at;
    }

    fn remove(&mut self, at: Index) {
        let at = u32::from(at);
        self.touches -= 1;
        self.sum -= at;
        self.squares -= at * at;
    }

    fn join(&mut self, other: Self) {
        self.stones += other.stones;
        self.touches += other.touches;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// None, one, or at least two: by Cauchy and Schwarz n·Σx² = (Σx)² exactly if all x are equal.
    fn few(self) -> u8 {
        let product = u64::from(self.touches) * u64::from(self.squares);
        match self.touches {
            0 => 0,
            _ if product == u64::from(self.sum) * u64::from(self.sum) => 1,
            _ => 2,
        }
    }

    pub(super) fn is_beyond(self, at: Index) -> bool {
        self.touches > 0 && self.last() != Some(at)
    }

    pub(super) fn last(self) -> Option<Index> {
        (self.few() == 1).then(|| (self.sum / u32::from(self.touches)) as Index)
    }
}

/// A board for many quick games: no hash, no history. Each point has the colours of the eight cells around it, so
/// that eyes and shapes are table lookups.
#[derive(Clone, Debug)]
pub(super) struct Field {
    stride: u16,
    cells: Vec<Cell>,
    head: Vec<Index>,
    next: Vec<Index>,
    chains: Vec<Liberties>,
    around: Vec<u16>,
    empty: Vec<Index>,
    place: Vec<u16>,
    pub(super) ko: Option<Index>,
}

impl Field {
    pub(super) fn new(board: &Goban) -> Self {
        let len = board.grid_len();
        let all: Vec<Index> = board.size().all_points().map(|p| board.index(p)).collect();
        let mut field = Self {
            stride: u16::from(board.size().lines()) + 1,
            cells: vec![Cell::Edge; len],
            head: vec![0; len],
            next: vec![0; len],
            chains: vec![Liberties::default(); len],
            around: vec![0; len],
            empty: Vec::new(),
            place: vec![0; len],
            ko: None,
        };
        for &at in &all {
            field.cells[usize::from(at)] = Cell::Empty;
        }
        for &at in &all {
            let code = field.eight(at).into_iter().enumerate().map(|(i, n)| {
                let edge = field.cell(n) == Cell::Edge;
                if edge { shapes::bits(Cell::Edge) << (2 * i) } else { 0 }
            });
            field.around[usize::from(at)] = code.sum();
        }
        for (point, color) in board.stones() {
            field.link(color, board.index(point));
        }
        for at in all {
            if field.cell(at) == Cell::Empty {
                field.add_empty(at);
            }
        }
        field
    }

    /// Copies `other`, which is of the same size, without allocating.
    pub(super) fn reset(&mut self, other: &Self) {
        self.cells.copy_from_slice(&other.cells);
        self.head.copy_from_slice(&other.head);
        self.next.copy_from_slice(&other.next);
        self.chains.copy_from_slice(&other.chains);
        self.around.copy_from_slice(&other.around);
        self.place.copy_from_slice(&other.place);
        self.empty.clear();
        self.empty.extend_from_slice(&other.empty);
        self.ko = other.ko;
    }

    pub(super) fn cell(&self, at: Index) -> Cell {
        self.cells[usize::from(at)]
    }

    pub(super) const fn four(&self, at: Index) -> [Index; 4] {
        [at - 1, at + 1, at - self.stride, at + self.stride]
    }

    /// The eight cells around a point, row by row from below.
    pub(super) const fn eight(&self, at: Index) -> [Index; 8] {
        let s = self.stride;
        [at - s - 1, at - s, at - s + 1, at - 1, at + 1, at + s - 1, at + s, at + s + 1]
    }

    pub(super) fn empty(&self) -> &[Index] {
        &self.empty
    }

    pub(super) fn shape(&self, at: Index) -> shapes::Shape {
        shapes::of(self.around[usize::from(at)])
    }

    pub(super) fn chain(&self, at: Index) -> Liberties {
        self.chains[usize::from(self.head[usize::from(at)])]
    }

    pub(super) fn is_atari_beside(&self, color: Color, at: Index) -> bool {
        let own = |n: &Index| self.cell(*n) == Cell::of(color);
        self.four(at).into_iter().filter(own).any(|n| self.chain(n).last().is_some())
    }

    fn head(&self, at: Index) -> Index {
        self.head[usize::from(at)]
    }

    pub(super) fn stones(&self, at: Index) -> impl Iterator<Item = Index> + '_ {
        let mut current = Some(at);
        std::iter::from_fn(move || {
            let stone = current?;
            let next = self.next[usize::from(stone)];
            current = (next != at).then_some(next);
            Some(stone)
        })
    }

    /// Liberties, size and captures of the chain that a stone on the empty `at` would belong to, without playing
    /// it.
    pub(super) fn after(&self, color: Color, at: Index) -> After {
        let mut joined = Liberties { stones: 1, ..Liberties::default() };
        let (mut taken, mut seen) = (0, [0; 4]);
        for (i, n) in self.four(at).into_iter().enumerate() {
            match self.cell(n) {
                Cell::Empty => joined.add(n),
                Cell::Edge => {}
                cell if cell == Cell::of(color) => {
                    seen[i] = self.head(n);
                    if !seen[..i].contains(&seen[i]) {
                        joined.join(self.chain(n));
                    }
                    joined.remove(at);
                }
                _ => {
                    let chain = self.chain(n);
                    if chain.last() == Some(at) {
                        joined.add(n);
                        seen[i] = self.head(n);
                        if !seen[..i].contains(&seen[i]) {
                            taken += chain.stones;
                        }
                    }
                }
            }
        }
        After { liberties: joined.few(), stones: joined.stones, taken }
    }

    /// Places a stone on an empty point where it has a liberty or takes one; returns what it took.
    pub(super) fn play(&mut self, color: Color, at: Index) -> u16 {
        self.drop_empty(at);
        self.link(color, at);
        let (mut taken, mut last) = (0, at);
        for n in self.four(at) {
            if self.cell(n) == Cell::of(color.other()) && self.chain(n).touches == 0 {
                taken += self.chain(n).stones;
                last = n;
                self.take_off(n);
            }
        }
        let chain = self.chain(at);
        let ko = taken == 1 && chain.stones == 1 && chain.touches == 1;
        self.ko = ko.then_some(last);
        taken
    }

    fn add_empty(&mut self, at: Index) {
        self.place[usize::from(at)] = self.empty.len() as u16;
        self.empty.push(at);
    }

    fn drop_empty(&mut self, at: Index) {
        let place = usize::from(self.place[usize::from(at)]);
        self.empty.swap_remove(place);
        if let Some(&moved) = self.empty.get(place) {
            self.place[usize::from(moved)] = place as u16;
        }
    }

    fn recolor(&mut self, at: Index, cell: Cell) {
        let change = shapes::bits(cell) ^ shapes::bits(self.cell(at));
        self.cells[usize::from(at)] = cell;
        for (i, n) in self.eight(at).into_iter().enumerate() {
            self.around[usize::from(n)] ^= change << (2 * (7 - i));
        }
    }

    fn link(&mut self, color: Color, at: Index) {
        self.recolor(at, Cell::of(color));
        let mut chain = Liberties { stones: 1, ..Liberties::default() };
        for n in self.four(at) {
            match self.cell(n) {
                Cell::Empty => chain.add(n),
                Cell::Edge => {}
                _ => {
                    let head = self.head(n);
                    self.chains[usize::from(head)].remove(at);
                }
            }
        }
        self.head[usize::from(at)] = at;
        self.next[usize::from(at)] = at;
        self.chains[usize::from(at)] = chain;
        for n in self.four(at) {
            if self.cell(n) == Cell::of(color) && self.head(n) != self.head(at) {
                self.join(self.head(n), self.head(at));
            }
        }
    }

    fn join(&mut self, a: Index, b: Index) {
        let larger = self.chains[usize::from(a)].stones >= self.chains[usize::from(b)].stones;
        let (into, from) = if larger { (a, b) } else { (b, a) };
        let joined = self.chains[usize::from(from)];
        self.chains[usize::from(into)].join(joined);
        let mut stone = from;
        loop {
            self.head[usize::from(stone)] = into;
            stone = self.next[usize::from(stone)];
            if stone == from {
                break;
            }
        }
        self.next.swap(usize::from(into), usize::from(from));
    }

    fn take_off(&mut self, start: Index) {
        let mut stone = start;
        loop {
            let next = self.next[usize::from(stone)];
            self.recolor(stone, Cell::Empty);
            self.add_empty(stone);
            for n in self.four(stone) {
                if self.cell(n).color().is_some() {
                    let head = self.head(n);
                    self.chains[usize::from(head)].add(stone);
                }
            }
            stone = next;
            if stone == start {
                break;
            }
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct After {
    /// None, one, or two for more.
    pub(super) liberties: u8,
    pub(super) stones: u16,
    pub(super) taken: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_stones_that_take_one_leave_no_ko() {
        let board = Goban::draw("O.XO.\nXOO..\n.....\n.....\n.....").expect("a drawing");
        let mut field = Field::new(&board);
        let at = board.index("B5".parse().expect("a point"));
        assert_eq!((field.play(Color::Black, at), field.ko), (1, None));
    }
}
