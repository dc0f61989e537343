//! The caller's weights, doubled, in the integer the solver counts in.

use std::sync::{Mutex, PoisonError};

use super::weight::{GroupBounds, Weight, Weights};

/// Weights as the solver reads them.
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

    /// Asks the caller whether to continue, with so many vertices without a partner.
    pub fn goes_on(&self, left: usize) -> bool {
        self.weights.goes_on(left)
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
