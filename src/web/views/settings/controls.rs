use super::answers::{Words, system_notes, words};
use crate::web::prelude::*;

pub struct Control {
    pub key: &'static str,
    pub label: String,
    pub hint: String,
    pub input: Input,
}

pub enum Input {
    /// The `inputmode` of the on-screen keyboard, and whether the field is required.
    Typed(&'static str, bool),
    Day,
    Moment,
    Suggested(Vec<&'static str>),
    Picked(Words),
    /// Radio buttons, each with a note.
    Chosen(Vec<(&'static str, String, String)>),
    Ticked,
}

/// Controls for some groups of settings. A separate template, so that it is compiled only once.
#[derive(Template)]
#[template(path = "settings_of_groups.html")]
pub struct Controls<'a> {
    t: Lang,
    form: &'a Form,
    /// Shown first: questions with few answers.
    pub choices: Vec<Control>,
    pub fields: Vec<Control>,
    pub ticks: Vec<Control>,
}

impl<'a> Controls<'a> {
    pub fn of(t: Lang, form: &'a Form, groups: &[SettingGroup]) -> Self {
        let wanted = Setting::all().filter(|setting| groups.contains(&setting.group));
        Self::asking(t, form, wanted.map(|setting| Control::of(t, setting)))
    }

    pub fn asking(t: Lang, form: &'a Form, wanted: impl IntoIterator<Item = Control>) -> Self {
        let (ticks, others): (Vec<_>, Vec<_>) =
            wanted.into_iter().partition(|control| matches!(control.input, Input::Ticked));
        let (choices, fields) =
            others.into_iter().partition(|control| matches!(control.input, Input::Chosen(_)));
        Self { t, form, choices, fields, ticks }
    }
}

impl Control {
    fn of(t: Lang, setting: &Setting) -> Self {
        let hint = setting.hint.map(|hint| t.text(hint)).unwrap_or_default();
        Self { key: setting.key, label: t.text(setting.label), hint, input: Input::of(t, setting) }
    }
}

impl Input {
    fn of(t: Lang, setting: &Setting) -> Self {
        match setting.kind {
            SettingKind::Name | SettingKind::Rank => Self::Typed("", true),
            SettingKind::Text | SettingKind::Country | SettingKind::Rooms => Self::Typed("", false),
            SettingKind::Day => Self::Day,
            SettingKind::Moment => Self::Moment,
            SettingKind::Limit(_) => Self::Typed("numeric", false),
            SettingKind::Whole(..) => Self::Typed("numeric", true),
            SettingKind::Points(..) | SettingKind::Fraction => Self::Typed("decimal", true),
            SettingKind::Zone => Self::Suggested(EventZone::places().collect()),
            SettingKind::Flag => Self::Ticked,
            // The name of a system does not explain it, so it has notes.
            SettingKind::Word(..) if setting.group == SettingGroup::System => {
                Self::Chosen(system_notes(t))
            }
            SettingKind::Word(names, key) => Self::Picked(words(t, key, names)),
        }
    }
}
