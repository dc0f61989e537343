//! Fields of a form: read one typed value after another, as one table that reads and fills a value, and as HTML, made
//! here once: a macro of a template is compiled again wherever it is used.

use super::*;
use std::fmt::Display;

use tournament::{check_day, check_name};

/// A parsed form, with which a handler works.
pub trait FromForm: Sized {
    /// Reads every field, also after a wrong one, so that all errors are shown at once:
    /// `let (a, b) = (reader.read("a", …), reader.read("b", …)); Some(Self { a: a?, b: b? })`.
    fn from_form(reader: &mut Reader<'_>) -> Option<Self>;
}

pub struct Reader<'a> {
    form: &'a Form,
    pub(super) wrong: Vec<(String, Sentence)>,
}

impl<'a> Reader<'a> {
    pub(super) const fn of(form: &'a Form) -> Self {
        Self { form, wrong: Vec::new() }
    }

    pub fn typed(&self, name: &str) -> &'a str {
        self.form.value(name)
    }

    /// The field's value when the form was made.
    pub fn original(&self, name: &str) -> Option<String> {
        self.form.original(name)
    }

    pub fn all(&self, name: &str) -> Vec<&'a str> {
        self.form.values(name).collect()
    }

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

/// A field of a form that edits a `T`.
pub struct FieldOf<T> {
    pub name: &'static str,
    pub read: fn(&mut Reader<'_>, &'static str, &mut T) -> Option<()>,
    pub fill: fn(&T) -> String,
}

/// How a field is read as a value of type `V`, and filled with one.
pub trait Kind<V> {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<V>;
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

pub struct Flag;

pub struct Whole<N>(pub RangeInclusive<N>);

pub struct OneOf<V>(pub fn(&str) -> Option<V>);

/// A field that may be left empty.
pub struct IfAny<K>(pub K);

/// A value that one function reads and another writes.
pub struct ReadAs<V>(pub fn(&str) -> Result<V, Sentence>, pub fn(&V) -> String);

impl Kind<String> for Words {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<String> {
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
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<V> {
        reader.read(name, self.0)
    }

    fn fill(self, value: &V) -> String {
        self.1(value)
    }
}

impl<V: FromStr<Err: Into<Sentence>> + Display> Kind<V> for Parsed {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<V> {
        reader.read(name, str::parse)
    }

    fn fill(self, value: &V) -> String {
        value.to_string()
    }
}

impl Kind<bool> for Flag {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<bool> {
        Some(reader.ticked(name))
    }

    fn fill(self, value: &bool) -> String {
        if *value { "yes".to_owned() } else { String::new() }
    }
}

impl<N: TryFrom<i64> + Into<i64> + Copy> Kind<N> for Whole<N> {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<N> {
        reader.number(name, self.0)
    }

    fn fill(self, value: &N) -> String {
        let number: i64 = (*value).into();
        number.to_string()
    }
}

impl<V: Display> Kind<V> for OneOf<V> {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<V> {
        reader.choose(name, self.0)
    }

    fn fill(self, value: &V) -> String {
        value.to_string()
    }
}

impl<V, K: Kind<V>> Kind<Option<V>> for IfAny<K> {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<Option<V>> {
        match reader.typed(name).trim() {
            "" => Some(None),
            _ => self.0.read(reader, name).map(Some),
        }
    }

    fn fill(self, value: &Option<V>) -> String {
        value.as_ref().map(|value| self.0.fill(value)).unwrap_or_default()
    }
}

/// The label, hint and error above a field. The element that surrounds it is left open.
#[derive(Template)]
#[template(path = "field/head.html")]
struct Head<'a> {
    t: Lang,
    form: &'a Form,
    name: &'a str,
    label: &'a str,
    hint: &'a str,
}

/// Types of fields whose value is never written into a page.
const SECRET: [&str; 2] = ["password", "file"];

#[derive(Template)]
#[template(path = "field/typed.html")]
struct TypedField<'a> {
    head: Head<'a>,
    said: &'a str,
    kind: &'a str,
    fill: &'a str,
    mode: &'a str,
    required: bool,
    /// `None` for passwords and files, which are never shown again.
    value: Option<&'a str>,
    about: &'a str,
}

#[derive(Template)]
#[template(path = "field/wrong.html")]
struct Wrong<'a> {
    t: Lang,
    name: &'a str,
    wrong: &'a Sentence,
}

#[derive(Template)]
#[template(path = "field/said.html")]
struct Said<'a> {
    form: &'a Form,
    name: &'a str,
    hint: &'a str,
}

/// Writing to a string does not fail.
fn html(part: &impl Template) -> String {
    part.render().unwrap_or_default()
}

/// The surrounding element is left open.
pub fn field_head(
    t: &Lang,
    form: &Form,
    name: impl AsRef<str>,
    label: impl AsRef<str>,
    hint: impl AsRef<str>,
) -> String {
    let (name, label, hint) = (name.as_ref(), label.as_ref(), hint.as_ref());
    html(&Head { t: *t, form, name, label, hint })
}

pub fn wrong_word(t: &Lang, form: &Form, name: impl AsRef<str>) -> String {
    let name = name.as_ref();
    form.wrong(name).map(|wrong| html(&Wrong { t: *t, name, wrong })).unwrap_or_default()
}

/// The attributes that mark a field as wrong and point to its message.
pub fn error_attributes(form: &Form, name: impl AsRef<str>, hint: impl AsRef<str>) -> String {
    html(&Said { form, name: name.as_ref(), hint: hint.as_ref() })
}

/// `kind` is the type of the input, `fill` its autocomplete token, `mode` the keys that a phone shows, `about` the id
/// of an error about several fields together.
#[expect(clippy::too_many_arguments, reason = "a template says what a field is like in one line")]
pub fn field(
    t: &Lang,
    form: &Form,
    name: impl AsRef<str>,
    label: impl AsRef<str>,
    hint: impl AsRef<str>,
    kind: impl AsRef<str>,
    fill: impl AsRef<str>,
    mode: impl AsRef<str>,
    required: impl ByValue<bool>,
    about: impl AsRef<str>,
) -> String {
    let (name, label, hint) = (name.as_ref(), label.as_ref(), hint.as_ref());
    html(&TypedField {
        said: &error_attributes(form, name, hint),
        head: Head { t: *t, form, name, label, hint },
        value: (!SECRET.contains(&kind.as_ref())).then(|| form.value(name)),
        kind: kind.as_ref(),
        fill: fill.as_ref(),
        mode: mode.as_ref(),
        required: required.given(),
        about: about.as_ref(),
    })
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
