//! Prepares the state for a search: greedy start, new edges, removed pairs, parity.
//!
//! A search needs duals that are feasible for every edge of the graph, tight matched edges, and duals of the same
//! parity at all unmatched nodes (then every slack between outer nodes is even and all duals stay whole).

use super::forest::{Forest, Link};
use super::graph::Edge;
use super::weight::{NOBODY, Weight};

/// A pair that is not in the graph, with its slack under the present duals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Missing<N> {
    pub slack: N,
    pub edge: Edge<N>,
}

impl<N: Weight> Forest<N> {
    /// Adds pairs to the graph. Duals that are too low for them are raised; the vertices of those duals lose their
    /// partners.
    pub fn admit(&mut self, missing: &[Missing<N>]) {
        let edges: Vec<Edge<N>> = missing.iter().map(|m| m.edge).collect();
        self.graph.add(&edges);
        for v in self.cover(missing) {
            self.release(v);
            self.lift(v);
        }
        self.settle();
    }

    /// Vertices that touch every pair of negative slack, busy ones first.
    fn cover(&self, missing: &[Missing<N>]) -> Vec<u32> {
        let mut broken: Vec<Edge<N>> =
            missing.iter().filter(|m| m.slack < N::ZERO).map(|m| m.edge).collect();
        let mut touches = vec![0u32; self.count];
        for edge in &broken {
            touches[edge.a as usize] += 1;
            touches[edge.b as usize] += 1;
        }
        let busier =
            |e: &Edge<N>| if touches[e.a as usize] >= touches[e.b as usize] { e.a } else { e.b };
        broken.sort_by_key(|e| std::cmp::Reverse(touches[busier(e) as usize]));
        let mut covers = vec![false; self.count];
        let mut chosen = Vec::new();
        for edge in &broken {
            if !covers[edge.a as usize] && !covers[edge.b as usize] {
                covers[busier(edge) as usize] = true;
                chosen.push(busier(edge));
            }
        }
        chosen
    }

    /// Removes a vertex from all blossoms and from its partner.
    pub fn release(&mut self, v: u32) {
        while self.top(v) != v {
            self.open(self.top(v));
        }
        self.unmatch(v);
    }

    pub fn unmatch(&mut self, top: u32) {
        let mate = std::mem::replace(&mut self.nodes[top as usize].mate, Link::NONE);
        if !mate.is_none() {
            let other = self.top(mate.outside);
            self.nodes[other as usize].mate = Link::NONE;
        }
    }

    /// Takes an outermost blossom apart. If it had a dual, the matched edge out of it is no longer tight and is
    /// removed.
    pub fn open(&mut self, blossom: u32) {
        let node = &self.nodes[blossom as usize];
        let (mate, kept) = (node.mate, node.dual == N::ZERO && !node.mate.is_none());
        if !kept {
            self.unmatch(blossom);
        }
        let free = if mate.is_none() { self.nodes[blossom as usize].first } else { mate.inside };
        let (start, ring, _) = self.unfold(blossom, free);
        self.nodes[ring[start] as usize].mate = if kept { mate } else { Link::NONE };
    }

    /// Raises the dual of a single vertex until all its edges are feasible.
    fn lift(&mut self, v: u32) {
        let slack = self.least_slack(v);
        if slack < N::ZERO {
            self.base[v as usize] += -slack;
        }
    }

    /// The vertex must be in no blossom.
    fn least_slack(&self, v: u32) -> N {
        let dual = self.dual(v as usize);
        let slack = |to: u32, weight: N| dual + self.dual(to as usize) - weight;
        let arcs = self.graph.arcs(v as usize).iter();
        arcs.map(|arc| slack(arc.to, arc.weight)).min().unwrap_or(N::MAX)
    }

    /// Makes the duals of unmatched nodes even and as low as they can be, and matches those that become tight with
    /// each other.
    pub fn settle(&mut self) {
        for top in self.tops() {
            if self.lives(top) && self.nodes[top as usize].mate.is_none() {
                self.even_out(top);
            }
        }
        for v in 0..self.count as u32 {
            if self.is_single(v) {
                self.tighten(v);
            }
        }
    }

    fn is_single(&self, v: u32) -> bool {
        self.nodes[v as usize].parent == NOBODY && self.nodes[v as usize].mate.is_none()
    }

    /// Makes the duals of the vertices in an unmatched node even. They are all of the same parity, being joined by
    /// tight edges. Blossoms without a dual to give are opened on the way.
    fn even_out(&mut self, mut top: u32) {
        if !self.dual(self.nodes[top as usize].first as usize).is_odd() {
            return;
        }
        while self.is_blossom(top) && self.nodes[top as usize].dual == N::ZERO {
            let ring = self.nodes[top as usize].ring.clone();
            self.open(top);
            let free = |&c: &u32| self.nodes[c as usize].mate.is_none();
            top = ring.into_iter().find(free).expect("an odd cycle leaves one unmatched");
        }
        let set = self.set_of(top) as usize;
        self.sets[set].shift += N::ONE;
        if self.is_blossom(top) {
            self.nodes[top as usize].dual -= N::ONE + N::ONE;
        }
    }

    /// Lowers the dual of a single vertex, by an even amount, until an edge becomes tight.
    fn tighten(&mut self, v: u32) {
        let slack = self.least_slack(v);
        if slack == N::MAX {
            return;
        }
        self.base[v as usize] -= slack.half() + slack.half();
        let dual = self.dual(v as usize);
        let tight = |to: u32, weight: N| dual + self.dual(to as usize) == weight;
        let arcs = self.graph.arcs(v as usize).iter();
        let partner = arcs
            .filter(|arc| self.is_single(arc.to) && tight(arc.to, arc.weight))
            .map(|a| a.to)
            .next();
        if let Some(to) = partner {
            self.nodes[v as usize].mate = Link::new(v, to);
            self.nodes[to as usize].mate = Link::new(to, v);
        }
    }
}
