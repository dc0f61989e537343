//! All pairs in blocks: surveys the weights once and stores bounds.
//!
//! The vertices have a fixed order, cut into blocks. For each vertex and each later block the greatest weight is
//! kept, so that pricing can skip whole runs of pairs that cannot be violators. This takes n²/32 numbers.

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
    /// Evaluates all pairs that the caller's bounds leave in doubt and offers each to the best lists of its two
    /// vertices.
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
        let (mut starts, most) = (Vec::new(), block_size(count));
        for k in 0..count {
            let fresh = starts.last().is_none_or(|&start: &usize| {
                k - start == most || group(order[start]) != group(order[k])
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

    /// An upper bound on the doubled weights between the blocks.
    pub fn tile_bound(&self, a: usize, b: usize) -> N {
        self.tile[a * self.blocks() + b]
    }

    /// An upper bound on the doubled weights between a vertex and a block not before its own.
    #[inline]
    pub fn row_bound(&self, v: u32, b: usize) -> N {
        self.row[v as usize * self.blocks() + b]
    }

    /// All pairs of blocks, by their distance, with the distances scattered: every vertex soon meets some of its
    /// best partners at any distance, and the rest is skipped quickly.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let blocks = self.blocks();
        scattered(blocks).flat_map(move |distance| (distance..blocks).enumerate())
    }

    fn visits<P: Weights>(&self, source: &Source<'_, P, N>) -> Vec<Visit<N>> {
        let blocks = self.blocks();
        let mut visits = Vec::with_capacity(blocks * (blocks + 1) / 2);
        for (a, b) in self.pairs() {
            let bound = source.doubled_bound(self.block(a)[0], self.block(b)[0]);
            visits.push(Visit { a, b, bound });
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
        let lowest = |block: &[u32]| block.iter().map(|&v| best.bar(v)).min().unwrap_or(N::MAX);
        let bar = lowest(self.block(b));
        let skip = bound < bar && bound < lowest(self.block(a));
        for k in self.starts[a]..self.starts[a + 1] {
            let i = self.order[k];
            let from = if a == b { k + 1 } else { self.starts[b] };
            let others = &self.order[from..self.starts[b + 1]];
            let most = if skip { bound } else { look(source, best, (i, others), bar) };
            self.row[i as usize * blocks + b] = most;
            let tile = &mut self.tile[a * blocks + b];
            *tile = most.max(*tile);
        }
    }
}

/// Small fields have small blocks; large ones do not, to save memory.
fn block_size(count: usize) -> usize {
    match count {
        0..=512 => BLOCK / 4,
        513..=2048 => BLOCK / 2,
        _ => BLOCK,
    }
}

/// The numbers below the count, each bisecting the widest gaps between those before it.
fn scattered(count: usize) -> impl Iterator<Item = usize> {
    let bits = usize::BITS - count.leading_zeros();
    let turned = move |k: usize| k.reverse_bits() >> (usize::BITS - bits).min(usize::BITS - 1);
    (0..1usize << bits).map(turned).filter(move |&k| k < count)
}

struct Visit<N> {
    a: usize,
    b: usize,
    bound: N,
}

/// The greatest weight of a vertex with a block, none of whose vertices takes an offer below the bar. Pairs are
/// offered to both sides.
fn look<P: Weights, N: Weight>(
    source: &Source<'_, P, N>,
    best: &mut Best<N>,
    (i, others): (u32, &[u32]),
    bar: N,
) -> N {
    let (mut row, mut most) = ([N::MIN; BLOCK], N::MIN);
    for (weight, &j) in row.iter_mut().zip(others) {
        *weight = source.doubled(i, j).unwrap_or(N::MIN);
        most = most.max(*weight);
    }
    let pairs = || others.iter().zip(&row);
    if most >= best.bar(i) {
        pairs().for_each(|(&j, &weight)| best.offer(i, j, weight));
    }
    if most >= bar {
        pairs().for_each(|(&j, &weight)| best.offer(j, i, weight));
    }
    most
}
