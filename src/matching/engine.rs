//! The main loop: sparse graph, search, pricing, repeated until no pair is missing.

use std::sync::Arc;

use super::best::Best;
use super::error::NoValidPairing;
use super::forest::{Forest, Label, Link};
use super::graph::{Edge, Graph};
use super::pricing::{Prices, bridges};
use super::restart::Missing;
use super::search::{Extent, Stuck};
use super::tiles::Tiles;
use super::weight::{Source, Weight, Weights};

/// The number of best pairs of each vertex in the first sparse graph.
const NEAREST: usize = 16;
/// The number of searches, at most, that stop early.
const DRAFTS: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    NoValidPairing(NoValidPairing),
    /// A weight or a dual does not fit the integer the engine counts in.
    Overflow(Option<(usize, usize)>),
    GivenUp,
}

/// A solver in one state: unsolved after a restriction, solved after a run.
#[derive(Clone, Debug)]
pub(super) struct Engine<N> {
    pub forest: Forest<N>,
    tiles: Arc<Tiles<N>>,
}

impl<N: Weight> Engine<N> {
    /// Surveys the weights and builds the sparse graph.
    pub fn new<P: Weights>(source: &Source<'_, P, N>) -> Result<Self, Halt> {
        let count = source.count;
        let mut best = Best::new(count, NEAREST);
        let tiles = Tiles::survey(source, &mut best);
        let mut edges = best.edges();
        edges.extend(fallback(source, &edges));
        in_range(source)?;
        let mut forest = Forest::new(Graph::new(count, &edges), summits(count, &edges));
        forest.settle();
        Ok(Engine { forest, tiles: Arc::new(tiles) })
    }

    /// Searches and prices until no pair at all has a negative slack.
    pub fn run<P: Weights>(&mut self, source: &Source<'_, P, N>) -> Result<(), Halt> {
        let mut drafts = DRAFTS;
        loop {
            let extent = if drafts > 0 { Extent::Most } else { Extent::All };
            let (left, missing) =
                match self.forest.search(extent, |left| source.should_continue(left)) {
                    Ok(left) => (left, Prices::of(&self.forest).violators(source, &mut self.tiles)),
                    Err(Stuck::Overflow) => return Err(Halt::Overflow(None)),
                    Err(Stuck::GivenUp) => return Err(Halt::GivenUp),
                    Err(Stuck::Unmatchable) => (0, self.unblock(source)?),
                };
            in_range(source)?;
            match (missing.is_empty(), left) {
                (true, 0) => return Ok(()),
                (true, _) => drafts = 0,
                _ => {
                    drafts = drafts.saturating_sub(1);
                    self.forest.admit(&missing);
                }
            }
        }
    }

    fn unblock<P: Weights>(&mut self, source: &Source<'_, P, N>) -> Result<Vec<Missing<N>>, Halt> {
        let missing = bridges(source, &self.forest);
        in_range(source)?;
        if missing.is_empty() {
            return Err(Halt::NoValidPairing(self.obstacle()));
        }
        self.forest.rest();
        Ok(missing)
    }

    /// The labels of a search that is finally stuck, as a proof.
    fn obstacle(&self) -> NoValidPairing {
        let mut proof =
            NoValidPairing { barrier: Vec::new(), components: Vec::new(), unpaired: Vec::new() };
        for top in self.forest.tops() {
            let mut members: Vec<usize> = self.forest.leaves(top).map(|v| v as usize).collect();
            match self.forest.label(top) {
                Label::Idle => continue,
                Label::Inner => proof.barrier.append(&mut members),
                Label::Outer => {
                    members.sort_unstable();
                    if self.forest.nodes[top as usize].mate.is_none() {
                        proof.unpaired.push(members[0]);
                    }
                    proof.components.push(members);
                }
            }
        }
        proof.barrier.sort_unstable();
        proof.components.sort();
        proof.unpaired.sort_unstable();
        proof
    }

    /// Forbids a pair; the engine has to run again.
    pub fn forbid(&mut self, a: usize, b: usize) {
        let forest = &mut self.forest;
        while forest.set[a] == forest.set[b] {
            forest.open(forest.top(a as u32));
        }
        let mate = forest.nodes[forest.top(a as u32) as usize].mate;
        if mate == Link::new(a as u32, b as u32) {
            forest.unmatch(forest.top(a as u32));
        }
        forest.graph.retain(|x, y| (x, y) != (a, b) && (y, x) != (a, b));
        forest.settle();
    }

    /// Fixes a pair and removes it from the graph; the engine has to run again.
    pub fn force<P: Weights>(
        &mut self,
        a: usize,
        b: usize,
        source: &Source<'_, P, N>,
    ) -> Result<(), Halt> {
        let Some(weight) = source.doubled(a as u32, b as u32) else {
            in_range(source)?;
            return Err(Halt::NoValidPairing(unpairable(a, b)));
        };
        let forest = &mut self.forest;
        for v in [a, b] {
            forest.release(v as u32);
        }
        let change = weight - forest.dual(a) - forest.dual(b);
        forest.base[a] += change;
        forest.nodes[a].mate = Link::new(a as u32, b as u32);
        forest.nodes[b].mate = Link::new(b as u32, a as u32);
        forest.graph.retain(|x, y| ![x, y].contains(&a) && ![x, y].contains(&b));
        forest.settle();
        Ok(())
    }
}

/// The proof for two vertices that are forbidden to meet and may meet only each other.
fn unpairable(a: usize, b: usize) -> NoValidPairing {
    let unpaired = vec![a.min(b), a.max(b)];
    let components = unpaired.iter().map(|&v| vec![v]).collect();
    NoValidPairing { barrier: Vec::new(), components, unpaired }
}

fn in_range<P: Weights, N: Weight>(source: &Source<'_, P, N>) -> Result<(), Halt> {
    match source.refused() {
        None => Ok(()),
        pair => Err(Halt::Overflow(pair)),
    }
}

/// Duals that are feasible for all edges: the greatest weight of each vertex.
fn summits<N: Weight>(count: usize, edges: &[Edge<N>]) -> Vec<N> {
    let mut highest = vec![N::MIN; count];
    for edge in edges {
        for v in [edge.a, edge.b] {
            highest[v as usize] = highest[v as usize].max(edge.weight);
        }
    }
    let half = |most: N| if most == N::MIN { N::ZERO } else { most.half() };
    highest.into_iter().map(half).collect()
}

/// Pairs for the vertices that the first choice among the best pairs leaves over, so that a perfect matching nearly
/// always exists.
fn fallback<P: Weights, N: Weight>(source: &Source<'_, P, N>, edges: &[Edge<N>]) -> Vec<Edge<N>> {
    let mut taken = vec![false; source.count];
    for edge in edges {
        if !taken[edge.a as usize] && !taken[edge.b as usize] {
            (taken[edge.a as usize], taken[edge.b as usize]) = (true, true);
        }
    }
    let mut left: Vec<u32> = (0..source.count as u32).filter(|&v| !taken[v as usize]).collect();
    let mut pairs = Vec::new();
    while let Some(a) = left.pop() {
        let best = left.iter().enumerate().fold(None, |best: Option<(N, usize)>, (k, &b)| {
            let is_less = best.is_some_and(|(most, _)| source.doubled_bound(a, b) < most);
            if is_less { best } else { best.max(source.doubled(a, b).map(|weight| (weight, k))) }
        });
        if let Some((weight, k)) = best {
            let b = left.remove(k);
            pairs.push(Edge { a: a.min(b), b: a.max(b), weight });
        }
    }
    pairs
}
