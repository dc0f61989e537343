//! The independent check of a certificate. It uses none of the solver's code: every claim of the certificate is
//! verified for every pair of vertices.

use super::certificate::{Blossom, Certificate, CertificateFault};
use super::parallel::in_parallel;
use super::weight::{Weight, Weights};

/// So many vertices at a time are compared with all behind them, so that memory is read in order.
const ROWS: usize = 32;

type Checked<T = ()> = Result<T, CertificateFault>;

/// Checks a certificate against the weights in O(n²), for any depth of nesting.
pub fn check<P: Weights>(weights: &P, certificate: &Certificate) -> Checked {
    let count = weights.count();
    lengths(count, certificate)?;
    partners(certificate)?;
    let place = places(certificate)?;
    let sorted = blossoms(certificate)?;
    laminar(certificate, &sorted)?;
    full(certificate, &place)?;
    let found = total(weights, certificate)?;
    let joint = joint(certificate)?;
    feasible(weights, certificate, &joint)?;
    objective(certificate, found)
}

fn lengths(expected: usize, certificate: &Certificate) -> Checked {
    let lists = [
        ("partners", certificate.partners.len()),
        ("duals", certificate.duals.len()),
        ("order", certificate.order.len()),
    ];
    for (list, found) in lists {
        if found != expected {
            return Err(CertificateFault::Length { list, expected, found });
        }
    }
    Ok(())
}

fn partners(certificate: &Certificate) -> Checked {
    for (vertex, &partner) in certificate.partners.iter().enumerate() {
        let mutual = certificate.partners.get(partner) == Some(&vertex);
        if partner == vertex || !mutual {
            return Err(CertificateFault::Partner { vertex });
        }
    }
    Ok(())
}

fn places(certificate: &Certificate) -> Checked<Vec<usize>> {
    let none = usize::MAX;
    let mut places = vec![none; certificate.order.len()];
    for (place, &vertex) in certificate.order.iter().enumerate() {
        match places.get_mut(vertex) {
            Some(seen) if *seen == none => *seen = place,
            _ => return Err(CertificateFault::Order { place }),
        }
    }
    Ok(places)
}

/// The numbers of the blossoms, outer before inner, from the left.
fn blossoms(certificate: &Certificate) -> Checked<Vec<usize>> {
    let count = certificate.order.len();
    for (blossom, &Blossom { start, size, dual }) in certificate.blossoms.iter().enumerate() {
        if size % 2 == 0 || size < 3 || size > count || start > count - size {
            return Err(CertificateFault::Size { blossom });
        }
        if dual < 0 {
            return Err(CertificateFault::NegativeDual { blossom });
        }
    }
    let mut sorted: Vec<usize> = (0..certificate.blossoms.len()).collect();
    sorted.sort_by_key(|&k| {
        let Blossom { start, size, .. } = certificate.blossoms[k];
        (start, std::cmp::Reverse(size))
    });
    Ok(sorted)
}

fn laminar(certificate: &Certificate, sorted: &[usize]) -> Checked {
    let span = |k: usize| {
        let Blossom { start, size, .. } = certificate.blossoms[k];
        (start, start + size)
    };
    let mut around: Vec<usize> = Vec::new();
    for &inner in sorted {
        let (start, end) = span(inner);
        while around.last().is_some_and(|&outer| span(outer).1 <= start) {
            around.pop();
        }
        let clash = |&&outer: &&usize| span(outer).1 < end || span(outer) == (start, end);
        if let Some(&one) = around.last().filter(clash) {
            return Err(CertificateFault::Overlap { one, other: inner });
        }
        around.push(inner);
    }
    Ok(())
}

/// Each blossom with a dual has exactly one vertex matched to the outside. Pairs are counted by sweeping their left
/// ends from the right, in a tree of partial sums over their right ends.
fn full(certificate: &Certificate, place: &[usize]) -> Checked {
    let count = place.len();
    let mut by_start: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (blossom, held) in certificate.blossoms.iter().enumerate() {
        by_start[held.start].push(blossom);
    }
    let mut ends = vec![0usize; count + 1];
    for left in (0..count).rev() {
        let right = place[certificate.partners[certificate.order[left]]];
        if right > left {
            bump(&mut ends, right);
        }
        for &blossom in &by_start[left] {
            let Blossom { size, dual, .. } = certificate.blossoms[blossom];
            let (expected, found) = (size / 2, upto(&ends, left + size));
            if dual > 0 && found != expected {
                return Err(CertificateFault::NotFull { blossom, expected, found });
            }
        }
    }
    Ok(())
}

