use super::field::Field;
use go::{Cell, Color, Goban, Index};

/// Chance, in 256, to skip the answer to the last move.
const LOOKS_AWAY: usize = 24;
/// Chance, in 256, to throw in a lone stone.
const THROWS_IN: usize = 144;
/// Chance, in 256, to sacrifice two or three stones, which leaves one eye.
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

/// Games played out. Four times as many were no better.
const GAMES: i32 = 200;
/// Moves after which no further game starts: large boards get fewer games.
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

/// A small generator of reproducible numbers (xorshift64*, G. Marsaglia 2003, S. Vigna 2016).
#[derive(Clone, Debug)]
pub(super) struct Rng(u64);

impl Rng {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn next(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        u32::try_from(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32).unwrap_or_default()
    }

    /// A number below `n`, which must not be 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        usize::try_from((u64::from(self.next()) * n as u64) >> 32).unwrap_or_default()
    }
}
