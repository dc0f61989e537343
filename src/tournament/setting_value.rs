use std::fmt;

use chrono::{NaiveDate, NaiveDateTime};
use rating::Rank;

use super::{
    DrawnPlace, EventZone, HalfPoints, HandicapBasis, NoResultPolicy, OpenGames, ReportPolicy,
    Rooms, RulesetName, SeedMethod, Sides, System, UnplayedPolicy,
};

/// The value of a setting.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // as the kinds of settings
pub enum SettingValue {
    Text(String),
    Day(NaiveDate),
    Moment(Option<NaiveDateTime>),
    Whole(i64),
    Limit(Option<i64>),
    Points(HalfPoints),
    Fraction(f64),
    Flag(bool),
    Rank(Rank),
    Word(&'static str),
}

impl fmt::Display for SettingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => text.fmt(f),
            Self::Day(day) => day.fmt(f),
            Self::Moment(at) => at.map_or(Ok(()), |at| at.fmt(f)),
            Self::Whole(number) => number.fmt(f),
            Self::Limit(most) => most.map_or(Ok(()), |most| most.fmt(f)),
            Self::Points(points) => points.fmt(f),
            Self::Fraction(number) => number.fmt(f),
            Self::Flag(flag) => flag.fmt(f),
            Self::Rank(rank) => rank.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// A field of the settings. A value of another kind or out of range does not change it.
pub(super) trait Held {
    fn value(&self) -> SettingValue;
    fn put(&mut self, value: SettingValue);
}

macro_rules! held {
    ($($type:ty: $kind:ident;)*) => {$(
        impl Held for $type {
            fn value(&self) -> SettingValue {
                SettingValue::$kind(self.clone().into())
            }

            fn put(&mut self, value: SettingValue) {
                if let SettingValue::$kind(value) = value {
                    *self = Self::try_from(value).unwrap_or_else(|_| self.clone());
                }
            }
        }
    )*};
}

held! {
    String: Text;
    EventZone: Text;
    Rooms: Text;
    NaiveDate: Day;
    Option<NaiveDateTime>: Moment;
    i32: Whole;
    i64: Whole;
    u8: Whole;
    u32: Whole;
    HalfPoints: Points;
    f64: Fraction;
    bool: Flag;
    Rank: Rank;
}

impl Held for Option<u32> {
    fn value(&self) -> SettingValue {
        SettingValue::Limit(self.map(i64::from))
    }

    fn put(&mut self, value: SettingValue) {
        if let SettingValue::Limit(most) = value {
            *self = most.and_then(|most| u32::try_from(most).ok());
        }
    }
}

macro_rules! held_words {
    ($($type:ty)*) => {$(
        impl Held for $type {
            fn value(&self) -> SettingValue {
                SettingValue::Word(self.name())
            }

            fn put(&mut self, value: SettingValue) {
                if let SettingValue::Word(word) = value && let Some(value) = Self::named(word) {
                    *self = value;
                }
            }
        }
    )*};
}

held_words! {
    RulesetName System NoResultPolicy HandicapBasis SeedMethod DrawnPlace ReportPolicy Sides
    UnplayedPolicy OpenGames
}
