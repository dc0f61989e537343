use tournament::{Settings, System};

/// The score groups of a round: their number, and the group of a score.
///
/// Groups are numbered from 0 at the top by category, then score, empty ones included. In McMahon a category has
/// the scores from floor − 1 to bar + 2 + the round (from 0), in Swiss those from 0 to the round, in a cup those
/// from 0 to 2^round − 1. A score outside (through an unusual correction) widens the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    lowest: i32,
    highest: i32,
    categories: i32,
}

impl Scale {
    /// The scale for a round, counted from 0, in which those scores occur.
    pub fn new(settings: &Settings, round: i32, scores: impl Iterator<Item = i32>) -> Self {
        let (mut lowest, mut highest) = match settings.system {
            System::McMahon => {
                let zero = settings.mcmahon.zero.value();
                let (floor, bar) = (settings.mcmahon.floor.value(), settings.mcmahon.bar.value());
                (floor - 1 - zero, bar.max(floor) + 2 + round - zero)
            }
            System::Swiss | System::SwissCategories => (0, round),
            System::Cup => (0, (1 << round.clamp(0, 24)) - 1),
        };
        for score in scores {
            lowest = lowest.min(score);
            highest = highest.max(score);
        }
        let categories = settings.categories.count().min(40) as i32;
        Self { lowest, highest, categories }
    }

    pub fn groups(&self) -> i32 {
        (self.highest - self.lowest + 1).saturating_mul(self.categories)
    }

    pub fn group(&self, category: usize, score: i32) -> i32 {
        let each = self.highest - self.lowest + 1;
        each.saturating_mul(category as i32) + (self.highest - score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rating::Rank;
    use tournament::{Federation, preset};

    fn settings(system: System) -> Settings {
        preset(system, Federation::Egf, "Open", chrono::NaiveDate::default())
    }

    #[test]
    fn a_mcmahon_round_counts_the_scores_nobody_has() {
        // 20k to 4d: 3 + 20 + 4 groups in round 1, and one more each round.
        let scale = Scale::new(&settings(System::McMahon), 0, [33, 10].into_iter());
        assert_eq!((scale.groups(), scale.group(0, 35), scale.group(0, 9)), (27, 0, 26));
        assert_eq!(Scale::new(&settings(System::McMahon), 2, [33].into_iter()).groups(), 29);
    }

    #[test]
    fn categories_lie_one_below_the_other() {
        let mut settings = settings(System::SwissCategories);
        settings.categories.0 = vec![Rank::SHODAN, Rank::clamped(-5)];
        let scale = Scale::new(&settings, 2, [2, 0].into_iter());
        assert_eq!((scale.groups(), scale.group(0, 2), scale.group(2, 0)), (9, 0, 8));
    }

    #[test]
    fn an_unusual_correction_widens_the_scale() {
        let scale = Scale::new(&settings(System::McMahon), 0, [40, 10].into_iter());
        assert_eq!((scale.groups(), scale.group(0, 40)), (32, 0));
    }
}
