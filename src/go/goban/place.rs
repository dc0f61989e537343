use super::{Cell, Color, Goban, Index, Point, PointError, zobrist};

/// What a stone did to the board when it was placed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// Opposing stones taken off.
    pub captured: Vec<Point>,
    /// The mover's own stones taken off because they had no liberty.
    pub suicide: Vec<Point>,
    /// The point where the opponent could retake a ko: a lone stone took a lone stone and has that point as its
    /// only liberty.
    pub ko: Option<Point>,
    /// The stone that lay on the point and was replaced; only [`Goban::execute`] does that.
    pub replaced: Option<Color>,
}

/// Why a stone cannot be placed at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// The point is not on the board.
    #[error(transparent)]
    Point(#[from] PointError),
    /// A stone lies there.
    #[error("there is a stone on {0}")]
    Occupied(Point),
}

impl Goban {
    /// Places a stone, takes off opposing chains without a liberty, then the mover's own: suicide is carried out,
    /// whether the ruleset allows it or not. An error leaves the board unchanged.
    pub fn place(&mut self, color: Color, point: Point) -> Result<Placed, PlaceError> {
        self.check(point)?;
        if self.stone(point).is_some() {
            return Err(PlaceError::Occupied(point));
        }
        let at = self.index(point);
        let mut off = Vec::new();
        let captured = self.drop_stone(color, at, &mut off);
        let points: Vec<Point> = off.iter().map(|&i| self.point(i)).collect();
        let (taken, own) = points.split_at(captured);
        let ko = if taken.len() == 1 { self.ko_after(at, taken[0]) } else { None };
        Ok(Placed { captured: taken.to_vec(), suicide: own.to_vec(), ko, replaced: None })
    }

    /// Places a stone as a record has it, even on an occupied point (SGF FF\[4\], properties B and W). The stone
    /// replaced is not counted as a prisoner. An error leaves the board unchanged.
    pub fn execute(&mut self, color: Color, point: Point) -> Result<Placed, PointError> {
        self.check(point)?;
        let replaced = self.stone(point);
        if replaced.is_some() {
            self.put(point, None)?;
        }
        match self.place(color, point) {
            Ok(placed) => Ok(Placed { replaced, ..placed }),
            Err(PlaceError::Point(error)) => Err(error),
            Err(PlaceError::Occupied(_)) => unreachable!("the point was emptied"),
        }
    }

    /// Sets one point without capturing anything.
    pub fn put(&mut self, point: Point, stone: Option<Color>) -> Result<(), PointError> {
        self.put_all([(point, stone)])
    }

    /// Sets several points at once without capturing anything; later ones override earlier ones. An error leaves
    /// the board unchanged.
    pub fn put_all(
        &mut self,
        changes: impl IntoIterator<Item = (Point, Option<Color>)>,
    ) -> Result<(), PointError> {
        let mut cells = self.cells.clone();
        for (point, stone) in changes {
            self.check(point)?;
            cells[usize::from(self.index(point))] = stone.map_or(Cell::Empty, Cell::of);
        }
        self.cells = cells;
        self.rebuild();
        Ok(())
    }

    /// Takes back what [`Goban::place`] or [`Goban::execute`] did, in reverse order.
    pub fn unplace(&mut self, color: Color, point: Point, placed: &Placed) {
        let own = placed.suicide.iter().map(|&p| (p, Some(color)));
        let taken = placed.captured.iter().map(|&p| (p, Some(color.other())));
        let changes = own.chain(taken).chain([(point, placed.replaced)]);
        self.put_all(changes).expect("points that were played are on the board");
    }

    /// Whether a stone on the empty `index` would lose its own chain.
    pub fn is_suicide(&self, color: Color, index: Index) -> bool {
        !self.around(index).iter().any(|&n| match self.cell(n).color() {
            None => self.cell(n) == Cell::Empty,
            Some(c) => (c == color) != (self.chain_data(n).last_liberty() == Some(index)),
        })
    }

    /// The chains that a stone on the empty `index` would take, by their heads.
    pub fn captures(&self, color: Color, index: Index) -> Vec<Index> {
        let mut heads: Vec<Index> = self
            .around(index)
            .into_iter()
            .filter(|&n| self.cell(n) == Cell::of(color.other()))
            .filter(|&n| self.chain_data(n).last_liberty() == Some(index))
            .map(|n| self.head_of(n))
            .collect();
        heads.sort_unstable();
        heads.dedup();
        heads
    }

    /// Places a stone on an empty index. Stones taken off are appended to `off`, the opponent's first; their number
    /// is returned.
    pub fn drop_stone(&mut self, color: Color, at: Index, off: &mut Vec<Index>) -> usize {
        self.link(color, at);
        let before = off.len();
        for n in self.around(at) {
            if self.cell(n) == Cell::of(color.other()) && self.chain_data(n).is_captured() {
                self.take_off(n, off);
            }
        }
        let captured = off.len() - before;
        if self.chain_data(at).is_captured() {
            self.take_off(at, off);
        }
        captured
    }

