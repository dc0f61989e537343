//! Two trees meet: the matching grows by one edge and both trees dissolve.

use super::forest::{Forest, Label, Link};
use super::weight::Weight;

impl<N: Weight> Forest<N> {
    pub fn augment(&mut self, edge: Link) {
        let roots = [edge.inside, edge.outside].map(|v| self.nodes[self.top(v) as usize].root);
        self.flip(edge);
        self.flip(edge.reversed());
        self.open_roots -= 2;
        let mut idle = Vec::new();
        for root in roots {
            self.dissolve(root, &mut idle);
        }
        for (top, was) in idle {
            self.await_growth(top, was == Label::Outer);
        }
    }

    fn flip(&mut self, mut edge: Link) {
        loop {
            let outer = self.top(edge.inside) as usize;
            let old = std::mem::replace(&mut self.nodes[outer].mate, edge);
            if old.is_none() {
                break;
            }
            let inner = self.top(old.outside) as usize;
            let link = self.nodes[inner].link;
            self.nodes[inner].mate = link;
            edge = link.reversed();
        }
    }

    /// Returns the nodes of a tree to idle.
    fn dissolve(&mut self, root: u32, idle: &mut Vec<(u32, Label)>) {
        let mut members = std::mem::take(&mut self.trees[root as usize]);
        for node in members.drain(..) {
            if self.nodes[node as usize].parent != super::weight::NOBODY || !self.lives(node) {
                continue;
            }
            let label = self.label(node);
            if label != Label::Idle && self.nodes[node as usize].root == root {
                if label == Label::Outer {
                    self.sink(node);
                }
                self.agenda_forget(node);
                self.relabel(node, Label::Idle);
                idle.push((node, label));
            }
        }
        self.trees[root as usize] = members;
    }

    /// Whether the node is in use: a vertex always, a blossom until it opens.
    pub fn lives(&self, node: u32) -> bool {
        self.nodes[node as usize].size > 0
    }
}
