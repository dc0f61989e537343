use go::course::LifeAndDeath;
use go::{Color, Goban, OpenDame, Point, Ruleset, SekiEyes};
use std::collections::{BTreeMap, BTreeSet};

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

/// Living chains that share surrounded points belong together; the group is in seki if any of its chains is.
#[derive(Clone, Debug, Default)]
pub(super) struct Groups {
    parent: BTreeMap<Point, Point>,
    in_seki: BTreeSet<Point>,
}

impl Groups {
    /// Joins chains over the regions they alone surround, then marks those in seki: the declared ones, and, where
    /// the ruleset says so, those that have dame (Japanese rules 1989, Art. 8).
    pub(super) fn new(
        board: &Goban,
        regions: &[Region],
        life: &LifeAndDeath,
        rules: &Ruleset,
    ) -> Self {
        let mut groups = Self::default();
        if rules.seki_eyes == SekiEyes::Counted {
            return groups;
        }
        for region in regions {
            if let Some(owner) = region.owner() {
                let chains = &region.borders[owner as usize];
                for pair in chains.windows(2) {
                    groups.join(pair[0], pair[1]);
                }
            }
        }
        let mut marked: Vec<Point> =
            life.seki().iter().map(|&p| board.point(board.head_of(board.index(p)))).collect();
        if rules.open_dame == OpenDame::MakesSeki {
            for region in regions.iter().filter(|r| r.is_dame()) {
                marked.extend(region.borders.iter().flatten());
            }
        }
        groups.in_seki = marked.into_iter().map(|p| groups.root(p)).collect();
        groups
    }

    pub(super) fn is_seki(&self, head: Point) -> bool {
        self.in_seki.contains(&self.root(head))
    }

    pub(super) fn territory_of(&self, region: &Region) -> Option<Color> {
        let owner = region.owner()?;
        let in_seki = region.borders[owner as usize].iter().any(|&head| self.is_seki(head));
        (!in_seki).then_some(owner)
    }

    pub(super) fn root(&self, mut head: Point) -> Point {
        while let Some(&up) = self.parent.get(&head) {
            head = up;
        }
        head
    }

    fn join(&mut self, a: Point, b: Point) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parent.insert(a.max(b), a.min(b));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_joined_one_after_another_have_one_root() {
        let points: Vec<Point> =
            Goban::draw("...\n...\n...").expect("a drawing").size().all_points().take(3).collect();
        let mut sorted = points.clone();
        sorted.sort();
        let mut groups = Groups::default();
        groups.join(sorted[1], sorted[2]);
        groups.join(sorted[0], sorted[1]);
        assert_eq!(groups.root(sorted[2]), sorted[0]);
    }
}
