use std::collections::BTreeSet;

use go::course::{Course, CourseError, Fate, LifeAndDeath, Stopped};
use go::{Color, Goban, HalfPoints, OpenDame, Point, Ruleset};

use crate::{Game, GameAct, Phase, RecordError, Result};

/// Chains of one colour that belong together, with marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedGroup {
    pub color: Color,
    /// The stones, from the lowest.
    pub stones: Vec<Point>,
    /// Black's mark and White's.
    pub said: [Fate; 2],
    pub worth: HalfPoints,
}

impl MarkedGroup {
    pub fn differs(&self) -> bool {
        self.said[0] != self.said[1]
    }

    /// The stone that it is named by.
    pub fn name(&self) -> Option<Point> {
        self.stones.first().copied()
    }

    /// The opponent who says that it is dead, if the owner says otherwise: it can be tried.
    pub fn claimant(&self) -> Option<Color> {
        let opponent = self.color.other();
        let says = |color: Color| self.said[color as usize];
        (says(opponent) == Fate::Dead && says(self.color) != Fate::Dead).then_some(opponent)
    }
}

impl Game {
    /// A player's marks; `shown` is the default before the first mark.
    pub fn claim<'a>(&'a self, color: Color, shown: &'a LifeAndDeath) -> &'a LifeAndDeath {
        let both = if self.marked { &self.marking } else { shown };
        self.end.claims[color as usize].as_ref().unwrap_or(both)
    }

    /// The groups with a mark, dead or seki, those that the players differ about first.
    pub fn marked_groups(&self, shown: &LifeAndDeath) -> Vec<MarkedGroup> {
        let [black, white] = [Color::Black, Color::White].map(|color| self.claim(color, shown));
        let board = self.board();
        let said = |point| [black.fate(point), white.fate(point)];
        let mut groups: Vec<MarkedGroup> = Vec::new();
        let mut chains: Vec<(Color, Vec<Point>)> = board.all_chains();
        chains.retain(|(_, stones)| said(stones[0]) != [Fate::Alive; 2]);
        for (color, stones) in chains {
            let said = said(stones[0]);
            let beside = liberties(&board, &stones);
            let of_it = |group: &MarkedGroup| {
                (group.color, group.said) == (color, said)
                    && !liberties(&board, &group.stones).is_disjoint(&beside)
            };
            let (mut joined, mut rest): (Vec<_>, Vec<_>) = groups.drain(..).partition(of_it);
            let mut all: Vec<Point> = joined.drain(..).flat_map(|group| group.stones).collect();
            all.extend(stones);
            all.sort_unstable();
            rest.push(MarkedGroup { color, stones: all, said, worth: HalfPoints::ZERO });
            groups = rest;
        }
        for group in &mut groups {
            group.worth = self.worth(&board, black, &group.stones);
        }
        groups.sort_by_key(|group| (!group.differs(), group.name()));
        groups
    }

    /// The stones that one tap on a point marks. Where a mark is removed: the connected stones with the same mark;
    /// else the chain with those that it cannot be cut from, over two common liberties or space that their colour
    /// surrounds alone. Empty where no stone is.
    pub fn group_at(&self, life: &LifeAndDeath, at: Point) -> Vec<Point> {
        let board = self.board();
        let Some(color) = board.stone(at) else { return Vec::new() };
        let fate = life.fate(at);
        let mut chains: Vec<Vec<Point>> =
            board.all_chains().into_iter().map(|(_, stones)| stones).collect();
        chains
            .retain(|stones| board.stone(stones[0]) == Some(color) && life.fate(stones[0]) == fate);
        let mut group = board.chain(at);
        let hangs = |group: &[Point], stones: &[Point]| {
            let common = liberties(&board, group);
            let common: Vec<Point> =
                common.intersection(&liberties(&board, stones)).copied().collect();
            match fate {
                Fate::Alive => {
                    common.len() >= 2 || common.iter().any(|&point| is_own(&board, point, color))
                }
                _ => !common.is_empty(),
            }
        };
        while let Some(next) =
            chains.iter().position(|stones| !group.contains(&stones[0]) && hangs(&group, stones))
        {
            group.extend(chains.swap_remove(next));
        }
        group.sort_unstable();
        group
    }

