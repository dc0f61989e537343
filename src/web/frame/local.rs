//! The time of day. Tournaments have no time zone of their own: moments are kept in UTC, and pages show and
//! read them on the clock of the server's own zone, which the pages for organisers name.

use chrono::{Local, NaiveDateTime, TimeZone, Utc};

/// A moment in UTC on the server's clock.
#[must_use]
pub fn local_time(at: NaiveDateTime) -> NaiveDateTime {
    at.and_utc().with_timezone(&Local).naive_local()
}

/// A moment on the server's clock in UTC; of an hour that the clock shows twice, the first. `None` for one
/// that it leaves out.
#[must_use]
pub fn from_local_time(at: NaiveDateTime) -> Option<NaiveDateTime> {
    Local.from_local_datetime(&at).earliest().map(|at| at.with_timezone(&Utc).naive_utc())
}

/// The offset of the server's clock now: `UTC+02:00`.
#[must_use]
pub fn zone() -> String {
    format!("UTC{}", Local::now().offset())
}

/// The same in minutes ahead of Greenwich.
#[must_use]
pub fn zone_minutes() -> i32 {
    Local::now().offset().local_minus_utc() / 60
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_on_the_clock_is_read_back() {
        let noon = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).unwrap().and_hms_opt(12, 0, 0);
        let noon = noon.unwrap();
        assert_eq!(from_local_time(local_time(noon)), Some(noon));
        assert!(zone().starts_with("UTC+") || zone().starts_with("UTC-"), "{}", zone());
    }
}
