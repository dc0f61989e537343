use crate::participant::Participant;

use super::Curve;

/// So many distances are computed in advance.
const TABLED: u32 = 128;

/// Staying near in score: maximum · f(|Δgroup| / groups) within a category, 0 across categories.
#[derive(Clone, Debug)]
pub struct ScoreCriterion {
    pub maximum: i64,
    groups: i64,
    curve: Curve,
    table: Vec<i64>,
}

impl ScoreCriterion {
    /// `groups` counts empty groups and those of all categories.
    pub fn new(maximum: i64, groups: i64, curve: Curve) -> Self {
        let mut criterion = Self { maximum, groups, curve, table: Vec::new() };
        criterion.table = (0..TABLED).map(|apart| criterion.reckoned(apart)).collect();
        criterion
    }

    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if a.category != b.category {
            return 0;
        }
        self.at_distance(a.group.abs_diff(b.group))
    }

    pub fn at_distance(&self, groups_apart: u32) -> i64 {
        let known = self.table.get(groups_apart as usize);
        known.copied().unwrap_or_else(|| self.reckoned(groups_apart))
    }

    fn reckoned(&self, groups_apart: u32) -> i64 {
        self.curve.of(self.maximum, f64::from(groups_apart) / self.groups as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_farther_apart_the_less() {
        let criterion = ScoreCriterion::new(100_000_000_000, 25, Curve(0.5));
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 100_000_000_000);
        a.group = 1;
        assert_eq!(criterion.weight(&a, &b), 97_920_000_000);
        a.category = 1;
        assert_eq!(criterion.weight(&a, &b), 0);
    }
}