    /// Marks the group of a point as `fate`, or alive again if it has that mark; `None` without a stone.
    #[must_use]
    pub fn toggled(&self, life: &LifeAndDeath, at: Point, fate: Fate) -> Option<LifeAndDeath> {
        let to = if life.fate(at) == fate { Fate::Alive } else { fate };
        let group = self.group_at(life, at);
        life.clone().with(&self.board(), &group, to).ok().filter(|_| !group.is_empty())
    }

    /// The change of the count if stones are dead and not alive, once open points are filled.
    pub fn worth(&self, board: &Goban, life: &LifeAndDeath, stones: &[Point]) -> HalfPoints {
        let rules = Ruleset { open_dame: OpenDame::Neutral, ..self.terms.ruleset() };
        let counted = |fate| {
            let life = life.clone().with(board, stones, fate).ok()?;
            Some(self.count_under(&rules, &life)?.difference())
        };
        let swing = counted(Fate::Dead).zip(counted(Fate::Alive));
        swing.map_or(HalfPoints::ZERO, |(dead, alive)| (dead - alive).abs())
    }

    pub fn differences(&self) -> Vec<MarkedGroup> {
        let groups = self.marked_groups(&self.marking).into_iter();
        groups.filter(MarkedGroup::differs).collect()
    }

    pub(crate) fn mark_own(&mut self, color: Color, dead: &[Point], seki: &[Point]) -> Result<()> {
        let game = self.stopped()?;
        let life = LifeAndDeath::mark(game.history().board(), dead, seki);
        self.end.copy = None;
        self.claim_life(color, life.map_err(CourseError::from)?);
        Ok(())
    }

    pub(super) fn claim_fate(&mut self, color: Color, stones: &[Point], fate: Fate) {
        let board = self.board();
        let claim = self.claim(color, &self.marking).clone();
        if let Ok(life) = claim.with(&board, stones, fate) {
            self.claim_life(color, life);
        }
    }

    /// A mark that both make is common; only differences are stored for each player.
    fn claim_life(&mut self, color: Color, life: LifeAndDeath) {
        let other = self.claim(color.other(), &self.marking).clone();
        self.marked = true;
        if other == life {
            self.marking = life;
            self.end.claims = [None, None];
            self.end.differ = false;
        } else {
            self.end.claims[color as usize] = Some(life);
            self.end.claims[color.other() as usize] = Some(other);
        }
    }

    pub(crate) fn forget_claims(&mut self) {
        self.end.claims = [None, None];
        self.end.differ = false;
        self.end.copy = None;
    }

    pub(crate) fn check_same(&self, act: &GameAct) -> Result<()> {
        let agrees = matches!(act, GameAct::Agree { .. } | GameAct::Settle);
        match self.end.claims.iter().flatten().next() {
            Some(_) if agrees => {
                let name = self.differences().first().and_then(MarkedGroup::name);
                Err(name.map_or(RecordError::Nothing, RecordError::Differ))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn nothing_left(&mut self) -> Result<()> {
        self.stopped()?;
        self.end.nothing_left = true;
        Ok(())
    }

    pub(crate) fn differ(&mut self) -> Result<()> {
        self.stopped()?;
        self.end.copy = None;
        self.end.differ = true;
        Ok(())
    }

    pub(crate) fn stopped(&self) -> Result<&Stopped> {
        match &self.phase {
            Phase::Game(Course::Stopped(game)) => Ok(game),
            _ => Err(self.not_now()),
        }
    }
}

fn liberties(board: &Goban, stones: &[Point]) -> BTreeSet<Point> {
    stones.iter().flat_map(|&stone| board.liberties(stone)).collect()
}

/// Whether one colour alone surrounds the empty points around one.
fn is_own(board: &Goban, at: Point, color: Color) -> bool {
    let mut space = vec![at];
    let mut next = 0;
    while let Some(&point) = space.get(next) {
        next += 1;
        for beside in board.size().neighbours(point) {
            match board.stone(beside) {
                Some(other) if other != color => return false,
                None if !space.contains(&beside) => space.push(beside),
                _ => {}
            }
        }
    }
    true
}
