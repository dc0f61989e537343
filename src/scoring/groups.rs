use std::collections::{BTreeMap, BTreeSet};

use super::regions::Region;
use go::course::LifeAndDeath;
use go::{Color, Goban, OpenDame, Point, Ruleset, SekiEyes};

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
