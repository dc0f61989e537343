//! All pairs in blocks: surveys the weights once and stores bounds.
//!
//! The vertices have a fixed order, cut into blocks. For each vertex and each later block the greatest weight is
//! kept, so that pricing can skip whole runs of pairs that cannot be violators: n²/32 numbers. Small fields keep all.

use super::best::Best;
use super::parallel::in_parallel;
use super::weight::{Source, Weight, Weights};

pub(super) const BLOCK: usize = 32;

/// Fields of at most this size have all weights kept, in 9 MB.
const KEPT: usize = 1_500;

/// Pairs of blocks examined before their findings are merged; the findings take memory until then.
pub(super) const BATCH: usize = 1024;

/// Blocks of vertices and upper bounds on the doubled weights between them.
#[derive(Clone, Debug)]
pub(super) struct Tiles<N> {
    order: Vec<u32>,
    /// Block b is `order[starts[b]..starts[b + 1]]`.
    starts: Vec<usize>,
    /// For the k-th vertex of the order and block b: `row[b * count + k]`.
    row: Vec<N>,
    /// For blocks a <= b: `tile[a * blocks + b]`.
    tile: Vec<N>,
    /// The doubled weights between blocks a <= b, a row for each vertex of a: `kept[a * blocks + b]`, if they are kept.
    kept: Vec<Vec<N>>,
}

impl<N: Weight> Tiles<N> {
    /// Evaluates all pairs that the caller's bounds leave in doubt and offers each to the best lists of its two
    /// vertices.
    pub fn survey<P: Weights>(source: &Source<'_, P, N>, best: &mut Best<N>) -> Self {
        let mut tiles = Tiles::cut(source);
        let bound = |a, b| source.doubled_bound(tiles.block(a)[0], tiles.block(b)[0]);
        let mut visits: Vec<Visit<N>> =
            tiles.pairs().map(|(a, b)| Visit { a, b, bound: bound(a, b) }).collect();
        visits.sort_by_key(|visit| std::cmp::Reverse(visit.bound));
        for batch in visits.chunks(BATCH) {
            let looked = in_parallel(batch.len(), |k| tiles.look(source, best, &batch[k]));
            for (visit, weights) in batch.iter().zip(looked) {
                tiles.visit(best, visit, &weights);
                if source.count <= KEPT {
                    let at = visit.a * tiles.blocks() + visit.b;
                    tiles.kept[at] = weights;
                }
            }
        }
        tiles
    }

    fn cut<P: Weights>(source: &Source<'_, P, N>) -> Self {
        let count = source.count;
        let mut order: Vec<u32> = (0..count as u32).collect();
        let group = |v: u32| source.bounds.as_ref().map_or(0, |b| b.group[v as usize]);
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
        Tiles { order, starts, row, tile, kept: vec![Vec::new(); blocks * blocks] }
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

    /// Upper bounds on the doubled weights of each vertex of a block with a block not before it.
    pub fn row_bounds(&self, (a, b): (usize, usize)) -> &[N] {
        let first = b * self.order.len();
        &self.row[first + self.starts[a]..first + self.starts[a + 1]]
    }

    /// Lowers the bound of the k-th vertex of a block to the greatest weight there is.
    pub fn tighten(&mut self, (a, b): (usize, usize), k: usize, most: N) {
        let place = b * self.order.len() + self.starts[a] + k;
        self.row[place] = most;
    }

    /// All pairs of blocks, by their distance, with the distances scattered: every vertex soon meets some of its
    /// best partners at any distance, and the rest is skipped quickly.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let blocks = self.blocks();
        scattered(blocks).flat_map(move |distance| (distance..blocks).enumerate())
    }

    /// The weights between two blocks, a row for each vertex of the first; nothing if no vertex takes any of them and
    /// they are not kept.
    fn look<P: Weights>(
        &self,
        source: &Source<'_, P, N>,
        best: &Best<N>,
        visit: &Visit<N>,
    ) -> Vec<N> {
        if source.count > KEPT && self.is_below(best, visit) {
            return Vec::new();
        }
        let (of, with) = (self.block(visit.a), self.block(visit.b));
        let mut weights = vec![N::MIN; of.len() * with.len()];
        for (k, row) in weights.chunks_mut(with.len()).enumerate() {
            self.ask(source, (visit.a, visit.b), k, row);
        }
        weights
    }

    /// Whether no vertex of the two blocks takes the most that a pair of theirs can weigh.
    fn is_below(&self, best: &Best<N>, visit: &Visit<N>) -> bool {
        let lowest = |b: usize| self.block(b).iter().map(|&v| best.bar(v)).min().unwrap_or(N::MAX);
        visit.bound < lowest(visit.b) && visit.bound < lowest(visit.a)
    }

    fn visit(&mut self, best: &mut Best<N>, visit: &Visit<N>, weights: &[N]) {
        let &Visit { a, b, bound } = visit;
        let (blocks, skip) = (self.blocks(), self.is_below(best, visit));
        let width = self.starts[b + 1] - self.starts[b];
        let bar = self.block(b).iter().map(|&v| best.bar(v)).min().unwrap_or(N::MAX);
        for k in 0..self.starts[a + 1] - self.starts[a] {
            let i = self.order[self.starts[a] + k];
            let row = weights.get(k * width..(k + 1) * width).unwrap_or_default();
            let most = row.iter().copied().max().unwrap_or(bound);
            if !skip {
                offer(best, (i, self.block(b)), row, most, bar);
            }
            self.tighten((a, b), k, most);
            let tile = &mut self.tile[a * blocks + b];
            *tile = most.max(*tile);
        }
    }

    /// The doubled weights of the k-th vertex of a block with those of a block not before its own,
    /// [`Weight::MIN`] where they may not be paired: those kept, which know no restriction, or the caller's.
    #[inline]
    pub fn weights<'t, P: Weights>(
        &'t self,
        source: &Source<'_, P, N>,
        (a, b): (usize, usize),
        k: usize,
        room: &'t mut [N; BLOCK],
    ) -> &'t [N] {
        let kept = &self.kept[a * self.blocks() + b];
        if kept.is_empty() {
            self.ask(source, (a, b), k, room);
            return room;
        }
        &kept[k * self.block(b).len()..]
    }

    /// Asks the caller for the k-th row of the weights between two blocks; pairs of a block with itself only once.
    fn ask<P: Weights>(
        &self,
        source: &Source<'_, P, N>,
        (a, b): (usize, usize),
        k: usize,
        row: &mut [N],
    ) {
        let (i, from) = (self.block(a)[k], if a == b { k + 1 } else { 0 });
        for (weight, &j) in row.iter_mut().zip(self.block(b)).skip(from) {
            *weight = source.doubled(i, j).unwrap_or(N::MIN);
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

/// Offers the pairs of a vertex and a block, none of whose vertices takes an offer below the bar, to both sides.
fn offer<N: Weight>(best: &mut Best<N>, (i, others): (u32, &[u32]), row: &[N], most: N, bar: N) {
    let pairs = || others.iter().zip(row);
    if most >= best.bar(i) {
        pairs().for_each(|(&j, &weight)| best.offer(i, j, weight));
    }
    if most >= bar {
        pairs().for_each(|(&j, &weight)| best.offer(j, i, weight));
    }
}
