use std::borrow::Cow;
use std::fmt::Display;

use chrono::NaiveDateTime;
use rating::{ParseRankError, ParseRatingError};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::{EntryId, Fault, HalfPoints, ParseEndingError, RoundNo, TableNo};

/// The value of a variable of a text: a whole number, which chooses the plural, or words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Filling {
    Number(i64),
    /// A moment in UTC, shown as the time of day on the event's clock.
    Moment(NaiveDateTime),
    /// Words, or a formatted number.
    Words(String),
    /// A person: by name where the tournament is at hand, see [`Sentence::naming`], by number elsewhere.
    Entry {
        entry: EntryId,
    },
    Entries {
        entries: Vec<EntryId>,
    },
}

impl Filling {
    /// An entry, to be replaced by the name.
    pub const fn person(entry: EntryId) -> Self {
        Self::Entry { entry }
    }

    /// Several entries, to be replaced by their names.
    pub fn people(entries: &[EntryId]) -> Self {
        Self::Entries { entries: entries.to_vec() }
    }
}

macro_rules! from {
    ($To:ty: $($($From:ty),* => $value:ident $made:expr;)*) => { $($(
        impl From<$From> for $To {
            fn from($value: $From) -> Self {
                $made
            }
        }
    )*)* };
}

from! { Filling:
    &str => words Self::Words(words.to_owned());
    String => words Self::Words(words);
    NaiveDateTime => at Self::Moment(at);
    i64 => n Self::Number(n);
    i8, i16, i32, u8, u16, u32 => n Self::Number(n.into());
    u64, usize => n Self::Number(i64::try_from(n).unwrap_or(i64::MAX));
    EntryId, RoundNo, TableNo => id Self::Number(id.0.into());
}

impl<T: Clone + Into<Self>> From<&T> for Filling {
    fn from(filling: &T) -> Self {
        filling.clone().into()
    }
}

/// A text of the catalogues with its variables set, to be rendered in any language: a fault of a field, a result of
/// an act, why a page cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    #[serde(rename = "k")]
    key: Cow<'static, str>,
    #[serde(rename = "a", default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<(Cow<'static, str>, Filling)>,
}

impl Sentence {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// With that variable set, replacing an earlier value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Filling>) -> Self {
        self.args.retain(|(filled, _)| filled != name);
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The text of a message: its variant's name, after `keys`, is the key, and its fields are the variables.
    pub fn of(keys: &str, message: &impl Serialize) -> Self {
        let (name, fields) = match serde_json::to_value(message) {
            Ok(Value::String(name)) => (name, Value::Null),
            Ok(Value::Object(variant)) => variant.into_iter().next().unwrap_or_default(),
            _ => Default::default(),
        };
        let filled = |value| match value {
            Value::Number(number) => {
                number.as_i64().map_or_else(|| Filling::Words(number.to_string()), Filling::Number)
            }
            Value::String(words) => Filling::Words(words),
            other => Filling::Words(other.to_string()),
        };
        let Value::Object(fields) = fields else { return Self::new(format!("{keys}{name}")) };
        let args = fields.into_iter().map(|(name, value)| (Cow::Owned(name), filled(value)));
        Self { key: format!("{keys}{name}").into(), args: args.collect() }
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    pub fn args(&self) -> &[(Cow<'static, str>, Filling)] {
        &self.args
    }

    #[must_use]
    pub fn naming(mut self, name: impl Fn(EntryId) -> String) -> Self {
        for (_, filling) in &mut self.args {
            match filling {
                Filling::Entry { entry } => *filling = Filling::Words(name(*entry)),
                Filling::Entries { entries } => {
                    let names: Vec<_> = entries.iter().map(|entry| name(*entry)).collect();
                    *filling = Filling::Words(names.join(", "));
                }
                Filling::Number(_) | Filling::Moment(_) | Filling::Words(_) => {}
            }
        }
        self
    }
}

/// A message to people, in the words of the catalogues. An enum of messages lists each of them: the variant's name
/// in kebab case, after [`Message::KEYS`], is the key of its sentence, and its fields are the sentence's variables.
pub trait Message: Serialize + Sized {
    const KEYS: &'static str;

    /// The sentence of the catalogues.
    fn sentence(&self) -> Sentence {
        Sentence::of(Self::KEYS, self)
    }
}

/// Serialises a field of a [`Message`] as it is displayed.
pub fn as_displayed<S: Serializer>(field: &impl Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(field)
}

from! { Sentence:
    Fault => fault fault.sentence();
    ParseRankError => error Self::new("fault-rank").with("typed", error.0);
    ParseRatingError => error Self::new("fault-rating").with("typed", error.0);
    ParseEndingError => error Self::new("fault-result").with("typed", error.0);
}

/// Reads points typed by a person, `6.5`, `6,5` or `6½`. An error is the sentence that says how to write them.
pub fn read_points(typed: &str) -> Result<HalfPoints, Sentence> {
    HalfPoints::parse(typed).ok_or_else(|| Sentence::new("fault-points").with("typed", typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_said_by_its_name_and_fields() {
        let long = Fault::TooLong { length: 300, most: 200 }.sentence();
        assert_eq!(long, Sentence::new("fault-too-long").with("length", 300).with("most", 200));
        assert_eq!(Fault::Missing.sentence(), Sentence::new("fault-missing"));
    }

    #[test]
    fn people_are_named_where_their_names_are_known() {
        let said =
            Sentence::new("x").with("name", Filling::person(EntryId(3))).with("n", EntryId(3));
        let named = said.naming(|id| format!("Player {id}"));
        assert_eq!(named, Sentence::new("x").with("name", "Player 3").with("n", 3));
    }
}