    /// The ko ban after the stone on `at` took the single stone on `taken`.
    pub fn ko_after(&self, at: Index, taken: Point) -> Option<Point> {
        let chain = self.chain_data(at);
        let lone = self.cell(at) != Cell::Empty && chain.stones == 1;
        (lone && chain.last_liberty() == Some(self.index(taken))).then_some(taken)
    }

    fn link(&mut self, color: Color, at: Index) {
        let i = usize::from(at);
        self.hash ^= zobrist(color, self.point(at));
        self.cells[i] = Cell::of(color);
        self.head[i] = at;
        self.next[i] = at;
        self.chains[i] = Chain::single();
        for n in self.around(at) {
            match self.cell(n) {
                Cell::Empty => self.chains[i].add(n),
                Cell::Edge => {}
                _ => {
                    let head = usize::from(self.head_of(n));
                    self.chains[head].remove(at);
                }
            }
        }
        for n in self.around(at) {
            if self.cell(n) == Cell::of(color) {
                self.join(at, n);
            }
        }
    }

    fn join(&mut self, a: Index, b: Index) {
        let (mut keep, mut gone) = (self.head_of(a), self.head_of(b));
        if keep == gone {
            return;
        }
        if self.chains[usize::from(keep)].stones < self.chains[usize::from(gone)].stones {
            std::mem::swap(&mut keep, &mut gone);
        }
        let mut at = gone;
        loop {
            self.head[usize::from(at)] = keep;
            at = self.next[usize::from(at)];
            if at == gone {
                break;
            }
        }
        self.next.swap(usize::from(keep), usize::from(gone));
        let other = self.chains[usize::from(gone)];
        self.chains[usize::from(keep)].join(other);
    }

    fn take_off(&mut self, index: Index, off: &mut Vec<Index>) {
        let from = off.len();
        off.extend(self.chain_indices(index));
        for &at in &off[from..] {
            if let Some(color) = self.cell(at).color() {
                self.hash ^= zobrist(color, self.point(at));
            }
            self.cells[usize::from(at)] = Cell::Empty;
        }
        for &at in &off[from..] {
            for n in self.around(at) {
                if self.cell(n).color().is_some() {
                    let head = usize::from(self.head_of(n));
                    self.chains[head].add(at);
                }
            }
        }
    }

    fn rebuild(&mut self) {
        let stones: Vec<(Point, Color)> = self.stones().collect();
        for &(point, _) in &stones {
            let at = usize::from(self.index(point));
            self.cells[at] = Cell::Empty;
        }
        self.hash = 0;
        for (point, color) in stones {
            self.link(color, self.index(point));
        }
    }
}

/// Data of a chain, kept at its head. A liberty is counted once for each stone that touches it; the sums tell
/// whether all of them are the same point.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain {
    pub stones: u16,
    touches: u16,
    sum: u32,
    squares: u32,
}

impl Chain {
    pub(super) const fn single() -> Self {
        Self { stones: 1, touches: 0, sum: 0, squares: 0 }
    }

    pub(super) fn add(&mut self, liberty: Index) {
        self.touches += 1;
        self.sum += u32::from(liberty);
        self.squares += u32::from(liberty) * u32::from(liberty);
    }

    pub(super) fn remove(&mut self, liberty: Index) {
        self.touches -= 1;
        self.sum -= u32::from(liberty);
        self.squares -= u32::from(liberty) * u32::from(liberty);
    }

    pub(super) fn join(&mut self, other: Self) {
        self.stones += other.stones;
        self.touches += other.touches;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub const fn is_captured(self) -> bool {
        self.touches == 0
    }

    /// The only liberty, if there is exactly one: by Cauchy and Schwarz n·Σx² = (Σx)² exactly when all x are equal.
    pub fn last_liberty(self) -> Option<Index> {
        let same = u64::from(self.touches) * u64::from(self.squares)
            == u64::from(self.sum) * u64::from(self.sum);
        if self.touches == 0 || !same {
            return None;
        }
        u16::try_from(self.sum / u32::from(self.touches)).ok()
    }
}

impl Goban {
    /// The head of the chain of the stone on `index`.
    pub fn head_of(&self, index: Index) -> Index {
        self.head[usize::from(index)]
    }

    /// The chain of the stone on `index`.
    pub fn chain_data(&self, index: Index) -> Chain {
        self.chains[usize::from(self.head_of(index))]
    }

    /// Every stone of the chain of the stone on `index`.
    pub fn chain_indices(&self, index: Index) -> impl Iterator<Item = Index> + '_ {
        let mut at = Some(index);
        std::iter::from_fn(move || {
            let current = at?;
            let next = self.next[usize::from(current)];
            at = (next != index).then_some(next);
            Some(current)
        })
    }
}
