//! When a round starts, in words and for the page's script.

use crate::web::prelude::*;

pub(super) struct Starts {
    /// `Starts 12:30` or `Started 12:31`; empty if no time is known.
    pub said: String,
    /// The planned start in milliseconds since 1970, until the clocks run: the script says in how many minutes it is.
    pub at: Option<i64>,
    /// The event's offset from UTC at that moment, in minutes, for readers in another time zone.
    pub zone_minutes: i32,
    /// The city of the event's time zone; empty if it is not set.
    pub city: String,
}

impl Starts {
    pub fn of(t: Lang, tournament: &Tournament, round: RoundNo) -> Self {
        let clock = tournament.clock(round);
        let time = |at| [("time", t.time(t.local(at).time()))];
        let (said, planned) = match (clock.started, clock.starts) {
            (Some(at), _) => (t.with("starts-began", time(at)), None),
            (None, Some(at)) => (t.with("starts-at", time(at)), Some(at.and_utc())),
            (None, None) => return Self::unknown(),
        };
        Self {
            said,
            at: planned.map(|at| at.timestamp_millis()),
            zone_minutes: t.zone_minutes(clock.start().unwrap_or_default()),
            city: tournament.settings.zone.city(),
        }
    }

    pub const fn unknown() -> Self {
        Self { said: String::new(), at: None, zone_minutes: 0, city: String::new() }
    }
}
