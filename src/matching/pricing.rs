//! Finds pairs that the sparse graph lacks and the optimum may need.

use std::sync::Arc;

use super::best::Best;
use super::forest::{Forest, Label};
use super::graph::Edge;
use super::layout::Layout;
use super::parallel::in_parallel;
use super::restart::Missing;
use super::tiles::{BATCH, BLOCK, Tiles};
use super::weight::{Source, Weight, Weights};

/// Violators of a vertex, at most, that are all taken.
const ALL: usize = 3;
/// If there are more: the worst of each vertex, up to this number.
const WORST: usize = 4;

struct Finds<N> {
    count: usize,
    all: Vec<Missing<N>>,
    worst: Option<Best<N>>,
}

impl<N: Weight> Finds<N> {
    fn new(count: usize) -> Self {
        Finds { count, all: Vec::new(), worst: None }
    }

    /// Pairs that lack less than this at both vertices are ignored.
    #[inline]
    fn bar(&self, v: u32) -> N {
        self.worst.as_ref().map_or(N::MIN, |worst| worst.bar(v))
    }

    fn take(&mut self, (bare, found): (N, Missing<N>)) {
        if -bare < self.bar(found.edge.a).min(self.bar(found.edge.b)) {
            return;
        }
        if let Some(worst) = &mut self.worst {
            offer(worst, found);
            return;
        }
        self.all.push(found);
        if self.all.len() > ALL * self.count {
            let mut worst = Best::new(self.count, WORST);
            self.all.drain(..).for_each(|old| offer(&mut worst, old));
            self.worst = Some(worst);
        }
    }
}

/// Violators with their slack without blossoms, and the greatest weights of vertices that had a higher bound.
type Looked<N> = (Vec<(N, Missing<N>)>, Vec<(usize, N)>);

fn offer<N: Weight>(worst: &mut Best<N>, found: Missing<N>) {
    worst.offer(found.edge.a, found.edge.b, -found.slack);
    worst.offer(found.edge.b, found.edge.a, -found.slack);
}

struct Summary<N> {
    number: usize,
    lowest: N,
    /// Its first and last place in the layout.
    from: usize,
    to: usize,
}

/// The duals of a solved sparse graph, prepared for pricing any pair.
pub(super) struct Prices<N> {
    duals: Vec<N>,
    layout: Layout<N>,
}

impl<N: Weight> Prices<N> {
    pub fn of(forest: &Forest<N>) -> Self {
        let duals = (0..forest.count).map(|v| forest.dual(v)).collect();
        Prices { duals, layout: Layout::of(forest) }
    }

    /// The pairs of negative slack, or the worst of them.
    pub fn violators<P: Weights>(
        &self,
        source: &Source<'_, P, N>,
        tiles: &mut Arc<Tiles<N>>,
    ) -> Vec<Missing<N>> {
        let blocks: Vec<Summary<N>> =
            (0..tiles.blocks()).map(|b| self.summary(b, tiles.block(b))).collect();
        let in_doubt =
            |&(a, b): &(usize, usize)| tiles.tile_bound(a, b) > blocks[a].lowest + blocks[b].lowest;
        let pairs: Vec<(usize, usize)> = tiles.pairs().filter(in_doubt).collect();
        let mut finds = Finds::new(self.duals.len());
        for batch in pairs.chunks(BATCH) {
            let tile =
                |k: usize| self.tile(source, tiles, &finds, (batch[k].0, &blocks[batch[k].1]));
            for (&pair, (found, rows)) in batch.iter().zip(in_parallel(batch.len(), tile)) {
                found.into_iter().for_each(|found| finds.take(found));
                if let Some(tiles) = Arc::get_mut(tiles) {
                    rows.into_iter().for_each(|(k, most)| tiles.tighten(pair, k, most));
                }
            }
        }
        self.gather(source, finds)
    }

    fn summary(&self, number: usize, block: &[u32]) -> Summary<N> {
        let places = || block.iter().map(|&v| self.layout.place[v as usize] as usize);
        let duals = block.iter().map(|&v| self.duals[v as usize]);
        Summary {
            number,
            lowest: duals.min().unwrap_or(N::ZERO),
            from: places().min().unwrap_or(0),
            to: places().max().unwrap_or(0),
        }
    }

