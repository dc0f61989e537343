//! The nested blossoms laid out flat. In the order of the chain every blossom is a run of places. The sum of duals
//! over the blossoms that hold two vertices is the least such sum of neighbouring places between them: nesting of
//! any depth is a range minimum query.

use super::forest::Forest;
use super::weight::Weight;

/// Vertices in chain order, with the duals that neighbours share.
#[derive(Clone, Debug)]
pub(super) struct Layout<N> {
    pub order: Vec<u32>,
    pub place: Vec<u32>,
    /// `shared[0][k]` for the places k and k + 1; `shared[h][k]` is the least of the 2^h from k on. Empty if no
    /// blossom has a dual.
    shared: Vec<Vec<N>>,
}

impl<N: Weight> Layout<N> {
    pub fn of(forest: &Forest<N>) -> Self {
        let order: Vec<u32> =
            forest.tops().into_iter().flat_map(|top| forest.leaves(top)).collect();
        let mut place = vec![0; order.len()];
        for (k, &v) in order.iter().enumerate() {
            place[v as usize] = k as u32;
        }
        let mut layout = Layout { order, place, shared: Vec::new() };
        layout.share(forest);
        layout
    }

    fn share(&mut self, forest: &Forest<N>) {
        let mut sums = vec![N::ZERO; self.order.len()];
        let mut any = false;
        for (start, size, dual) in forest.blossoms(&self.place) {
            sums[start] += dual;
            sums[start + size - 1] -= dual;
            any = true;
        }
        if !any {
            return;
        }
        for k in 1..sums.len() {
            let before = sums[k - 1];
            sums[k] += before;
        }
        self.shared.push(sums);
        self.fill();
    }

    fn fill(&mut self) {
        let mut width = 1;
        while 2 * width < self.order.len() {
            let below = &self.shared[self.shared.len() - 1];
            let ends = below.len() - width;
            let least = (0..ends).map(|k| below[k].min(below[k + width])).collect();
            self.shared.push(least);
            width *= 2;
        }
    }

    #[inline]
    pub fn common(&self, a: u32, b: u32) -> N {
        if self.shared.is_empty() {
            return N::ZERO;
        }
        let (a, b) = (self.place[a as usize] as usize, self.place[b as usize] as usize);
        self.least(a.min(b), a.max(b))
    }

    /// The least common dual of any two vertices whose places are in `from..=to`; there must be two.
    #[inline]
    pub fn least(&self, from: usize, to: usize) -> N {
        if self.shared.is_empty() || from == to {
            return N::ZERO;
        }
        let height = (usize::BITS - 1 - (to - from).leading_zeros()) as usize;
        let row = &self.shared[height];
        row[from].min(row[to - (1 << height)])
    }
}

impl<N: Weight> Forest<N> {
    /// Start, size and dual of every blossom that has a dual.
    pub fn blossoms(&self, place: &[u32]) -> Vec<(usize, usize, N)> {
        let nodes = self.nodes[self.count..].iter();
        nodes
            .filter(|node| node.size > 0 && node.dual > N::ZERO)
            .map(|node| (place[node.first as usize] as usize, node.size as usize, node.dual))
            .collect()
    }

    pub fn partners(&self, place: &[u32]) -> Vec<u32> {
        let mut partners = vec![0; self.count];
        let mut open: Vec<(u32, super::forest::Link)> =
            self.tops().into_iter().map(|top| (top, self.nodes[top as usize].mate)).collect();
        while let Some((node, link)) = open.pop() {
            let held = &self.nodes[node as usize];
            if !self.is_blossom(node) {
                partners[node as usize] = link.outside;
                continue;
            }
            let at = place[link.inside as usize];
            let start = |&c: &u32| place[self.nodes[c as usize].first as usize] <= at;
            let child = held.ring.partition_point(start) - 1;
            open.push((held.ring[child], link));
            let len = held.ring.len();
            for step in (1..len).step_by(2) {
                let (a, b) = ((child + step) % len, (child + step + 1) % len);
                open.push((held.ring[a], held.links[a]));
                open.push((held.ring[b], held.links[a].reversed()));
            }
        }
        partners
    }
}
