use serde::Serialize;

/// The weight of one pair, criterion by criterion; higher is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CriterionWeights {
    /// Not meeting twice.
    pub duplicate: i64,
    /// Chance.
    pub random: i64,
    /// Balance of colours.
    #[serde(rename = "colour")]
    pub color: i64,
    /// Staying in the category.
    pub category: i64,
    /// Staying near in score.
    pub score: i64,
    /// Being drawn up or down.
    pub drawn: i64,
    /// Seeding within the group.
    pub seeding: i64,
    /// Keeping handicaps small.
    pub handicap: i64,
    /// Meeting people of other countries and clubs; may be negative.
    pub geography: i64,
    /// One more than the sum.
    pub total: i64,
}

impl CriterionWeights {
    /// The names of the columns, in order, the total last.
    pub const NAMES: [&str; 10] = [
        "duplicate",
        "random",
        "colour",
        "category",
        "score",
        "drawn",
        "seeding",
        "handicap",
        "geography",
        "total",
    ];

    #[must_use]
    pub(super) fn summed(mut self) -> Self {
        self.total = 0;
        self.total = 1 + self.values().iter().sum::<i64>();
        self
    }

    /// The values in the order of [`CriterionWeights::NAMES`].
    #[must_use]
    pub const fn values(&self) -> [i64; 10] {
        [
            self.duplicate,
            self.random,
            self.color,
            self.category,
            self.score,
            self.drawn,
            self.seeding,
            self.handicap,
            self.geography,
            self.total,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_one_more_than_the_sum() {
        let weights = CriterionWeights {
            duplicate: 500,
            geography: -40,
            total: 9,
            ..CriterionWeights::default()
        };
        assert_eq!(weights.summed().total, 461);
    }
}
