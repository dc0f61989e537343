//! A form as one table of fields: each is read into its place in a value, and filled from there.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use tournament::{Fields, check_name};

use super::{Reader, Sentence};

/// A field of a form that edits a `T`.
pub struct FieldOf<T> {
    pub name: &'static str,
    pub read: fn(&mut Reader<'_>, &'static str, &mut T) -> Option<()>,
    pub fill: fn(&T) -> String,
}

/// How a field is read as a value of type `V`, and filled with one.
pub trait Kind<V> {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<V>;
    fn fill(self, value: &V) -> String;
}

/// The fields of a form: `fields! { ENTRY: Entry { surname: Name; email: Email, private.email; } }`.
macro_rules! fields {
    ($(#[$about:meta])* $vis:vis $table:ident: $of:ty {
        $($name:ident: $kind:expr $(, $($place:ident).+)?;)*
    }) => {
        $(#[$about])*
        $vis const $table: &[$crate::web::FieldOf<$of>] = &[$($crate::web::FieldOf {
            name: stringify!($name),
            read: |reader, name, value| {
                $crate::web::fields!(@ value $name $(, $($place).+)?) = $crate::web::Kind::read($kind, reader, name)?;
                Some(())
            },
            fill: |value| $crate::web::Kind::fill($kind, &$crate::web::fields!(@ value $name $(, $($place).+)?)),
        }),*];
    };
    (@ $value:ident $name:ident) => { $value.$name };
    (@ $value:ident $name:ident, $($place:ident).+) => { $value.$($place).+ };
}
pub(crate) use fields;

/// `was` with what was typed; every field is read, so that all faults are said at once.
pub fn read_fields<T: Clone>(fields: &[FieldOf<T>], reader: &mut Reader<'_>, was: &T) -> Option<T> {
    let mut now = was.clone();
    let read = fields.iter().map(|field| (field.read)(reader, field.name, &mut now));
    read.fold(Some(()), Option::and).map(|()| now)
}

/// The fields as the form shows `value`.
pub fn filled_fields<T>(fields: &[FieldOf<T>], value: &T) -> Fields {
    fields.iter().map(|field| (field.name.to_owned(), (field.fill)(value))).collect()
}

/// A text.
pub enum Words {
    /// Of 1 to 200 characters.
    SomeText,
    /// Of at most 200 characters.
    Text,
    /// That a function reads; it may be left empty.
    TextAs(fn(&str) -> Result<String, Sentence>),
}

pub use Words::{SomeText, Text, TextAs};

/// What its type reads: a rank.
pub struct Parsed;

/// A box to tick.
pub struct Flag;

/// A whole number within bounds.
pub struct Whole<N>(pub RangeInclusive<N>);

/// One of several answers, by its code.
pub struct OneOf<V>(pub fn(&str) -> Option<V>);

/// A field that may be left empty.
pub struct IfAny<K>(pub K);

/// A value that one function reads and another writes.
pub struct ReadAs<V>(pub fn(&str) -> Result<V, Sentence>, pub fn(&V) -> String);

impl Kind<String> for Words {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<String> {
        let read = match self {
            SomeText => return reader.read(name, check_name),
            Text => reader.read_if_any(name, check_name),
            TextAs(read) => reader.read_if_any(name, read),
        };
        read.map(Option::unwrap_or_default)
    }

    fn fill(self, value: &String) -> String {
        value.clone()
    }
}

impl<V> Kind<V> for ReadAs<V> {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<V> {
        reader.read(name, self.0)
    }

    fn fill(self, value: &V) -> String {
        self.1(value)
    }
}

impl<V: FromStr<Err: Into<Sentence>> + Display> Kind<V> for Parsed {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<V> {
        reader.read(name, str::parse)
    }

    fn fill(self, value: &V) -> String {
        value.to_string()
    }
}

impl Kind<bool> for Flag {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<bool> {
        Some(reader.ticked(name))
    }

    fn fill(self, value: &bool) -> String {
        if *value { "yes".to_owned() } else { String::new() }
    }
}

impl<N: TryFrom<i64> + Into<i64> + Copy> Kind<N> for Whole<N> {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<N> {
        reader.number(name, self.0)
    }

    fn fill(self, value: &N) -> String {
        let number: i64 = (*value).into();
        number.to_string()
    }
}

impl<V: Display> Kind<V> for OneOf<V> {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<V> {
        reader.choose(name, self.0)
    }

    fn fill(self, value: &V) -> String {
        value.to_string()
    }
}

impl<V, K: Kind<V>> Kind<Option<V>> for IfAny<K> {
    fn read(self, reader: &mut Reader<'_>, name: &'static str) -> Option<Option<V>> {
        match reader.typed(name).trim() {
            "" => Some(None),
            _ => self.0.read(reader, name).map(Some),
        }
    }

    fn fill(self, value: &Option<V>) -> String {
        value.as_ref().map(|value| self.0.fill(value)).unwrap_or_default()
    }
}
