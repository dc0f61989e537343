use super::criteria::scramble;
use super::handicaps::HandicapRule;
use super::participant::Participant;

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
    use tournament::{HandicapBasis, HandicapSettings};

    const RULE: HandicapRule = HandicapRule {
        settings: HandicapSettings {
            basis: HandicapBasis::Score,
            none_from: Rank::SHODAN,
            correction: 1,
            ceiling: 9,
        },
        zero: -30,
    };

    #[test]
    fn the_stronger_one_takes_white_in_a_handicap_game() {
        let (mut weak, mut strong) = (Participant::example(0), Participant::example(1));
        weak.pseudo_rank = -4;
        strong.balance = 3;
        assert!(!first_takes_white(&weak, &strong, &RULE));
        assert!(first_takes_white(&strong, &weak, &RULE));
    }

    #[test]
    fn in_an_even_game_who_had_black_more_often_takes_white() {
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        a.balance = -1;
        assert!(first_takes_white(&a, &b, &RULE));
        a.balance = 2;
        assert!(!first_takes_white(&a, &b, &RULE));
    }

    #[test]
    fn without_any_reason_the_names_decide_always_the_same_way() {
        let (a, b) = (Participant::example(0), Participant::example(1));
        let first = first_takes_white(&a, &b, &RULE);
        assert_eq!(first, first_takes_white(&a, &b, &RULE));
        assert_eq!(first, scramble(&a.name, &b.name, 1) == 0);
    }
}
