use crate::participant::Participant;

use super::Curve;

/// Keeping handicaps small: maximum · f(|Δ adjusted McMahon score| / range). A player excused from the secondary
/// criteria counts as of the highest score there is.
#[derive(Clone, Copy, Debug)]
pub struct HandicapCriterion {
    pub maximum: i64,
    /// The number of groups in McMahon, else bar − floor + 3 + the round from 0.
    pub range: i64,
    pub curve: Curve,
}

impl HandicapCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if self.maximum == 0 {
            return 0;
        }
        let apart = f64::from(a.adjusted_score.abs_diff(b.adjusted_score));
        self.curve.of(self.maximum, apart / self.range.max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_need_no_stones() {
        let criterion = HandicapCriterion { maximum: 1000, range: 10, curve: Curve(0.5) };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 1000);
        a.adjusted_score -= 5;
        assert_eq!(criterion.weight(&a, &b), 625);
    }
}
