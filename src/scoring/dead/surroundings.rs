use go::{Cell, Goban, Index};

use super::judge::{DOUBT, FENCE, HOME};
use super::reader::fenced;
use super::region::{POINTS, Region, Side};

/// Empty points of a region that is read.
const OPEN: usize = 12;
/// Points of an area enclosed by a group's own stones.
const AREA: usize = 16;
/// Empty points nearest to a chain that are tried as a region: a few, then many.
const FEW: usize = 6;
const MANY: usize = 10;
/// A chain with a smaller share rarely lives: the largest region is skipped.
const LOST: f32 = -0.8;

pub(super) struct Surroundings<'a> {
    board: &'a Goban,
    /// Black's share of each point in the survey.
    owners: &'a [f32],
    /// Stones proven to live.
    proven: &'a [bool],
    /// The board with its fences filled, and the settled stones.
    fenced: Goban,
    wall: Vec<bool>,
}

struct Points {
    list: Vec<Index>,
    has: Vec<bool>,
}

impl Points {
    fn of_chain(board: &Goban, start: Index) -> Self {
        let mut points = Self { list: Vec::new(), has: vec![false; board.grid_len()] };
        points.add_chain(board, start);
        points
    }

    fn has(&self, at: Index) -> bool {
        self.has[usize::from(at)]
    }

    fn add(&mut self, at: Index) {
        if !std::mem::replace(&mut self.has[usize::from(at)], true) {
            self.list.push(at);
        }
    }

    fn add_chain(&mut self, board: &Goban, at: Index) {
        for stone in board.chain_indices(at) {
            self.add(stone);
        }
    }

    /// Calls `visit` for every point next to the set until the set no longer grows; `visit` may add to it.
    fn grow(&mut self, board: &Goban, mut visit: impl FnMut(&mut Self, Index, Index)) {
        let mut next = 0;
        while let Some(&at) = self.list.get(next).filter(|_| self.list.len() <= POINTS) {
            next += 1;
            for n in board.around(at) {
                if board.cell(n) != Cell::Edge && !self.has(n) {
                    visit(self, at, n);
                }
            }
        }
    }
}

impl<'a> Surroundings<'a> {
    pub(super) fn new(
        board: &'a Goban,
        owners: &'a [f32],
        sure: &[bool],
        proven: &'a [bool],
    ) -> Self {
        let (fenced, wall) = fenced(board, owners, sure);
        Self { board, owners, proven, fenced, wall }
    }

