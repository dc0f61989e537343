use crate::participant::Participant;

/// Balance of colours, in even games only. Full if one had White more often and the other Black (counting games
/// without handicap); half if one is even and the other two or more games off.
#[derive(Clone, Copy, Debug)]
pub struct ColorCriterion {
    pub maximum: i64,
}

impl ColorCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant, stones: u8) -> i64 {
        let (x, y) = (a.balance, b.balance);
        if stones != 0 {
            0
        } else if x.signum() * y.signum() < 0 {
            self.maximum
        } else if (x == 0 && y.abs() >= 2) || (y == 0 && x.abs() >= 2) {
            self.maximum / 2
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(x: i32, y: i32, stones: u8) -> i64 {
        let (mut a, mut b) = (Participant::example(0), Participant::example(1));
        (a.balance, b.balance) = (x, y);
        ColorCriterion { maximum: 1_000_000 }.weight(&a, &b, stones)
    }

    #[test]
    fn opposite_needs_suit_each_other() {
        assert_eq!(weight(1, -1, 0), 1_000_000);
        assert_eq!(weight(-3, 1, 0), 1_000_000);
        assert_eq!(weight(1, 1, 0), 0);
    }

    #[test]
    fn an_even_player_helps_one_who_is_two_off() {
        assert_eq!([weight(0, 2, 0), weight(-2, 0, 0), weight(0, 1, 0)], [500_000, 500_000, 0]);
    }

    #[test]
    fn a_handicap_game_balances_nothing() {
        assert_eq!(weight(1, -1, 2), 0);
    }
}
