use super::scramble;
use crate::prelude::*;

/// The opponents inside a group, by the places i and j of both among its n members.
///
/// - Fold, first against last: x = i + j − (n − 1), M − M·x/(n−1)·x/(n−1).
/// - Slip, halves side by side: x = 2·|i − j| − n, M − M·x/n·x/n.
/// - Random: M less the scramble of a fifth of M if they are in opposite halves, else 0.
#[derive(Clone, Copy, Debug)]
pub struct SeedingCriterion {
    pub maximum: i64,
    pub method: SeedMethod,
    /// Whether neighbours in place meet, whatever the method.
    pub nearest: bool,
}

impl SeedingCriterion {
    /// `first` entered earlier.
    #[inline(always)]
    pub fn weight(&self, first: &Participant, second: &Participant) -> i64 {
        if first.group != second.group {
            return 0;
        }
        let (i, j) = (i64::from(first.place), i64::from(second.place));
        let n = i64::from(first.size);
        if self.nearest {
            return self.less_square((i - j).abs() - 1, n - 1);
        }
        match self.method {
            SeedMethod::Fold => self.less_square(i + j - (n - 1), n - 1),
            SeedMethod::Slip => self.less_square(2 * (i - j).abs() - n, n),
            SeedMethod::Random if (2 * i < n) == (2 * j < n) => 0,
            SeedMethod::Random => {
                let chance = (0.2 * self.maximum as f64) as i64;
                self.maximum - scramble(&first.name, &second.name, chance)
            }
        }
    }

    fn less_square(&self, x: i64, n: i64) -> i64 {
        let n = n.max(1);
        let once = self.maximum.saturating_mul(x) / n;
        self.maximum - once.saturating_mul(x) / n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(method: SeedMethod, places: &[(i32, i32)]) -> Vec<i64> {
        let criterion = SeedingCriterion { maximum: 5_000_000, method, nearest: false };
        let (mut a, mut b) = (Participant::example(0), Participant::example(1));
        (a.size, b.size) = (6, 6);
        let weight = |&(i, j): &(i32, i32)| {
            (a.place, b.place) = (i, j);
            criterion.weight(&a, &b)
        };
        places.iter().map(weight).collect()
    }

    #[test]
    fn folded_the_first_meets_the_last() {
        let pairs = weights(SeedMethod::Fold, &[(0, 5), (2, 3), (0, 4), (0, 1)]);
        assert_eq!(pairs, [5_000_000, 5_000_000, 4_800_000, 1_800_000]);
    }

    #[test]
    fn slipped_the_halves_lie_side_by_side() {
        let pairs = weights(SeedMethod::Slip, &[(0, 3), (2, 5), (0, 2), (0, 5)]);
        assert_eq!(pairs, [5_000_000, 5_000_000, 4_444_445, 2_777_778]);
    }

    #[test]
    fn at_random_the_halves_still_meet() {
        let pairs = weights(SeedMethod::Random, &[(0, 1), (4, 5), (0, 3), (2, 5)]);
        assert_eq!(pairs[..2], [0, 0]);
        assert!(pairs[2..].iter().all(|weight| (4_000_000..=5_000_000).contains(weight)));
    }

    #[test]
    fn the_nearest_meet_if_that_is_wanted() {
        let criterion =
            SeedingCriterion { maximum: 5_000_000, method: SeedMethod::Slip, nearest: true };
        let (mut a, mut b) = (Participant::example(0), Participant::example(1));
        (a.size, b.size) = (6, 6);
        assert_eq!(criterion.weight(&a, &b), 5_000_000);
        b.place = 5;
        assert_eq!(criterion.weight(&a, &b), 1_800_000);
    }

    #[test]
    fn other_groups_are_not_seeded() {
        let (a, mut b) = (Participant::example(0), Participant::example(1));
        b.group = 1;
        let criterion =
            SeedingCriterion { maximum: 5_000_000, method: SeedMethod::Fold, nearest: false };
        assert_eq!(criterion.weight(&a, &b), 0);
    }
}
