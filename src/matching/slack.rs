//! What a pair lacks of being in a best matching, by a certificate.

use super::certificate::{Blossom, Certificate};

/// The duals of a certificate, ready to give the slack of any pair.
#[derive(Clone, Debug)]
pub(super) struct Slacks {
    pub duals: Vec<i128>,
    place: Vec<usize>,
    /// `shared[0][k]`: the duals of the blossoms holding the places k and
    /// k + 1; `shared[h][k]` is the least of the 2^h from k on. Empty if no
    /// blossom has a dual.
    shared: Vec<Vec<i128>>,
}

impl Slacks {
    pub fn of(certificate: &Certificate) -> Self {
        let mut place = vec![0; certificate.order.len()];
        certificate.order.iter().enumerate().for_each(|(k, &v)| place[v] = k);
        let duals = certificate.duals.clone();
        let mut slacks = Slacks { duals, place, shared: Vec::new() };
        if certificate.blossoms.iter().any(|blossom| blossom.dual > 0) {
            slacks.share(&certificate.blossoms);
        }
        slacks
    }

    fn share(&mut self, blossoms: &[Blossom]) {
        let mut sums = vec![0; self.place.len()];
        for &Blossom { start, size, dual } in blossoms {
            sums[start] += dual;
            sums[start + size - 1] -= dual;
        }
        for k in 1..sums.len() {
            sums[k] += sums[k - 1];
        }
        let mut width = 1;
        self.shared.push(sums);
        while 2 * width < self.place.len() {
            let below = &self.shared[self.shared.len() - 1];
            let ends = below.len() - width;
            let least = (0..ends).map(|k| below[k].min(below[k + width])).collect();
            self.shared.push(least);
            width *= 2;
        }
    }

    /// The duals of the blossoms that hold both.
    fn common(&self, a: usize, b: usize) -> i128 {
        let (from, to) = (self.place[a].min(self.place[b]), self.place[a].max(self.place[b]));
        if self.shared.is_empty() || from == to {
            return 0;
        }
        let height = (usize::BITS - 1 - (to - from).leading_zeros()) as usize;
        let row = &self.shared[height];
        row[from].min(row[to - (1 << height)])
    }

    /// By how much the duals exceed twice the weight of the pair; 0 for pairs
    /// of the matching. Half of it is the least that the pair costs.
    pub fn slack(&self, a: usize, b: usize, weight: i128) -> i128 {
        let bare = self.duals[a] + self.duals[b] - 2 * weight;
        bare + self.common(a, b)
    }
}
