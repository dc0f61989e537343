use chrono::{NaiveDateTime, TimeDelta};
use serde::{Deserialize, Serialize};

use super::{ING_PERIODS, TimeControl};

/// The period in which the games of a round are played, each at its own hour. Both in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundWindow {
    /// From when on.
    pub from: NaiveDateTime,
    /// Until when, this minute included; not before `from`.
    pub until: NaiveDateTime,
}

impl RoundWindow {
    /// Whether that moment lies in it.
    #[must_use]
    pub fn holds(&self, at: NaiveDateTime) -> bool {
        (self.from..=self.until).contains(&at)
    }

    /// The moment from which unplayed games may be settled: the end, and so many days of grace.
    #[must_use]
    pub fn grace_ends(&self, days: u8) -> NaiveDateTime {
        self.until.checked_add_signed(TimeDelta::days(days.into())).unwrap_or(self.until)
    }
}

/// The start of a round: planned by the organiser, and when the clocks were started. Both in UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RoundClock {
    /// The planned start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<NaiveDateTime>,
    /// When an arbiter started the clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<NaiveDateTime>,
    /// The days on which its games may be played, if not at one hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<RoundWindow>,
}

impl RoundClock {
    /// Whether all is unset.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        *self == Self::default()
    }

    /// The start for delays: the real one, else the planned one.
    #[must_use]
    pub fn start(&self) -> Option<NaiveDateTime> {
        self.started.or(self.starts)
    }

    /// Whole minutes since the start; `None` before it or without one.
    #[must_use]
    pub fn minutes_late(&self, now: NaiveDateTime) -> Option<u32> {
        let gone = now.signed_duration_since(self.start()?);
        u32::try_from(gone.num_minutes()).ok().filter(|_| gone >= TimeDelta::zero())
    }

    /// The moment after which an absent player has lost: the start and so many minutes of grace.
    #[must_use]
    pub fn forfeit(&self, grace_minutes: u32) -> Option<NaiveDateTime> {
        self.start()?.checked_add_signed(TimeDelta::minutes(grace_minutes.into()))
    }

    /// When the last games should be over: both players' time as the European Go Database computes it,
    /// [`TimeControl::adjusted_seconds`], after the start, and all that they may buy. Japanese and Canadian
    /// overtime and increments have no limit, so a long game may last longer.
    #[must_use]
    pub fn expected_end(&self, time: TimeControl) -> Option<NaiveDateTime> {
        let bought = if time.is_bought() { u32::from(ING_PERIODS) * time.ing_seconds() } else { 0 };
        let seconds = 2 * i64::from(time.adjusted_seconds() + bought);
        self.start()?.checked_add_signed(TimeDelta::try_seconds(seconds)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Overtime;

    fn at(minute: i64) -> NaiveDateTime {
        let start = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).unwrap().and_hms_opt(10, 0, 0);
        start.unwrap() + TimeDelta::minutes(minute)
    }

    #[test]
    fn the_real_start_counts_and_else_the_planned_one() {
        let planned = RoundClock { starts: Some(at(0)), ..RoundClock::default() };
        assert_eq!(planned.minutes_late(at(-1)), None, "nobody is late before");
        assert_eq!(planned.minutes_late(at(0)), Some(0));
        let started = RoundClock { started: Some(at(7)), ..planned };
        assert_eq!(started.minutes_late(at(20) - TimeDelta::seconds(1)), Some(12));
        assert_eq!(started.forfeit(30), Some(at(37)));
        assert_eq!(RoundClock::default().forfeit(30), None);
    }

    #[test]
    fn the_end_is_reckoned_from_the_time_of_both_players() {
        let clock = RoundClock { started: Some(at(0)), ..RoundClock::default() };
        let time = |overtime| TimeControl { basic_minutes: 60, overtime, internet: false };
        assert_eq!(clock.expected_end(time(Overtime::SuddenDeath)), Some(at(120)));
        let byoyomi = time(Overtime::Byoyomi { seconds: 30 });
        assert_eq!(clock.expected_end(byoyomi), Some(at(120 + 45)));
        let fischer = time(Overtime::Fischer { increment: 10 });
        assert_eq!(clock.expected_end(fischer), Some(at(120 + 40)));
        assert_eq!(clock.expected_end(time(Overtime::Ing)), Some(at(120 + 60)), "six periods");
    }

    #[test]
    fn a_window_holds_its_ends_and_grace_begins_after_it() {
        let window = RoundWindow { from: at(0), until: at(60) };
        assert!([0, 30, 60].iter().all(|minute| window.holds(at(*minute))));
        assert!(!window.holds(at(-1)) && !window.holds(at(61)));
        assert_eq!(window.grace_ends(0), at(60));
        assert_eq!(window.grace_ends(2), at(60 + 2 * 24 * 60));
    }
}
