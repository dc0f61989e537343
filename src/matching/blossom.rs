//! Two nodes meet: an odd cycle of tight edges becomes one node, and opens again; or the matching grows by one edge
//! and two trees dissolve.

use super::forest::{Forest, Label, Link, Node, Set};
use super::weight::{NOBODY, Weight};

impl<N: Weight> Forest<N> {
    pub fn shrink(&mut self, edge: Link) {
        let meet = self.common_ancestor(edge);
        let (ring, links) = self.cycle(edge, meet);
        let found: Vec<u32> =
            ring.iter().copied().filter(|&c| self.label(c) == Label::Inner).collect();
        let (mate, root) = (self.nodes[meet as usize].mate, self.nodes[meet as usize].root);
        let spans: Vec<(u32, u32)> = found
            .iter()
            .map(|&c| (self.nodes[c as usize].first, self.nodes[c as usize].last))
            .collect();
        let blossom = self.enclose(ring, links);
        self.nodes[blossom as usize].mate = mate;
        self.make_outer(blossom, root);
        self.scan_runs(&spans);
    }

    /// The next outer node towards the root and the links that lead to it: out of the outer node, out of the inner
    /// one.
    fn step(&self, outer: u32) -> Option<(Link, u32, Link, u32)> {
        let up = self.nodes[outer as usize].mate;
        if up.is_none() {
            return None;
        }
        let inner = self.top(up.outside);
        let on = self.nodes[inner as usize].link;
        Some((up, inner, on, self.top(on.outside)))
    }

    fn common_ancestor(&mut self, edge: Link) -> u32 {
        self.marks += 1;
        let mut climbers = [Some(self.top(edge.inside)), Some(self.top(edge.outside))];
        loop {
            for climber in &mut climbers {
                let Some(node) = *climber else { continue };
                if self.nodes[node as usize].mark == self.marks {
                    return node;
                }
                self.nodes[node as usize].mark = self.marks;
                *climber = self.step(node).map(|(_, _, _, outer)| outer);
            }
        }
    }

    fn cycle(&self, edge: Link, meet: u32) -> (Vec<u32>, Vec<Link>) {
        let (mut ring, mut links) = (Vec::new(), Vec::new());
        let mut at = self.top(edge.inside);
        while let Some((up, inner, on, outer)) = self.step(at).filter(|_| at != meet) {
            ring.extend([at, inner]);
            links.extend([up.reversed(), on.reversed()]);
            at = outer;
        }
        ring.push(meet);
        ring.reverse();
        links.reverse();
        links.push(edge);
        let mut at = self.top(edge.outside);
        while let Some((up, inner, on, outer)) = self.step(at).filter(|_| at != meet) {
            ring.extend([at, inner]);
            links.extend([up, on]);
            at = outer;
        }
        (ring, links)
    }

    /// Puts outermost nodes into a new blossom without dual and label.
    fn enclose(&mut self, ring: Vec<u32>, links: Vec<Link>) -> u32 {
        let blossom = self.spare_node();
        for &child in &ring {
            self.agenda_forget(child);
            self.relabel(child, Label::Idle);
        }
        let set = self.merge_sets(&ring);
        self.sets[set as usize].top = blossom;
        self.chain(&ring);
        let mut node = Node::vertex(self.nodes[ring[0] as usize].first);
        node.last = self.nodes[ring[ring.len() - 1] as usize].last;
        node.size = ring.iter().map(|&c| self.nodes[c as usize].size).sum();
        ring.iter().for_each(|&c| self.nodes[c as usize].parent = blossom);
        (node.ring, node.links) = (ring, links);
        self.nodes[blossom as usize] = node;
        blossom
    }

    /// Removes the date of a blossom; those of vertices are kept up to date.
    pub fn agenda_forget(&mut self, node: u32) {
        if self.is_blossom(node) {
            self.agenda.remove(node);
        }
    }

    fn spare_node(&mut self) -> u32 {
        self.spare_nodes.pop().unwrap_or_else(|| {
            self.nodes.push(Node::vertex(NOBODY));
            self.nodes.len() as u32 - 1
        })
    }

    fn merge_sets(&mut self, ring: &[u32]) -> u32 {
        let largest = self.largest(ring);
        let keep = self.set_of(largest);
        for &child in ring.iter().filter(|&&c| c != largest) {
            let set = self.set_of(child);
            let change = self.sets[set as usize].shift - self.sets[keep as usize].shift;
            self.move_leaves(child, keep, change);
            self.spare_sets.push(set);
        }
        keep
    }

