//! Fields by name: what each holds, how a text is read as its value, and the value shown. The settings of an event, its
//! rules of play and its procedure are tables of fields; forms, files, `--set` and the documentation follow from them.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use chrono::{NaiveDate, NaiveDateTime};
use rating::Rank;

use super::{EventZone, Fault, HalfPoints, Rooms, check_day, check_moment, check_name};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// A text of 1 to 200 characters.
    Name,
    /// A text of at most 200 characters.
    Text,
    /// A text of at most that many characters.
    Long(usize),
    /// Two letters, or nothing.
    Country,
    Day,
    DayIfAny,
    /// A moment in UTC, or none; forms ask for its day and time on the event's clock.
    Moment,
    Whole(i64, i64),
    WholeIfAny(i64, i64),
    /// Points in halves, between whole bounds.
    Points(i32, i32),
    /// A number from 0 to 1.
    Fraction,
    /// Yes or no, as a box to tick.
    Tick,
    /// Yes or no, as an answer.
    YesNo,
    Rank,
    /// A time zone, or nothing for the server's.
    Zone,
    /// The tables of each room, or nothing.
    Rooms,
    /// One of several names, and the catalogue's key of their words, in which `{name}` stands for the name.
    One(&'static [&'static str], &'static str),
    /// One of these names, or a number of minutes, 1 to 1440, after a player was told of a ruling.
    Until(&'static [&'static str]),
}

/// The answers of [`Holds::YesNo`].
pub const YES_OR_NO: [&str; 2] = ["yes", "no"];

/// The value of a field, by its kind. It is shown as [`Holds::parse`] reads it.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldValue {
    /// None of a field that may be empty.
    Nothing,
    Text(String),
    Day(NaiveDate),
    Moment(NaiveDateTime),
    Whole(i64),
    Points(HalfPoints),
    Fraction(f64),
    Flag(bool),
    Rank(Rank),
    Word(&'static str),
}

impl fmt::Display for FieldValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Text(text) => text.fmt(f),
            Self::Day(day) => day.fmt(f),
            Self::Moment(at) => at.fmt(f),
            Self::Whole(number) => number.fmt(f),
            Self::Points(points) => points.fmt(f),
            Self::Fraction(number) => number.fmt(f),
            Self::Flag(on) => YES_OR_NO[usize::from(!on)].fmt(f),
            Self::Rank(rank) => rank.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl Holds {
    /// Reads a value within bounds; `none` for an empty one. `None` for kinds that only forms read.
    pub fn parse(self, text: &str) -> Option<FieldValue> {
        let word = |words: &[&'static str]| {
            words.iter().find(|word| **word == text).map(|word| FieldValue::Word(word))
        };
        let value = match self {
            Self::One(words, _) => word(words)?,
            Self::Until(words) => {
                word(words).or_else(|| text.parse().ok().map(FieldValue::Whole))?
            }
            Self::YesNo => FieldValue::Flag(word(&YES_OR_NO)? == FieldValue::Word("yes")),
            Self::WholeIfAny(..) | Self::DayIfAny if text == "none" => FieldValue::Nothing,
            Self::Whole(..) | Self::WholeIfAny(..) => FieldValue::Whole(text.parse().ok()?),
            Self::Points(..) => FieldValue::Points(text.parse().ok()?),
            Self::DayIfAny => FieldValue::Day(text.parse().ok()?),
            Self::Long(_) => FieldValue::Text(text.to_owned()),
            _ => return None,
        };
        self.fault(&value).is_none().then_some(value)
    }

    /// The values that [`Holds::parse`] reads, in words.
    pub fn allowed(self) -> String {
        match self {
            Self::One(words, _) => words.join(", "),
            Self::Until(words) => {
                format!("{}, or minutes after being told of the ruling", words.join(", "))
            }
            Self::WholeIfAny(least, most) => format!("a number from {least} to {most}, or none"),
            Self::Whole(least, most) => format!("a number from {least} to {most}"),
            Self::Points(0, _) => "points such as 3 or 4.5".to_owned(),
            Self::Points(_, most) => format!("points such as 6.5, at most {most}"),
            Self::DayIfAny => "a day such as 2026-11-21, or none".to_owned(),
            Self::Long(most) => format!("at most {most} letters"),
            _ => YES_OR_NO.join(" or "),
        }
    }

    /// Why a value of the right kind cannot stand there.
    pub fn fault(self, value: &FieldValue) -> Option<Fault> {
        let (value, least, most) = match (self, value) {
            (Self::Name, FieldValue::Text(text)) => return check_name(text).err(),
            // Their parsers allow only valid values.
            (Self::Zone | Self::Rooms, _) => return None,
            (Self::Long(most), FieldValue::Text(text)) => {
                (text.chars().count() as i64, 0, most as i64)
            }
            (_, FieldValue::Text(text)) if !text.is_empty() => return check_name(text).err(),
            (Self::Day, FieldValue::Day(day)) => return check_day(*day).err(),
            (_, FieldValue::Moment(at)) => return check_moment(*at).err(),
            (
                Self::Whole(least, most) | Self::WholeIfAny(least, most),
                FieldValue::Whole(value),
            ) => (*value, least, most),
            (Self::Until(_), FieldValue::Whole(value)) => (*value, 1, 1440),
            (Self::Points(least, most), FieldValue::Points(points)) => {
                let within = (least * 2..=most * 2).contains(&points.0);
                let value = if within { least } else { points.floor() };
                (value.into(), least.into(), most.into())
            }
            // Also catches NaN.
            (Self::Fraction, FieldValue::Fraction(x)) if !(0.0..=1.0).contains(x) => {
                return Some(Fault::OutOfRange { value: *x as i64, least: 0, most: 1 });
            }
            _ => return None,
        };
        (!(least..=most).contains(&value)).then_some(Fault::OutOfRange { value, least, most })
    }
}

