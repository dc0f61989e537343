use crate::prelude::*;
use std::fmt::Display;
use std::str::FromStr;

/// Reads the attributes of one element as typed values and collects their faults. A missing attribute gives the
/// default, and so does a wrong one, with a fault. A lenient reading uses the nearest value instead, if there is
/// one, with a note.
pub(super) struct Fields<'a> {
    element: Option<&'a Element>,
    pub(super) faults: &'a mut Faults,
}

impl<'a> Fields<'a> {
    /// Without an element, every attribute is missing.
    pub(super) const fn of(element: Option<&'a Element>, faults: &'a mut Faults) -> Self {
        Self { element, faults }
    }

    pub(super) fn place(&self, name: &str) -> Place {
        self.element.map_or_else(Place::file, Element::place).field(name)
    }

    pub(super) fn fault(&mut self, name: &str, problem: Problem) {
        let place = self.place(name);
        self.faults.add(place, problem);
    }

    /// Notes an odd attribute and the value used instead.
    pub(super) fn odd(&mut self, name: &str, problem: Problem, taken: &str) {
        let (place, found) = (self.place(name), self.raw(name).unwrap_or_default());
        self.faults.odd(place, found, problem, taken);
    }

    /// Notes a missing attribute and the value used instead.
    pub(super) fn missing(&mut self, name: &str, taken: &str) {
        self.odd(name, Problem::Missing, taken);
    }

    pub(super) fn raw(&self, name: &str) -> Option<&'a str> {
        self.element.and_then(|e| e.attribute(name)).map(str::trim)
    }

    pub(super) fn given(&self, name: &str) -> Option<&'a str> {
        self.raw(name).filter(|value| !value.is_empty())
    }

    /// A text that may be empty, tidied, at most 200 characters.
    pub(super) fn text(&mut self, name: &str) -> String {
        let Some(value) = self.given(name) else { return String::new() };
        check_name(value).unwrap_or_else(|fault| {
            let plain = value.chars().map(|c| if c.is_control() { ' ' } else { c });
            let taken =
                check_name(&plain.take(NAME_LENGTH).collect::<String>()).unwrap_or_default();
            self.odd(name, Problem::Text(fault), &shorten(&taken));
            taken
        })
    }

    /// A text of 1 to 200 characters.
    pub(super) fn name(&mut self, name: &str) -> String {
        if self.given(name).is_none() {
            self.fault(name, Problem::Missing);
        }
        self.text(name)
    }

    /// A whole number between two bounds; the nearest bound for one beyond them.
    pub(super) fn number<T: TryFrom<i64> + Display>(
        &mut self,
        name: &str,
        bounds: (i64, i64),
        default: T,
    ) -> T {
        let Some(text) = self.given(name) else { return default };
        let (least, most) = bounds;
        let parsed = text.parse::<i64>();
        let value =
            parsed.as_ref().ok().and_then(|value| T::try_from((*value).clamp(least, most)).ok());
        let taken = value.unwrap_or(default);
        match parsed {
            Ok(value) if (least..=most).contains(&value) => {}
            Ok(value) => {
                self.odd(name, Problem::OutOfRange { value, least, most }, &taken.to_string());
            }
            Err(_) => {
                let value = shorten(text);
                self.odd(name, Problem::NotANumber { value, least, most }, &taken.to_string());
            }
        }
        taken
    }

    pub(super) fn flag(&mut self, name: &str, default: bool) -> bool {
        self.one_of(name, &[("true", true), ("false", false)], default)
    }

    /// One of a list of words, ignoring case.
    pub(super) fn one_of<T: Clone + PartialEq>(
        &mut self,
        name: &str,
        words: &[(&str, T)],
        default: T,
    ) -> T {
        let Some(text) = self.given(name) else { return default };
        if let Some((_, value)) = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)) {
            return value.clone();
        }
        let allowed = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        let taken = words.iter().find(|(_, value)| *value == default).map_or("", |(word, _)| word);
        self.odd(name, Problem::NotOneOf { value: shorten(text), allowed }, taken);
        default
    }

    /// A value with its own parser; `problem` makes the fault.
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

    pub(super) fn rank(&mut self, name: &str) -> Option<Rank> {
        self.parsed(name, |text| Rank::from_str(text).ok(), |value| Problem::NotARank { value })
    }

    /// A rank; the nearest one, or the default, if it is none.
    pub(super) fn rank_or(&mut self, name: &str, default: Rank) -> Rank {
        let Some(text) = self.given(name) else { return default };
        text.parse().unwrap_or_else(|_| {
            let taken = Rank::nearest(text).unwrap_or(default);
            self.odd(name, Problem::NotARank { value: shorten(text) }, &taken.to_string());
            taken
        })
    }

    /// A number of points in halves between whole bounds, or the nearest bound.
    pub(super) fn points_or(
        &mut self,
        name: &str,
        (least, most): (i32, i32),
        default: HalfPoints,
    ) -> HalfPoints {
        let Some(text) = self.given(name) else { return default };
        let Some(points) = HalfPoints::parse(text) else {
            self.odd(name, Problem::NotPoints { value: shorten(text) }, &default.to_string());
            return default;
        };
        let taken = HalfPoints(points.0.clamp(least * 2, most * 2));
        if taken != points {
            let value = points.floor().into();
            let problem = Problem::OutOfRange { value, least: least.into(), most: most.into() };
            self.odd(name, problem, &taken.to_string());
        }
        taken
    }

    /// A number of points in halves, if given, of at most 1000 either way.
    pub(super) fn points(&mut self, name: &str) -> Option<HalfPoints> {
        let read = |text: &str| HalfPoints::parse(text).filter(|points| points.0.abs() <= 2000);
        self.parsed(name, read, |value| Problem::NotPoints { value })
    }

    pub(super) fn fraction_or(&mut self, name: &str, default: f64) -> f64 {
        let Some(text) = self.given(name) else { return default };
        let read = text.parse().ok().filter(|value| (0.0..=1.0).contains(value));
        read.unwrap_or_else(|| {
            self.odd(name, Problem::NotAFraction { value: shorten(text) }, &default.to_string());
            default
        })
    }

    /// A day; the default if it is wrong or missing.
    pub(super) fn date_or(&mut self, name: &str, default: NaiveDate) -> NaiveDate {
        match self.given(name) {
            None => {
                self.missing(name, &default.to_string());
                default
            }
            Some(text) => date(text).unwrap_or_else(|| {
                self.odd(name, Problem::NotADate { value: shorten(text) }, &default.to_string());
                default
            }),
        }
    }

    pub(super) fn date(&mut self, name: &str) -> Option<NaiveDate> {
        self.parsed(name, date, |value| Problem::NotADate { value })
    }
}

/// Reads `2026-05-31`, within [`tournament::YEARS`].
pub(super) fn date(text: &str) -> Option<NaiveDate> {
    (text.len() == 10).then(|| date_as(text, "%Y-%m-%d")).flatten()
}

/// Reads a day in that layout, within [`tournament::YEARS`].
pub(super) fn date_as(text: &str, layout: &str) -> Option<NaiveDate> {
    check_day(NaiveDate::parse_from_str(text, layout).ok()?).ok()
}
