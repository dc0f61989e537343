//! The primal-dual search: one clock, a tree for every unmatched node.
//!
//! All trees grow together. The next event is the earliest of: an idle vertex becomes tight with a tree (the tree
//! takes it in), two outer nodes become tight (a blossom, or an augmentation), the dual of an inner blossom reaches
//! zero (it opens).

use super::forest::{Forest, Label, Link, Via};
use super::weight::{NOBODY, Weight};

/// Steps after which the caller is asked whether to continue.
const STEPS: u32 = 256;

/// The first searches stop when one tree in this many is left.
const FEW: usize = 32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stuck {
    /// No dual change helps: the graph has no perfect matching. The labels remain, for the proof.
    Unmatchable,
    Overflow,
    GivenUp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Until few trees are left. The last ones grow over the whole graph and move its duals far, which is wasted as
    /// long as pairs are missing.
    Most,
    All,
}

impl<N: Weight> Forest<N> {
    /// Matches all nodes, or nearly, within the graph at the greatest weight; returns how many are left unmatched.
    /// The duals must be feasible for the graph and the matched edges tight, and they are so afterwards.
    pub fn search(
        &mut self,
        extent: Extent,
        should_continue: impl Fn(usize) -> bool,
    ) -> Result<usize, Stuck> {
        if self.strained() {
            return Err(Stuck::Overflow);
        }
        self.plant();
        let enough = if extent == Extent::All { 0 } else { self.open_roots / FEW };
        let mut step = 0_u32;
        while self.open_roots > enough {
            if step.is_multiple_of(STEPS) && !should_continue(self.open_roots) {
                return Err(Stuck::GivenUp);
            }
            step = step.wrapping_add(1);
            let Some((date, id)) = self.agenda.first() else {
                return Err(Stuck::Unmatchable);
            };
            self.clock = self.clock.max(date);
            if self.clock + self.travel > N::TRAVEL {
                return Err(Stuck::Overflow);
            }
            self.act(id);
        }
        let left = self.open_roots;
        self.rest();
        Ok(left)
    }

    /// Handles the event of a vertex or an inner blossom.
    fn act(&mut self, id: u32) {
        if self.is_blossom(id) {
            self.agenda.remove(id);
            self.expand(id);
        } else {
            self.consider(id);
        }
    }

    /// Whether a dual, or a part of one, is so large that sums could wrap.
    fn strained(&self) -> bool {
        let large = |value: N| value > N::RANGE || value < -N::RANGE;
        let dual = |v: usize| large(self.base[v]) || large(self.dual(v));
        self.sets.iter().any(|set| large(set.shift)) || (0..self.count).any(dual)
    }

    fn plant(&mut self) {
        self.reach.fill(N::UNREACHED);
        let tops = self.tops();
        let roots: Vec<u32> =
            tops.into_iter().filter(|&top| self.nodes[top as usize].mate.is_none()).collect();
        self.open_roots = roots.len();
        for &top in &roots {
            self.make_outer(top, self.nodes[top as usize].first);
        }
        for &top in &roots {
            self.scan_all(top);
        }
    }

    /// Labels a node outer in the tree of this root. The caller has to scan its vertices afterwards.
    pub fn make_outer(&mut self, top: u32, root: u32) {
        self.relabel(top, Label::Outer);
        self.nodes[top as usize].root = root;
        self.trees[root as usize].push(top);
    }

    pub fn make_inner(&mut self, top: u32, root: u32, link: Link) {
        self.relabel(top, Label::Inner);
        self.nodes[top as usize].root = root;
        self.nodes[top as usize].link = link;
        self.trees[root as usize].push(top);
        if self.is_blossom(top) {
            let date = self.clock + self.blossom_dual(top).half();
            self.agenda.set(top, date);
        }
    }

    pub fn scan_all(&mut self, top: u32) {
        let node = &self.nodes[top as usize];
        let run = [(node.first, node.last)];
        self.scan_runs(&run);
    }

    /// Offers vertices that have just become outer, given as runs of the chain, to their neighbours.
    pub fn scan_runs(&mut self, runs: &[(u32, u32)]) {
        self.along(runs, |forest, v| {
            forest.height[v as usize] = forest.dual(v as usize) + forest.clock;
        });
        self.along(runs, Forest::scan);
    }

    pub fn along(&mut self, runs: &[(u32, u32)], act: impl Fn(&mut Self, u32)) {
        for &(first, last) in runs {
            let mut v = first;
            act(self, v);
            while v != last {
                v = self.next[v as usize];
                act(self, v);
            }
        }
    }

