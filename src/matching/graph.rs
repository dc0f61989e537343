//! The sparse graph: for each vertex, a run of arcs.

use super::weight::Weight;

/// An allowed pair with its doubled weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Edge<N> {
    pub a: u32,
    pub b: u32,
    pub weight: N,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Arc<N> {
    pub to: u32,
    pub weight: N,
}

/// Adjacency as one array; `first[v]..first[v + 1]` are the arcs of v.
#[derive(Clone, Debug)]
pub(super) struct Graph<N> {
    first: Vec<u32>,
    arcs: Vec<Arc<N>>,
}

impl<N: Weight> Graph<N> {
    /// The edges have each pair at most once.
    pub fn new(count: usize, edges: &[Edge<N>]) -> Self {
        let mut graph = Graph { first: vec![0; count + 1], arcs: Vec::new() };
        graph.add(edges);
        graph
    }

    /// As indices of the array.
    #[inline]
    pub fn places(&self, v: usize) -> std::ops::Range<usize> {
        self.first[v] as usize..self.first[v + 1] as usize
    }

    #[inline]
    pub fn arc(&self, place: usize) -> Arc<N> {
        self.arcs[place]
    }

    #[inline]
    pub fn placed(&self, v: usize) -> impl Iterator<Item = (u32, &Arc<N>)> {
        (self.first[v]..).zip(self.arcs(v))
    }

    #[inline]
    pub fn arcs(&self, v: usize) -> &[Arc<N>] {
        &self.arcs[self.places(v)]
    }

    /// The edges must not be in the graph yet.
    pub fn add(&mut self, edges: &[Edge<N>]) {
        let mut free = self.make_room(edges);
        for edge in edges {
            for (from, to) in [(edge.a, edge.b), (edge.b, edge.a)] {
                let place = &mut free[from as usize];
                self.arcs[*place] = Arc { to, weight: edge.weight };
                *place += 1;
            }
        }
    }

    /// Makes room for more edges in each run; returns each vertex's first free place.
    fn make_room(&mut self, edges: &[Edge<N>]) -> Vec<usize> {
        let mut free = vec![0; self.first.len() - 1];
        for edge in edges {
            free[edge.a as usize] += 1;
            free[edge.b as usize] += 1;
        }
        let mut arcs = Vec::with_capacity(self.arcs.len() + 2 * edges.len());
        let mut first = Vec::with_capacity(self.first.len());
        for (v, extra) in free.iter_mut().enumerate() {
            first.push(arcs.len() as u32);
            arcs.extend_from_slice(self.arcs(v));
            let wanted = std::mem::replace(extra, arcs.len());
            arcs.resize(arcs.len() + wanted, Arc { to: 0, weight: N::ZERO });
        }
        first.push(arcs.len() as u32);
        (self.first, self.arcs) = (first, arcs);
        free
    }

    pub fn retain(&mut self, keep: impl Fn(usize, usize) -> bool) {
        let count = self.first.len() - 1;
        let mut filled = 0;
        for v in 0..count {
            let places = self.places(v);
            self.first[v] = filled as u32;
            for place in places {
                if keep(v, self.arcs[place].to as usize) {
                    self.arcs[filled] = self.arcs[place];
                    filled += 1;
                }
            }
        }
        self.first[count] = filled as u32;
        self.arcs.truncate(filled);
    }
}
