use super::{Goban, Index};

/// Data of a chain, kept at its head. A liberty is counted once for each stone that touches it; the sums tell
/// whether all of them are the same point.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain {
    pub stones: u16,
    touches: u16,
    sum: u32,
    squares: u32,
}

impl Chain {
    pub(super) const fn single() -> Self {
        Self { stones: 1, touches: 0, sum: 0, squares: 0 }
    }

    pub(super) fn add(&mut self, liberty: Index) {
        self.touches += 1;
        self.sum += u32::from(liberty);
        self.squares += u32::from(liberty) * u32::from(liberty);
    }

    pub(super) fn remove(&mut self, liberty: Index) {
        self.touches -= 1;
        self.sum -= u32::from(liberty);
        self.squares -= u32::from(liberty) * u32::from(liberty);
    }

    pub(super) fn join(&mut self, other: Self) {
        self.stones += other.stones;
        self.touches += other.touches;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub const fn is_captured(self) -> bool {
        self.touches == 0
    }

    /// The only liberty, if there is exactly one: by Cauchy and Schwarz n·Σx² = (Σx)² exactly when all x are equal.
    pub fn last_liberty(self) -> Option<Index> {
        let same = u64::from(self.touches) * u64::from(self.squares)
            == u64::from(self.sum) * u64::from(self.sum);
        if self.touches == 0 || !same {
            return None;
        }
        u16::try_from(self.sum / u32::from(self.touches)).ok()
    }
}

impl Goban {
    /// The head of the chain of the stone on `index`.
    pub fn head_of(&self, index: Index) -> Index {
        self.head[usize::from(index)]
    }

    /// The chain of the stone on `index`.
    pub fn chain_data(&self, index: Index) -> Chain {
        self.chains[usize::from(self.head_of(index))]
    }

    /// Every stone of the chain of the stone on `index`.
    pub fn chain_indices(&self, index: Index) -> impl Iterator<Item = Index> + '_ {
        let mut at = Some(index);
        std::iter::from_fn(move || {
            let current = at?;
            let next = self.next[usize::from(current)];
            at = (next != index).then_some(next);
            Some(current)
        })
    }
}
