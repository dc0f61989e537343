//! Which outer vertex is nearest to a vertex.

use super::forest::Forest;
use super::weight::{NOBODY, Weight};

/// An arc at a vertex: the other end, and its place at either of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Via {
    pub from: u32,
    pub place: u32,
}

impl<N: Weight> Forest<N> {
    pub fn sink(&mut self, top: u32) {
        let node = &self.nodes[top as usize];
        let run = [(node.first, node.last)];
        self.along(&run, |forest, v| forest.height[v as usize] = N::FAR);
    }

    /// Makes the reach of a vertex exact again, if the arc that gave it no longer holds.
    pub fn renew(&mut self, v: u32) {
        let Via { from, place } = self.via[v as usize];
        let holds = from != NOBODY
            && self.set[from as usize] != self.set[v as usize]
            && self.height[from as usize] - self.graph.arc(place as usize).weight
                == self.reach[v as usize];
        if !holds {
            self.look_around(v);
        }
    }

    pub fn look_around(&mut self, v: u32) {
        let own = self.set[v as usize];
        let mut nearest = (N::UNREACHED, Via { from: NOBODY, place: 0 });
        for (place, arc) in self.graph.placed(v as usize) {
            let reach = self.height[arc.to as usize] - arc.weight;
            if reach < nearest.0 && self.set[arc.to as usize] != own {
                nearest = (reach, Via { from: arc.to, place });
            }
        }
        (self.reach[v as usize], self.via[v as usize]) = nearest;
    }
}