    /// Whether no pair of a vertex and a block can be a violator that lacks as much as the bar: their weights are
    /// too low, or their common dual is too large.
    #[inline]
    fn clear(&self, v: u32, block: &Summary<N>, bound: N, bar: N) -> bool {
        if bound == N::MIN {
            return true;
        }
        let lack = bound - self.duals[v as usize] - block.lowest;
        let place = self.layout.place[v as usize] as usize;
        lack <= N::ZERO
            || lack < bar
            || lack <= self.layout.least(place.min(block.from), place.max(block.to))
    }

    /// The violators between two blocks that are not ignored so far.
    fn tile<P: Weights>(
        &self,
        source: &Source<'_, P, N>,
        tiles: &Tiles<N>,
        finds: &Finds<N>,
        (a, block): (usize, &Summary<N>),
    ) -> Looked<N> {
        let (pair, mut found, mut rows) = ((a, block.number), Vec::new(), Vec::new());
        let others = tiles.block(block.number);
        let lowest = others.iter().map(|&j| finds.bar(j)).min().unwrap_or(N::MIN);
        for ((k, &i), &bound) in tiles.block(a).iter().enumerate().zip(tiles.row_bounds(pair)) {
            let (dual, bar) = (self.duals[i as usize], finds.bar(i));
            if self.clear(i, block, bound, bar.min(lowest)) {
                continue;
            }
            let mut room = [N::MIN; BLOCK];
            let weights = &tiles.weights(source, pair, k, &mut room)[..others.len()];
            let most = weights.iter().copied().max().unwrap_or(bound);
            if most < bound {
                rows.push((k, most));
            }
            for (&j, &weight) in others.iter().zip(weights) {
                let sum = dual + self.duals[j as usize];
                if weight <= sum || weight - sum < bar.min(finds.bar(j)) {
                    continue;
                }
                let slack = sum - weight + self.layout.common(i, j);
                if slack < N::ZERO {
                    let edge = Edge { a: i.min(j), b: i.max(j), weight };
                    found.push((sum - weight, Missing { slack, edge }));
                }
            }
        }
        (found, rows)
    }

    /// What was found, less what the caller does not allow: the weights that are kept know no restriction.
    fn gather<P: Weights>(&self, source: &Source<'_, P, N>, finds: Finds<N>) -> Vec<Missing<N>> {
        let Some(worst) = finds.worst else {
            let allowed = |found: &Missing<N>| source.doubled(found.edge.a, found.edge.b).is_some();
            return finds.all.into_iter().filter(allowed).collect();
        };
        let price = |edge: Edge<N>| {
            let weight = source.doubled(edge.a, edge.b)?;
            Some(Missing { slack: -edge.weight, edge: Edge { weight, ..edge } })
        };
        worst.edges().into_iter().filter_map(price).collect()
    }
}

/// Allowed pairs that join an outer node to a node that is not inner: a search that is stuck needs these. None of
/// them is in the graph.
pub(super) fn bridges<P: Weights, N: Weight>(
    source: &Source<'_, P, N>,
    forest: &Forest<N>,
) -> Vec<Missing<N>> {
    let prices = Prices::of(forest);
    let mut best = Best::new(forest.count, 2);
    let label = |v: u32| forest.sets[forest.set[v as usize] as usize].label;
    for a in (0..forest.count as u32).filter(|&a| label(a) == Label::Outer) {
        for b in 0..forest.count as u32 {
            let apart = forest.set[a as usize] != forest.set[b as usize];
            let twice = label(b) == Label::Outer && b < a;
            if !apart || twice || label(b) == Label::Inner {
                continue;
            }
            if let Some(weight) = source.doubled(a, b) {
                let slack = prices.duals[a as usize] + prices.duals[b as usize] - weight;
                best.offer(a, b, -slack);
                best.offer(b, a, -slack);
            }
        }
    }
    prices.gather(source, Finds { count: forest.count, all: Vec::new(), worst: Some(best) })
}
