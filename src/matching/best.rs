use super::graph::Edge;
use super::weight::Weight;

/// The `keep` best offers of each vertex. Among equals a fixed scramble of the two numbers decides, so that
/// vertices do not all pick the same partners.
#[derive(Clone, Debug)]
pub(super) struct Best<N> {
    keep: usize,
    lists: Vec<Vec<Offer<N>>>,
    bars: Vec<N>,
    /// An offer equal to the bar must have at least this lot.
    lots: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Offer<N> {
    value: N,
    lot: u32,
    to: u32,
}

impl<N: Weight> Best<N> {
    pub fn new(count: usize, keep: usize) -> Self {
        let room = 2 * keep.min(count);
        let lists = (0..count).map(|_| Vec::with_capacity(room)).collect();
        Best { keep, lists, bars: vec![N::MIN + N::ONE; count], lots: vec![0; count] }
    }

    /// The least offer to the vertex that is kept: more than [`Weight::MIN`], which stands for no offer.
    #[inline]
    pub fn bar(&self, v: u32) -> N {
        self.bars[v as usize]
    }

    #[inline]
    pub fn offer(&mut self, from: u32, to: u32, value: N) {
        if value >= self.bars[from as usize] {
            self.take(from, to, value);
        }
    }

    fn take(&mut self, from: u32, to: u32, value: N) {
        let (drawn, v) = (lot(from, to), from as usize);
        if value == self.bars[v] && drawn < self.lots[v] {
            return;
        }
        let list = &mut self.lists[v];
        list.push(Offer { value, lot: drawn, to });
        if list.len() == 2 * self.keep {
            list.select_nth_unstable_by(self.keep - 1, |x, y| y.cmp(x));
            list.truncate(self.keep);
            (self.bars[v], self.lots[v]) = (list[self.keep - 1].value, list[self.keep - 1].lot);
        }
    }

    /// All pairs kept, each once: by the first of its vertices whose list has it.
    pub fn edges(mut self) -> Vec<Edge<N>> {
        let mut edges = Vec::with_capacity(self.lists.len() * self.keep);
        let least = self.cut();
        for (v, list) in self.lists.iter().enumerate() {
            let from = v as u32;
            for offer in list {
                let returned = || Offer { to: from, ..*offer } >= least[offer.to as usize];
                if from < offer.to || !returned() {
                    let (a, b) = (offer.to.min(from), offer.to.max(from));
                    edges.push(Edge { a, b, weight: offer.value });
                }
            }
        }
        edges
    }

    /// Cuts the lists to length and returns the least offer of each.
    fn cut(&mut self) -> Vec<Offer<N>> {
        let none = Offer { value: N::MAX, lot: u32::MAX, to: u32::MAX };
        let mut least = Vec::with_capacity(self.lists.len());
        for list in &mut self.lists {
            if list.len() > self.keep {
                list.select_nth_unstable_by(self.keep - 1, |x, y| y.cmp(x));
                list.truncate(self.keep);
            }
            least.push(list.iter().min().copied().unwrap_or(none));
        }
        least
    }
}

fn lot(a: u32, b: u32) -> u32 {
    let pair = (u64::from(a.min(b)) << 32) | u64::from(a.max(b));
    let mixed = (pair ^ (pair >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 32) as u32
}