fn bump(sums: &mut [usize], place: usize) {
    let mut k = place + 1;
    while k < sums.len() {
        sums[k] += 1;
        k += k & k.wrapping_neg();
    }
}

fn upto(sums: &[usize], place: usize) -> usize {
    let (mut k, mut sum) = (place, 0);
    while k > 0 {
        sum += sums[k];
        k &= k - 1;
    }
    sum
}

fn total<P: Weights>(weights: &P, certificate: &Certificate) -> Checked<i128> {
    let mut found = 0i128;
    for (a, b) in certificate.pairs() {
        let weight = weights.weight(a, b).ok_or(CertificateFault::Forbidden { a, b })?;
        found = found.checked_add(weight.widen()).ok_or(CertificateFault::Overflow)?;
    }
    if found != certificate.total {
        return Err(CertificateFault::Total { stated: certificate.total, found });
    }
    Ok(found)
}

/// For each two neighbouring places, the duals of the blossoms holding both. The sum for places further apart is
/// the least of these between them, as the blossoms are nested and their duals not negative.
fn joint(certificate: &Certificate) -> Checked<Vec<i128>> {
    let mut joint = vec![0i128; certificate.order.len()];
    for &Blossom { start, size, dual } in &certificate.blossoms {
        let add = |sum: i128, dual: i128| sum.checked_add(dual).ok_or(CertificateFault::Overflow);
        joint[start] = add(joint[start], dual)?;
        joint[start + size - 1] = add(joint[start + size - 1], -dual)?;
    }
    let mut sum = 0i128;
    for change in &mut joint {
        sum = sum.checked_add(*change).ok_or(CertificateFault::Overflow)?;
        *change = sum;
    }
    Ok(joint)
}

fn feasible<P: Weights>(weights: &P, certificate: &Certificate, joint: &[i128]) -> Checked {
    let order = &certificate.order;
    let rows = |rows: usize| {
        let (from, mut shared) = (rows * ROWS, [i128::MAX; ROWS]);
        for right in from + 1..order.len() {
            for (left, shared) in (from..right).zip(&mut shared) {
                *shared = joint[right - 1].min(*shared);
                let (a, b) = (order[left].min(order[right]), order[left].max(order[right]));
                if let Some(weight) = weights.weight(a, b) {
                    let slack = slack(certificate, (a, b), *shared, weight.widen());
                    judge(certificate, (a, b), slack.ok_or(CertificateFault::Overflow)?)?;
                }
            }
        }
        Ok(())
    };
    in_parallel(order.len().div_ceil(ROWS), rows).into_iter().collect()
}

fn slack(c: &Certificate, (a, b): (usize, usize), shared: i128, weight: i128) -> Option<i128> {
    let dual = c.duals[a].checked_add(c.duals[b])?.checked_add(shared)?;
    dual.checked_sub(weight.checked_mul(2)?)
}

fn judge(certificate: &Certificate, (a, b): (usize, usize), slack: i128) -> Checked {
    if slack < 0 {
        return Err(CertificateFault::Infeasible { a, b, lack: slack.saturating_neg() });
    }
    if slack > 0 && certificate.partners[a] == b {
        return Err(CertificateFault::NotTight { a, b, slack });
    }
    Ok(())
}

fn objective(certificate: &Certificate, total: i128) -> Checked {
    let sum = || {
        let mut found = 0i128;
        for dual in &certificate.duals {
            found = found.checked_add(*dual)?;
        }
        for blossom in &certificate.blossoms {
            found = found.checked_add(blossom.dual.checked_mul(blossom.size as i128 / 2)?)?;
        }
        Some((found, total.checked_mul(2)?))
    };
    let (found, expected) = sum().ok_or(CertificateFault::Overflow)?;
    if found == expected { Ok(()) } else { Err(CertificateFault::Objective { expected, found }) }
}
