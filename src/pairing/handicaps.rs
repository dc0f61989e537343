use tournament::{HandicapBasis, HandicapSettings, MAX_HANDICAP};

#[derive(Clone, Copy, Debug)]
pub(super) struct HandicapRule {
    pub settings: HandicapSettings,
    /// The rank whose McMahon score is 0.
    pub zero: i32,
}

impl HandicapRule {
    /// The strength that handicaps are computed from: the rank, or the rank of a McMahon score; limited to the rank
    /// from which on there is no handicap.
    pub fn pseudo_rank(&self, rank: i32, mms: i32) -> i32 {
        let strength = match self.settings.basis {
            HandicapBasis::Score => mms + self.zero,
            HandicapBasis::Rank => rank,
        };
        strength.min(self.settings.none_from.value())
    }

    /// The difference less the correction: the handicap without the ceiling.
    pub fn wanted(&self, a: i32, b: i32) -> i32 {
        let apart = i32::try_from(a.abs_diff(b)).unwrap_or(i32::MAX);
        apart.saturating_sub(self.settings.correction).max(0)
    }

    pub fn stones(&self, a: i32, b: i32) -> u8 {
        let ceiling = self.settings.ceiling.min(MAX_HANDICAP);
        self.wanted(a, b).min(i32::from(ceiling)) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rating::Rank;

    fn rule(correction: i32, ceiling: u8) -> HandicapRule {
        let none_from = Rank::SHODAN;
        let basis = HandicapBasis::Score;
        HandicapRule {
            settings: HandicapSettings { basis, none_from, correction, ceiling },
            zero: -30,
        }
    }

    #[test]
    fn one_less_than_the_difference_and_never_above_the_ceiling() {
        let rule = rule(1, 9);
        let stones = [0, 1, 3, 10, 25].map(|difference| rule.stones(-difference, 0));
        assert_eq!(stones, [0, 0, 2, 9, 9]);
    }

    #[test]
    fn from_the_threshold_up_all_are_taken_as_equal() {
        let rule = rule(0, 9);
        assert_eq!(rule.pseudo_rank(-3, 34), 0);
        assert_eq!(rule.pseudo_rank(5, 27), -3);
        assert_eq!(rule.stones(rule.pseudo_rank(0, 33), rule.pseudo_rank(0, 31)), 0);
    }
}
