use tengen::go::Color;

/// The board to compare with: cells only, chains and liberties are searched again at every move.
#[derive(Clone)]
pub struct Plain {
    n: usize,
    pub cells: Vec<Option<Color>>,
}

impl Plain {
    pub fn new(n: usize) -> Self {
        Self { n, cells: vec![None; n * n] }
    }

    fn around(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (n, x) = (self.n, at % self.n);
        let left = (x > 0).then(|| at - 1);
        let right = (x + 1 < n).then(|| at + 1);
        let below = (at >= n).then(|| at - n);
        let above = (at + n < n * n).then(|| at + n);
        [left, right, below, above].into_iter().flatten()
    }

    fn chain(&self, at: usize) -> (Vec<usize>, bool) {
        let (mut stones, mut free, mut next) = (vec![at], false, 0);
        while let Some(&stone) = stones.get(next) {
            next += 1;
            for n in self.around(stone) {
                if self.cells[n].is_none() {
                    free = true;
                } else if self.cells[n] == self.cells[at] && !stones.contains(&n) {
                    stones.push(n);
                }
            }
        }
        (stones, free)
    }

    /// Plays unless the point is taken or the move would be suicide.
    pub fn play(&mut self, color: Color, at: usize) -> bool {
        if self.cells[at].is_some() {
            return false;
        }
        self.cells[at] = Some(color);
        for n in self.around(at) {
            if self.cells[n] == Some(color.other()) {
                let (stones, free) = self.chain(n);
                if !free {
                    for stone in stones {
                        self.cells[stone] = None;
                    }
                }
            }
        }
        if self.chain(at).1 {
            return true;
        }
        self.cells[at] = None;
        false
    }
}
