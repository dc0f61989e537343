//! When a round begins, in words that a page can go on counting.

use crate::tournament::{RoundNo, Tournament};
use crate::web::{Lang, local_time};

/// When a round begins, or began.
pub(super) struct Starts {
    /// `Starts 12:30`, `Started 12:31`; empty if nobody said when.
    pub said: String,
    /// The planned start, in milliseconds since 1970, while the clocks do not run: the page says in how many
    /// minutes that is.
    pub at: Option<i64>,
}

impl Starts {
    /// Those of a round.
    pub fn of(t: Lang, tournament: &Tournament, round: RoundNo) -> Self {
        let clock = tournament.clock(round);
        let time = |at| [("time", t.time(local_time(at).time()))];
        match (clock.started, clock.starts) {
            (Some(at), _) => Self { said: t.with("starts-began", time(at)), at: None },
            (None, Some(at)) => {
                let millis = at.and_utc().timestamp_millis();
                Self { said: t.with("starts-at", time(at)), at: Some(millis) }
            }
            (None, None) => Self::unknown(),
        }
    }

    /// Where nobody said when.
    pub const fn unknown() -> Self {
        Self { said: String::new(), at: None }
    }
}
