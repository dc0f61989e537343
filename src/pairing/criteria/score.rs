use crate::pairing::participant::Participant;

use super::Curve;

/// Staying near in score: maximum · f(|Δgroup| / groups) within a category, 0 across categories.
#[derive(Clone, Copy, Debug)]
pub struct ScoreCriterion {
    pub maximum: i64,
    /// The number of groups, those without players and those of all categories counted.
    pub groups: i64,
    pub curve: Curve,
}

impl ScoreCriterion {
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if a.category != b.category {
            return 0;
        }
        self.at_distance(a.group.abs_diff(b.group))
    }

    /// What a pair that many groups apart gets.
    pub fn at_distance(&self, groups_apart: u32) -> i64 {
        self.curve.of(self.maximum, f64::from(groups_apart) / self.groups as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_farther_apart_the_less() {
        let criterion = ScoreCriterion { maximum: 100_000_000_000, groups: 25, curve: Curve(0.5) };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 100_000_000_000);
        a.group = 1;
        assert_eq!(criterion.weight(&a, &b), 97_920_000_000);
        a.category = 1;
        assert_eq!(criterion.weight(&a, &b), 0);
    }
}
