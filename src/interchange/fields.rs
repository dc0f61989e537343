use std::str::FromStr;

use chrono::NaiveDate;

use rating::Rank;
use tournament::{HalfPoints, check_name};

use super::error::{Faults, shorten};
use super::xml::Element;
use super::{Place, Problem};

/// Reads the attributes of one element as typed values, collecting what is wrong with them.
///
/// A missing attribute gives the default; so does a wrong one, after its fault was noted.
pub(super) struct Fields<'a> {
    element: Option<&'a Element>,
    pub(super) faults: &'a mut Faults,
}

impl<'a> Fields<'a> {
    /// The attributes of that element; of no element, every one is missing.
    pub(super) const fn of(element: Option<&'a Element>, faults: &'a mut Faults) -> Self {
        Self { element, faults }
    }

    /// Where an attribute is, or would be.
    pub(super) fn place(&self, name: &str) -> Place {
        self.element.map_or_else(Place::file, Element::place).field(name)
    }

    /// Notes a fault of an attribute.
    pub(super) fn fault(&mut self, name: &str, problem: Problem) {
        let place = self.place(name);
        self.faults.add(place, problem);
    }

    /// The value as it stands, trimmed.
    pub(super) fn raw(&self, name: &str) -> Option<&'a str> {
        self.element.and_then(|e| e.attribute(name)).map(str::trim)
    }

    /// The value unless it is missing or empty.
    pub(super) fn given(&self, name: &str) -> Option<&'a str> {
        self.raw(name).filter(|value| !value.is_empty())
    }

    /// A text that may be empty, tidied, at most 200 characters.
    pub(super) fn text(&mut self, name: &str) -> String {
        let Some(value) = self.given(name) else { return String::new() };
        check_name(value).unwrap_or_else(|fault| {
            self.fault(name, Problem::Text(fault));
            String::new()
        })
    }

    /// A text of 1 to 200 characters.
    pub(super) fn name(&mut self, name: &str) -> String {
        if self.given(name).is_none() {
            self.fault(name, Problem::Missing);
        }
        self.text(name)
    }

    /// A whole number between two bounds.
    pub(super) fn number<T: TryFrom<i64>>(
        &mut self,
        name: &str,
        bounds: (i64, i64),
        default: T,
    ) -> T {
        let Some(text) = self.given(name) else { return default };
        let (least, most) = bounds;
        let problem = match text.parse::<i64>() {
            Ok(value) if (least..=most).contains(&value) => match T::try_from(value) {
                Ok(value) => return value,
                Err(_) => Problem::OutOfRange { value, least, most },
            },
            Ok(value) => Problem::OutOfRange { value, least, most },
            Err(_) => Problem::NotANumber { value: shorten(text), least, most },
        };
        self.fault(name, problem);
        default
    }

    /// `true` or `false`.
    pub(super) fn flag(&mut self, name: &str, default: bool) -> bool {
        self.one_of(name, &[("true", true), ("false", false)], default)
    }

    /// One of a list of words, in either case.
    pub(super) fn one_of<T: Clone>(&mut self, name: &str, words: &[(&str, T)], default: T) -> T {
        let Some(text) = self.given(name) else { return default };
        if let Some((_, value)) = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)) {
            return value.clone();
        }
        let allowed = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        self.fault(name, Problem::NotOneOf { value: shorten(text), allowed });
        default
    }

    /// A value with its own reading, whose failure is told by `problem`.
    fn parsed<T>(
        &mut self,
        name: &str,
        read: impl Fn(&str) -> Option<T>,
        problem: impl Fn(String) -> Problem,
    ) -> Option<T> {
        let text = self.given(name)?;
        let value = read(text);
        if value.is_none() {
            self.fault(name, problem(shorten(text)));
        }
        value
    }

    /// A rank, if given.
    pub(super) fn rank(&mut self, name: &str) -> Option<Rank> {
        self.parsed(name, |text| Rank::from_str(text).ok(), |value| Problem::NotARank { value })
    }

    /// A number of points in halves, if given, of at most 1000 either way.
    pub(super) fn points(&mut self, name: &str) -> Option<HalfPoints> {
        let read = |text: &str| HalfPoints::parse(text).filter(|points| points.0.abs() <= 2000);
        self.parsed(name, read, |value| Problem::NotPoints { value })
    }

    /// A fraction from 0 to 1, if given.
    pub(super) fn fraction(&mut self, name: &str) -> Option<f64> {
        let read = |text: &str| text.parse().ok().filter(|value| (0.0..=1.0).contains(value));
        self.parsed(name, read, |value| Problem::NotAFraction { value })
    }

    /// A day of the years 1900 to 2999, if given.
    pub(super) fn date(&mut self, name: &str) -> Option<NaiveDate> {
        self.parsed(name, date, |value| Problem::NotADate { value })
    }
}

/// Reads `2026-05-31` of the years 1900 to 2999.
pub(super) fn date(text: &str) -> Option<NaiveDate> {
    use chrono::Datelike;
    let day = NaiveDate::parse_from_str(text.get(..10)?, "%Y-%m-%d").ok()?;
    (text.len() == 10 && (1900..3000).contains(&day.year())).then_some(day)
}
