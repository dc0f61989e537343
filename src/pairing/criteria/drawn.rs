use crate::prelude::*;

/// Which players are drawn up or down when two groups must meet.
///
/// With w a fifth of the maximum, the weight is scenario · w + w/2 · position of the upper player + w/2 · position
/// of the lower one, divided by (Δcategory + 1) four times.
///
/// The scenario starts at 2. It falls by 1 for each player who was drawn the same way before; unless that made it
/// 0, it rises by 1 for each player whose surplus the pair corrects. Without compensation 2 is the most.
#[derive(Clone, Copy, Debug)]
pub struct DrawnCriterion {
    pub maximum: i64,
    pub compensate: bool,
    pub upper: DrawnPlace,
    pub lower: DrawnPlace,
}

impl DrawnCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if a.group == b.group {
            return 0;
        }
        let (upper, lower) = if a.group < b.group { (a, b) } else { (b, a) };
        let fifth = self.maximum / 5;
        let weight =
            self.scenario(upper, lower) * fifth + upper.drawn_shares[0] + lower.drawn_shares[1];
        if upper.category == lower.category {
            return weight;
        }
        let apart = a.category.abs_diff(b.category) as i64 + 1;
        weight / apart / apart / apart / apart
    }

    /// w/2 · position of a player as the upper one of a pair, and as the lower one; cached in
    /// [`Participant::drawn_shares`].
    pub fn shares(&self, player: &Participant) -> [i64; 2] {
        [self.upper, self.lower].map(|preferred| share(self.maximum / 5 / 2, preferred, player))
    }

    /// 0 … 4: higher if the pair balances what happened to both before.
    pub fn scenario(&self, upper: &Participant, lower: &Participant) -> i64 {
        let mut scenario = 2 - i64::from(upper.drawn_down > 0) - i64::from(lower.drawn_up > 0);
        if scenario > 0 {
            scenario += i64::from(upper.drawn_up > upper.drawn_down)
                + i64::from(lower.drawn_down > lower.drawn_up);
        }
        if self.compensate { scenario } else { scenario.min(2) }
    }
}

/// `half` times the position of the player in its group, 0 … 1.
fn share(half: i64, preferred: DrawnPlace, player: &Participant) -> i64 {
    let (place, size) = (i64::from(player.place), i64::from(player.size).max(1));
    let position = match preferred {
        DrawnPlace::Top => size - 1 - place,
        DrawnPlace::Middle => size - 1 - (2 * place - size + 1).abs(),
        DrawnPlace::Bottom => place,
    };
    half.saturating_mul(position) / size
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: DrawnCriterion = DrawnCriterion {
        maximum: 100_000_000,
        compensate: true,
        upper: DrawnPlace::Middle,
        lower: DrawnPlace::Middle,
    };

    fn pair() -> (Participant, Participant) {
        let (mut upper, mut lower) = (Participant::example(0), Participant::example(1));
        (upper.group, upper.place, upper.size) = (0, 2, 5);
        (lower.group, lower.place, lower.size) = (1, 0, 4);
        upper.drawn_shares = MIDDLE.shares(&upper);
        lower.drawn_shares = MIDDLE.shares(&lower);
        (upper, lower)
    }

    #[test]
    fn the_middle_of_a_group_is_drawn_before_its_ends() {
        let (mut upper, lower) = pair();
        // 2 · 20 million + 10 million · 4/5 + 10 million · 0
        assert_eq!(MIDDLE.weight(&upper, &lower), 48_000_000);
        upper.place = 0;
        upper.drawn_shares = MIDDLE.shares(&upper);
        assert_eq!(MIDDLE.weight(&upper, &lower), 40_000_000);
    }

    #[test]
    fn being_drawn_the_same_way_again_costs_and_the_other_way_pays() {
        let (mut upper, mut lower) = pair();
        upper.drawn_down = 1;
        assert_eq!(MIDDLE.scenario(&upper, &lower), 1);
        lower.drawn_down = 1;
        assert_eq!(MIDDLE.scenario(&upper, &lower), 2);
        (upper.drawn_down, upper.drawn_up) = (0, 1);
        assert_eq!(MIDDLE.scenario(&upper, &lower), 4);
        let plain = DrawnCriterion { compensate: false, ..MIDDLE };
        assert_eq!(plain.scenario(&upper, &lower), 2);
    }

    #[test]
    fn nothing_makes_up_for_both_being_drawn_the_same_way_again() {
        let (mut upper, mut lower) = pair();
        (upper.drawn_down, upper.drawn_up) = (1, 2);
        (lower.drawn_up, lower.drawn_down) = (1, 2);
        assert_eq!(MIDDLE.scenario(&upper, &lower), 0);
    }

    #[test]
    fn categories_apart_it_hardly_counts() {
        let (upper, mut lower) = pair();
        lower.category = 1;
        assert_eq!(MIDDLE.weight(&upper, &lower), 48_000_000 / 16);
    }
}
