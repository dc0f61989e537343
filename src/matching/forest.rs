//! The state of the search: vertices, nested blossoms, alternating trees.
//!
//! Weights are doubled, so that all duals stay whole. Every vertex belongs to the set of its outermost node; the
//! set stores the shift of its vertices' duals, and whether they fall or rise with the clock. So a change of all
//! duals costs nothing, and making or opening a blossom costs what its smaller parts hold.

use super::agenda::Agenda;
use super::graph::Graph;
use super::weight::{NOBODY, Weight};

/// The place of an outermost node in the alternating trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// At even distance from its root: the duals of its vertices fall.
    Outer,
    /// At odd distance from its root: the duals of its vertices rise.
    Inner,
    Idle,
}

/// An edge seen from a node: the end inside and the end outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub inside: u32,
    pub outside: u32,
}

impl Link {
    pub const NONE: Link = Link { inside: NOBODY, outside: NOBODY };

    pub fn new(inside: u32, outside: u32) -> Self {
        Link { inside, outside }
    }

    pub fn reversed(self) -> Self {
        Link { inside: self.outside, outside: self.inside }
    }

    pub fn is_none(self) -> bool {
        self.inside == NOBODY
    }
}

/// An arc at a vertex: the other end, and its place at either of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Via {
    pub from: u32,
    pub place: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Set<N> {
    pub shift: N,
    pub label: Label,
    pub top: u32,
}

/// A vertex (below `count`) or a blossom.
#[derive(Clone, Debug)]
pub(super) struct Node<N> {
    pub parent: u32,
    /// The matched edge out of it; kept for outermost nodes only.
    pub mate: Link,
    /// The tree edge towards the root; for outermost inner nodes only.
    pub link: Link,
    /// The tree it belongs to; for labelled outermost nodes only.
    pub root: u32,
    /// Of a blossom: its dual, apart from what the clock adds while labelled.
    pub dual: N,
    /// Its vertices are a run of the chain `Forest::next`.
    pub first: u32,
    pub last: u32,
    pub size: u32,
    pub mark: u32,
    /// Of a blossom: its children in order around the odd cycle, and the edges from each to the following one.
    pub ring: Vec<u32>,
    pub links: Vec<Link>,
}

#[derive(Clone, Debug)]
pub(super) struct Forest<N> {
    pub count: usize,
    pub graph: Graph<N>,
    /// The dual of each vertex, apart from its set's shift.
    pub base: Vec<N>,
    pub set: Vec<u32>,
    /// Of an outer vertex: its dual with the clock added, which does not change while it is outer. Of others:
    /// [`Weight::FAR`].
    pub height: Vec<N>,
    /// At most the least of height - weight over the outer neighbours in other nodes, and the arc that gave it.
    pub reach: Vec<N>,
    pub via: Vec<Via>,
    pub next: Vec<u32>,
    pub sets: Vec<Set<N>>,
    pub spare_sets: Vec<u32>,
    pub nodes: Vec<Node<N>>,
    pub spare_nodes: Vec<u32>,
    /// The nodes that each tree took in, by root.
    pub trees: Vec<Vec<u32>>,
    pub open_roots: usize,
    pub agenda: Agenda<N>,
    pub clock: N,
    /// The sum of all clocks of all runs.
    pub travel: N,
    pub marks: u32,
}

impl<N: Weight> Forest<N> {
    /// Single, unmatched vertices with the duals given.
    pub fn new(graph: Graph<N>, duals: Vec<N>) -> Self {
        let count = duals.len();
        let ids = || 0..count as u32;
        Forest {
            count,
            graph,
            base: duals,
            set: ids().collect(),
            height: vec![N::FAR; count],
            reach: vec![N::UNREACHED; count],
            via: vec![Via { from: NOBODY, place: 0 }; count],
            next: vec![NOBODY; count],
            sets: ids().map(|top| Set { shift: N::ZERO, label: Label::Idle, top }).collect(),
            spare_sets: Vec::new(),
            nodes: ids().map(Node::vertex).collect(),
            spare_nodes: Vec::new(),
            trees: vec![Vec::new(); count],
            open_roots: 0,
            agenda: Agenda::new(count + count / 2 + 1),
            clock: N::ZERO,
            travel: N::ZERO,
            marks: 0,
        }
    }

    #[inline]
    pub fn dual(&self, v: usize) -> N {
        let set = &self.sets[self.set[v] as usize];
        self.base[v] + set.shift + self.drift(set.label)
    }

    #[inline]
    fn drift(&self, label: Label) -> N {
        match label {
            Label::Outer => -self.clock,
            Label::Inner => self.clock,
            Label::Idle => N::ZERO,
        }
    }

    pub fn blossom_dual(&self, node: u32) -> N {
        let drift = self.drift(self.label(node));
        self.nodes[node as usize].dual - drift - drift
    }

    #[inline]
    pub fn top(&self, v: u32) -> u32 {
        self.sets[self.set[v as usize] as usize].top
    }

    pub fn set_of(&self, node: u32) -> u32 {
        self.set[self.nodes[node as usize].first as usize]
    }

    pub fn label(&self, node: u32) -> Label {
        self.sets[self.set_of(node) as usize].label
    }

    /// Gives an outermost node a label; this changes no dual.
    pub fn relabel(&mut self, node: u32, label: Label) {
        let set = self.set_of(node) as usize;
        let change = self.drift(self.sets[set].label) - self.drift(label);
        self.sets[set].shift += change;
        self.sets[set].label = label;
        if self.is_blossom(node) {
            let held = &mut self.nodes[node as usize].dual;
            *held = *held - change - change;
        }
    }

    pub fn is_blossom(&self, node: u32) -> bool {
        node as usize >= self.count
    }

    /// The outermost nodes, by their first vertex.
    pub fn tops(&self) -> Vec<u32> {
        let starts = |&v: &u32| self.nodes[self.top(v) as usize].first == v;
        (0..self.count as u32).filter(starts).map(|v| self.top(v)).collect()
    }

    /// The vertices of a node in the order of the chain.
    pub fn leaves(&self, node: u32) -> Leaves<'_> {
        let node = &self.nodes[node as usize];
        Leaves { next: &self.next, at: node.first, last: node.last }
    }

    /// Removes all labels and resets the clock to zero.
    pub fn rest(&mut self) {
        self.height.fill(N::FAR);
        for top in self.tops() {
            self.relabel(top, Label::Idle);
        }
        self.trees.iter_mut().for_each(Vec::clear);
        self.agenda.clear();
        self.travel += self.clock;
        self.clock = N::ZERO;
        self.open_roots = 0;
    }
}

impl<N: Weight> Node<N> {
    pub fn vertex(v: u32) -> Self {
        Node {
            parent: NOBODY,
            mate: Link::NONE,
            link: Link::NONE,
            root: NOBODY,
            dual: N::ZERO,
            first: v,
            last: v,
            size: 1,
            mark: 0,
            ring: Vec::new(),
            links: Vec::new(),
        }
    }
}

pub(super) struct Leaves<'a> {
    next: &'a [u32],
    at: u32,
    last: u32,
}

impl Iterator for Leaves<'_> {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        let v = self.at;
        if v == NOBODY {
            return None;
        }
        self.at = if v == self.last { NOBODY } else { self.next[v as usize] };
        Some(v)
    }
}
