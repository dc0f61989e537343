use std::fmt;

use chrono::NaiveDate;
use rating::Rank;

use super::{
    DrawnPlace, EventZone, HalfPoints, HandicapBasis, NoResultPolicy, ReportPolicy, Rooms,
    RulesetName, SeedMethod, System,
};

/// The value of a setting.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // as the kinds of settings
pub enum SettingValue {
    Text(String),
    Day(NaiveDate),
    Whole(i64),
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
            Self::Whole(number) => number.fmt(f),
            Self::Points(points) => points.fmt(f),
            Self::Fraction(number) => number.fmt(f),
            Self::Flag(flag) => flag.fmt(f),
            Self::Rank(rank) => rank.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// A field of the settings. A value of another kind, or out of the field's type, leaves it as it is.
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
    i32: Whole;
    i64: Whole;
    u8: Whole;
    u32: Whole;
    HalfPoints: Points;
    f64: Fraction;
    bool: Flag;
    Rank: Rank;
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

held_words! { RulesetName System NoResultPolicy HandicapBasis SeedMethod DrawnPlace ReportPolicy }
