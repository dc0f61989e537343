//! The cheapest exchanges of partners between two pairs of a matching.

use std::collections::BinaryHeap;

use super::ranking::Ranked;
use super::solved::Solved;
use super::weight::{Weight, Weights};

/// Two pairs, by their places, and which of the two ways to exchange; ordered
/// by what it loses.
type Exchange = (i128, usize, usize, bool);

/// The `most` matchings that lose least of those that exchange the partners
/// of two pairs, the best first. Looks at every weight once.
pub(super) fn exchanges<P: Weights>(solved: &Solved<P>, most: usize) -> Vec<Ranked> {
    let pairs = solved.pairs();
    let weight = |a: usize, b: usize| Some(solved.weights().weight(a.min(b), a.max(b))?.widen());
    let own: Vec<i128> = pairs.iter().map(|&(a, b)| weight(a, b).unwrap_or(0)).collect();
    let mut cheapest: BinaryHeap<Exchange> = BinaryHeap::new();
    for (p, &(a, b)) in pairs.iter().enumerate() {
        for (q, &(c, d)) in pairs.iter().enumerate().skip(p + 1) {
            for crossed in [false, true] {
                let (c, d) = if crossed { (d, c) } else { (c, d) };
                let (Some(one), Some(other)) = (weight(a, c), weight(b, d)) else { continue };
                let exchange = (own[p] + own[q] - one - other, p, q, crossed);
                if cheapest.len() < most {
                    cheapest.push(exchange);
                } else if cheapest.peek().is_some_and(|dearest| exchange < *dearest) {
                    cheapest.pop();
                    cheapest.push(exchange);
                }
            }
        }
    }
    let carried_out = |exchange| carried_out(&pairs, solved.total(), exchange);
    cheapest.into_sorted_vec().into_iter().map(carried_out).collect()
}

fn carried_out(pairs: &[(usize, usize)], total: i128, (lost, p, q, crossed): Exchange) -> Ranked {
    let ((a, b), (c, d)) = (pairs[p], pairs[q]);
    let (c, d) = if crossed { (d, c) } else { (c, d) };
    let mut pairs = pairs.to_vec();
    pairs[p] = (a.min(c), a.max(c));
    pairs[q] = (b.min(d), b.max(d));
    pairs.sort_unstable();
    Ranked { pairs, total: total - lost }
}
