//! When a round begins, in words that a page can go on counting.

use crate::web::Lang;
use tournament::{RoundNo, Tournament};

/// When a round begins, or began.
pub(super) struct Starts {
    /// `Starts 12:30`, `Started 12:31`; empty if nobody said when.
    pub said: String,
    /// The planned start, in milliseconds since 1970, while the clocks do not run: the page says in how many
    /// minutes that is.
    pub at: Option<i64>,
    /// The event's clock at that moment, in minutes ahead of Greenwich's, for somebody on another.
    pub zone_minutes: i32,
    /// The city of that clock; empty if nobody said.
    pub city: String,
}

impl Starts {
    /// Those of a round.
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

    /// Where nobody said when.
    pub const fn unknown() -> Self {
        Self { said: String::new(), at: None, zone_minutes: 0, city: String::new() }
    }
}