/// A field of a `T` by name, with further data of its table: see [`field!`](crate::field!).
#[derive(Debug)]
pub struct Field<T, M = ()> {
    /// Its name in forms, and with `-` for `_` in `--set`.
    pub name: &'static str,
    pub holds: Holds,
    /// `/window/moves`
    pub place: &'static str,
    pub more: M,
    pub get: fn(&T) -> FieldValue,
    pub put: fn(&mut T, FieldValue) -> Option<()>,
}

impl<T, M> Deref for Field<T, M> {
    type Target = M;

    fn deref(&self) -> &M {
        &self.more
    }
}

/// `field!("window", Holds::Whole(0, 400), window.moves, more)`
#[macro_export]
macro_rules! field {
    ($name:expr, $holds:expr, $($place:ident).+, $more:expr) => {
        $crate::Field {
            name: $name,
            holds: $holds,
            place: concat!($("/", stringify!($place)),+),
            more: $more,
            get: |of| $crate::Held::value(&of.$($place).+),
            put: |of, value| $crate::Held::of(value).map(|value| of.$($place).+ = value),
        }
    };
}

/// Why a field cannot be set by its name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    #[error("{what} no field `{name}`: write one of {known}")]
    NoField { what: &'static str, name: String, known: String },
    #[error("{field}: `{value}` cannot stand there: write {allowed}")]
    Value { field: String, value: String, allowed: String },
}

impl<T, M> Field<T, M> {
    pub fn get(&self, of: &T) -> FieldValue {
        (self.get)(of)
    }

    /// A value of another kind or out of range changes nothing.
    pub fn put(&self, of: &mut T, value: FieldValue) {
        let _ = (self.put)(of, value);
    }

    pub fn fault(&self, of: &T) -> Option<Fault> {
        self.holds.fault(&self.get(of))
    }

    pub fn word(&self) -> String {
        self.name.replace('_', "-")
    }

    /// Where it stands in the JSON of a `T` that is written in kebab case.
    pub fn at(&self) -> String {
        self.place.replace('_', "-")
    }

    /// Sets it by a text. [`FieldError::Value`] has the allowed values; nothing is changed then.
    pub fn set(&self, of: &mut T, text: &str) -> Result<(), FieldError> {
        let put = self.holds.parse(text).and_then(|value| (self.put)(of, value));
        put.ok_or_else(|| FieldError::Value {
            field: self.word(),
            value: text.chars().take(60).collect(),
            allowed: self.holds.allowed(),
        })
    }
}

pub fn field_words<'a, T: 'a, M: 'a>(fields: impl IntoIterator<Item = &'a Field<T, M>>) -> String {
    fields.into_iter().map(Field::word).collect::<Vec<_>>().join(", ")
}

/// A type of the value of a field.
pub trait Held: Sized {
    fn value(&self) -> FieldValue;

    /// `None` for a value of another kind or out of range.
    fn of(value: FieldValue) -> Option<Self>;
}

macro_rules! held {
    ($($type:ty: $kind:ident;)*) => {$(
        impl Held for $type {
            fn value(&self) -> FieldValue {
                FieldValue::$kind(self.clone().into())
            }

            fn of(value: FieldValue) -> Option<Self> {
                let FieldValue::$kind(value) = value else { return None };
                Self::try_from(value).ok()
            }
        }
    )*};
}

held! {
    String: Text;
    Cow<'static, str>: Text;
    EventZone: Text;
    Rooms: Text;
    NaiveDate: Day;
    NaiveDateTime: Moment;
    i32: Whole;
    i64: Whole;
    u8: Whole;
    u32: Whole;
    HalfPoints: Points;
    f64: Fraction;
    Rank: Rank;
}

impl Held for bool {
    fn value(&self) -> FieldValue {
        FieldValue::Flag(*self)
    }

    fn of(value: FieldValue) -> Option<Self> {
        match value {
            FieldValue::Flag(on) => Some(on),
            FieldValue::Word(word) => Some(word == "yes"),
            _ => None,
        }
    }
}

impl<V: Held> Held for Option<V> {
    fn value(&self) -> FieldValue {
        self.as_ref().map_or(FieldValue::Nothing, V::value)
    }

    fn of(value: FieldValue) -> Option<Self> {
        if value == FieldValue::Nothing { Some(None) } else { V::of(value).map(Some) }
    }
}

/// Lets fields hold enums of [`go::named!`].
#[macro_export]
macro_rules! held_words {
    ($($type:ty)*) => {$(
        impl $crate::Held for $type {
            fn value(&self) -> $crate::FieldValue {
                $crate::FieldValue::Word(self.name())
            }

            fn of(value: $crate::FieldValue) -> Option<Self> {
                let $crate::FieldValue::Word(word) = value else { return None };
                Self::named(word)
            }
        }
    )*};
}
