use crate::participant::Participant;

/// Not meeting twice: the full maximum for two who never met. A game by default counts as a meeting: both were
/// paired.
#[derive(Clone, Copy, Debug)]
pub struct DuplicateCriterion {
    pub maximum: i64,
}

impl DuplicateCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if a.met(b.index).is_some() { 0 } else { self.maximum }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::RoundNo;

    #[test]
    fn only_a_first_meeting_counts() {
        let criterion = DuplicateCriterion { maximum: 500 };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 500);
        (a.meetings, a.met_bits) = (vec![(1, RoundNo(1))], Participant::bits(1));
        assert_eq!(criterion.weight(&a, &b), 0);
    }
}
