//! A priority queue of the next event of each node.

use super::weight::Weight;

const ABSENT: u32 = u32::MAX;
const FANOUT: usize = 4;

/// A heap of (date, id) in which each id has at most one date. Dates are points on the search's clock.
#[derive(Clone, Debug)]
pub(super) struct Agenda<N> {
    heap: Vec<(N, u32)>,
    place: Vec<u32>,
}

impl<N: Weight> Agenda<N> {
    /// For ids below `ids`.
    pub fn new(ids: usize) -> Self {
        Agenda { heap: Vec::new(), place: vec![ABSENT; ids] }
    }

    pub fn clear(&mut self) {
        for (_, id) in self.heap.drain(..) {
            self.place[id as usize] = ABSENT;
        }
    }

    /// The earliest date, not removed. Among equals the order of earlier calls decides.
    pub fn first(&self) -> Option<(N, u32)> {
        self.heap.first().copied()
    }

    pub fn set(&mut self, id: u32, date: N) {
        let place = self.place[id as usize];
        if place == ABSENT {
            self.heap.push((date, id));
            self.rise(self.heap.len() - 1);
        } else {
            let earlier = date < self.heap[place as usize].0;
            self.heap[place as usize].0 = date;
            if earlier { self.rise(place as usize) } else { self.sink(place as usize) }
        }
    }

    /// Gives the id this date unless it has an earlier one.
    #[inline]
    pub fn lower(&mut self, id: u32, date: N) {
        let place = self.place[id as usize];
        if place == ABSENT || date < self.heap[place as usize].0 {
            self.set(id, date);
        }
    }

    pub fn remove(&mut self, id: u32) {
        let place = self.place[id as usize];
        if place == ABSENT {
            return;
        }
        self.place[id as usize] = ABSENT;
        let last = self.heap.pop().expect("the id has a place, so the heap is not empty");
        if (place as usize) < self.heap.len() {
            self.heap[place as usize] = last;
            self.place[last.1 as usize] = place;
            self.sink(place as usize);
            self.rise(self.place[last.1 as usize] as usize);
        }
    }

    fn rise(&mut self, mut at: usize) {
        let item = self.heap[at];
        while at > 0 {
            let above = (at - 1) / FANOUT;
            if self.heap[above].0 <= item.0 {
                break;
            }
            self.put(at, self.heap[above]);
            at = above;
        }
        self.put(at, item);
    }

    fn sink(&mut self, mut at: usize) {
        let item = self.heap[at];
        loop {
            let below = FANOUT * at + 1;
            let Some((date, least)) = self.least(below) else { break };
            if date >= item.0 {
                break;
            }
            self.put(at, self.heap[least]);
            at = least;
        }
        self.put(at, item);
    }

    #[inline]
    fn least(&self, below: usize) -> Option<(N, usize)> {
        if let Some(family) = self.heap.get(below..below + FANOUT) {
            let pick = |a: usize, b: usize| if family[b].0 < family[a].0 { b } else { a };
            let least = pick(pick(0, 1), pick(2, 3));
            return Some((family[least].0, below + least));
        }
        (below..self.heap.len()).map(|k| (self.heap[k].0, k)).min()
    }

    #[inline]
    fn put(&mut self, at: usize, item: (N, u32)) {
        self.heap[at] = item;
        self.place[item.1 as usize] = at as u32;
    }
}
