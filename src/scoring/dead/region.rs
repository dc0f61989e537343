use go::{Cell, Color, Goban, Index};

/// Points of a region, each a bit of 128.
pub(super) const POINTS: usize = 128;

/// The owner defends, the other side attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    Owner,
    Attacker,
}

impl Side {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Owner => Self::Attacker,
            Self::Attacker => Self::Owner,
        }
    }
}

/// The stones in a region, a set for each side, and the point where ko forbids the owner to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    stones: [u128; 2],
    ko: u128,
}

impl State {
    pub(super) const fn has(&self, side: Side, points: u128) -> bool {
        self.stones[side as usize] & points != 0
    }

    pub(super) const fn passed(&self) -> Self {
        Self { ko: 0, ..*self }
    }

    const fn empty(&self, all: u128) -> u128 {
        all & !self.stones[0] & !self.stones[1]
    }
}

/// A few points of a board, surrounded by stones that are never captured.
#[derive(Debug)]
pub(super) struct Region {
    points: Vec<Index>,
    near: Vec<u128>,
    /// The points next to each side's stones outside.
    beside: [u128; 2],
    pub(super) start: State,
}

impl Region {
    /// The region of these points; `outside` gives the owner of each point around it.
    pub(super) fn new(
        board: &Goban,
        owner: Color,
        points: Vec<Index>,
        outside: impl Fn(Index) -> Side,
    ) -> Option<Self> {
        if points.len() > POINTS {
            return None;
        }
        let mut place = vec![usize::MAX; board.grid_len()];
        for (i, &at) in points.iter().enumerate() {
            place[usize::from(at)] = i;
        }
        let mut near = vec![0; points.len()];
        let (mut beside, mut stones) = ([0; 2], [0; 2]);
        for (i, &at) in points.iter().enumerate() {
            if let Some(color) = board.cell(at).color() {
                stones[usize::from(color != owner)] |= 1 << i;
            }
            for n in board.around(at).into_iter().filter(|&n| board.cell(n) != Cell::Edge) {
                match place[usize::from(n)] {
                    usize::MAX => beside[outside(n) as usize] |= 1 << i,
                    other => near[i] |= 1 << other,
                }
            }
        }
        let region = Self { points, near, beside, start: State { stones, ko: 0 } };
        region.is_possible().then_some(region)
    }

    /// Empty if the point is not in the region.
    pub(super) fn bit(&self, at: Index) -> u128 {
        self.points.iter().position(|&p| p == at).map_or(0, |i| 1 << i)
    }

    const fn all(&self) -> u128 {
        u128::MAX >> (POINTS - self.near.len())
    }