    fn largest(&self, ring: &[u32]) -> u32 {
        let size = |&&c: &&u32| self.nodes[c as usize].size;
        *ring.iter().max_by_key(size).expect("a blossom has children")
    }

    fn move_leaves(&mut self, node: u32, set: u32, change: N) {
        let (mut v, last) = (self.nodes[node as usize].first, self.nodes[node as usize].last);
        loop {
            self.set[v as usize] = set;
            self.base[v as usize] += change;
            if v == last {
                break;
            }
            v = self.next[v as usize];
        }
    }

    fn chain(&mut self, ring: &[u32]) {
        for pair in ring.windows(2) {
            let last = self.nodes[pair[0] as usize].last;
            self.next[last as usize] = self.nodes[pair[1] as usize].first;
        }
    }

    /// Takes an outermost idle blossom apart: its children become outermost and are matched along the cycle, except
    /// the one that holds `free`. Returns that one's place in the ring, with ring and links. A remaining dual is
    /// distributed to its vertices, so that no inner edge changes its slack.
    pub fn unfold(&mut self, blossom: u32, free: u32) -> (usize, Vec<u32>, Vec<Link>) {
        let set = self.set_of(blossom);
        let node = &mut self.nodes[blossom as usize];
        let (ring, links) = (std::mem::take(&mut node.ring), std::mem::take(&mut node.links));
        self.sets[set as usize].shift += node.dual.half();
        (node.size, node.dual) = (0, N::ZERO);
        self.spare_nodes.push(blossom);
        self.split_sets(set, &ring);
        let top = self.top(free);
        let start = ring.iter().position(|&c| c == top).expect("the vertex is in the blossom");
        self.match_ring(start, &ring, &links);
        (start, ring, links)
    }

    fn split_sets(&mut self, set: u32, ring: &[u32]) {
        let largest = self.largest(ring);
        let shift = self.sets[set as usize].shift;
        for &child in ring {
            self.nodes[child as usize].parent = NOBODY;
            if child == largest {
                self.sets[set as usize].top = child;
                continue;
            }
            let spare = self.spare_sets.pop().expect("there are as many sets as vertices");
            self.sets[spare as usize] = Set { shift, label: Label::Idle, top: child };
            self.move_leaves(child, spare, N::ZERO);
        }
    }

    fn match_ring(&mut self, start: usize, ring: &[u32], links: &[Link]) {
        let len = ring.len();
        for step in (1..len).step_by(2) {
            let (a, b) = ((start + step) % len, (start + step + 1) % len);
            self.nodes[ring[a] as usize].mate = links[a];
            self.nodes[ring[b] as usize].mate = links[a].reversed();
        }
    }

    /// Opens an inner blossom whose dual is zero; the tree continues along the even way around its cycle.
    pub fn expand(&mut self, blossom: u32) {
        let (mate, link, root) = {
            let node = &self.nodes[blossom as usize];
            (node.mate, node.link, node.root)
        };
        self.relabel(blossom, Label::Idle);
        let (start, ring, links) = self.unfold(blossom, mate.inside);
        self.nodes[ring[start] as usize].mate = mate;
        let entry = self.top(link.inside);
        let entry = ring.iter().position(|&c| c == entry).expect("the tree edge ends inside");
        let outer = self.tree_way((entry, start), &ring, &links, (link, root));
        for &child in &outer {
            self.scan_all(child);
        }
        for &child in &ring {
            if self.label(child) == Label::Idle {
                self.await_growth(child, false);
            }
        }
    }

    /// Labels the even way from the entry to the child with the outer match; returns the new outer nodes.
    fn tree_way(
        &mut self,
        (entry, end): (usize, usize),
        ring: &[u32],
        links: &[Link],
        (mut link, root): (Link, u32),
    ) -> Vec<u32> {
        let len = ring.len();
        let forward = (entry + len - end) % len % 2 == 1;
        let (mut at, mut outer) = (entry, Vec::new());
        loop {
            self.make_inner(ring[at], root, link);
            if at == end {
                return outer;
            }
            let across = if forward { (at + 1) % len } else { (at + len - 1) % len };
            self.make_outer(ring[across], root);
            outer.push(ring[across]);
            let next = if forward { (at + 2) % len } else { (at + len - 2) % len };
            link = if forward { links[across].reversed() } else { links[next] };
            at = next;
        }
    }
}

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
            if self.nodes[node as usize].parent != NOBODY || !self.lives(node) {
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
