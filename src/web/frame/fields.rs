//! Fields of forms as HTML, made here once: a macro of a template is compiled again wherever it is used.

use askama::Template;

use super::{ByValue, Form, Lang, Sentence};

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
pub fn said_of(form: &Form, name: impl AsRef<str>, hint: impl AsRef<str>) -> String {
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
        said: &said_of(form, name, hint),
        head: Head { t: *t, form, name, label, hint },
        value: (!SECRET.contains(&kind.as_ref())).then(|| form.value(name)),
        kind: kind.as_ref(),
        fill: fill.as_ref(),
        mode: mode.as_ref(),
        required: required.given(),
        about: about.as_ref(),
    })
}