    /// The points next to a set, including those in it.
    fn around(&self, mut set: u128) -> u128 {
        let mut around = 0;
        while set != 0 {
            around |= self.near[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        around
    }

    fn flood(&self, from: u128, within: u128) -> u128 {
        let (mut found, mut edge) = (from & within, from & within);
        while edge != 0 {
            edge = self.around(edge) & within & !found;
            found |= edge;
        }
        found
    }

    /// Whether the chain of a stone connects to the outside or has one of the `empty` points as a liberty.
    fn is_held(&self, state: &State, side: Side, stone: u128, empty: u128) -> bool {
        let (mut chain, mut edge) = (stone, stone);
        while edge != 0 {
            let near = self.around(edge);
            if edge & self.beside[side as usize] != 0 || near & empty != 0 {
                return true;
            }
            edge = near & state.stones[side as usize] & !chain;
            chain |= edge;
        }
        false
    }

    /// Whether every chain has a liberty without the board outside.
    fn is_possible(&self) -> bool {
        let state = &self.start;
        [Side::Owner, Side::Attacker].into_iter().all(|side| {
            let empty = state.empty(self.all());
            self.parts(state.stones[side as usize])
                .all(|chain| self.is_held(state, side, chain, empty))
        })
    }

    /// The position after a move, if it is legal, and the stones captured.
    fn play(&self, state: &State, side: Side, at: u128) -> Option<(State, u128)> {
        let mut after = *state;
        let (own, their) = (side as usize, side.other() as usize);
        after.stones[own] |= at;
        let near = self.around(at);
        let empty = after.empty(self.all());
        let mut taken = 0;
        for stone in self.parts(near & after.stones[their]) {
            if taken & stone == 0 && !self.is_held(&after, side.other(), stone, empty) {
                taken |= self.flood(stone, after.stones[their]);
            }
        }
        after.stones[their] &= !taken;
        if !self.is_held(&after, side, at, empty | taken) {
            return None;
        }
        let is_ko = side == Side::Attacker
            && taken.is_power_of_two()
            && self.beside[own] & at == 0
            && near & after.stones[own] == 0
            && near & (empty | taken) == taken;
        after.ko = if is_ko { taken } else { 0 };
        Some((after, taken))
    }

    /// The positions after each legal move, the most promising first. The owner does not fill an eye of its own
    /// needlessly.
    pub(super) fn moves(&self, state: &State, side: Side, telling: &[u32]) -> Vec<(usize, State)> {
        let mut found = Vec::with_capacity(self.points.len());
        let empty = state.empty(self.all());
        let mut open = empty;
        while open != 0 {
            let at = open & open.wrapping_neg();
            open &= !at;
            let is_shut = side == Side::Owner && (at == state.ko || self.is_eye(state, at));
            if is_shut {
                continue;
            }
            let Some((after, taken)) = self.play(state, side, at) else { continue };
            let room = (self.around(at) & empty).count_ones();
            let parts = match side {
                Side::Owner => self.parts(self.all() & !after.stones[0]).count(),
                Side::Attacker => 0,
            };
            let i = at.trailing_zeros() as usize;
            found.push(((taken != 0, telling[i], parts, room), (i, after)));
        }
        found.sort_by_key(|&(order, _)| std::cmp::Reverse(order));
        found.into_iter().map(|(_, after)| after).collect()
    }

    fn parts(&self, mut set: u128) -> impl Iterator<Item = u128> {
        std::iter::from_fn(move || {
            let part = self.flood(set & set.wrapping_neg(), set);
            set &= !part;
            (part != 0).then_some(part)
        })
    }

    /// A point surrounded by the owner's stones, none of them in atari.
    fn is_eye(&self, state: &State, at: u128) -> bool {
        let around = self.around(at);
        if around & !state.stones[0] != 0 || self.beside[1] & at != 0 {
            return false;
        }
        let empty = state.empty(self.all()) & !at;
        self.parts(around).all(|part| self.is_held(state, Side::Owner, part, empty))
    }

    /// Whether the attacker can capture all: the owner gets no help from outside, the attacker may fill all points
    /// next to its own outside stones, and the rest has room for one eye only.
    pub(super) fn is_hopeless(&self, state: &State) -> bool {
        let room = self.all() & !self.beside[1] & !state.stones[0];
        self.beside[0] == 0
            && match room.count_ones() {
                0 | 1 => true,
                2 => self.around(room) & room != 0,
                _ => false,
            }
    }

    /// Whether the owner's chain on `target` lives even if its owner always passes (D. B. Benson, "Life in the Game
    /// of Go", 1976), or connects to the outside.
    pub(super) fn is_alive(&self, state: &State, target: u128) -> bool {
        let own = state.stones[0];
        let mut areas = Vec::with_capacity(8);
        for area in self.parts(self.all() & !own) {
            if area & self.beside[1] == 0 {
                areas.push((area & !state.stones[1], self.around(area) & own));
            }
        }
        let lives = |chain: u128, areas: &[(u128, u128)]| {
            let near = self.around(chain);
            let vital = areas.iter().filter(|(empty, _)| empty & !near == 0);
            self.beside[0] & chain != 0 || vital.count() >= 2
        };
        let chain = self.flood(target & own, own);
        loop {
            if !lives(chain, &areas) {
                return false;
            }
            let border = areas.iter().fold(0, |all, (_, border)| all | border);
            let weak = self.parts(border).map(|part| self.flood(part, own));
            let weak = weak.filter(|&other| !lives(other, &areas)).fold(0, |all, one| all | one);
            if weak == 0 {
                return true;
            }
            areas.retain(|(_, border)| border & weak == 0);
        }
    }
}
