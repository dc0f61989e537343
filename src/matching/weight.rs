use std::fmt::Debug;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::sync::{Mutex, PoisonError};

pub(super) const NOBODY: u32 = u32::MAX;

mod sealed {
    pub trait Sealed {}
    impl Sealed for i64 {}
    impl Sealed for i128 {}
}

/// An integer a weight can be: `i64` or `i128` only. Integers, so that the optimum is proved and not approximated.
pub trait Weight:
    Copy
    + Ord
    + Default
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + sealed::Sealed
    + Send
    + Sync
    + 'static
{
    /// Nothing.
    const ZERO: Self;
    /// The smallest step between two values.
    const ONE: Self;
    /// Larger than any value the solver computes.
    const MAX: Self;
    /// Smaller than any value the solver computes.
    const MIN: Self;
    /// The largest absolute weight a solver that counts in this type takes.
    const LARGEST: Self;
    /// How far duals may move in all before sums of four could wrap.
    const TRAVEL: Self;
    /// How large a dual may be when a search begins.
    const RANGE: Self;
    /// The reach of a vertex next to no tree: more than a dual, the clock and a weight can make.
    const UNREACHED: Self;
    /// The height of a vertex that is not outer: less a weight, still more than [`Weight::UNREACHED`].
    const FAR: Self;
    /// The value as the widest integer.
    fn widen(self) -> i128;
    /// The value in this type, if its absolute value is at most [`Weight::LARGEST`].
    fn narrow(value: i128) -> Option<Self>;
    /// Half, rounded down.
    fn half(self) -> Self;
    /// Whether the value is odd.
    fn is_odd(self) -> bool;
}

macro_rules! weight {
    ($kind:ty, $largest:expr, $travel:expr) => {
        impl Weight for $kind {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const MAX: Self = <$kind>::MAX;
            const MIN: Self = <$kind>::MIN;
            const LARGEST: Self = 1 << $largest;
            const TRAVEL: Self = 1 << $travel;
            const RANGE: Self = 2 << $travel;
            const UNREACHED: Self = 5 << $travel;
            const FAR: Self = 6 << $travel;
            #[inline]
            fn widen(self) -> i128 {
                self as i128
            }
            #[inline]
            fn narrow(value: i128) -> Option<Self> {
                let held = value as Self;
                let sane = (-Self::LARGEST..=Self::LARGEST).contains(&held);
                (sane && held as i128 == value).then_some(held)
            }
            #[inline]
            fn half(self) -> Self {
                self >> 1
            }
            #[inline]
            fn is_odd(self) -> bool {
                self & 1 == 1
            }
        }
    };
}

weight!(i64, 54, 59);
weight!(i128, 100, 122);

/// The vertices to be paired and the weight of each pair; higher is better. The solver asks for pairs with `a < b`
/// only, from several threads, and may ask for the same pair several times: it must get the same answer each time.
pub trait Weights: Sync {
    /// The integer the weights are counted in.
    type Value: Weight;
    /// How many vertices there are; they are numbered from 0.
    fn count(&self) -> usize;
    /// The weight of the pair, or `None` if the two may not be paired.
    fn weight(&self, a: usize, b: usize) -> Option<Self::Value>;
    /// Groups of vertices with an upper bound on the weight between any two groups, if the caller knows one. It
    /// only saves time: whole blocks of pairs are then never evaluated.
    fn bounds(&self) -> Option<GroupBounds<Self::Value>> {
        None
    }
    /// Called repeatedly during the search with the number of vertices without a partner; `false` cancels it with
    /// [`MatchingError::GivenUp`](super::MatchingError::GivenUp).
    fn should_continue(&self, _left: usize) -> bool {
        true
    }
}

impl<P: Weights + ?Sized> Weights for &P {
    type Value = P::Value;
    fn count(&self) -> usize {
        (**self).count()
    }
    fn weight(&self, a: usize, b: usize) -> Option<Self::Value> {
        (**self).weight(a, b)
    }
    fn bounds(&self) -> Option<GroupBounds<Self::Value>> {
        (**self).bounds()
    }
    fn should_continue(&self, left: usize) -> bool {
        (**self).should_continue(left)
    }
}

