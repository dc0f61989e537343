use go::{Cell, Color, Index};

use super::field::Field;
use super::rng::Rng;

/// Chances in 256: to skip the answer to the last move,
const LOOKS_AWAY: usize = 24;
/// to throw in a lone stone,
const THROWS_IN: usize = 144;
/// to sacrifice two or three stones, which leaves one eye.
const GIVES: usize = 192;

/// Random games with care: no own eye is filled, no chain given away except to kill, a chain in atari is captured
/// or saved.
pub(super) struct Playout {
    pub(super) field: Field,
}

impl Playout {
    pub(super) fn new(start: &Field) -> Self {
        Self { field: start.clone() }
    }

    /// Plays from `start` with `first` to move, at most `most` moves; returns their number.
    pub(super) fn run(&mut self, start: &Field, first: Color, most: usize, rng: &mut Rng) -> usize {
        self.field.reset(start);
        let (mut color, mut passes, mut last) = (first, 0, None);
        for played in 0..most {
            let chosen = self.choose(color, last, rng);
            match chosen {
                Some(at) => {
                    self.field.play(color, at);
                    passes = 0;
                }
                None => {
                    self.field.ko = None;
                    passes += 1;
                    if passes == 2 {
                        return played;
                    }
                }
            }
            last = chosen;
            color = color.other();
        }
        most
    }

    fn choose(&self, color: Color, last: Option<Index>, rng: &mut Rng) -> Option<Index> {
        if let Some(at) = last.and_then(|last| self.answer(color, last, rng)) {
            return Some(at);
        }
        let empty = self.field.empty();
        if empty.is_empty() {
            return None;
        }
        let start = rng.below(empty.len());
        let (before, from) = empty.split_at(start);
        from.iter().chain(before).copied().find(|&at| self.is_good(color, at, rng))
    }

    /// Captures what the last move put into atari, or saves what it attacks.
    fn answer(&self, color: Color, last: Index, rng: &mut Rng) -> Option<Index> {
        let field = &self.field;
        if rng.below(256) < LOOKS_AWAY || field.cell(last) != Cell::of(color.other()) {
            return None;
        }
        let legal = |at: &Index| field.ko != Some(*at);
        if let Some(at) = field.chain(last).last().filter(legal) {
            let lone = field.chain(last).stones == 1;
            if !lone || field.after(color, at).liberties > 0 {
                return Some(at);
            }
        }
        for n in field.four(last) {
            if field.cell(n) != Cell::of(color) {
                continue;
            }
            let Some(liberty) = field.chain(n).last() else { continue };
            if let Some(at) = self.taking_beside(color, n).filter(legal) {
                return Some(at);
            }
            if legal(&liberty) && field.after(color, liberty).liberties >= 2 {
                return Some(liberty);
            }
        }
        if let Some(at) = self.nakade_beside(color, last) {
            return Some(at);
        }
        self.shape_beside(color, last, rng)
    }

    /// The vital point of a small closed space next to the last move.
    fn nakade_beside(&self, color: Color, last: Index) -> Option<Index> {
        let field = &self.field;
        let beside = field.four(last).into_iter().filter(|&n| field.cell(n) == Cell::Empty);
        beside
            .filter_map(|n| self.vital(n))
            .find(|&at| field.ko != Some(at) && field.after(color, at).liberties > 0)
    }

    /// The vital point of a space of three to six empty points closed by one colour.
    fn vital(&self, start: Index) -> Option<Index> {
        let field = &self.field;
        let mut space = [start; 6];
        let (mut len, mut next, mut border) = (1, 0, Cell::Empty);
        while next < len {
            for n in field.four(space[next]) {
                match field.cell(n) {
                    Cell::Edge => {}
                    Cell::Empty => {
                        if space[..len].contains(&n) {
                            continue;
                        }
                        if len == 6 {
                            return None;
                        }
                        space[len] = n;
                        len += 1;
                    }
                    cell if border == Cell::Empty => border = cell,
                    cell if cell != border => return None,
                    _ => {}
                }
            }
            next += 1;
        }
        let degree = |at: Index| field.four(at).iter().filter(|n| space[..len].contains(n)).count();
        let mut degrees = [0; 6];
        for i in 0..len {
            degrees[i] = degree(space[i]);
        }
        let most = *degrees[..len].iter().max()?;
        let mut sorted = degrees;
        sorted[..len].sort_unstable();
        let killing = matches!(
            sorted[..len],
            [1, 1, 2] | [1, 1, 1, 3] | [1, 1, 1, 1, 4] | [1, 2, 2, 2, 3] | [1, 1, 2, 2, 2, 4]
        );
        if !killing {
            return None;
        }
        (0..len).find(|&i| degrees[i] == most).map(|i| space[i])
    }

    fn shape_beside(&self, color: Color, last: Index, rng: &mut Rng) -> Option<Index> {
        let beside = self.field.eight(last);
        let start = rng.below(beside.len());
        (0..8).map(|i| beside[(start + i) % 8]).find(|&at| {
            self.field.cell(at) == Cell::Empty
                && self.field.shape(at).is_good()
                && self.is_good(color, at, rng)
        })
    }

    /// A point that captures a chain next to the chain on `index`.
    fn taking_beside(&self, color: Color, index: Index) -> Option<Index> {
        let theirs = Cell::of(color.other());
        let stones = self.field.stones(index);
        stones
            .flat_map(|s| self.field.four(s))
            .filter(|&n| self.field.cell(n) == theirs)
            .find_map(|n| self.field.chain(n).last())
    }

    fn is_good(&self, color: Color, at: Index, rng: &mut Rng) -> bool {
        let field = &self.field;
        let shape = field.shape(at);
        if field.ko == Some(at) || shape.is_eye(color) && !field.is_atari_beside(color, at) {
            return false;
        }
        if shape.is_roomy() {
            return true;
        }
        let after = field.after(color, at);
        match (after.liberties, after.stones) {
            (0, _) => false,
            (2, _) => true,
            (_, 1) => rng.below(256) < THROWS_IN,
            (_, 2..=3) if after.taken == 0 => rng.below(256) < GIVES,
            _ => after.taken > 0 || (after.stones <= 6 && self.is_killing_shape(color, at)),
        }
    }

    /// Whether the chain that a stone on `at` would belong to leaves a single eye if it is captured: up to three in
    /// any shape, four in a square or a T, five in a cross or a bulk, six in a flower.
    fn is_killing_shape(&self, color: Color, at: Index) -> bool {
        let field = &self.field;
        let mut stones = [0; 8];
        stones[0] = at;
        let mut len = 1;
        for n in field.four(at) {
            if field.cell(n) == Cell::of(color) && !stones[..len].contains(&n) {
                for stone in field.stones(n) {
                    stones[len] = stone;
                    len += 1;
                }
            }
        }
        let mut degrees = [0_u8; 8];
        for i in 0..len {
            let four = field.four(stones[i]);
            degrees[i] = four.iter().filter(|n| stones[..len].contains(n)).count() as u8;
        }
        degrees[..len].sort_unstable();
        len <= 3
            || matches!(
                degrees[..len],
                [2, 2, 2, 2]
                    | [1, 1, 1, 3]
                    | [1, 1, 1, 1, 4]
                    | [1, 2, 2, 2, 3]
                    | [1, 1, 2, 2, 2, 4]
            )
    }
}
