use crate::criteria::scramble;
use crate::prelude::*;

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

/// Whether the first of two players, in the order of entering, takes White. White is the stronger one in a handicap
/// game; else the one who had White less often; else the scramble of both names decides.
pub(super) fn first_takes_white(
    first: &Participant,
    second: &Participant,
    rule: &HandicapRule,
) -> bool {
    let stones = rule.stones(first.pseudo_rank, second.pseudo_rank);
    if stones > 0 && first.pseudo_rank != second.pseudo_rank {
        first.pseudo_rank > second.pseudo_rank
    } else if first.balance != second.balance {
        first.balance < second.balance
    } else {
        scramble(&first.name, &second.name, 1) == 0
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

    #[test]
    fn the_stronger_one_takes_white_in_a_handicap_game() {
        let (mut weak, mut strong) = (Participant::example(0), Participant::example(1));
        weak.pseudo_rank = -4;
        strong.balance = 3;
        assert!(!first_takes_white(&weak, &strong, &rule(1, 9)));
        assert!(first_takes_white(&strong, &weak, &rule(1, 9)));
    }

    #[test]
    fn in_an_even_game_who_had_black_more_often_takes_white() {
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        a.balance = -1;
        assert!(first_takes_white(&a, &b, &rule(1, 9)));
        a.balance = 2;
        assert!(!first_takes_white(&a, &b, &rule(1, 9)));
    }

    #[test]
    fn without_any_reason_the_names_decide_always_the_same_way() {
        let (a, b) = (Participant::example(0), Participant::example(1));
        let first = first_takes_white(&a, &b, &rule(1, 9));
        assert_eq!(first, first_takes_white(&a, &b, &rule(1, 9)));
        assert_eq!(first, scramble(&a.name, &b.name, 1) == 0);
    }
}
