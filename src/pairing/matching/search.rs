//! The primal-dual search: one clock, a tree for every unmatched node.
//!
//! All trees grow together. The next thing that happens is the earliest of:
//! an idle vertex becomes tight with a tree (the tree takes it in), two outer
//! nodes become tight (a blossom, or an augmentation), the dual of an inner
//! blossom reaches zero (it opens).

use super::forest::{Forest, Label, Link};
use super::weight::{NOBODY, Weight};

/// Why a search ended without a perfect matching of its graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stuck {
    /// No dual change helps: the graph has no perfect matching. The labels
    /// are left standing for the proof.
    Unmatchable,
    /// The duals would leave the safe range.
    Overflow,
}

impl<N: Weight> Forest<N> {
    /// Matches everybody within the graph at the greatest weight. The duals
    /// must be feasible for the graph and the matched edges tight.
    pub fn search(&mut self) -> Result<(), Stuck> {
        if self.strained() {
            return Err(Stuck::Overflow);
        }
        self.plant();
        while self.open_roots > 0 {
            let Some((date, id)) = self.agenda.first() else {
                return Err(Stuck::Unmatchable);
            };
            self.clock = self.clock.max(date);
            if self.clock + self.travel > N::TRAVEL {
                return Err(Stuck::Overflow);
            }
            self.act(id);
        }
        self.rest();
        Ok(())
    }

    /// Does what is due at a vertex or an inner blossom.
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

    /// Makes every unmatched outermost node the root of a tree.
    fn plant(&mut self) {
        self.reach.fill(N::MAX);
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

    /// Labels a node outer in the tree of this root. Its vertices are to be
    /// scanned afterwards.
    pub fn make_outer(&mut self, top: u32, root: u32) {
        self.relabel(top, Label::Outer);
        self.nodes[top as usize].root = root;
        self.trees[root as usize].push(top);
    }

    /// Labels a node inner, hanging on its parent by the link.
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
        let (mut v, last) = (self.nodes[top as usize].first, self.nodes[top as usize].last);
        loop {
            self.scan(v);
            if v == last {
                break;
            }
            v = self.next[v as usize];
        }
    }

    /// Offers a vertex that has just become outer to its neighbours.
    pub fn scan(&mut self, v: u32) {
        let own = self.set[v as usize];
        let dual = self.dual(v as usize);
        let mut nearest = N::MAX;
        for place in self.graph.places(v as usize) {
            let arc = self.graph.arc(place);
            let set = self.set[arc.to as usize];
            if set == own {
                continue;
            }
            match self.sets[set as usize].label {
                Label::Outer => {
                    nearest = nearest.min(dual + self.dual(arc.to as usize) - arc.weight)
                }
                label => self.offer(arc.to, dual + self.clock - arc.weight, label),
            }
        }
        self.meet_after(v, nearest);
    }

    fn offer(&mut self, to: u32, reach: N, label: Label) {
        if reach < self.reach[to as usize] {
            self.reach[to as usize] = reach;
            if label == Label::Idle {
                let date = (reach + self.dual(to as usize)).max(self.clock);
                self.agenda.lower(to, date);
            }
        }
    }

    /// Dates the meeting of an outer vertex with its nearest outer neighbour.
    fn meet_after(&mut self, v: u32, slack: N) {
        if slack == N::MAX {
            self.agenda.remove(v);
        } else {
            self.agenda.set(v, self.clock + slack.half());
        }
    }

    /// Looks what is due at a vertex whose date has come.
    fn consider(&mut self, v: u32) {
        match self.sets[self.set[v as usize] as usize].label {
            Label::Inner => self.agenda.remove(v),
            Label::Outer => self.consider_outer(v),
            Label::Idle => self.consider_idle(v),
        }
    }

    fn consider_outer(&mut self, v: u32) {
        let (slack, other) = self.nearest_outer(v);
        if slack > N::ZERO {
            return self.meet_after(v, slack);
        }
        let (a, b) = (self.top(v), self.top(other));
        if self.nodes[a as usize].root == self.nodes[b as usize].root {
            self.shrink(Link::new(v, other));
        } else {
            self.augment(Link::new(v, other));
        }
    }

    fn consider_idle(&mut self, v: u32) {
        let (slack, other) = self.nearest_outer(v);
        if slack == N::ZERO {
            return self.grow(Link::new(v, other));
        }
        self.note_reach(v, slack);
        if slack == N::MAX {
            self.agenda.remove(v);
        } else {
            self.agenda.set(v, self.clock + slack);
        }
    }

    fn note_reach(&mut self, v: u32, slack: N) {
        self.reach[v as usize] = match slack == N::MAX {
            true => N::MAX,
            false => slack + self.clock - self.dual(v as usize),
        };
    }

    /// The least slack of an edge to an outer node other than the own, and
    /// the vertex there.
    fn nearest_outer(&self, v: u32) -> (N, u32) {
        let own = self.set[v as usize];
        let dual = self.dual(v as usize);
        let mut nearest = (N::MAX, NOBODY);
        for arc in self.graph.arcs(v as usize) {
            let set = self.set[arc.to as usize];
            if set != own && self.sets[set as usize].label == Label::Outer {
                let slack = dual + self.dual(arc.to as usize) - arc.weight;
                if slack < nearest.0 {
                    nearest = (slack, arc.to);
                }
            }
        }
        nearest
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

    /// Dates the growth towards a node that has become idle. `fresh` says
    /// that nobody kept the reach of its vertices up to date.
    pub fn await_growth(&mut self, top: u32, fresh: bool) {
        let (mut v, last) = (self.nodes[top as usize].first, self.nodes[top as usize].last);
        loop {
            if fresh {
                let (slack, _) = self.nearest_outer(v);
                self.note_reach(v, slack);
            }
            self.date_growth(v);
            if v == last {
                break;
            }
            v = self.next[v as usize];
        }
    }

    fn date_growth(&mut self, v: u32) {
        let reach = self.reach[v as usize];
        if reach == N::MAX {
            self.agenda.remove(v);
        } else {
            let date = (reach + self.dual(v as usize)).max(self.clock);
            self.agenda.set(v, date);
        }
    }
}
