use super::patterns::{around, matches};
use super::rng::Rng;
use super::shape::{is_eye, is_killing_shape, liberties_after, stones_after};
use go::{Board, Cell, Color, Index};

/// Plays positions out, at random but with care: no own eye is filled, no chain given away
/// except to kill, a chain in atari is taken or saved.
pub(super) struct Playout {
    pub(super) board: Board,
    empty: Vec<Index>,
    place_of: Vec<u16>,
    ko: Option<Index>,
    off: Vec<Index>,
    /// Points where a stone was taken off in this game.
    gone: Vec<bool>,
}

impl Playout {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            board: board.clone(),
            empty: Vec::new(),
            place_of: vec![0; board.grid_len()],
            ko: None,
            off: Vec::new(),
            gone: vec![false; board.grid_len()],
        }
    }

    /// Plays from `start` to the end with `first` to move.
    pub(super) fn run(&mut self, start: &Board, first: Color, rng: &mut Rng) {
        self.board.clone_from(start);
        self.empty.clear();
        self.gone.fill(false);
        self.ko = None;
        for point in start.size().all_points() {
            let at = start.index(point);
            if start.cell(at) == Cell::Empty {
                self.add_empty(at);
            }
        }
        let (mut color, mut passes, mut last) = (first, 0, None);
        for _ in 0..3 * start.size().points() {
            let chosen = self.choose(color, last, rng);
            match chosen {
                Some(at) => self.play(color, at),
                None => self.ko = None,
            }
            passes = if chosen.is_none() { passes + 1 } else { 0 };
            if passes == 2 {
                break;
            }
            last = chosen;
            color = color.other();
        }
    }

    fn add_empty(&mut self, at: Index) {
        self.place_of[usize::from(at)] = u16::try_from(self.empty.len()).unwrap_or_default();
        self.empty.push(at);
    }

    fn play(&mut self, color: Color, at: Index) {
        let place = usize::from(self.place_of[usize::from(at)]);
        self.empty.swap_remove(place);
        if let Some(&moved) = self.empty.get(place) {
            self.place_of[usize::from(moved)] = u16::try_from(place).unwrap_or_default();
        }
        let mut off = std::mem::take(&mut self.off);
        off.clear();
        let captured = self.board.drop_stone(color, at, &mut off);
        for &i in &off {
            self.gone[usize::from(i)] = true;
            self.add_empty(i);
        }
        let single = captured == 1 && off.len() == 1;
        self.ko = single
            .then(|| self.board.ko_after(at, self.board.point(off[0])))
            .flatten()
            .map(|p| self.board.index(p));
        self.off = off;
    }

    fn choose(&mut self, color: Color, last: Option<Index>, rng: &mut Rng) -> Option<Index> {
        if let Some(at) = last.and_then(|last| self.answer(color, last, rng)) {
            return Some(at);
        }
        if self.empty.is_empty() {
            return None;
        }
        let start = rng.below(self.empty.len());
        (0..self.empty.len())
            .map(|i| self.empty[(start + i) % self.empty.len()])
            .find(|&at| self.is_good(color, at, rng))
    }

    /// Takes what the last move put into atari, or saves what it attacks.
    fn answer(&self, color: Color, last: Index, rng: &mut Rng) -> Option<Index> {
        if rng.below(8) == 0 || self.board.cell(last) != Cell::of(color.other()) {
            return None;
        }
        let legal = |at: &Index| self.ko != Some(*at);
        if let Some(at) = self.board.chain_data(last).last_liberty().filter(legal) {
            let lone = self.board.chain_data(last).stones == 1;
            if !lone || !self.board.is_suicide(color, at) {
                return Some(at);
            }
        }
        for n in self.board.around(last) {
            if self.board.cell(n) != Cell::of(color) {
                continue;
            }
            let Some(liberty) = self.board.chain_data(n).last_liberty() else { continue };
            if let Some(at) = self.taking_beside(color, n).filter(legal) {
                return Some(at);
            }
            if legal(&liberty) && liberties_after(&self.board, color, liberty, 2) >= 2 {
                return Some(liberty);
            }
        }
        self.shape_beside(color, last, rng)
    }

    /// A good shape next to the last move.
    fn shape_beside(&self, color: Color, last: Index, rng: &mut Rng) -> Option<Index> {
        let beside = around(&self.board, last);
        let start = rng.below(beside.len());
        (0..beside.len()).map(|i| beside[(start + i) % beside.len()]).find(|&at| {
            self.board.cell(at) == Cell::Empty
                && matches(&self.board, at)
                && self.is_good(color, at, rng)
        })
    }

    /// A point that takes a chain beside the chain on `index`.
    fn taking_beside(&self, color: Color, index: Index) -> Option<Index> {
        let theirs = Cell::of(color.other());
        let stones = self.board.chain_indices(index);
        stones
            .flat_map(|s| self.board.around(s))
            .filter(|&n| self.board.cell(n) == theirs)
            .find_map(|n| self.board.chain_data(n).last_liberty())
    }

    fn is_good(&self, color: Color, at: Index, rng: &mut Rng) -> bool {
        let board = &self.board;
        if self.ko == Some(at) || is_eye(board, color, at) || board.is_suicide(color, at) {
            return false;
        }
        let room = board.around(at).iter().filter(|&&n| board.cell(n) == Cell::Empty).count();
        if room >= 2 || liberties_after(board, color, at, 2) >= 2 {
            return true;
        }
        let stones = stones_after(board, color, at);
        if stones.len() == 1 {
            return rng.below(4) == 0;
        }
        let theirs = Cell::of(color.other());
        let takes = board
            .around(at)
            .iter()
            .any(|&n| board.cell(n) == theirs && board.chain_data(n).last_liberty() == Some(at));
        takes || (stones.len() <= 6 && is_killing_shape(board, &stones))
    }
}

