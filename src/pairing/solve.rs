use integer_blossom::max_weight_matching;

use super::Proof;

/// A perfect matching of greatest total weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    /// The partner of each vertex.
    pub mates: Vec<usize>,
    /// Whether it is proved that no matching weighs more.
    pub proof: Proof,
}

/// The vertices that a largest matching leaves over, in order; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stuck(pub Vec<usize>);

/// The perfect matching of greatest weight among `count` vertices, an even number; `weight(a, b)` with
/// a < b is `None` where a and b must not be paired.
///
/// Takes time with the cube of `count`, and memory with its square.
///
/// # Errors
/// [`Stuck`] if the allowed pairs hold no perfect matching.
pub(super) fn best_matching(
    count: usize,
    weight: impl Fn(usize, usize) -> Option<i64>,
) -> Result<Solution, Stuck> {
    let mut matrix = vec![0_i128; count * count];
    let (mut least, mut most) = (0, 0);
    for a in 0..count {
        for b in a + 1..count {
            if let Some(worth) = weight(a, b) {
                (least, most) = (i128::from(worth).min(least), i128::from(worth).max(most));
            }
        }
    }
    // One more pair outweighs whatever the pairs of a smaller matching could gain.
    let lift = (most - least + 1) * (count as i128 / 2 + 1) - least;
    for a in 0..count {
        for b in a + 1..count {
            if let Some(worth) = weight(a, b) {
                matrix[a * count + b] = i128::from(worth) + lift;
                matrix[b * count + a] = i128::from(worth) + lift;
            }
        }
    }
    let mates = max_weight_matching(&matrix, count);
    let left: Vec<usize> = (0..count).filter(|&vertex| mates[vertex].is_none()).collect();
    if left.is_empty() {
        let mates = mates.into_iter().flatten().collect();
        Ok(Solution { mates, proof: Proof::NoCertificate })
    } else {
        Err(Stuck(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best total over all perfect matchings, by trying them all.
    fn by_force(left: &[usize], weight: &dyn Fn(usize, usize) -> Option<i64>) -> Option<i64> {
        let Some((&first, rest)) = left.split_first() else { return Some(0) };
        let others = (0..rest.len()).filter_map(|at| {
            let mut remaining = rest.to_vec();
            let partner = remaining.remove(at);
            Some(weight(first, partner)? + by_force(&remaining, weight)?)
        });
        others.max()
    }

    /// Numbers that look like chance, some pairs forbidden, some weights negative.
    fn scattered(seed: u64) -> impl Fn(usize, usize) -> Option<i64> {
        move |a, b| {
            let mixed = (seed + (a * 31 + b * 17) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
            (!mixed.is_multiple_of(5)).then_some((mixed % 1000) as i64 - 300)
        }
    }

    #[test]
    fn it_finds_what_trying_everything_finds() {
        let (mut solved, mut stuck) = (0, 0);
        for seed in 0..60 {
            let count = 2 + 2 * (seed as usize % 4);
            let weight = scattered(seed);
            let all: Vec<usize> = (0..count).collect();
            let best = by_force(&all, &weight);
            let found = best_matching(count, &weight).ok().map(|solution| {
                let pairs = (0..count).filter(|&a| a < solution.mates[a]);
                pairs.map(|a| weight(a, solution.mates[a]).unwrap()).sum::<i64>()
            });
            assert_eq!(found, best, "seed {seed}");
            if best.is_some() { solved += 1 } else { stuck += 1 }
        }
        assert!(solved > 20 && stuck > 0, "{solved} solved, {stuck} stuck");
    }

    #[test]
    fn who_stays_over_is_named() {
        let star = |a: usize, _| (a == 0).then_some(1);
        let Stuck(left) = best_matching(4, star).unwrap_err();
        assert_eq!(left.len(), 2);
    }
}
