//! All pairs in blocks: the first look at the weights, and what it remembers.
//!
//! The vertices stand in a fixed order, cut into blocks. For each vertex and
//! each later block the greatest weight is kept, so that pricing can pass over
//! whole runs of pairs that cannot be in the way. This takes n²/32 numbers.

use super::best::Best;
use super::source::Source;
use super::weight::{Weight, Weights};

const BLOCK: usize = 32;

/// Blocks of vertices and upper bounds on the doubled weights between them.
#[derive(Clone, Debug)]
pub(super) struct Tiles<N> {
    order: Vec<u32>,
    /// Block b is `order[starts[b]..starts[b + 1]]`.
    starts: Vec<usize>,
    /// For vertex v and block b: `row[v * blocks + b]`.
    row: Vec<N>,
    /// For blocks a <= b: `tile[a * blocks + b]`.
    tile: Vec<N>,
}

impl<N: Weight> Tiles<N> {
    /// Looks at all pairs that the bounds of the caller leave in doubt and
    /// offers each to the best lists of its two vertices.
    pub fn survey<P: Weights>(source: &Source<'_, P, N>, best: &mut Best<N>) -> Self {
        let mut tiles = Tiles::cut(source);
        let mut visits = tiles.visits(source);
        visits.sort_by_key(|visit| std::cmp::Reverse(visit.bound));
        for visit in visits {
            tiles.visit(source, best, visit);
        }
        tiles
    }

    fn cut<P: Weights>(source: &Source<'_, P, N>) -> Self {
        let count = source.count();
        let mut order: Vec<u32> = (0..count as u32).collect();
        let group = |v: u32| source.bounds().map_or(0, |b| b.group[v as usize]);
        order.sort_by_key(|&v| group(v));
        let mut starts = Vec::new();
        for k in 0..count {
            let fresh = starts.last().is_none_or(|&start: &usize| {
                k - start == BLOCK || group(order[start]) != group(order[k])
            });
            if fresh {
                starts.push(k);
            }
        }
        let blocks = starts.len();
        starts.push(count);
        let (row, tile) = (vec![N::MIN; count * blocks], vec![N::MIN; blocks * blocks]);
        Tiles { order, starts, row, tile }
    }

    pub fn blocks(&self) -> usize {
        self.starts.len() - 1
    }

    pub fn block(&self, b: usize) -> &[u32] {
        &self.order[self.starts[b]..self.starts[b + 1]]
    }

    /// The greatest doubled weight between the blocks, or more.
    pub fn tile_bound(&self, a: usize, b: usize) -> N {
        self.tile[a * self.blocks() + b]
    }

    /// The greatest doubled weight between a vertex and a block not before
    /// its own, or more.
    #[inline]
    pub fn row_bound(&self, v: u32, b: usize) -> N {
        self.row[v as usize * self.blocks() + b]
    }

    fn visits<P: Weights>(&self, source: &Source<'_, P, N>) -> Vec<Visit<N>> {
        let mut visits = Vec::new();
        for a in 0..self.blocks() {
            for b in a..self.blocks() {
                let bound = source.doubled_bound(self.block(a)[0], self.block(b)[0]);
                visits.push(Visit { a, b, bound });
            }
        }
        visits
    }

    fn visit<P: Weights>(
        &mut self,
        source: &Source<'_, P, N>,
        best: &mut Best<N>,
        visit: Visit<N>,
    ) {
        let Visit { a, b, bound } = visit;
        let blocks = self.blocks();
        let dull = |v: &u32| best.bar(*v) > bound;
        let skip = bound < N::MAX && self.block(a).iter().chain(self.block(b)).all(dull);
        for k in self.starts[a]..self.starts[a + 1] {
            let i = self.order[k];
            let from = if a == b { k + 1 } else { self.starts[b] };
            let others = &self.order[from..self.starts[b + 1]];
            let most = if skip { bound } else { look(source, best, i, others) };
            self.row[i as usize * blocks + b] = most;
            let tile = &mut self.tile[a * blocks + b];
            *tile = most.max(*tile);
        }
    }
}

/// Two blocks and what the caller says of the weights between them.
struct Visit<N> {
    a: usize,
    b: usize,
    bound: N,
}

fn look<P: Weights, N: Weight>(
    source: &Source<'_, P, N>,
    best: &mut Best<N>,
    i: u32,
    others: &[u32],
) -> N {
    let mut most = N::MIN;
    for &j in others {
        if let Some(weight) = source.doubled(i, j) {
            most = most.max(weight);
            best.offer(i, j, weight);
            best.offer(j, i, weight);
        }
    }
    most
}
