//! When people may register or check in online, by an event's rules.

use chrono::{DateTime, NaiveDateTime, Utc};

use super::{HomeRules, Tournament};

/// Whether registration is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeDoor {
    /// This event has no online registration.
    Never,
    /// Opens at that moment.
    Soon(NaiveDateTime),
    /// Now.
    Open,
    /// Not any more.
    Closed,
}

impl Tournament {
    /// Whether registration is open at that moment; never once the last round is published.
    #[must_use]
    pub fn home_door(&self, now: DateTime<Utc>) -> HomeDoor {
        let over = self.last_public_round().is_some_and(|last| last.0 >= self.settings.rounds);
        match self.settings.home.door(now) {
            HomeDoor::Open | HomeDoor::Soon(_) if over => HomeDoor::Closed,
            door => door,
        }
    }
}

impl Tournament {
    /// When the clock next changes the event: what people may do themselves, or the current round.
    #[must_use]
    pub fn next_moment(&self, now: NaiveDateTime) -> Option<NaiveDateTime> {
        let home = &self.settings.home;
        let home = [home.opens, home.closes, home.check_in_opens, home.check_in_closes];
        let clocks = self.clocks.values().flat_map(|clock| {
            let window = clock.window.map(|window| [window.from, window.until]);
            let played = [clock.starts, clock.started, clock.expected_end(self.settings.time)];
            played.into_iter().flatten().chain(window.into_iter().flatten())
        });
        home.into_iter().flatten().chain(clocks).filter(|at| *at > now).min()
    }
}

impl HomeDoor {
    /// Whether to show where to register: now, or from some day on.
    #[must_use]
    pub const fn invites(self) -> bool {
        matches!(self, Self::Open | Self::Soon(_))
    }
}

impl HomeRules {
    /// Whether registration is open at that moment.
    #[must_use]
    pub fn door(&self, now: DateTime<Utc>) -> HomeDoor {
        let now = now.naive_utc();
        match (self.opens, self.closes) {
            _ if !self.open => HomeDoor::Never,
            (_, Some(closes)) if now >= closes => HomeDoor::Closed,
            (Some(opens), _) if now < opens => HomeDoor::Soon(opens),
            _ => HomeDoor::Open,
        }
    }

    /// Whether places are limited, in all or in a category, so that others may wait for one.
    #[must_use]
    pub fn has_places(&self) -> bool {
        self.places.is_some() || self.category_places.iter().any(Option::is_some)
    }

    /// Whether players check themselves in at that moment.
    #[must_use]
    pub fn lets_check_in(&self, now: DateTime<Utc>) -> bool {
        let now = now.naive_utc();
        let opened = self.check_in_opens.is_none_or(|opens| opens <= now);
        self.own_check_in && opened && !self.check_in_is_over(now)
    }

    /// Whether the time to check in is over.
    #[must_use]
    pub fn check_in_is_over(&self, now: NaiveDateTime) -> bool {
        self.check_in_closes.is_some_and(|closes| closes <= now)
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::{Federation, RoundClock, RoundNo, RoundWindow, System, preset};

    #[test]
    fn the_clock_decides_next_when_a_door_opens_or_a_window_begins() {
        let day = NaiveDate::from_ymd_opt(2026, 5, 14).unwrap();
        let at = |hour| day.and_hms_opt(hour, 0, 0).unwrap();
        let mut open = Tournament::new(preset(System::Swiss, Federation::Egf, "Open", day));
        assert_eq!(open.next_moment(at(1)), None);
        (open.settings.home.opens, open.settings.home.closes) = (Some(at(3)), Some(at(9)));
        let window = Some(RoundWindow { from: at(5), until: at(7) });
        open.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
        let next = [1, 3, 5, 7, 9].map(|hour| open.next_moment(at(hour)));
        assert_eq!(next, [Some(at(3)), Some(at(5)), Some(at(7)), Some(at(9)), None]);
    }
}
