use tournament::{HalfPoints, Settings};

/// Which players are excused from the secondary criteria (handicap, geography): the strong and the successful, for
/// whom only the score shall count.
///
/// Excused are players with 2·rank + 2·wins ≥ 2·threshold; with 2·wins ≥ the number of rounds if that setting is
/// on, or with every round of the event won if it is off; or whose starting score is the bar or above, if that
/// setting is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Excuse {
    threshold: i32,
    wins_needed: HalfPoints,
    bar: Option<i32>,
}

impl Excuse {
    pub fn new(settings: &Settings) -> Self {
        let pairing = &settings.pairing;
        let half = HalfPoints(settings.rounds);
        Self {
            threshold: pairing.excused_from.value(),
            wins_needed: if pairing.excused_by_wins { half } else { half + half },
            bar: pairing
                .excused_at_bar
                .then(|| settings.mcmahon.bar.value() - settings.mcmahon.zero.value()),
        }
    }

    pub fn covers(&self, rank: i32, wins: HalfPoints, start: i32) -> bool {
        2 * rank + wins.0 >= 2 * self.threshold
            || wins >= self.wins_needed
            || self.bar.is_some_and(|bar| start >= bar)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{Federation, System, preset};

    #[test]
    fn dan_players_the_bar_and_the_successful_are_excused() {
        let mut settings =
            preset(System::McMahon, Federation::Egf, "Open", chrono::NaiveDate::default());
        let rule = Excuse::new(&settings);
        let wins = HalfPoints::whole;
        assert!(rule.covers(0, wins(0), 30));
        assert!(rule.covers(-2, wins(2), 28));
        assert!(!rule.covers(-3, wins(2), 27));
        assert!(rule.covers(-9, wins(0), 33));
        assert!(!rule.covers(-9, wins(3), 21));
        settings.pairing.excused_by_wins = true;
        settings.pairing.excused_at_bar = false;
        let rule = Excuse::new(&settings);
        assert!(rule.covers(-9, wins(3), 21));
        assert!(!rule.covers(-9, wins(2), 33));
    }
}
