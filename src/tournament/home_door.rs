//! When people may register or check in by themselves, as an event's rules have it.

use chrono::{DateTime, NaiveDateTime, Utc};

use super::{HomeRules, Tournament};

/// Whether somebody can register now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeDoor {
    /// This event takes no registrations from home.
    Never,
    /// Not yet: from that moment on.
    Soon(NaiveDateTime),
    /// Now.
    Open,
    /// Not any more.
    Closed,
}

impl Tournament {
    /// Whether somebody can register at that moment: not once the last round is published, whatever the rules say.
    #[must_use]
    pub fn home_door(&self, now: DateTime<Utc>) -> HomeDoor {
        let over = self.last_public_round().is_some_and(|last| last.0 >= self.settings.rounds);
        match self.settings.home.door(now) {
            HomeDoor::Open | HomeDoor::Soon(_) if over => HomeDoor::Closed,
            door => door,
        }
    }
}

impl HomeDoor {
    /// Whether whoever reads of the event is told where to register: now, or from some day on.
    #[must_use]
    pub const fn invites(self) -> bool {
        matches!(self, Self::Open | Self::Soon(_))
    }
}

impl HomeRules {
    /// Whether somebody can register at that moment.
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

    /// Whether places are limited, of the whole or of a category, so that others may wait for one.
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
