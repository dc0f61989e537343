use askama::Template;

use crate::web::{Form, Lang};
use tournament::{EventZone, Setting, SettingGroup, SettingKind};

use super::answers::{Words, system_notes, words};

/// How a form asks for a setting.
pub struct Control {
    /// The name of its field.
    pub key: &'static str,
    /// What it is called.
    pub label: String,
    /// What is said besides; may be empty.
    pub hint: String,
    /// What is typed, ticked or chosen.
    pub input: Input,
}

/// The element that asks.
pub enum Input {
    /// A field to type into: the keys that a phone shows, and whether it has to be filled.
    Typed(&'static str, bool),
    /// A day.
    Day,
    /// A day and a time.
    Moment,
    /// A field to type into, with values to take over.
    Suggested(Vec<&'static str>),
    /// A list to pick from.
    Picked(Words),
    /// A few answers, each with a note.
    Chosen(Vec<(&'static str, String, String)>),
    /// A box to tick.
    Ticked,
}

/// The settings of some groups as a form has them: a part of a page, made once and not in each page anew.
#[derive(Template)]
#[template(path = "settings_of_groups.html")]
pub struct Controls<'a> {
    t: Lang,
    form: &'a Form,
    /// First the questions with a few answers.
    pub choices: Vec<Control>,
    /// Then what is filled in or chosen from a list.
    pub fields: Vec<Control>,
    /// Then the boxes to tick.
    pub ticks: Vec<Control>,
}

impl<'a> Controls<'a> {
    /// In that language, with what stands in that form, in the order in which the settings are declared.
    pub fn of(t: Lang, form: &'a Form, groups: &[SettingGroup]) -> Self {
        let wanted = Setting::all().filter(|setting| groups.contains(&setting.group));
        Self::asking(t, form, wanted.map(|setting| Control::of(t, setting)))
    }

    /// The same of controls that a page has by itself.
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
            // What a system does is not told by its name.
            SettingKind::Word(..) if setting.group == SettingGroup::System => {
                Self::Chosen(system_notes(t))
            }
            SettingKind::Word(names, key) => Self::Picked(words(t, key, names)),
        }
    }
}
