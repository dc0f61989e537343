use go::course::LifeAndDeath;
use go::{Color, Goban, Point};

/// A maximal area without living stones: empty points and dead stones.
#[derive(Clone, Debug)]
pub(super) struct Region {
    pub(super) points: Vec<Point>,
    /// One stone of each living chain next to it, by colour.
    pub(super) borders: [Vec<Point>; 2],
}

impl Region {
    pub(super) fn owner(&self) -> Option<Color> {
        match (self.borders[0].is_empty(), self.borders[1].is_empty()) {
            (false, true) => Some(Color::Black),
            (true, false) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether living stones of both colours touch it: dame (Japanese rules 1989, Art. 8).
    pub(super) fn is_dame(&self) -> bool {
        !self.borders[0].is_empty() && !self.borders[1].is_empty()
    }
}

pub(super) fn living(board: &Goban, life: &LifeAndDeath, point: Point) -> Option<Color> {
    board.stone(point).filter(|_| !life.dead().contains(&point))
}

/// In the order of their lowest points.
pub(super) fn regions(board: &Goban, life: &LifeAndDeath) -> Vec<Region> {
    let size = board.size();
    let at = |p: Point| usize::from(p.row()) * usize::from(size.lines()) + usize::from(p.col());
    let mut seen = vec![false; size.points()];
    let mut found = Vec::new();
    for start in size.all_points() {
        if seen[at(start)] || living(board, life, start).is_some() {
            continue;
        }
        seen[at(start)] = true;
        let mut region = Region { points: vec![start], borders: [Vec::new(), Vec::new()] };
        let mut next = 0;
        while let Some(&point) = region.points.get(next) {
            next += 1;
            for n in size.neighbours(point) {
                match living(board, life, n) {
                    Some(color) => region.borders[color as usize].push(n),
                    None if !seen[at(n)] => {
                        seen[at(n)] = true;
                        region.points.push(n);
                    }
                    None => {}
                }
            }
        }
        region.points.sort_unstable();
        for border in &mut region.borders {
            one_stone_a_chain(board, border);
        }
        found.push(region);
    }
    found
}

fn one_stone_a_chain(board: &Goban, stones: &mut Vec<Point>) {
    for stone in stones.iter_mut() {
        let at = board.index(*stone);
        *stone = board.point(board.head_of(at));
    }
    stones.sort_unstable();
    stones.dedup();
}
