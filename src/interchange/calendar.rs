//! Calendars for phones: iCalendar, [RFC 5545](https://www.rfc-editor.org/rfc/rfc5545). Times are in UTC; calendars
//! show them in local time.

use crate::prelude::*;
use chrono::{Days, NaiveDateTime};
use std::fmt;

/// The longest line, in octets (3.1 of the RFC).
const LINE: usize = 75;

/// The contents of an iCalendar file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    pub name: String,
    /// When it was made, in UTC.
    pub made: NaiveDateTime,
    pub dates: Vec<CalendarDate>,
}

/// A calendar event; times in UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarDate {
    /// Its globally unique identifier, stable between versions.
    pub uid: String,
    /// The greatest version is the newest.
    pub version: i64,
    pub begins: NaiveDateTime,
    pub ends: Option<NaiveDateTime>,
    /// The first and last day, of what takes whole days whatever the reader's zone; then the times are not written.
    pub days: Option<[NaiveDate; 2]>,
    pub title: String,
    /// The location; empty if unknown.
    pub place: String,
    pub url: String,
    /// Whether its owner is free during it, as in the weeks within which a game is to be played.
    pub free: bool,
}

impl fmt::Display for Calendar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line(f, "BEGIN:VCALENDAR")?;
        line(f, "VERSION:2.0")?;
        line(f, "PRODID:-//Tengen//Go tournaments//EN")?;
        line(f, &format!("X-WR-CALNAME:{}", escaped(&self.name)))?;
        line(f, "REFRESH-INTERVAL;VALUE=DURATION:PT15M")?;
        for date in &self.dates {
            date.write(f, self.made)?;
        }
        line(f, "END:VCALENDAR")
    }
}

impl CalendarDate {
    fn write(&self, f: &mut fmt::Formatter<'_>, made: NaiveDateTime) -> fmt::Result {
        line(f, "BEGIN:VEVENT")?;
        line(f, &format!("UID:{}", escaped(&self.uid)))?;
        line(f, &format!("SEQUENCE:{}", self.version))?;
        line(f, &format!("DTSTAMP:{}", in_utc(made)))?;
        if let Some([first, last]) = self.days {
            line(f, &format!("DTSTART;VALUE=DATE:{}", first.format("%Y%m%d")))?;
            line(f, &format!("DTEND;VALUE=DATE:{}", (last + Days::new(1)).format("%Y%m%d")))?;
        } else {
            line(f, &format!("DTSTART:{}", in_utc(self.begins)))?;
            self.ends.map_or(Ok(()), |ends| line(f, &format!("DTEND:{}", in_utc(ends))))?;
        }
        line(f, &format!("SUMMARY:{}", escaped(&self.title)))?;
        if !self.place.is_empty() {
            line(f, &format!("LOCATION:{}", escaped(&self.place)))?;
        }
        line(f, &format!("URL:{}", self.url))?;
        if self.free {
            line(f, "TRANSP:TRANSPARENT")?;
        }
        line(f, "END:VEVENT")
    }
}

/// `20260514T103000Z`.
fn in_utc(at: NaiveDateTime) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// Escapes commas, semicolons, backslashes and line breaks (3.3.11).
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// Folds a long line, never within a character.
fn line(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let mut rest = text;
    let mut room = LINE;
    while rest.len() > room {
        let (now, later) = rest.split_at(rest.floor_char_boundary(room));
        write!(f, "{now}\r\n ")?;
        // The blank before a continuation is one of its octets.
        (rest, room) = (later, LINE - 1);
    }
    write!(f, "{rest}\r\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(title: &str) -> Calendar {
        let day = NaiveDate::from_ymd_opt(2026, 5, 14).unwrap();
        let at = |hour, minute| day.and_hms_opt(hour, minute, 0).unwrap();
        let date = CalendarDate {
            uid: "7-round-1@go.example".to_owned(),
            version: 12,
            begins: at(10, 30),
            ends: Some(at(12, 15)),
            days: None,
            title: title.to_owned(),
            place: "Harbour Hall; Odense, Denmark".to_owned(),
            url: "https://go.example/t/open/rounds/1".to_owned(),
            free: false,
        };
        Calendar { name: "Open".to_owned(), made: at(9, 0), dates: vec![date] }
    }

    #[test]
    fn a_round_is_written_as_the_rfc_has_it() {
        let text = round("Round 1, Open").to_string();
        let lines: Vec<&str> = text.split_terminator("\r\n").collect();
        assert_eq!(lines.first(), Some(&"BEGIN:VCALENDAR"));
        assert_eq!(lines.last(), Some(&"END:VCALENDAR"));
        for wanted in [
            "UID:7-round-1@go.example",
            "DTSTAMP:20260514T090000Z",
            "DTSTART:20260514T103000Z",
            "DTEND:20260514T121500Z",
            "SUMMARY:Round 1\\, Open",
            "LOCATION:Harbour Hall\\; Odense\\, Denmark",
        ] {
            assert!(lines.contains(&wanted), "{wanted}: {text}");
        }
    }

    #[test]
    fn whole_days_have_no_times_that_another_zone_would_shift() {
        let mut calendar = round("Open");
        let day = calendar.made.date();
        calendar.dates[0].days = Some([day, day + Days::new(1)]);
        let text = calendar.to_string();
        assert!(
            text.contains("DTSTART;VALUE=DATE:20260514\r\nDTEND;VALUE=DATE:20260516\r\n"),
            "{text}"
        );
        assert!(!text.contains("DTSTART:"), "{text}");
    }

    #[test]
    fn long_lines_are_folded_between_letters() {
        let title = "ü名".repeat(60);
        let text = round(&title).to_string();
        assert!(text.split("\r\n").all(|line| line.len() <= LINE), "{text}");
        assert!(text.replace("\r\n ", "").contains(&title));
    }
}
