use super::weight::{GroupBounds, NOBODY, Weights};

/// The same weights with some pairs forbidden and some forced. A forced pair keeps its weight; every other pair of
/// its two vertices is forbidden.
#[derive(Clone, Debug)]
pub struct Restricted<P> {
    inner: P,
    forced: Vec<u32>,
    banned: Vec<(u32, u32)>,
}

impl<P: Weights> Restricted<P> {
    /// No restriction yet.
    pub fn new(inner: P) -> Self {
        let forced = vec![NOBODY; inner.count()];
        Restricted { inner, forced, banned: Vec::new() }
    }

    /// Forbids a pair.
    pub fn forbid(mut self, a: usize, b: usize) -> Self {
        let pair = (a.min(b) as u32, a.max(b) as u32);
        if let Err(place) = self.banned.binary_search(&pair) {
            self.banned.insert(place, pair);
        }
        self
    }

    /// Forces a pair: neither of the two may be paired with another.
    pub fn force(mut self, a: usize, b: usize) -> Self {
        self.forced[a] = b as u32;
        self.forced[b] = a as u32;
        self
    }

    fn allows(&self, a: usize, b: usize) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        let free = |v: usize, other: usize| [NOBODY, other as u32].contains(&self.forced[v]);
        free(a, b) && free(b, a) && self.banned.binary_search(&(a as u32, b as u32)).is_err()
    }
}

impl<P: Weights> Weights for Restricted<P> {
    type Value = P::Value;
    fn count(&self) -> usize {
        self.inner.count()
    }
    fn weight(&self, a: usize, b: usize) -> Option<P::Value> {
        if self.allows(a, b) { self.inner.weight(a, b) } else { None }
    }
    fn bounds(&self) -> Option<GroupBounds<P::Value>> {
        self.inner.bounds()
    }
    fn goes_on(&self, left: usize) -> bool {
        self.inner.goes_on(left)
    }
}