    /// Regions in which the chain on `start`, of that `share` in the survey, may be found to live, most promising
    /// first. Life in one is life on the board: everything around it is the attacker's, except points that are surely
    /// the owner's; around the *reached* region, points have the owner that the survey is sure of.
    pub(super) fn regions(&self, start: Index, share: f32) -> impl Iterator<Item = Region> {
        const KINDS: [fn(&Surroundings<'_>, Index) -> Option<Region>; 5] = [
            |on, start| on.alone(on.enclosed(start)),
            |on, start| on.alone(on.with_liberties(on.enclosed(start))),
            |on, start| on.alone(on.nearest(start, FEW)),
            |on, start| on.reached(start),
            |on, start| on.alone(on.nearest(start, MANY)),
        ];
        let kinds = if share < LOST { KINDS.len() - 1 } else { KINDS.len() };
        KINDS.into_iter().take(kinds).filter_map(move |kind| kind(self, start))
    }

    /// The region of a group with its eye space and the points next to it, if it is enclosed: the points around are
    /// rather the attacker's. The result there holds on the board.
    pub(super) fn shut_region(&self, start: Index) -> Option<Region> {
        let points = self.with_liberties(self.enclosed(start));
        let own = self.board.cell(start);
        let around = points.list.iter().flat_map(|&at| self.board.around(at));
        let mut outside = around.filter(|&n| self.board.cell(n) != Cell::Edge && !points.has(n));
        let theirs = |n: Index| {
            let black = self.owners[usize::from(n)];
            self.board.cell(n) != own && if own == Cell::Black { -black } else { black } > 0.0
        };
        outside.all(theirs).then(|| self.alone(points)).flatten()
    }

    /// The empty eye space of a group, and the group.
    pub(super) fn eye_space(&self, start: Index) -> Option<Region> {
        let points = self.enclosed(start);
        let own = self.board.cell(start);
        let empty = |at: &Index| [own, Cell::Empty].contains(&self.board.cell(*at));
        points.list.iter().all(empty).then(|| self.alone(points)).flatten()
    }

    fn alone(&self, points: Points) -> Option<Region> {
        let own = self.board.cell(points.list[0]);
        self.region(self.board, points, |n| {
            let is_home = self.board.cell(n) == own && self.share(n) >= FENCE;
            if is_home { Side::Owner } else { Side::Attacker }
        })
    }

    fn share(&self, at: Index) -> f32 {
        let black = self.owners[usize::from(at)];
        if self.board.cell(at) == Cell::Black { black } else { -black }
    }

    fn region(
        &self,
        board: &Goban,
        points: Points,
        outside: impl Fn(Index) -> Side,
    ) -> Option<Region> {
        let owner = self.board.cell(points.list[0]).color()?;
        let empty = points.list.iter().filter(|&&at| board.cell(at) == Cell::Empty).count();
        let small = (2..=OPEN).contains(&empty);
        if small { Region::new(board, owner, points.list, outside) } else { None }
    }

    /// The group of the chain on `start`, connected by the small areas that its chains enclose, with these areas.
    fn enclosed(&self, start: Index) -> Points {
        let board = self.board;
        let own = board.cell(start);
        let mut points = Points::of_chain(board, start);
        let mut large = vec![false; board.grid_len()];
        points.grow(board, |points, at, n| {
            if board.cell(n) == own {
                points.add_chain(board, n);
            } else if board.cell(at) == own && !large[usize::from(n)] {
                let (area, small) = area(board, own, n);
                for point in area {
                    if small { points.add(point) } else { large[usize::from(point)] = true }
                }
            }
        });
        points
    }

    fn with_liberties(&self, mut points: Points) -> Points {
        for at in points.list.clone() {
            for n in self.board.around(at) {
                if self.board.cell(n) == Cell::Empty {
                    points.add(n);
                }
            }
        }
        points
    }

    /// The empty points nearest to the chain on `start`, with the unsettled chains of either side on the way, and
    /// the attacker's chains that have no other liberty.
    fn nearest(&self, start: Index, most: usize) -> Points {
        let board = self.board;
        let own = board.cell(start);
        let mut points = Points::of_chain(board, start);
        let mut empty = 0;
        points.grow(board, |points, _, n| match board.cell(n) {
            Cell::Empty if empty < most => {
                empty += 1;
                points.add(n);
            }
            Cell::Empty => {}
            cell if self.share(n) < if cell == own { FENCE } else { DOUBT } => {
                points.add_chain(board, n);
            }
            _ => {}
        });
        points.grow(board, |points, _, n| {
            let shut = |at: Index| board.cell(at) != Cell::Empty || points.has(at);
            if board.cell(n) != Cell::Empty
                && board.chain_indices(n).flat_map(|stone| board.around(stone)).all(shut)
            {
                points.add_chain(board, n);
            }
        });
        points
    }

    /// Everything connected to the chain on `start` without crossing settled stones. A chain of the attacker is
    /// unsettled unless it is proven, or has points of its own that the group does not reach: otherwise the survey
    /// may be sure of it only because it is sure that the group is dead.
    fn reached(&self, start: Index) -> Option<Region> {
        let board = &self.fenced;
        let own = board.cell(start);
        let their = Cell::of(own.color()?.other());
        let mut free = Points::of_chain(board, start);
        free.grow(board, |free, _, n| {
            if board.cell(n) == Cell::Empty || board.cell(n) == own && !self.wall[usize::from(n)] {
                free.add(n);
            }
        });
        let mut points = Points::of_chain(board, start);
        let mut apart = vec![false; board.grid_len()];
        points.grow(board, |points, _, n| {
            if board.cell(n) == Cell::Empty || !self.wall[usize::from(n)] {
                points.add(n);
            } else if self.board.cell(n) == their && !apart[usize::from(n)] {
                if self.is_apart(n, their, &free) {
                    self.board.chain_indices(n).for_each(|stone| apart[usize::from(stone)] = true);
                } else {
                    points.add_chain(self.board, n);
                }
            }
        });
        self.region(
            board,
            points,
            |n| {
                if board.cell(n) == own { Side::Owner } else { Side::Attacker }
            },
        )
    }

    fn is_apart(&self, at: Index, cell: Cell, free: &Points) -> bool {
        let sign = if cell == Cell::Black { 1.0 } else { -1.0 };
        let beside = self.board.chain_indices(at).flat_map(|stone| self.board.around(stone));
        let is_home = |n: &Index| {
            let share = sign * self.owners[usize::from(*n)];
            self.board.cell(*n) == Cell::Empty && share >= FENCE && !free.has(*n)
        };
        let mut homes: Vec<Index> = beside.filter(is_home).collect();
        homes.sort_unstable();
        homes.dedup();
        self.proven[usize::from(at)] || homes.len() >= HOME
    }
}

/// The area around `start` that the stones of `own` enclose, and whether that is all of it: a large one is cut off.
fn area(board: &Goban, own: Cell, start: Index) -> (Vec<Index>, bool) {
    let mut area = vec![start];
    let mut next = 0;
    while let Some(&at) = area.get(next) {
        next += 1;
        for n in board.around(at) {
            let open = board.cell(n) != Cell::Edge && board.cell(n) != own;
            if open && !area.contains(&n) {
                if area.len() == AREA {
                    return (area, false);
                }
                area.push(n);
            }
        }
    }
    (area, true)
}