    fn scan(&mut self, v: u32) {
        let (own, height) = (self.set[v as usize], self.height[v as usize]);
        let mut nearest = (N::UNREACHED, Via { from: NOBODY, place: 0 });
        for place in self.graph.places(v as usize) {
            let arc = self.graph.arc(place);
            let via = |from| Via { from, place: place as u32 };
            let there = self.height[arc.to as usize];
            if there == N::FAR {
                self.offer(arc.to, height - arc.weight, via(v));
            } else if there - arc.weight < nearest.0 && self.set[arc.to as usize] != own {
                nearest = (there - arc.weight, via(arc.to));
            }
        }
        (self.reach[v as usize], self.via[v as usize]) = nearest;
        self.date_meeting(v);
    }

    #[inline]
    fn offer(&mut self, to: u32, reach: N, via: Via) {
        let to = to as usize;
        if reach < self.reach[to] {
            (self.reach[to], self.via[to]) = (reach, via);
            if self.sets[self.set[to] as usize].label == Label::Idle {
                let date = (reach + self.dual(to)).max(self.clock);
                self.agenda.lower(to as u32, date);
            }
        }
    }

    /// Sets the date when an outer vertex meets its nearest outer neighbour.
    fn date_meeting(&mut self, v: u32) {
        let reach = self.reach[v as usize];
        if reach == N::UNREACHED {
            self.agenda.remove(v);
        } else {
            self.agenda.set(v, (reach + self.height[v as usize]).half());
        }
    }

    fn consider(&mut self, v: u32) {
        match self.sets[self.set[v as usize] as usize].label {
            Label::Inner => self.agenda.remove(v),
            Label::Outer => self.consider_outer(v),
            Label::Idle => self.consider_idle(v),
        }
    }

    fn consider_outer(&mut self, v: u32) {
        self.renew(v);
        let (reach, other) = (self.reach[v as usize], self.via[v as usize].from);
        if reach + self.height[v as usize] > self.clock + self.clock {
            return self.date_meeting(v);
        }
        let (a, b) = (self.top(v), self.top(other));
        if self.nodes[a as usize].root == self.nodes[b as usize].root {
            self.shrink(Link::new(v, other));
        } else {
            self.augment(Link::new(v, other));
        }
    }

    fn consider_idle(&mut self, v: u32) {
        self.renew(v);
        if self.reach[v as usize] + self.dual(v as usize) > self.clock {
            return self.date_growth(v);
        }
        self.grow(Link::new(v, self.via[v as usize].from));
    }

    /// Takes an idle node and its partner into a tree.
    fn grow(&mut self, link: Link) {
        let inner = self.top(link.inside);
        let root = self.nodes[self.top(link.outside) as usize].root;
        self.make_inner(inner, root, link);
        let outer = self.top(self.nodes[inner as usize].mate.outside);
        self.make_outer(outer, root);
        self.scan_all(outer);
    }

    /// Sets the date of growth towards a node that has become idle. `fresh`: the reach of its vertices was not kept
    /// up to date.
    pub fn await_growth(&mut self, top: u32, fresh: bool) {
        let node = &self.nodes[top as usize];
        let run = [(node.first, node.last)];
        self.along(&run, |forest, v| {
            if fresh {
                forest.look_around(v);
            }
            forest.date_growth(v);
        });
    }

    fn date_growth(&mut self, v: u32) {
        let reach = self.reach[v as usize];
        if reach == N::UNREACHED {
            self.agenda.remove(v);
        } else {
            let date = (reach + self.dual(v as usize)).max(self.clock);
            self.agenda.set(v, date);
        }
    }

    pub fn sink(&mut self, top: u32) {
        let node = &self.nodes[top as usize];
        let run = [(node.first, node.last)];
        self.along(&run, |forest, v| forest.height[v as usize] = N::FAR);
    }

    /// Makes the reach of a vertex exact again, if the arc that gave it no longer holds.
    pub fn renew(&mut self, v: u32) {
        let Via { from, place } = self.via[v as usize];
        let holds = from != NOBODY
            && self.set[from as usize] != self.set[v as usize]
            && self.height[from as usize] - self.graph.arc(place as usize).weight
                == self.reach[v as usize];
        if !holds {
            self.look_around(v);
        }
    }

    pub fn look_around(&mut self, v: u32) {
        let own = self.set[v as usize];
        let mut nearest = (N::UNREACHED, Via { from: NOBODY, place: 0 });
        for (place, arc) in self.graph.placed(v as usize) {
            let reach = self.height[arc.to as usize] - arc.weight;
            if reach < nearest.0 && self.set[arc.to as usize] != own {
                nearest = (reach, Via { from: arc.to, place });
            }
        }
        (self.reach[v as usize], self.via[v as usize]) = nearest;
    }
}