/// Score groups with an upper bound on the weight between each two of them. A bound below the true weight of a pair
/// makes the solver miss that pair; the certificate's checker, which does not use the bounds, then refuses the
/// result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupBounds<W> {
    pub(super) group: Vec<u32>,
    pub(super) groups: usize,
    pub(super) bound: Vec<W>,
}

impl<W: Weight> GroupBounds<W> {
    /// `group[v]` is the group of vertex v; groups are numbered from 0. (If there are more or fewer entries than
    /// vertices, the solver ignores the bounds.) `bound(a, b)` is called once for each `a <= b`.
    pub fn new(group: Vec<usize>, mut bound: impl FnMut(usize, usize) -> W) -> Self {
        let groups = group.iter().max().map_or(0, |last| last + 1);
        let mut table = vec![W::ZERO; groups * groups];
        for a in 0..groups {
            for b in a..groups {
                table[a * groups + b] = bound(a, b);
                table[b * groups + a] = table[a * groups + b];
            }
        }
        let group = group.into_iter().map(|g| g as u32).collect();
        GroupBounds { group, groups, bound: table }
    }

    pub(super) fn between(&self, a: usize, b: usize) -> W {
        self.bound[a * self.groups + b]
    }
}

/// Weights given by a function of two vertices.
#[derive(Clone, Debug)]
pub struct FnWeights<F> {
    count: usize,
    weight: F,
}

impl<F> FnWeights<F> {
    /// `count` vertices whose pairs weigh `weight(a, b)`, asked with `a < b`.
    pub fn new(count: usize, weight: F) -> Self {
        FnWeights { count, weight }
    }
}

impl<W: Weight, F: Fn(usize, usize) -> Option<W> + Sync> Weights for FnWeights<F> {
    type Value = W;
    fn count(&self) -> usize {
        self.count
    }
    #[inline]
    fn weight(&self, a: usize, b: usize) -> Option<W> {
        (self.weight)(a, b)
    }
}

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
    fn should_continue(&self, left: usize) -> bool {
        self.inner.should_continue(left)
    }
}

/// The caller's weights, doubled, in the integer the solver counts in.
pub(super) struct Source<'a, P: Weights, N> {
    weights: &'a P,
    pub count: usize,
    pub bounds: Option<GroupBounds<P::Value>>,
    /// The first of the pairs whose weight was out of range.
    refused: Mutex<Option<(usize, usize)>>,
    unit: std::marker::PhantomData<N>,
}

impl<'a, P: Weights, N: Weight> Source<'a, P, N> {
    pub fn new(weights: &'a P) -> Self {
        let count = weights.count();
        let bounds = weights.bounds().filter(|b| b.group.len() == count);
        Source { weights, count, bounds, refused: Mutex::new(None), unit: std::marker::PhantomData }
    }

    /// Asks the caller whether to continue, with `left` vertices without a partner.
    pub fn should_continue(&self, left: usize) -> bool {
        self.weights.should_continue(left)
    }

    /// The pair's doubled weight, if it is allowed and in range.
    #[inline]
    pub fn doubled(&self, a: u32, b: u32) -> Option<N> {
        let (a, b) = (a.min(b) as usize, a.max(b) as usize);
        let weight = self.weights.weight(a, b)?;
        let Some(held) = N::narrow(weight.widen()) else {
            let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
            *refused = Some(refused.map_or((a, b), |first| first.min((a, b))));
            return None;
        };
        Some(held + held)
    }

    /// An upper bound on the doubled weights between the groups of two vertices: the caller's, or [`Weight::MAX`].
    pub fn doubled_bound(&self, a: u32, b: u32) -> N {
        let Some(bounds) = &self.bounds else { return N::MAX };
        let group = |v: u32| bounds.group[v as usize] as usize;
        let bound = bounds.between(group(a), group(b)).widen();
        N::narrow(bound).map_or(N::MAX, |held| held + held)
    }

    /// A pair whose weight was out of range, if one was met.
    pub fn refused(&self) -> Option<(usize, usize)> {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
