//! Sentences before a language is known: the key of a text and what fills its gaps.

use std::borrow::Cow;

use chrono::NaiveDateTime;
use fluent_templates::fluent_bundle::FluentValue;
use serde::{Deserialize, Serialize};

use super::Lang;
use crate::rating::{ParseRankError, ParseRatingError};
use crate::tournament::{EntryId, Fault, HalfPoints, ParseEndingError, RoundNo, TableNo};

/// What fills a gap of a text: a whole number, which chooses the plural, or words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Filling {
    /// A whole number.
    Number(i64),
    /// A moment in UTC, of which the time of day is read on the event's clock.
    Moment(NaiveDateTime),
    /// Words, or a number already written as the language writes it.
    Words(String),
}

impl Filling {
    pub(super) fn fluent(&self, t: Lang) -> FluentValue<'_> {
        match self {
            Self::Moment(at) => FluentValue::from(t.time(t.local(*at).time())),
            Self::Number(number) => FluentValue::from(*number),
            Self::Words(words) => FluentValue::from(words.as_str()),
        }
    }
}

impl From<&str> for Filling {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<NaiveDateTime> for Filling {
    fn from(at: NaiveDateTime) -> Self {
        Self::Moment(at)
    }
}

impl From<String> for Filling {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

macro_rules! filling_from_numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Filling {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}
filling_from_numbers!(i8, i16, i32, i64, u8, u16, u32, u64, usize);

macro_rules! filling_from_ids {
    ($($id:ty),*) => { $(
        impl From<$id> for Filling {
            fn from(id: $id) -> Self {
                Self::Number(id.0.into())
            }
        }
    )* };
}
filling_from_ids!(EntryId, RoundNo, TableNo);

impl<T: Clone + Into<Self>> From<&T> for Filling {
    fn from(filling: &T) -> Self {
        filling.clone().into()
    }
}

/// The variables of a text: an array of pairs of one kind, or a tuple of pairs of several.
pub trait Args {
    /// The pairs, each with its filling.
    fn into_args(self) -> Vec<(&'static str, Filling)>;
}

impl<V: Into<Filling>, const N: usize> Args for [(&'static str, V); N] {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.into_iter().map(|(name, value)| (name, value.into())).collect()
    }
}

// Templates hand everything over by reference.
impl Args for Vec<(&'static str, String)> {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.into_iter().map(|(name, words)| (name, words.into())).collect()
    }
}

impl<A: Args + Clone> Args for &A {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.clone().into_args()
    }
}

macro_rules! args_from_tuples {
    ($($letter:ident),*) => {
        impl<$($letter: Into<Filling>),*> Args for ($((&'static str, $letter),)*) {
            fn into_args(self) -> Vec<(&'static str, Filling)> {
                #[allow(non_snake_case)]
                let ($($letter,)*) = self;
                vec![$(($letter.0, $letter.1.into())),*]
            }
        }
    };
}
args_from_tuples!(A, B);
args_from_tuples!(A, B, C);
args_from_tuples!(A, B, C, D);
args_from_tuples!(A, B, C, D, E);

/// A text of the catalogues with its gaps filled, to be read in any language: what is wrong with a field,
/// what has just happened, why a page cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    #[serde(rename = "k")]
    key: Cow<'static, str>,
    #[serde(rename = "a", default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<(Cow<'static, str>, Filling)>,
}

impl Sentence {
    /// The text of that key.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// The same with one more gap filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Filling>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The key of the text.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What fills its gaps.
    #[must_use]
    pub fn args(&self) -> &[(Cow<'static, str>, Filling)] {
        &self.args
    }
}

impl From<Fault> for Sentence {
    fn from(fault: Fault) -> Self {
        let sentence = Self::new(fault.code());
        match fault {
            Fault::TooLong { length, most } => sentence.with("length", length).with("most", most),
            Fault::OutOfRange { value, least, most } => {
                sentence.with("value", value).with("least", least).with("most", most)
            }
            Fault::Twice(what) => sentence.with("what", what),
            Fault::ClubCode(code) => sentence.with("code", code),
            Fault::NoZone(typed) | Fault::NoRoom(typed) => sentence.with("typed", typed),
            Fault::Missing
            | Fault::ControlCharacter
            | Fault::WebAddress
            | Fault::EndsBeforeItBegins
            | Fault::FloorAboveBar
            | Fault::NoMainScore
            | Fault::CategoryOrder => sentence,
        }
    }
}

impl From<ParseRankError> for Sentence {
    fn from(error: ParseRankError) -> Self {
        Self::new("fault-rank").with("typed", error.0)
    }
}

impl From<ParseRatingError> for Sentence {
    fn from(error: ParseRatingError) -> Self {
        Self::new("fault-rating").with("typed", error.0)
    }
}

impl From<ParseEndingError> for Sentence {
    fn from(error: ParseEndingError) -> Self {
        Self::new("fault-result").with("typed", error.0)
    }
}

/// Reads points typed by a person, `6.5`, `6,5` or `6½`.
///
/// # Errors
/// The sentence that says how to write them.
pub fn read_points(typed: &str) -> Result<HalfPoints, Sentence> {
    HalfPoints::parse(typed).ok_or_else(|| Sentence::new("fault-points").with("typed", typed))
}
