//! The time of day: moments are kept in UTC; pages show and read them in the event's zone, or in the server's if the
//! event has none.

use chrono::{Local, NaiveDate, NaiveDateTime, Offset, TimeDelta, TimeZone, Utc};

use tournament::{EventZone, Settings};

use super::Lang;

/// What each event chooses for its pages: its time zone, and the order of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Customs {
    pub zone: EventZone,
    /// In every language.
    pub surname_first: bool,
    /// Its first day; `None` on pages of no event.
    pub begins: Option<NaiveDate>,
}

impl Customs {
    #[must_use]
    pub const fn of(settings: &Settings) -> Self {
        let (zone, surname_first) = (settings.zone, settings.surname_first);
        Self { zone, surname_first, begins: Some(settings.begins) }
    }
}

/// From local time to UTC: of an hour that occurs twice, the first; of one that is left out, as if the clock had gone
/// on unchanged.
#[must_use]
pub fn from_local_time(zone: EventZone, at: NaiveDateTime) -> NaiveDateTime {
    let hour = TimeDelta::hours(1);
    let utc = |at: NaiveDateTime| match zone.tz() {
        Some(tz) => tz.from_local_datetime(&at).earliest().map(|at| at.naive_utc()),
        None => Local.from_local_datetime(&at).earliest().map(|at| at.naive_utc()),
    };
    let left_out = || utc(at.checked_sub_signed(hour)?)?.checked_add_signed(hour);
    utc(at).or_else(left_out).unwrap_or(at)
}

#[must_use]
pub fn local_time(zone: EventZone, at: NaiveDateTime) -> NaiveDateTime {
    let ahead = TimeDelta::seconds(seconds_ahead(zone, at).into());
    at.checked_add_signed(ahead).unwrap_or(at)
}

fn seconds_ahead(zone: EventZone, at: NaiveDateTime) -> i32 {
    match zone.tz() {
        Some(tz) => tz.offset_from_utc_datetime(&at).fix().local_minus_utc(),
        None => Local.offset_from_utc_datetime(&at).local_minus_utc(),
    }
}

impl Lang {
    #[must_use]
    pub fn local(self, at: NaiveDateTime) -> NaiveDateTime {
        local_time(self.customs.zone, at)
    }

    #[must_use]
    pub fn local_now(self) -> NaiveDateTime {
        self.local(Utc::now().naive_utc())
    }

    /// The zone's offset from UTC in minutes, at a moment in UTC.
    #[must_use]
    pub fn zone_minutes(self, at: NaiveDateTime) -> i32 {
        seconds_ahead(self.customs.zone, at) / 60
    }

    /// The zone's name, `Europe/Copenhagen`; of a server's the offset when the event begins, `UTC+02:00`.
    #[must_use]
    pub fn zone(self) -> String {
        if !self.customs.zone.is_of_server() {
            return self.customs.zone.to_string();
        }
        let day = self.customs.begins.unwrap_or_else(|| self.local_now().date());
        let minutes = self.zone_minutes(from_local_time(self.customs.zone, day.into()));
        let sign = if minutes < 0 { '\u{2212}' } else { '+' };
        let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
        format!("UTC{sign}{hours:02}:{rest:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(month: u32, day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, month, day).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    #[test]
    fn a_moment_on_the_clock_is_read_back() {
        for zone in ["", "Europe/Copenhagen", "Asia/Kolkata", "America/New_York"] {
            let zone = zone.parse().unwrap();
            for moment in [at(1, 14, 12, 0), at(7, 14, 12, 0)] {
                assert_eq!(from_local_time(zone, local_time(zone, moment)), moment, "{zone}");
            }
        }
    }

    #[test]
    fn summer_time_comes_and_goes() {
        let copenhagen = "Europe/Copenhagen".parse().unwrap();
        assert_eq!(local_time(copenhagen, at(1, 14, 9, 0)), at(1, 14, 10, 0));
        assert_eq!(local_time(copenhagen, at(7, 14, 9, 0)), at(7, 14, 11, 0));
        // The clocks go from 2:00 to 3:00 on 29 March, and from 3:00 to 2:00 on 25 October.
        assert_eq!(from_local_time(copenhagen, at(3, 29, 2, 30)), at(3, 29, 1, 30));
        assert_eq!(from_local_time(copenhagen, at(10, 25, 2, 30)), at(10, 25, 0, 30));
    }

    #[test]
    fn the_clock_is_named() {
        // The offset changes on the second day of an event there, and is not that of the day on which it is read.
        let zone = "Australia/Lord_Howe".parse().unwrap();
        let t = Lang::english().with_customs(Customs { zone, ..Customs::default() });
        assert_eq!(t.zone(), "Australia/Lord_Howe");
        let of_server = Lang::english().zone();
        assert!(of_server.starts_with("UTC"), "{of_server}");
    }
}
