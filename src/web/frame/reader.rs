//! Reading the fields of a form, one typed value after another.

use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono::{NaiveDate, NaiveTime};

use tournament::check_day;

use super::{Form, Sentence};

/// A parsed form, with which a handler works.
pub trait FromForm: Sized {
    /// Reads every field, also after a wrong one, so that all errors are shown at once:
    /// `let (a, b) = (reader.read("a", …), reader.read("b", …)); Some(Self { a: a?, b: b? })`.
    fn from_form(reader: &mut Reader<'_>) -> Option<Self>;
}

pub struct Reader<'a> {
    form: &'a Form,
    wrong: Vec<(String, Sentence)>,
}

impl<'a> Reader<'a> {
    pub(super) const fn of(form: &'a Form) -> Self {
        Self { form, wrong: Vec::new() }
    }

    pub(super) fn into_wrong(self) -> Vec<(String, Sentence)> {
        self.wrong
    }

    /// Unparsed.
    #[must_use]
    pub fn typed(&self, name: &str) -> &'a str {
        self.form.value(name)
    }

    /// The field's value when the form was made.
    #[must_use]
    pub fn shown(&self, name: &str) -> Option<String> {
        self.form.shown(name)
    }

    pub fn all(&self, name: &str) -> Vec<&'a str> {
        self.form.values(name).collect()
    }

    #[must_use]
    pub fn ticked(&self, name: &str) -> bool {
        self.form.is_ticked(name)
    }

    /// With an empty name, the form as a whole is wrong.
    pub fn refuse(&mut self, name: &str, why: impl Into<Sentence>) {
        self.wrong.push((name.to_owned(), why.into()));
    }

    /// Reads a field with a parser of its type, such as `check_name`.
    pub fn read<T, E: Into<Sentence>>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<T> {
        read(self.typed(name)).map_err(|why| self.refuse(name, why)).ok()
    }

    /// Reads a field that may be left empty: `Some(None)` then.
    pub fn read_if_any<T, E: Into<Sentence>>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<Option<T>> {
        if self.typed(name).trim().is_empty() {
            Some(None)
        } else {
            self.read(name, read).map(Some)
        }
    }

    pub fn number<N>(&mut self, name: &str, bounds: RangeInclusive<N>) -> Option<N>
    where
        N: TryFrom<i64> + Into<i64> + Copy,
    {
        let (least, most) = ((*bounds.start()).into(), (*bounds.end()).into());
        self.read(name, |typed| {
            let value: i64 = parse_or(typed, "fault-number")?;
            let range = || {
                let sentence = Sentence::new("fault-out-of-range").with("value", value);
                sentence.with("least", least).with("most", most)
            };
            N::try_from(value).ok().filter(|_| (least..=most).contains(&value)).ok_or_else(range)
        })
    }

    /// `2026-05-14`.
    pub fn date(&mut self, name: &str) -> Option<NaiveDate> {
        self.read(name, read_day)
    }

    /// `14:30` or `14:30:00`.
    pub fn time(&mut self, name: &str) -> Option<NaiveTime> {
        self.read(name, |typed| {
            let full =
                if typed.trim().len() == 5 { format!("{typed}:00") } else { typed.to_owned() };
            parse_or(&full, "fault-time")
        })
    }

    /// Reads one of several answers by its code.
    pub fn choose<T>(&mut self, name: &str, find: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.read(name, |typed| find(typed).ok_or(Sentence::new("fault-choice")))
    }
}

pub fn read_day(typed: &str) -> Result<NaiveDate, Sentence> {
    parse_or(typed, "fault-date").and_then(|day| Ok(check_day(day)?))
}

fn parse_or<T: FromStr>(typed: &str, key: &'static str) -> Result<T, Sentence> {
    typed.trim().parse().map_err(|_| Sentence::new(key).with("typed", typed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::check_name;

    #[test]
    fn dates_and_times_are_read_as_browsers_send_them() {
        let form = Form::filled([("day", "2026-05-14"), ("at", "14:30"), ("late", "14:30:10")]);
        let mut reader = Reader::of(&form);
        assert_eq!(reader.date("day"), NaiveDate::from_ymd_opt(2026, 5, 14));
        assert_eq!(reader.time("at"), NaiveTime::from_hms_opt(14, 30, 0));
        assert_eq!(reader.time("late"), NaiveTime::from_hms_opt(14, 30, 10));
        assert_eq!(reader.date("at"), None);
        for day in ["+262142-12-31", "-0001-01-01", "1899-12-31", "2200-01-01"] {
            let wrong = read_day(day).expect_err(day);
            assert_eq!(wrong.key(), "fault-out-of-range", "{day}");
        }
        assert_eq!(reader.read_if_any("none", check_name), Some(None));
        assert_eq!(reader.wrong.len(), 1);
    }
}