/// How often each stone of the start stays, and whose each point becomes, in thousandths.
pub(super) struct Survey {
    /// For stones: in how many of a thousand games it is never taken.
    pub(super) stays: Vec<u16>,
    /// Black's less White's share of the point, −1000 to 1000.
    pub(super) owner: Vec<i16>,
}

/// Plays `games` games, Black first in every other one.
pub(super) fn survey(board: &Board, games: u32, rng: &mut Rng) -> Survey {
    let len = board.grid_len();
    let (mut stays, mut black, mut white) = (vec![0_u32; len], vec![0_u32; len], vec![0_u32; len]);
    let mut playout = Playout::new(board);
    let points: Vec<Index> = board.size().all_points().map(|p| board.index(p)).collect();
    for game in 0..games {
        let first = if game % 2 == 0 { Color::Black } else { Color::White };
        playout.run(board, first, rng);
        for &at in &points {
            let i = usize::from(at);
            let end = playout.board.cell(at);
            stays[i] += u32::from(end != Cell::Empty && !playout.gone[i]);
            match end_owner(&playout.board, at) {
                Some(Color::Black) => black[i] += 1,
                Some(Color::White) => white[i] += 1,
                None => {}
            }
        }
    }
    let share = |n: u32| i16::try_from(n * 1000 / games.max(1)).unwrap_or(1000);
    Survey {
        stays: stays.iter().map(|&n| share(n).unsigned_abs()).collect(),
        owner: black.iter().zip(&white).map(|(&b, &w)| share(b) - share(w)).collect(),
    }
}

/// Whose a point is on a board played out: a stone's, or the only colour beside an empty point.
fn end_owner(board: &Board, at: Index) -> Option<Color> {
    if let Some(color) = board.cell(at).color() {
        return Some(color);
    }
    let mut beside = board.around(at).into_iter().filter_map(|n| board.cell(n).color());
    let first = beside.next()?;
    beside.all(|c| c == first).then_some(first)
}
