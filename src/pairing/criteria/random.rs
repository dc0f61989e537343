use crate::participant::Participant;

use super::scramble;

/// Chance: a number from 0 to the maximum for each pair. Without a seed it is the scramble of both names, the same
/// at every draw; with one, only people who know the seed can repeat the numbers.
#[derive(Clone, Copy, Debug)]
pub struct RandomCriterion {
    pub maximum: i64,
    pub seed: Option<u64>,
}

impl RandomCriterion {
    /// `first` entered earlier.
    #[inline(always)]
    pub fn weight(&self, first: &Participant, second: &Participant) -> i64 {
        match self.seed {
            _ if self.maximum <= 0 => 0,
            None => scramble(&first.name, &second.name, self.maximum),
            Some(seed) => {
                let pair = (first.index as u64) << 32 | second.index as u64;
                (mixed(seed ^ mixed(pair)) % (self.maximum as u64 + 1)) as i64
            }
        }
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea, Flood, 2014).
fn mixed(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_maximum_no_chance() {
        let none = RandomCriterion { maximum: 0, seed: Some(7) };
        assert_eq!(none.weight(&Participant::example(0), &Participant::example(1)), 0);
    }

    #[test]
    fn a_seed_repeats_itself_and_another_gives_other_numbers() {
        let draws = |seed| {
            let criterion = RandomCriterion { maximum: 1000, seed: Some(seed) };
            let weight =
                |other| criterion.weight(&Participant::example(0), &Participant::example(other));
            (1..20).map(weight).collect::<Vec<_>>()
        };
        assert_eq!(draws(1), draws(1));
        assert_ne!(draws(1), draws(2));
        assert!(draws(1).iter().all(|value| (0..=1000).contains(value)));
    }
}
